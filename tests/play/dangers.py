"""A game by the Fu Hing book, as far as dangerous play looks at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from windroos.books.catalog import rules
from windroos.hands import By, Situation, Win, hand_of
from windroos.notation import parse
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Danger, Laid, OpenTable, Source, Thrown
from windroos.play.rules.liability import (
    Decided,
    DiscardChoice,
    Ruling,
    blameless,
    choice_at,
    decided_by,
    liable,
    newly,
)
from windroos.play.rules.liability_dangers import with_set
from windroos.rules.conduct import Conduct
from windroos.rules.rule import Value
from windroos.rules.rules import conduct_of
from windroos.scoring.score import score
from windroos.tiles import symbol

E, S, W, N = range(4)


def tiles(text: str) -> tuple[int, ...]:
    return parse(text).hand.concealed


def tile(text: str) -> int:
    return tiles(text)[0]


def clear_table() -> OpenTable:
    """A table without its match and dice: what the rules of liability look at."""
    known: dict[str, Any] = {
        "melds": ((),) * 4,
        "laid": (),
        "discards": (),
        "front": 60,
        "back": 0,
        "source": Source.WALL,
        "dangers": (),
    }
    return OpenTable._make(known.get(name) for name in OpenTable._fields)


@dataclass
class DangerGame:
    """Sets are laid and tiles discarded as the referee would have it; it remembers what the referee must."""

    options: dict[str, Value] = field(default_factory=dict)
    table: OpenTable = field(default_factory=clear_table)
    decided: list[Decided] = field(default_factory=list)

    @property
    def conduct(self) -> Conduct:
        return conduct_of(rules("hongkong", self.options))

    def live(self, left: int) -> DangerGame:
        conduct = self.conduct
        self.table = self.table._replace(front=len(conduct.tiles) - conduct.dead - left)
        return self

    def lay(self, seat: int, text: str, giver: int = NOBODY, gave: str = "", rack: str = "") -> DangerGame:
        """Sets are laid; the last of them with a tile (`gave`) that `giver` discarded out of `rack`."""
        sets = parse(text).hand.melds
        for one in sets:
            self._lay_one(Laid(seat, one, giver, tile(gave) if gave else one.tile, 0), rack)
        return self

    def claim(self, seat: int, text: str, giver: int | None = None) -> DangerGame:
        """Sets claimed from the neighbour on the left."""
        return self.lay(seat, text, (seat + 3) % 4 if giver is None else giver)

    def _lay_one(self, laid: Laid, rack: str) -> None:
        table = self.table
        choice = choice_at(self.conduct, table, laid.giver, tiles(rack)) if rack else None
        self.decided += decided_by(table, laid, choice)
        sets = with_set(table.melds[laid.seat], laid.meld)
        self.table = table._replace(
            dangers=(*table.dangers, *newly(table, laid)),
            laid=(*table.laid, laid),
            melds=(*table.melds[: laid.seat], sets, *table.melds[laid.seat + 1 :]),
        )

    def discard(self, text: str) -> DangerGame:
        thrown = tuple(Thrown(S, kind) for kind in tiles(text))
        self.table = self.table._replace(discards=(*self.table.discards, *thrown))
        return self

    def choice(self, seat: int, rack: str) -> DiscardChoice:
        found = choice_at(self.conduct, self.table, seat, tiles(rack))
        assert found is not None
        return found

    def free(self, seat: int, rack: str) -> set[str]:
        return {symbol(kind) for kind in blameless(self.choice(seat, rack))}

    def won(
        self, winner: int, rack: str, winning: str, giver: int = NOBODY, out_of: str = "", by: By = By.DISCARD
    ) -> Ruling | None:
        hand = hand_of(tiles(rack), self.table.melds[winner])
        how = by if giver != NOBODY or by != By.DISCARD else By.WALL
        counted = score(rules("hongkong", self.options), hand, Situation(winner, 0, Win(tile(winning), how)))
        assert counted.complete
        choice = choice_at(self.conduct, self.table, giver, tiles(out_of)) if giver != NOBODY else None
        assert giver == NOBODY or tile(winning) in tiles(out_of)
        return liable(winner, giver, tile(winning), counted, choice, self.decided, self.table.dangers)


def codes(ruling: Ruling | None) -> list[str]:
    assert ruling is not None
    return [code for code, _ in ruling.reasons]


def verdict(ruling: Ruling | None) -> tuple[int, list[str]]:
    assert ruling is not None
    return ruling.liable, codes(ruling)


def numbers(ruling: Ruling | None, wanted: str) -> tuple[int, ...]:
    assert ruling is not None
    return next(numbers for code, numbers in ruling.reasons if code == wanted)


def threatens(game: DangerGame) -> list[Danger]:
    return list(game.table.dangers)


DOTS_OPEN = "[111p] [234p] [345p]"
DOTS_RACK = "6678p"
"""Waits for dots 6 and 9, and can use a 5 for a chow: as the example of p. 13 says of its lost drawing."""


def dots_of_east() -> DangerGame:
    return DangerGame().claim(E, DOTS_OPEN)


def given_the_fourth_set(rack: str = "5p EE 345s 22s") -> DangerGame:
    return dots_of_east().lay(E, "[567p]", N, "5p", rack)


def bamboo_and_characters() -> DangerGame:
    """East's bamboo first, West's characters second."""
    return DangerGame().claim(E, "[123s] [456s] [789s]").claim(W, "[111m] [345m] [678m]")


def three_dangers() -> DangerGame:
    """1) East 2) South 3) West (p. 30); dots, bamboo, characters (the second and third after p. 31-32)."""
    game = DangerGame().claim(N, "[222p]").claim(N, "[888s]")
    game.claim(E, "[111p] [345p] [567p]").claim(S, "[111s] [345s] [567s]").claim(W, "[111m] [345m] [567m]")
    assert [(danger.seat, danger.order) for danger in threatens(game)] == [(E, 1), (S, 2), (W, 3)]
    return game


sets = st.lists(
    st.sampled_from(
        ["[111s]", "[234s]", "[999s]", "[111p]", "(9999p)", "[1111z]", "[222z]", "[333z]", "[555z]", "[666z]"]
    ),
    max_size=4,
    unique=True,
)

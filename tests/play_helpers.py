"""A table for tests: walls with wished tiles, and moves written as players say them.

>>> table = Sitting("nts2002", ("123m 456p 789s 11z 55z 3m", "22p"), draws="5z")    # doctest: +SKIP
>>> table.play("E 2p; S pung; S 9s")                                                # doctest: +SKIP

Moves, `;` between them: `E 5p` (discard), `S pass`, `S chow 3p` (its lowest tile), `S pung`, `S kong` (the tile that
lies there), `E kong 5p` (own tiles), `S mahjong`, `S mahjong hidden` (not shown), `S draw`, `S moon` (draw and announce
it), `E replace`, `E lays f1`, `E keep`, `E seasons`, `E bet`, `E pause`, and of the table `time` and `bell`. Before a
move that is no answer everyone who is still asked passes, and so they do at `-`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TypeVar

import pytest

from windroos.books.catalog import rule_set, rules
from windroos.errors import WindroosError
from windroos.notation import parse_tiles
from windroos.play.model import actions
from windroos.play.model.actions import Action, Begin, Call, PlayerAction, TableAction
from windroos.play.model.dice import dice_needed
from windroos.play.model.events import NOBODY, Event, HandEnded, Step
from windroos.play.model.match import Match, new_match
from windroos.play.model.view import Phase, View, live_left
from windroos.play.model.wall import deal_positions, draw_order, drawn_from, loose_order
from windroos.play.referee.chance import shuffled
from windroos.play.referee.game import Game
from windroos.play.referee.state import State
from windroos.play.rules.legal import IllegalAction
from windroos.play.rules.options import options
from windroos.rules.conduct import Conduct
from windroos.rules.rule import Options, Value
from windroos.rules.rules import Rules
from windroos.testkit.hands import any_tiles
from windroos.tiles import SEASONS

E, S, W, N = range(4)
LETTERS = "ESWN"
PEOPLE = ("Ans", "Bas", "Cor", "Dik", "Eef")
Kind = TypeVar("Kind", bound=Event)


# --- walls -------------------------------------------------------------------------------------------------------


def tiles(text: str) -> tuple[int, ...]:
    """The kinds of a notation, in the order in which they are written: `123s 44z f1 g3`."""
    return tuple(kind for word in text.split() for kind in (_BONUS.get(word) or parse_tiles(word)))


_BONUS = {f"{letter}{number}": [first + number] for letter, first in (("f", 33), ("g", 37)) for number in range(1, 5)}


def tile(text: str) -> int:
    (only,) = tiles(text)
    return only


def rigged(
    conduct: Conduct,
    racks: Sequence[str] = (),
    draws: str = "",
    loose: str = "",
    last: str = "",
    seed: int = 0,
    round: int = 0,
) -> Begin:
    """A wall that deals these racks, filled up where they are short, and gives these tiles after the deal.

    draws   the tiles from the live end in order; a `?` is any tile
    loose   the replacement tiles in order
    last    the last tiles before the draw, when all of `loose` and nothing else is taken from the back

    Bonus tiles that nobody wished lie where they are not reached, unless the wall is played to its very end.
    """
    wished: dict[int, int] = {}
    for positions, rack in zip(deal_positions(conduct), racks, strict=False):
        wished.update(zip(positions, tiles(rack), strict=False))
    dealt = sum(map(len, deal_positions(conduct)))
    order, back = draw_order(conduct), loose_order(conduct)
    for at, text in enumerate(draws.replace("?", " ? ").split()):
        assert text == "?" or len(tiles(text)) == 1, "one draw at a time"
        if text != "?":
            wished[order[dealt + at]] = tile(text)
    replaced = tiles(loose)
    wished.update(zip(back, replaced, strict=False))
    end = len(conduct.tiles) - conduct.dead - (len(replaced) if conduct.refilled else 0)
    for before, kind in enumerate(reversed(tiles(last)), 1):
        wished[drawn_from(conduct, end - before, len(replaced))] = kind
    rest = Counter(conduct.tiles)
    rest.subtract(wished.values())
    assert min(rest.values()) >= 0, "more of a tile than there are"
    hidden = [at for at in back[len(replaced) + 4 :] if at not in wished]
    bonus = [kind for kind in rest.elements() if kind >= SEASONS]
    wished.update(zip(hidden, bonus, strict=False))
    others = [kind for kind in rest.elements() if kind < SEASONS]
    Random(seed).shuffle(others)
    wall = tuple(wished[at] if at in wished else others.pop() for at in range(len(conduct.tiles)))
    return Begin(wall, tuple((1,) * count for count in dice_needed(conduct, round)), f"salt {seed}")


def rich(conduct: Conduct, random: Random, round: int = 0) -> Begin:
    """A wall by chance, of which the deal often gives much of a hand: so that something happens."""
    begin = shuffled(conduct, round, random)
    rest = Counter(conduct.tiles)
    wished: dict[int, int] = {}
    for positions in deal_positions(conduct):
        if random.random() < 0.3:
            continue
        good, melds = any_tiles(random)
        good = [*good, *(one for meld in melds for one in meld.tiles())]
        random.shuffle(good)
        for at, kind in zip(positions, good, strict=False):
            if rest[kind] and random.random() < 0.95:
                rest[kind] -= 1
                wished[at] = kind
    others = list(rest.elements())
    random.shuffle(others)
    wall = tuple(wished[at] if at in wished else others.pop() for at in range(len(conduct.tiles)))
    return begin._replace(wall=wall)


# --- rules -------------------------------------------------------------------------------------------------------


def match_of(made: Rules, rounds: int | None = None, hands: int | None = None) -> Match:
    """A match of Ans (East), Bas, Cor, Dik and, waiting, Eef."""
    players = int(made.value("players"))
    seats = tuple(range(min(players, 4)))
    return new_match(made, PEOPLE[:players], seats, 4 if players == 5 else NOBODY, rounds, hands)


def any_rules(id: str, random: Random, players: int | None = None) -> Rules:
    """A rule set with a few options drawn by lot."""
    values: dict[str, Value] = {}
    for option in rule_set(id).options:
        if random.random() < 0.3 and len(option.values) > 1:
            few = option.values if len(option.values) < 12 else option.values[:4]
            values[option.id] = random.choice(few)
    if players is not None:
        values["players"] = players
    return rules(id, values)


# --- a table -----------------------------------------------------------------------------------------------------


class SeatedMatch:
    """A match at a table where moves are said in words. `steps` are those of the hand that is on, or was last."""

    def __init__(
        self,
        id: str,
        racks: Sequence[str] = (),
        draws: str = "",
        loose: str = "",
        last: str = "",
        options: Options | None = None,
        *,
        strict: bool = False,
        seed: int = 0,
        match: Match | None = None,
        **more: Value,
    ) -> None:
        self.rules = rules(id, {**(options or {}), **more})
        self.steps: list[Step] = []
        self.game = Game(match or match_of(self.rules), strict, lambda _, steps: self.steps.extend(steps))
        self.deal(racks, draws, loose, last, seed)

    def deal(
        self, racks: Sequence[str] = (), draws: str = "", loose: str = "", last: str = "", seed: int = 0
    ) -> SeatedMatch:
        """Begin a hand."""
        self.steps.clear()
        conduct = self.state.conduct
        self.game.do(rigged(conduct, racks, draws, loose, last, seed, self.game.match.round))
        return self

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def live(self) -> int:
        return live_left(self.state.conduct, self.state.table)

    @property
    def ended(self) -> HandEnded:
        (found,) = self.told(HandEnded)
        return found

    @property
    def is_on(self) -> bool:
        return self.state.table.phase != Phase.BETWEEN

    def rack(self, seat: int) -> tuple[int, ...]:
        return self.state.own[seat].rack

    def view(self, seat: int) -> View:
        return self.game.view(seat)

    def told(self, kind: type[Kind]) -> list[Kind]:
        """The public events of a kind, in this hand."""
        return [step.public for step in self.steps if isinstance(step.public, kind)]

    def play(self, moves: str) -> SeatedMatch:
        """Carry out moves."""
        for move in moves.split(";"):
            self._play(move.strip())
        return self

    def refused(self, move: str) -> str:
        """The code with which a move is refused; nothing has changed."""
        before = self.state
        with pytest.raises(WindroosError) as caught:
            self.game.do(self.action(move))
        assert self.state is before
        assert isinstance(caught.value, IllegalAction)
        assert str(caught.value)
        return caught.value.code

    def may(self, move: str) -> bool:
        """Whether the rules allow a move now (on a strict table one may err)."""
        action = self.action(move)
        assert not isinstance(action, TableAction)
        return any(repr(action) == repr(option) for option in options(self.view(action.seat)))

    def passes(self) -> SeatedMatch:
        """Everyone who is asked passes."""
        for seat in range(self.state.table.seats):
            if self.is_on and self.state.pending >> seat & 1:
                self.game.do(actions.Claim(seat, Call.PASS))
        return self

    def idle(self, turns: int) -> SeatedMatch:
        """So many turns in which everyone discards what he drew."""
        for _ in range(turns):
            self.passes()
            table = self.state.table
            if table.phase == Phase.DRAW:
                self.game.do(actions.Draw(table.turn))
            seat = self.state.table.turn
            while self.state.table.owed[seat]:
                self.game.do(actions.Replace(seat))
            drawn = self.state.own[seat].drawn
            self.game.do(actions.Discard(seat, drawn if drawn != NOBODY else self.rack(seat)[-1]))
        return self

    def until(self, live: int) -> SeatedMatch:
        """Idle until so many tiles are left to draw, and who drew the one before has yet to discard."""
        self.passes()
        while self.live > live:
            self.idle(1).passes()
        return self

    def to_the_last(self) -> SeatedMatch:
        """Idle until the last tile of the live wall is drawn, or asked to be drawn."""
        self.until(1)
        return self if self.state.table.phase == Phase.DRAW else self.idle(1).passes()

    def to_the_end(self) -> SeatedMatch:
        """Idle until the wall is up and the hand is over."""
        while self.is_on:
            self.idle(1).passes()
        return self

    def action(self, move: str) -> Action:
        """What a move in words asks."""
        words = move.split()
        if words[0] in ("time", "bell"):
            return actions.TimeUp() if words[0] == "time" else actions.LastHand()
        seat, said, more = LETTERS.index(words[0]), words[1], words[2:]
        asked = self.state.table.phase in (Phase.CLAIM, Phase.ROB) and seat != self.state.table.turn
        shown = more != ["hidden"]
        if said == "mahjong":
            return actions.Claim(seat, Call.MAHJONG, shown=shown) if asked else actions.Mahjong(seat, shown=shown)
        if said == "kong":
            return actions.Kong(seat, tile(more[0])) if more else actions.Claim(seat, Call.KONG)
        plain: dict[str, PlayerAction] = {
            "pass": actions.Claim(seat, Call.PASS),
            "pung": actions.Claim(seat, Call.PUNG),
            "draw": actions.Draw(seat),
            "moon": actions.Draw(seat, moon=True),
            "replace": actions.Replace(seat),
            "keep": actions.Keep(seat),
            "seasons": actions.Mahjong(seat, seasons=True),
            "bet": actions.Bet(seat),
            "pause": actions.Pause(seat),
        }
        if said in plain:
            return plain[said]
        if said == "chow":
            return actions.Claim(seat, Call.CHOW, tile(more[0]))
        return actions.Expose(seat, tile(more[0])) if said == "lays" else actions.Discard(seat, tile(said))

    def _play(self, move: str) -> None:
        if move == "-":
            self.passes()
            return
        self._flush(move)
        self.game.do(self.action(move))

    def _flush(self, move: str) -> None:
        action = self.action(move)
        if not isinstance(
            action, actions.Claim | actions.TimeUp | actions.LastHand | actions.Pause | actions.Bet
        ) and not _aside(self.state, action):
            self.passes()


def _aside(state: State, action: Action) -> bool:
    """A concealed kong out of turn (144 rules, rule 41) and its replacement tile interrupt the questions."""
    if not state.conduct.kong_any_time or not isinstance(action, actions.Kong | actions.Replace):
        return False
    if isinstance(action, actions.Replace):
        return action.seat != state.table.turn and state.table.owed[action.seat] > 0
    return action.seat != state.table.turn and state.own[action.seat].rack.count(action.tile) == 4

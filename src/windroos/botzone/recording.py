"""A hand from Botzone refereed at our table: a record of ours, and what went otherwise there.

Every deed is asked of the referee, who draws the tiles from a wall made for it, counts and settles. Two things Botzone
does otherwise. In its duplicate form each seat has a wall of its own, so a hand may end while at ours tiles are left:
the table stops it. And where it gave other points the table corrects them, so that the record ends with those.
"""

from __future__ import annotations

from typing import NamedTuple

from windroos.botzone.course import Deed, Did, End, PlayedHand
from windroos.botzone.errors import BotzoneError
from windroos.botzone.hearing import botzone_rules
from windroos.botzone.walls import wall_of
from windroos.errors import WindroosError
from windroos.play.model.actions import Action, Begin, Call, Claim, Correct, Discard, Kong, LastHand, Mahjong
from windroos.play.model.dice import dice_needed
from windroos.play.model.events import Step
from windroos.play.model.match import new_match
from windroos.play.model.view import BETWEEN, CLAIM, ROB, live_left
from windroos.play.record.header import first_state, header_line, header_of
from windroos.play.record.record import group_lines
from windroos.play.referee.game import Game
from windroos.play.rules.options import options

NAMES = ("East", "South", "West", "North")
_CALLS = {Did.CHOW: Call.CHOW, Did.PUNG: Call.PUNG, Did.KONG: Call.KONG, Did.MAHJONG: Call.MAHJONG}


class Divergence(NamedTuple):
    """What went otherwise than at our table: a code of `windroos.text.botzone.REMARKS`, and what fills its words."""

    code: str
    values: tuple[tuple[str, object], ...] = ()


class RecordedHand(NamedTuple):
    """A hand as our record, without ends of line, and the remarks on it."""

    hand: PlayedHand
    lines: tuple[str, ...]
    points: tuple[int, ...]
    remarks: tuple[Divergence, ...]


def recorded(hand: PlayedHand) -> RecordedHand:
    """The hand refereed.

    Raises:
        BotzoneError: no wall gives these tiles.
    """
    table = _Table(hand)
    for number, deed in enumerate(hand.deeds, 1):
        try:
            table.carry_out(deed)
        except (WindroosError, LookupError) as refused:
            why = refused if isinstance(refused, WindroosError) else BotzoneError("botzone_not_asked")
            table.remark("refused", number=number, deed=f"Player {deed.seat} {deed.did.value}", why=why)
            break
    table.end()
    return RecordedHand(hand, tuple(table.lines), table.game.match.points, tuple(table.remarks))


class _Table:
    """Our table, with the record of what is done at it."""

    def __init__(self, hand: PlayedHand) -> None:
        self._hand = hand
        self.remarks: list[Divergence] = []
        header = header_of(new_match(botzone_rules(hand.has_flowers), NAMES, (0, 1, 2, 3), hands=1))
        header = header._replace(round=hand.round)
        self.lines = [header_line(header)]
        self.game = Game.resumed(first_state(header), self._write)
        conduct = self.game.state.conduct
        dice = tuple((1,) * count for count in dice_needed(conduct, hand.round))
        self.game.do(Begin(wall_of(conduct, hand), dice, hand.name or "botzone"))

    def _write(self, action: Action, steps: tuple[Step, ...]) -> None:
        self.lines += group_lines(action, steps)

    def remark(self, code: str, **values: object) -> None:
        """Note what went otherwise."""
        self.remarks.append(Divergence(code, tuple(values.items())))

    def carry_out(self, deed: Deed) -> None:
        """What a seat did, and that others let it.

        Raises:
            WindroosError, LookupError: it may not at our table.
        """
        phase = self.game.state.table.phase
        if phase in (CLAIM, ROB):
            claimed = deed if deed.did in _CALLS else None
            self._answer((*((claimed,) if claimed is not None else ()), *deed.instead))
            if claimed is not None:
                return
        if deed.did == Did.DISCARD:
            self.game.do(Discard(deed.seat, deed.tile))
        elif deed.did in (Did.CONCEALED, Did.PROMOTED):
            self.game.do(Kong(deed.seat, deed.tile))
        elif deed.did == Did.MAHJONG:
            self.game.do(Mahjong(deed.seat))

    def _answer(self, claims: tuple[Deed, ...]) -> None:
        """All who are asked answer: what they claimed, else they pass. A claim that nobody asked for is none."""
        wanted = {claim.seat: claim for claim in reversed(claims)}
        for seat in self.game.waiting():
            claim = wanted.pop(seat, None)
            action = Claim(seat, Call.PASS)
            if claim is not None:
                low = claim.tile - 1 if claim.did == Did.CHOW else -1
                asked = Claim(seat, _CALLS[claim.did], low)
                action = asked if asked in options(self.game.view(seat)) or claim is claims[0] else action
            self.game.do(action)
        if claims and claims[0].seat in wanted:
            raise LookupError

    def end(self) -> None:
        """The end of the hand, with the points that it had there."""
        table, hand = self.game.state.table, self._hand
        refused = bool(self.remarks)
        if table.phase in (CLAIM, ROB) and not refused and hand.end != End.OPEN:
            self._answer(())
            table = self.game.state.table
        if table.phase != BETWEEN:
            if hand.end == End.DRAW and not refused:
                self.remark("stopped", left=live_left(self.game.state.conduct, table))
            elif hand.end == End.ERROR:
                self.remark("error")
            elif hand.end == End.OPEN and not refused:
                self.remark("open")
            self.game.do(LastHand())
        points = self.game.match.points
        if hand.scores is not None and hand.scores != points:
            if hand.end != End.ERROR:
                self.remark("points", here=_listed(points), there=_listed(hand.scores))
            off = tuple(there - here for there, here in zip(hand.scores, points, strict=True))
            self.game.do(Correct(off, "Botzone"))


def _listed(points: tuple[int, ...]) -> str:
    return " ".join(f"{one:+d}" if one else "0" for one in points)

"""What a hand ended with, as values: every hand counted, or what everyone had, and who pays whom."""

from __future__ import annotations

from typing import NamedTuple

from windroos.books.settle import settle
from windroos.hands import Hand
from windroos.play.model.events import NOBODY, HandEnded, Step, Won
from windroos.play.model.view import OpenTable, uncovered
from windroos.play.referee.counting import WonHand, counting_table, outcome_without_winner
from windroos.play.referee.state import State, evolve, view_of
from windroos.play.rules import winning
from windroos.play.rules.liability import Ruling
from windroos.scoring.score import Score
from windroos.scoring.table import Counted, count_table
from windroos.settling.settle import Settlement


class Ending(NamedTuple):
    """The end of a hand.

    table       what lay open just before
    ended       the event that ended it
    counted     all hands with their scores, None where nobody won
    settlement  who pays whom
    double      the name of who pays and receives double, None where nobody does
    """

    table: OpenTable
    ended: HandEnded
    counted: Counted | None
    settlement: Settlement
    double: str | None

    @property
    def names(self) -> list[str]:
        """Who sat at each seat."""
        return [self.table.match.players[player] for player in self.table.players]

    def hand(self, seat: int) -> Hand:
        """What lay before a seat; the winner's without the winning tile."""
        melds = uncovered(self.table.melds[seat], self.ended.kongs[seat])
        return Hand(tuple(sorted(self.ended.racks[seat])), melds, tuple(sorted(self.table.bonus[seat])))


def ending(before: State, steps: tuple[Step, ...]) -> Ending | None:
    """The end of a hand from the state before its last action and the steps of that action; None if it goes on."""
    won, state = None, before
    for step in steps:
        if isinstance(step.public, Won):
            won = WonHand(*_mahjong(state, step.public))
        if isinstance(step.public, HandEnded):
            return _ending(state, step.public, won)
        state = evolve(state, step)  # after Won too: a robbed kong is a pung again
    return None


def _mahjong(state: State, won: Won) -> tuple[int, Score, int]:
    """Who won with what; the state is the one before he did."""
    view = view_of(state, won.seat)
    found = winning.seasons(view) if won.tile < 0 else None
    if found is None:
        found = winning.drawn(view) if won.giver == NOBODY else winning.claimed(view)
    assert found is not None  # the referee found it
    return won.seat, found, won.giver


def _ending(state: State, ended: HandEnded, won: WonHand | None) -> Ending:
    differences = state.rules.rule_set.scheme.everyone
    if won is None:
        outcome = outcome_without_winner(state)
        return Ending(state.table, ended, None, settle(outcome), outcome.east if differences else None)
    ruling = Ruling(ended.liable, ended.ruling) if ended.ruling else None
    table = counting_table(state, won, ruling)
    counted = count_table(table)
    assert counted.settlement is not None  # the referee settled it
    east = next(player.name for player in table.players if player.situation.seat == 0)
    return Ending(state.table, ended, counted, counted.settlement, (table.double or east) if differences else None)

"""What can be marked of each player of a hand: dead, a false mahjong, a bet, offences, who pays for all."""

from __future__ import annotations

from typing import NamedTuple

from windroos.play.model.match import MAHJONG
from windroos.scoresheet.capabilities import false_kinds, marks
from windroos.scoresheet.draft import Draft
from windroos.text.web.count import FALSE_KINDS
from windroos.text.words import Lang


class SideMarks(NamedTuple):
    """What is marked of a player; `wins`: he is the winner, `liable`: he pays for all."""

    player: int
    name: str
    wins: bool
    dead: bool
    false: str
    bet: bool
    fouls: int
    liable: bool


class Marking(NamedTuple):
    """All that the buttons of all players say, so that they are made once for as long as it stays so.

    false_kinds  each with what it is called
    marks        which others there are (`capabilities.marks`)
    won          somebody won
    """

    sides: tuple[SideMarks, ...]
    false_kinds: tuple[tuple[str, str], ...]
    marks: tuple[str, ...]
    won: bool


def marking(draft: Draft, lang: Lang) -> Marking:
    """What can be marked of each player, in the order of their winds."""
    match, paper = draft.match, draft.paper
    sides = []
    for player in match.seats:
        side, name, wins = paper.sides[player], match.players[player], player == paper.winner
        liable = player == paper.liable
        sides.append(SideMarks(player, name, wins, side.dead, side.false, side.bet, side.fouls, liable))
    kinds = tuple((kind, FALSE_KINDS[kind].to(lang)) for kind in false_kinds(match.rules))
    return Marking(tuple(sides), kinds, marks(match), paper.end == MAHJONG)

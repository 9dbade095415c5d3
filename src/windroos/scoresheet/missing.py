"""What is still missing before a hand can be counted, and what it is worth as it lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from windroos.errors import WindroosError
from windroos.hands import By
from windroos.play.model.events import NOBODY
from windroos.play.model.match import FALSE, MAHJONG
from windroos.rules.course import DragonRound
from windroos.rules.rule import Who
from windroos.rules.rules import Rules, course_of
from windroos.scoresheet.capabilities import everyone_scores, false_kinds, marks
from windroos.scoresheet.counted import CountedHand, count_entered
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.leftover import left_over
from windroos.scoresheet.naming import asks_name
from windroos.scoresheet.paper import NO_TILE, UNKNOWN, Side
from windroos.scoresheet.scores import Offer, doubtful, entered, offers, said_special, score_of
from windroos.scoring.explain import minimum_of
from windroos.scoring.score import Score

ASKED: Final = ("special_or_not", "which_hand")
"""Codes of what is asked of a typed score, and can be counted without."""


class Missing(NamedTuple):
    """One thing that is missing; the first of `missing` is the thing to ask for.

    code     a key of `windroos.text.scoresheet.MISSING`
    player   whom it is about, NOBODY for the hand as a whole
    number   how many tiles, or the doubles, fan or points that are there
    needed   doubles, fan or points to go out with
    unit     of these two
    offers   for `winning_tile`: the tiles that fit
    trouble  for `cannot_be`: what the scorer says
    over     for `no_mahjong` and `nothing_fits`: the tiles that fit in no set and no pair
    """

    code: str
    player: int = NOBODY
    number: int = 0
    needed: int = 0
    unit: str = ""
    offers: tuple[Offer, ...] = ()
    trouble: WindroosError | None = None
    over: tuple[int, ...] = ()


def missing(draft: Draft) -> tuple[Missing, ...]:
    """Everything that is missing, in the order in which to ask for it; empty: the hand can be counted."""
    found = tuple(_missing(draft))
    if found:
        return found
    try:
        count_entered(draft)
    except WindroosError as wrong:
        return (Missing("cannot_be", draft.paper.winner, trouble=wrong),)
    return ()


def _missing(draft: Draft) -> Iterator[Missing]:
    match, paper = draft.match, draft.paper
    if paper.end == UNKNOWN:
        false = next((player for player, side in enumerate(paper.sides) if side.false), NOBODY)
        yield Missing("who_won") if false == NOBODY else Missing("after_false", false)
        return
    if paper.end == MAHJONG:
        yield from _of_tile(draft, everyone_scores(match.rules) and paper.sides[paper.winner].points is not None)
        yield from _of_winner(draft)
        if everyone_scores(match.rules):
            for player in match.seats:
                yield from _of_loser(draft, player)
        if course_of(match.rules).dragon == DragonRound.EACH and "double" in marks(match) and paper.double == NOBODY:
            yield Missing("double")
    elif paper.end == FALSE:
        yield from _of_tile(draft, optional=False)
    for player in match.seats:
        if paper.sides[player].false == "called" and "called" not in false_kinds(match.rules):
            yield Missing("false_kind", player)


def _of_tile(draft: Draft, optional: bool) -> Iterator[Missing]:
    """How the winning tile came; who pays by it must be known, the Dutch books do without."""
    paper = draft.paper
    if optional or paper.circumstance("claimed_seasons"):
        return
    caller = next((at for at, side in enumerate(paper.sides) if side.false), NOBODY)
    player = caller if paper.end == FALSE else paper.winner
    if paper.by is None:
        yield Missing("how", player)
    elif paper.by in (By.DISCARD, By.ROBBED) and paper.giver == NOBODY and not everyone_scores(draft.match.rules):
        yield Missing("from_whom", player)


def _of_winner(draft: Draft) -> Iterator[Missing]:
    paper = draft.paper
    player, side = paper.winner, paper.sides[paper.winner]
    if side.points is not None:
        yield from _of_number(draft, side)
        return
    if paper.circumstance("claimed_seasons"):
        return
    if not side.has_tiles:
        yield Missing("winner_hand", player)
    elif side.size < 13:
        yield Missing("few", player, 13 - side.size + (paper.tile == NO_TILE))
    elif side.size > 13:
        yield Missing("many", player, side.size - 13)
    elif paper.tile == NO_TILE:
        fit = offers(draft)
        if fit:
            yield Missing("winning_tile", player, offers=fit)
        else:
            yield Missing("nothing_fits", player, over=left_over(side.rack, len(side.sets)))
    else:
        yield from _of_mahjong(draft)


def _of_number(draft: Draft, side: Side) -> Iterator[Missing]:
    """The winner's score was entered as a number: it is more than nothing, and enough to go out."""
    rules, player = draft.match.rules, draft.paper.winner
    needed, have = rules.policy.minimum, side.points or 0
    if not everyone_scores(rules):
        if have < needed:
            yield Missing("too_little", player, have, needed, rules.rule_set.scheme.unit)
    elif not entered(draft, player):
        yield Missing("winner_nothing", player)
    elif said_special(draft) is None and doubtful(draft):
        yield Missing("special_or_not", player, entered(draft, player) or 0)
    elif side.named is None and said_special(draft) is not False and asks_name(rules, entered(draft, player) or 0):
        yield Missing("which_hand", player, entered(draft, player) or 0)
    elif side.doubles is not None and side.doubles < needed and not _is_limit(rules, have):
        yield Missing("too_little", player, side.doubles, needed, rules.rule_set.scheme.unit)


def _is_limit(rules: Rules, points: int) -> bool:
    """Whether a limit hand is worth so many points: those need no doubles."""
    return any(entry.limit == points and entry.who != Who.WAITING for entry in rules.entries)


def _of_mahjong(draft: Draft) -> Iterator[Missing]:
    """The hand has fourteen tiles: it must be a mahjong, and be enough."""
    player = draft.paper.winner
    try:
        counted = score_of(draft, player)
    except WindroosError as wrong:
        yield Missing("cannot_be", player, trouble=wrong)
        return
    assert counted is not None
    if not counted.complete:
        side = draft.paper.sides[player]
        yield Missing("no_mahjong", player, over=left_over((*side.rack, draft.paper.tile), len(side.sets)))
    elif not counted.legal:
        minimum = minimum_of(counted)
        yield Missing("too_little", player, minimum.have, minimum.needed, minimum.unit)


def _of_loser(draft: Draft, player: int) -> Iterator[Missing]:
    side = draft.paper.sides[player]
    if player == draft.paper.winner or side.any_size or entered(draft, player) is not None:
        return
    if not side.has_tiles:
        yield Missing("loser_hand", player)
    elif side.size < 13:
        yield Missing("few", player, 13 - side.size)
    elif side.size > 13:
        yield Missing("many", player, side.size - 13)


def count(draft: Draft) -> CountedHand:
    """Score every hand that was entered, and settle.

    What a score stands for (`ASKED`) is asked about before a hand is kept; one that was kept before counts as it did.

    Raises:
        SheetError: `sheet_incomplete`; `missing` says what is missing.
        HandError, SituationError, SettleError: what cannot be, as the scorer says it.
    """
    if any(what.code not in ASKED for what in _missing(draft)):
        raise SheetError("sheet_incomplete", number=draft.number)
    return count_entered(draft)


class Live(NamedTuple):
    """What the hand of one player is worth as it lies.

    total   points, or fan
    score   None where a number was entered, or the hand is dead
    assumed the winning tile that was taken for granted because only this one fits; NO_TILE where it was chosen
    """

    total: int
    score: Score | None
    assumed: int = NO_TILE


def live(draft: Draft, player: int) -> Live | None:
    """The sum of one player so far; None while the hand is not whole, or where it scores nothing by these rules."""
    paper = draft.paper
    if player not in draft.match.seats:
        return None
    side = paper.sides[player]
    number = entered(draft, player)
    if number is not None:
        return Live(number, None)
    if side.any_size and player != paper.winner:
        return Live(0, None)
    try:
        counted = score_of(draft, player)
    except WindroosError:
        return None
    if counted is not None:
        return Live(counted.total if counted.legal else counted.would_be, counted)
    fit = offers(draft) if player == paper.winner else ()
    if len(fit) != 1:
        return None
    return Live(fit[0].score.would_be, fit[0].score, fit[0].tile)

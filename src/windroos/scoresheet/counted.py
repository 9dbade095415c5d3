"""A hand that is counted and settled, from tiles, from numbers, or from both."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, NamedTuple, cast

from windroos.books.settle import settle
from windroos.hands import By
from windroos.play.model.events import NOBODY
from windroos.play.model.match import FALSE, MAHJONG, Result
from windroos.rules.rules import terms_of
from windroos.scoresheet.capabilities import everyone_scores, false_ends, false_kinds
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.naming import rank_of_named
from windroos.scoresheet.paper import Paper
from windroos.scoresheet.scores import entered, is_whole, score_of, situation_of, special
from windroos.scoring.readings import readings
from windroos.scoring.receives import OWN_DRAW
from windroos.scoring.score import Candidate, Score, count_reading
from windroos.scoring.table import Player, Table, check_table, outcome_of
from windroos.settling.outcome import By as Settled
from windroos.settling.outcome import FalseKind, FalseMahjong, Foul, Outcome
from windroos.settling.settle import Settlement

Source = Literal["tiles", "points", "sum", "dead", "none", "dreams"]


class CountedSide(NamedTuple):
    """One player of a counted hand.

    seat       0 E to 3 N; NOBODY for the dreamer
    source     where the score comes from; `dead` where it is dead; `none`: nothing to score by these rules
    score      the explained score, where tiles were entered
    total      what was settled: points, or fan; 0 for a dead hand
    instead    what a dead hand would have been worth
    net        won or lost
    deduction  points taken for offences, 0 or more, no part of `net`
    """

    player: int
    name: str
    seat: int
    source: Source
    score: Score | None
    total: int
    instead: Candidate | None
    net: int
    deduction: int


class CountedHand(NamedTuple):
    """A hand with its scores and who pays whom; `sides` in the order of the match's players."""

    draft: Draft
    outcome: Outcome
    settlement: Settlement
    result: Result
    sides: tuple[CountedSide, ...]

    @property
    def paper(self) -> Paper:
        """What was entered."""
        return self.draft.paper

    @property
    def winner(self) -> CountedSide | None:
        """Who made mahjong."""
        return self.sides[self.paper.winner] if self.paper.end == MAHJONG else None


def count_entered(draft: Draft) -> CountedHand:
    """Score every hand that was entered, and settle. What is missing counts as nothing: ask `count` instead.

    Raises:
        HandError, SituationError, SettleError: what cannot be, as the scorer says it.
    """
    match, paper = draft.match, draft.paper
    won = paper.end == MAHJONG
    scores = {player: score_of(draft, player) if won else None for player in match.seats}
    table = _table(draft)
    if won and all(is_whole(draft, at) or paper.sides[at].any_size for at in match.seats):
        check_table(table)
    outcome = _outcome(draft, table, scores)
    settlement = settle(outcome)
    return CountedHand(
        draft, outcome, settlement, _result(draft, settlement, scores), _sides(draft, settlement, scores)
    )


def _table(draft: Draft) -> Table:
    """The table as the scorer wants it; who has not all his tiles entered lies there with those that are."""
    match, paper = draft.match, draft.paper
    names = match.players
    robbed = paper.giver if paper.by in (By.DISCARD, By.ROBBED) else NOBODY
    players = []
    for player in match.seats:
        side, won = paper.sides[player], player == paper.winner
        giver = names[robbed] if won and robbed != NOBODY else None
        kind = (
            cast(FalseKind, side.false) if side.false in false_kinds(match.rules) and side.false != "called" else None
        )
        players.append(
            Player(names[player], side.hand(), situation_of(draft, player), giver, side.dead, bool(side.false), kind)
        )
    return Table(
        match.rules,
        tuple(players),
        (names[match.dreamer],) if match.dreamer != NOBODY else (),
        double=names[paper.double] if paper.double != NOBODY else None,
        liable=names[paper.liable] if paper.liable != NOBODY and paper.winner != NOBODY else None,
        fouls=_fouls(draft),
        pot=match.pot,
    )


def _fouls(draft: Draft) -> tuple[Foul, ...]:
    """Every offence of this hand with its number in the match."""
    match = draft.match
    return tuple(
        Foul(match.players[player], match.fouls[player] + number)
        for player in match.seats
        for number in range(1, draft.paper.sides[player].fouls + 1)
    )


def _outcome(draft: Draft, table: Table, scores: dict[int, Score | None]) -> Outcome:
    """The end of the hand as the settlement wants to know it."""
    match, paper = draft.match, draft.paper
    rules, names = match.rules, match.players
    points: dict[str, int | None] = {}
    if paper.end == MAHJONG:
        everyone = everyone_scores(rules)
        for player in match.seats:
            if everyone or player == paper.winner:
                counted = scores[player]
                points[names[player]] = counted.total if counted is not None else entered(draft, player)
    won = scores[paper.winner] if paper.end == MAHJONG else None
    outcome = outcome_of(table, won, points)
    typed = paper.end == MAHJONG and won is None
    return replace(
        outcome,
        players=names,
        special=special(draft) if typed else outcome.special,
        flowers=len(paper.sides[paper.winner].bonus)
        if typed and "flowers" in terms_of(rules).known
        else outcome.flowers,
        false=(_false_that_ends(draft),) if paper.end == FALSE else () if false_ends(rules) else outcome.false,
    )


def _false_that_ends(draft: Draft) -> FalseMahjong:
    """Hong Kong: who called pays by the tile he called with."""
    paper, names = draft.paper, draft.match.players
    caller = next(at for at, side in enumerate(paper.sides) if side.false)
    by: Settled | None = None if paper.by is None else "self" if paper.by in OWN_DRAW else "discard"
    return FalseMahjong(names[caller], by, names[paper.giver] if paper.giver != NOBODY else None)


def _result(draft: Draft, settlement: Settlement, scores: dict[int, Score | None]) -> Result:
    """The same for the course of the match."""
    match, paper = draft.match, draft.paper
    won = scores.get(paper.winner)
    if won is not None:
        special = won.best.facts.lay.special if won.best is not None and won.rules.formations else 0
    else:
        special = rank_of_named(match.rules, paper.sides[paper.winner]) if paper.end == MAHJONG else 0
    return Result(
        paper.winner if paper.end == MAHJONG else NOBODY,
        paper.end,
        tuple(settlement.net.get(name, 0) for name in match.players),
        tuple(settlement.deductions.get(name, 0) for name in match.players),
        special,
        settlement.pot,
    )


def _sides(draft: Draft, settlement: Settlement, scores: dict[int, Score | None]) -> tuple[CountedSide, ...]:
    match, paper = draft.match, draft.paper
    found = []
    for player, name in enumerate(match.players):
        side, counted = paper.sides[player], scores.get(player)
        seat = match.seats.index(player) if player in match.seats else NOBODY
        dead = side.any_size and not (counted is not None and counted.best is not None)
        found.append(
            CountedSide(
                player=player,
                name=name,
                seat=seat,
                source=_source(draft, player, counted, dead),
                score=counted,
                total=settlement.scores.get(name) or 0,
                instead=_instead(draft, player) if dead and paper.end == MAHJONG else None,
                net=settlement.net.get(name, 0),
                deduction=settlement.deductions.get(name, 0),
            )
        )
    return tuple(found)


def _source(draft: Draft, player: int, counted: Score | None, dead: bool) -> Source:
    side = draft.paper.sides[player]
    if player not in draft.match.seats:
        return "dreams"
    if dead:
        return "dead"
    if draft.paper.end != MAHJONG or (player != draft.paper.winner and not everyone_scores(draft.match.rules)):
        return "none"
    if counted is not None:
        return "tiles"
    return "points" if side.doubles is None else "sum"


def _instead(draft: Draft, player: int) -> Candidate | None:
    """What a dead hand would have been worth to a loser; None where that is nothing to tell."""
    side, rules = draft.paper.sides[player], draft.match.rules
    if not side.has_tiles or player == draft.paper.winner or not everyone_scores(rules):
        return None
    return count_reading(rules, readings(rules, side.hand(), situation_of(draft, player))[0])

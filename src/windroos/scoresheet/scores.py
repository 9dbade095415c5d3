"""The score of one player of a draft: from tiles, from a number, or none."""

from __future__ import annotations

from typing import NamedTuple

from windroos.errors import WindroosError
from windroos.hands import By, Situation, Win
from windroos.play.model.events import NOBODY
from windroos.rules.rules import terms_of
from windroos.scoresheet.capabilities import everyone_scores
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.paper import NO_TILE, tiles_left
from windroos.scoring.score import Score, score
from windroos.settling.overscore import MOST_COUNTED, is_doubtful


class Offer(NamedTuple):
    """A tile that completes the winner's hand, and what it scores the way it came (drawn where that is not said).

    `left` such tiles do not lie on the table yet.
    """

    tile: int
    left: int
    score: Score


def situation_of(draft: Draft, player: int, tile: int | None = None) -> Situation:
    """Winds and circumstances of a player of this hand; `tile` instead of the winning tile on the paper."""
    match, paper = draft.match, draft.paper
    seat = match.seats.index(player)
    bet = paper.sides[player].bet
    if player != paper.winner:
        return Situation(seat, match.round, bet=bet)
    if not paper.circumstances:
        came = By.WALL if paper.by is None else paper.by
        return Situation(seat, match.round, Win(paper.tile if tile is None else tile, came, bet=bet))
    said = paper.circumstance
    seasons = said("claimed_seasons")
    win = Win(
        NO_TILE if seasons else paper.tile if tile is None else tile,
        By.WALL if seasons or paper.by is None else paper.by,
        last=bool(said("last")),
        first14=bool(said("first14")),
        first_discard=bool(said("first_discard")),
        kongs_in_turn=said("kongs_in_turn"),
        announced_moon=bool(said("announced_moon")),
        robbed_concealed=bool(said("robbed_concealed")),
        claimed_seasons=seasons,
        rejected_replacement=bool(said("rejected_replacement")),
        bet=bet,
        last_of_kind=bool(said("last_of_kind")),
    )
    return Situation(seat, match.round, win)


def is_whole(draft: Draft, player: int) -> bool:
    """As many tiles are entered as a player has at the end of a hand."""
    paper = draft.paper
    if player == paper.winner and paper.circumstance("claimed_seasons"):
        return True
    return paper.sides[player].size == 13 and (player != paper.winner or paper.tile != NO_TILE)


def score_of(draft: Draft, player: int) -> Score | None:
    """The score of a hand that was entered whole in tiles; None where it was not, or where losers score nothing.

    Raises HandError and SituationError for tiles and circumstances that cannot be.
    """
    side = draft.paper.sides[player]
    won = player == draft.paper.winner
    if side.points is not None or not (side.has_tiles or draft.paper.circumstance("claimed_seasons")):
        return None
    if side.any_size and not won:
        return score(draft.match.rules, side.hand(), situation_of(draft, player), dead_hand=True)
    if not is_whole(draft, player) or not (won or everyone_scores(draft.match.rules)):
        return None
    return score(draft.match.rules, side.hand(), situation_of(draft, player), dead_hand=side.any_size)


def offers(draft: Draft) -> tuple[Offer, ...]:
    """The tiles that complete the winner's thirteen; empty where it has not thirteen, or one is chosen."""
    paper, match = draft.paper, draft.match
    if paper.winner == NOBODY or paper.tile != NO_TILE or paper.sides[paper.winner].size != 13:
        return ()
    hand = paper.sides[paper.winner].hand()
    left = tiles_left(match.rules, paper)
    found = []
    for kind in range(34):
        if left[kind] > 0:
            try:
                counted = score(match.rules, hand, situation_of(draft, paper.winner, kind))
            except WindroosError:
                continue  # this tile cannot have come this way
            if counted.complete:
                found.append(Offer(kind, left[kind], counted))
    return tuple(found)


def entered(draft: Draft, player: int) -> int | None:
    """The score that was entered as a number, doubled and limited; None where none was.

    Who lost a bet has 0 without a number, and whatever the number is (144 rules, rule 88).
    """
    side = draft.paper.sides[player]
    if side.bet and draft.paper.winner not in (NOBODY, player):
        return 0
    if side.points is None or side.doubles is None:
        return side.points
    total = side.points << side.doubles
    terms = terms_of(draft.match.rules)
    return total if terms.overscores or not terms.limit else min(total, terms.limit)


def special(draft: Draft) -> bool | None:
    """Whether the winner's number is a special hand's worth, as `Outcome.special` wants it (144 rules).

    Hands that were kept when nobody was asked count as they did: a doubtful score was taken for a special hand.
    """
    said = said_special(draft)
    return True if said is None and doubtful(draft) else said


def said_special(draft: Draft) -> bool | None:
    """What was said of it; points with doubles were counted."""
    side = draft.paper.sides[draft.paper.winner]
    if side.special is None and side.doubles and (side.points or 0) <= MOST_COUNTED and _has_specials(draft):
        return False
    return side.special


def doubtful(draft: Draft) -> bool:
    """Whether the winner's number may be a special hand's worth or an overscore."""
    rules = draft.match.rules
    score = entered(draft, draft.paper.winner) if _has_specials(draft) else None
    if score is None:
        return False
    return is_doubtful(score, int(rules.value("limit")), bool(rules.value("round_up")))


def _has_specials(draft: Draft) -> bool:
    return draft.match.rules.formations is not None

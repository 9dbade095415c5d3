"""With which tiles a seat could go out: a quick mask of kinds first, then the scorer, whose word counts."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Final

from windroos.bits import PackedCounts, packed_counts
from windroos.hands import By, Hand, Meld, Situation, Win
from windroos.play.model.events import NOBODY
from windroos.play.model.view import CLAIM, DISCARD, ROB, OpenTable, Own, Source, View, live_left, uncovered
from windroos.reading.waits import knitted_waits, set_waits, with_few_chows
from windroos.rules.rules import Rules
from windroos.scoring.outside_sets import irregular_waits, may_be_irregular
from windroos.scoring.readings import lay_of
from windroos.scoring.refusing import kinds_in_play
from windroos.scoring.score import Score, claim_rank, score
from windroos.tiles import EAST, ORPHANS, P1, S1, SEASONS, kinds_in


@lru_cache(maxsize=1 << 9)  # the same is asked again in the same turn, and hardly ever later
def completing(rules: Rules, concealed: tuple[int, ...], melds: tuple[Meld, ...], seat: int, round: int) -> int:
    """Mask of the kinds that make these concealed tiles complete; perhaps a kind more, never one less.

    `concealed` are 13 tiles in order, less 3 for each set.
    """
    in_sets, knitted = _suits_leave_one_over(concealed), rules.policy.knitted and len(melds) <= 1
    odd = not melds and rules.irregular and _is_odd(concealed) and may_be_irregular(rules, kinds_mask(concealed))
    if not in_sets and not odd and not knitted and rules.formations is None:
        return 0
    rack = packed_counts(concealed)
    found = _completing_sets(rules, rack, melds) if in_sets else 0
    if odd:
        found |= irregular_waits(rules, lay_of(rules, Hand(concealed), Situation(seat, round)))
    if knitted:
        found |= knitted_waits(*rack, len(melds))
    if rules.formations is not None:
        thirteen = (
            packed_counts((*(tile for meld in melds for tile in meld.tiles()[:3]), *concealed)) if melds else rack
        )
        chows = sum(meld.kind == "chow" for meld in melds)
        found |= rules.formations.waits(thirteen, not melds, seat, round % 4, chows)
    if rules.policy.pe_ling and found >> S1 & 1:
        found |= 1 << P1
    return found & _in_play(rules)


_in_play = lru_cache(maxsize=64)(kinds_in_play)


def _is_odd(concealed: tuple[int, ...]) -> bool:
    """Pairs and one tile over, many kinds, or one suit: what `may_be_irregular` asks first, from the tiles in order."""
    kinds = set(concealed)
    if len(kinds) <= 7:
        return sum(concealed.count(kind) & 1 for kind in kinds) == 1
    return len(kinds) >= 12 or concealed[0] // 9 == concealed[-1] // 9


def kinds_mask(tiles: tuple[int, ...]) -> int:
    """Mask of the kinds among some tiles."""
    return sum({1 << tile for tile in tiles})


def _suits_leave_one_over(concealed: tuple[int, ...]) -> bool:
    """Whether the numbers of tiles in each suit leave one over, or two and two: else no tile makes sets and a pair."""
    dots, bamboo, honours = bisect_left(concealed, P1), bisect_left(concealed, S1), bisect_left(concealed, EAST)
    over = (dots % 3, (bamboo - dots) % 3, (honours - bamboo) % 3, (len(concealed) - honours) % 3)
    ones = over.count(1)
    return (ones == 1 and over.count(0) == 3) or (ones == 0 and over.count(2) == 2)


def _completing_sets(rules: Rules, rack: PackedCounts, melds: tuple[Meld, ...]) -> int:
    found = set_waits(*rack)
    if found and rules.policy.max_chows < 4:
        chows = sum(meld.kind == "chow" for meld in melds)
        found = with_few_chows(found, rack.m, rack.p, rack.s, chows, rules.policy.max_chows)
    return found


def waiting_for(view: View) -> int:
    """Mask of the kinds that could complete a seat's tiles; in its turn those without the tile that it drew."""
    return waits_of_seat(view.rules, view.table, view.seat, view.own)


def waits_of_seat(rules: Rules, table: OpenTable, seat: int, own: Own) -> int:
    """As `waiting_for`: 0 where the number of tiles is wrong or the rack holds a bonus tile."""
    rack, melds, drawn = own.rack, table.melds[seat], own.drawn
    number = len(rack) + 3 * len(melds)
    if number == 14 and drawn != NOBODY and table.turn == seat:
        at = rack.index(drawn)
        rack = rack[:at] + rack[at + 1 :]
    elif number != 13:
        return 0
    if rack[-1] >= SEASONS:
        return 0
    return completing(rules, rack, uncovered(melds, own.covered) if own.covered else melds, seat, table.round)


def claimed(view: View) -> Score | None:
    """What the tile that lies there (a discard, or a kong that can be robbed) would make; None for no mahjong."""
    table = view.table
    robbing = table.phase == ROB
    tile = table.asked_tile
    if tile >= SEASONS or not waiting_for(view) >> tile & 1:
        return None
    hidden = robbing and table.kong is not None and not table.kong.open
    win = Win(
        tile,
        By.ROBBED if robbing else By.DISCARD,
        last=live_left(view.conduct, table) == 0,
        first_discard=not robbing and _is_first_discard(view),
        robbed_concealed=hidden,
        rejected_replacement=not robbing and table.discards[-1].rejected,
        bet=bool(table.bets >> view.seat & 1),
        last_of_kind=view.conduct.last_of_kind and _is_last_of_kind(view, tile, robbing),
    )
    if hidden and (table.melds[view.seat] or any(kind not in _ORPHANS for kind in view.own.rack)):
        return None
    return _score(view, view.own.rack, win)


def drawn(view: View) -> Score | None:
    """What the tiles of a seat in its turn make; None for no mahjong."""
    table, own = view.table, view.own
    rack, source = own.rack, table.source
    if source in _NO_TILE or not rack:
        return None
    if len(rack) + 3 * len(table.melds[view.seat]) != 14 or rack[-1] >= SEASONS:
        return None
    if source == _DEAL:
        return _heaven(view)
    return _with(view, own.drawn) if own.drawn != NOBODY else None


def seasons(view: View) -> Score | None:
    """Mahjong with seven or eight seasons at the moment of drawing the last of them (Fu Hing, p. 18); None if none."""
    table = view.table
    bonus = table.bonus[view.seat]
    if not view.conduct.seasons_claim or len(bonus) < 7 or table.turn != view.seat or table.phase != DISCARD:
        return None
    in_deal = all(thrown.seat != view.seat for thrown in table.discards) and table.source != Source.KONG
    if Source.BONUS not in (table.source, table.due) and not in_deal:
        return None
    win = Win(-1, _BY.get(table.source, By.WALL), claimed_seasons=len(bonus), last=live_left(view.conduct, table) == 0)
    return score(view.rules, view.hand, Situation(view.seat, table.round, win), view.own.dead)


def rank(view: View, found: Score) -> int:
    """Where a mahjong stands among several: `scoring.score.claim_rank`."""
    return claim_rank(view.rules, found.hand, found.situation)


_NO_TILE = (Source.NOTHING, Source.CLAIM)
_DEAL: Final = Source.DEAL
_BY = {Source.DEAL: By.WALL, Source.WALL: By.WALL, Source.KONG: By.KONG, Source.BONUS: By.BONUS}
_ORPHANS = frozenset(kinds_in(ORPHANS))


def _heaven(view: View) -> Score | None:
    """East's first fourteen: any tile may be taken as the winning one; the last by right, another if it pays more."""
    kinds = list(dict.fromkeys((view.own.drawn, *view.own.rack)))
    # Fourteen tiles are complete whichever of them came last; but where dots 1 came last it may stand for bamboo 1.
    if not (_rest_completed_by(view, kinds[0]) or _rest_completed_by(view, P1)):
        return None
    found = [score for kind in kinds if (score := _with(view, kind))]
    return max(found, key=lambda score: (score.legal, score.would_be), default=None)


def _rest_completed_by(view: View, tile: int) -> tuple[int, ...]:
    """The rack without this tile of it, where the tile completes it; else ()."""
    rules, _, table, seat, own, _ = view
    rack = own.rack
    if tile not in rack:
        return ()
    at = rack.index(tile)
    rest = rack[:at] + rack[at + 1 :]
    return rest if completing(rules, rest, view.melds, seat, table.round) >> tile & 1 else ()


def _with(view: View, tile: int) -> Score | None:
    rest = _rest_completed_by(view, tile)
    if not rest:
        return None
    table, own = view.table, view.own
    by = _BY[table.source]
    last = live_left(view.conduct, table) == 0 and table.source != Source.DEAL
    chained = by == By.KONG or (by == By.BONUS and not view.conduct.chained_kongs)
    win = Win(
        tile,
        by,
        last=last,
        first14=_is_first_turn(table),
        kongs_in_turn=own.kongs if chained else 0,
        announced_moon=last and table.moon == view.seat and tile == P1,
        bet=bool(table.bets >> view.seat & 1),
        last_of_kind=view.conduct.last_of_kind and _is_last_of_kind(view, tile, False),
    )
    return _score(view, rest, win)


def _score(view: View, rack: tuple[int, ...], win: Win) -> Score | None:
    table = view.table
    hand = Hand(rack, view.melds, tuple(sorted(table.bonus[view.seat])))
    found = scored(view.rules, hand, Situation(view.seat, table.round, win))
    return found if found.complete else None


@lru_cache(maxsize=64)
def scored(rules: Rules, hand: Hand, situation: Situation) -> Score:
    """`score`, remembered: the same mahjong is asked about when it is offered, claimed, ranked and counted."""
    return score(rules, hand, situation)


def _is_first_turn(table: OpenTable) -> bool:
    """East's first turn, also after a concealed kong in it: whether that is still heaven the rules say (ruling N26)."""
    return table.source == Source.DEAL or (table.source == Source.KONG and table.turn == 0 and not table.discards)


def _is_first_discard(view: View) -> bool:
    """East's very first discard, before anyone has claimed anything (and the winner has no open set)."""
    table = view.table
    return len(table.discards) == 1 and table.discards[0].seat == 0 and view.seat != 0


def _is_last_of_kind(view: View, tile: int, robbing: bool) -> bool:
    """MCR, fan 58: the other three copies lie on the table for everyone to see."""
    table = view.table
    seen = sum(thrown.tile == tile and thrown.taker == NOBODY for thrown in table.discards)
    if table.phase == CLAIM:
        seen -= 1
    for melds in table.melds:
        for meld in melds:
            if meld.open:
                seen += meld.tiles().count(tile)
    if robbing:
        seen -= 1
    return seen >= 3

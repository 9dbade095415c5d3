"""Score one hand and say why: every reading is counted, the one that pays best is explained line by line."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from windroos.hands import By, Hand, Situation, check_win
from windroos.reading.facts import IRREGULAR, Facts
from windroos.reading.suits import PUNG
from windroos.rules.rule import Choice, Entry, Part, Slot, Who
from windroos.rules.rules import Rules, conduct_of
from windroos.rules.scheme import Total
from windroos.rules.totals import BY_POINTS, STANDS, better, times_counted
from windroos.scoring.outside_sets import may_be_irregular
from windroos.scoring.priority import rank_of
from windroos.scoring.readings import readings
from windroos.scoring.refusing import check_for_rules
from windroos.settling.overscore import RULE_LIMIT


class Line(NamedTuple):
    """One entry that counts, or that another one replaced."""

    entry: Entry
    times: int
    points: int
    """times x the entry's points."""
    doubles: int
    """times x the entry's doubles."""
    fan: int
    """times x the entry's fan; in MCR its points."""
    tiles: int
    """Mask of the kinds that the line is about; 0 for the whole hand."""
    replaced_by: str | None
    """Id of the entry that took its place; `points` where counted points took the place of a half limit."""
    options: tuple[str, ...]
    """Ids of the options that decided this line."""
    certainty: str = ""
    """Of a special formation of the 144 rules: how sure its row is (`formations.Certainty`)."""


class Candidate(NamedTuple):
    """One reading with what it is worth."""

    facts: Facts
    counts: tuple[int, ...]
    replaced_by: tuple[int, ...]
    total: Total


class Score(NamedTuple):
    """What a hand is worth and why; `lines` add up to `total` and nothing else does."""

    rules: Rules
    hand: Hand
    situation: Situation
    complete: bool
    """The tiles form a mahjong at all (a loser's never do)."""
    legal: bool
    """A winner may go out with this hand: complete and over the minimum. True for a loser."""
    total: int = 0
    """What is settled: points, or fan in Hong Kong; 0 for a mahjong that is not legal."""
    would_be: int = 0
    """What an illegal mahjong would have been worth; else the total."""
    points: int = 0
    """Before doubling; in Hong Kong the fan."""
    doubles: int = 0
    limit: str | None = None
    """The entry, or the special formation, that sets the total."""
    extra: int = 0
    """144 rules: G + A after rounding. MCR: the flowers."""
    unlimited: int = 0
    """144 rules and Hong Kong: before the limit."""
    lines: tuple[Line, ...] = ()
    best: Candidate | None = None
    """The reading that pays best, which `lines` explain; None where there is none."""
    candidates: tuple[Candidate, ...] = ()
    """Every reading, in the order found."""

    @property
    def special(self) -> bool:
        """A special formation of the 144 rules sets the total, which may then be above the limit."""
        limit = self.best.total.limit if self.best is not None else -1
        return limit >= 0 and self.rules.entries[limit].part == Part.FORMATION

    @property
    def options(self) -> tuple[str, ...]:
        """Ids of the options that decided a line, in order, each once."""
        return tuple(dict.fromkeys(option for line in self.lines for option in line.options))


def score(rules: Rules, hand: Hand, situation: Situation, dead_hand: bool = False) -> Score:
    """Score what lies before one player, winner or loser. A dead hand may have any size and is worth nothing.

    Only a mahjong claimed with seven or eight seasons is worth the same with a dead hand (Fu Hing, p. 19).

    Raises:
        HandError: tiles that cannot lie before one player, or a wrong number of them.
        SituationError: circumstances that cannot be together.
    """
    candidates = _candidates(rules, hand, situation, dead_hand)
    if not candidates:
        return Score(rules, hand, situation, complete=False, legal=candidates is None)
    winner = situation.win is not None
    best = best_of(candidates, winner)
    total = best.total
    limit = None
    if total.limit >= 0:
        decisive = rules.entries[total.limit]
        limit = decisive.id
        if decisive.part == Part.FORMATION and not decisive.limit and rules.formations is not None:
            limit = rules.formations.rows[best.facts.lay.special - 1].id
    return Score(
        rules=rules,
        hand=hand,
        situation=situation,
        complete=winner,
        legal=not winner or bool(total.legal),
        total=total.total if not winner or total.legal else 0,
        would_be=total.total,
        points=total.points,
        doubles=total.doubles,
        limit=limit,
        extra=total.extra,
        unlimited=total.more,
        lines=lines_of(rules, best),
        best=best,
        candidates=candidates,
    )


def total_of_loser(rules: Rules, hand: Hand, situation: Situation, dead_hand: bool = False) -> int:
    """The total that `score` finds for who did not win, without a word of why; it raises the same."""
    candidates = _candidates(rules, hand, situation, dead_hand)
    return best_of(candidates, winner=False).total.total if candidates else 0


def _candidates(rules: Rules, hand: Hand, situation: Situation, dead_hand: bool) -> tuple[Candidate, ...] | None:
    """Every reading, counted; None for a dead hand, of which none counts."""
    check_win(hand, situation, any_size=dead_hand)
    check_for_rules(rules, hand, situation)
    if dead_hand and not (situation.win and situation.win.claimed_seasons):
        return None
    return tuple([count_reading(rules, f) for f in readings(rules, hand, situation)])


def best_of(candidates: Sequence[Candidate], winner: bool) -> Candidate:
    """The reading that pays best; of equal ones the first."""
    best = candidates[0]
    for candidate in candidates:
        if better(candidate.total, best.total, winner):
            best = candidate
    return best


def count_reading(rules: Rules, f: Facts) -> Candidate:
    """Count every entry in one reading and add them up by the rule set's scheme."""
    counts = [0] * len(rules.entries)
    irregular = int(f.form == IRREGULAR)
    waits = not (f.lay.winner or f.lay.laid) and may_be_irregular(rules, f.lay.kinds)
    for pattern, who, entry in _asked(rules, f.lay.winner, irregular, waits):
        times = pattern(f)
        counts[entry] = times if who in _ALWAYS else times_counted(who, times, f.lay.winner, irregular, f.lay.laid)
    hits = [at for at, times in enumerate(counts) if times]
    replaced_by = [STANDS] * len(counts)
    scheme, columns, policy = rules.rule_set.scheme, rules.columns, rules.policy
    if not scheme.formations:
        total = scheme.total(hits, len(hits), counts, replaced_by, columns, policy, f.lay.winner)
    else:
        worth = rules.formations.rows[f.lay.special - 1].value if rules.formations is not None and f.lay.special else 0
        ordinary = int(f.form != IRREGULAR)
        total = scheme.total(hits, len(hits), counts, replaced_by, columns, policy, f.lay.winner, worth, ordinary)
    return Candidate(f, tuple(counts), tuple(replaced_by), total)


_ALWAYS: Final = (Who.EVERYONE, Who.WINNER)
"""Of those that are asked, whose entries count as often as their patterns say."""


@lru_cache(maxsize=256)
def _asked(rules: Rules, winner: int, irregular: int, waits: bool) -> tuple[Slot, ...]:
    """The entries that can count at all in such a hand; the others need not be asked (see `totals.times_counted`).

    waits: it may wait for a hand outside sets
    """
    asked = [Who.EVERYONE]
    if winner:
        asked.append(Who.WINNER)
        if irregular:
            asked.append(Who.IRREGULAR)
    elif waits:
        asked.append(Who.WAITING)
    return tuple(slot for slot in rules.counted if slot.who in asked)


def lines_of(rules: Rules, candidate: Candidate) -> tuple[Line, ...]:
    """The lines of a counted reading, in the order of the book."""
    f = candidate.facts
    lines: list[Line] = []
    counting = {rules.entries[at].id for at, times in enumerate(candidate.counts) if times}
    for at, times in enumerate(candidate.counts):
        if times:
            entry = rules.entries[at]
            decided, certainty = options_of(rules, entry, f, counting), ""
            if entry.part == Part.FORMATION and not entry.limit and rules.formations is not None:
                row = rules.formations.rows[f.lay.special - 1]
                certainty = row.certainty
                if certainty in ("derived", "reconstruction"):
                    decided = (*decided, "formations")
                source = f"{entry.source.partition(', nr. ')[0]}, nr. {row.rule}" if row.rule else entry.source
                entry = replace(entry, limit=row.value * rules.policy.limit // RULE_LIMIT, source=source)
            lines.append(
                Line(
                    entry=entry,
                    times=times,
                    points=times * entry.points,
                    doubles=times * entry.doubles,
                    fan=times * entry.fan,
                    tiles=entry.tiles(f) if entry.tiles is not None else 0,
                    replaced_by=_replacement(rules, candidate.replaced_by[at]),
                    options=decided,
                    certainty=certainty,
                )
            )
    return tuple(lines)


def without_reconstructions(found: Score) -> Score | None:
    """The same hand by the list of special formations without reconstructions; None where none of these decides it."""
    rules, best = found.rules, found.best
    if rules.formations is None or best is None or not best.facts.lay.special:
        return None
    row = rules.formations.rows[best.facts.lay.special - 1]
    if row.certainty != "reconstruction" or found.limit != row.id:
        return None
    surer = replace(rules, formations=rules.formations.only("derived"))
    return score(surer, found.hand, found.situation)


def options_of(rules: Rules, entry: Entry, f: Facts, counting: AbstractSet[str]) -> tuple[str, ...]:
    """The options that decided a line: with another value it would have counted differently, or not at all.

    `counting` are the ids of all entries that count in this reading.
    """
    decided = [*entry.options, *(option for other, option in entry.contested if other in counting)]
    pattern = entry.chosen()
    times = pattern(f)
    if isinstance(entry.pattern, Choice):
        at = entry.pattern.at
        for other, one in enumerate(entry.pattern.patterns):
            if one(f) != times:
                decided.append(entry.pattern.options[max(at, other)])
    lay = f.lay
    completed = f.place == PUNG and lay.by in (By.DISCARD, By.ROBBED)
    if completed and pattern(f._replace(open=f.open ^ 1 << lay.win)) != times:
        decided.append("winning_set")
    if entry.who in (Who.IRREGULAR, Who.WAITING):
        if pattern(f._replace(lay=lay._replace(four_is_two_pairs=1 - lay.four_is_two_pairs))) != times:
            decided.append("four_as_two_pairs")
        if lay.pe_ling:
            decided.append("pe_ling_pairs")
    return tuple(id for id in dict.fromkeys(decided) if id in rules.options)


def claim_rank(rules: Rules, hand: Hand, situation: Situation) -> int:
    """What the winning tile completes, for the order of claims: 4 a hand outside sets, 3 pair, 2 pung, 1 chow, 0 none.

    A special formation of the 144 rules is 4 or more, by its rank in the list. The highest over all readings that may
    go out (NTS 2002, p. 6, Voorrang; 144 rules, rule 29). By other books every mahjong is 1, for turn order decides,
    but Hong Kong's thirteen orphans are 4 (Fu Hing, p. 21; ruling H19).
    """
    priority = conduct_of(rules).priority
    return max(
        (
            rank_of(priority, candidate.facts.form, candidate.facts.place, candidate.facts.lay.special)
            for candidate in score(rules, hand, situation).candidates
            if candidate.total.legal
        ),
        default=0,
    )


def _replacement(rules: Rules, by: int) -> str | None:
    """What took the place of an entry: the id of another, "points" for the counted ones, None where it stands."""
    if by == STANDS:
        return None
    return "points" if by == BY_POINTS else rules.entries[by].id

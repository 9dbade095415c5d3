"""Why something did not count: the reason where it can be told, and the smallest change that would make it count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from windroos.bits import count, digit
from windroos.errors import OptionError, WindroosError
from windroos.hands import check_win
from windroos.reading.facts import IRREGULAR, NO_KNITTED, Facts, add_tile, facts
from windroos.reading.suits import NO_SETS, WHOLE
from windroos.rules.rule import Entry, Owner, Value, Who
from windroos.rules.rules import Rules, configure
from windroos.rules.totals import times_counted
from windroos.scoring.changes import Changed, HandChange, circumstances, other_sets, other_tiles
from windroos.scoring.readings import lay_of, readings
from windroos.scoring.refusing import check_for_rules
from windroos.scoring.score import Score, score
from windroos.tiles import DRAGONS, EAST, HONOURS, ORPHANS, SIMPLES, SUIT, TERMINALS, WINDS

Code = Literal[
    "counts", "replaced", "by_points", "dead", "off_house", "off_option", "option", "winner_only", "loser_only",
    "no_mahjong", "other_reading", "melds", "missing", "in_the_way", "honours",
]  # fmt: skip


class WhyReason(NamedTuple):
    """Why an entry did not count.

    counts         it does, `number` times
    replaced       `other` (an entry's id) took its place
    by_points      the counted points are more than this half limit
    dead           a dead hand counts nothing
    off_house      house rules switched it off
    off_option     it is switched off; with `other` (an option) at `value` it is not
    option         with `other` at `value` it would count
    winner_only    only a winner's hand has it; `loser_only` the other way round
    no_mahjong     the tiles are no mahjong
    other_reading  another reading has it and pays `number` where this one pays more
    melds          sets lie on the table, and this hand must be concealed
    missing        `number` tiles are missing
    in_the_way     it would count without the kinds in the mask `number`
    honours        it asks for a wind or dragon
    """

    code: Code
    number: int = 0
    other: str = ""
    value: Value = 0


class WhyNot(NamedTuple):
    """The answer for one entry. `change` is the smallest change found that makes it count, `then` its score."""

    entry: Entry
    reasons: tuple[WhyReason, ...]
    change: tuple[HandChange, ...]
    then: Score | None

    @property
    def counts(self) -> bool:
        """It counts after all."""
        return any(reason.code == "counts" for reason in self.reasons)


def why_not(scored: Score, item: str, dead_hand: bool = False) -> WhyNot:
    """Why the entry with this id counts or not in a scored hand.

    Raises OptionError where the rule set has no such entry.
    """
    rules = scored.rules
    entry = rules.entry(item)
    if entry is None:
        known = tuple(entry.id for entry in rules.entries)
        raise OptionError("no_such_item", item=item, rules=rules.id, near=near(item, known))
    if dead_hand:
        return WhyNot(entry, (WhyReason("dead"),), (), None)
    told = _from_lines(scored, entry) or _from_entry(scored, entry)
    if told is not None:
        return WhyNot(entry, (told,), (), None)
    reasons = list(_reasons(scored, entry))
    found = None
    if not any(reason.code in ("option", "off_option", "no_mahjong") for reason in reasons):
        found = smallest_change(scored, entry)
    if found is None:
        return WhyNot(entry, tuple(reasons), (), None)
    return WhyNot(entry, tuple(reasons), found[0].steps, found[1])


def near(item: str, known: tuple[str, ...]) -> str:
    """The ids that look most like a mistyped one."""
    from difflib import get_close_matches

    return ", ".join(get_close_matches(item, known, 4, 0.4) or known)


def _from_lines(scored: Score, entry: Entry) -> WhyReason | None:
    """What the explanation already says: it counts, or something took its place."""
    for line in scored.lines:
        if line.entry.id == entry.id:
            if line.replaced_by is None:
                return WhyReason("counts", line.times)
            return (
                WhyReason("by_points")
                if line.replaced_by == "points"
                else WhyReason("replaced", other=line.replaced_by)
            )
    return None


def _from_entry(scored: Score, entry: Entry) -> WhyReason | None:
    """What follows from the entry alone: it is off, or it is for another kind of player."""
    rules = scored.rules
    if not entry.active:
        book = next(
            (e for heading in rules.rule_set.table(rules.options) for e in heading.entries if e.id == entry.id), entry
        )
        return WhyReason("off_house") if book.active else _switching_option(rules, entry)
    winner = scored.situation.win is not None
    if winner and entry.who == Who.WAITING:
        return WhyReason("loser_only")
    if not winner and entry.who in (Who.WINNER, Who.IRREGULAR):
        return WhyReason("winner_only")
    return None


def _switching_option(rules: Rules, entry: Entry) -> WhyReason:
    for option in rules.rule_set.options:
        # One step in a range is enough to switch something on.
        for value in option.values[:2] if isinstance(option.values, range) else option.values:
            other = configure(rules.rule_set, {**rules.options, option.id: value}).entry(entry.id)
            if other is not None and other.active:
                return WhyReason("off_option", other=option.id, value=value)
    return WhyReason("off_house")


def _other_values(rules: Rules) -> Iterator[tuple[str, Value]]:
    """Every other value of the options that scoring reads."""
    for option in rules.rule_set.options:
        if option.owner == Owner.SCORING and not isinstance(option.values, range):
            for value in option.values:
                if value != rules.options[option.id]:
                    yield option.id, value


def _reasons(scored: Score, entry: Entry) -> Iterator[WhyReason]:
    """What can be told from this hand."""
    if scored.best is None:
        if entry.who == Who.IRREGULAR:
            yield from _irregular(scored, entry)
        yield WhyReason("no_mahjong")
        return
    others = [other for other in scored.candidates if other.counts[scored.rules.entries.index(entry)]]
    if others:
        yield WhyReason("other_reading", max(other.total.total for other in others))
        return
    for option, value in _other_values(scored.rules):
        rules = configure(scored.rules.rule_set, {**scored.rules.options, option: value})
        if any(line.entry.id == entry.id and not line.replaced_by for line in _score(rules, scored).lines):
            yield WhyReason("option", other=option, value=value)
            return
    if entry.who in (Who.IRREGULAR, Who.WAITING):
        yield from _irregular(scored, entry)
        return
    f = scored.best.facts
    mask = in_the_way(entry, f)
    if not mask and not f.lay.kinds & HONOURS:
        honoured = f._replace(lay=add_tile(f.lay, EAST))
        mask = in_the_way(entry, honoured) & ~(1 << EAST)
        if mask or entry.chosen()(honoured):
            yield WhyReason("honours")
    if mask:
        yield WhyReason("in_the_way", mask)


def _score(rules: Rules, scored: Score) -> Score:
    """The same hand by other options; a hand that they do not allow has no lines."""
    try:
        return score(rules, scored.hand, scored.situation)
    except WindroosError:
        return scored._replace(lines=())


def _irregular(scored: Score, entry: Entry) -> Iterator[WhyReason]:
    """How far the tiles are from a hand outside sets."""
    if scored.hand.melds:
        yield WhyReason("melds", len(scored.hand.melds))
    lay = lay_of(scored.rules, scored.hand._replace(melds=()), scored.situation)
    win = scored.situation.win
    if win is not None and win.tile >= 0:
        lay = add_tile(lay, win.tile)._replace(win=win.tile)
    lacking = entry.chosen()(facts(lay, IRREGULAR, NO_SETS, 0, WHOLE, NO_KNITTED))
    if lacking and not scored.hand.melds:
        yield WhyReason("missing", lacking)


_GROUPS = (
    *(1 << kind for kind in range(34)),
    *(SUIT << 9 * suit for suit in range(3)),
    *((SUIT << 9 * one | SUIT << 9 * other) for one, other in ((0, 1), (0, 2), (1, 2))),
    *(WINDS, DRAGONS, HONOURS, TERMINALS, ORPHANS, SIMPLES),
    *((SUIT << 9 * suit) & SIMPLES for suit in range(3)),
    *(SIMPLES | (SUIT << 9 * one | SUIT << 9 * other) & TERMINALS for one, other in ((0, 1), (0, 2), (1, 2))),
)


def in_the_way(entry: Entry, f: Facts) -> int:
    """Mask of the kinds without which the entry would count, as few tiles as can be; 0 where that is not the reason."""
    pattern = entry.chosen()
    best, fewest = 0, 99
    lay, kinds = f.lay, f.lay.kinds
    for group in _GROUPS:
        mask = group & kinds
        tiles = sum(
            digit((lay.m, lay.p, lay.s, lay.z)[min(kind // 9, 3)], kind % 9) for kind in range(34) if mask >> kind & 1
        )
        if mask and mask != kinds and tiles < fewest and pattern(_without(f, mask)):
            best, fewest = mask, tiles
    return best if count(best) < count(kinds) else 0


def _without(f: Facts, mask: int) -> Facts:
    lay = f.lay
    packed = [lay.m, lay.p, lay.s, lay.z]
    for kind in range(34):
        if mask >> kind & 1:
            packed[min(kind // 9, 3)] &= ~(7 << 3 * (kind % 9))
    return f._replace(lay=lay._replace(m=packed[0], p=packed[1], s=packed[2], z=packed[3], kinds=lay.kinds & ~mask))


def smallest_change(scored: Score, entry: Entry) -> tuple[Changed, Score] | None:
    """The smallest change that makes the entry count, with the score it then has; None where none was found.

    Tried in this order: one circumstance, one tile, one set, two circumstances. Among changes of one size, one that
    leaves a hand that may go out and is worth no less comes first.
    """
    at = Changed(scored.hand, scored.situation, ())
    sizes: list[Iterator[Changed]] = [circumstances(at), other_tiles(at)]
    if scored.best is not None:
        sizes.append(other_sets(at, scored.best.facts))
    sizes.append(two for one in circumstances(at) for two in circumstances(one))
    for changes in sizes:
        found: dict[int, tuple[Changed, Score]] = {}
        for changed in changes:
            then = _counting(scored.rules, entry, changed)
            if then is not None:
                rank = 2 * then.legal + int(then.would_be >= scored.would_be)
                found.setdefault(rank, (changed, then))
                if rank == 3:
                    break
        if found:
            return found[max(found)]
    return None


def _counting(rules: Rules, entry: Entry, changed: Changed) -> Score | None:
    """The score of a changed hand if the entry counts in it; None where it does not, or where that cannot be."""
    try:
        check_win(changed.hand, changed.situation)
        check_for_rules(rules, changed.hand, changed.situation)
        read = readings(rules, changed.hand, changed.situation)
    except WindroosError:
        return None
    pattern = entry.chosen()
    if not any(times_counted(entry.who, pattern(f), f.lay.winner, int(f.form == IRREGULAR), f.lay.laid) for f in read):
        return None
    then = score(rules, changed.hand, changed.situation)
    if any(line.entry.id == entry.id and line.replaced_by is None for line in then.lines):
        return then
    return None

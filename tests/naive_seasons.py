"""Every shipped formula read a second time, straight from its words, with nothing of the first reading but its lines.

Each takes the lines of a season by evening, in the order of the evenings, and who are members, and gives scores.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import ceil

from windroos.reckoning.lines import ResultLine

Lines = Mapping[str, list[ResultLine]]
Scores = dict[str, Fraction]


def points_of(line: ResultLine) -> Fraction:
    assert line.points is not None
    return Fraction(line.points)


def tables(lines: list[ResultLine]) -> list[list[ResultLine]]:
    found: dict[tuple[int, int], list[ResultLine]] = defaultdict(list)
    for line in lines:
        found[line.table, line.part].append(line)
    return list(found.values())


def shared(scale: list[Fraction], keys: dict[str, tuple[Fraction, ...]]) -> Scores:
    """Everybody gets the mean of the places that he and his equals have between them."""
    earned = {}
    for person, key in keys.items():
        better = sum(other > key for other in keys.values())
        equal = sum(other == key for other in keys.values())
        earned[person] = sum(scale[better : better + equal], Fraction()) / equal
    return earned


def table_points(lines: list[ResultLine], scales: dict[int, list[Fraction]], *, tie_breaks: bool, net: bool) -> Scores:
    keys = {}
    for line in lines:
        key = [points_of(line) - (Fraction(line.penalty) if net else 0)]
        if tie_breaks:
            assert line.mahjongs is not None
            assert line.caused is not None
            key += [Fraction(line.mahjongs), Fraction(-line.caused)]
        keys[line.person] = tuple(key)
    return shared(scales[len(lines)], keys)


GROENEHART = {
    3: [Fraction(4), Fraction(2), Fraction(1)],
    4: [Fraction(4), Fraction(2), Fraction(1), Fraction(1, 2)],
    5: [Fraction(4), Fraction(2), Fraction(1), Fraction(1, 2), Fraction(0)],
}
PELING = {
    3: [Fraction(4), Fraction(2), Fraction(0)],
    4: [Fraction(4), Fraction(2), Fraction(1), Fraction(0)],
    5: [Fraction(4), Fraction(2), Fraction(1), Fraction(0), Fraction(0)],
}


def groenehart(season: Lines, members: set[str]) -> Scores:
    counting = [lines for lines in season.values() if len({line.person for line in lines} & members) >= 8]
    results: dict[str, list[Fraction]] = defaultdict(list)
    for lines in season.values():
        for person in {line.person for line in lines} & members:
            results[person] += []
    for lines in counting:
        earned: Scores = defaultdict(Fraction)
        for table in tables(lines):
            for person, points in table_points(table, GROENEHART, tie_breaks=True, net=True).items():
                earned[person] += points
        for person in set(earned) & members:
            results[person].append(earned[person] + 1)
    keep = ceil(Fraction(3, 4) * len(counting))
    return {person: sum(sorted(own)[-keep:] if keep else [], Fraction()) for person, own in results.items()}


def peling_punten(season: Lines, members: set[str]) -> Scores:
    found: Scores = defaultdict(Fraction)
    for lines in season.values():
        share: Scores = defaultdict(Fraction)
        for line in lines:
            if line.person in members:
                found[line.person] += points_of(line) - line.penalty
                share[line.person] += Fraction(line.share)
        for person, part in share.items():
            found[person] += 3000 * min(part, Fraction(1))
    return found


def peling_tafelpunten(season: Lines, members: set[str]) -> Scores:
    found: Scores = defaultdict(Fraction)
    for lines in season.values():
        for table in tables(lines):
            for person, points in table_points(table, PELING, tie_breaks=False, net=True).items():
                if person in members:
                    found[person] += points
    return found


def all_points(season: Lines, members: set[str]) -> Scores:
    found: Scores = defaultdict(Fraction)
    for lines in season.values():
        for line in lines:
            if line.person in members:
                found[line.person] += points_of(line) - line.penalty
    return found


def bamboe_acht(season: Lines, members: set[str]) -> Scores:
    periods: list[list[list[ResultLine]]] = [[]]
    for lines in season.values():
        if len(periods[-1]) == 7:
            periods.append([])
        periods[-1].append(lines)
    found: Scores = defaultdict(Fraction)
    for period in periods:
        results: dict[str, list[Fraction]] = defaultdict(list)
        for lines in period:
            tonight: Scores = defaultdict(Fraction)
            for line in lines:
                assert line.table_hands is not None
                off = 20 if line.table_hands < 16 else 0
                tonight[line.person] += points_of(line) - line.penalty - off
            for person in set(tonight) & members:
                results[person].append(tonight[person])
        for person, own in results.items():
            found[person] += sum(sorted(own)[-5:], Fraction())
    return found


def gemiddelde(season: Lines, members: set[str]) -> Scores:
    games: dict[str, list[Fraction]] = defaultdict(list)
    for lines in season.values():
        for line in lines:
            if line.person in members:
                games[line.person].append(points_of(line) - line.penalty)
    found = {}
    for person, own in games.items():
        off = min(len(own) // 10, 3)
        left = sorted(own)[off : len(own) - off]
        found[person] = sum(left, Fraction()) / len(left)
    return found


def mcr_4210(season: Lines, members: set[str]) -> Scores:
    scale = {4: [Fraction(4), Fraction(2), Fraction(1), Fraction(0)]}
    found: Scores = defaultdict(Fraction)
    for lines in season.values():
        for table in tables(lines):
            for person, points in table_points(table, scale, tie_breaks=False, net=True).items():
                if person in members:
                    found[person] += points
    return found


def riichi(season: Lines, members: set[str]) -> Scores:
    uma = {4: [Fraction(15), Fraction(5), Fraction(-5), Fraction(-15)]}
    found: Scores = defaultdict(Fraction)
    for lines in season.values():
        for table in tables(lines):
            places = table_points(table, uma, tie_breaks=False, net=False)
            for line in table:
                if line.person in members:
                    found[line.person] += (points_of(line) - 30000 - line.penalty) / 1000 + places[line.person]
    return found


def cbms(season: Lines, members: set[str]) -> Scores:
    found: Scores = defaultdict(Fraction)
    for lines in season.values():
        for line in lines:
            if line.person in members and line.rules == "nmv144":
                assert line.special is not None
                found[line.person] += sum(made.number or 0 for made in line.special if made.number in range(20, 51))
    return found


NAIVE: dict[str, Callable[[Lines, set[str]], Scores]] = {
    "groenehart": groenehart,
    "peling-punten": peling_punten,
    "peling-tafelpunten": peling_tafelpunten,
    "bamboe-acht": bamboe_acht,
    "haagse-kringen": all_points,
    "rode-draak": all_points,
    "gemiddelde": gemiddelde,
    "fuhing": all_points,
    "cbms": cbms,
    "nts-bond": all_points,
    "mcr-4210": mcr_4210,
    "riichi-ema": riichi,
}

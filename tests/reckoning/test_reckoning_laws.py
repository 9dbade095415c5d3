"""Laws of standings, and a second reading of every shipped formula."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.naive_seasons import NAIVE
from windroos.reckoning.facts import Adjustment, Membership, SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import PRESETS, preset, read
from windroos.reckoning.lines import HighestHand, MadeSpecial, ResultLine, TablePart, from_totals
from windroos.reckoning.lots import commitment, drawn, is_drawn
from windroos.reckoning.numbers import mean, read_number, show, sortable, total
from windroos.reckoning.periods import added
from windroos.reckoning.preview import preview
from windroos.reckoning.scored import Scored, StandingRow
from windroos.reckoning.standings import apply
from windroos.reckoning.sums import check_sum
from windroos.reckoning.tables import score_table

RANDOM = st.integers(0, 2**32).map(Random)
PEOPLE = tuple("ABCDEFGHIJKLMN")
GUESTS = ("gast 1", "gast 2")
FIRST = date(2024, 2, 13)


class RandomSeason(NamedTuple):
    lines: tuple[ResultLine, ...]
    evenings: tuple[SeasonEvening, ...]
    members: tuple[Membership, ...]


def season(
    random: Random, kind: str = "competition", most: int = 16, sizes: tuple[int, ...] = (3, 4, 5)
) -> RandomSeason:
    """Evenings whose points are small, so that there are ties."""
    evenings: list[SeasonEvening] = []
    lines: list[ResultLine] = []
    for number in range(1, random.randint(1, most) + 1):
        evening = SeasonEvening(f"avond {number}", FIRST + timedelta(weeks=number), kind)
        evenings.append(evening)
        here = random.sample((*PEOPLE, *GUESTS), random.randint(max(sizes), len(PEOPLE) + 2))
        table = 0
        while len(here) >= max(sizes):
            table += 1
            size = random.choice(sizes)
            people, here = here[:size], here[size:]
            lines += result(random, TablePart(evening.id, evening.date, table, rules="nmv144"), people)
    members = [Membership(person, date(2020, 1, 1)) for person in PEOPLE]
    return RandomSeason(tuple(lines), tuple(evenings), tuple(members))


def result(random: Random, at: TablePart, people: list[str]) -> tuple[ResultLine, ...]:
    points = [random.randint(-3, 3) for _ in people[1:]]
    mahjongs = [random.randint(0, 2) for _ in people]
    lines = from_totals(
        at._replace(share=random.choice((1, Fraction(1, 2), Fraction(1, 3)))),
        people,
        [-sum(points), *points],
        mahjongs,
        [random.randint(0, 2) for _ in people],
        random.randint(14, 18),
        [random.choice((0, 0, 0, 1)) for _ in people],
        [HighestHand(random.randint(8, 90), 90) for _ in people],
    )
    numbers = (1, 19, 20, 23, 50, 51, None)
    return tuple(
        line._replace(special=tuple(MadeSpecial("x", random.choice(numbers)) for _ in range(random.randint(0, 2))))
        for line in lines
    )


def of_preset(random: Random, id: str) -> tuple[Formula, RandomSeason]:
    formula = preset(id)
    sizes = (4,) if id in ("mcr-4210", "riichi-ema") else (3, 4, 5)
    return formula, season(random, formula.lines.kinds[0], sizes=sizes)


def plain(scored: Scored) -> list[tuple[object, ...]]:
    """The standings without their explanation."""
    return [row[:-1] for row in scored.rows]


def by_evening(found: RandomSeason) -> Mapping[str, list[ResultLine]]:
    return {one.id: [line for line in found.lines if line.evening == one.id] for one in found.evenings}


@pytest.mark.parametrize("id", PRESETS)
@given(random=RANDOM)
def test_a_naive_reading_of_the_words_gives_the_same_scores(id: str, random: Random) -> None:
    formula, found = of_preset(random, id)
    size = formula.periods.evenings if formula.periods.year == "sum" else 0
    periods = [found.evenings[at : at + size] for at in range(0, len(found.evenings), size)] if size else []
    parts = [apply(formula, found.lines, evenings, found.members) for evenings in periods]
    scored = added(formula, parts) if parts else apply(formula, *found)
    naive = NAIVE[id](by_evening(found), set(PEOPLE))
    assert {row.person: row.score for row in scored.rows} == dict(naive)


# --- law 1: order ------------------------------------------------------------------------------------------------


@given(random=RANDOM, id=st.sampled_from(PRESETS))
def test_the_order_of_typing_changes_nothing(random: Random, id: str) -> None:
    formula, found = of_preset(random, id)
    lines, evenings = random.sample(found.lines, len(found.lines)), random.sample(found.evenings, len(found.evenings))
    assert apply(formula, lines, evenings, random.sample(found.members, len(found.members))) == apply(formula, *found)


@given(random=RANDOM, id=st.sampled_from(PRESETS))
def test_the_numbers_of_tables_change_nothing(random: Random, id: str) -> None:
    formula, found = of_preset(random, id)
    numbers = random.sample(range(1, 30), 20)
    moved = [line._replace(table=numbers[line.table]) for line in found.lines]
    assert plain(apply(formula, moved, *found[1:])) == plain(apply(formula, *found))


# --- law 2: there and back ---------------------------------------------------------------------------------------


@given(random=RANDOM, id=st.sampled_from(PRESETS))
def test_a_correction_and_its_opposite_are_nothing(random: Random, id: str) -> None:
    formula, found = of_preset(random, id)
    line, points = random.choice(found.lines), random.randint(1, 90)
    if line.person not in PEOPLE:
        return
    both = [Adjustment(line.person, line.evening, points), Adjustment(line.person, line.evening, -points)]
    assert plain(apply(formula, *found, adjustments=both)) == plain(apply(formula, *found))
    one = apply(formula, *found, adjustments=both[:1])
    assert plain(one) == plain(apply(formula, *found)) or any(
        item.code == "adjusted" for row in one.rows for entry in row.entries for item in entry.items
    )


# --- law 3: sums -------------------------------------------------------------------------------------------------


@given(random=RANDOM, id=st.sampled_from(("groenehart", "peling-tafelpunten", "mcr-4210")))
def test_table_points_sum_to_the_scale_whatever_the_ties(random: Random, id: str) -> None:
    formula, found = of_preset(random, id)
    for evening in apply(formula, *found).evenings:
        for table in evening.tables:
            assert total(part.score or 0 for part in table) == total(formula.table.scales[len(table)])


@given(random=RANDOM)
def test_points_of_a_season_sum_to_premiums_less_deductions(random: Random) -> None:
    found = season(random)
    everybody = replace(preset("peling-punten"), lines=replace(preset("peling-punten").lines, guests="ranked"))
    scored = apply(everybody, *found)
    premiums = total(
        item.value
        for row in scored.rows
        for entry in row.entries
        for item in entry.items
        if item.code in ("attendance", "attendance_part")
    )
    assert total(row.score for row in scored.rows) == premiums - total(line.penalty for line in found.lines)


# --- law 4: guests -----------------------------------------------------------------------------------------------


@given(random=RANDOM, id=st.sampled_from(PRESETS))
def test_making_a_guest_a_member_changes_no_table(random: Random, id: str) -> None:
    formula, found = of_preset(random, id)
    members = (*found.members, *(Membership(guest, date(2020, 1, 1)) for guest in GUESTS))
    before, after = apply(formula, *found), apply(formula, found.lines, found.evenings, members)
    assert [one.tables for one in before.evenings] == [one.tables for one in after.evenings]


# --- law 5 -------------------------------------------------------------------------------------------------------


@given(random=RANDOM, best=st.integers(1, 6))
def test_the_best_n_never_fall_by_an_evening_more(random: Random, best: int) -> None:
    found = season(random)
    base = preset("haagse-kringen")
    formula = replace(base, season=replace(base.season, keep="best", best=best))
    fewer = found.evenings[:-1]
    before = {row.person: row for row in apply(formula, found.lines, fewer, found.members).rows}
    for row in apply(formula, *found).rows:
        if row.person in before and before[row.person].kept == best:
            assert row.score >= before[row.person].score


@given(random=RANDOM)
def test_nobody_falls_because_somebody_below_him_lost_points(random: Random) -> None:
    formula, found = of_preset(random, "haagse-kringen")
    before = apply(formula, *found)
    if not before.rows:
        return
    loser = random.choice(before.rows)
    entry = random.choice(loser.entries)
    after = apply(formula, *found, adjustments=[Adjustment(loser.person, entry.evening.id, -random.randint(1, 9))])
    places = {row.person: row.place or 0 for row in after.rows}
    for row in before.rows:
        if (row.place or 0) <= (loser.place or 0) and row.person != loser.person:
            assert places[row.person] <= (row.place or 0)


# --- law 6: preview and stored formulas --------------------------------------------------------------------------


@given(random=RANDOM, ids=st.tuples(*[st.sampled_from(PRESETS[:7])] * 2))
def test_a_preview_is_what_adopting_gives(random: Random, ids: tuple[str, str]) -> None:
    old, new = (preset(id) for id in ids)
    found = season(random)
    seen = preview(old, new, lambda formula: apply(formula, *found))
    adopted = {row.person: (row.place, row.score) for row in apply(new, *found).rows}
    assert {row.person: tuple(row.after) for row in seen.rows if row.after.score is not None} == adopted
    for row in seen.rows:
        at = row.before
        for step in row.steps:
            assert step.before == at
            at = step.after
        assert at == row.after


@pytest.mark.parametrize("id", PRESETS)
def test_a_stored_formula_needs_no_preset(id: str) -> None:
    stored = preset(id).text
    assert "extends" not in stored
    assert read(stored) == preset(id)


@given(random=RANDOM, id=st.sampled_from(PRESETS))
def test_a_formula_of_equal_meaning_gives_equal_standings(random: Random, id: str) -> None:
    formula, found = of_preset(random, id)
    again = read(f'extends = "{id}"\nname = "Anders"\n')
    assert apply(again, *found) == apply(formula, *found)
    assert again.digest != formula.digest


# --- law 7: the explanation is the score -------------------------------------------------------------------------


@given(random=RANDOM, id=st.sampled_from(PRESETS))
def test_the_items_of_a_score_add_up_to_it(random: Random, id: str) -> None:
    formula, found = of_preset(random, id)
    for row in apply(formula, *found).rows:
        assert score_of_items(formula, row) == row.score
        assert all(total(item.value for item in entry.items) == entry.score for entry in row.entries)
        assert row.kept == sum(entry.kept for entry in row.entries)
        assert all(entry.kept == (not entry.why) for entry in row.entries)


def score_of_items(formula: Formula, row: StandingRow) -> Fraction | int:
    kept = [total(item.value for item in entry.items) for entry in row.entries if entry.kept]
    return mean(kept) if formula.season.combine == "mean" else total(kept)


# --- law 13: seats -----------------------------------------------------------------------------------------------


@given(random=RANDOM, id=st.sampled_from(("groenehart", "riichi-ema")))
def test_other_seats_give_the_same_results(random: Random, id: str) -> None:
    lines = result(random, TablePart("1", FIRST, 1), list("ABCD"))
    one, _ = score_table(preset(id), lines)
    other, _ = score_table(preset(id), random.sample(lines, 4))
    assert one == other


# --- numbers -----------------------------------------------------------------------------------------------------


@given(values=st.lists(st.fractions(-(10**7), 10**7, max_denominator=60)))
def test_numbers_are_exact(values: list[Fraction]) -> None:
    assert total(values) == sum(values)
    keys = sortable(values)
    assert [one < other for one, other in pairwise(keys)] == [one < other for one, other in pairwise(values)]
    for value in values:
        assert read_number(str(value)) == value
        if value.denominator in (1, 2, 3, 4, 5, 6, 8) and abs(value) < 1000:
            assert read_number(show(value, "nl")) == value


# --- lots and sums -----------------------------------------------------------------------------------------------


@given(secret=st.text(), word=st.text(), members=st.sets(st.text(max_size=3), max_size=20), other=st.text())
def test_a_draw_is_a_permutation_that_anybody_can_check(secret: str, word: str, members: set[str], other: str) -> None:
    outcome = drawn(secret, word, members)
    assert sorted(outcome) == sorted(members)
    assert is_drawn(commitment(secret), secret, word, members, outcome)
    if other != secret:
        assert not is_drawn(commitment(secret), other, word, members, drawn(other, word, members))


@given(points=st.lists(st.integers(-9999, 9999), min_size=3, max_size=3), at=st.integers(0, 3), random=RANDOM)
def test_the_cause_of_a_wrong_sum_is_among_those_named(points: list[int], at: int, random: Random) -> None:
    right = [*points, -sum(points)]
    digits = str(abs(right[at]))
    cut = random.randrange(len(digits))
    wrongs = [-right[at], int(digits[:cut] + "7" + digits[cut:]) * (-1 if right[at] < 0 else 1)]
    if len(digits) > 1:
        cut = random.randrange(len(digits) - 1)
        swapped = digits[:cut] + digits[cut + 1] + digits[cut] + digits[cut + 2 :]
        if swapped[0] != "0":
            wrongs.append(int(swapped) * (-1 if right[at] < 0 else 1))
    for wrong in wrongs:
        typed = [*right[:at], wrong, *right[at + 1 :]]
        found = check_sum(typed)
        if wrong == right[at]:
            assert found is None
        else:
            assert found is not None
            assert (at, right[at]) in [(slip.player, slip.figure) for slip in found.slips]

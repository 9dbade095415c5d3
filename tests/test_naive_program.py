"""The score program, a club's portrait and its records beside the second reading of `tests.naive_program`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import date, timedelta
from fractions import Fraction
from random import Random
from typing import NamedTuple

import pytest

from tests import naive_program as naive
from tests.club.program_world import DRAW, won
from tests.naive_program import Book, NaiveEvening, NaiveHand, NaiveTable, NaiveTotals
from windroos.club.champion import best_year, championships
from windroos.club.club_events import ClubSet, NumbersSet, PersonSet
from windroos.club.club_portrait import club_portrait
from windroos.club.club_state import ClubState, fold_club
from windroos.club.collection import collection
from windroos.club.evening_events import EveningClosed, EveningEvent, EveningSet, ResultTyped, SheetTyped
from windroos.club.evening_state import EveningState, fold_evening
from windroos.club.figures import LEAST, figures_of, of_rules
from windroos.club.marks import LOWEST, RecordMark
from windroos.club.overview import attendance
from windroos.club.past_events import TotalTaken
from windroos.club.people import MemberSpan
from windroos.club.portrait import portrait
from windroos.club.records import rarest_of, records_of, with_marks
from windroos.club.settings import ClubSettings
from windroos.club.tally import EveningTally
from windroos.club.tallying import evening_tally
from windroos.intervals import Estimate
from windroos.rules.bmj import shipped
from windroos.scoresheet.taps import Tap
from windroos.text.club_records import RECORDS
from windroos.web.club.figure_lines import record_lines

RULES = "nmv144"
PEOPLE = tuple("abcdefghij")
WORTH = {row.id: row.value for row in shipped().rows}
LISTED = {row.id: row.number for row in shipped().rows if row.number is not None}
DEAREST = [id for id, value in WORTH.items() if value == 1000]
SEEDS = range(4)


class World(NamedTuple):
    """A club twice: as it was told, and as the program keeps it."""

    told: tuple[NaiveEvening, ...]
    book: Book
    club: ClubState
    evenings: tuple[EveningState, ...]
    tallies: tuple[EveningTally, ...]


def some_hand(random: Random, people: tuple[str, ...]) -> NaiveHand:
    """A hand: a draw, an ordinary one, one above the limit, or a special one."""
    scores = {person: 2 * random.randrange(0, 120) for person in people}
    if random.random() < 0.2:
        return NaiveHand(None, {})
    winner, chance = random.choice(people), random.random()
    if chance < 0.2:
        name = random.choice(DEAREST[:6] if random.random() < 0.7 else [*WORTH])
        return NaiveHand(winner, {**scores, winner: WORTH[name]}, name)
    if chance < 0.25:
        return NaiveHand(winner, {**scores, winner: 500}, random.choice([*naive.SITUATIONS]))
    ordinary = random.choice([20, 34, 48, 96, 200, 520, 640, 1120, 1280, 3840])
    return NaiveHand(winner, {**scores, winner: ordinary})


def some_evening(random: Random, number: int, day: date) -> NaiveEvening:
    """One or two tables, of hands or of the end alone; sometimes nobody knows who sat where, or nobody came."""
    here, tables, totals = random.sample(PEOPLE, 8), list[NaiveTable](), list[NaiveTotals]()
    kind = random.random()
    for at in range(0 if kind < 0.15 else 1 + (random.random() < 0.5)):
        people = tuple(here[4 * at : 4 * at + 4])
        if random.random() < 0.7:
            tables.append(
                NaiveTable(at + 1, people, tuple(some_hand(random, people) for _ in range(random.randrange(4, 9))))
            )
        else:
            points = [random.randrange(-900, 900, 2) for _ in range(3)]
            made = {person: random.randrange(3) for person in people}
            both = dict(zip(people, [*points, -sum(points)], strict=True))
            totals.append(NaiveTotals(at + 1, both, made, 9))
    alone = {person: random.randrange(-500, 500) for person in here[:3]} if kind < 0.1 else {}
    return NaiveEvening(f"e{number:02}", day, tuple(tables), tuple(totals), alone)


def taps_of(table: NaiveTable) -> tuple[tuple[Tap, ...], ...]:
    """A table's hands as they are tapped."""
    return tuple(
        DRAW.taps
        if hand.winner is None
        else won(table.people.index(hand.winner), [hand.scores[one] for one in table.people], hand.name).taps
        for hand in table.hands
    )


def kept(evening: NaiveEvening) -> EveningState:
    """The evening as the program keeps it."""
    events: list[EveningEvent] = [EveningSet(evening.day, "competition", RULES, "0" * 16)]
    events += [
        SheetTyped(one.number, 1, Fraction(1), RULES, (), one.people, taps_of(one), "") for one in evening.tables
    ]
    for total in evening.totals:
        people = tuple(total.points)
        points, made = tuple(total.points.values()), tuple(total.mahjongs[one] for one in people)
        events.append(
            ResultTyped(total.number, 1, Fraction(1), RULES, people, points, made, (), total.hands, "", settled=True)
        )
    events += [TotalTaken("in1", person, points, rules=RULES) for person, points in evening.alone.items()]
    return fold_evening(evening.id, [*events, EveningClosed()])


@pytest.fixture(scope="module", params=SEEDS)
def world(request: pytest.FixtureRequest) -> World:
    """A club of three years, some of whose special hands have numbers."""
    random = Random(request.param)
    days = sorted(date(2022, 1, 1) + timedelta(random.randrange(1000)) for _ in range(26))
    told = tuple(some_evening(random, number, day) for number, day in enumerate(days))
    own = dict(zip(DEAREST[:5], random.sample(range(20, 50), 5), strict=True))
    people = [PersonSet(person, (MemberSpan(date(2020, 1, 1)),)) for person in PEOPLE]
    club = fold_club([ClubSet("Naïef", "calendar", ClubSettings()), *people, NumbersSet(own)])
    evenings = tuple(kept(one) for one in told)
    tallies = tuple(evening_tally(club, one) for one in evenings)
    return World(told, Book(WORTH, {**LISTED, **own}), club, evenings, tallies)


def says(estimate: Estimate, value: Fraction | None) -> bool:
    """Whether an estimate is this number."""
    return estimate.value is None if value is None else estimate.value == pytest.approx(float(value), rel=1e-12)


def test_totals_of_hands_of_1000_points_and_the_best_year(world: World) -> None:
    """Rules 130 and 140."""
    made = [one for game in of_rules(world.tallies, RULES) for one in game.mahjongs]
    found = championships(made, lambda day: day.year)
    by_hand = naive.totals_of_1000(world.told, world.book)
    assert {one.year: {row.person: row.total for row in one.rows if row.total} for one in found} == by_hand
    for one in found:
        first = [row.person for row in one.rows if row.place == 1]
        assert set(first) == {who for who, has in by_hand[one.year].items() if has == max(by_hand[one.year].values())}
    for person in PEOPLE:
        years = {year: totals[person] for year, totals in by_hand.items() if totals.get(person)}
        best = best_year(found, person)
        assert (best is None) == (not years)
        if best is not None:
            assert best[1].total == max(years.values())
            assert best[0] == min(year for year, total in years.items() if total == best[1].total)


def test_averages_of_every_year(world: World) -> None:
    """Rule 137."""
    seen = 0
    for year in range(2022, 2025):
        tallies = [one for one in world.tallies if one.day.year == year]
        for person in PEOPLE:
            by_hand = naive.averages(world.told, world.book, person, year)
            found = figures_of(person, tallies)
            if by_hand is None:
                assert found.games == 0
                continue
            seen += 1
            assert (found.games, found.hands) == (by_hand.games, by_hand.hands)
            assert says(found.end_total, by_hand.end)
            assert says(found.overscore, by_hand.over)
            assert says(found.game_all_round, by_hand.round_a_game)
            assert says(found.hand_all_round, by_hand.round_a_hand)
            assert says(found.very_special, by_hand.of_1000)
            assert says(found.won, by_hand.won)
    assert seen


def test_the_club_s_own_figures(world: World) -> None:
    """Hands won and drawn by year (rule 125), people from thirty hands on, and special hands by how often."""
    found, by_year = club_portrait(world.tallies, RULES, lambda day: day.year), naive.shares(world.told)
    assert {one.year: (one.found.hands, one.found.won.seen) for one in found.years} == by_year
    assert [one.year for one in found.years] == sorted(by_year)
    assert (found.found.draws.seen, found.found.draws.of) == (
        sum(played - won for played, won in by_year.values()),
        sum(played for played, _ in by_year.values()),
    )
    wins = naive.wins(world.told)
    ranked = {person: both for person, both in wins.items() if both[1] >= 30}
    assert {one.person: (one.won.seen, one.won.of) for one in found.people} == ranked
    in_order = [Fraction(*ranked[one.person]) for one in found.people]
    assert in_order == sorted(in_order, reverse=True)
    assert found.fewer == sum(0 < hands < 30 for _, hands in wins.values())
    times = Counter(name for made in naive.collections(world.told).values() for name in made.elements())
    assert {one.made.id: one.made.times for one in found.made} == times
    assert all(says(one.share, Fraction(times[one.made.id], found.found.won.seen)) for one in found.made)


def test_how_many_came_each_year(world: World) -> None:
    """Evenings of which only everybody's points are known are evenings too."""
    found = attendance(world.club, world.evenings, date(2025, 1, 1))
    assert {one.year: (one.evenings, one.people) for one in found} == naive.came(world.told)


def test_collections(world: World) -> None:
    """Rules 128 and 141."""
    by_hand = naive.collections(world.told)
    for person in PEOPLE:
        made = [one for game in of_rules(world.tallies, RULES) for one in game.mahjongs if one.person == person]
        found = collection(made, shipped(), world.book.number)
        assert {one.slot.id: one.times for one in found.places if one.times} == by_hand[person]
        assert found.rare == naive.of_forty_two(by_hand[person], world.book)
        known = [world.book.number[id] for id in by_hand[person] if id in world.book.number]
        assert (found.highest.number or 0 if found.highest else 0) == max(known, default=0)


def held(marks: Mapping[str, list[naive.Mark]], kind: str) -> tuple[int, set[tuple[frozenset[str], str]]]:
    """The record of this kind, and who hold it when."""
    best = (min if kind in LOWEST else max)(value for value, _, _ in marks[kind])
    return best, {(frozenset(who), evening) for value, who, evening in marks[kind] if value == best}


def test_special_hands_by_how_often_they_were_made(world: World) -> None:
    """How rare each is, and by whom first."""
    found = [(one.id, one.times, one.first.person) for one in rarest_of(world.tallies, RULES)]
    told = naive.rarity(world.told)
    assert sorted(found) == sorted(told)
    assert [times for _, times, _ in found] == [times for _, times, _ in told], "the least often made first"


def test_what_the_book_knows_stands_beside_its_records_and_no_other(world: World) -> None:
    marks = [RecordMark(kind, 1, ("a",), "", date(2024, 4, 27), 0) for kind in RECORDS]
    lines = record_lines(with_marks(records_of(world.tallies, RULES), marks, RULES), str, "nl")
    said = {line.kind: line.yardstick.replace(".", "") for line in lines if line.yardstick}
    assert said == {kind: str(value) for kind, value in naive.IN_THE_BOOK.items()}
    assert not any(line.yardstick for line in record_lines(with_marks((), marks, "nts2002"), str, "nl"))


def test_thirty_hands_are_enough_to_be_ranked_and_twenty_nine_are_not() -> None:
    """Of totals with so many hands, all by one person: the page of the club and his own say the same."""
    people, points = ("a", "b", "c", "d"), {"a": 30, "b": 10, "c": -10, "d": -30}
    for hands, ranked in ((LEAST - 1, False), (LEAST, True)):
        told = NaiveEvening("e1", date(2024, 1, 9), (), (NaiveTotals(1, points, dict.fromkeys(people, 2), hands),), {})
        club = fold_club([ClubSet("Proef", "calendar"), *(PersonSet(one, ()) for one in people)])
        tally = evening_tally(club, kept(told))
        found = club_portrait([tally], RULES, lambda day: day.year)
        assert ([one.person for one in found.people], found.fewer) == ((sorted(people), 0) if ranked else ([], 4))
        assert portrait("a", [tally], RULES).ranked is ranked


def test_records_of_typed_scores(world: World) -> None:
    """Of every kind that scores tell: its value, and everybody who holds it (rules 129, 131, 132 and 136)."""
    marks = naive.marks(world.told, world.book)
    found = {one.kind: one for one in records_of(world.tallies, RULES)}
    assert set(marks) <= set(found)
    for kind in marks:
        value, holders = held(marks, kind)
        assert found[kind].value == value, kind
        assert {(frozenset(one.people), one.evening) for one in found[kind].holders} == holders, kind

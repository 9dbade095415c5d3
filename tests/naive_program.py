"""The score program of the 144 rules a second time: a club told in plain values, counted with a pencil from the book.

Nothing of the program is used: who is East, what is paid, what is a record and whose year it was are found again.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import NamedTuple

BEGUN = 3000
"""Rule 7."""
SITUATIONS = {
    "pe_ling_eet_cake": 51,
    "bloeiende_bloem_van_de_dijk": 52,
    "maan_van_de_bodem_van_de_zee": 53,
    "reddende_heilige_vogel": 54,
}
"""Rules 84 to 87 in this order, numbered by rule 135, which prints 51 twice."""


class NaiveHand(NamedTuple):
    """A hand as a table writes it down: who won (None: nobody), everybody's score, the name of a special hand."""

    winner: str | None
    scores: Mapping[str, int]
    name: str = ""


class NaiveTable(NamedTuple):
    """A table of an evening; who sits first is East first."""

    number: int
    people: tuple[str, ...]
    hands: tuple[NaiveHand, ...]


class NaiveTotals(NamedTuple):
    """A table of which only the end is known."""

    number: int
    points: Mapping[str, int]
    mahjongs: Mapping[str, int]
    hands: int


class NaiveEvening(NamedTuple):
    """An evening; `alone` are points of people of whom no table is known."""

    id: str
    day: date
    tables: tuple[NaiveTable, ...]
    totals: tuple[NaiveTotals, ...]
    alone: Mapping[str, int]


class Book(NamedTuple):
    """What a list of special hands says: their worth, and the numbers that are known."""

    worth: Mapping[str, int]
    number: Mapping[str, int]


Mark = tuple[int, tuple[str, ...], str]
"""A value, whose it is, and the evening."""


def won_at(club: Sequence[NaiveEvening]) -> Iterator[tuple[date, NaiveHand]]:
    """Every hand that was played, with its day."""
    for evening in club:
        for table in evening.tables:
            for hand in table.hands:
                yield evening.day, hand


# --- a table -----------------------------------------------------------------------------------------------------


def easts(table: NaiveTable) -> list[str]:
    """Who is East in each hand: who wins as East stays East, and nobody's hand is played again."""
    at, found = 0, []
    for hand in table.hands:
        found.append(table.people[at])
        if hand.winner not in (None, table.people[at]):
            at = (at + 1) % len(table.people)
    return found


def counts_as(hand: NaiveHand, person: str) -> int:
    """The score that is settled: an ordinary one at most 500 (rule 81), a named one is worth what it is worth."""
    return hand.scores[person] if hand.name and person == hand.winner else min(500, hand.scores[person])


def paid(hand: NaiveHand, east: str) -> dict[str, int]:
    """What a hand brings everybody: all pay who won, the others settle what they differ; East pays and gets double."""
    found = dict.fromkeys(hand.scores, 0)
    if hand.winner is None:
        return found
    for one in hand.scores:
        for other in hand.scores:
            if one == other or other == hand.winner:
                continue
            owed = counts_as(hand, one) if one == hand.winner else counts_as(hand, one) - counts_as(hand, other)
            if one != hand.winner and owed <= 0:
                continue
            times = 2 if east in (one, other) else 1
            found[one] += times * owed
            found[other] -= times * owed
    return found


def ends(table: NaiveTable) -> dict[str, int]:
    """Everybody's possession when the table stops (rule 131)."""
    has = dict.fromkeys(table.people, BEGUN)
    for hand, east in zip(table.hands, easts(table), strict=True):
        for person, points in paid(hand, east).items():
            has[person] += points
    return has


def overscore(hand: NaiveHand) -> int:
    """What a mahjong that is no special hand counted above 500; 0: it did not (rule 132)."""
    if hand.winner is None or hand.name or hand.scores[hand.winner] <= 500:
        return 0
    return hand.scores[hand.winner]


def all_round(hand: NaiveHand, book: Book) -> int:
    """All Round points of who won it (rules 134 and 135)."""
    if hand.name:
        return {**book.number, **SITUATIONS}.get(hand.name, 0)
    return overscore(hand) // 100


# --- years -------------------------------------------------------------------------------------------------------


def totals_of_1000(club: Sequence[NaiveEvening], book: Book) -> dict[int, dict[str, int]]:
    """Rules 130 and 140: by calendar year, the numbers of everybody's hands of 1000 points added up."""
    found: dict[int, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for day, hand in won_at(club):
        if hand.winner is not None and book.worth.get(hand.name) == 1000 and hand.name in book.number:
            found[day.year][hand.winner] += book.number[hand.name]
    return found


class Averages(NamedTuple):
    """Rule 137, of one person in one year; None where there is nothing to take the mean of."""

    games: int
    hands: int
    end: Fraction
    over: Fraction | None
    round_a_game: Fraction
    round_a_hand: Fraction
    of_1000: Fraction
    won: Fraction


def averages(club: Sequence[NaiveEvening], book: Book, person: str, year: int) -> Averages | None:
    """None: who sat at no table that year."""
    tables = [
        table
        for evening in club
        for table in evening.tables
        if evening.day.year == year and person in table.people and table.hands
    ]
    if not tables:
        return None
    hands = [hand for table in tables for hand in table.hands]
    own = [hand for hand in hands if hand.winner == person]
    over = [overscore(hand) for hand in own if overscore(hand)]
    earned = sum(all_round(hand, book) for hand in own)
    return Averages(
        len(tables),
        len(hands),
        Fraction(sum(ends(table)[person] for table in tables), len(tables)),
        Fraction(sum(over), len(over)) if over else None,
        Fraction(earned, len(tables)),
        Fraction(earned, len(hands)),
        Fraction(sum(book.worth.get(hand.name) == 1000 for hand in own), len(hands)),
        Fraction(len(own), len(hands)),
    )


# --- a whole club ------------------------------------------------------------------------------------------------


def came(club: Sequence[NaiveEvening]) -> dict[int, tuple[int, Fraction]]:
    """By calendar year: evenings with a result, and how many people had one on average."""
    there: dict[int, list[int]] = defaultdict(list)
    for evening in club:
        people = {person for table in evening.tables for person in table.people}
        people |= {person for total in evening.totals for person in total.points} | set(evening.alone)
        if people:
            there[evening.day.year].append(len(people))
    return {year: (len(some), Fraction(sum(some), len(some))) for year, some in there.items()}


def shares(club: Sequence[NaiveEvening]) -> dict[int, tuple[int, int]]:
    """Rule 125, by calendar year: hands that were played, and how many of them somebody won."""
    found: dict[int, tuple[int, int]] = {}
    for day, hand in won_at(club):
        played, won = found.get(day.year, (0, 0))
        found[day.year] = (played + 1, won + (hand.winner is not None))
    return found


def wins(club: Sequence[NaiveEvening]) -> dict[str, tuple[int, int]]:
    """Hands that everybody won, and hands that he played, at tables of hands and at tables of totals."""
    won, played = Counter[str](), Counter[str]()
    for evening in club:
        for table in evening.tables:
            for hand in table.hands:
                played.update(table.people)
                won.update([hand.winner] if hand.winner is not None else [])
        for total in evening.totals:
            for person in total.points:
                played[person] += total.hands
                won[person] += total.mahjongs[person]
    return {person: (won[person], played[person]) for person in played}


def collections(club: Sequence[NaiveEvening]) -> dict[str, Counter[str]]:
    """Rule 128: which special hands everybody made, how often."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for _, hand in won_at(club):
        if hand.winner is not None and hand.name:
            found[hand.winner][hand.name] += 1
    return found


def of_forty_two(made: Counter[str], book: Book) -> int:
    """Rule 141: how many of a collection are formations of 1000 points or situations."""
    return sum(book.worth.get(name) == 1000 or name in SITUATIONS for name in made)


# --- records -----------------------------------------------------------------------------------------------------


def marks(club: Sequence[NaiveEvening], book: Book) -> dict[str, list[Mark]]:
    """All that may be a record: the highest of each kind is one, or the lowest."""
    found: dict[str, list[Mark]] = defaultdict(list)
    for evening in club:
        points, mahjongs = Counter[str](), Counter[str]()
        for table in evening.tables:
            _at_table(found, evening.id, table, book)
            points.update({person: has - BEGUN for person, has in ends(table).items()})
            mahjongs.update(hand.winner for hand in table.hands if hand.winner is not None)
        for total in evening.totals:
            _at_the_end(found, evening.id, {person: BEGUN + has for person, has in total.points.items()}, total.hands)
            points.update(total.points)
            mahjongs.update(total.mahjongs)
        points.update(evening.alone)
        found["evening_points"] += [(has, (person,), evening.id) for person, has in points.items()]
        found["evening_mahjongs"] += [(made, (person,), evening.id) for person, made in mahjongs.items() if made]
        if points and not evening.alone:
            hands = sum(len(table.hands) for table in evening.tables) + sum(total.hands for total in evening.totals)
            found["longest_evening"].append((hands, tuple(points), evening.id))
            found["shortest_evening"].append((hands, tuple(points), evening.id))
    _in_a_row(found, club)
    return found


def _in_a_row(found: dict[str, list[Mark]], club: Sequence[NaiveEvening]) -> None:
    """Tables and evenings that somebody won one after another, and those that he ended below what he began with."""
    at_tables, at_evenings = list[tuple[str, dict[str, int]]](), list[tuple[str, dict[str, int]]]()
    for evening in club:
        here = {one.number: {who: has - BEGUN for who, has in ends(one).items()} for one in evening.tables}
        here |= {one.number: dict(one.points) for one in evening.totals}
        at_tables += [(evening.id, here[number]) for number in sorted(here)]
        night = Counter[str]()
        for points in (*here.values(), evening.alone):
            night.update(points)
        if night:
            at_evenings.append((evening.id, dict(night)))
    for name, ended in (("tables", at_tables), ("evenings", at_evenings)):
        for person in {person for _, points in ended for person in points}:
            won = lost = 0
            for id, points in ended:
                if person in points:
                    won = won + 1 if points[person] == max(points.values()) else 0
                    lost = lost + 1 if points[person] < 0 else 0
                    found[f"{name}_in_a_row"] += [(won, (person,), id)] if won else []
                    found[f"{name}_lost_in_a_row"] += [(lost, (person,), id)] if lost else []


def rarity(club: Sequence[NaiveEvening]) -> list[tuple[str, int, str]]:
    """Every special hand that was made, how often, and who was first: those least often made before the others."""
    times, first = Counter[str](), dict[str, str]()
    for _, hand in won_at(club):
        if hand.winner is not None and hand.name:
            times[hand.name] += 1
            first.setdefault(hand.name, hand.winner)
    return sorted(((name, count, first[name]) for name, count in times.items()), key=lambda one: one[1])


IN_THE_BOOK = {
    "special_number": 50,
    "highest_end": 24_890,
    "overscore": 61_440,
    "all_round": 125,
    "twentyone_day": "27 april",
    "twentyone_hands": 734,
}
"""What rules 129, 131, 132, 136 and 143 print; of no other record does the book know one."""


def _at_the_end(found: dict[str, list[Mark]], evening: str, has: Mapping[str, int], hands: int) -> None:
    everyone = tuple(has)
    found["highest_end"] += [(points, (person,), evening) for person, points in has.items()]
    found["lowest_end"] += [(points, (person,), evening) for person, points in has.items()]
    found["most_even"].append((max(has.values()) - min(has.values()), everyone, evening))
    found["longest_table"].append((hands, everyone, evening))
    found["shortest_table"].append((hands, everyone, evening))


def _at_table(found: dict[str, list[Mark]], evening: str, table: NaiveTable, book: Book) -> None:
    _at_the_end(found, evening, ends(table), len(table.hands))
    rounds, row, stay = Counter[str](), ("", 0), ("", 0)
    for hand, east in zip(table.hands, easts(table), strict=True):
        stay = (east, stay[1] + 1 if stay[0] == east else 1)
        found["longest_east"].append((stay[1], (east,), evening))
        if hand.winner is None:
            row = ("", 0)
            continue
        row = (hand.winner, row[1] + 1 if row[0] == hand.winner else 1)
        rounds[hand.winner] += all_round(hand, book)
        who = (hand.winner,)
        found["mahjongs_in_a_row"].append((row[1], who, evening))
        found["hand_settled"].append((counts_as(hand, hand.winner), who, evening))
        found["hand_counted"].append((hand.scores[hand.winner], who, evening))
        found["hand_points"].append((paid(hand, east)[hand.winner], who, evening))
        if overscore(hand):
            found["overscore"].append((overscore(hand), who, evening))
        if hand.name in book.number:
            found["special_number"].append((book.number[hand.name], who, evening))
    found["all_round"] += [(points, (person,), evening) for person, points in rounds.items() if points]
    behind = Counter[str]()
    for upto in range(len(table.hands) + 1):
        has = ends(table._replace(hands=table.hands[:upto]))
        behind = Counter({who: max(behind[who], max(has.values()) - points) for who, points in has.items()})
    found["comeback"] += [
        (behind[who], (who,), evening)
        for who, points in ends(table).items()
        if points == max(ends(table).values()) and behind[who]
    ]

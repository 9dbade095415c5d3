"""A club of twenty years, made anew from a seed: 60 members, 2,000 evenings and 100,000 hands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Final

from windroos.club.club_events import ClubEvent, ClubSet, PersonSet, SeasonSet
from windroos.club.evening_events import EveningClosed, EveningEvent, EveningSet, ResultTyped, SheetTyped
from windroos.club.people import MemberSpan
from windroos.club.settings import ClubSettings
from windroos.club.told import club_text, evening_text
from windroos.hands import By
from windroos.reckoning.formula_file import preset
from windroos.scoresheet import taps
from windroos.store.changes import Append, BeginStream, KeepPerson
from windroos.store.store import Store

CLUB: Final = "twenty"
MEMBERS: Final = 60
EVENINGS: Final = 2_000
HANDS: Final = 16
"""At a table: four rounds of four, and no dealer stays."""
TABLES: Final = 3
"""A table with hands; every eighth evening has one more, which makes 100,000."""
FIRST: Final = date(2005, 1, 4)
EVERY: Final = timedelta(days=3)
SEASON: Final = "all"
"""The season of all twenty years; each year is one too."""
BOOKS: Final = ("nmv144", "nts2002")
WHOLE: Final = ("1s", "1s", "1s", "2s", "2s", "2s", "3s", "3s", "3s", "4s", "4s", "4s", "5s")


def people() -> list[str]:
    """Ids of the members."""
    return [f"p{number:02}" for number in range(MEMBERS)]


def club_events() -> Iterator[ClubEvent]:
    """The club itself, its members and its seasons."""
    yield ClubSet("Twintig jaar", "calendar", ClubSettings())
    for person in people():
        yield PersonSet(person, (MemberSpan(date(2000, 1, 1)),))
    formula = preset("groenehart")
    last = FIRST + EVENINGS * EVERY
    yield SeasonSet(SEASON, date(FIRST.year, 1, 1), date(last.year, 12, 31), formula.text, formula.digest)
    for year in range(FIRST.year, last.year + 1):
        yield SeasonSet(f"y{year}", date(year, 1, 1), date(year, 12, 31), formula.text, formula.digest)


def evening_events(number: int, random: Random, *, sheets: bool) -> Iterator[EveningEvent]:
    """An evening: of totals twelve tables, of hands three or four."""
    rules = BOOKS[number % 2] if sheets else BOOKS[1]
    yield EveningSet(FIRST + number * EVERY, "competition", rules, f"{number:016}")
    tables = 12 if not sheets else TABLES + (number % 8 == 0)
    here = random.sample(people(), 4 * tables)
    for table in range(tables):
        players = tuple(here[4 * table : 4 * table + 4])
        if sheets:
            hands = tuple(_hand(random) for _ in range(HANDS))
            yield SheetTyped(table + 1, 1, Fraction(1), rules, (), players, hands, "")
        else:
            yield _totals(table + 1, players, random)
    yield EveningClosed()


def _totals(table: int, players: tuple[str, ...], random: Random) -> ResultTyped:
    points = [random.randrange(-900, 900, 2) for _ in range(3)]
    made = tuple(random.randrange(6) for _ in range(4))
    return ResultTyped(
        table, 1, Fraction(1), BOOKS[1], players, (-sum(points), *points), made, made[::-1], HANDS, "", settled=True
    )


def _hand(random: Random) -> tuple[taps.Tap, ...]:
    if random.random() < 0.06:
        return (taps.ChooseEnd("draw"),)
    winner, giver = random.sample(range(4), 2)
    scores = [taps.EnterPoints(player, 2 * random.randrange(1, 60)) for player in range(4)]
    if random.random() < 0.4:
        return (taps.ChooseWinner(winner), taps.ChooseHow(By.WALL), *scores)
    return (taps.ChooseWinner(winner), taps.ChooseHow(By.DISCARD), taps.ChooseGiver(giver), *scores)


async def make_club(path: Path, *, sheets: bool, evenings: int = EVENINGS) -> None:
    """Write the club into a new file."""
    store, random = Store.open(path), Random(1)
    await store.write(
        BeginStream(CLUB, "club", ""),
        Append(CLUB, 0, [club_text("host", event) for event in club_events()]),
        *(KeepPerson(CLUB, person, json.dumps({"name": f"Naam {person}"})) for person in people()),
    )
    for number in range(evenings):
        id = f"{CLUB}.e{number:04}"
        bodies = [evening_text("host", event) for event in evening_events(number, random, sheets=sheets)]
        await store.write(BeginStream(id, "evening", ""), Append(id, 0, bodies))
    await store.close()


def made_in(path: Path, *, sheets: bool, evenings: int = EVENINGS) -> Path:
    """The same, from where nothing runs."""
    asyncio.run(make_club(path, sheets=sheets, evenings=evenings))
    return path

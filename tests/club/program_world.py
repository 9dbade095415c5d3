"""Tables by the 144 rules for tests of the score program: hands in scores, days of a table, tables of a year."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from random import Random

from tests.sheets import lay, tap_all
from tests.sheets import numbers as random_hand
from windroos.club.daybook import Day, day_of
from windroos.club.mahjongs import RULED, ProgramRulings, TableSheet
from windroos.club.records import ClubRecord, records_of
from windroos.club.tally import tallied
from windroos.hands import By
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.events import HandKept
from windroos.scoresheet.opening import open_sheet

ANNA, BRAM, CARLA, DIRK = PEOPLE = ("anna", "bram", "carla", "dirk")
FIVE = ("a", "b", "c", "d", "e")
DAY = date(2024, 3, 5)


def won(winner: int, scores: Sequence[int], name: str | int = "") -> HandKept:
    """A hand in scores; -1 for who dreams."""
    taps: list[tap_kinds.Tap] = [tap_kinds.ChooseWinner(winner)]
    taps += [tap_kinds.EnterPoints(at, score) for at, score in enumerate(scores) if score >= 0]
    if name:
        taps.append(
            tap_kinds.NameHand(winner, name) if isinstance(name, str) else tap_kinds.NameHand(winner, number=name)
        )
    return HandKept(tuple(taps))


def tiles(winner: int, text: str, by: By = By.WALL) -> HandKept:
    """A mahjong in tiles; the others have nothing."""
    draft = tap_all(sheets.draft(table().sheet), tap_kinds.ChooseWinner(winner), tap_kinds.ChooseHow(by))
    draft = lay(draft, winner, text)
    for other in range(4):
        if other != winner:
            draft = tap_all(draft, tap_kinds.SelectPlayer(other), tap_kinds.EnterPoints(other, 0))
    return HandKept(draft.taps)


DRAW = HandKept((tap_kinds.ChooseEnd("draw"),))
GOLDEN = (
    won(1, (40, 80, 20, 0)),
    DRAW,
    won(1, (0, 640, 100, 0)),
    won(3, (20, 40, 0, 500), "pe_ling_eet_cake"),
)
"""Anna is East first."""


def table(
    *hands: HandKept,
    people: Sequence[str] = PEOPLE,
    day: date = DAY,
    evening: str = "e1",
    number: int = 1,
    part: int = 1,
    rules: str = "nmv144",
    rounds: int | None = None,
) -> TableSheet:
    sheet = sheets.opened(open_sheet(rules, people, people=people, rounds=rounds))
    for hand in hands:
        sheet = sheets.after(sheet, hand)
    return TableSheet(evening, day, number, part, tuple(people), sheet)


def day(*hands: HandKept, **more: object) -> Day:
    return day_of([table(*hands, **more)])  # type: ignore[arg-type] # the keys of `table`


def of(values: Mapping[str, int], people: Sequence[str] = PEOPLE) -> tuple[int, ...]:
    return tuple(values[person] for person in people)


def year(*made: tuple[date, str, int]) -> list[TableSheet]:
    """A table a day, at which a person makes the special hand with this number."""
    sheets_: list[TableSheet] = []
    for at, (on, person, number) in enumerate(made):
        who = PEOPLE.index(person)
        score = 250 if number <= 3 else 500 if number < 20 else 1000
        scores = [score if place == who else 0 for place in range(4)]
        sheets_.append(table(won(who, scores, number), DRAW, day=on, evening=f"e{at}"))
    return sheets_


def random_table(random: Random, players: int, evening: str = "e1") -> TableSheet:
    people = FIVE[:players]
    sheet = sheets.opened(open_sheet("nmv144", people, people=people))
    for _ in range(random.randrange(1, 14)):
        if not sheet.match.over:
            draft = random_hand(sheets.draft(sheet), random)
            sheet = sheets.after(sheet, HandKept(draft.taps))
    return TableSheet(evening, DAY, 1, 1, people, sheet)


def records_in(tables: Sequence[TableSheet], ruled: ProgramRulings = RULED) -> tuple[ClubRecord, ...]:
    """The records over these tables."""
    return records_of(tallied(tables, ruled=ruled), "nmv144")

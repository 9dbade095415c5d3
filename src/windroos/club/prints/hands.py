"""Hands worth printing: special ones and records, with their tiles where they were entered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from windroos.books.catalog import IDS, rule_set
from windroos.club.evening_state import EveningState
from windroos.club.figures import of_rules
from windroos.club.mahjongs import RULES, ClubMahjong, TableSheet, mahjongs, missed
from windroos.club.marks import OF_A_HAND, RecordMark
from windroos.club.prints.source import PrintSource
from windroos.club.programme import sheets_of
from windroos.club.programme_say import missed_lines
from windroos.club.records import ClubRecord, RecordSpan, records_of, with_marks
from windroos.club.tallying import races_of
from windroos.club.twentyone import BOOK_DAY
from windroos.club.typed_records import typed_marks
from windroos.handbook.picture import picture
from windroos.printing.document import PrintColumn, PrintHand, PrintRow, PrintTable, PrintText
from windroos.scoresheet.opening import words_of
from windroos.text.books import capital
from windroos.text.club_records import RECORDS
from windroos.text.dates import day_of_year
from windroos.text.figures import number

POINTLESS = frozenset(
    {
        *("evening_mahjongs", "longest_east", "mahjongs_in_a_row", "special_number"),
        *("tables_in_a_row", "tables_lost_in_a_row", "evenings_in_a_row", "evenings_lost_in_a_row"),
    }
)
"""Records that are counted, and are no points."""
FACE_DOWN = -1
_LEAP = 2024
MOST_PEOPLE = 5
"""Holders of one record that are named: a table, and not all of an evening."""


def special_hands(source: PrintSource, evenings: Iterable[EveningState]) -> tuple[PrintHand, ...]:
    """The special and limit hands of some evenings, in order of time."""
    found = []
    for rules in IDS:
        for table in sheets_of(source.club.people, evenings, rules):
            found += [
                drawn(source, table, one)
                for one in mahjongs(table, source.club.numbers, source.ruled)
                if one.mahjong.kind not in ("ordinary", "unsaid")
            ]
    return tuple(found)


def best_hands(source: PrintSource, since: date, until: date, most: int, person: str = "") -> tuple[PrintHand, ...]:
    """The best mahjongs between two days, of everybody or of one person: special ones first, then by their score."""
    found: list[tuple[TableSheet, ClubMahjong]] = []
    for rules in IDS:
        for table in sheets_of(source.club.people, source.held, rules, since, until):
            found += [
                (table, one) for one in mahjongs(table, source.club.numbers, source.ruled) if person in ("", one.person)
            ]
    special = ("formation", "limit", "fan", "situation")
    found.sort(key=lambda both: (both[1].mahjong.kind not in special, -both[1].mahjong.reckoned, both[1].day))
    return tuple(drawn(source, *both) for both in found[:most])


def drawn(source: PrintSource, table: TableSheet, one: ClubMahjong) -> PrintHand:
    """A mahjong: what it was, what it brought, by whom and when, and its tiles where these are known."""
    side = table.sheet.entry(one.hand).counted.sides[one.mahjong.player]
    sets: tuple[tuple[int, ...], ...] = ()
    if side.score is not None:
        groups = picture(side.score)
        sets = tuple(tuple(FACE_DOWN if tile.down else tile.kind for tile in group.tiles) for group in groups)
    note = source.say("made_by", name=source.name(one.person), day=source.day(one.day), table=one.table)
    return PrintHand(hand_name(source, table, one), number(one.mahjong.reckoned, source.lang), note, sets)


def hand_name(source: PrintSource, table: TableSheet, one: ClubMahjong) -> str:
    """What a mahjong is called: a special formation or situation with its number, a limit hand, or plain mahjong."""
    formations = table.sheet.match.rules.formations
    if one.mahjong.kind in ("ordinary", "unsaid"):
        return source.say("mahjong")
    row = next((row for row in formations.rows if row.id == one.mahjong.id), None) if formations is not None else None
    if row is not None:
        name = capital(row.name.to(source.lang))
    elif one.mahjong.id:
        name = words_of(table.sheet.opening).entry(one.mahjong.id, source.lang)
    else:
        name = source.say("special_hand")
    return name if one.number is None else f"{name} ({one.number})"


def record_hands(source: PrintSource, found: Iterable[ClubRecord]) -> tuple[PrintHand, ...]:
    """The hands that are a record, each once: those whose tiles were entered."""
    shown: dict[tuple[str, int, int, int], PrintHand] = {}
    for mark in (record.holders[0] for record in found if record.kind in OF_A_HAND):
        at = (mark.evening, mark.table, mark.part, mark.hand)
        held = [evening for evening in source.held if evening.id == mark.evening and mark.hand]
        for table in (one for rules in IDS for one in sheets_of(source.club.people, held, rules)):
            for one in mahjongs(table, source.club.numbers, source.ruled):
                if (one.evening, one.table, one.part, one.hand) == at:
                    shown[at] = drawn(source, table, one)
    return tuple(hand for hand in shown.values() if hand.sets)


def missed_notes(source: PrintSource, since: date = date.min, until: date = date.max) -> tuple[PrintText, ...]:
    """What the records by the 144 rules do not hold: hands without a number, scores nobody said the hand of."""
    own = [one for one in source.tallies if since <= one.day <= until]
    found = missed(one for game in of_rules(own, RULES) for one in game.mahjongs)
    return tuple(PrintText(line, "note") for line in missed_lines(found, source.lang))


def evening_records(source: PrintSource, evening: EveningState) -> PrintTable:
    """The records that were set on an evening and not equalled before."""
    found = [
        record
        for record in all_records(source)
        if record.holders[0].evening == evening.id and any(mark.evening != evening.id for mark in record.earlier)
    ]
    return record_table(source, found)


def all_records(
    source: PrintSource, rules: str = "", since: date = date.min, until: date = date.max
) -> list[ClubRecord]:
    """The records of the rule sets that the club plays, or of one."""
    own = [one for one in source.tallies if since <= one.day <= until]
    spans = [RecordSpan(one.since, one.until) for one in source.club.seasons.values()]
    whole = [one for one in spans if since <= one.since and one.until <= until]
    races = [one for one in races_of(source.club, source.tallies) if since <= one.day <= until]
    return [
        record
        for id in ((rules,) if rules else IDS)
        for record in with_marks(
            records_of(own, id, whole, races=races), typed_marks(source.club, id, since, until), id
        )
    ]


def rules_name(source: PrintSource, rules: str) -> str:
    """What a club calls a rule set."""
    return rule_set(rules).words().short.to(source.lang)


def record_table(source: PrintSource, found: Sequence[ClubRecord]) -> PrintTable:
    """Records with their figure, holder and day, and what they were before."""
    columns = (
        PrintColumn(source.say("record"), "name"),
        PrintColumn("", "figure"),
        PrintColumn(source.say("holder"), "name"),
        PrintColumn(source.say("day"), "figure"),
        PrintColumn(source.say("table"), "figure", spare=True),
        PrintColumn(source.say("was"), "name", spare=True),
    )
    rows = []
    for record in sorted(found, key=lambda record: list(RECORDS).index(record.kind)):
        mark = record.holders[0]
        names = _holders(source, mark)
        if len(record.holders) > 1 and names:
            names = source.say("and_more", names=names, count=len(record.holders) - 1)
        was = _was(source, record.earlier[-1]) if record.earlier else ""
        cells = (_record_name(source, record), figure_of(source, mark), names)
        rows.append(PrintRow((*cells, _when(source, mark), str(mark.table or ""), was)))
    return PrintTable(columns, tuple(rows))


def _holders(source: PrintSource, mark: RecordMark) -> str:
    """Who hold a record, "" where all of an evening do."""
    return ", ".join(map(source.name, mark.people)) if len(mark.people) <= MOST_PEOPLE else ""


def _when(source: PrintSource, mark: RecordMark) -> str:
    """The day of a record; of one that was typed without a day its year."""
    return str(mark.day.year) if mark.whole_year else source.day(mark.day)


def _was(source: PrintSource, mark: RecordMark) -> str:
    """What a record was before, by whom and when: `2.082, Anna, 3 oktober 2023`."""
    return ", ".join(filter(None, (figure_of(source, mark), _holders(source, mark), _when(source, mark))))


def _record_name(source: PrintSource, record: ClubRecord) -> str:
    """What a record is called, with what the book knows where it knows one."""
    name = RECORDS[record.kind].to(source.lang)
    if record.yardstick is None:
        return name
    day = record.kind == "twentyone_day"
    known = day_of_year(date(_LEAP, *BOOK_DAY), source.lang) if day else number(record.yardstick, source.lang)
    return source.say("book_knows", record=name, figure=known)


def figure_of(source: PrintSource, mark: RecordMark) -> str:
    """A record's figure; of the earliest twenty-one its day of the year."""
    if mark.kind == "twentyone_day":
        return day_of_year(mark.day, source.lang)
    return str(mark.value) if mark.kind in POINTLESS else number(mark.value, source.lang)

"""What the tables of an evening show of the score program: jersey, scarves, points, and the last special hand."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.day_board import day_board
from windroos.club.daybook import day_of
from windroos.club.evening_events import SheetTyped
from windroos.club.evening_state import EveningState
from windroos.club.hands import sheet_of
from windroos.club.mahjongs import ClubMahjong, TableSheet, mahjongs
from windroos.club.people import NameOf, one_with
from windroos.club.programme_say import made_name
from windroos.club.tally import games
from windroos.club.tallying import ruled_by
from windroos.errors import WindroosError
from windroos.hosting.clubs import Clubs
from windroos.scoresheet.opening import SheetOpening
from windroos.scoresheet.sheet import Sheet, fold
from windroos.text import programme as texts
from windroos.text.figures import number
from windroos.text.words import Lang
from windroos.web.count.board import LOOSE, ProgramTerms, TermsOf, WornField, worn_fields
from windroos.web.count.tables import CountedTables


class LastSpecial(NamedTuple):
    """The last special hand of a table: its name, who made it, and in which hand."""

    name: str
    person: str
    hand: int


class TableWorn(NamedTuple):
    """A table: what everybody wears, by person, and in sentences of whom; () and {} by rules without such a program.

    jersey  who wears it, () nobody
    held    points of the score program, by person
    """

    worn: Mapping[str, tuple[WornField, ...]]
    jersey: tuple[str, ...] | None
    held: Mapping[str, str]
    special: LastSpecial | None


def worn_at(club: ClubState, evening: EveningState, live: Mapping[str, Sheet], lang: Lang) -> dict[int, TableWorn]:
    """The tables whose hands are known, by number: from a result, or from a score sheet in `live`, by its id."""
    return {parts[0].table: _table(club, parts, lang) for parts in games(_sheets(club, evening, live))}


def program_terms(clubs: Clubs, tables: CountedTables) -> TermsOf:
    """What says by what a score sheet counts that belongs to a club of the folder.

    Of earlier parts of its table that are no result yet, `tables` has the sheets.
    """

    def terms(opening: SheetOpening) -> ProgramTerms:
        place = opening.of
        if place is None or place.kind != "evening":
            return LOOSE
        folder, id = clubs.at(place.id)
        world = folder.world()
        evening = world.evenings.get(id)
        if world.club is None or evening is None:
            return LOOSE
        before = tuple(
            one
            for one in _sheets(world.club, evening, _open_before(tables, evening, place.table, place.part))
            if one.table == place.table and one.part < place.part and one.sheet.opening.rules == opening.rules
        )
        people = tuple(one_with(world.club.people, person) for person in opening.people)
        return ProgramTerms(world.club.numbers, ruled_by(world.club.settings), people, world.names, before)

    return terms


def _open_before(tables: CountedTables, evening: EveningState, table: int, part: int) -> dict[str, Sheet]:
    """The sheets of earlier parts of a table that were not taken over, by id; one that cannot be read is left out."""
    found = {}
    for place, held in evening.parts.items():
        kept = evening.results.get(place)
        if place[0] == table and place[1] < part and held.sheet and (kept is None or kept.typed is None):
            with suppress(WindroosError):
                found[held.sheet] = fold(tables.events(held.sheet))
    return found


def _sheets(club: ClubState, evening: EveningState, live: Mapping[str, Sheet]) -> list[TableSheet]:
    sheets = []
    for place in sorted({*evening.parts, *evening.results}):
        part, kept = evening.parts.get(place), evening.results.get(place)
        typed = kept.typed if kept is not None else None
        if isinstance(typed, SheetTyped):
            players, sheet = typed.players, sheet_of(typed)
        elif typed is None and part is not None and part.sheet in live:
            players, sheet = part.players, live[part.sheet]
        else:
            continue
        people = tuple(one_with(club.people, player) for player in players)
        sheets.append(TableSheet(evening.id, evening.day, *place, people, sheet))
    return sheets


def _table(club: ClubState, parts: tuple[TableSheet, ...], lang: Lang) -> TableWorn:
    ruled = ruled_by(club.settings)
    made = [one for part in parts for one in mahjongs(part, club.numbers, ruled)]
    rules = parts[0].sheet.opening.rules
    special = next((one for one in reversed(made) if one.mahjong.kind in ("formation", "situation", "limit")), None)
    last = None if special is None else _special(special, rules, lang)
    day = day_of(parts, club.numbers, ruled) if parts[0].sheet.match.rules.formations is not None else None
    board = day_board(day, {}, lang, ruled=ruled) if day is not None else None
    if board is None:
        return TableWorn({}, None, {}, last)
    worn = dict(zip((row.person for row in board.rows), worn_fields(board, lang), strict=True))
    held = {
        row.person: texts.HELD_SHORT.to(lang).format(
            possession=number(row.possession, lang), points=number(row.all_round, lang)
        )
        for row in board.rows
    }
    return TableWorn(worn, tuple(row.person for row in board.rows if "jersey" in row.fields), held, last)


def _special(one: ClubMahjong, rules: str, lang: Lang) -> LastSpecial:
    return LastSpecial(made_name(one, lang, rules), one.person, one.hand)


def worn_lines(tables: Mapping[int, TableWorn], name_of: NameOf) -> list[tuple[int, str, list[str]]]:
    """Who wears what at the end of each table: table, name, and the words."""
    return [
        (table, name_of(person), [field.word for field in fields])
        for table, found in tables.items()
        for person, fields in found.worn.items()
        if fields
    ]

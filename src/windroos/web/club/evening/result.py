"""The result of an evening, for everyone who may look; with the text for mail or chat."""

from __future__ import annotations

from functools import partial

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from windroos.club.agreements import agreement, with_names_of
from windroos.club.day_board import evening_stands
from windroos.club.deciding import ClubWorld
from windroos.club.evening_desk import CorrectionRow, corrections, totals_of
from windroos.club.evening_events import TypedResult
from windroos.club.evening_result import EveningResult, LooseTotal, ResultTable, result_of
from windroos.club.evening_state import EveningState
from windroos.club.people import NameOf
from windroos.club.programme_say import made_name
from windroos.club.rule_names import rules_called_briefly
from windroos.club.season_houses import names_at
from windroos.club.seasons import formula_of, season_called
from windroos.club.tally import EveningTally
from windroos.club.tallying import evening_tally, ruled_by
from windroos.club.wall_view import ComparedRow, compared_rows, way_of
from windroos.duplicate.comparing import CompareWay
from windroos.errors import WindroosError
from windroos.people.mentions import with_names
from windroos.reckoning.numbers import exact, show
from windroos.reckoning.saying import counting_text
from windroos.text.club_records import RECORDS, TOLD
from windroos.text.dates import long_day
from windroos.text.figures import signed
from windroos.text.web.club_agreement import WORDS as AGREEMENT
from windroos.text.web.club_evening import WORDS
from windroos.text.web.tournament_walls import WORDS as WALLS
from windroos.text.words import Lang
from windroos.web.club.evening.calendar import split
from windroos.web.club.evening.closing import given_lines
from windroos.web.club.evening.shared import EveningHouse, evening_values, trouble_of
from windroos.web.club.evening.worn import worn_at, worn_lines
from windroos.web.club.figure_lines import made_path
from windroos.web.club.house import open_club
from windroos.web.club.program_years import races_between
from windroos.web.errors import status_of
from windroos.web.export import csv_text
from windroos.web.pages import lang_of
from windroos.web.routing import get
from windroos.web.wall_desk import worth


def routes(rooms: EveningHouse) -> list[Route]:
    """The result as a file; the page itself is the evening's own."""

    async def file(request: Request, id: str) -> Response:
        evening, lang = rooms.evening(id), lang_of(request)
        name = rooms.house.names(rooms.house.access(request))
        world = rooms.house.world()
        assert world.club is not None
        result = await run_in_threadpool(_result, rooms, world, evening)
        heads = ("table_n", "place", "player", "points", "part_worth", "mahjongs", "caused", "self_drawn", "hands")
        rows: list[list[str | int]] = [[WORDS[key].to(lang).format(number="").strip() for key in heads]]
        for table in result.tables:
            for row in table.rows:
                counts = (row.mahjongs, row.caused, row.self_drawn, table.hands)
                worth = "" if row.worth is None else str(row.worth)
                called = f"{table.table}.{table.part}" if table.part > 1 else str(table.table)
                kept: list[str | int] = [called, row.place, name(row.person), int(row.points), worth]
                rows.append([*kept, *("" if count is None else count for count in counts)])
        rows += [["", "", name(one.person), "" if one.points is None else one.points] for one in result.totals]
        headers = {"content-disposition": f'attachment; filename="avond-{id}.csv"', "cache-control": "no-store"}
        return Response(csv_text(rows, lang), 200, headers, "text/csv; charset=utf-8")

    return [get("/club/avond/{id}/uitslag.csv", file)]


def _result(rooms: EveningHouse, world: ClubWorld, evening: EveningState) -> EveningResult:
    if rooms.house.folder.counting is not None:  # the desk does not wait for what all other evenings came to
        return result_of(open_club(world)._replace(seasons={}), (evening,), evening, ())
    return rooms.house.book.result(world, evening)


async def page(rooms: EveningHouse, request: Request, id: str, wrong: WindroosError | None = None) -> HTMLResponse:
    """The page of an evening for who is not at its desk, or when it is closed."""
    revision = await rooms.revision(id)
    evening = rooms.evening(id)
    return rooms.house.page(
        request, "evening/result.html", {**WORDS, **AGREEMENT, **WALLS}, status_of(wrong),
        **evening_values(request, evening, dict(names_at(open_club(rooms.house.world()), evening))),
        result=await values(rooms, request, evening), compared=compared_of(evening),
        worth=partial(worth, lang=lang_of(request)),
        trouble=trouble_of(wrong, lang_of(request)), which=rooms.numbered(evening, lang_of(request)),
        revision=revision, tables=(await rooms.desk(evening.id)).tables,
    )  # fmt: skip


def compared_of(evening: EveningState) -> list[tuple[int, CompareWay, tuple[ComparedRow, ...]]]:
    """The rounds on equal walls that are done: how they are compared, and everybody by that."""
    return [
        (round, way_of(evening, round), rows)
        for round in sorted(evening.walls.rounds)
        if (rows := compared_rows(evening, round))
    ]


async def values(rooms: EveningHouse, request: Request, evening: EveningState) -> dict[str, object]:
    """What a page shows of a result; standings of very many evenings keep nobody else waiting."""
    return await run_in_threadpool(_values, rooms, request, evening)


def _values(rooms: EveningHouse, request: Request, evening: EveningState) -> dict[str, object]:
    world, lang = rooms.house.world(), lang_of(request)
    assert world.club is not None
    name = rooms.house.names(rooms.house.access(request))
    result = _result(rooms, world, evening)
    coming, _ = split(world, rooms.house.today())
    following = next((one for one in coming if one.day > evening.day and not one.cancelled), None)
    moved = [change for change in result.changes if change.up or change.before is None]
    names = {person: name(person) for person in world.names}
    return {
        "tables": [_table(table, lang) for table in result.tables],
        "totals": result.totals,
        "agreed": {
            place: with_names_of(agreement(evening, place), names)
            for place in ((one.table, one.part) for one in result.tables)
        },
        "winners": result.winners,
        "counts": result.counts,
        "closed": evening.closed,
        "counts_from": counting_text(formula_of(world.club.seasons[result.season]), lang) if not result.counts else "",
        "season": result.season,
        "season_name": season_called(world.club.seasons[result.season], lang) if result.season else "",
        "changes": [(one, show(exact(one.score), lang)) for one in result.changes],
        "moved": moved,
        "cup": result.cup,
        "kept": result.kept,
        "given": given_lines(rooms, request, evening),
        "records": [(RECORDS[one.kind].to(lang), one.value, one.people) for one in result.records if one.kind in TOLD],
        "special": special_hands(_tally(rooms, world, evening), lang),
        "filled": _filled(rooms, world, evening),
        "stands": evening_stands(world.club, evening, names, lang),
        "worn": worn_lines(worn_at(world.club, evening, {}, lang), name),
        "corrections": [_correction(one, evening, lang, names) for one in corrections(evening)],
        "adjustments": [(one.person, one.points, with_names(one.reason, names)) for one in evening.adjustments],
        "next": long_day(following.day, lang) if following is not None else "",
        "text": chat_text(result, evening, world.club.name, name, lang, following),
    }


def _tally(rooms: EveningHouse, world: ClubWorld, evening: EveningState) -> EveningTally:
    club = open_club(world)
    if rooms.house.folder.counting is not None:
        return evening_tally(club, evening, ruled_by(club.settings))
    return rooms.house.book.of(world, evening)


def _filled(rooms: EveningHouse, world: ClubWorld, evening: EveningState) -> list[str]:
    """Who filled the twenty-one that evening; nobody as long as it is not known."""
    if rooms.house.folder.counting is not None:
        return []
    races = races_between(rooms.house.book, world, evening.day, evening.day)
    return [one.people[0] for one in races if one.evening == evening.id and one.kind == "twentyone_day"]


def _table(table: ResultTable, lang: Lang) -> dict[str, object]:
    return {
        "at": table,
        "rules": rules_called_briefly(table.rules, lang),
        "share": show(exact(table.share), lang) if table.share != 1 else "",
        "worths": ["" if row.worth is None else show(exact(row.worth), lang) for row in table.rows],
    }


def special_hands(evening: EveningTally, lang: Lang) -> list[tuple[str, str, str]]:
    """Who made which special or limit hand, and the way to that hand."""
    return [
        (one.person, made_name(one, lang, game.rules), made_path(one))
        for game in evening.games
        for one in game.mahjongs
        if one.mahjong.kind in ("formation", "situation", "limit")
    ]


def _points(one: LooseTotal, lang: Lang) -> str:
    return "" if one.points is None else signed(one.points, lang)


def _correction(row: CorrectionRow, evening: EveningState, lang: Lang, names: dict[str, str]) -> tuple[str, str]:
    """A correction in words, and its reason."""
    table = table_name(row.table, row.part, lang)
    old = _totals(evening, row.old, lang)
    if row.new is not None and row.new.players != row.old.players:
        old, new = (_named_totals(evening, one, names, lang) for one in (row.old, row.new))
        said = WORDS["corrected_line"].to(lang).format(table=table, old=old, new=new)
    elif row.new is None:
        said = WORDS["voided_line"].to(lang).format(table=table, old=old)
    else:
        said = WORDS["corrected_line"].to(lang).format(table=table, old=old, new=_totals(evening, row.new, lang))
    return said, with_names(row.reason, names)


def _totals(evening: EveningState, typed: TypedResult, lang: Lang) -> str:
    return " / ".join(signed(points, lang) for points in totals_of(evening, typed)[0])


def _named_totals(evening: EveningState, typed: TypedResult, names: dict[str, str], lang: Lang) -> str:
    points = totals_of(evening, typed)[0]
    return ", ".join(f"{names[one]} {signed(of, lang)}" for one, of in zip(typed.players, points, strict=True))


def table_name(table: int, part: int, lang: Lang) -> str:
    """What a part of a table is called."""
    name = WORDS["table_n"].to(lang).format(number=table)
    return f"{name}, {WORDS['part_n'].to(lang).format(number=part)}" if part > 1 else name


def chat_text(
    result: EveningResult, evening: EveningState, club: str, name: NameOf, lang: Lang, following: EveningState | None
) -> str:
    """The result as plain text for a mail or a chat."""

    def say(key: str, **what: object) -> str:
        return WORDS[key].to(lang).format(**what)

    kind = WORDS[f"kind_{evening.kind}"].to(lang)
    lines = [say("text_title", club=club, kind=kind, day=long_day(evening.day, lang))]
    if result.winners:
        lines.append(say("text_winner", names=", ".join(map(name, result.winners))))
    if result.kept:
        lines.append(say("cup_kept", name=name(result.cup)))
    for table in result.tables:
        rows = ", ".join(f"{row.place}. {name(row.person)} {signed(int(row.points), lang)}" for row in table.rows)
        called = f"{table.table}.{table.part}" if table.part > 1 else str(table.table)
        lines.append(say("text_table", table=called, rows=rows))
    if result.totals:
        rows = ", ".join(f"{name(one.person)} {_points(one, lang)}".strip() for one in result.totals)
        lines.append(say("text_loose", rows=rows))
    up = [f"{name(one.person)} ({one.before} → {one.place})" for one in result.changes if one.up > 0]
    if up:
        lines.append(say("text_up", rows=", ".join(up)))
    if following is not None:
        lines.append(say("text_next", day=long_day(following.day, lang)))
    return "\n".join(lines)

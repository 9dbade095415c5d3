"""What goes out of a tournament: files for the European ranking, the bond and spreadsheets; what it weighs there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from fractions import Fraction
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.reckoning.numbers import Number, show
from windroos.text.web.tournament_files import WORDS
from windroos.text.words import Lang
from windroos.tournament.errors import TournamentError
from windroos.tournament.exports import ema_file, file_rows, whole_object
from windroos.tournament.mers import base_rank, weight_of
from windroos.tournament.observer import MOST_DAYS, TournamentWeight, observer_report, tournament_weight
from windroos.tournament.ranking import standings
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.state import TournamentState
from windroos.tournament.whole import whole_lines
from windroos.tournament.world import TournamentWorld
from windroos.web.export import XLSX_MEDIA, csv_text, xlsx_file
from windroos.web.pages import lang_of
from windroos.web.routing import get
from windroos.web.tournament.house import HERE, TournamentHouse, called

JSON_MEDIA: Final = "application/json"
CSV_MEDIA: Final = "text/csv; charset=utf-8"
ROWS: Final = {"uitslag": "csv", "bond": "bond", "ema-verslag": "ema_report", "indeling": "schedule"}
"""Files of rows by their name in the address, each as CSV and as XLSX."""
PLAYERS: Final = 81
"""From so many players a tournament weighs no more by them; from so many `COUNTRIES` neither."""
COUNTRIES: Final = 10
_OTHERS: Final = ("ema.csv", "toernooi.json", "toernooi.jsonl", "waarnemer.json")
FILES: Final = (*(f"{name}.{kind}" for name in ROWS for kind in ("csv", "xlsx")), *_OTHERS)


def routes(house: TournamentHouse) -> list[Route]:
    """The files at the desk."""
    desk = FilesDesk(house)
    where = f"{HERE}/{{id}}/leiding/uitvoer"
    return [get(where, desk.shown), get(f"{where}/{{file}}", desk.file)]


class FilesDesk:
    """Answers who sends the result on."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def shown(self, request: Request, id: str) -> Response:
        """Every file with what its reader may not take, the weight for the ranking, and what each place earns."""
        world = self._house.world(id)
        state, lang = world.there(), lang_of(request)
        championship = "kampioenschap" in request.query_params
        weight = tournament_weight(state, championship=championship)
        played = bool(rounds_played(state))
        return self._house.page(
            request, "files.html", world, WORDS, played=played, championship=championship, weight=weight,
            steps=weight_steps(weight, championship=championship), ema=ema_file(world) if played else None,
            ranks=ranks(state) if played else (), said=lambda value: show(value, lang),
        )  # fmt: skip

    async def file(self, request: Request, id: str, file: str) -> Response:
        """A file. Raises TournamentError `tournament_file`."""
        if file not in FILES:
            raise TournamentError("tournament_file", file=file[:40], known=", ".join(FILES))
        world, lang = self._house.world(id), lang_of(request)
        name, _, kind = file.rpartition(".")
        title = called(world.there(), lang)
        if name in ROWS:
            body = await asyncio.to_thread(_rows_file, world, name, kind, lang, title)
            return _sent(body, file, CSV_MEDIA if kind == "csv" else XLSX_MEDIA)
        if file == "toernooi.jsonl":
            text = "".join(f"{line}\n" for line in whole_lines(self._house.folder.whole(id)))
            return _sent(text.encode(), file, "application/x-ndjson")
        return _sent(await asyncio.to_thread(_MADE[file], world), file, CSV_MEDIA if kind == "csv" else JSON_MEDIA)


_MADE: Final[dict[str, Callable[[TournamentWorld], bytes]]] = {
    "ema.csv": lambda world: ema_file(world).text.encode(),
    "toernooi.json": lambda world: json.dumps(whole_object(world), ensure_ascii=False, indent=1).encode(),
    "waarnemer.json": lambda world: json.dumps(observer_report(world), ensure_ascii=False, indent=1).encode(),
}


def _rows_file(world: TournamentWorld, name: str, kind: str, lang: Lang, title: str) -> bytes:
    rows = file_rows(world, ROWS[name])
    return csv_text(rows, lang) if kind == "csv" else xlsx_file(rows, title)


def _sent(body: bytes, file: str, media: str) -> Response:
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{file}"'}
    return Response(body, media_type=media, headers=headers)


def weight_steps(now: TournamentWeight, *, championship: bool) -> list[tuple[str, int, Number]]:
    """What would make it weigh more: by what, how many of these more, and what it weighs then."""
    most = {"days": MOST_DAYS - now.days, "players": PLAYERS - now.players, "countries": COUNTRIES - now.countries}
    found = []
    for key, highest in most.items():
        for more in range(1, highest + 1):
            days, players, countries = (more * (key == own) for own in most)
            then = weight_of(now.days + days, now.players + players, now.countries + countries, championship)
            if then > now.weight:
                found.append((key, more, then))
                break
    return found


def ranks(state: TournamentState) -> list[tuple[int, str, int]]:
    """Place, entrant and the base rank that it earns (ruling T3: a half is rounded up)."""
    rows = [row for row in standings(state).rows if row.place is not None]
    if len(rows) < 2:
        return []
    return [(row.place or 0, row.entrant, base_rank(len(rows), Fraction(row.place or 0))) for row in rows]

"""The first page of the club."""

from __future__ import annotations

from datetime import date
from typing import Any, Final, NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.evening_state import EveningState
from windroos.club.figures import RACING, club_figures
from windroos.club.overview import overview
from windroos.club.people import NameOf
from windroos.club.seasons import season_called
from windroos.club.tally import EveningTally
from windroos.errors import WindroosError
from windroos.reckoning.numbers import show
from windroos.text.club_records import RECORDS, TOLD
from windroos.text.dates import long_day
from windroos.text.explain import listed
from windroos.text.figures import day, number
from windroos.text.web.club_home import WORDS
from windroos.text.words import Lang
from windroos.web.club.figure_lines import rules_name
from windroos.web.club.house import HERE, Clubhouse
from windroos.web.club.near import near_lines
from windroos.web.club.stand.boards import Boards, StandAsked
from windroos.web.club.stand.shown import ShownRow, shown_rows
from windroos.web.club.tally_book import TallyBook
from windroos.web.pages import lang_of
from windroos.web.routing import get

TOP: Final = 5
"""Rows of a season that stand here."""
NEAR: Final = 2
"""Gaps with which somebody is close to the twenty-one."""


class SeasonTop(NamedTuple):
    """The best of a season of now."""

    id: str
    name: str
    state: str
    rows: list[ShownRow]


def routes(house: Clubhouse, book: TallyBook, boards: Boards) -> list[Route]:
    """The first page."""

    async def home(request: Request) -> Response:
        world, lang = house.world(), lang_of(request)
        if world.club is None:
            return house.page(request, "home.html", WORDS, open=False)
        name_of = house.names(house.access(request))
        values = await run_in_threadpool(_values, house, book, boards, world, world.club, name_of, lang)
        return house.page(request, "home.html", WORDS, open=True, **values)

    return [get(HERE, home)]


def _values(
    house: Clubhouse, book: TallyBook, boards: Boards, world: ClubWorld, club: ClubState, name_of: NameOf, lang: Lang
) -> dict[str, Any]:
    today = house.today()
    seen = overview(club, world.evenings.values(), today)
    return {
        "seen": seen,
        "empty": not club.people,
        "tonight": any(one.day == today and not one.cancelled for one in world.evenings.values()),
        "coming": "" if seen.coming is None else long_day(seen.coming.day, lang),
        "last": "" if seen.last is None else long_day(seen.last.day, lang),
        "records": [] if seen.last is None else _records(book, world, seen.last, name_of, lang),
        "tops": [top for one in seen.seasons if (top := _top(boards, world, one.season, name_of, lang)) is not None],
        "near": near_lines(house, seen.cups, name_of, lang, NEAR),
        "cups": [_cup(one.standing.holder, one.standing.due, name_of, lang) for one in seen.cups],
        "years": [(one.year, one.evenings, show(one.people, lang)) for one in seen.attendance],
        "shares": book.reckoned(world, ("home", lang), lambda evenings: _shares(evenings, lang)),
    }


def _top(boards: Boards, world: ClubWorld, season: str, name_of: NameOf, lang: Lang) -> SeasonTop | None:
    """The head of a season's standings; None where its formula cannot be applied: the page of the season says why."""
    try:
        board = boards.board(world, StandAsked(season))
    except WindroosError:
        return None
    played = len(board.scored.evenings)
    state = WORDS["top_state"].to(lang).format(played=played, held=max(board.held, played))
    return SeasonTop(
        season, season_called(board.season, lang), state, shown_rows(board, board.rows[:TOP], name_of, lang)
    )


def _records(book: TallyBook, world: ClubWorld, last: EveningState, name_of: NameOf, lang: Lang) -> list[str]:
    """The records of the last evening."""
    found = book.new_records(world, last)
    return [
        f"{RECORDS[one.kind].to(lang)}: {number(one.value, lang)}, {listed(list(map(name_of, one.people)), lang)}"
        for one in found
        if one.kind in TOLD
    ]


def _cup(holder: str, due: date | None, name_of: NameOf, lang: Lang) -> tuple[str, str]:
    return (name_of(holder) if holder else "", "" if due is None else day(due, lang))


def _shares(evenings: tuple[EveningTally, ...], lang: Lang) -> list[str]:
    """The share of hands that somebody won, by each rule set of which hands are known, beside the book's yardstick."""
    said = []
    for rules in sorted({game.rules for evening in evenings for game in evening.games}):
        found = club_figures(evenings, rules)
        if found.won.value is not None and found.draws.value is not None:
            said.append(
                WORDS["share_won"].to(lang).format(
                    rules=rules_name(rules, lang), hands=number(found.hands, lang),
                    won=round(100 * found.won.value), draws=round(100 * found.draws.value),
                    low=round(100 * RACING[0]), high=round(100 * RACING[1]),
                )
            )  # fmt: skip
    return said

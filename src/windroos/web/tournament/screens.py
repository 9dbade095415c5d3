"""The screens of the hall, readable at ten metres: the clock, the seats of the coming round, standings; in turn."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.reckoning.numbers import show
from windroos.text.tournament_booklet import BOOKLET
from windroos.text.web.tournament_prizes import PRIZE_WORDS
from windroos.text.web.tournament_screen import WORDS
from windroos.text.words import Lang
from windroos.tournament.by_standings import rounds_settled
from windroos.tournament.errors import TournamentError
from windroos.tournament.hall_view import planned_of, round_coming, round_signal, tables_of
from windroos.tournament.prizes import Prize, prizes
from windroos.tournament.ranking import standings
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentWorld
from windroos.web.pages import lang_of
from windroos.web.routing import get
from windroos.web.site import qr_code
from windroos.web.tournament.house import HERE, TournamentHouse
from windroos.web.tournament.network import network_code, network_of
from windroos.web.tournament.shown import day_said, has_points_beside, hidden_from, programme, running, seen_places

_WORDS: Final = {**WORDS, **PRIZE_WORDS, "phones": BOOKLET["phones"]}
SCREENS: Final = ("welkom", "klok", "plaatsen", "stand", "prijzen", "alles")
"""By the word in the address; the last shows the others in turn."""
PER_SLIDE: Final = 20
"""Rows of the standings."""
NAMES_PER_SLIDE: Final = 100
PRIZES_PER_SLIDE: Final = 8


def routes(house: TournamentHouse) -> list[Route]:
    """The screens."""

    async def shown(request: Request, id: str, what: str) -> Response:
        if what not in SCREENS:
            raise TournamentError("tournament_screen", what=what[:40], known=", ".join(SCREENS))
        world, lang = house.world(id), lang_of(request)
        state = world.there()
        hall, rest = running(state, house.time.seconds())
        network, link = network_of(house.folder, id), f"{house.site.settings.address}{HERE}/{id}"
        lists = house.part(
            world, "screen_lists.html", (what, 0), lang, _WORDS, lambda: _lists(house, world, what, lang)
        )
        return house.page(
            request, "screen.html", world, _WORDS, what=what, hall=hall, rest=rest, lists=lists,
            next=planned_of(state, (hall.round if hall else 0) + 1), signal=round_signal(state),
            welcomes=what == "welkom" or (what == "alles" and not rounds_played(state)), network=network,
            joins=qr_code(network_code(network)) if network is not None else "", link=link,
            code=qr_code(link), lan=house.site.settings.lan,
            programme=programme(state, house.time.seconds()) if what == "welkom" else (), day_of=day_said(lang),
        )  # fmt: skip

    return [get(f"{HERE}/{{id}}/scherm/{{what}}", shown)]


def _lists(house: TournamentHouse, world: TournamentWorld, what: str, lang: Lang) -> dict[str, object]:
    """What stands in the lists of a screen: seats, standings, prizes; a screen's worth at a time."""
    state = world.there()
    coming = round_coming(state)
    rows, after = seen_places(house.book, state, lang) if what in ("stand", "alles") else ([], 0)
    return {
        **{"what": what, "coming": coming, "seats": _seats(state, coming, world.names()), "played": after},
        "beside": has_points_beside(state),
        **{"pages": [rows[at : at + PER_SLIDE] for at in range(0, len(rows), PER_SLIDE)]},
        **{"prizes": _prizes(state) if what == "prijzen" else (), "said": lambda value: show(value, lang)},
    }


def _prizes(state: TournamentState) -> list[tuple[Prize, ...]]:
    """The prizes, a screen's worth at a time; none while a place is hidden."""
    hidden = rounds_played(state) >= hidden_from(state) and state.publishing.revealed < len(standings(state).rows)
    found = () if hidden or not rounds_played(state) else prizes(state)
    return [found[at : at + PRIZES_PER_SLIDE] for at in range(0, len(found), PRIZES_PER_SLIDE)]


def _seats(state: TournamentState, round: int, names: dict[str, str]) -> list[list[tuple[str, int, int]]]:
    """Everybody's table and wind in a round, by name: a screen's worth at a time; none before its seats are settled."""
    if round > rounds_settled(state):
        return []
    found = [
        (names.get(one, ""), table.table, wind)
        for table in tables_of(state, round)
        for wind, one in enumerate(table.people)
        if one
    ]
    found.sort(key=lambda one: one[0].casefold())
    return [found[at : at + NAMES_PER_SLIDE] for at in range(0, len(found), NAMES_PER_SLIDE)]

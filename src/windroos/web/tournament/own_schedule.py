"""A schedule that an organiser brings along: read from a file or pasted, gone through, and taken for the tournament."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.importing.schedule_roll import ReadSchedule
from windroos.importing.schedules import doubt_error, paper_in
from windroos.seating.errors import SeatingError
from windroos.seating.rounds import Round
from windroos.text.words import Lang
from windroos.tournament.schedule import from_one
from windroos.tournament.schedule_requests import DoSchedule
from windroos.tournament.setup_requests import DoTournament
from windroos.tournament.world import TournamentWorld
from windroos.web.pages import lang_of
from windroos.web.posted import file_sent, posted
from windroos.web.routing import post
from windroos.web.tournament.house import HERE, TournamentHouse
from windroos.web.tournament.seats_desk import SeatsDesk
from windroos.web.tournament.wish_names import numbers_called

MOST_SAID: Final = 40
"""Mistakes that are named one by one."""


def routes(house: TournamentHouse) -> list[Route]:
    """Where it is sent."""
    desk = OwnSchedule(house)
    return [post(f"{HERE}/{{id}}/leiding/indeling/eigen", desk.sent)]


class OwnSchedule:
    """Answers who has a schedule of his own."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house, self._seats = house, SeatsDesk(house)

    async def sent(self, request: Request, id: str) -> Response:
        """The schedule taken where nothing is wrong with it, else every mistake with what was sent."""
        text: str = ""
        said: tuple[str, ...] = ()
        try:
            async with posted(request) as form:
                pasted = form.get("text")
                text = pasted if isinstance(pasted, str) else ""
                data, _ = await file_sent(form)
            paper = paper_in(data)
            text, said = paper.text, _mistakes(paper.read, lang_of(request))
            if said:
                raise SeatingError("seating_mistakes", count=len(paper.read.doubts))
            await self._taken(request, id, paper.read)
        except WindroosError as wrong:
            return self._seats.page(request, id, {"text": text}, wrong, said)
        return RedirectResponse(f"{HERE}/{id}/leiding/indeling", 303)

    async def _taken(self, request: Request, id: str, read: ReadSchedule) -> None:
        world = self._house.world(id)
        rounds, setup = _rounds(world, read), world.there().setup
        size = (len(read.players), len(rounds))
        if size != (setup.players, setup.rounds):
            await self._house.do(request, id, DoTournament("", "", "", *size))
        await self._house.do(request, id, DoSchedule(0, (), (), {}, rounds))


def _rounds(world: TournamentWorld, read: ReadSchedule) -> tuple[Round, ...]:
    """The rounds in playing numbers, those of the people who stand there by name."""
    if read.numbered():
        return from_one(read.rounds)
    numbers = numbers_called(world, read.players)
    return tuple(tuple(tuple(numbers[player] for player in table) for table in tables) for tables in read.rounds)


def _mistakes(read: ReadSchedule, lang: Lang) -> tuple[str, ...]:
    return tuple(doubt_error(doubt).sentence(lang) for doubt in read.doubts[:MOST_SAID])

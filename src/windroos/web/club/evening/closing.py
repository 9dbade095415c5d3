"""Closing an evening on which titles rest that were given: why now, and whether each title follows or stands."""

from __future__ import annotations

from typing import Final, NamedTuple
from urllib.parse import quote

from starlette.requests import Request

from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.given_titles import GivenTitle, given_titles
from windroos.club.requests import DoClose
from windroos.club.season_requests import DoEndSeason, DoLetStand
from windroos.club.seasons import season_called
from windroos.text.formulas import part_called
from windroos.text.web.club_evening import WORDS
from windroos.web.club.evening.shared import EveningHouse
from windroos.web.form import Form
from windroos.web.pages import lang_of

CLOSE: Final = {"close": False, "close_anyway": True}
"""The buttons that close, with whether that is although something is missing."""
FOLLOW: Final = "follow"
STAND: Final = "stand"
REASON: Final = "close_reason"


class GivenLine(NamedTuple):
    """A title that rests on an evening, in a sentence; where it is decided about, and the field that asks it."""

    said: str
    path: str
    field: str
    called: str


def given_lines(rooms: EveningHouse, request: Request, evening: EveningState) -> list[GivenLine]:
    """What an evening may change of titles that were given."""
    house, lang = rooms.house, lang_of(request)
    name = house.names(house.access(request))
    found = []
    for title in _given(rooms, evening):
        season = season_called(house.club().seasons[title.season], lang)
        called = f"{season}, {part_called(title.period, lang)}" if title.period else season
        key = "given_changed" if title.changed else "given_title"
        said = WORDS[key].to(lang).format(season=called, names=", ".join(map(name, title.people)))
        query = f"?periode={quote(title.period)}" if title.period else ""
        found.append(GivenLine(said, f"/club/stand/{quote(title.season)}{query}", _field(title), called))
    return found


async def close(rooms: EveningHouse, request: Request, evening: EveningState, form: Form, *, anyway: bool) -> None:
    """Close it. Where titles rest on it there is a reason, and the secretary says of each whether it follows or stands.

    Raises ClubError `club_close_reason`, and whatever closing raises.
    """
    house = rooms.house
    reason = form.get(REASON, "").strip()
    given = () if evening.closed else _given(rooms, evening)
    if given and not reason:
        raise ClubError("club_close_reason")
    await house.do(request, DoClose(evening.id, anyway, reason))
    if not house.access(request).may("secretary"):
        return
    for title in _given(rooms, rooms.evening(evening.id)) if given else ():
        chosen = form.get(_field(title), "")
        if title.changed and chosen == STAND:
            await house.do(request, DoLetStand(title.season, title.period))
        elif title.changed and chosen == FOLLOW:
            await house.do(request, DoEndSeason(title.season, title.period, house.today()))


def _given(rooms: EveningHouse, evening: EveningState) -> tuple[GivenTitle, ...]:
    world = rooms.house.world()
    return given_titles(rooms.house.club(), world.evenings.values(), evening)


def _field(title: GivenTitle) -> str:
    return f"title:{title.season}:{title.period}"

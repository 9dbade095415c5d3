"""House rules by season: typed or sent as a file, shown with what they change, and on a card to print."""

from __future__ import annotations

from typing import NamedTuple

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.books.catalog import book_words
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.house_changes import ChangeLine, house_changes
from windroos.club.season_houses import SeasonHouse, houses_of
from windroos.club.season_requests import DoHouseRules
from windroos.club.seasons import season_called, season_of
from windroos.errors import WindroosError
from windroos.rules.toml_text import LONGEST
from windroos.text.words import Lang
from windroos.web.aside import page_response
from windroos.web.book.chosen import AskedRules
from windroos.web.book.made import card_page
from windroos.web.club.forms import FormOption, text_of
from windroos.web.club.house import HERE, Clubhouse
from windroos.web.club.house_form import FORM
from windroos.web.posted import posted
from windroos.web.reader import reader_of
from windroos.web.routing import get, post


class ShownHouse(NamedTuple):
    """House rules of a season: its name and theirs, their book, what they change, and how they were typed."""

    season: str
    season_name: str
    rules: str
    book: str
    name: str
    changes: tuple[ChangeLine, ...]
    toml: str
    card: str


def routes(house: Clubhouse) -> list[Route]:
    """What is sent, and the card."""
    desk = HouseRulesDesk(house)
    return [
        post(FORM, desk.kept),
        get(f"{HERE}/stand/{{season}}/kaart/{{rules}}", desk.card),
    ]


class HouseRulesDesk:
    """Answers about the house rules of seasons."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def kept(self, request: Request) -> Response:
        """Takes house rules, as a file or as text; of a book alone: it is played as it stands again."""
        async with posted(request) as form:
            file = form.get("file")
            data = await file.read(4 * LONGEST) if isinstance(file, UploadFile) and file.size else b""
            toml = data.decode("utf-8-sig", "replace") if data else text_of(form, "toml").replace("\r\n", "\n")
            asked = DoHouseRules(text_of(form, "season"), text_of(form, "rules"), toml.strip())
        if not asked.toml and not asked.rules:
            raise ClubError("club_house_empty")
        await self._house.do(request, asked)
        return RedirectResponse(f"{HERE}/regels", 303)

    async def card(self, request: Request, season: str, rules: str) -> Response:
        """The card of a season's rules, to print."""
        club = self._house.club()
        season_of(club, season)
        found = next((one for one in houses_of(club, season) if one.rules == rules), None)
        if found is None:
            raise ClubError("club_house_none", rules=rules[:40])
        source, site = AskedRules("", file=found.toml.encode()), self._house.site
        return page_response(request, await site.aside.do(site.who(request), card_page, source, reader_of(request)))


def shown_houses(club: ClubState, lang: Lang) -> list[ShownHouse]:
    """The house rules of all seasons, the newest season first; those that this program refuses are left out."""
    found = []
    for id in _newest(club):
        try:
            found += [_shown(club, one, lang) for one in houses_of(club, id)]
        except WindroosError:  # an older or a newer program took them; their evenings say what is wrong
            continue
    return found


def season_options(club: ClubState, lang: Lang) -> list[FormOption]:
    """The seasons to choose from, the newest first."""
    return [FormOption(id, season_called(club.seasons[id], lang)) for id in _newest(club)]


def _newest(club: ClubState) -> list[str]:
    return sorted(club.seasons, key=lambda one: (club.seasons[one].since, one), reverse=True)


def _shown(club: ClubState, one: SeasonHouse, lang: Lang) -> ShownHouse:
    called, book = season_called(club.seasons[one.season], lang), book_words(one.rules).short.to(lang)
    card = f"{HERE}/stand/{one.season}/kaart/{one.rules}"
    return ShownHouse(
        one.season, called, one.rules, book, one.house.name, house_changes(one.house, lang), one.toml, card
    )

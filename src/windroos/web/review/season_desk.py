"""/nakijken/seizoen: all hands that somebody played to their end, at the seats of his browser and of his own page.

Nobody else is shown them: what opens a seat opens its review, as at the table itself.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from windroos.club.seasons import season_called
from windroos.errors import WindroosError
from windroos.hosting.hands import HandSpan
from windroos.hosting.history import bodies
from windroos.hosting.kept_reviews import KeptReviews
from windroos.hosting.lobby import Lobby
from windroos.hosting.profile import HeldSeat
from windroos.hosting.tied import TiedPlayers
from windroos.store.store import today
from windroos.text.words import Lang
from windroos.web.aside import page_response
from windroos.web.profile.device import KnownDevice, known_device, seats_here
from windroos.web.profile.routes import HERE as OWN_PAGE
from windroos.web.reader import reader_of
from windroos.web.review.record import HERE
from windroos.web.review.season import ClubSeason, SeasonGame, SeasonHand, chosen, season_page
from windroos.web.site import Site, cookie_name
from windroos.web.table.game_reviewed import HERE as TABLES
from windroos.web.table.game_reviewed import PART, hand_losses

if TYPE_CHECKING:
    from windroos.review.losses import HandLosses

SEASON: Final = f"{HERE}/seizoen"
MOST_SEASONS: Final = 6
"""Of clubs that are offered, the latest."""


def season_key(club: str, season: str) -> str:
    """How an address names a season of a club."""
    return f"{club}.{season}"


class OwnHandsDesk:
    """Answers a person about all his hands."""

    def __init__(self, site: Site, lobby: Lobby, tied: TiedPlayers) -> None:
        self._site = site
        self._lobby = lobby
        self._tied = tied
        self._kept = KeptReviews(site.store)

    async def shown(self, request: Request) -> Response:
        """The page. Each time so many hands more are reviewed, the latest first; what is found is kept."""
        given, device = request.query_params, known_device(request, self._site, self._tied.profiles)
        seasons = () if device is None else self._seasons(device.id, reader_of(request).lang)
        season = next((one for one in seasons if one.key == given.get("seizoen", "")), None)
        seats = self._seats(request, device, own_alone=season is not None)
        games = [game for seat in seats if (game := await self._game(seat)) is not None]
        asked, played = chosen(games, given.get("boek", ""), given.get("jaar", ""), seasons, season)
        found: list[SeasonHand] = []
        left = PART
        for game in sorted(played, key=lambda one: one.made, reverse=True):
            known = self._kept.known(game.id, game.player)
            new = [span for span in game.spans if span.number not in known][-left:] if left else []
            left -= len(new)
            spans = [span for span in game.spans if span.number in known or span in new]
            numbers = await self._reviewed(request, game, spans)
            found += [
                SeasonHand(game.id, span.number, self._address(request, game, span), game.made.date(), hand)
                for span, hand in zip(spans, numbers, strict=True)
            ]
        found.sort(key=lambda one: (one.day, one.id, one.number))
        who, reader = self._site.who(request), reader_of(request)
        count = sum(len(game.spans) for game in played)
        return page_response(request, await self._site.aside.do(who, season_page, asked, found, count, reader))

    def _seasons(self, player: str, lang: Lang) -> tuple[ClubSeason, ...]:
        """The seasons that have begun of the clubs of which a player is somebody, the latest first."""
        found = []
        for tie in self._tied.of_player(player):
            club = self._tied.state(tie.club)
            for one in club.seasons.values():
                if one.since <= today():
                    called = f"{club.name}: {season_called(one, lang)}"
                    found.append(ClubSeason(season_key(tie.club, one.season), called, one.since, one.until))
        return tuple(sorted(found, key=lambda one: (one.since, one.key), reverse=True)[:MOST_SEASONS])

    def _seats(self, request: Request, known: KnownDevice | None, own_alone: bool) -> list[HeldSeat]:
        """The seats that are this browser's, and those of who is known on it; of a table only one.

        `own_alone`: only the latter, for at a tablet others sit down too.
        """
        profiles = self._tied.profiles
        own = () if known is None else filter(profiles.is_of, known.profile.seats)
        here = () if own_alone else seats_here(request, self._site, profiles)
        return list({one.table: one for one in (*here, *own)}.values())

    async def _game(self, seat: HeldSeat) -> SeasonGame | None:
        """A game of which hands have ended; None where others have yet to play its walls, or it cannot be read."""
        await asyncio.sleep(0)  # each of them is read: games go on between two
        id, lobby = seat.table, self._lobby
        try:
            stream = lobby.stream(id)
            if lobby.keeps_back(id):
                return None
            spans, header = await lobby.hands(id), lobby.setup(id).header
        except WindroosError:
            return None
        return SeasonGame(id, seat.player, header.rules, stream.made.astimezone(), spans) if spans else None

    def _address(self, request: Request, game: SeasonGame, span: HandSpan) -> str:
        """Where a hand is looked at; by one's own page where this browser holds no seat there."""
        if cookie_name(game.id) in request.cookies:
            return f"{TABLES}/{game.id}/hand/{span.number}/nakijken?speler={game.player}"
        return f"{OWN_PAGE}/partij/{game.id}?spel={span.number}&nakijken"

    async def _reviewed(self, request: Request, game: SeasonGame, spans: list[HandSpan]) -> list[HandLosses]:
        stream = self._lobby.stream(game.id)
        kept: list[str] = []

        async def make(span: HandSpan) -> HandLosses:
            if not kept:
                kept[:] = await asyncio.to_thread(bodies, self._site.store, game.id, last=game.spans[-1].last)
            groups, who = kept[: span.last], self._site.who(request)
            return await self._site.aside.do(who, hand_losses, stream.header, groups, span.first, game.player)

        return await self._kept.of(game.id, game.player, spans, make)

"""Finished hands looked at again: one, all of a match, one that is shared; and a hand tried again from a choice."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.hosting.called import called
from windroos.hosting.hands import HandSpan, hand_of
from windroos.hosting.history import bodies
from windroos.hosting.kept_reviews import KeptReviews
from windroos.hosting.lobby import Lobby
from windroos.hosting.profiles import Profiles
from windroos.hosting.setup import Setup
from windroos.hosting.tickets import Ticket
from windroos.hosting.trying import kept_until, setup_from
from windroos.web.aside import page_response
from windroos.web.errors import PageError
from windroos.web.links import SharedReview
from windroos.web.posted import posted
from windroos.web.profile.device import keep_seat
from windroos.web.reader import reader_of
from windroos.web.routing import get, post
from windroos.web.site import Site
from windroos.web.table.admission import make_room, player_of, seen
from windroos.web.table.game_reviewed import (
    HERE,
    PART,
    MatchReviewAsked,
    hand_losses,
    match_review_page,
)
from windroos.web.table.reviewed import ReviewAsked, review_page

if TYPE_CHECKING:
    from windroos.review.losses import HandLosses

SHARED: Final = f"{HERE}/gedeeld"


def routes(site: Site, lobby: Lobby, profiles: Profiles) -> list[Route]:
    """The pages of what is looked at again."""
    return [*_reviews(site, lobby), *_shared(site, lobby), *_tried(site, lobby, profiles)]


def _reviews(site: Site, lobby: Lobby) -> list[Route]:
    kept_reviews = KeptReviews(site.store)

    async def reviewed(request: Request, id: str, number: int) -> Response:
        _, ticket = seen(site, lobby, request, id)
        lobby.check_open(ticket)
        setup, lang = lobby.setup(id), reader_of(request).lang
        player = _player_asked(request.query_params.get("speler"), ticket, setup)
        own = player == player_of(ticket) and setup.walls is None
        share = f"{SHARED}/{site.links.review_token(SharedReview(id, number, player))}" if own else ""
        names = tuple(called(setup.header.players, lang))
        return await _page(site, lobby, request, ReviewAsked(id, number, player, names, share))

    async def match_reviewed(request: Request, id: str) -> Response:
        stream, ticket = seen(site, lobby, request, id)
        lobby.check_open(ticket)
        reader, setup, who = reader_of(request), lobby.setup(id), site.who(request)
        player = _player_asked(request.query_params.get("speler"), ticket, setup)
        spans = await lobby.hands(id)
        parts = max(1, -(-len(spans) // PART))
        part = _part_asked(request, parts)
        shown = spans[PART * (part - 1) : PART * part]
        last = shown[-1].last if shown else 0
        kept = await asyncio.to_thread(bodies, site.store, id, last=last) if last else []

        async def make(span: HandSpan) -> HandLosses:
            return await site.aside.do(who, hand_losses, stream.header, kept[: span.last], span.first, player)

        found = await kept_reviews.of(id, player, shown, make)
        names = tuple(called(setup.header.players, reader.lang))
        asked = MatchReviewAsked(id, player, names, PART * (part - 1) + 1, part, parts)
        return page_response(request, await site.aside.do(who, match_review_page, asked, found, reader))

    return [
        get("/spelen/{id}/nakijken", match_reviewed),
        get("/spelen/{id}/hand/{number:number}/nakijken", reviewed),
    ]


def _shared(site: Site, lobby: Lobby) -> list[Route]:
    async def shared(request: Request, token: str) -> Response:
        """Whoever has the address sees one hand as one player saw it, without a name, and nothing else of the table."""
        found = site.links.read_review(token)
        if found is None:
            raise PageError("no_page")
        lobby.stream(found.table)
        lobby.check_open(Ticket(found.table, "reader"))
        return await _page(site, lobby, request, ReviewAsked(*found, names=()))

    return [get(f"{SHARED}/{{token}}", shared)]


def _tried(site: Site, lobby: Lobby, profiles: Profiles) -> list[Route]:
    async def tried(request: Request, id: str, number: int) -> Response:
        _, ticket = seen(site, lobby, request, id)
        lobby.check_open(ticket)
        async with posted(request) as sent:
            form = {key: value for key, value in sent.items() if isinstance(value, str)}
        setup, step = lobby.setup(id), form.get("stap", "")
        player = _player_asked(form.get("speler"), ticket, setup)
        if not re.fullmatch("[1-9][0-9]{0,5}", step):
            raise PageError("no_page")
        span = hand_of(await lobby.hands(id), number)
        kept = await asyncio.to_thread(lambda: kept_until(bodies(site.store, id, last=span.last), span, int(step)))
        await make_room(site, lobby, request)
        again = await lobby.new.make(setup_from(setup, span, player), player, kept)
        await keep_seat(request, site, profiles, again)
        answer = RedirectResponse(f"{HERE}/{again.table}", 303)
        site.give(answer, again)
        return answer

    return [post("/spelen/{id}/hand/{number:number}/opnieuw", tried)]


async def _page(site: Site, lobby: Lobby, request: Request, asked: ReviewAsked) -> Response:
    """The review of a hand. Raises TableError `table_hand`: it is none that everybody has seen end."""
    stream = lobby.stream(asked.id)
    span = hand_of(await lobby.hands(asked.id), asked.number)
    kept = await asyncio.to_thread(bodies, site.store, asked.id, last=span.last)
    who, reader = site.who(request), reader_of(request)
    return page_response(request, await site.aside.do(who, review_page, asked, stream.header, kept, span.first, reader))


def _player_asked(text: str | None, ticket: Ticket, setup: Setup) -> int:
    """Whose hand is reviewed: who the address names, else who asks, else the first. Raises PageError."""
    if text is None:
        return max(player_of(ticket), 0)
    if not re.fullmatch("[0-9]", text) or int(text) >= len(setup.header.players):
        raise PageError("no_page")
    return int(text)


def _part_asked(request: Request, parts: int) -> int:
    """Which part of the hands is asked for, else the last. Raises PageError."""
    text = request.query_params.get("deel", str(parts))
    if not re.fullmatch("[1-9][0-9]{0,5}", text) or int(text) > parts:
        raise PageError("no_page")
    return int(text)

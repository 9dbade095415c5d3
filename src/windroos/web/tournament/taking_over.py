"""Lists of entrants taken over at the desk: pasted, from a file or from the club; looked at first, and taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.club.member_list import people_rows
from windroos.errors import WindroosError
from windroos.importing.entrant_lists import EntrantList, entrants_in, numbers_of
from windroos.importing.entrant_plan import SKIP, entrant_lines, entrants_asked
from windroos.text.web.tournament_before import WORDS as BEFORE
from windroos.text.web.tournament_entry import WORDS as ENTRY
from windroos.tournament.entrant_requests import DoEntrant, DoEntrants, DoKnownNumbers, DoTakeBackEntrants
from windroos.tournament.errors import TournamentError
from windroos.tournament.registering import MOST_ENTRANTS
from windroos.web.club.amounts import cents_of
from windroos.web.drafts import FileDraft, FileDrafts
from windroos.web.posted import file_sent, posted
from windroos.web.routing import get, post
from windroos.web.tournament.house import HERE, TournamentHouse, number_in

WORDS: Final = {**BEFORE, **ENTRY}
_LIST: Final = "/leiding/deelnemers/lijst"


@dataclass(frozen=True, slots=True)
class EntrantDraft(FileDraft):
    """A list that is looked at; `chosen` is whom its names mean, as far as somebody said."""

    tournament: str
    found: EntrantList
    chosen: Mapping[str, str] = field(default_factory=dict)


def routes(house: TournamentHouse) -> list[Route]:
    """Lists taken over."""
    desk = ListDesk(house)
    where = f"{HERE}/{{id}}{_LIST}"
    return [
        *(get(where, desk.start), post(where, desk.sent)),
        *(get(f"{where}/{{draft}}", desk.looked), post(f"{where}/{{draft}}", desk.chosen)),
    ]


class ListDesk:
    """Answers who has a list."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house
        self._drafts = FileDrafts[EntrantDraft]()

    async def start(self, request: Request, id: str) -> Response:
        """Where a list is pasted or chosen, and what was taken over before."""
        await self._house.club.folder.at_hand()
        return self._start(request, id)

    def _start(self, request: Request, id: str, wrong: WindroosError | None = None) -> HTMLResponse:
        world, params = self._house.world(id), request.query_params
        state = world.there()
        return self._house.page(
            request, "list_in.html", world, WORDS, wrong, taken=list(state.taken.items())[::-1],
            members=self._members(request, id), done=number_in(params, "klaar", most=100_000),
            kind=params.get("soort", ""), told=bool(params.get("soort")),
        )  # fmt: skip

    def _members(self, request: Request, id: str) -> list[tuple[str, str]]:
        """Members of the club of this folder who have not registered, for who may see them."""
        club = self._house.club
        access, world = club.access(request), club.world()
        if world.club is None or not access.may("helper"):
            return []
        here = {card.name.casefold() for card in self._house.world(id).cards.values()}
        return [
            (row.id, row.name)
            for row in people_rows(world, club.names(access), club.today())
            if row.is_member and row.name.casefold() not in here
        ]

    async def sent(self, request: Request, id: str) -> Response:
        """A list to look at, members who are added, or a list that is taken back."""
        await self._house.club.folder.at_hand()
        try:
            async with posted(request) as form:
                fields = {key: value for key, value in form.items() if isinstance(value, str)}
                if fields.get("do") == "club":
                    return await self._club(request, id, [str(one) for one in form.getlist("member")])
                if fields.get("do", "").startswith("back:"):
                    return await self._back(request, id, fields["do"].removeprefix("back:"))
                data, name = await file_sent(form)
            found = await self._house.site.aside.do(self._house.site.who(request), entrants_in, data, name)
            if fields.get("kind") == "ema":
                return await self._numbers(request, id, found)
            if len(found.entrants) > MOST_ENTRANTS:
                raise TournamentError("tournament_entrants_many", most=MOST_ENTRANTS)
        except WindroosError as wrong:
            return self._start(request, id, wrong)
        by = self._house.access(request, id).by
        draft = self._drafts.begin(EntrantDraft("", by, id, found))
        return RedirectResponse(f"{HERE}/{id}{_LIST}/{draft.id}", 303)

    async def _club(self, request: Request, id: str, ticked: list[str]) -> Response:
        world, allowed = self._house.club.world(), dict(self._members(request, id))
        entrants = tuple(
            DoEntrant(
                "", world.cards[one].name, None, world.cards[one].ema or None, None, None, None, None,
                bond=world.cards[one].bond or None,
            )
            for one in ticked if one in allowed and one in world.cards
        )  # fmt: skip
        await self._house.do(request, id, DoEntrants(entrants, ""))
        return self._to_list(id, len(entrants), "club")

    async def _back(self, request: Request, id: str, digest: str) -> Response:
        await self._house.do(request, id, DoTakeBackEntrants(digest[:200]))
        return RedirectResponse(f"{HERE}/{id}{_LIST}", 303)

    async def _numbers(self, request: Request, id: str, found: EntrantList) -> Response:
        """Numbers are held to a list of the European association; nobody else of it is kept."""
        cards = self._house.world(id).cards
        listed = {one.said.get("ema", "") for one in found.entrants} - {""}
        numbers = numbers_of(found.entrants, {one: (card.name, card.ema) for one, card in cards.items()})
        here = tuple(sorted({card.ema for card in cards.values() if card.ema} & listed))
        answer = await self._house.do(request, id, DoKnownNumbers(numbers, here))
        return self._to_list(id, answer["changed"], "ema")

    def _to_list(self, id: str, count: int, kind: str) -> Response:
        return RedirectResponse(f"{HERE}/{id}{_LIST}?klaar={count}&soort={kind}", 303)

    async def looked(self, request: Request, id: str, draft: str) -> Response:
        """What a list comes to, as it is chosen now."""
        return self._looked(request, self._draft(request, id, draft))

    def _draft(self, request: Request, id: str, draft: str) -> EntrantDraft:
        found = self._drafts.get(draft, self._house.access(request, id).by)
        if found.tournament != id:
            raise TournamentError("tournament_taken_none")
        return found

    def _looked(
        self, request: Request, draft: EntrantDraft, wrong: WindroosError | None = None, fee: str = ""
    ) -> HTMLResponse:
        world = self._house.world(draft.tournament)
        lines = entrant_lines(draft.found, world, draft.chosen)
        return self._house.page(
            request, "list_look.html", world, WORDS, wrong, lines=lines, draft=draft.id,
            again=draft.found.digest in world.there().taken, count=sum(line.chosen != SKIP for line in lines),
            names={one: card.name for one, card in world.cards.items()}, fee=fee,
            unsaid=sum(bool(line.found.paid_unsaid) for line in lines),
        )  # fmt: skip

    async def chosen(self, request: Request, id: str, draft: str) -> Response:
        """Names are chosen; then the list is taken over, looked at again, or thrown away."""
        kept = self._draft(request, id, draft)
        async with posted(request) as form:
            fields = {key: value for key, value in form.items() if isinstance(value, str)}
        if fields.get("do") == "drop":
            self._drafts.drop(draft)
            return RedirectResponse(f"{HERE}/{id}{_LIST}", 303)
        picked = {one.name: fields[f"who-{at}"] for at, one in enumerate(kept.found.entrants) if f"who-{at}" in fields}
        kept = self._drafts.keep(replace(kept, chosen={**kept.chosen, **picked}))
        lines = entrant_lines(kept.found, self._house.world(id), kept.chosen)
        try:
            fee = cents_of(fields.get("fee", "")) or None
            asked = entrants_asked(kept.found.digest, lines, reserves=bool(fields.get("reserve")), fee=fee)
            answer = await self._house.do(request, id, asked)
        except WindroosError as wrong:
            return self._looked(request, kept, wrong, fields.get("fee", ""))
        self._drafts.drop(draft)
        return self._to_list(id, len(answer["entrants"]), "again" if answer["again"] else "list")

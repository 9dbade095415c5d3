"""What every page of the club shares: the club itself, who reads, and what he may see and do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.requests import Request as HttpRequest
from starlette.responses import HTMLResponse
from starlette.types import Scope

from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.people import NameOf, member_on, one_with
from windroos.club.person_card import Readers, shown_names
from windroos.club.requests import Request
from windroos.club.retention import Exclusion, exclusions
from windroos.club.roles import ClubRight
from windroos.hosting.club_folder import ClubFolder
from windroos.people.mentions import with_names
from windroos.text.dates import day_said
from windroos.text.web.club import FORMER, NAMELESS, WORDS
from windroos.text.words import Lang, Words
from windroos.web.club.access import Access, Role
from windroos.web.club.copying import copy_trouble, follow, let_expire
from windroos.web.club.devices import DEVICE, TABLE, TokensShown, kept_as, reader_access
from windroos.web.club.places import places
from windroos.web.club.tally_book import TallyBook
from windroos.web.errors import note_stored
from windroos.web.mirrored import mirror_told
from windroos.web.reader import reader_of
from windroos.web.rendering import trouble_of
from windroos.web.routing import root_of, within
from windroos.web.site import Site
from windroos.web.tokens import Tokens
from windroos.web.turns import Slots, WaitingLine

HERE: Final = "/club"
MOST_WAITING: Final = 64
"""Who may wait, of one address, until it is his turn."""


@dataclass(frozen=True, slots=True)
class Clubhouse:
    """A club of a server. `today` tells the day, here.

    beside   the id under which it stands beside the oldest club of the folder, "" of the oldest itself
    several  whether there are more
    making   what takes long and is for anybody is made one after another
    """

    site: Site
    folder: ClubFolder
    today: Callable[[], date] = date.today
    book: TallyBook = field(default_factory=TallyBook)
    beside: str = ""
    several: Callable[[], bool] = lambda: False
    making: Slots = field(default_factory=lambda: Slots(1, WaitingLine(MOST_WAITING)))

    @property
    def tokens(self) -> Tokens:
        """What signs its cards, links and tables."""
        return self.site.tokens.of(self.beside) if self.beside else self.site.tokens

    @property
    def address(self) -> str:
        """What the addresses of its pages begin with, as phones can open them."""
        return f"{self.site.settings.address}{root_of(self.beside)}"

    def world(self) -> ClubWorld:
        """All that is known of the club. Raises StoreError."""
        return self.folder.world()

    async def first(self, _: Scope) -> None:
        """Before anything of the club is answered: all that is known of it is at hand. Raises ClubError, StoreError."""
        await self.folder.at_hand()

    def club(self) -> ClubState:
        """The club itself. Raises ClubError `club_none` where there is none yet."""
        return open_club(self.world())

    async def do(self, request: HttpRequest, asked: Request) -> dict[str, Any]:
        """Do what is asked, in the name of who sends the request. It does not ask whether he may: `needs` does.

        Raises ClubError, ReckoningError, StoreError: nothing was changed.
        """
        await let_expire(self.site, self.folder, self.today())
        answer = await self.folder.do(asked, self.access(request).by, self.today())
        note_stored(request)
        await follow(self.site, self.folder.id, self.world().club, asked)
        return answer

    def access(self, connection: HTTPConnection) -> Access:
        """Who reads: the host, who holds a card, a link or a password, who scanned a table's code, or anybody."""
        if self.site.host.knows(connection):
            return Access("host")
        bearer = connection.headers.get("authorization", "").removeprefix("Bearer ")
        device, table = (connection.cookies.get(kept_as(name, self.beside), "") for name in (DEVICE, TABLE))
        return reader_access(self.world(), self.tokens, TokensShown(device, table, bearer), self.today())

    def needs(self, connection: HTTPConnection, role: Role) -> Access:
        """Who reads, who may do what takes this role. Raises ClubError `club_for_...` where he may not."""
        access = self.access(connection)
        if not access.may(role):
            raise ClubError(f"club_for_{role}")
        return access

    def over(
        self, connection: HTTPConnection, right: ClubRight, person: str = "", evening: str = "", table: int = 0
    ) -> Access:
        """Who reads, who has a right over this person or table. Raises ClubError `club_own_only`."""
        access = self.access(connection)
        if not access.has_over(right, person, evening, table):
            raise ClubError("club_own_only")
        return access

    def opened(self, access: Access, person: str) -> None:
        """See that a person's page may be looked at. Raises ClubError `club_page_closed` where he keeps it so."""
        world = self.world()
        who = one_with(world.club.people, person) if world.club and person in world.club.people else person
        card = world.cards.get(who)
        if card is not None and card.private and access.person != who and not access.may("secretary"):
            raise ClubError("club_page_closed")

    def name(self, person: str, access: Access) -> str:
        """A person's name as this reader may see it."""
        return self.names(access)(person)

    def names(self, access: Access) -> NameOf:
        """What gives people's names as this reader may see them; for many at once."""
        return name_giver(self.world(), access, self.today())

    def told(self, text: str, access: Access) -> str:
        """What somebody wrote, with names as this reader may see them in the place of ids."""
        club, names = self.world().club, self.names(access)
        return with_names(text, {person: names(person) for person in club.people}) if club else text

    def excluded(self, access: Access) -> tuple[Exclusion, ...]:
        """Who is excluded today, for a reader who keeps the club; nobody else is to know."""
        return exclusions(self.world().cards, self.today()) if access.may("secretary") else ()

    def page(
        self, request: HttpRequest, template: str, words: Mapping[str, Words], status: int = 200, **values: object
    ) -> HTMLResponse:
        """A page of the club, with its name and its navigation."""
        access, world, lang = self.access(request), self.world(), reader_of(request).lang
        wrong = copy_trouble(self.site, self.folder.id, world.club) if world.club and access.may("secretary") else None
        return self.site.pages.page(
            request,
            f"club/{template}",
            {**WORDS, **words},
            status,
            here=HERE,
            access=access,
            club=world.club.name if world.club else "",
            at_place=within(request.url.path),
            has_others=(has_others := self.several()),
            places=places(access, several=has_others) if world.club else (),
            person_name=name_giver(world, access, self.today(), lang),
            uncopied=trouble_of(wrong, lang),
            unmirrored=mirror_told(self.site.store, lang) if access.may("helper") else None,
            long_date=partial(day_said, lang=lang),
            sees=lambda person: sees_page(world, access, person),
            **values,
        )


def open_world(house: Clubhouse) -> ClubWorld:
    """All that is known of a club that is there. Raises ClubError `club_none`."""
    world = house.world()
    open_club(world)
    return world


def open_club(world: ClubWorld) -> ClubState:
    """The club. Raises ClubError `club_none` where there is none yet."""
    if world.club is None:
        raise ClubError("club_none")
    return world.club


def sees_page(world: ClubWorld, access: Access, person: str) -> bool:
    """Whether a reader may see the figures of a person apart from everybody's: of who keeps them to himself, he alone.

    His results in standings and of evenings remain.
    """
    people = world.club.people if world.club else {}
    who = one_with(people, person) if person in people else person
    own = access.person in people and one_with(people, access.person) == who
    return own or not (who in world.cards and world.cards[who].private)


def name_giver(world: ClubWorld, access: Access, today: date, lang: Lang = "nl") -> NameOf:
    """What gives people's names as a reader may see them; a former member whose name is gone has a number."""
    club = world.club
    people = club.people if club else {}
    members = frozenset(id for id in world.cards if id in people and member_on(people, id, today))
    readers: Readers = "desk" if access.may("helper") else "club" if access.may("player") else "public"
    names = shown_names(world.cards, members, readers)

    def name(person: str) -> str:
        known = people[one_with(people, person)] if person in people else None
        if known is not None and known.id in names:
            return names[known.id]
        return FORMER.to(lang).format(number=known.erased) if known is not None and known.erased else NAMELESS.to(lang)

    return name

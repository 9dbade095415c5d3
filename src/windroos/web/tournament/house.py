"""What every page of a tournament shares: the tournaments of the folder, who reads, and what the time is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, time
from typing import Any, Final, NamedTuple

from markupsafe import Markup
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Scope

from windroos.errors import WindroosError
from windroos.hosting.clubs import ClubCalled
from windroos.hosting.tournament_folder import Still, TournamentFolder
from windroos.hosting.wall_tables import WallTables
from windroos.people.mentions import with_names
from windroos.store.store import utc_now
from windroos.text.dates import long_day
from windroos.text.figures import number, signed
from windroos.text.web.tournament import WORDS
from windroos.text.words import Lang, Words
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.hall_view import round_now
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.state import TournamentState
from windroos.tournament.wall_deciding import has_walls
from windroos.tournament.world import TournamentWorld
from windroos.web.club.evening.shared import AT, LIVE
from windroos.web.club.house import Clubhouse
from windroos.web.count.tables import CountedTables
from windroos.web.errors import note_stored, status_of
from windroos.web.form import Form
from windroos.web.kept import KeptParts
from windroos.web.mirrored import mirror_told
from windroos.web.pages import lang_of
from windroos.web.posted import form_sent, whole_number
from windroos.web.site import Site
from windroos.web.tournament.access import API, HallAccess, HallRole, hall_access
from windroos.web.tournament.counted import SheetStands
from windroos.web.tournament.shared_form import SharedForms
from windroos.web.tournament.shown import StandingsBook

HERE: Final = "/toernooi"
MOST_FIELD: Final = 20_000
"""Characters of a field: a list of names is some thousands."""


class SteadyTime:
    """The time, which never goes back while the server runs, whatever is done to the machine's clock."""

    def __init__(self, now: Callable[[], datetime] = utc_now) -> None:
        self._now = now
        self._latest = datetime.fromtimestamp(0, UTC)

    def now(self) -> datetime:
        """The moment, in UTC."""
        self._latest = max(self._latest, self._now())
        return self._latest

    def seconds(self) -> int:
        """The same in seconds since 1970."""
        return int(self.now().timestamp())


def _none(_: str) -> None:
    """No club of any id."""


class HallClubs(NamedTuple):
    """The clubs that a tournament may be of: one by its id, None where there is none, and what they are called."""

    of: Callable[[str], Clubhouse | None] = _none
    called: Callable[[], Sequence[ClubCalled]] = tuple


@dataclass(frozen=True, slots=True)
class TournamentHouse:
    """The tournaments of a server. Who helps a club is at the desk of the tournaments that are of that club.

    club   the oldest of the folder, from which members are taken over
    clubs  those that a tournament may be of
    tables, counted  the score sheets of tables that count hand by hand, and how they stand
    """

    site: Site
    folder: TournamentFolder
    club: Clubhouse
    walls: WallTables
    tables: CountedTables
    counted: SheetStands
    time: SteadyTime = field(default_factory=SteadyTime)
    book: StandingsBook = field(default_factory=StandingsBook)
    parts: KeptParts = field(default_factory=KeptParts)
    forms: SharedForms = field(default_factory=SharedForms)
    clubs: HallClubs = field(default_factory=HallClubs)

    def world(self, id: str) -> TournamentWorld:
        """All that is known of a tournament. Raises TournamentError `tournament_none`."""
        world = self.folder.world(id)
        world.there()
        return world

    async def first(self, scope: Scope) -> None:
        """Before anything of a tournament is answered: the club that it is of is at hand, for who helps there."""
        path = scope["path"].removeprefix(API).removeprefix(HERE)
        id = path.lstrip("/").partition("/")[0]
        state = self.folder.state(id) if id else None
        club = self.clubs.of(state.setup.club) if state is not None and state.setup.club else None
        if club is not None:
            await club.folder.at_hand()

    def access(self, connection: HTTPConnection, id: str) -> HallAccess:
        """Who reads."""
        return self._access(connection, id, self.folder.state(id))

    def _access(self, connection: HTTPConnection, id: str, state: TournamentState | None) -> HallAccess:
        club = self.clubs.of(state.setup.club) if state is not None and state.setup.club else None
        return hall_access(self.site, club, connection, id, state)

    def revision(self, state: TournamentState, access: HallAccess) -> int:
        """A number that grows with all that a page shows: of who leads or sits at a table with its sheets, too."""
        return state.length + (self.counted.length(state) if access.may("table") else 0)

    def revision_now(self, id: str, access: HallAccess) -> int:
        """The same at this moment, which pages that keep up are told."""
        return self.revision(self.world(id).there(), access) if access.may("table") else self.folder.length(id)

    def needs(self, connection: HTTPConnection, id: str, role: HallRole) -> HallAccess:
        """Who reads, who may do what takes this role. Raises TournamentError `tournament_for_...`."""
        access = self.access(connection, id)
        if not access.may(role):
            raise TournamentError(f"tournament_for_{role}")
        return access

    async def do(
        self, request: Request, id: str, asked: TournamentRequest, still: Still | None = None
    ) -> dict[str, Any]:
        """Do what is asked, in the name of who sends the request. It does not ask whether he may: `needs` does.

        `still` raises where what he saw no longer stands.

        Raises TournamentError, ReckoningError, SeatingError, StoreError: nothing was changed.
        """
        answer = await self.folder.do(id, asked, self.access(request, id).by, self.time.now(), still)
        note_stored(request)
        return answer

    def page(
        self,
        request: Request,
        template: str,
        world: TournamentWorld,
        words: Mapping[str, Words],
        wrong: WindroosError | None = None,
        **values: object,
    ) -> HTMLResponse:
        """A page of one tournament as it was read, with its name and where one can go.

        All that stands in a page is of one `world`: between two readings something may be written, and a page that
        says it is of the later one is never asked for again by the script that keeps it up to date.
        """
        id, lang = world.id, lang_of(request)
        state = world.there()
        access = self._access(request, id, state)
        status = status_of(wrong)
        unmirrored = mirror_told(self.site.store, lang) if access.may("desk") else None
        return self.site.pages.page(
            request, f"tournament/{template}", {**WORDS, **words}, status,
            id=id, at=f"{HERE}/{id}", state=state, title=called(state, lang), day_name=long_day(state.setup.day, lang),
            access=access, who=world.names().get, revision=self.revision(state, access), won=_won(state, lang),
            trouble=trouble_of(wrong, world, lang),
            stamp=self.time.seconds(), here=HERE, on_walls=has_walls(state), unmirrored=unmirrored,
            message=with_names(state.message, world.names()), **values,
        )  # fmt: skip

    def part(
        self,
        world: TournamentWorld,
        template: str,
        which: tuple[str, int],
        lang: Lang,
        words: Mapping[str, Words],
        values: Callable[[], Mapping[str, object]],
    ) -> Markup:
        """A part of a page that is the same for everybody, kept until something happens or a name is another.

        Args:
            world: the tournament
            template: shows the part; nothing says to it who reads
            which: which part it is, and of which round
            lang: the language
            words: those of the page
            values: what stands in it, asked for where it is not kept
        """
        state = world.there()

        def make() -> Markup:
            known: dict[str, object] = {"at": f"{HERE}/{world.id}", "state": state, "who": world.names().get}
            known["won"] = _won(state, lang)
            return self.site.pages.part(f"tournament/{template}", lang, {**WORDS, **words}, **known, **values())

        return self.parts.of((world.id, template, which, lang), (state.length, world.cards), make)

    def plain(
        self, request: Request, template: str, words: Mapping[str, Words], wrong: WindroosError | None = None,
        **values: object,
    ) -> HTMLResponse:  # fmt: skip
        """A page of no tournament in particular."""
        status = status_of(wrong)
        said = trouble_of(wrong, None, lang_of(request))
        return self.site.pages.page(
            request, f"tournament/{template}", {**WORDS, **words}, status, trouble=said, here=HERE, **values
        )

    def answered(self, request: Request, page: Callable[[], HTMLResponse], address: str) -> Response:
        """After something was done: the page itself for the script that asked, else a way to it."""
        if request.headers.get(LIVE) != "live":
            return RedirectResponse(address, 303)
        answer = page()
        answer.headers[AT] = address
        return answer


def called(state: TournamentState, lang: Lang) -> str:
    """The name of a tournament; where it has none, that it is one, and of which day."""
    return state.setup.name or WORDS["unnamed"].to(lang).format(day=long_day(state.setup.day, lang))


def points_said(state: TournamentState, points: int, lang: Lang) -> str:
    """Points of a table as people write them: won and lost with a sign, scores that all began with 30,000 without."""
    return number(points, lang) if formula_of(state.setup).table.start else signed(points, lang)


def _won(state: TournamentState, lang: Lang) -> Callable[[int], str]:
    return lambda points: points_said(state, points, lang)


def trouble_of(wrong: WindroosError | None, world: TournamentWorld | None, lang: Lang) -> dict[str, str] | None:
    """What is wrong, as pages show it: names in the place of ids."""
    if wrong is None:
        return None
    names = world.names() if world is not None else {}
    if str(wrong.values.get("entrant", "")) in names:
        wrong.values["entrant"] = names[str(wrong.values["entrant"])]
    return {"message": with_names(wrong.sentence(lang), names), "hint": wrong.hint(lang)}


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form."""
    return await form_sent(request, MOST_FIELD)


def number_in(form: Form, key: str, default: int = 0, most: int = 10_000_000) -> int:
    """A whole number of a field; the tick `minus-…` beside it makes it less than nothing.

    Raises TournamentError `tournament_figure`.
    """
    text = form.get(key, "")
    if not text.strip():
        return default
    number = whole_number(text)
    if number is None or abs(number) > most:
        raise TournamentError("tournament_figure", value=text[:40])
    return -abs(number) if form.get(f"minus-{key}") else number


def round_asked(state: TournamentState, chosen: Form) -> int:
    """The round that is asked for, else the one that is played. Raises TournamentError `tournament_figure`."""
    wanted = number_in(chosen, "ronde", most=1000)
    return wanted if 0 < wanted <= len(state.schedule.rounds) else max(1, round_now(state))


def club_typed(clubs: HallClubs, form: Form) -> str:
    """The club of a form that a tournament is of, "" of none. Raises TournamentError `tournament_club`."""
    club = form.get("club", "")[:40]
    if club and club not in {one.id for one in clubs.called()}:
        raise TournamentError("tournament_club", club=club)
    return club


def time_typed(text: str) -> str:
    """A time of day as it is typed, as 10:00. Raises TournamentError `tournament_time`."""
    try:
        return time.fromisoformat(text.strip().rjust(5, "0")).strftime("%H:%M")
    except ValueError:
        raise TournamentError("tournament_time", time=text[:20]) from None

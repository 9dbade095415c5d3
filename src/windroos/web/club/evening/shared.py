"""What the pages of an evening share: the evening, its sheets, names in order, and what is sent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from windroos.club.deciding import ClubWorld, evening_of
from windroos.club.errors import ClubError
from windroos.club.evening_desk import EveningDesk, desk_of
from windroos.club.evening_state import EveningState
from windroos.club.overview import evening_number
from windroos.club.rule_names import all_played, rules_called_briefly, size_followed
from windroos.errors import WindroosError
from windroos.hosting.wall_tables import WallTables
from windroos.people.names import sorted_names, told_apart
from windroos.store.store import utc_now
from windroos.text.dates import long_day
from windroos.text.web.club_entry import PAGE_HINTS
from windroos.text.web.club_evening import WORDS
from windroos.text.words import Lang
from windroos.web.club.evening.sheets import kept_sheets, stands_of
from windroos.web.club.house import Clubhouse
from windroos.web.count.tables import CountedTables
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.posted import form_sent, whole_number

EVENINGS: Final = "/club/avonden"
LIVE: Final = "x-windroos"
AT: Final = "x-windroos-at"
"""The headers of the script that sends taps in the background: what asks for a page, and which address it has."""
MOST_FIELD: Final = 400
"""Characters of a field; longer ones are cut off."""
_UNSEEN: Final = "-"
"""The mark of no result."""


def place_of(id: str) -> str:
    """The address of an evening."""
    return f"/club/avond/{id}"


@dataclass(frozen=True, slots=True)
class EveningHouse:
    """A club, and the counted tables and those on equal walls of a server.

    placed  says where a table belongs that is of one of its evenings
    """

    house: Clubhouse
    tables: CountedTables
    walls: WallTables
    placed: Callable[[str], str] = str

    def evening(self, id: str) -> EveningState:
        """An evening. Raises ClubError `club_none`, `club_evening_unknown`."""
        world = self.house.world()
        if world.club is None:
            raise ClubError("club_none")
        return evening_of(world, id)

    async def desk(self, id: str) -> EveningDesk:
        """The desk of an evening as it stands, with its sheets."""
        evening, world = self.evening(id), self.house.world()
        assert world.club is not None
        return desk_of(world.club, evening, listed(world), await stands_of(self.tables, evening))

    def numbered(self, evening: EveningState, lang: Lang) -> str:
        """An evening by its number within the club year: `avond 12`; "" of one that is cancelled."""
        world = self.house.world()
        assert world.club is not None
        number = evening_number(world.club, world.evenings.values(), evening)
        return WORDS["evening_n"].to(lang).format(number=number) if number else ""

    async def revision(self, id: str) -> int:
        """A number that grows with everything that happens to an evening, its people and its sheets.

        A page asks for it before anything that it shows: what is written in between makes the page newer than it says,
        which costs its script one look more; the other way round it would never look again.
        """
        evening, world = self.evening(id), self.house.world()
        sheets = sum(kept.revision for kept in (await kept_sheets(self.tables, evening)).values())
        return evening.length + sheets + (world.club.length if world.club else 0)

    def answered(self, request: Request, page: HTMLResponse | None, address: str) -> Response:
        """After something was done: the page itself for the script that asked, else a way to it."""
        if page is None or request.headers.get(LIVE) != "live":
            return RedirectResponse(address, 303)
        page.headers[AT] = address
        return page


def listed(world: ClubWorld) -> list[str]:
    """All people in the order of their names, the Dutch way; who has none comes last."""
    names = told_apart(world.names)
    by_name = {name: id for id, name in names.items()}
    known = world.club.people if world.club is not None else {}
    return [*(by_name[name] for name in sorted_names(by_name)), *sorted(set(known) - set(names))]


def moment() -> str:
    """The moment, in UTC, as a clock keeps it."""
    return utc_now().strftime("%Y-%m-%dT%H:%M:%S")


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form; of a button's value `a=1&b=2` is taken as it stands."""
    return await form_sent(request, MOST_FIELD)


def number_in(form: Form, key: str, default: int = 0, most: int = 1_000_000) -> int:
    """A whole number of a field. Raises ClubError `club_number`."""
    text = form.get(key, "")
    if not text.strip():
        return default
    number = whole_number(text)
    if number is None or abs(number) > most:
        raise ClubError("club_number", value=text[:40])
    return number


def mark_seen(form: Form) -> str:
    """The mark of the result that somebody saw who says something of it; a page always sends one.

    Without it he is asked again: whatever stands when his turn comes may be another result than the one he saw.
    """
    return form.get("mark", "")[:40] or _UNSEEN


def trouble_of(wrong: WindroosError | None, lang: Lang) -> dict[str, str] | None:
    """What is wrong, as pages show it."""
    if wrong is None:
        return None
    return {"message": wrong.sentence(lang), "hint": page_hint(wrong, lang)}


def page_hint(wrong: WindroosError, lang: Lang) -> str:
    """What to do on a page, where the hint of what is wrong speaks of keys."""
    return PAGE_HINTS[wrong.code].to(lang) if wrong.code in PAGE_HINTS else wrong.hint(lang)


def _played(evening: EveningState, houses: Mapping[str, str], lang: Lang) -> list[str]:
    """By which rule sets an evening is played, with the house rules of its season."""
    known = ((id, name) for id, name in all_played(lang) if id in evening.allowed)
    return [f"{name} ({houses[id]})" if id in houses else name for id, name in known]


def evening_values(
    request: Request, evening: EveningState, houses: Mapping[str, str] | None = None
) -> dict[str, object]:
    """What every page of an evening shows; `houses` are the names of the house rules that it plays, by rule set."""
    lang = lang_of(request)
    return {
        "evening": evening,
        "day_name": long_day(evening.day, lang),
        "kind_name": WORDS[f"kind_{evening.kind}"].to(lang),
        "rules_name": ", ".join(_played(evening, houses or {}, lang)),
        "at": place_of(evening.id),
        "followed": lambda rules, players: _followed(rules, players, lang),
    }


def _followed(rules: str, players: int, lang: Lang) -> str:
    """Which book a table of three or five follows, where that of its rules knows only four; "" where it need not."""
    place = size_followed(rules, players)
    called = rules_called_briefly(rules, lang)
    return WORDS[f"followed_{players}"].to(lang).format(rules=called, place=place) if place else ""

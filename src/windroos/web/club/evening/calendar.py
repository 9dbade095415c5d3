"""The calendar of the club: what is coming and what was played, planning one evening or a series, and the files."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.arrivals import awaited_by, closes_at
from windroos.club.calendar import KINDS, CalendarEvening, EveningSeries, begin_of, evenings_of, ics, next_club_day
from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.requests import DoEvening
from windroos.club.results import PLAYED
from windroos.club.rule_names import all_played
from windroos.club.settings import ClubSettings
from windroos.club.year import year_of
from windroos.people.mentions import with_names
from windroos.store.store import utc_now
from windroos.text.dates import MONTHS, long_day
from windroos.text.web.club_evening import WORDS
from windroos.text.words import Lang
from windroos.web.club.evening.shared import EVENINGS, EveningHouse, form_of, number_in, place_of
from windroos.web.club.forms import day_needed
from windroos.web.club.house import Clubhouse
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.routing import get, post

SHOWN: Final = 12
"""Evenings played that are shown at once."""
_LETTERS: Final = ("", *"bcdefghijklmnopqrstuvwxyz")


def routes(rooms: EveningHouse) -> list[Route]:
    """The calendar."""
    desk = CalendarDesk(rooms.house)
    return [get(EVENINGS, desk.shown), post(EVENINGS, desk.plan), get(f"{EVENINGS}.ics", desk.file)]


class CalendarDesk:
    """Answers who looks at the calendar or plans in it."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def shown(self, request: Request) -> Response:
        """What is coming, what was played, and the form to plan."""
        world, lang, today = self._house.world(), lang_of(request), self._house.today()
        if world.club is None:
            raise ClubError("club_none")
        coming, past = split(world, today)
        return self._house.page(
            request, "evening/calendar.html", WORDS,
            coming=[_row(one, lang, awaited(world.club.settings, one, lang)) for one in coming],
            past=[_row(one, lang) for one in reversed(past)],
            shown=SHOWN, kinds=[(kind, WORDS[f"kind_{kind}"].to(lang)) for kind in KINDS], books=all_played(lang),
            months=[one.to(lang) for one in MONTHS], usual=usual_fields(world.club, today),
            said=request.query_params.get("gezet", "")[:4],
            mail="\n".join(mail_line(one, world.club.settings, lang) for one in coming),
        )  # fmt: skip

    async def plan(self, request: Request) -> Response:
        """Plans an evening, a series, or one for today."""
        self._house.needs(request, "secretary")
        form = await form_of(request)
        today = self._house.today()
        if form.get("plan") == "today":
            form = {**usual_fields(self._house.club(), today), "plan": "one", "day": today.isoformat()}
        days = _days(form)
        asked = [_asked(form, day) for day in days]
        for day, one in zip(days, asked, strict=True):
            await self._house.do(request, one._replace(id=free_id(self._house.world(), day)))
        if days == (today,):
            return RedirectResponse(
                place_of(max(one.id for one in self._house.world().evenings.values() if one.day == today)), 303
            )
        return RedirectResponse(f"{EVENINGS}?gezet={len(days)}", 303)

    async def file(self, request: Request) -> Response:
        """All evenings as a calendar program reads them."""
        world, lang = self._house.world(), lang_of(request)
        if world.club is None:
            raise ClubError("club_none")
        evenings = sorted(world.evenings.values(), key=lambda one: (one.day, one.id))
        usual, where = world.club.settings.time, with_names(world.club.settings.place, world.names)
        shown_as = (calendar_evening(one, usual, where, lang) for one in evenings)
        text = ics(world.club.name, shown_as, utc_now().astimezone(UTC))
        headers = {"content-disposition": 'attachment; filename="avonden.ics"', "cache-control": "no-store"}
        return Response(text, 200, headers, "text/calendar; charset=utf-8")


def usual_fields(club: ClubState, today: date) -> dict[str, str]:
    """What a form for planning begins with: the club's own day, time and rules, and a series to the season's end."""
    first = next_club_day(club.settings.weekday, today)
    ends = [season.until for season in club.seasons.values() if season.since <= first <= season.until]
    until = max(ends) if ends else year_of(club.year, first).last
    return {
        "day": first.isoformat(), "first": first.isoformat(), "until": until.isoformat(),
        "begins": club.settings.time, "rules": club.settings.rules[0] if club.settings.rules else "",
    }  # fmt: skip


def split(world: ClubWorld, today: date) -> tuple[list[EveningState], list[EveningState]]:
    """The evenings that are coming or not closed yet, and those that were played, in order of time."""
    ordered = sorted(world.evenings.values(), key=lambda one: (one.day, one.id))
    coming = [one for one in ordered if one.day >= today and not one.closed]
    return coming, [one for one in ordered if one not in coming]


def free_id(world: ClubWorld, day: date) -> str:
    """The id of a new evening: its day, with a letter for the second one of it. Raises ClubError `club_day_full`."""
    for letter in _LETTERS:
        if (id := f"{day.isoformat()}{letter}") not in world.evenings:
            return id
    raise ClubError("club_day_full", day=day.isoformat())


def _days(form: Form) -> tuple[date, ...]:
    if form.get("plan") != "series":
        return (day_needed(form.get("day", "")),)
    month = number_in(form, "not_in")
    not_in = frozenset({month} if 1 <= month <= len(MONTHS) else ())
    series = EveningSeries(
        day_needed(form.get("first", "")), day_needed(form.get("until", "")), number_in(form, "weeks", 1), not_in
    )
    days = evenings_of(series)
    if not days:
        raise ClubError("club_series", most=0)
    return days


def _asked(form: Form, day: date) -> DoEvening:
    kind = form.get("kind", KINDS[0])
    if kind not in KINDS:
        raise ClubError("club_kind", kind=kind[:40])
    begins = form.get("begins", "").strip()
    if begins:
        begins = begin_of(day, begins).strftime("%H:%M")
    return DoEvening("", day, kind, rules_of(form), begins)


def rules_of(form: Form) -> tuple[str, ...]:
    """The rules that tables of an evening may play: the usual ones, and what else is ticked."""
    also = (id for id in PLAYED if f"also-{id}" in form)
    return tuple(dict.fromkeys(filter(None, (form.get("rules", ""), *also))))


def _row(evening: EveningState, lang: Lang, more: str = "") -> dict[str, object]:
    if evening.cancelled:
        state = "cancelled"
    elif evening.closed:
        state = "closed"
    else:
        state = "open" if evening.here or evening.results or evening.tables else "planned"
    return {
        "evening": evening,
        "day": long_day(evening.day, lang),
        "kind": WORDS[f"kind_{evening.kind}"].to(lang),
        "state": WORDS[f"state_{state}"].to(lang),
        "awaited": more,
    }


def awaited(settings: ClubSettings, evening: EveningState, lang: Lang) -> str:
    """Before when one is there, in a few words; "" where nothing is said of it."""
    time = "" if evening.cancelled else awaited_by(settings, evening)
    said = WORDS["awaited_close" if closes_at(settings, evening) else "awaited_before"].to(lang)
    return said.format(time=time) if time else ""


def mail_line(evening: EveningState, settings: ClubSettings, lang: Lang) -> str:
    """An evening as one line of a mail, with when it begins and before when one is there."""
    kind, more = WORDS[f"kind_{evening.kind}"].to(lang), awaited(settings, evening, lang)
    off = f" ({WORDS['state_cancelled'].to(lang)})" if evening.cancelled else ""
    at = evening.begins or settings.time
    return f"{long_day(evening.day, lang)}, {at}: {kind}{off}{', ' if more else ''}{more}"


def calendar_evening(evening: EveningState, usual: str, place: str, lang: Lang) -> CalendarEvening:
    """An evening as a calendar shows it; `usual` is when evenings begin that say nothing else."""
    begins: datetime = begin_of(evening.day, evening.begins or usual)
    title = f"Mahjong, {WORDS[f'kind_{evening.kind}'].to(lang)}"
    return CalendarEvening(evening.id, title, begins, cancelled=evening.cancelled, changes=evening.changes, place=place)

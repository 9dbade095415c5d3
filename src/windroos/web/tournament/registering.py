"""Who takes part, at the desk: names pasted or typed, what is known of each, who waits, and what the draw waits for."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from windroos.club.name_list import pasted_names
from windroos.errors import WindroosError
from windroos.people.names import name_order, taken_apart
from windroos.text.dates import long_day
from windroos.text.tournament_checks import CHECKS
from windroos.text.web.tournament_before import WORDS as BEFORE
from windroos.text.web.tournament_entry import WORDS as ENTRY
from windroos.text.words import Lang
from windroos.tournament.card_requests import DoRenewCard
from windroos.tournament.checks import EntryCheck, entry_checks
from windroos.tournament.entrant_events import STANDINGS, EntrantSet
from windroos.tournament.entrant_requests import DoEntrant, DoEntrants, DoForgetEntrant, DoRegistration
from windroos.tournament.errors import TournamentError
from windroos.tournament.hall_view import stage_of_tournament
from windroos.tournament.registration import first_waiting, is_open, officials, waiting
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.world import TournamentWorld
from windroos.web.club.amounts import cents_of, euros
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.site import qr_code
from windroos.web.tournament.desk_page import form_page
from windroos.web.tournament.house import HERE, TournamentHouse, number_in

WORDS: Final = {**BEFORE, **ENTRY}
_TEXTS: Final = ("name", "country", "ema", "team", "club", "shown", "bond", "needs", "diet", "contact")
MOST_NAMED: Final = 12
"""People that a check names; of more it is enough to know how many there are."""


def routes(house: TournamentHouse) -> list[Route]:
    """The list of participants at the desk."""
    desk = EntrantDesk(house)
    return form_page("leiding/deelnemers", desk.page, desk.done)


class EntrantDesk:
    """Answers who keeps the list of participants."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    def page(self, request: Request, id: str, form: Form, wrong: WindroosError | None) -> HTMLResponse:
        """The list."""
        world, lang = self._house.folder.with_barred(self._house.world(id)), lang_of(request)
        state = world.there()
        ordered = by_name(world, state.entrants.values())
        chosen = form.get("entrant", "") or request.query_params.get("wie", "")[:40]
        one = state.entrants.get(chosen) or state.aside.get(chosen)
        link = f"{self._house.site.settings.address}{HERE}/{id}/inschrijven"
        return self._house.page(
            request, "entrants.html", world, WORDS, wrong, cards=world.cards, typed=form, chosen=one,
            players=[one for one in ordered if not one.reserve], reserves=[one for one in ordered if one.reserve],
            waiting=waiting(state), first=first_waiting(state), officials=by_name(world, officials(state)),
            left=[one for one in state.aside.values() if one.standing == "left"], others=ordered,
            stage=stage_of_tournament(state), checks=checks_said(world, lang), real={
                person: card.name for person, card in world.cards.items()
            },
            is_open=is_open(state, self._house.club.today()), registration=state.registration, link=link,
            code=qr_code(link), lan=self._house.site.settings.lan, standings=STANDINGS,
            paid=euros(one.paid, lang) if one is not None and one.paid else "", barred={
                person: long_day(until, lang) for person, until in world.barred.items() if until >= state.setup.day
            },
        )  # fmt: skip

    async def done(self, request: Request, id: str, form: Form) -> str:
        """Names that are added, what is known of somebody, registration opened or closed, a place given."""
        await self._house.do(request, id, _asked(self._house.world(id), form))
        return ""


def by_name(world: TournamentWorld, some: Iterable[EntrantSet]) -> list[EntrantSet]:
    """Entrants in the Dutch order of their names."""
    names = {one.entrant: world.cards[one.entrant].name if one.entrant in world.cards else "" for one in some}
    return sorted(some, key=lambda one: name_order(taken_apart(names[one.entrant]), names[one.entrant]))


def checks_said(world: TournamentWorld, lang: Lang) -> list[tuple[EntryCheck, str, tuple[str, ...]]]:
    """What is to be looked at before the draw, in words, with whom it is about."""
    found = []
    for one in entry_checks(world):
        names = [world.cards[id].name if id in world.cards else id for id in one.people]
        shown = ", ".join(names[:MOST_NAMED]) + (f" +{len(names) - MOST_NAMED}" if len(names) > MOST_NAMED else "")
        found.append((one, CHECKS[one.code].to(lang).format(people=shown, **one.values), one.people))
    return found


def _asked(world: TournamentWorld, form: Form) -> TournamentRequest:
    """What the button of a form asks. Raises TournamentError `tournament_tap`, and as what it does."""
    word, _, rest = form.get("do", "").partition(":")
    match word:
        case "add":
            return _added(world, form)
        case "card":
            return _card(world, form)
        case "official":
            return DoEntrant("", form.get("name", "").strip()[:200], *(None,) * 7, "official", referee=True)
        case "admit":
            return DoEntrant(rest[:40], *(None,) * 8, "in")
        case "erase":
            return DoForgetEntrant(form.get("entrant", "")[:40])
        case "renew":
            return DoRenewCard(form.get("entrant", "")[:40])
        case "open" | "save" | "close":
            return _registration(form, {"open": True, "close": False}.get(word))
    raise TournamentError("tournament_tap", name=word[:40])


def _added(world: TournamentWorld, form: Form) -> DoEntrants:
    """Names, one a line; who is there already is not added again."""
    names = pasted_names(form.get("names", ""))
    known = {card.name.casefold() for card in world.cards.values()}
    if not names:
        raise TournamentError("tournament_name")
    reserve = bool(form.get("reserve"))
    fresh = [name for name in names if name.casefold() not in known]
    return DoEntrants(tuple(DoEntrant("", name, None, None, None, None, reserve, None) for name in fresh), "")


def _named(world: TournamentWorld, form: Form, key: str) -> str | None:
    """Whom a list of the form says; None where it says nobody and nobody was said: a name that was typed stays."""
    state, id = world.there(), form.get("entrant", "")
    one, chosen = state.entrants.get(id) or state.aside.get(id), form.get(key, "").strip()[:40]
    was = (one.not_with if key == "not_with" else one.partner) if one is not None else ""
    return chosen if chosen or was else None


def _card(world: TournamentWorld, form: Form) -> DoEntrant:
    """What is known of somebody."""
    text = {key: form.get(key, "").strip()[:200] for key in _TEXTS}
    standing = next((one for one in STANDINGS if one == form.get("standing")), None)
    paid, day = cents_of(form.get("paid", "")), form.get("paid_on", "").strip()
    try:
        paid_on = date.fromisoformat(day) if day else None
    except ValueError:
        raise TournamentError("tournament_day", day=day[:20]) from None
    return DoEntrant(
        id=form.get("entrant", "")[:40], name=text["name"], country=text["country"], ema=text["ema"], team=text["team"],
        club=text["club"], reserve=bool(form.get("reserve")), ranked=bool(form.get("ranked")),
        newcomer=bool(form.get("newcomer")), standing=standing, shown=text["shown"], bond=text["bond"],
        knows=bool(form.get("knows")), referee=bool(form.get("referee")), not_with=_named(world, form, "not_with"),
        needs=text["needs"], diet=text["diet"], contact=text["contact"], paid=paid, paid_on=paid_on,
        absent=bool(form.get("absent")), barred=form.get("barred", "").strip()[:20],
        why=form.get("why", "").strip()[:200], partner=_named(world, form, "partner"),
    )  # fmt: skip


def _registration(form: Form, opened: bool | None) -> DoRegistration:
    return DoRegistration(
        opened, form.get("until", "").strip()[:20], number_in(form, "places", most=4000),
        form.get("home", "").strip()[:200], number_in(form, "reserved", most=4000), form.get("about", "").strip()[:200],
    )  # fmt: skip

"""Who takes part, decided: registering, and what is known of somebody. Pure."""

from __future__ import annotations

import re
from datetime import date

from windroos.tournament.entrant_card import EntrantCard
from windroos.tournament.entrant_events import EntrantSet
from windroos.tournament.entrant_requests import DoEntrant
from windroos.tournament.errors import TournamentError
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision, TournamentWorld


def known_entrant(state: TournamentState, id: str) -> EntrantSet:
    """Somebody who takes part. Raises TournamentError `tournament_entrant`."""
    if id not in state.entrants:
        raise TournamentError("tournament_entrant", entrant=id[:40])
    return state.entrants[id]


def known_person(state: TournamentState, id: str) -> EntrantSet:
    """The same of who waits, does not come or is an official too. Raises TournamentError `tournament_entrant`."""
    return state.aside[id] if id in state.aside else known_entrant(state, id)


def decide_entrant(world: TournamentWorld, asked: DoEntrant, fresh: str) -> TournamentDecision:
    """What a request comes to.

    Raises TournamentError: `tournament_name`, `tournament_ranked_late`, `tournament_ema`, `tournament_ema_twice`,
    `tournament_day`, `tournament_numbered` where somebody has a playing number and is to take no part.
    """
    state = world.there()
    id = asked.id or fresh
    old, card = state.entrants.get(id) or state.aside.get(id), world.cards.get(id)
    kept = _card(world, id, asked, card)
    was = old or EntrantSet(id)
    reserve = _or(asked.reserve, was.reserve)
    ranked = asked.ranked if asked.ranked is not None else old.ranked if old is not None else not reserve
    begun = any(kept.typed is not None for kept in state.results.values())
    if reserve and ranked and begun and not (old is not None and old.ranked):
        raise TournamentError("tournament_ranked_late", entrant=id)
    standing = asked.standing or was.standing
    if standing != "in" and id in state.schedule.numbers:
        raise TournamentError("tournament_numbered", entrant=id)
    not_with, partner = (
        _meant(world, id, asked.not_with, was.not_with),
        _meant(world, id, asked.partner, was.partner),
    )
    awaited = "" if partner else _awaited_by(world, id, kept)
    event = was._replace(
        team=_chosen(asked.team, was.team),
        club=_chosen(asked.club, was.club),
        country=_chosen(asked.country, was.country),
        reserve=reserve,
        ranked=ranked,
        newcomer=_or(asked.newcomer, was.newcomer),
        standing=standing,
        bond=bool(kept.bond) if asked.bond is not None else was.bond,
        knows=_or(asked.knows, was.knows),
        referee=_or(asked.referee, was.referee or standing == "official"),
        not_with=not_with,
        partner=partner or awaited,
        paid=asked.paid if asked.paid is not None else was.paid,
        paid_on=asked.paid_on if asked.paid is not None else was.paid_on,
    )
    if asked.not_with is not None:
        kept = kept._replace(wish="" if not_with else _chosen(asked.not_with, ""))
    if asked.partner is not None:
        kept = kept._replace(couple="" if partner else _chosen(asked.partner, ""))
    cards = {} if kept == card else {id: kept}
    if awaited:
        cards |= {awaited: world.cards[awaited]._replace(couple="")}
    return TournamentDecision({"id": id}, () if event == old else (event,), cards, correction=old is not None)


def _card(world: TournamentWorld, id: str, asked: DoEntrant, card: EntrantCard | None) -> EntrantCard:
    """What is kept of somebody by name."""
    old = card or EntrantCard("")
    name = _chosen(asked.name, old.name)
    shown = _chosen(asked.shown, old.shown)
    if not name or not (name + shown).isprintable():
        raise TournamentError("tournament_name")
    ema = ema_number(world, id, _chosen(asked.ema, old.ema))
    return old._replace(
        name=name,
        ema=ema,
        shown="" if shown == name else shown,
        bond=_chosen(asked.bond, old.bond),
        known=old.known if ema == old.ema else None,
        needs=_chosen(asked.needs, old.needs),
        diet=_chosen(asked.diet, old.diet),
        contact=_chosen(asked.contact, old.contact),
        absent=_or(asked.absent, old.absent),
        barred=old.barred if asked.barred is None else _day(asked.barred),
        why=_chosen(asked.why, old.why),
    )


def ema_number(world: TournamentWorld, id: str, typed: str) -> str:
    """The number of the association: eight digits, and nobody else's here. "" none.

    Raises TournamentError: `tournament_ema`, `tournament_ema_twice`.
    """
    number = re.sub(r"[\s.-]", "", typed)
    if number and not re.fullmatch(r"\d{8}", number, re.ASCII):
        raise TournamentError("tournament_ema", number=typed[:20])
    other = next((one for one, card in world.cards.items() if one != id and card.ema == number), "")
    if number and other:
        raise TournamentError("tournament_ema_twice", number=number, entrant=other)
    return number


def _awaited_by(world: TournamentWorld, id: str, card: EntrantCard) -> str:
    """Who named somebody as his partner before that one was there; "" nobody did."""
    called = {name.casefold() for name in (card.name, card.shown) if name}
    return next((one for one, other in world.cards.items() if one != id and other.couple.casefold() in called), "")


def _meant(world: TournamentWorld, id: str, asked: str | None, old: str) -> str:
    """Whom somebody names, by id or by name; "" where nobody here is called so."""
    if asked is None:
        return old
    wanted, state = asked.strip().casefold(), world.there()
    called = {name.casefold(): one for one, names in world.spelt().items() for name in names if name}
    found = asked.strip() if asked.strip() in state.entrants else called.get(wanted, "")
    return found if wanted and found != id else ""


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text.strip()) if text.strip() else None
    except ValueError:
        raise TournamentError("tournament_day", day=text[:20]) from None


def _or(asked: bool | None, old: bool) -> bool:
    return old if asked is None else asked


def _chosen(asked: str | None, old: str) -> str:
    """What is asked, without spaces that nobody sees; what was there where nothing is."""
    return old if asked is None else " ".join(asked.split())

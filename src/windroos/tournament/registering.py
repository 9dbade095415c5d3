"""Registering, decided: by a form, by many at once from a file, and how it is set up. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from windroos.tournament.entrant_card import EntrantCard
from windroos.tournament.entrant_events import EntrantsTaken, EntrantsTakenBack
from windroos.tournament.entrant_requests import (
    DoEntrant,
    DoEntrants,
    DoForgetEntrant,
    DoKnownNumbers,
    DoRegister,
    DoRegistration,
    DoTakeBackEntrants,
    EntrantRequest,
)
from windroos.tournament.entrants import decide_entrant, known_person
from windroos.tournament.errors import TournamentError
from windroos.tournament.events import TournamentEvent
from windroos.tournament.registration import first_waiting, has_place, is_open, waiting
from windroos.tournament.state import TournamentState, fold_tournament
from windroos.tournament.world import TournamentDecision, TournamentWorld

MOST_WAITING: Final = 200
"""Who wait for a place: a form that anybody may send cannot fill a disk."""
MOST_ENTRANTS: Final = 1000
"""Who register by the form where nobody said how many places there are; and who are taken over at once."""


def decide_registering(world: TournamentWorld, asked: EntrantRequest, fresh: str, today: date) -> TournamentDecision:
    """What a request comes to.

    Raises TournamentError as `entrants.decide_entrant`, and `tournament_register_...`.
    """
    match asked:
        case DoEntrant():
            return decide_entrant(world, asked, fresh)
        case DoRegister():
            return _register(world, asked, fresh, today)
        case DoEntrants():
            return _many(world, asked, fresh)
        case DoTakeBackEntrants(digest):
            return _taken_back(world, digest)
        case DoKnownNumbers():
            return _known(world, asked)
        case DoRegistration():
            return _set_up(world.there(), asked)
        case DoForgetEntrant(entrant):
            known_person(world.there(), entrant)
            return TournamentDecision({}, forgotten=(entrant,) if entrant in world.cards else ())


def _register(world: TournamentWorld, asked: DoRegister, fresh: str, today: date) -> TournamentDecision:
    """Whoever sends a form learns nothing of others from the answer but that somebody of his name is there."""
    state = world.there()
    if not is_open(state, today):
        raise TournamentError("tournament_register_closed")
    if not asked.knows:
        raise TournamentError("tournament_register_rules")
    if len(waiting(state)) >= MOST_WAITING or len(state.entrants) >= MOST_ENTRANTS:
        raise TournamentError("tournament_register_full")
    called = " ".join(asked.name.split()).casefold()
    if any(called == name.casefold() for names in world.spelt().values() for name in names):
        raise TournamentError("tournament_register_twice")
    free = asked.reserve or (has_place(state, asked.country) and first_waiting(state) is None)
    said = DoEntrant(
        id=fresh, name=asked.name, country=asked.country, ema=asked.ema, team=asked.team, club=asked.club,
        reserve=asked.reserve, ranked=None, newcomer=asked.newcomer, standing="in" if free else "waiting",
        shown=asked.shown, bond=asked.bond, knows=True, referee=None, not_with=asked.not_with, needs=asked.needs,
        diet=asked.diet, contact=asked.contact, partner=asked.partner,
    )  # fmt: skip
    try:
        decision = decide_entrant(world, said, fresh)
    except TournamentError as wrong:
        if wrong.code == "tournament_ema_twice":
            raise TournamentError("tournament_register_twice") from None
        raise
    ahead = 0 if free else len(waiting(state)) + 1
    return decision._replace(answer={"id": fresh, "standing": "in" if free else "waiting", "waiting": ahead})


def _many(world: TournamentWorld, asked: DoEntrants, fresh: str) -> TournamentDecision:
    """Everybody of a file at once; the same file again comes to nothing."""
    state = world.there()
    if asked.digest and asked.digest in state.taken:
        return TournamentDecision({"entrants": [], "again": True})
    if len(asked.entrants) > MOST_ENTRANTS:
        raise TournamentError("tournament_entrants_many", most=MOST_ENTRANTS)
    events: list[TournamentEvent] = []
    cards: dict[str, EntrantCard] = {}
    added, ids = [], []
    for at, one in enumerate(asked.entrants):
        decision = decide_entrant(world, one, f"{fresh}{at}")
        id = str(decision.answer["id"])
        if id not in state.entrants and id not in state.aside:
            added.append(id)
        ids.append(id)
        events += decision.events
        cards |= decision.cards
        after = fold_tournament(world.id, decision.events, world.there())
        world = world._replace(state=after, cards={**world.cards, **decision.cards})
    if asked.digest:
        events.append(EntrantsTaken(asked.digest, tuple(added)))
    return TournamentDecision({"entrants": ids, "again": False}, tuple(events), cards, correction=True)


def _taken_back(world: TournamentWorld, digest: str) -> TournamentDecision:
    state = world.there()
    if digest not in state.taken:
        raise TournamentError("tournament_taken_none")
    people = state.taken[digest]
    numbered = next((one for one in people if one in state.schedule.numbers), "")
    if numbered:
        raise TournamentError("tournament_numbered", entrant=numbered)
    gone = tuple(one for one in people if one in world.cards)
    return TournamentDecision({"entrants": list(people)}, (EntrantsTakenBack(digest),), {}, gone, correction=True)


def _known(world: TournamentWorld, asked: DoKnownNumbers) -> TournamentDecision:
    """Who has no number gets the one that the list has for him; of every number is kept whether the list has it."""
    cards, listed = dict(world.cards), {*asked.listed, *asked.numbers.values()}
    for id, number in asked.numbers.items():
        known_person(world.there(), id)
        if id in cards and not cards[id].ema:
            found = decide_entrant(world._replace(cards=cards), _numbered(id, number), id)
            cards |= found.cards
    cards = {id: card._replace(known=card.ema in listed if card.ema else None) for id, card in cards.items()}
    changed = _changed(world.cards, cards)
    unknown = [id for id, card in cards.items() if card.known is False]
    return TournamentDecision({"changed": len(changed), "unknown": unknown}, (), changed, correction=True)


def _numbered(id: str, number: str) -> DoEntrant:
    return DoEntrant(id, None, None, number, None, None, None, None)


def _changed(old: Mapping[str, EntrantCard], new: Mapping[str, EntrantCard]) -> dict[str, EntrantCard]:
    return {id: card for id, card in new.items() if card != old.get(id)}


def _set_up(state: TournamentState, asked: DoRegistration) -> TournamentDecision:
    old = state.registration
    try:
        until = old.until if asked.until is None else date.fromisoformat(asked.until) if asked.until else None
    except ValueError:
        raise TournamentError("tournament_day", day=str(asked.until)[:20]) from None
    event = old._replace(
        open=old.open if asked.open is None else asked.open,
        until=until,
        places=old.places if asked.places is None else asked.places,
        home=old.home if asked.home is None else " ".join(asked.home.split()),
        reserved=old.reserved if asked.reserved is None else asked.reserved,
        about=old.about if asked.about is None else " ".join(asked.about.split()),
    )
    if event.reserved > event.places:
        raise TournamentError("tournament_register_reserved", reserved=event.reserved, places=event.places)
    if event.open and state.schedule.numbers:
        raise TournamentError("tournament_drawn")
    answer = {"open": event.open, "places": event.places}
    return TournamentDecision(answer, () if event == old else (event,), correction=True)

"""What an organiser looks through before the draw: whether tables come out, who is here twice, who is missing. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from windroos.people.names import plain_letters
from windroos.seating.rounds import table_sizes
from windroos.tournament.countries import country_code, is_european
from windroos.tournament.formula import formula_of, sizes_of
from windroos.tournament.observer import FEWEST_FROM_EUROPE
from windroos.tournament.registration import first_waiting, officials, referees
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentWorld
from windroos.wire.json_text import Json

AT_TABLE: Final = 4
MOST_PER_REFEREE: Final = 32
"""Players, as the European association asks."""
RESERVES_READY: Final = 3
"""Reserves that stand ready, so that tables of four can always be played (book 002, p. 39, rule 8)."""
_EMA: Final = "EMA"
_SEEN: Final = 2
"""Players of one country with the same first digits, from which on another beginning is looked at."""


class EntryCheck(NamedTuple):
    """Something to look at before the draw.

    code    its words are in `windroos.text.tournament_checks`
    grave   the tournament cannot go on so, or a rule is not met
    people  whom it is about, by id
    values  its figures
    """

    code: str
    grave: bool = False
    people: tuple[str, ...] = ()
    values: Mapping[str, int | str] = {}


def entry_checks(world: TournamentWorld) -> tuple[EntryCheck, ...]:
    """Everything that is not as it should be, what is grave first."""
    state = world.there()
    found = (*_counted(state), *_doubled(world), *_european(world), *_led(state), *_declared(world))
    return tuple(sorted(found, key=lambda one: not one.grave))


def show_checks(world: TournamentWorld) -> Json:
    """The same as an object."""
    rows = [
        {"check": one.code, "grave": one.grave, "people": list(one.people), **one.values} for one in entry_checks(world)
    ]
    return {"rows": rows, "ready": not any(one.grave for one in entry_checks(world))}


def _counted(state: TournamentState) -> Iterator[EntryCheck]:
    players = sum(not one.reserve for one in state.entrants.values())
    reserves = len(state.entrants) - players
    is_any = bool(table_sizes(players, sizes_of(state.setup))) and sizes_of(state.setup) != "four"
    short = 0 if is_any else -players % AT_TABLE
    if not players:
        yield EntryCheck("nobody", grave=True)
    elif short:
        figures = {"players": players, "short": short, "reserves": reserves}
        yield EntryCheck("fours" if reserves < short else "fours_by_reserves", reserves < short, (), figures)
    if reserves - short < RESERVES_READY:
        yield EntryCheck("reserves", values={"reserves": max(0, reserves - short), "wanted": RESERVES_READY})
    waiter = first_waiting(state)
    if waiter is not None:
        yield EntryCheck("place_free", people=(waiter.entrant,))


def _doubled(world: TournamentWorld) -> Iterator[EntryCheck]:
    """Names that are one but for accents, capitals and the order of their parts."""
    state, alike = world.there(), dict[tuple[str, ...], list[str]]()
    for id in (*state.entrants, *(one for one in state.aside if state.aside[one].standing == "waiting")):
        if id in world.cards:
            words = "".join(sign if sign.isalnum() else " " for sign in plain_letters(world.cards[id].name)).split()
            alike.setdefault(tuple(sorted(words)), []).append(id)
    for people in alike.values():
        if len(people) > 1:
            yield EntryCheck("double", grave=True, people=tuple(people))


def _european(world: TournamentWorld) -> Iterator[EntryCheck]:
    """Numbers of the European association, and whether enough come from its countries for the ranking."""
    state = world.there()
    playing = [id for id, one in state.entrants.items() if not one.reserve]
    numbers = {id: card.ema for id, card in world.cards.items() if id in state.entrants and card.ema}
    unknown = tuple(id for id in numbers if world.cards[id].known is False)
    if unknown:
        yield EntryCheck("ema_unknown", people=unknown)
    by_country: dict[str, Counter[str]] = {}
    for id, number in numbers.items():
        if country := country_code(state.entrants[id].country):
            by_country.setdefault(country, Counter())[number[:2]] += 1
    odd = tuple(id for id, number in numbers.items() if _is_odd(by_country, state.entrants[id].country, number[:2]))
    if odd:
        yield EntryCheck("ema_country", people=odd)
    if _EMA in formula_of(state.setup).source and playing:
        european = sum(id in numbers or is_european(state.entrants[id].country) for id in playing)
        if european < FEWEST_FROM_EUROPE:
            yield EntryCheck("few_europeans", values={"count": european, "wanted": FEWEST_FROM_EUROPE})
        without = tuple(id for id in playing if id not in numbers and not state.entrants[id].country)
        if without:
            yield EntryCheck("ema_lacking", people=without)


def _is_odd(by_country: Mapping[str, Counter[str]], country: str, begins: str) -> bool:
    """Whether a number begins otherwise than those of the others of a country: one of the two may be wrong."""
    seen = by_country.get(country_code(country), Counter())
    usual, count = seen.most_common(1)[0] if seen else (begins, 0)
    return usual != begins and count >= _SEEN


def _led(state: TournamentState) -> Iterator[EntryCheck]:
    """A referee who does not play, named beforehand (book 002, p. 39, rule 7), and enough of them."""
    players, called = sum(not one.reserve for one in state.entrants.values()), referees(state)
    if not any(one.referee for one in officials(state)):
        yield EntryCheck("no_referee", grave=True, people=tuple(one.entrant for one in called))
    wanted = max(1, -(-players // MOST_PER_REFEREE))
    if 0 < len(called) < wanted or (wanted > 1 and not called):
        yield EntryCheck("referees", values={"count": len(called), "wanted": wanted, "players": players})


def _declared(world: TournamentWorld) -> Iterator[EntryCheck]:
    state = world.there()
    barred = tuple(id for id, until in world.barred.items() if until >= state.setup.day and id in world.cards)
    if barred:
        yield EntryCheck("barred", grave=True, people=barred)
    if any(one.knows for one in state.entrants.values()):
        silent = tuple(id for id, one in state.entrants.items() if not one.knows)
        if silent:
            yield EntryCheck("rules", people=silent)
    wishes = tuple(id for id in state.entrants if id in world.cards and world.cards[id].wish)
    if wishes:
        yield EntryCheck("wish", people=wishes)
    needs = tuple(id for id in state.entrants if id in world.cards and world.cards[id].needs)
    if needs:
        yield EntryCheck("needs", people=needs)
    unpaid = unpaid_of(state)
    if unpaid:
        yield EntryCheck("unpaid", people=unpaid, values={"count": len(unpaid)})


def unpaid_of(state: TournamentState) -> tuple[str, ...]:
    """Who has not paid yet, where anybody did; () where nobody says who pays."""
    paying = any(one.paid for one in state.entrants.values())
    return tuple(id for id, one in state.entrants.items() if paying and not one.paid)

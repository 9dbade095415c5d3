"""Who takes part, decided: registering, and what is known of somebody. Pure."""

from __future__ import annotations

import re

from windroos.tournament.entrant_card import EntrantCard
from windroos.tournament.entrant_events import EntrantSet
from windroos.tournament.entrant_requests import DoEntrant
from windroos.tournament.errors import TournamentError
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision, TournamentWorld


def known_entrant(state: TournamentState, id: str) -> EntrantSet:
    """Somebody who registered. Raises TournamentError `tournament_entrant`."""
    if id not in state.entrants:
        raise TournamentError("tournament_entrant", entrant=id[:40])
    return state.entrants[id]


def decide_entrant(world: TournamentWorld, asked: DoEntrant, fresh: str) -> TournamentDecision:
    """What a request comes to.

    Raises TournamentError: `tournament_name`, `tournament_ranked_late`, `tournament_ema`, `tournament_ema_twice`.
    """
    state = world.there()
    id = asked.id or fresh
    old, card = state.entrants.get(id), world.cards.get(id)
    name = " ".join((asked.name if asked.name is not None else card.name if card is not None else "").split())
    if not name or not name.isprintable():
        raise TournamentError("tournament_name")
    kept = EntrantCard(name, _ema(world, id, _chosen(asked.ema, card.ema if card is not None else "")))
    reserve = asked.reserve if asked.reserve is not None else old is not None and old.reserve
    ranked = asked.ranked if asked.ranked is not None else old.ranked if old is not None else not reserve
    begun = any(kept.typed is not None for kept in state.results.values())
    if reserve and ranked and begun and not (old is not None and old.ranked):
        raise TournamentError("tournament_ranked_late", entrant=id)
    event = EntrantSet(
        id,
        _chosen(asked.team, old.team if old is not None else ""),
        _chosen(asked.club, old.club if old is not None else ""),
        _chosen(asked.country, old.country if old is not None else ""),
        reserve,
        ranked,
        asked.newcomer if asked.newcomer is not None else old is not None and old.newcomer,
    )
    return TournamentDecision(
        {"id": id},
        () if event == old else (event,),
        {} if kept == card else {id: kept},
        correction=old is not None,
    )


def _ema(world: TournamentWorld, id: str, typed: str) -> str:
    """The number of the association: eight digits, and nobody else's here. "" none."""
    number = re.sub(r"[\s.-]", "", typed)
    if number and not re.fullmatch(r"\d{8}", number, re.ASCII):
        raise TournamentError("tournament_ema", number=typed[:20])
    other = next((one for one, card in world.cards.items() if one != id and card.ema == number), "")
    if number and other:
        raise TournamentError("tournament_ema_twice", number=number, entrant=other)
    return number


def _chosen(asked: str | None, old: str) -> str:
    """What is asked, without spaces that nobody sees; what was there where nothing is."""
    return old if asked is None else " ".join(asked.split())

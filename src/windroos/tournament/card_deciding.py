"""Another card for somebody, or for a table, decided. Pure."""

from __future__ import annotations

from windroos.people.mentions import Spelt, with_ids
from windroos.tournament.card_events import CardRenewed
from windroos.tournament.card_requests import DoRenewCard
from windroos.tournament.entrants import known_entrant
from windroos.tournament.errors import TournamentError
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision


def decide_card(state: TournamentState, asked: DoRenewCard, names: Spelt) -> TournamentDecision:
    """What a request comes to.

    Raises TournamentError `tournament_card_whose`, `tournament_entrant`, `tournament_no_schedule`,
    `tournament_no_table`.
    """
    if bool(asked.entrant) == bool(asked.table):
        raise TournamentError("tournament_card_whose")
    if asked.entrant:
        known_entrant(state, asked.entrant)
    else:
        state.schedule.table(1, asked.table)
    version = state.card(asked.entrant or asked.table) + 1
    event = CardRenewed(asked.entrant, asked.table, version, with_ids(asked.reason.strip(), names))
    return TournamentDecision({"version": version}, (event,))

"""What is asked of a tournament as a whole, decided. Pure."""

from __future__ import annotations

from datetime import date

from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import preset, read
from windroos.seating.rounds import table_sizes
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.setup_events import TournamentSet
from windroos.tournament.setup_requests import DoTournament
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision


def decide_setup(id: str, state: TournamentState | None, asked: DoTournament, today: date) -> TournamentDecision:
    """What a request comes to.

    Raises TournamentError, and ReckoningError for a formula that cannot be.
    """
    old = state.setup if state is not None else None
    formula = _formula(asked, old)
    if formula.tournament.seats.winds == "drawn" and formula.text != (old.toml if old is not None else ""):
        raise TournamentError("tournament_winds_drawn")
    players = asked.players or (old.players if old is not None else 0)
    rounds = asked.rounds or (old.rounds if old is not None else 0) or formula.tournament.rounds.count
    how = formula.tournament.seats.sizes
    if players and not table_sizes(players, how):
        raise TournamentError("tournament_not_fours" if how == "four" else "tournament_few", count=players)
    name = asked.name.strip() or (old.name if old is not None else "")
    day = asked.day or (old.day if old is not None else today)
    club = asked.club if asked.club is not None else (old.club if old is not None else "")
    event = TournamentSet(name, day, formula.text, formula.digest, players, rounds, club)
    is_other = old is not None and (players, rounds) != (old.players, old.rounds)
    if state is not None and state.schedule.rounds and is_other:
        raise TournamentError("tournament_scheduled")
    if state is not None and state.results and event.digest != state.setup.digest:
        raise TournamentError("tournament_has_results")
    answer = {"id": id}
    return TournamentDecision(answer, () if event == old else (event,), correction=old is not None)


def _formula(asked: DoTournament, old: TournamentSet | None) -> Formula:
    if asked.toml:
        return read(asked.toml)
    if asked.formula:
        return preset(asked.formula)
    if old is None:
        raise TournamentError("tournament_formula")
    return formula_of(old)

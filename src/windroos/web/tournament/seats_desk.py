"""The schedule at the desk: made for numbers in a moment, with its figures, and shown round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.reckoning.tournament_stages import Apart
from windroos.seating.door import NotIn
from windroos.seating.rounds import odd_visits
from windroos.seating.wishes import astray
from windroos.text.web.schedule import WORDS as SCHEDULE_WORDS
from windroos.text.web.tournament_before import WORDS
from windroos.text.words import Lang
from windroos.tournament.alike_met import alike_met
from windroos.tournament.formula import formula_of, sizes_of, tables_for
from windroos.tournament.hall_view import stage_of_tournament
from windroos.tournament.schedule import from_zero
from windroos.tournament.schedule_deciding import not_first, players_within
from windroos.tournament.schedule_requests import DoFixTable, DoSchedule
from windroos.tournament.setup_requests import DoTournament
from windroos.tournament.spread import alike_groups, team_numbers, teams_of
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentWorld
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.schedule.asked import groups_typed, not_in_typed
from windroos.web.schedule.shown import ScheduleFigure, figures, pair_map, ways
from windroos.web.tournament.desk_page import form_page
from windroos.web.tournament.house import TournamentHouse, number_in
from windroos.web.tournament.wish_names import in_names, in_numbers

ALIKE: Final[tuple[Apart, ...]] = ("club", "country", "couple")
"""What the desk may ask that two at a table had better not have in common."""


def routes(house: TournamentHouse) -> list[Route]:
    """The schedule at the desk."""
    desk = SeatsDesk(house)
    return form_page("leiding/indeling", desk.page, desk.done)


def _wanted(state: TournamentState, players: int) -> int:
    """For how many a schedule is to be made: for as many as there are, where tables may have three and five."""
    if sizes_of(state.setup) == "four" or state.schedule.rounds:
        return state.setup.players or sum(tables_for(state.setup, players))
    return players or state.setup.players


def _team_groups(state: TournamentState) -> tuple[tuple[int, ...], ...]:
    """The numbers of each team: those that its members have, or before they have any those kept for it."""
    numbers = state.schedule.numbers
    if not numbers:
        return team_numbers(state)
    found = (tuple(sorted(numbers[one] for one in people if one in numbers)) for people in teams_of(state).values())
    return tuple(group for group in found if len(group) > 1)


def _kinds(state: TournamentState) -> tuple[Apart, ...]:
    """What two had better not have in common: as the formula says, and as was asked beside it."""
    made = state.schedule.made
    return (*formula_of(state.setup).tournament.seats.rather_apart, *(made.rather_of if made is not None else ()))


def _typed_groups(state: TournamentState) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    """Of the schedule's wishes what somebody typed: who never meet, and who had better not."""
    made = state.schedule.made
    if made is None:
        return [], []
    tables = len(made.rounds[0]) if made.rounds else 0
    alike, teams = alike_groups(state, players_within(state), _kinds(state), tables, made.apart), _team_groups(state)
    return [one for one in made.apart if one not in teams], [one for one in made.rather_apart if one not in alike]


def _not_in_said(world: TournamentWorld, group: NotIn) -> str:
    """A group with its rounds, as it is typed."""
    return f"{in_names(world, group.players)} = {', '.join(map(str, group.rounds))}"


def _alike_figures(state: TournamentState, lang: Lang) -> list[ScheduleFigure]:
    """How often two of a club, a country, a team or a couple sit at one table, beside how often they must."""
    return [
        ScheduleFigure(one.kind, WORDS[f"seats_alike_{one.kind}"].to(lang), str(one.met), str(one.bound),
                       well=one.met == one.bound)
        for one in alike_met(state)
    ]  # fmt: skip


def _looked_at(state: TournamentState, lang: Lang) -> dict[str, object]:
    """Every figure of the schedule with its bound, who meets whom, and everybody's way through it."""
    if not state.schedule.rounds:
        return {"figures": (), "map": None, "ways": ()}
    final = state.schedule.final
    rounds = from_zero(state.schedule.rounds if final is None else state.schedule.rounds[: final.after])
    return {
        "figures": [*figures(rounds, state.schedule.measure(), lang), *_alike_figures(state, lang)],
        "map": pair_map(rounds),
        "ways": ways(rounds, lang),
    }


def spread_of(visits: Mapping[int, int]) -> tuple[int, int]:
    """The fewest and the most times that somebody does something; (0, 0) where nobody ever does."""
    return min(visits.values(), default=0), max(visits.values(), default=0)


class SeatsDesk:
    """Answers who makes the schedule."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    def page(
        self, request: Request, id: str, form: Form, wrong: WindroosError | None, mistakes: Sequence[str] = ()
    ) -> HTMLResponse:
        """The schedule with its figures; `mistakes` of one that was brought along and cannot be taken."""
        world = self._house.world(id)
        state = world.there()
        numbers = state.schedule.numbers
        needing = [
            (one, card.needs) for one, card in world.cards.items()
            if card.needs and one in numbers and str(numbers[one]) not in state.schedule.fixed
        ]  # fmt: skip
        players = sum(not one.reserve for one in state.entrants.values())
        made = state.schedule.made
        measure = state.schedule.measure() if state.schedule.rounds else None
        broken = measure.broken if measure is not None else ()
        typed_apart, typed_rather = _typed_groups(state)
        return self._house.page(
            request, "seats.html", world, {**SCHEDULE_WORDS, **WORDS}, wrong, measure=measure, players=players,
            mistakes=mistakes, **_looked_at(state, lang_of(request)),
            astray=list(astray(from_zero(state.schedule.rounds), state.schedule.wishes().fixed)),
            met=[one for one in broken if one.kind == "apart"],
            unmet=[(one.players[0] + 1, one.players[1] + 1) for one in broken if one.kind == "together"],
            apart="\n".join(in_names(world, group) for group in typed_apart),
            rather="\n".join(in_names(world, group) for group in typed_rather),
            rather_of=[kind for kind in ALIKE if (form.get(f"rather_{kind}") if form else kind in _kinds(state))],
            kept_rather=formula_of(state.setup).tournament.seats.rather_apart, alike=ALIKE,
            together="\n".join(in_names(world, group) for group in made.together) if made else "",
            not_in="\n".join(_not_in_said(world, one) for one in made.not_in) if made else "", typed=form,
            wishing=len(not_first(state)),
            stage=stage_of_tournament(state), wanted=_wanted(state, players),
            sizes=Counter(map(len, state.schedule.rounds[0])) if state.schedule.rounds else {},
            odd=spread_of(odd_visits(state.schedule.rounds)),
            teams=teams_of(state), by_number={number: one for one, number in numbers.items()}, needing=needing,
            chosen=form.get("who") or request.query_params.get("wie", ""),
        )  # fmt: skip

    async def done(self, request: Request, id: str, form: Form) -> str:
        """Another number of players or rounds, and a schedule for them."""
        world = self._house.world(id)
        state = world.there()
        if form.get("do") == "fix":
            who, table = form.get("who", "")[:40], number_in(form, "table", most=1000)
            await self._house.do(request, id, DoFixTable(who, table, ""))
            return ""
        apart, rather, together, not_in = (
            in_numbers(world, form.get(key, "")) for key in ("apart", "rather", "together", "not_in")
        )
        players, rounds = number_in(form, "players", most=4000), number_in(form, "rounds", most=1000)
        if (players, rounds) != (state.setup.players, state.setup.rounds) and players and rounds:
            await self._house.do(request, id, DoTournament("", "", "", players, rounds))
        seed = number_in(form, "seed", 1)
        asked = DoSchedule(
            seed, (*_team_groups(state), *groups_typed(apart)), groups_typed(rather), {}, None,
            together=groups_typed(together), not_in=not_in_typed(not_in),
            rather_of=tuple(kind for kind in ALIKE if form.get(f"rather_{kind}")),
        )  # fmt: skip
        await self._house.do(request, id, asked)
        return ""

"""The addresses of tournaments: each area gives its own."""

from __future__ import annotations

from starlette.routing import Route

from windroos.web.tournament import (
    absence_desk,
    api,
    at_table,
    desk,
    drawing,
    files_desk,
    hand_form,
    last_desk,
    log_desk,
    making,
    needed,
    own_card,
    own_schedule,
    prints,
    prizes_desk,
    public,
    referee_desk,
    registering,
    results_desk,
    rounds_desk,
    screens,
    seats_desk,
    seats_search,
    signing_up,
    taking_over,
    walls,
)
from windroos.web.tournament.house import TournamentHouse
from windroos.web.tournament.needs import guarded
from windroos.web.tournament.retyping import retyping


def routes(house: TournamentHouse) -> list[Route]:
    """All pages of tournaments."""
    areas = (
        *(making, signing_up, desk, taking_over, registering, drawing, seats_desk, seats_search, own_schedule),
        *(
            rounds_desk,
            last_desk,
            prizes_desk,
            files_desk,
            results_desk,
            hand_form,
            absence_desk,
            referee_desk,
            own_card,
            at_table,
            walls,
        ),
        *(screens, prints, log_desk, needed, public, api),
    )
    return guarded(house, retyping(route for area in areas for route in area.routes(house)))

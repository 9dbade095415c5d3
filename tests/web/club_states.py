"""Every page and state of the club, as data: each area adds its own. The club is that of `club_world`."""

from __future__ import annotations

from typing import Final

from tests.web.states import State

STAND: Final = (
    State("the seasons", "/club/stand"),
    State("standings", "/club/stand/s23"),
    State("standings of a day", "/club/stand/s23?op=2024-01-10"),
    State("no season", "/club/stand/nergens", answers=404),
    State("why somebody is third", "/club/stand/s23/uitleg/anna"),
    State("the course of a season", "/club/stand/s23/verloop"),
    State("the seasons of the secretary", "/club/seizoenen"),
    State("a new season", "/club/seizoenen/nieuw?van=s23"),
    State("a season that is changed", "/club/stand/s23/wijzigen"),
)
RIGHTS: Final = (State("rights", "/club/rechten"), State("signing in", "/club/aanmelden"))
CLUB_STATES: Final = (State("the club", "/club"), *STAND, *RIGHTS)
EMPTY: Final = (State("no club yet", "/club"), State("no standings yet", "/club/stand", answers=404))
"""Of a folder without a club."""

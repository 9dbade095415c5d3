"""Every page and state of the club, as data: each area adds its own. The club is that of `club_world`."""

from __future__ import annotations

from typing import Final

from tests.web.states import State

CLUB_STATES: Final = (State("the club", "/club"),)
EMPTY: Final = (State("no club yet", "/club"),)
"""Of a folder without a club."""

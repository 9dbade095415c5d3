"""How De Vier Winden plays."""

from __future__ import annotations

from windroos.rules.conduct import Conduct
from windroos.rules.conduct import conduct as walled
from windroos.rules.course import ALL_WINDS, THREE_WINDS, Course, DragonRound, Turning
from windroos.rules.rule import Options
from windroos.tiles import WALL_136


def conduct(o: Options, strict: bool) -> Conduct:
    """One hand: without flowers, with fourteen tiles behind."""
    return walled("vierwinden", strict, int(o["players"]), WALL_136)._replace(
        dead=14, raised=True, kong_after_claim=True
    )


def course(o: Options) -> Course:
    """A match: the winds always move on."""
    players = int(o["players"])
    return Course(
        players=players,
        turning=Turning.ROUND,
        draw_stays=False,
        east_stays=False,
        winds=THREE_WINDS if players == 3 else ALL_WINDS,
        rounds=1,
        dragon=DragonRound.NEVER,
        exchange=False,
        formations=False,
        bell_stops=False,
        seating="highest",
    )

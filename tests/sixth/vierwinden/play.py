"""How De Vier Winden plays."""

from __future__ import annotations

from windroos.rules.conduct import Conduct
from windroos.rules.conduct import conduct as walled
from windroos.rules.course import Course, winds
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
        winds=winds(players),
        rounds=1,
    )

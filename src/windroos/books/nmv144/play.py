"""How the 144 rules are played."""

from __future__ import annotations

from windroos.rules.conduct import Bonus, Conduct
from windroos.rules.conduct import conduct as walled
from windroos.rules.course import Course, Turning, winds
from windroos.rules.rule import Options
from windroos.tiles import WALL_136, WALL_144


def conduct(o: Options, strict: bool) -> Conduct:
    """One hand (rules 8-50)."""
    flowers = bool(o["flowers"])
    return walled("nmv144", strict, int(o["players"]), WALL_144 if flowers else WALL_136)._replace(
        dead=14,
        raised=True,
        bonus=Bonus.EACH if flowers else Bonus.NONE,
        kong_after_claim=True,
        kong_any_time=True,
        last_kong_robbed=True,
        reject_replacement=True,
        bet=True,
        dead_may_claim=False,
        east_first=True,
    )


def course(o: Options) -> Course:
    """A match (rules 51-56): the winds stay after a draw and where East wins."""
    players = int(o["players"])
    return Course(
        players=players,
        turning=Turning.DREAMER if players == 5 else Turning.ROUND,
        draw_stays=players != 5,
        east_stays=players != 5,
        winds=winds(players),
        rounds=min(players, 4),
        formations=True,
    )

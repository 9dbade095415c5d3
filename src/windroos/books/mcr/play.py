"""How MCR is played."""

from __future__ import annotations

from windroos.rules.conduct import Bonus, Conduct, Priority
from windroos.rules.conduct import conduct as walled
from windroos.rules.course import Course, Turning, winds
from windroos.rules.rule import Options
from windroos.tiles import WALL_136, WALL_144


def conduct(o: Options, strict: bool) -> Conduct:
    """One hand (Green Book; De Dertien Wezen, p. 1-2)."""
    flowers = bool(o["flowers"])
    return walled("mcr", strict, int(o["players"]), WALL_144 if flowers else WALL_136)._replace(
        jump=True,
        bonus=Bonus.EACH if flowers else Bonus.NONE,
        bonus_optional=strict,
        priority=Priority.TURN,
        false_pays=True,
        fouls=True,
        turn_seconds=int(o["turn_seconds"]),
        claim_seconds=int(o["claim_seconds"]),
        last_of_kind=True,
    )


def course(o: Options) -> Course:
    """A match. How seats are found the book does not say; its tables draw wind tiles, as tournaments do."""
    players = int(o["players"])
    return Course(
        players=players,
        turning=Turning.DREAMER if players == 5 else Turning.ROUND,
        winds=winds(players),
        rounds=min(players, 4),
        exchange=players == 4,
        bell_stops=o["bell"] == "stop",
        seating="drawn",
    )

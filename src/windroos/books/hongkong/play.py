"""How Hong Kong is played."""

from __future__ import annotations

from typing import Final

from windroos.rules.conduct import Blocked, Bonus, Conduct, Priority
from windroos.rules.conduct import conduct as walled
from windroos.rules.course import Course, Turning, winds
from windroos.rules.rule import Options
from windroos.tiles import WALL_144

BLOCKED: Final = {"off": Blocked.NOTHING, "mahjong": Blocked.MAHJONG, "both": Blocked.BOTH}


def conduct(o: Options, strict: bool) -> Conduct:
    """One hand (Fu Hing, p. 5-15 and 22-32)."""
    leave_18 = o["live_wall"] == "leave_18"
    return walled("hongkong", strict, int(o["players"]), WALL_144)._replace(
        dice=3,
        second_throw=False,
        jump=True,
        dead=18 if leave_18 else 0,
        bonus=Bonus.ROUNDS,
        kong_face_down=False,
        chained_kongs=True,
        last_discard_optional=True,
        rob_concealed=True,
        priority=Priority.ORPHANS,
        blocked=BLOCKED[str(o["passed_claim"])],
        seasons_claim=True,
        moon=True,
        liability=True,
        seven_five=leave_18,
        false_ends=True,
        turn_seconds=int(o["thinking_seconds"]),
        timeouts=int(o["timeouts"]),
        timeout_seconds=int(o["timeout_seconds"]),
    )


def course(o: Options) -> Course:
    """A match (Fu Hing, p. 24-25)."""
    players = int(o["players"])
    return Course(
        players=players,
        turning=Turning.FIFTH if players == 5 else Turning.ROUND,
        draw_stays=o["draw"] == "replay" and players != 5,
        east_stays=o["east_wins"] == "stay" and players != 5,
        winds=winds(players),
        rounds=min(players, 4),
    )

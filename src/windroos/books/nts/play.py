"""How the Dutch tournament rules are played."""

from __future__ import annotations

from windroos.rules.conduct import Bonus, Conduct
from windroos.rules.conduct import conduct as walled
from windroos.rules.course import ALWAYS_EAST, Course, DragonRound, Turning, way, winds
from windroos.rules.rule import Options
from windroos.tiles import WALL_96, WALL_136, WALL_144


def conduct(id: str, o: Options, strict: bool) -> Conduct:
    """One hand. Three players have 96 tiles, none of them a flower, and no open chows (Groene Hart 2011, p. 19)."""
    players = int(o["players"])
    small = players == 3
    flowers = bool(o["flowers"]) and not small
    return walled(id, strict, players, WALL_96 if small else WALL_144 if flowers else WALL_136)._replace(
        dead=10 if small else 14,
        refilled=flowers,
        raised=True,
        near_first=True,
        bonus=Bonus.EACH if flowers else Bonus.NONE,
        open_chows=not small,
        kong_after_claim=True,
        draw_on_last_kong=o["fifteenth_kong"] == "draw",
    )


def course(o: Options) -> Course:
    """A match. Three players play the green dragon's round, so one wind round is the whole game."""
    players = int(o["players"])
    three, five = players == 3, players == 5
    return Course(
        players=players,
        turning=Turning.DREAMER if five else Turning.ROUND,
        draw_stays=o["draw"] == "replay" and not five,
        east_stays=o["east_wins"] == "stay" and not five,
        winds=ALWAYS_EAST if o["rounds"] == "east" else winds(players),
        rounds=1 if three else 4,
        dragon=DragonRound.EACH if three else DragonRound.LAST if o["dragon_round"] else DragonRound.NEVER,
        seating=way(o["seats"]),
    )

"""All timings as one table: `python3 run.py bench [PART ...]`. Exit status 1 where a goal is missed."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from bench import (
    attack,
    club,
    coach,
    core_shares,
    distance,
    environment,
    hall,
    many_machines,
    own_page,
    players,
    pocket,
    processes,
    referee,
    review,
    schedules,
    score,
    selfplay,
    stand_by,
    store,
    timing,
    web,
)


def main(arguments: list[str]) -> int:
    """Run the parts that are asked for, else all."""
    parts = {
        "score": score.main,
        "distance": distance.main,
        "referee": referee.main,
        "players": players.main,
        "coach": coach.main,
        "review": review.main,
        "selfplay": selfplay.main,
        "environment": environment.main,
        "store": store.main,
        "club": club.main,
        "schedules": schedules.main,
        "web": web.main,
        "processes": processes.main,
        "processes_postgresql": processes.main_of_server,
        "processes_shares": core_shares.main,
        "many_machines": many_machines.main,
        "stand_by": stand_by.main,
        "hall": hall.main,
        "own_page": own_page.main,
        "pocket": pocket.main,
        "timing": timing.main,
        "attack": attack.main,
    }
    if any(name not in parts for name in arguments):
        print(f"bench knows {', '.join(parts)}", file=sys.stderr)
        return 2
    sys.argv[1:] = []
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)  # each line when it is known, into a file too
    return max(parts[name]() for name in arguments or parts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

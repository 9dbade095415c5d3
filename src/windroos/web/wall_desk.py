"""Equal walls on pages, whoever's they are: the steps of a round at the desk, and one wall beside the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from windroos.duplicate.deciding import SEATS
from windroos.duplicate.errors import DuplicateError
from windroos.duplicate.view import WallRow
from windroos.hosting.setup import WallPlace
from windroos.hosting.wall_contest import WallChoice
from windroos.hosting.wall_tables import WallTables
from windroos.reckoning.numbers import Number, show
from windroos.text.words import Lang
from windroos.web.form import Form
from windroos.web.posted import whole_number

Rows = Mapping[int, tuple[WallRow, ...]]


async def wall_step(
    walls: WallTables, of: WallPlace, form: Form, by: str, now: datetime, chosen: WallChoice | None = None
) -> None:
    """The next step of who leads: committing, opening a round, letting go on, stopping, freeing a seat, the secret.

    A table whose players are gone: `pass` lets the others begin one wall without it, `gone` all, `again` none.

    Raises DuplicateError, and what the contest raises.
    """
    word, _, what = form.get("do", "").partition(":")
    round = whole_number(form.get("round", "")) or 0
    match word:
        case "commit":
            await walls.commit(of, by, now)
        case "begin":
            await walls.begin(of, round, form.get("word", "")[:100].strip(), by, now, chosen)
        case "onward":
            await walls.let_go_on(of, round)
        case "stop":
            await walls.stop(of, round, now)
        case "show":
            await walls.show(of, by, now)
        case "pass" | "gone" | "again" if walls.state(of).round_of(what) in walls.state(of).playing():
            await (walls.wait_again(what) if word == "again" else walls.let_go(what, onward=word == "gone"))
        case "free":
            play, _, seat = what.partition("-")
            if not walls.state(of).round_of(play) or seat not in map(str, range(SEATS)):
                raise DuplicateError("walls_tap", name=what[:40])
            await walls.free(play, int(seat))
        case _:
            raise DuplicateError("walls_tap", name=word[:40])


def desk_values(walls: WallTables, of: WallPlace, act: str, coming: int, typed: Form | None) -> dict[str, Any]:
    """What `walls/desk.html` shows: `act` is where it is sent, `coming` the round that can be opened, 0 none."""
    state = walls.state(of)
    return {
        "walls": state,
        "stands": walls.stands(of),
        "on": [(round, walls.is_together(of, round)) for round in state.playing()],
        "count_of": {round: state.walls_in(round) for round in state.rounds},
        "coming": coming,
        "act": act,
        "typed": typed or {},
    }


async def wall_values(walls: WallTables, rows: Rows, wall: int, called: Callable[[str], str]) -> dict[str, Any]:
    """What `walls/wall.html` shows of a wall that every table has played. Raises DuplicateError `wall_open`."""
    here = rows.get(wall, ())
    if not here:
        raise DuplicateError("wall_open", wall=wall)
    tiles = await walls.tiles(here[0].play, wall)
    return {
        "rows": here,
        "wall": wall,
        "tiles": tiles,
        "best": [max(row.points[wind] for row in here) for wind in range(SEATS)],
        "count": len(rows),
        "round_wind": tiles.round,
        "called": called,
    }


def worth(value: Number, lang: Lang) -> str:
    """What a result is worth beside the others, with its sign."""
    return f"+{show(value, lang)}" if value > 0 else show(value, lang)

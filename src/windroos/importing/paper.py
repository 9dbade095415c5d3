"""Hands: a line for each hand of a table, with who won, from whom, and the scores of all."""

from __future__ import annotations

from typing import Final

from windroos.importing.cells import Area, CellPlace, Grid
from windroos.importing.figures import whole_of
from windroos.importing.found import FoundForm, FoundHand, FoundPast, ImportDoubt
from windroos.importing.headers import columns_of, is_name, is_sum, plain_word
from windroos.importing.long import last_row
from windroos.importing.parts import Around, ImportPart, day_above, table_above

_ROLES: Final = ("winner", "giver", "hand")
_SIZES: Final = (3, 4, 5)
_NOBODY: Final = frozenset(("", "-", "gelijk", "gelijkspel", "draw", "remise", "niemand", "nobody", "dood"))
_SELF: Final = frozenset(("", "-", "zelf", "self", "muur", "wall", "zelf gepakt", "zz"))


def seen_hands(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """The form whose heads stand in a row: a winner, and the names of the players."""
    columns = range(len(grid.rows[row]))
    roles = columns_of(grid, row, columns, _ROLES)
    players = [column for column, value in grid.filled(row, columns) if is_name(value)]
    if (
        "winner" not in roles
        or len(players) not in _SIZES
        or len(players) != len(set(map(grid.rows[row].__getitem__, players)))
    ):
        return ()
    used = sorted((*roles.values(), *players))
    bottom = last_row(grid, row, [roles["winner"], *players])
    if bottom == row:
        return ()
    area = Area(row, used[0], bottom, used[-1])
    return (ImportPart(0, "hands", area, "winners", {"count": len(players), "row": row + 1}),)


def read_hands(grid: Grid, area: Area, around: Around) -> FoundPast:
    """What stands in a part of this shape."""
    roles = columns_of(grid, area.top, area.columns, _ROLES)
    players = {str(value): column for column, value in grid.filled(area.top, area.columns) if is_name(value)}
    place = CellPlace(area.top, area.left)
    if "winner" not in roles or len(players) not in _SIZES:
        return FoundPast(doubts=(ImportDoubt(grid.name, place, "no_heads"),))
    day = day_above(grid, area, around)
    if day is None:
        return FoundPast(doubts=(ImportDoubt(grid.name, place, "no_day", {"cell": ""}),))
    known = {plain_word(name): name for name in players}
    hands: list[FoundHand] = []
    doubts: list[ImportDoubt] = []
    for row in range(area.top + 1, area.bottom + 1):
        at = CellPlace(row, roles["winner"])
        if any(is_sum(grid.at(row, column)) for column in (area.left, area.left - 1)):
            doubts.append(ImportDoubt(grid.name, at, "sum_left", {"cell": str(grid.at(row, area.left) or "")}))
            continue
        scores = tuple(whole_of(grid.at(row, column)) for column in players.values())
        winner, giver = (plain_word(grid.at(row, roles[role])) if role in roles else "" for role in ("winner", "giver"))
        if not winner and all(score is None for score in scores):
            continue
        if (winner not in _NOBODY and winner not in known) or (giver not in _SELF and giver not in known):
            wrong = winner if winner not in _NOBODY and winner not in known else giver
            doubts.append(ImportDoubt(grid.name, at, "not_at_table", {"cell": wrong[:40]}))
            continue
        hands.append(FoundHand(at, known.get(winner, ""), known.get(giver, ""), scores if winner in known else ()))
    table = table_above(grid, area)
    form = FoundForm(grid.name, place, day, table, around.rules, tuple(players), tuple(hands))
    return FoundPast(forms=(form,) if hands else (), doubts=tuple(doubts))

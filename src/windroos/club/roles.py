"""Who may do what in a club: roles, what each may do, and whether only with what is his own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

ClubRole = Literal["viewer", "table", "player", "helper", "secretary", "host"]
"""What somebody is to a club.

viewer     anybody who can reach the page
table      who scanned the code of a table: of that one, while it plays
player     who holds a card: that person
helper, secretary  by a link or a password
host       who sits at the machine
"""
ROLES: Final[tuple[ClubRole, ...]] = ("viewer", "table", "player", "helper", "secretary", "host")
"""From who may least to who may most."""
ClubRight = Literal["look", "members", "own", "enter", "confirm", "arrive", "desk", "keep", "machine"]
"""Something that a page or a form needs.

look     standings, results and records, as they may be shown to all
members  pages of the members
own      one's own data, choices and card
enter    hands or totals of a table
confirm  agreeing with a result
arrive   saying who is there
desk     arrivals, tables and the clock of an evening
keep     correcting what is closed; people, cash, formulas, import, erasing
machine  roles, backup, restoring
"""
Extent = Literal["all", "own"]
"""How far a right goes: everything, or oneself and one's own table or place, while it plays."""

_LOOK: Final[Mapping[ClubRight, Extent]] = {"look": "all"}
_HELPER: Final[Mapping[ClubRight, Extent]] = {
    **_LOOK,
    "members": "all",
    "enter": "all",
    "arrive": "all",
    "desk": "all",
}
_SECRETARY: Final[Mapping[ClubRight, Extent]] = {**_HELPER, "confirm": "all", "keep": "all"}
RIGHTS: Final[Mapping[ClubRole, Mapping[ClubRight, Extent]]] = {
    "viewer": _LOOK,
    "table": {**_LOOK, "enter": "own", "confirm": "own"},
    "player": {**_LOOK, "members": "all", "own": "own", "enter": "own", "confirm": "own", "arrive": "own"},
    "helper": _HELPER,
    "secretary": _SECRETARY,
    "host": {**_SECRETARY, "machine": "all"},
}
"""What is not here is not allowed."""
TRUSTED: Final[tuple[ClubRole, ...]] = ("helper", "secretary")
"""Roles that a password or a link gives."""


def extent(role: ClubRole, right: ClubRight) -> Extent | None:
    """How far a right of a role goes; None where it has none."""
    return RIGHTS[role].get(right)


def at_least(role: ClubRole, least: ClubRole) -> bool:
    """Whether a role stands as high as another, or higher."""
    return ROLES.index(role) >= ROLES.index(least)

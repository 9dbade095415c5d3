"""Who reads a page of the club, and what he may do there."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Role = Literal["viewer", "player", "helper", "secretary", "host"]
ROLES: Final[tuple[Role, ...]] = ("viewer", "player", "helper", "secretary", "host")
"""From who may least to who may most."""


class Access(NamedTuple):
    """Who reads: his role, and the id of the person whose card he came with, "" without one."""

    role: Role = "viewer"
    person: str = ""

    @property
    def by(self) -> str:
        """Who did something, as the log keeps it."""
        return f"{self.role} {self.person}".strip()

    def may(self, role: Role) -> bool:
        """Whether he may do what takes a role."""
        return ROLES.index(self.role) >= ROLES.index(role)

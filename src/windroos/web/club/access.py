"""Who reads a page of the club, and what he may do there."""

from __future__ import annotations

from typing import NamedTuple

from windroos.club.roles import ClubRight, ClubRole, at_least, extent

Role = ClubRole


class Access(NamedTuple):
    """Who reads.

    person   whose card he came with, "" without one
    device   the browser that was let in, "" of the host's and a stranger's
    evening, table  of the table whose code he scanned, while it plays
    """

    role: Role = "viewer"
    person: str = ""
    device: str = ""
    evening: str = ""
    table: int = 0

    @property
    def by(self) -> str:
        """Who did something, as the log keeps it: the role, the id of the person, and of the browser."""
        parts = (self.role, self.person or ("-" if self.device else ""), self.device)
        at = f"{self.evening}#{self.table}" if self.role == "table" else ""
        return " ".join(filter(None, (*parts, at)))

    def may(self, role: Role) -> bool:
        """Whether he may do what takes a role."""
        return at_least(self.role, role)

    def has(self, right: ClubRight) -> bool:
        """Whether he has a right, if only over what is his own."""
        return extent(self.role, right) is not None or (bool(self.table) and extent("table", right) is not None)

    def has_over(self, right: ClubRight, person: str = "", evening: str = "", table: int = 0) -> bool:
        """Whether he has a right over this person, or over this table of an evening."""
        if extent(self.role, right) == "all":
            return True
        if table and (self.evening, self.table) == (evening, table) and extent("table", right) is not None:
            return True
        return bool(person) and person == self.person and extent(self.role, right) is not None

"""Tickets: what somebody may do at one table. Who holds which one is decided where links are opened."""

from __future__ import annotations

import secrets
from typing import Final, Literal, NamedTuple

Role = Literal["host", "writer", "reader", "seat"]

ALPHABET: Final = "bcdfghjkmnpqrstvwxz23456789"
"""No vowels, so that no word appears, and no digit that looks like a letter."""
LENGTH: Final = 8
"""Characters of an id."""


class Ticket(NamedTuple):
    """What somebody may do at a table. `seat` is a place in the list of players, -1 for who has none.

    `host` is never signed: it is whoever opened the link that Windroos gave in its own terminal.
    """

    table: str
    role: Role
    seat: int = -1
    link: str = ""
    """Of a seat: the mark of the link; the first one has none."""
    browser: str = ""
    """Of a seat: the mark of the browser that keeps the ticket; a link has none."""

    @property
    def writes(self) -> bool:
        """Whether the holder may enter scores."""
        return self.role in ("host", "writer")


def is_id(text: str) -> bool:
    """Whether a text can be the id of a table."""
    return len(text) == LENGTH and not set(text) - set(ALPHABET)


def new_id() -> str:
    """The id of a new table: eight characters that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))

"""Join links: who holds one may read, write or sit at one table. They are signed, so that none can be thought up."""

from __future__ import annotations

import hashlib
import re
from typing import Final

from itsdangerous import BadSignature, Signer

from windroos.hosting.tickets import ALPHABET, Role, Ticket

_LETTERS: Final[dict[str, Role]] = {"w": "writer", "r": "reader", "s": "seat"}
_MARK: Final = f"[{ALPHABET}]{{8}}"
_TICKET: Final = re.compile(rf"({_MARK})-([wr]|s[0-4](?:-((?:{_MARK})?)(?:-({_MARK}))?)?)")


class Links:
    """Makes and reads the tokens of one server."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(
            secret, salt="windroos.join", sep=".", key_derivation="hmac", digest_method=hashlib.sha256
        )

    def token(self, ticket: Ticket) -> str:
        """The token of a ticket.

        Raises:
            ValueError: a host's; that is not given away.
        """
        letter = next((letter for letter, role in _LETTERS.items() if role == ticket.role), None)
        if letter is None:
            raise ValueError(ticket.role)
        seat = str(ticket.seat) if letter == "s" else ""
        seat += f"-{ticket.link}" if ticket.link or ticket.browser else ""
        seat += f"-{ticket.browser}" if ticket.browser else ""
        return self._signer.sign(f"{ticket.table}-{letter}{seat}").decode("ascii")

    def read(self, token: str) -> Ticket | None:
        """The ticket of a token; None where this server did not sign it, letter for letter."""
        try:
            value = self._signer.unsign(token).decode("ascii")
        except (BadSignature, UnicodeError):
            return None
        found = _TICKET.fullmatch(value)
        if found is None:
            return None
        what = found[2]
        seat = int(what[1]) if what[0] == "s" else -1
        ticket = Ticket(found[1], _LETTERS[what[0]], seat, found[3] or "", found[4] or "")
        # Base64 can be written in more ways than one: the last letter has bits to spare, and other signs are skipped.
        return ticket if self.token(ticket) == token else None

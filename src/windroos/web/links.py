"""Join links: who holds one may read, write or sit at one table. They are signed, so that none can be thought up."""

from __future__ import annotations

import hashlib
import re
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer

from windroos.hosting.tickets import ALPHABET, Role, Ticket

_LETTERS: Final[dict[str, Role]] = {"w": "writer", "r": "reader", "s": "seat"}
_MARK: Final = f"[{ALPHABET}]{{8}}"
_TICKET: Final = re.compile(rf"({_MARK})-([wr]|s[0-4](?:-((?:{_MARK})?)(?:-({_MARK}))?)?)")
_REVIEW: Final = re.compile(rf"({_MARK})-([1-9][0-9]{{0,5}})-([0-4])")


class SharedReview(NamedTuple):
    """The review of a finished hand that somebody shares: of a table, a hand by its number, for a player."""

    table: str
    number: int
    player: int


class Links:
    """Makes and reads the tokens of one server."""

    def __init__(self, secret: bytes) -> None:
        self._signer, self._reviews = (
            Signer(secret, salt=salt, sep=".", key_derivation="hmac", digest_method=hashlib.sha256)
            for salt in ("windroos.join", "windroos.review")
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

    def review_token(self, shared: SharedReview) -> str:
        """The token of a review that is shared; it opens nothing else."""
        return self._reviews.sign(f"{shared.table}-{shared.number}-{shared.player}").decode("ascii")

    def read_review(self, token: str) -> SharedReview | None:
        """What a token shares; None where this server did not sign it, letter for letter."""
        try:
            value = self._reviews.unsign(token).decode("ascii")
        except (BadSignature, UnicodeError):
            return None
        found = _REVIEW.fullmatch(value)
        shared = None if found is None else SharedReview(found[1], int(found[2]), int(found[3]))
        return shared if shared is not None and self.review_token(shared) == token else None

"""Signed links and cookies: cards, links, browsers and tables of a club; desk, tables and badges of a tournament.

Also devices of a player, the link of his own page, what a passkey is asked to sign, who knocks with a card, and
browsers that knew a password. What is signed is an id that was thought up for it, never a person's; whether it still
opens is asked of the club, or of the players of this house.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final, Literal, NamedTuple

from itsdangerous import BadSignature, Signer

TokenKind = Literal[
    "card", "pass", "device", "table", "leader", "hall", "badge", "mine", "own", "asked", "knock", "passed"
]
_LETTERS: Final[dict[str, TokenKind]] = {
    **{"c": "card", "p": "pass", "d": "device", "t": "table"},
    **{"l": "leader", "h": "hall", "b": "badge"},
    **{"m": "mine", "o": "own", "a": "asked", "k": "knock", "s": "passed"},
}
_VALUE: Final = re.compile(r"([cpdtlhbmoaks])-([^\s./]{1,200})")


class Token(NamedTuple):
    """What was signed: what it is, and its id; of a table the evening and the number, with a stroke between.

    Of a player's device (`mine`) and of his link (`own`) his id and the mark of it. Of a
    challenge (`asked`) when it was made, what for, chance, and whom it is for. Of who knocks with a card (`knock`)
    when, his digits and chance. Of a browser that came in by a password (`passed`) by which, and chance.
    """

    kind: TokenKind
    id: str


class Tokens:
    """Makes and reads the tokens of one folder.

    club  whose tokens they are: those of one open nothing of another; "" of the oldest, and of tournaments
    """

    def __init__(self, secret: bytes, club: str = "") -> None:
        salt = f"windroos.club.{club}" if club else "windroos.club"
        self._secret = secret
        self._signer = Signer(secret, salt=salt, sep=".", key_derivation="hmac", digest_method=hashlib.sha256)

    def of(self, club: str) -> Tokens:
        """The tokens of a club of the same folder."""
        return Tokens(self._secret, club)

    def make(self, token: Token) -> str:
        """The text of a token."""
        letter = next(letter for letter, kind in _LETTERS.items() if kind == token.kind)
        return self._signer.sign(f"{letter}-{token.id}").decode("ascii")

    def digits(self, token: Token, count: int) -> str:
        """So many digits for who cannot scan a token: who does not know the secret of the folder can only guess."""
        made = self._signer.get_signature(f"digits {token.kind} {token.id}")
        return f"{int.from_bytes(hashlib.sha256(made).digest()) % 10**count:0{count}d}"

    def read(self, text: str) -> Token | None:
        """The token of a text; None where this folder did not sign it, letter for letter."""
        try:
            value = self._signer.unsign(text).decode("ascii")
        except (BadSignature, UnicodeError):
            return None
        found = _VALUE.fullmatch(value)
        if found is None:
            return None
        token = Token(_LETTERS[found[1]], found[2])
        # Base64 can be written in more ways than one.
        return token if self.make(token) == text else None

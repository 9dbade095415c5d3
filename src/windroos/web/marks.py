"""Marks: by which of them somebody is known in the log and among the banned, where neither address nor name stands.

A mark follows from an address, or from a signed key that a browser holds, by the secret of the folder: who has the log
alone cannot find the address of it, though there are few enough addresses to try them all.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from base64 import b32encode
from collections.abc import Iterator
from typing import Final

from starlette.requests import HTTPConnection

MARK: Final = re.compile(r"[ap]-[a-z2-7]{12}")
_LEAST: Final = 20
"""Signs of a cookie that may be a signed key; a language or a colour is shorter."""


class Marks:
    """Makes the marks of one folder. They stay the same as long as its secret does."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def address(self, address: str) -> str:
        """The mark of an address, of IPv6 of its network, as `crowd.address_of` says it."""
        return f"a-{self._made('address', address)}"

    def person(self, key: str) -> str:
        """The mark of a signed key, which is a seat, a card, a link: the same person as long as he keeps it."""
        return f"p-{self._made('person', key)}"

    def persons(self, connection: HTTPConnection) -> Iterator[str]:
        """The marks of all keys that a browser holds."""
        return (self.person(key) for key in connection.cookies.values() if len(key) >= _LEAST)

    def _made(self, kind: str, text: str) -> str:
        made = hmac.digest(self._secret, f"{kind} {text}".encode("utf-8", "replace"), hashlib.sha256)
        return b32encode(made)[:12].decode("ascii").lower()

"""Passwords of a helper and a secretary: hashed by Argon2, tried in a thread, few at a time and few a minute.

A try costs memory and time on purpose, so that nobody can try many; what must not be is that a stranger's tries hold up
the others. So only one is worked on at a time, some more may wait, and each address has a purse of its own.

Whoever guesses at one password from many addresses is held up by a purse that they share. That alone would let him shut
out whose password it is. So a browser that once came in by this very password has a purse of its own, and pays nothing
into the other nor waits for it: who holds its cookie has known the password, so no guesser gains by it.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from hmac import compare_digest
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from windroos.errors import WindroosError
from windroos.web.budget import Budget
from windroos.web.tokens import Token
from windroos.web.turns import Slots, WaitingLine

LEAST: Final = 12
MOST: Final = 128
"""Characters of a password, spaces in a row as one."""
VARIED: Final = 5
"""Different signs that it has at least."""
MOST_EACH: Final = 2
MOST_WAITING: Final = 8
"""Tries of one address, and of all, that wait for their turn."""
PER_MINUTE: Final = 5
"""Tries of one address,"""
PER_HOUR: Final = 50
"""and of all together at one password; of one browser that came in by it before as many as of an address."""
PER_HOUR_EACH: Final = 20
"""Of one address or one such browser: nobody alone uses up what all have."""
_ROWS: Final = ("abcdefghijklmnopqrstuvwxyz" * 3, "1234567890" * 20, "qwertyuiopasdfghjklzxcvbnm" * 6)
_TRIED_FIRST: Final = tuple(one for row in _ROWS for one in (row, row[::-1]))
"""Rows of signs that everybody tries first."""


class PasswordError(WindroosError):
    """A password that is not the one, or cannot be one."""


class Passwords:
    """Hashes and tries passwords.

    tries    what an address may try, or a browser that came in before
    account  what all other browsers together may try at one password
    lately   what an address or such a browser may try in an hour
    """

    def __init__(
        self, tries: Budget | None = None, account: Budget | None = None, lately: Budget | None = None
    ) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)
        self._tries = Budget(PER_MINUTE / 60, PER_MINUTE) if tries is None else tries
        self._account = Budget(PER_HOUR / 3600, PER_HOUR) if account is None else account
        self._lately = Budget(PER_HOUR_EACH / 3600, PER_HOUR_EACH) if lately is None else lately
        self._slot = Slots(1, WaitingLine(MOST_EACH, MOST_WAITING))

    async def hashed(self, password: str) -> str:
        """What is kept of a new password. Raises PasswordError `password_short`, `_long`, `_simple`."""
        if len(re.sub(r"\s+", " ", password)) < LEAST:
            raise PasswordError("password_short", least=LEAST)
        if len(password) > MOST:
            raise PasswordError("password_long", most=MOST)
        plain = password.casefold()
        if len(set(plain)) < VARIED or any(plain in row for row in _TRIED_FIRST):
            raise PasswordError("password_simple")
        return await asyncio.to_thread(self._hasher.hash, password)

    async def check(self, kept: str, password: str, address: str, browser: str = "") -> None:
        """See that a password is the one that was kept; "" was never set, and takes as long.

        `browser`: the mark of one that came in by this password before (`passed_mark`), "" of any other.

        Raises PasswordError `password_wrong`, `password_tries`, and BusyError where too many try at once.
        """
        now = asyncio.get_running_loop().time()
        whose = f"browser {browser}" if browser else address
        own = self._tries.take(whose, 1, now) and self._lately.take(whose, 1, now)
        if not (own and (browser or self._account.take(kept, 1, now))):
            raise PasswordError("password_tries", most=PER_MINUTE, hourly=PER_HOUR_EACH)
        async with self._slot.one(whose):
            right = await asyncio.to_thread(self._is_right, kept, password)
        if not right:
            raise PasswordError("password_wrong")

    def _is_right(self, kept: str, password: str) -> bool:
        try:
            self._hasher.verify(kept or self._hasher.hash(""), password[: MOST + 1])
        except (VerificationError, InvalidHashError):
            return False
        return bool(kept) and len(password) <= MOST


def new_passed(kept: str) -> Token:
    """What a browser keeps that came in by a password: by which, and chance that is its own."""
    return Token("passed", f"{_fingerprint(kept)}-{secrets.token_hex(16)}")


def passed_mark(kept: str, token: Token | None) -> str:
    """The mark of a browser that came in by the password that is kept now; "" of any other."""
    if token is None or token.kind != "passed" or not kept:
        return ""
    by, _, mark = token.id.partition("-")
    return mark if compare_digest(by, _fingerprint(kept)) else ""


def _fingerprint(kept: str) -> str:
    return hashlib.sha256(kept.encode()).hexdigest()[:32]

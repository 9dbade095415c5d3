"""Passwords of a helper and a secretary: hashed by Argon2, tried in a thread, few at a time and few a minute.

A try costs memory and time on purpose, so that nobody can try many; what must not be is that a stranger's tries hold up
the others. So only one is worked on at a time, some more may wait, and each address has a purse of its own.
"""

from __future__ import annotations

import asyncio
import re
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from windroos.errors import WindroosError
from windroos.web.budget import Budget
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
"""and of all at one password."""
_ROWS: Final = ("abcdefghijklmnopqrstuvwxyz" * 3, "1234567890" * 20, "qwertyuiopasdfghjklzxcvbnm" * 6)
_TRIED_FIRST: Final = tuple(one for row in _ROWS for one in (row, row[::-1]))
"""Rows of signs that everybody tries first."""


class PasswordError(WindroosError):
    """A password that is not the one, or cannot be one."""


class Passwords:
    """Hashes and tries passwords.

    tries    what an address may try
    account  what all addresses together may try at one password
    """

    def __init__(self, tries: Budget | None = None, account: Budget | None = None) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)
        self._tries = Budget(PER_MINUTE / 60, PER_MINUTE) if tries is None else tries
        self._account = Budget(PER_HOUR / 3600, PER_HOUR) if account is None else account
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

    async def check(self, kept: str, password: str, address: str) -> None:
        """See that a password is the one that was kept; "" was never set, and takes as long.

        Raises PasswordError `password_wrong`, `password_tries`, and BusyError where too many try at once.
        """
        now = asyncio.get_running_loop().time()
        if not (self._tries.take(address, 1, now) and self._account.take(kept, 1, now)):
            raise PasswordError("password_tries", most=PER_MINUTE)
        async with self._slot.one(address):
            right = await asyncio.to_thread(self._is_right, kept, password)
        if not right:
            raise PasswordError("password_wrong")

    def _is_right(self, kept: str, password: str) -> bool:
        try:
            self._hasher.verify(kept or self._hasher.hash(""), password[: MOST + 1])
        except (VerificationError, InvalidHashError):
            return False
        return bool(kept) and len(password) <= MOST

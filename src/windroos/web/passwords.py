"""Passwords of a helper and a secretary: hashed by Argon2, tried in a thread, few at a time and few a minute.

A try costs memory and time on purpose, so that nobody can try many; what must not be is that a stranger's tries hold up
the others. So only one is worked on at a time, some more may wait, and each address has a purse of its own.
"""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from windroos.errors import WindroosError
from windroos.web.budget import Budget
from windroos.web.turns import Slots, WaitingLine

LEAST: Final = 8
MOST: Final = 200
"""Characters of a password."""
MOST_EACH: Final = 2
MOST_WAITING: Final = 8
"""Tries of one address, and of all, that wait for their turn."""
PER_MINUTE: Final = 5


class PasswordError(WindroosError):
    """A password that is not the one, or cannot be one."""


class Passwords:
    """Hashes and tries passwords.

    tries  what an address may try
    """

    def __init__(self, tries: Budget | None = None) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)
        self._tries = Budget(PER_MINUTE / 60, PER_MINUTE) if tries is None else tries
        self._slot = Slots(1, WaitingLine(MOST_EACH, MOST_WAITING))

    async def hashed(self, password: str) -> str:
        """What is kept of a new password. Raises PasswordError `password_short`, `password_long`."""
        if len(password) < LEAST:
            raise PasswordError("password_short", least=LEAST)
        if len(password) > MOST:
            raise PasswordError("password_long", most=MOST)
        return await asyncio.to_thread(self._hasher.hash, password)

    async def check(self, kept: str, password: str, address: str) -> None:
        """See that a password is the one that was kept; "" was never set, and takes as long.

        Raises PasswordError `password_wrong`, `password_tries`, and BusyError where too many try at once.
        """
        if not self._tries.take(address, 1, asyncio.get_running_loop().time()):
            raise PasswordError("password_tries", most=PER_MINUTE)
        async with self._slot.one(address):
            right = await asyncio.to_thread(self._is_right, kept, password[:MOST])
        if not right:
            raise PasswordError("password_wrong")

    def _is_right(self, kept: str, password: str) -> bool:
        try:
            self._hasher.verify(kept or self._hasher.hash(""), password)
        except (VerificationError, InvalidHashError):
            return False
        return bool(kept)

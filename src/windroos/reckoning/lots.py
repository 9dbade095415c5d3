"""Lots that anybody can check: a secret is committed to, a word is called in the hall, and both decide.

The commitment is SHA-256 of the secret. The order is a shuffle (Fisher and Yates) of the members in alphabetical order
by numbers from SHA-256 of both hashes and a counter, without the bias of a remainder.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from hmac import compare_digest
from typing import Final

_SPAN: Final = 2**256


def commitment(secret: str) -> str:
    """What is shown before the draw: 64 hexadecimal digits."""
    return sha256(secret.encode()).hexdigest()


def drawn(secret: str, word: str, members: Iterable[str]) -> tuple[str, ...]:
    """The members in the order in which the lot puts them, the same for the same secret and word."""
    order, numbers = sorted(set(members)), _numbers(secret, word)
    for last in range(len(order) - 1, 0, -1):
        at = _below(last + 1, numbers)
        order[last], order[at] = order[at], order[last]
    return tuple(order)


def is_drawn(committed: str, secret: str, word: str, members: Iterable[str], outcome: Sequence[str]) -> bool:
    """Whether a draw is what was committed to, and nothing else."""
    return compare_digest(committed, commitment(secret)) and drawn(secret, word, members) == tuple(outcome)


def _numbers(secret: str, word: str) -> Iterator[int]:
    """Numbers below 2^256 without end."""
    seed, counter = sha256(secret.encode()).digest() + sha256(word.encode()).digest(), 0
    while True:
        yield int.from_bytes(sha256(seed + counter.to_bytes(8, "big")).digest(), "big")
        counter += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """A number below `limit`, each as likely as the others."""
    fair = _SPAN - _SPAN % limit
    return next(number for number in numbers if number < fair) % limit

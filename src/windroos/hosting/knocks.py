"""Who knocks: a device on which somebody's card is open asks to be known as the player that he is tied to.

It has four digits, which it shows. A device that knows the player says yes to them or no. What waits at a card is kept
beside the stream of ties, and is as short and as quick whether a player is tied to the card or none. Pure.
"""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Final, NamedTuple

from windroos.hosting.errors import TableError
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import COUNT, TEXT, named

LASTS: Final = 300
"""Seconds that a device waits."""
MOST_WAITING: Final = 3
"""Devices that wait at a card; who came first makes room."""
MOST_WRONG: Final = 3
"""Codes typed wrong after which nobody waits any more."""
PER_MINUTE: Final = 5
PER_HOUR: Final = 50
"""So often one may knock at a card, whoever does and in whichever process."""
DIGITS: Final = 4
AT: Final = "knocks "


class Knock(NamedTuple):
    """A device that asks to be let in.

    id       chance, which its browser alone keeps and nobody is shown
    code     the digits that it shows
    asked    when, in seconds
    device   the browser as the club let it in: when that ends, or its card does, nobody waits here any more
    browser  what it calls itself
    player   who said yes to it, "" nobody yet
    wrong    codes typed wrong while it waited
    """

    id: str
    code: str
    asked: int
    device: str
    browser: str
    player: str = ""
    wrong: int = 0


class Knocks(NamedTuple):
    """Who waits at a card, and when anybody knocked there in the last hour, in seconds."""

    waiting: tuple[Knock, ...] = ()
    times: tuple[int, ...] = ()

    def at(self, now: int) -> Knocks:
        """Those whose time is not over."""
        waiting = tuple(one for one in self.waiting if now < one.asked + LASTS)
        return Knocks(waiting, tuple(one for one in self.times if now < one + 3600))

    def emptied(self, now: int) -> Knocks:
        """Where nobody waits any more: how often one knocked still counts, so that nobody knocks the more for it."""
        return self.at(now)._replace(waiting=())

    def found(self, id: str) -> Knock | None:
        """Who waits by that id."""
        return next((one for one in self.waiting if compare_digest(one.id.encode(), id.encode())), None)

    def asking(self, knock: Knock) -> Knocks:
        """With another, whose digits no other has that waits. Raises TableError `knock_tries`."""
        before = self.at(knock.asked)
        lately = sum(knock.asked < one + 60 for one in before.times)
        if lately >= PER_MINUTE or len(before.times) >= PER_HOUR:
            raise TableError("knock_tries", most=PER_MINUTE)
        while any(one.code == knock.code for one in before.waiting):
            knock = knock._replace(code=f"{(int(knock.code) + 1) % 10**DIGITS:0{DIGITS}d}")
        return Knocks((*before.waiting, knock)[-MOST_WAITING:], (*before.times, knock.asked))

    def agreed(self, code: str, player: str) -> Knocks:
        """After a player said yes to these digits; where nobody has them, everybody waits for one try less."""
        if self.has(code, player):
            return self
        if not any(_is(one, code) for one in self.waiting):
            tried = (one._replace(wrong=one.wrong + 1) for one in self.waiting)
            return self._replace(waiting=tuple(one for one in tried if one.wrong < MOST_WRONG))
        return self._each(lambda one: one._replace(player=player) if _is(one, code) else one)

    def has(self, code: str, player: str) -> bool:
        """Whether a player has said yes to these digits."""
        return any(one.player == player and compare_digest(one.code.encode(), code.encode()) for one in self.waiting)

    def refused(self, code: str) -> Knocks:
        """After a player said no to these digits, or with "" to all that nobody has answered."""
        left = (one for one in self.waiting if (one.player if not code else not _is(one, code)))
        return self._replace(waiting=tuple(left))

    def without(self, id: str) -> Knocks:
        """Without the one by that id."""
        return self._replace(waiting=tuple(one for one in self.waiting if one.id != id))

    def _each(self, after: Callable[[Knock], Knock]) -> Knocks:
        return self._replace(waiting=tuple(map(after, self.waiting)))


def _is(knock: Knock, code: str) -> bool:
    """Whether a knock that nobody has answered has these digits."""
    return not knock.player and compare_digest(knock.code.encode(), code.encode())


def knocks_at(club: str, person: str) -> str:
    """The key of the note of who waits at the card of a person of a club."""
    return f"{AT}{club} {person}"


def club_of(key: str) -> str | None:
    """The club of such a key; None where it is no such key."""
    return key.removeprefix(AT).partition(" ")[0] if key.startswith(AT) else None


KNOCKS: Final = fields(
    Knocks,
    Key(
        "waiting",
        listed(
            named(
                "Knock",
                fields(
                    Knock,
                    Key("id", TEXT),
                    Key("code", TEXT),
                    Key("asked", COUNT),
                    Key("device", TEXT),
                    Key("browser", TEXT),
                    Key("player", TEXT, ""),
                    Key("wrong", COUNT, 0),
                ),
            )
        ),
    ),
    Key("times", listed(COUNT)),
)

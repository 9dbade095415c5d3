"""A player as a house knows him: without an account, by what he keeps on his own devices.

Nothing of him stands anywhere else, so that he can be erased.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.hosting.errors import TableError
from windroos.hosting.tickets import Ticket
from windroos.wire.objects import Key, fields, listed, made, mapping, row
from windroos.wire.spelling import COUNT, TEXT

MOST_GAMES: Final = 2000
"""Games that are kept of somebody; the oldest make room."""
MOST_DEVICES: Final = 20
"""Devices on which somebody is known; the one that came first makes room."""
MOST_PASSKEYS: Final = 10
"""Passkeys of somebody."""


class HeldSeat(NamedTuple):
    """A seat of a table, by the mark of the browser that sat down there."""

    table: str
    player: int
    browser: str

    @property
    def ticket(self) -> Ticket:
        """What opens it."""
        return Ticket(self.table, "seat", self.player, browser=self.browser)


class Passkey(NamedTuple):
    """A key of WebAuthn by which a player comes in on another device; only the public half of it.

    id          of the credential, in Base64 for addresses without `=`
    public_key  the credential with its public key, as the authenticator said it (attested credential data)
    signatures  that it has told of; 0 where it does not count
    name        what he calls it
    added, used  days: 2026-11-27; "" never used
    """

    id: str
    public_key: str
    signatures: int
    name: str
    added: str
    used: str = ""


class Profile(NamedTuple):
    """What is kept of a player.

    name     what he calls himself
    since    the day from which he is known: 2026-11-27
    key      the mark of the link that makes him known on a device
    devices  the marks of the devices on which he is known
    seats    where he sat down, the latest last
    solved   the puzzles that he solved, by book
    passkeys by which he comes in on another device
    spent    challenges that a passkey of his has answered, as long as they could be answered again
    also     ids that were his before he was found to be this one
    into     the id of whom he was found to be; then nothing else is kept here
    """

    name: str
    since: str
    key: str
    devices: tuple[str, ...]
    seats: tuple[HeldSeat, ...] = ()
    solved: Mapping[str, tuple[int, ...]] = {}
    passkeys: tuple[Passkey, ...] = ()
    spent: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    into: str = ""

    def holding(self, seats: tuple[HeldSeat, ...]) -> Profile:
        """The same with more seats; of a table the seat that he took last."""
        new = {one.table for one in seats}
        return self._replace(seats=(*(one for one in self.seats if one.table not in new), *seats)[-MOST_GAMES:])

    def solving(self, book: str, number: int) -> Profile:
        """The same with another puzzle."""
        return self._replace(solved={**self.solved, book: tuple(sorted({*self.solved.get(book, ()), number}))})

    def on_device(self, mark: str) -> Profile:
        """The same, known on another device."""
        return self._replace(devices=(*self.devices, mark)[-MOST_DEVICES:])

    def with_passkey(self, passkey: Passkey) -> Profile:
        """The same with another passkey, or with one of his as it is now."""
        others = tuple(one for one in self.passkeys if one.id != passkey.id)
        return self._replace(passkeys=(*others, passkey))

    def adding(self, seats: tuple[HeldSeat, ...]) -> Profile:
        """The same with seats of before; of a table at which he has one he keeps it."""
        return self._replace(seats=tuple(dict.fromkeys((*seats, *self.seats)))[-MOST_GAMES:])

    def spending(self, challenge: str, oldest: int) -> Profile:
        """The same after an answer to a challenge; of earlier ones, those since a moment. Raises TableError."""
        if challenge in self.spent:
            raise TableError("passkey_late")
        recent = (one for one in self.spent if int(one.partition("-")[0]) >= oldest)
        return self._replace(spent=(*recent, challenge))

    def joined(self, other: Profile, id: str) -> Profile:
        """The same with all that was kept of another, by his id: the two are one person, under this one's name."""
        solved = {
            book: tuple(sorted({*self.solved.get(book, ()), *other.solved.get(book, ())}))
            for book in {**self.solved, **other.solved}
        }
        return self.adding(other.seats)._replace(
            since=min(self.since, other.since),
            devices=tuple(dict.fromkeys((*self.devices, *other.devices)))[-MOST_DEVICES:],
            solved=solved,
            passkeys=(*self.passkeys, *other.passkeys),
            spent=(*self.spent, *other.spent),
            also=(*self.also, *other.also, id),
        )


class UsedPasskey(NamedTuple):
    """A passkey that was used, as far as it was found to be true.

    id         of the credential
    signatures that it tells of
    challenge  what it answered, which begins with its moment in seconds
    oldest     before this moment no challenge can be answered any more
    day        2026-11-27
    """

    id: str
    signatures: int
    challenge: str
    oldest: int
    day: str

    def by(self, profile: Profile) -> Profile:
        """What is kept of its player then.

        Raises:
            TableError: `passkey_unknown` it is not his; `passkey_late` the challenge was answered before;
                `passkey_copied` it tells of no more signatures than last time, so that there are two of it.
        """
        held = next((one for one in profile.passkeys if one.id == self.id), None)
        if held is None:
            raise TableError("passkey_unknown")
        spent = profile.spending(self.challenge, self.oldest)
        if (self.signatures or held.signatures) and self.signatures <= held.signatures:
            raise TableError("passkey_copied")
        return spent.with_passkey(held._replace(signatures=self.signatures, used=self.day))


PROFILE: Final = fields(
    Profile,
    Key("name", TEXT),
    Key("since", TEXT),
    Key("key", TEXT),
    Key("devices", listed(TEXT)),
    Key("seats", listed(made(HeldSeat, row(TEXT, COUNT, TEXT))), ()),
    Key("solved", mapping(listed(COUNT)), {}),
    Key("passkeys", listed(made(Passkey, row(TEXT, TEXT, COUNT, TEXT, TEXT, TEXT))), ()),
    Key("spent", listed(TEXT), ()),
    Key("also", listed(TEXT), ()),
    Key("into", TEXT, ""),
)

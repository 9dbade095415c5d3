"""The players whom a house knows: begun, read, changed and erased."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from windroos.hosting.errors import TableError
from windroos.hosting.lobby import Lobby
from windroos.hosting.open_seats import Company
from windroos.hosting.own_games import OwnGame
from windroos.hosting.played_games import PlayedGames
from windroos.hosting.profile import PROFILE, HeldSeat, Profile, UsedPasskey
from windroos.hosting.tickets import new_id
from windroos.hosting.ties import without_players
from windroos.store.changes import BeginStream, Change, ForgetPerson, KeepNote, KeepPerson
from windroos.store.errors import StoreError
from windroos.store.store import Store, today

STREAM: Final = "profiles"
"""The stream whose people they are."""


class FoundProfile(NamedTuple):
    """A player by the id under which he is kept now."""

    id: str
    profile: Profile


class Profiles:
    """The players of one house. Every method may raise StoreError."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby
        self._played = PlayedGames(store, lobby)

    def all(self) -> dict[str, Profile]:
        """All players of the house, by id."""
        found = {id: PROFILE.parse(body) for id, body in self._store.people(STREAM).items()}
        return {id: one for id, one in found.items() if not one.into}

    def find(self, id: str, device: str) -> FoundProfile | None:
        """Who is known on a device; None where he is erased, or the device is his no more."""
        found, _ = self._kept(id)
        return found if found is not None and device in found.profile.devices else None

    def named_by(self, id: str, key: str) -> FoundProfile | None:
        """Whom a link makes known; None where he is erased, or has another link."""
        found, _ = self._kept(id)
        return found if found is not None and found.profile.key == key else None

    def opened_by(self, id: str, passkey: str) -> FoundProfile | None:
        """Whose passkey one is, by the id that it was made for; None where he is erased, or has taken it back."""
        found, _ = self._kept(id)
        held = found is not None and any(one.id == passkey for one in found.profile.passkeys)
        return found if held else None

    def living(self, id: str) -> FoundProfile | None:
        """A player by any id of his; None where he is erased."""
        return self._kept(id)[0]

    def _kept(self, id: str) -> tuple[FoundProfile | None, Change]:
        """Who somebody is by an id of his, and what is written with a change of it: only while it is still that."""
        note = self._store.note(STREAM, id)
        unchanged = KeepNote(STREAM, id, "", 0 if note is None else note.revision)
        body = self._store.person(STREAM, id)
        if body is None:
            return None, unchanged
        profile = PROFILE.parse(body)
        return self._kept(profile.into) if profile.into else (FoundProfile(id, profile), unchanged)

    async def begin(self, name: str, seats: tuple[HeldSeat, ...]) -> tuple[str, str]:
        """A player is known from now on; his id, and the mark of the device on which he said so."""
        if self._store.stream(STREAM) is None:
            try:
                await self._store.write(BeginStream(STREAM, "profiles", ""))
            except StoreError as error:
                if error.code != "store_taken":
                    raise
        id, device = new_id() + new_id(), new_id()
        profile = Profile(name, today().isoformat(), new_id(), (device,)).holding(seats)
        await self._store.write(KeepPerson(STREAM, id, PROFILE.write(profile)))
        return id, device

    async def change(self, id: str, after: Callable[[Profile], Profile], wiped: bool = False) -> None:
        """Something of a player is otherwise; nothing where he is erased. `wiped`: no byte is left of how it was."""

        def changed() -> list[Change]:
            found, unchanged = self._kept(id)
            if found is None or (new := after(found.profile)) == found.profile:
                return []
            return [unchanged, KeepPerson(STREAM, found.id, PROFILE.write(new), wiped)]

        await self._store.decide(changed)

    async def join(self, id: str, key: str) -> str:
        """A player is known on another device, by his link; its mark. Raises TableError `profile_link`."""
        device = new_id()
        if self.named_by(id, key) is None:
            raise TableError("profile_link")
        await self.change(id, lambda found: found.on_device(device) if found.key == key else found)
        if self.find(id, device) is None:  # another link was made meanwhile
            raise TableError("profile_link")
        return device

    async def come_in(self, id: str, used: UsedPasskey, own: str, seats: tuple[HeldSeat, ...]) -> tuple[str, str]:
        """A player is known where his passkey was used; his id, and the mark of the device.

        Who was known there until now is the same person from now on: what was kept of either is kept of one, all of
        it or nothing, and a second time nothing is otherwise.

        Args:
            id: the one that the passkey was made for
            used: what the passkey said, which is known to be true
            own: an id of who is known there, with a stroke and the mark of the device; "" of nobody
            seats: what else is his there
        Raises:
            TableError: `passkey_unknown`, `passkey_late`, `passkey_copied`.
        """
        own_id, _, mark = own.partition("-")
        device, came = new_id(), ("", "")

        def changed() -> list[Change]:
            nonlocal came
            found, unchanged = self._kept(id)
            if found is None:
                raise TableError("passkey_unknown")
            other, other_unchanged = self._kept(own_id) if own_id else (None, unchanged)
            if other is not None and mark not in other.profile.devices:
                other = None
            now = used.by(found.profile).adding(seats)
            changes = [unchanged]
            if other is None:
                now = now.on_device(device)
            elif other.id != found.id:
                now = now.joined(other.profile, other.id)
                left = PROFILE.write(Profile("", other.profile.since, "", (), into=found.id))
                changes += [other_unchanged, KeepPerson(STREAM, other.id, left, wiped=True)]
            came = found.id, device if other is None else mark
            return [*changes, KeepPerson(STREAM, found.id, PROFILE.write(now))]

        await self._store.decide(changed)
        return came

    async def let_in(self, id: str, spent: Callable[[], list[Change]]) -> str:
        """A player is known on another device by what is spent for it, both written or neither; the device's mark.

        Raises what `spent` does, and TableError `profile_none` where he is erased.
        """
        device = new_id()

        def changed() -> list[Change]:
            changes = spent()
            found, unchanged = self._kept(id)
            if found is None:
                raise TableError("profile_none")
            return [*changes, unchanged, KeepPerson(STREAM, found.id, PROFILE.write(found.profile.on_device(device)))]

        await self._store.decide(changed)
        return device

    async def erase(self, id: str) -> None:
        """Nothing is kept of a player: his games stay, at which he has no name any more."""
        seats: Mapping[str, set[HeldSeat]] = {}

        def erased() -> list[Change]:
            nonlocal seats
            found, unchanged = self._kept(id)
            if found is None:
                seats = {}
                return []
            seats, changes = self._forgetting(found.profile)
            ids = (found.id, *found.profile.also)
            forgotten = [ForgetPerson(STREAM, one) for one in ids]
            return [unchanged, *forgotten, *changes, *without_players(self._store, ids)]

        await self._store.decide(erased)
        for table in seats:
            await self._lobby.renamed(table)

    def _forgetting(self, profile: Profile) -> tuple[Mapping[str, set[HeldSeat]], list[Change]]:
        """By table the seats that a player has or had, those too to which he went on from them; and what forgets him.

        Whoever sits down or goes on meanwhile is written first or is refused: of each table is read first who is there.
        """
        seats: dict[str, set[HeldSeat]] = {}
        company: dict[str, tuple[Company, int]] = {}
        going = list(profile.seats)
        while going:
            one = going.pop()
            if one in seats.get(one.table, ()) or self._store.stream(one.table) is None:
                continue
            if one.table not in company:
                company[one.table] = self._lobby.open_seats.company(one.table)
            seats.setdefault(one.table, set()).add(one)
            if self.is_of(one) and (next := self._lobby.new.next_of(one.table)):
                going.append(one._replace(table=next))
        forgetting = self._lobby.open_seats.forgetting
        return seats, [change for id, those in seats.items() for change in forgetting(id, those, *company[id])]

    def is_of(self, held: HeldSeat) -> bool:
        """Whether a seat is still that browser's."""
        if not held.table or self._store.stream(held.table) is None:
            return False
        return self._lobby.seats.of(held.table, held.player).browser == held.browser

    async def games(self, profile: Profile) -> list[OwnGame]:
        """The games of a player, the latest first; without those that another version of the program wrote."""
        return await self._played.of(profile.seats)

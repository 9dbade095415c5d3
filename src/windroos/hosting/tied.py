"""Players of the house who are persons of its clubs: who is who now, said and taken back, and let in by a card.

One player is one person of a club and the other way. An event names whom it was said of then. Of several ties that come
to one person or one player, because two were merged or found to be one, that one holds that was said of those who go
on, else the latest; where a merging is undone, each has his own again.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.people import People, one_with
from windroos.hosting.clubs import Clubs
from windroos.hosting.errors import TableError
from windroos.hosting.knocks import DIGITS, KNOCKS, Knock, Knocks, knocks_at
from windroos.hosting.profiles import FoundProfile, Profiles
from windroos.hosting.ties import STREAM, TieBook, TieEvent
from windroos.store.changes import Change, KeepNote
from windroos.store.store import Store, today

MOST_TOLD: Final = 5
"""Of what was said of a person or a player, the latest."""


class PlayerTie(NamedTuple):
    """A player who is a person of a club, both as they are kept now; the day on which it was said, and where."""

    club: str
    person: str
    player: FoundProfile
    day: str
    browser: str


class Knocking(NamedTuple):
    """Somebody who knocks at a card that is tied to a player: the club, its name, and who."""

    club: str
    called: str
    knock: Knock


class TiedPlayers:
    """The ties of one house. Every method may raise StoreError and, of a club that cannot be read, ClubError."""

    def __init__(self, store: Store, clubs: Clubs, profiles: Profiles) -> None:
        self._store = store
        self._clubs = clubs
        self.profiles: Final = profiles
        self._book = TieBook(store)

    def of_person(self, club: str, people: People, person: str) -> PlayerTie | None:
        """The player that a person of a club is, by any id of his."""
        who = one_with(people, person)
        if not any(one.club == club and _is_of(people, one.person, who) for one in self._book.held()):
            return None  # without a look at the players of all others
        return next((tie for tie in self._of_club(club, people) if tie.person == who), None)

    def of_player(self, id: str) -> list[PlayerTie]:
        """The persons that a player is, one of each club at most; by the id under which he is kept now."""
        ids = self._ids(id)
        found = {one.club for one in self._book.held() if one.player in ids}
        ties = (tie for club in self._clubs.ids() if club in found for tie in self._of_club(club, self._people(club)))
        return [tie for tie in ties if tie.player.id == id]

    def called(self, club: str) -> str:
        """What a club is called."""
        return self._clubs.state(club).name

    def state(self, club: str) -> ClubState:
        """A club itself, without its evenings."""
        return self._clubs.state(club)

    def told_of_person(self, club: str, people: People, person: str) -> list[TieEvent]:
        """What was said of a person of a club, the latest first; of devices that were let in only the player reads."""
        who, ties = one_with(people, person), ("tied", "loosened")
        return self._latest(lambda one: one.what in ties and one.club == club and _is_of(people, one.person, who))

    def told_of_player(self, id: str) -> list[TieEvent]:
        """What was said of a player, the latest first, in the clubs that there are."""
        clubs, ids = self._clubs.ids(), self._ids(id)
        return self._latest(lambda one: one.club in clubs and one.player in ids)

    def _latest(self, which: Callable[[TieEvent], bool]) -> list[TieEvent]:
        return [one for one in reversed(self._book.told()) if which(one)][:MOST_TOLD]

    def _people(self, club: str) -> People:
        return self._clubs.state(club).people

    def _ids(self, player: str) -> frozenset[str]:
        """All ids that a player ever had."""
        found = self.profiles.living(player)
        return frozenset() if found is None else frozenset((found.id, *found.profile.also))

    def _living(self, player: str) -> str:
        """The id under which a player is kept now, "" where he is erased."""
        found = self.profiles.living(player)
        return "" if found is None else found.id

    def _of_club(self, club: str, people: People) -> list[PlayerTie]:
        """The ties of a club that hold."""
        found: list[tuple[bool, int, PlayerTie]] = []
        for at, one in enumerate(self._book.held()):
            if one.club != club or one.person not in people or people[who := one_with(people, one.person)].erased:
                continue
            if self._store.person(club, who) is None:
                continue  # erased since, and the club was put back as it was before
            if (player := self.profiles.living(one.player)) is not None:
                is_own = (one.person, one.player) == (who, player.id)
                found.append((is_own, at, PlayerTie(club, who, player, one.day, one.browser)))
        ties: list[PlayerTie] = []
        for _, _, tie in sorted(found, key=lambda row: row[:2], reverse=True):
            if not any(tie.person == one.person or tie.player.id == one.player.id for one in ties):
                ties.append(tie)
        return ties

    async def tie(self, club: str, person: str, player: str, browser: str) -> None:
        """A player is a person of a club from now on; a second time nothing is otherwise.

        Raises:
            TableError: `tie_person`: he is another player already; `tie_player`: the player is another person there.
        """
        await self._book.begin()

        def tied() -> Sequence[Change]:
            self._book.told()
            people = self._people(club)
            who, found = one_with(people, person), self.profiles.living(player)
            if found is None:
                raise TableError("profile_none")
            for one in self._of_club(club, people):
                if (one.person, one.player.id) == (who, found.id):
                    return ()
                if one.person == who:
                    raise TableError("tie_person")
                if one.player.id == found.id:
                    raise TableError("tie_player", club=self.called(club))
            new = TieEvent("tied", club, who, found.id, today().isoformat(), "card", browser)
            return self._book.writing([*self._loosening(club, people, who, found.id, "card", browser), new])

        await self._store.decide(tied)

    async def loosen(self, club: str, by: str, browser: str, person: str = "", player: str = "") -> None:
        """A person of a club, or a player, is not the other any more; nothing where he is not.

        Args:
            club: the club
            by: `card` or `player`
            browser: in which it is said
            person, player: one of the two
        """

        def loosened() -> Sequence[Change]:
            self._book.told()
            people = self._people(club)
            who = one_with(people, person) if person else ""
            ties = self._of_club(club, people)
            tie = next((one for one in ties if who == one.person or player == one.player.id), None)
            if tie is None:
                return ()
            return self._book.writing(self._loosening(club, people, tie.person, tie.player.id, by, browser))

        await self._store.decide(loosened)

    def _loosening(self, club: str, people: People, who: str, player: str, by: str, browser: str) -> list[TieEvent]:
        """What loosens all of a person and of a player, so that nothing older comes to hold by it."""

        def is_theirs(one: TieEvent) -> bool:
            return one.club == club and (_is_of(people, one.person, who) or self._living(one.player) == player)

        return self._book.loosening(is_theirs, by, browser)

    async def knock(self, club: ClubState, id: str, person: str, device: str, browser: str) -> Knock:
        """A browser in which a card is open asks to be known as the player; whether there is one is not looked at.

        Args:
            club: the club as it is now
            id: of its stream
            person: whose card it is
            device: the browser as the club let it in
            browser: what it calls itself
        Raises:
            TableError: `knock_tries`.
        """
        await self._book.begin()
        code = f"{secrets.randbelow(10**DIGITS):0{DIGITS}d}"
        new = Knock(secrets.token_hex(16), code, int(time.time()), device, browser)
        key = knocks_at(id, one_with(club.people, person))

        def asked() -> Sequence[Change]:
            nonlocal new
            knocks, keep = self._knocks(key)
            after = knocks.asking(new)
            new = after.waiting[-1]
            return [keep(after)]

        await self._store.decide(asked)
        return new

    def knocking(self, player: str) -> list[Knocking]:
        """Who knocks at the cards of a player and waits for his answer."""
        return [
            Knocking(tie.club, self.called(tie.club), knock)
            for tie in self.of_player(player)
            for knock in self._knocks(knocks_at(tie.club, tie.person))[0].waiting
            if not knock.player and _is_open(self.state(tie.club), tie.person, knock)
        ]

    async def answer(self, player: str, club: str, code: str, agrees: bool) -> bool:
        """A player says yes or no to digits; whether anybody had them."""
        tie = next((one for one in self.of_player(player) if one.club == club), None)
        if tie is None:
            return False
        key, had = knocks_at(club, tie.person), False

        def answered() -> Sequence[Change]:
            nonlocal had
            knocks, keep = self._knocks(key)
            after = knocks.agreed(code, player) if agrees else knocks.refused(code)
            had = not agrees or after.has(code, player)
            return [keep(after)] if after != knocks else ()

        await self._store.decide(answered)
        return had

    def agreed(self, club: ClubState, id: str, person: str, knock: str) -> FoundProfile | None:
        """The player who said yes to who knocked, while he still is that person; None: nobody yet, or no more."""
        who = one_with(club.people, person)
        found = self._knocks(knocks_at(id, who))[0].found(knock)
        if found is None or not found.player or not _is_open(club, who, found):
            return None
        tie = self.of_person(id, club.people, who)
        return tie.player if tie is not None and tie.player.id == self._living(found.player) else None

    async def let_in(self, club: ClubState, id: str, person: str, knock: str) -> tuple[str, str]:
        """Who knocked is known as the player who said yes: his id, and the mark of the device. Once.

        Raises:
            TableError: `knock_late`.
        """
        key = knocks_at(id, one_with(club.people, person))
        player = self.agreed(club, id, person, knock)
        if player is None:
            raise TableError("knock_late")

        def spent() -> list[Change]:
            self._book.told()
            knocks, keep = self._knocks(key)
            found = knocks.found(knock)
            if found is None:
                raise TableError("knock_late")
            day, who = today().isoformat(), one_with(club.people, person)
            came = TieEvent("let_in", id, who, player.id, day, "player", found.browser)
            return [keep(knocks.without(knock)), *self._book.writing([came])]

        return player.id, await self.profiles.let_in(player.id, spent)

    async def give_up(self, club: ClubState, id: str, person: str, knock: str) -> None:
        """Who knocked waits no more."""
        key = knocks_at(id, one_with(club.people, person))

        def gone() -> Sequence[Change]:
            knocks, keep = self._knocks(key)
            after = knocks.without(knock)
            return [keep(after)] if after != knocks else ()

        await self._store.decide(gone)

    def _knocks(self, key: str) -> tuple[Knocks, Callable[[Knocks], Change]]:
        """Who waits at a card now, and what keeps another state of it, where nobody wrote meanwhile."""
        note = self._store.note(STREAM, key)
        revision = 0 if note is None else note.revision
        knocks = Knocks() if note is None else KNOCKS.parse(note.body).at(int(time.time()))
        return knocks, lambda after: KeepNote(STREAM, key, KNOCKS.write(after), revision)


def _is_of(people: People, person: str, who: str) -> bool:
    return person in people and one_with(people, person) == who


def _is_open(club: ClubState, who: str, knock: Knock) -> bool:
    """Whether the card by which somebody knocked is still open in his browser."""
    device = club.rights.devices.get(knock.device)
    return device is not None and _is_of(club.people, device.person, who)

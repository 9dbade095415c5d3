"""The club of a folder: read from its streams, and written to them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping
from datetime import date
from secrets import token_hex
from typing import Any, Final

from windroos.club.deciding import ClubDecision, ClubWorld, decide
from windroos.club.errors import ClubError
from windroos.club.log_book import LogAsked, LogEntry, LogPart
from windroos.club.past_requests import DoImport, DoUndoImport
from windroos.club.person_card import PersonCard, card_text, read_card
from windroos.club.person_requests import DoMerge
from windroos.club.requests import DoShow, Request
from windroos.club.season_requests import DoEndSeason, DoLetStand, DoLot, DoResumeSeason
from windroos.club.showing import show
from windroos.club.tallying import ruled_by
from windroos.club.told import club_text, evening_text, read_club, read_evening, readable
from windroos.club.whole import WholeClub
from windroos.hosting.bulk import without_collecting
from windroos.hosting.club_cards import club_stream, wipe_expired
from windroos.hosting.club_reading import ClubRead, left_to_read, read_evening_alone, read_whole
from windroos.hosting.hand_counting import Counting, CountingState, HandsCounted, counted_in_thread
from windroos.hosting.kept_counts import keeping, kept_counts, letting_go, stale
from windroos.hosting.ties import without_people
from windroos.people.mentions import with_names
from windroos.store.changes import Append, BeginStream, Change, ForgetPerson, KeepPerson
from windroos.store.errors import StoreError
from windroos.store.store import Store

TRIES: Final = 5
"""How often something is decided anew where another program was quicker."""
FEW_EVENINGS: Final = 20
"""So many that were written to since are read by who asks, in some milliseconds."""
MANY_HANDS: Final = 2_000
"""From so many on nobody waits for a page without being told; a second, or two."""
_OTHERS: Final = ("store_conflict", "store_taken")
_OF_ALL_EVENINGS: Final = (DoImport, DoMerge, DoUndoImport, DoEndSeason, DoLetStand, DoResumeSeason, DoLot)
"""What is decided by looking at every evening."""


class ClubFolder:
    """A club in a store. Every method may raise StoreError.

    id  of its stream, "" for the oldest that is there; where it is not there, it begins under this id

    Nothing is read before it is asked for. Another program may write to the same file: what it wrote is seen at the
    next question.
    """

    def __init__(self, store: Store, id: str = "") -> None:
        self._store = store
        self._wanted = id
        self._read = ClubRead()
        self._reading = asyncio.Lock()
        """Who reads beside whatever else goes on: another waits for the same."""
        self._shown: dict[tuple[DoShow, date], dict[str, Any]] = {}
        """What was shown since anything was last written."""
        self._to_count = CountingState()
        self._turn = asyncio.Lock()
        """Who writes: another waits, so that what he asks is decided on what was written before."""

    @property
    def id(self) -> str:
        """The stream of the club, that its people are kept with; "" where there is none yet."""
        return self._read.id

    async def at_hand(self) -> None:
        """Have all that is known of the club at hand, so that nobody waits for it who asks for something else.

        What takes long, all of it at first, and very many evenings that were written since, is read on another thread.
        Raises ClubError for what cannot be read.
        """
        async with self._reading:
            while (left := left_to_read(self._store, self._wanted, known := self._read)) is None or left > FEW_EVENINGS:
                read = await asyncio.to_thread(read_whole, self._store, self._wanted, known)
                if self._read is known:  # else somebody read on meanwhile, and this is the older of the two
                    self._adopt(read)

    def names(self) -> Mapping[str, str]:
        """What the people of the club are called, by id; nothing else is read for it. Raises ClubError."""
        if self._read.version == self._store.version():
            return self._read.names
        return {person: read_card(body).name for person, body in self._store.people(self.stream).items()}

    @property
    def stream(self) -> str:
        """The same, also where nothing of it was read yet."""
        return self.id or club_stream(self._store, self._wanted)

    def around(self, evening: str) -> ClubWorld:
        """What is known of the club and of one of its evenings; the others may not be there, or as they were.

        It takes no longer where the club has many years, and was never read. Raises ClubError for what cannot be read.
        """
        if self.id:
            self._look(evening)
            return self._read.world
        return read_evening_alone(self._store, ClubRead(self.stream), evening).world

    def world(self) -> ClubWorld:
        """All that is known of the club now."""
        self._look(everything=True)
        return self._read.world

    def show(self, asked: DoShow, today: date) -> dict[str, Any]:
        """What is asked for; reckoned once until anything is written.

        Raises ClubError, ReckoningError.
        """
        self._look(everything=True)
        if asked.what == "log":
            return self._log(asked)
        shown = self._shown  # another thread may begin anew meanwhile
        if (found := shown.get((asked, today))) is None:
            with without_collecting():
                found = shown[asked, today] = show(self._read.world, asked, today)
        return found

    async def do(self, asked: Request, by: str, today: date) -> dict[str, Any]:
        """Do what is asked and say what came of it; what is answered is on disk.

        Args:
            asked: what is asked; `DoShow` is shown
            by: who asks it, as the log will say: a role, or a role and the id of a person
            today: the day of asking

        Raises ClubError, ReckoningError: nothing was changed.
        """
        if isinstance(asked, DoShow):
            return self.show(asked, today)
        await self.at_hand()
        async with self._turn:
            for _ in range(TRIES):
                evening = getattr(asked, "evening", "") or getattr(asked, "id", "")
                self._look(evening, everything=(many := isinstance(asked, _OF_ALL_EVENINGS)))
                read = self._read
                if many:  # years of evenings are looked at: nobody at a table waits for it
                    decision = await asyncio.to_thread(decide, read.world, asked, token_hex(8))
                else:
                    decision = decide(read.world, asked, token_hex(8))
                try:
                    await self._store.write(*self._changes(read, decision, by))
                except StoreError as refused:
                    if refused.code not in _OTHERS or decision.correction:
                        raise
                    continue
                return dict(decision.answer)
        raise StoreError("store_busy", file=self.id)

    async def let_expire(self, today: date) -> bool:
        """Keep no note whose day has come, and no byte of it in the files; whether there was any. The cards are read.

        Raises ClubError.
        """
        async with self._turn:
            return await wipe_expired(self._store, club_stream(self._store, self._wanted), today)

    @property
    def was_read(self) -> bool:
        """Whether anybody asked anything of it, and there is a club."""
        return self._read.club is not None

    @property
    def counting(self) -> HandsCounted | None:
        """How far the counting of what was never counted is; None where little is left, which a page does by itself."""
        club, evenings = self._read.club, self._read.evenings
        far = self._to_count.far(club, evenings) if club is not None else None
        return far if far is not None and far.of_hands >= MANY_HANDS else None

    async def keep_counts(self, most: int, count: Counting = counted_in_thread) -> int:
        """Count evenings at rest of which it is not kept what they come to, and keep it; how many were counted.

        At most so many, by `count`. It is used from the call on that finds nothing more, also where it was not written.
        """
        self._look(everything=True)
        if (club := self._read.club) is None:
            return 0
        if found := self._to_count.lacking(club, self._read.evenings, most):
            texts = await count(club, found, ruled_by(club.settings))
            for evening, text in zip(found, texts, strict=True):
                if self._read.club is club and self._read.evenings[evening.id] is evening:
                    self._to_count.add(evening, text)
            for evening, text in zip(found, texts, strict=True):  # where this fails, all are known
                await self._store.write(*keeping(f"{self.id}.{evening.id}", text))
        elif taken := self._to_count.taken():
            self._read = self._read._replace(evenings={**self._read.evenings, **taken})
        return len(found)

    def stale_counts(self) -> tuple[str, ...]:
        """Ids of the evenings of which something is kept that counting them anew does not come to; it takes long."""
        self._look(everything=True)
        if (club := self._read.club) is None:
            return ()
        streams = {f"{self.id}.{id}": one for id, one in self._read.evenings.items()}
        found = stale(kept_counts(self._store), club, streams, ruled_by(club.settings))
        return tuple(stream.partition(".")[2] for stream in found)

    async def let_go_counts(self, evenings: Iterable[str]) -> None:
        """Use nothing any more that was kept of these evenings. Raises StoreError."""
        await self._store.write(*(change for id in evenings for change in letting_go(f"{self.id}.{id}")))

    def whole(self) -> WholeClub:
        """Every event of the club and of its evenings, and the cards of its people."""
        self._look(everything=True)
        streams = {id: f"{self.id}.{id}" for id in self._read.evenings}
        return WholeClub(
            tuple(read_club(event.body) for event in self._store.events(self.id)),
            {id: tuple(read_evening(event.body) for event in self._store.events(key)) for id, key in streams.items()},
            self._read.cards,
        )

    async def restore(self, whole: WholeClub) -> None:
        """Begin with all of a club that was kept elsewhere. Raises ClubError `import_full` where there is one."""
        async with self._turn:
            self._look()
            if self.id:
                raise ClubError("import_full")
            id = self._wanted or token_hex(4)
            own = [club_text(told.by, told.what) for told in whole.club]
            changes: list[Change] = [BeginStream(id, "club", ""), Append(id, 0, own)]
            for evening, events in whole.evenings.items():
                texts = [evening_text(told.by, told.what) for told in events]
                changes += [BeginStream(f"{id}.{evening}", "evening", ""), Append(f"{id}.{evening}", 0, texts)]
            cards = (KeepPerson(id, person, card_text(card)) for person, card in whole.people.items())
            await self._store.write(*changes, *cards)

    def _look(self, evening: str = "", *, everything: bool = False) -> None:
        """Take in what was written since."""
        if everything or not self.id:
            self._adopt(read_whole(self._store, self._wanted, self._read))
        else:
            self._adopt(read_evening_alone(self._store, self._read, evening))

    def _adopt(self, read: ClubRead) -> None:
        if read[:-1] != self._read[:-1]:
            self._shown = {}
        self._read = read

    def _changes(self, read: ClubRead, decision: ClubDecision, by: str) -> list[Change]:
        """What is written for a decision on what was read."""
        changes: list[Change] = []
        id = read.id
        if read.club is None and decision.club:
            id = self._wanted or token_hex(4)
            changes.append(BeginStream(id, "club", ""))
        if decision.club:
            known = 0 if read.club is None else read.club.length
            changes.append(Append(id, known, [readable(read_club, club_text(by, event)) for event in decision.club]))
        for evening, told in {decision.evening: decision.events, **decision.evenings}.items():
            stream, old = f"{id}.{evening}", read.evenings.get(evening)
            if told and old is None:
                changes.append(BeginStream(stream, "evening", ""))
            if told:
                bodies = [readable(read_evening, evening_text(by, event)) for event in told]
                changes.append(Append(stream, 0 if old is None else old.length, bodies))
        cards = {
            person: read.cards.get(person, PersonCard(name))._replace(name=name)
            for person, name in decision.names.items()
        }
        changes += [
            KeepPerson(id, person, readable(read_card, card_text(card)))
            for person, card in {**cards, **decision.cards}.items()
        ]
        changes += [ForgetPerson(id, person) for person in decision.forgotten]
        return changes + without_people(self._store, id, decision.forgotten)

    def log(self, asked: LogAsked, limit: int | None = None, offset: int = 0) -> LogPart:
        """What happened, the latest first: so many of it, without so many of the latest."""
        self._look(everything=True)
        if not self.id:
            return LogPart(0, ())
        stream = f"{self.id}.{asked.evening}" if asked.evening else self.id
        having, made = list(asked.signs()), asked.moments()
        count, found = self._store.latest(stream, not asked.evening, having, made, limit, offset)
        return LogPart(
            count, tuple(LogEntry(event.at, of.partition(".")[2], event.number, event.body) for of, event in found)
        )

    def happened(self, evening: str) -> list[tuple[int, str]]:
        """All that happened to an evening, "" for the club itself: numbers and texts, in order."""
        self._look()
        return [(one.number, one.body) for one in self._store.events(f"{self.id}.{evening}" if evening else self.id)]

    def _log(self, asked: DoShow) -> dict[str, Any]:
        """What happened, in order of time; of one evening or person where that is asked."""
        names = {id: json.dumps(name)[1:-1] for id, name in self._read.names.items()}
        rows = []
        for entry in reversed(self.log(LogAsked(asked.evening, (asked.person,) if asked.person else ())).entries):
            told = json.loads(with_names(entry.text, names))
            at = entry.at.isoformat(timespec="seconds")
            evening = entry.evening or None
            rows.append({"at": at, "by": told["by"], "evening": evening, "number": entry.number, **told["what"]})
        return {"rows": rows}

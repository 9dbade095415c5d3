"""What the evenings of a club were counted to, as a store keeps it beside their events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Final, NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.counts import CountTexts, count_texts, is_counted, same_seats
from windroos.club.evening_state import EveningState
from windroos.club.mahjongs import ProgramRulings
from windroos.hosting.counting_mark import counting_mark
from windroos.store.changes import Change, KeepReckoned
from windroos.store.store import Store

_SEATS: Final = "seats"
_TABLES: Final = "tables"


class KeptCounts(NamedTuple):
    """What is kept of evenings by this program, by stream: seats, and tables with the mark of what they came from."""

    seats: Mapping[str, str] = {}
    tables: Mapping[str, tuple[str, str]] = {}

    def of(self, stream: str) -> CountTexts | None:
        """What is kept of an evening; None for nothing."""
        if stream not in self.seats:
            return None
        return CountTexts(self.seats[stream], *self.tables.get(stream, ("", "")))


def kept_counts(store: Store) -> KeptCounts:
    """What a store keeps; what another program counted is let be. Raises StoreError."""
    rows = store.many.reckoned_of("evening", _SEATS)
    if not rows:
        return KeptCounts()
    program = counting_mark()
    seats = {stream: one.body for stream, one in rows.items() if one.mark == program}
    tables = {}
    for stream, one in store.many.reckoned_of("evening", _TABLES).items():
        by, _, mark = one.mark.partition(" ")
        if by == program:
            tables[stream] = (one.body, mark)
    return KeptCounts(seats, tables)


def lacking(club: ClubState, evenings: Iterable[EveningState], ruled: ProgramRulings) -> list[EveningState]:
    """The evenings at rest of which it is not known what they come to as the club now is.

    At rest is what is closed, and what was never closed where another evening was played since.
    """
    known = list(evenings)
    last = max((one.day for one in known if one.results), default=date.min)
    return [one for one in known if (one.closed or one.day < last) and not is_counted(club, one, ruled)]


def keeping(stream: str, texts: CountTexts) -> tuple[Change, ...]:
    """What is written to keep what an evening was counted to."""
    program = counting_mark()
    return (
        KeepReckoned(stream, _SEATS, program, texts.seats),
        KeepReckoned(stream, _TABLES, f"{program} {texts.mark}", texts.tables),
    )


def letting_go(stream: str) -> tuple[Change, ...]:
    """What is written so that nothing kept of an evening is used any more: it is counted anew."""
    return KeepReckoned(stream, _SEATS, "", ""), KeepReckoned(stream, _TABLES, "", "")


def stale(
    kept: KeptCounts, club: ClubState, streams: Mapping[str, EveningState], ruled: ProgramRulings
) -> tuple[str, ...]:
    """The streams of evenings of which something is kept that counting them anew does not come to.

    What is kept of an earlier state of an evening, of its people or of the rulings is not used, and so not looked at.
    """
    found = []
    for stream, evening in streams.items():
        known = kept.of(stream)
        if known is None:
            continue
        new = count_texts(club, evening, ruled)
        differs = known.tables != new.tables and known.mark == new.mark
        if differs or not same_seats(known.seats, new.seats):
            found.append(stream)
    return tuple(found)

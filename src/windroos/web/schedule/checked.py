"""A schedule that somebody brings along, as the page shows it: what is wrong first, then every figure beside ours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from windroos.importing.schedule_roll import ReadSchedule
from windroos.importing.schedules import doubt_error, paper_in
from windroos.seating.errors import SeatingError
from windroos.seating.measure import SeatingMeasure, club_bound, club_meetings, measure
from windroos.seating.rounds import Round, meetings, pair
from windroos.text.schedule_layouts import LAYOUTS
from windroos.text.web.schedule import WORDS
from windroos.text.words import Lang
from windroos.web.schedule.asked import MOST_PLAYERS, MOST_ROUNDS, TypedSchedule
from windroos.web.schedule.shown import ScheduleFigure, figures, pair_map, ways

MOST_SAID: Final = 40
"""Mistakes, and pairs, that are named one by one."""
MOST_IN_TABLE: Final = 40
"""Players of whom a table of all pairs can be read."""


class BroughtSchedule(NamedTuple):
    """What somebody pasted, and which players belong to which club, as typed."""

    data: bytes
    clubs: str = ""


class RepeatedPair(NamedTuple):
    """Two who meet more than once: how often, and at which table of which round, from 1."""

    names: tuple[str, str]
    times: int
    where: tuple[tuple[int, int], ...]


class CheckedSchedule(NamedTuple):
    """What the page says of it.

    wrong     a sentence for each mistake, `more` of them are not named
    counted   how many pairs meet how often, the least first
    repeated  the pairs, who meet most first; `unnamed` of them are not named
    clubmates meetings of people of one club, as pairs
    ours      what asks for our own schedule for the same numbers, None where we make none
    """

    read: ReadSchedule
    text: str
    layout: str
    wrong: tuple[str, ...]
    more: int
    counted: tuple[tuple[int, int], ...]
    repeated: tuple[RepeatedPair, ...]
    unnamed: int
    clubmates: tuple[RepeatedPair, ...]
    table: tuple[tuple[str, tuple[str, ...]], ...]
    ours: TypedSchedule | None


def checked(brought: BroughtSchedule, lang: Lang) -> CheckedSchedule:
    """The schedule gone through. Raises SeatingError where it is none, ImportingError, WireError."""
    paper = paper_in(brought.data)
    read = paper.read._replace(clubs=with_clubs(paper.read, brought.clubs))
    met = meetings(read.rounds)
    counts = Counter(met[one] for one in combinations(range(len(read.players)), 2))
    again = _named((one for one, times in met.most_common() if times > 1), read, met)
    mates = _named(dict.fromkeys(one for *_, one in club_meetings(read.rounds, read.clubs)), read, met)
    return CheckedSchedule(
        read=read, text=paper.text, layout=LAYOUTS[read.layout].to(lang),
        wrong=tuple(doubt_error(doubt).sentence(lang) for doubt in read.doubts[:MOST_SAID]),
        more=max(0, len(read.doubts) - MOST_SAID), counted=tuple(sorted(counts.items())),
        repeated=tuple(again[:MOST_SAID]), unnamed=max(0, len(again) - MOST_SAID), clubmates=tuple(mates[:MOST_SAID]),
        table=_table(read, met), ours=_ours(read),
    )  # fmt: skip


def checked_values(found: CheckedSchedule, ours: SeatingMeasure | None, lang: Lang) -> dict[str, object]:
    """What the template is given: the figures with ours beside them, the map, and everybody's way."""
    rounds, read = found.read.rounds, found.read
    here = measure(rounds)
    theirs = {one.key: one.value for one in figures(rounds, ours, lang)} if ours is not None else {}
    again = _again(read)
    return {
        "found": found,
        "here": here,
        "ours": ours,
        "figures": [(one, theirs.get(one.key, "")) for one in brought_figures(read, here, lang)],
        "best": not read.doubts and here.repeats == here.bound,
        "map": pair_map(rounds),
        "ways": [(read.players[way.number - 1], way, again[way.number - 1]) for way in ways(rounds, lang)],
    }


def brought_figures(read: ReadSchedule, found: SeatingMeasure, lang: Lang) -> list[ScheduleFigure]:
    """The figures of what was brought: mistakes first; no bound where people come and go, no winds where none are."""
    silent = ("broken", "rather", *(() if read.winds else ("winds", "neighbours")))
    told = [one for one in figures(read.rounds, found, lang) if one.key not in silent]
    wrong = len(read.doubts)
    if any(read.clubs):
        count, bound = sum(1 for _ in club_meetings(read.rounds, read.clubs)), club_bound(read.rounds, read.clubs)
        name = WORDS["club_figure"].to(lang)
        told.insert(2, ScheduleFigure("clubs", name, str(count), str(bound), well=count == bound))
    if wrong:
        told = [one._replace(bound="", well=False) for one in told]
    return [ScheduleFigure("wrong", WORDS["wrong_figure"].to(lang), str(wrong), "0", well=not wrong), *told]


def _again(read: ReadSchedule) -> list[str]:
    """Of each player whom he meets more than once, and how often."""
    twice: list[list[str]] = [[] for _ in read.players]
    for (one, other), times in sorted(meetings(read.rounds).items()):
        if times > 1:
            twice[one].append(f"{read.players[other]} {times}×")
            twice[other].append(f"{read.players[one]} {times}×")
    return [", ".join(some) for some in twice]


def with_clubs(read: ReadSchedule, text: str) -> tuple[str, ...]:
    """The club of each player: as the schedule says, and as typed, a club a line.

    Raises SeatingError `seating_club`.
    """
    clubs, number = list(read.clubs), {label.casefold(): at for at, label in enumerate(read.players)}
    for line in filter(str.strip, text.splitlines()):
        club, mark, who = line.partition(":")
        if not mark or not club.strip() or not who.strip():
            raise SeatingError("seating_club", text=line.strip()[:40])
        for one in who.split(","):
            first, _, last = one.strip().partition("-")
            stretch = range(int(first), int(last) + 1) if first.isdecimal() and last.isdecimal() else ()
            labels = [str(number) for number in stretch] if 0 < len(stretch) <= MOST_PLAYERS else [one.strip()]
            for label in labels:
                if label.casefold() not in number:
                    raise SeatingError("seating_club", text=f"{club.strip()}: {label}"[:40])
                clubs[number[label.casefold()]] = club.strip()[:40]
    return tuple(clubs)


def _named(pairs: Iterable[tuple[int, int]], read: ReadSchedule, met: Counter[tuple[int, int]]) -> list[RepeatedPair]:
    wanted: dict[tuple[int, int], list[tuple[int, int]]] = {one: [] for one in pairs}
    for at, tables in enumerate(read.rounds, 1):
        for number, table in enumerate(tables, 1):
            for one in combinations(sorted(table), 2):
                if one in wanted:
                    wanted[one].append((at, number))
    return [
        RepeatedPair((read.players[one[0]], read.players[one[1]]), met[one], tuple(where))
        for one, where in wanted.items()
    ]


def _table(read: ReadSchedule, met: Counter[tuple[int, int]]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """How often everybody meets everybody, a row for each; () of more players than can be read."""
    count = len(read.players)
    if count > MOST_IN_TABLE:
        return ()
    return tuple(
        (label, tuple("" if one == other else str(met[pair(one, other)]) for other in range(count)))
        for one, label in enumerate(read.players)
    )


def _ours(read: ReadSchedule) -> TypedSchedule | None:
    """What asks for ours: as many players and rounds, the clubs rather apart."""
    players, rounds = len(read.players), len(read.rounds)
    if players % 4 or not 4 < players <= MOST_PLAYERS or rounds > MOST_ROUNDS or not _fours(read.rounds):
        return None
    groups = [
        ", ".join(str(at + 1) for at, one in enumerate(read.clubs) if one == club)
        for club in sorted(set(read.clubs) - {""})
    ]
    return TypedSchedule(str(players), str(rounds), rather="\n".join(group for group in groups if "," in group))


def _fours(rounds: Sequence[Round]) -> bool:
    return all(len(table) == 4 for tables in rounds for table in tables)

"""What the page of a schedule shows: figures with their bounds, a map of pairs, and everybody's own way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from windroos.seating.measure import SeatingMeasure
from windroos.seating.rounds import Round, meetings, pair
from windroos.seating.winds import WINDS, wind_counts
from windroos.seating.wishes import MUSTS
from windroos.text.explain import SEATS
from windroos.text.web.schedule import WORDS
from windroos.text.words import Lang

MOST_MAPPED: Final = 120
"""Players of whom each pair has a square of its own that can be seen."""
MOST_NAMED: Final = 20
"""Broken wishes that are named."""


class ScheduleFigure(NamedTuple):
    """A figure with what it says, and what no schedule is below ("" where that says nothing); `well`: it is good."""

    key: str
    name: str
    value: str
    bound: str
    well: bool


class PairMap(NamedTuple):
    """Who meets whom how often: a square for each pair, one path for each number of times; the first is never."""

    players: int
    paths: tuple[tuple[str, str], ...]
    numbers: tuple[int, ...]


class PlayerWay(NamedTuple):
    """Somebody's rounds: of each the table and the wind's letter; whom he meets; his starts as each wind."""

    number: int
    places: tuple[tuple[int, str], ...]
    said: str
    starts: tuple[int, ...]


def figures(rounds: Sequence[Round], found: SeatingMeasure, lang: Lang) -> list[ScheduleFigure]:
    """The figures, what matters most first."""
    musts = sum(one.kind in MUSTS for one in found.broken)
    rather = len(found.broken) - musts
    met, players = meetings(rounds), len(wind_counts(rounds))
    often = -(-met.total() // max(1, players * (players - 1) // 2))
    visits = -(-len(rounds) // max(map(len, rounds)))

    def figure(key: str, value: int, bound: str, *, well: bool) -> ScheduleFigure:
        return ScheduleFigure(key, WORDS[key].to(lang), str(value), bound, well)

    return [
        figure("broken", musts, "0", well=not musts),
        figure("repeats", found.repeats, str(found.bound), well=found.repeats == found.bound),
        figure("most", found.most_meetings, str(often), well=found.most_meetings == often),
        figure("rather", rather, "0", well=not rather),
        figure("winds", found.wind_spread, str(int(len(rounds) % WINDS > 0)), well=found.wind_spread < 2),
        figure("visits", found.table_visits, str(visits), well=found.table_visits == visits),
        figure("soon", found.soon, "", well=not found.soon),
        figure("neighbours", found.neighbours, "", well=not found.neighbours),
    ]


def pair_map(rounds: Sequence[Round]) -> PairMap | None:
    """The map of pairs; None of more players than can be seen."""
    met = meetings(rounds)
    count = len(wind_counts(rounds))
    if count > MOST_MAPPED or not met:
        return None
    most = max(met.values())
    squares: dict[int, list[str]] = {times: [] for times in range(most + 1)}
    for one in range(count):
        for other in range(count):
            if one != other:
                squares[met[pair(one, other)]].append(f"M{other} {one}h1v1h-1z")
    paths = tuple((str(min(times, 4)), "".join(some)) for times, some in squares.items() if some)
    every = 1 if count <= 12 else 2 if count <= 28 else 4 if count <= 64 else 8
    return PairMap(count, paths, tuple(range(1, count + 1, every)))


def ways(rounds: Sequence[Round], lang: Lang) -> list[PlayerWay]:
    """Everybody's way through the rounds."""
    met, starts = meetings(rounds), wind_counts(rounds)
    letters = [SEATS[wind].to(lang)[0].upper() for wind in range(WINDS)]
    places: dict[int, list[tuple[int, str]]] = {player: [] for player in sorted(starts)}
    for tables in rounds:
        for number, table in enumerate(tables, 1):
            for seat, player in enumerate(table):
                places[player].append((number, letters[seat] if len(table) == WINDS else ""))
    others = len(places) - 1
    found = []
    for player, mine in places.items():
        counts = [met[pair(player, other)] for other in places if other != player]
        twice = sum(count > 1 for count in counts)
        key = "meets" if twice else "meets_once"
        said = WORDS[key].to(lang).format(met=sum(count > 0 for count in counts), others=others, twice=twice)
        found.append(PlayerWay(player + 1, tuple(mine), said, tuple(starts[player])))
    return found

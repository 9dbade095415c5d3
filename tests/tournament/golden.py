"""Golden tournaments as an organiser writes them (`tests/tournament/*.txt`), read and asked of the door.

== What it shows
bron: where it is said
formule: mcr-4210
speler: Anna van den Berg, NL [EMA 04010001]     in order of their numbers; they are called by first name below
ronde 1: Anna 40, Bram 10, Carla 10, Dirk -60 | ...                        tables of a round, East first
straf 1: Bram slow = 10, Anna false_invalid = 20 elk    offences of round 1: points off, to each of the others; none: 0
stand 1: 1 Anna 4 40, 2= Bram 3/2 10, ...        after a round: place, name, score, points; = where it is shared
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.tournament.door_of import Json

FOLDER = Path(__file__).parent
_SEAT = re.compile(r"(\S+) (-?\d+)")
_FAULT = re.compile(r"(\S+) (\w+)(?: = (\d+)( elk)?)?")


class GoldenPlayer(NamedTuple):
    name: str
    country: str
    ema: str

    @property
    def called(self) -> str:
        return self.name.split()[0]


class GoldenFault(NamedTuple):
    """An offence of somebody in a round, and what it is to cost him, going to each of the others or to nobody."""

    round: int
    who: str
    kind: str
    points: int
    to_each: bool


class GoldenTournament(NamedTuple):
    """One block of a file; `rounds` of tables of names with points, East first; `standings` by round."""

    file: str
    title: str
    formula: str
    players: tuple[GoldenPlayer, ...]
    rounds: tuple[tuple[tuple[tuple[str, int], ...], ...], ...]
    standings: dict[int, str]
    faults: tuple[GoldenFault, ...] = ()

    def __str__(self) -> str:
        return f"{self.file}: {self.title}"

    def lines(self) -> Iterator[Json]:
        """What makes it, and all its results, as lines of the door."""
        numbers = {one.called: at for at, one in enumerate(self.players, 1)}
        count = len(self.rounds)
        yield {"do": "tournament", "id": self.file, "formula": self.formula, "players": len(numbers), "rounds": count}
        for one in self.players:
            yield {"do": "entrant", "id": one.called, "name": one.name, "country": one.country, "ema": one.ema}
        yield {"do": "numbers", "numbers": numbers}
        seated = [[[numbers[name] for name, _ in table] for table in tables] for tables in self.rounds]
        yield {"do": "schedule", "rounds": seated}
        yield from self.results()

    def results(self) -> Iterator[Json]:
        """The results of all tables."""
        for round, tables in enumerate(self.rounds, 1):
            for table, seats in enumerate(tables, 1):
                points = [won for _, won in seats]
                yield {"do": "result", "round": round, "table": table, "points": points}
        for at, one in enumerate(self.faults):
            yield {"do": "penalty", "id": f"f{at}", "entrant": one.who, "round": one.round, "kind": one.kind}

    def settled(self) -> list[list[list[tuple[str, int]]]]:
        """The points of every table once the penalties are paid, as the file says what each costs."""
        return [
            [[(name, won + self._moved(at, name, table)) for name, won in table] for table in tables]
            for at, tables in enumerate(self.rounds, 1)
        ]

    def _moved(self, round: int, name: str, table: tuple[tuple[str, int], ...]) -> int:
        there = {who for who, _ in table}
        moved = 0
        for one in self.faults:
            if one.round == round and one.who == name:
                moved -= one.points * (len(there) - 1 if one.to_each else 1)
            elif one.round == round and one.who in there and one.to_each:
                moved += one.points
        return moved


def golden_tournaments() -> Iterator[GoldenTournament]:
    """Every block of every file."""
    for path in sorted(FOLDER.glob("*.txt")):
        for block in re.split(r"^== ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            yield _block(path.stem, block)


def _block(file: str, block: str) -> GoldenTournament:
    title, *rows = [line.strip() for line in block.splitlines() if line.strip() and not line.startswith("#")]
    formula, players, rounds, found, faults = "", [], [], {}, []
    for row in rows:
        key, _, value = (part.strip() for part in row.partition(":"))
        if key == "formule":
            formula = value
        elif key == "speler":
            name, _, rest = value.partition(", ")
            country, _, ema = rest.partition(" EMA ")
            players.append(GoldenPlayer(name, country, ema))
        elif key.startswith("ronde "):
            tables = [[(name, int(won)) for name, won in _SEAT.findall(table)] for table in value.split(" | ")]
            rounds.append(tuple(map(tuple, tables)))
        elif key.startswith("straf "):
            told = (_FAULT.fullmatch(one.strip()) for one in value.split(","))
            at = int(key.removeprefix("straf "))
            faults += [GoldenFault(at, one[1], one[2], int(one[3] or 0), bool(one[4])) for one in told if one]
        elif key.startswith("stand "):
            found[int(key.removeprefix("stand "))] = value
        else:
            assert key == "bron", row
    return GoldenTournament(file, title, formula, tuple(players), tuple(rounds), found, tuple(faults))

"""What goes out of a tournament: the European list to the letter, rows for spreadsheets, all of it as one object."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from fractions import Fraction
from math import floor
from typing import Final, NamedTuple

from windroos.people.names import taken_apart
from windroos.reckoning.numbers import Number
from windroos.tournament.by_standings import rounds_settled
from windroos.tournament.countries import country_code
from windroos.tournament.entrant_card import EntrantCard
from windroos.tournament.entrant_events import EntrantSet
from windroos.tournament.formula import formula_of
from windroos.tournament.ranking import RankedEntrant, standings
from windroos.tournament.seats import stage_of
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentWorld
from windroos.wire.json_text import Json

EMA_HEAD: Final = ("position", "ema_id", "last_name", "first_name", "nationality", "points", "mahjong")
"""As the importer of the European ranking asks, to the letter."""
_WINDS: Final = "ESWND"
"""The last is the dreamer of a table of five."""
Cell = str | int | Fraction
ExportRow = Sequence[Cell]


class EmaFile(NamedTuple):
    """The file, and what its importer may not take.

    parts    entrants with halves or thirds of points: the importer reads whole numbers
    lacking  entrants without a number of the association, of whom it then needs what is not known
    """

    text: str
    parts: tuple[str, ...]
    lacking: tuple[str, ...]


def ema_file(world: TournamentWorld) -> EmaFile:
    """The results for the European ranking: UTF-8, comma, places shared by who are equal (ruling T4)."""
    state = world.there()
    rows = [row for row in standings(state).rows if row.place is not None]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(EMA_HEAD)
    parts, lacking = [], []
    for row in rows:
        card, entrant = _card(world, row.entrant), state.entrants[row.entrant]
        first, last = ema_names(card.name)
        points, game = _ema_points(state, row)
        earned = "" if points is None else plain(points)
        writer.writerow((row.place, card.ema, last, first, nationality(entrant), earned, plain(game)))
        if {(points or 0).denominator, game.denominator} != {1}:
            parts.append(row.entrant)
        if not card.ema and not (first and last and _is_country(entrant)):
            lacking.append(row.entrant)
    return EmaFile(out.getvalue(), tuple(parts), tuple(lacking))


def ema_names(name: str) -> tuple[str, str]:
    """First names, and the last name in capitals with what stands before it: `VAN DEN BERG`."""
    first, prefix, last = taken_apart(name)
    return first, " ".join(filter(None, (prefix, last))).upper()


def _ema_points(state: TournamentState, row: RankedEntrant) -> tuple[Number | None, Number]:
    """Table points and the game score; where places earn none, 0 or nothing as the formula says, and what is ranked by.

    As in Riichi: `[export] points`.
    """
    if row.table_points is not None:
        return row.table_points, row.points
    return 0 if formula_of(state.setup).tournament.export.points == "zero" else None, row.score


def nationality(entrant: EntrantSet) -> str:
    """A country in two letters, where it is known here or was written so; else as it was written."""
    code = country_code(entrant.country)
    return code.upper() if len(code) == 2 and code.isalpha() else entrant.country


def _is_country(entrant: EntrantSet) -> bool:
    code = nationality(entrant)
    return len(code) == 2 and code.isalpha()


def _card(world: TournamentWorld, id: str) -> EntrantCard:
    """What is kept of somebody, nothing of who was erased."""
    return world.cards.get(id, EntrantCard(""))


def plain(value: Number) -> str:
    """A number as other programs read it: `7`, `7.5`, `-6.33`, with two decimals at most, rounded half up."""
    hundredths = floor(abs(Fraction(value)) * 100 + Fraction(1, 2))
    text = f"{hundredths // 100}.{hundredths % 100:02}".rstrip("0").rstrip(".")
    return f"-{text}" if value < 0 and hundredths else text


def file_rows(world: TournamentWorld, kind: str) -> list[ExportRow]:
    """The rows of a file for a spreadsheet, its heads first: the schedule, an organiser's report, or the result."""
    if kind == "schedule":
        return _schedule_rows(world)
    if kind == "bond":
        return _bond_rows(world)
    return _report_rows(world) if kind == "ema_report" else _result_rows(world)


def _bond_rows(world: TournamentWorld) -> list[ExportRow]:
    """What a bond may ask for: no form of its own is known."""
    state = world.there()
    rows: list[ExportRow] = [("place", "name", "club", "bond number", "points", "table points", "rounds")]
    for row in standings(state).rows:
        card = _card(world, row.entrant)
        table_points = "" if row.table_points is None else _cell(row.table_points)
        rows.append(
            (
                *("" if row.place is None else row.place, card.name, state.entrants[row.entrant].club, card.bond),
                *(_cell(row.points), table_points, row.rounds),
            )
        )
    return rows


def _report_rows(world: TournamentWorld) -> list[ExportRow]:
    """The older report of organisers to the European association."""
    state = world.there()
    heads = ("Place", "EMA number", "Last name", "First name", "Country", "Table points", "Score", "EMA member")
    rows: list[ExportRow] = [heads]
    for row in standings(state).rows:
        if row.place is not None:
            card = _card(world, row.entrant)
            first, last = ema_names(card.name)
            points, game = _ema_points(state, row)
            earned = "" if points is None else _cell(points)
            country = nationality(state.entrants[row.entrant])
            member = "yes" if card.ema else "no"
            rows.append((row.place, card.ema, last, first, country, earned, _cell(game), member))
    return rows


def _result_rows(world: TournamentWorld) -> list[ExportRow]:
    """The result for the bond, and for whoever has a spreadsheet."""
    state = world.there()
    rows: list[ExportRow] = [("place", "name", "club", "country", "points", "table_points", "score", "rounds")]
    for row in standings(state).rows:
        entrant = state.entrants[row.entrant]
        table_points = "" if row.table_points is None else _cell(row.table_points)
        rows.append(
            (
                *("" if row.place is None else row.place, _card(world, row.entrant).name, entrant.club),
                *(entrant.country, _cell(row.points), table_points, _cell(row.score), row.rounds),
            )
        )
    return rows


def _schedule_rows(world: TournamentWorld) -> list[ExportRow]:
    """A line for each number: whose it is, then table and wind of each round, as other programs read them."""
    state = world.there()
    rounds = state.schedule.rounds[: rounds_settled(state)]
    where = [
        {number: f"{at}{_WINDS[seat]}" for at, table in enumerate(tables, 1) for seat, number in enumerate(table)}
        for tables in rounds
    ]
    numbers = sorted({number for found in where for number in found})
    rows: list[ExportRow] = [("number", "name", *(f"round {at}" for at in range(1, len(rounds) + 1)))]
    for number in numbers:
        name = _card(world, state.schedule.entrant_of(number)).name
        rows.append((number, name, *(found.get(number, "") for found in where)))
    return rows


def _cell(value: Number) -> Cell:
    return value if isinstance(value, int) else Fraction(value)


def whole_object(world: TournamentWorld) -> Json:
    """A tournament as one object, with names: for who reads it once; `windroos tournament export` keeps it all."""
    state = world.there()
    setup, formula = state.setup, formula_of(state.setup)
    return {
        "tournament": {"id": state.id, "name": setup.name, "date": str(setup.day), "formula": formula.name},
        "entrants": [
            {**one._asdict(), **_card(world, id)._asdict(), "number": state.schedule.numbers.get(id)}
            for id, one in state.entrants.items()
        ],
        "rounds": [[list(table) for table in tables] for tables in state.schedule.rounds],
        "results": [
            {
                **{"round": round, "table": table, "points": list(kept.typed.points)},
                **{"mahjongs": list(kept.typed.mahjongs) or None, "state": stage_of(state, round, table)},
            }
            for (round, table), kept in sorted(state.results.items())
            if kept.typed is not None
        ],
        "standings": [
            {
                **{"place": row.place, "entrant": row.entrant, "score": str(row.score)},
                **{"points": str(row.points), "rounds": row.rounds},
            }
            for row in standings(state).rows
        ],
    }

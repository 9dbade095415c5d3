"""What the machine's door shows of a tournament, as objects: fractions are texts, an entrant is an id."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final

from windroos.reckoning.tables import score_table
from windroos.seating.door import measure_object
from windroos.tournament.alike_met import alike_met
from windroos.tournament.audit import audit_object
from windroos.tournament.by_standings import rounds_settled
from windroos.tournament.checks import show_checks
from windroos.tournament.entrants import known_entrant
from windroos.tournament.errors import TournamentError
from windroos.tournament.exports import ExportRow, ema_file, file_rows, plain, whole_object
from windroos.tournament.final_view import final_object
from windroos.tournament.formula import formula_of
from windroos.tournament.needs import Needed, needs
from windroos.tournament.observer import observer_report
from windroos.tournament.points import counted, round_id
from windroos.tournament.prizes import prizes
from windroos.tournament.publishing_deciding import digest_of
from windroos.tournament.ranking import RankedEntrant, standings
from windroos.tournament.results import EarlierTable, KeptTable
from windroos.tournament.rulings_list import show_penalties
from windroos.tournament.seats import seats, stage_of
from windroos.tournament.setup_requests import DoTournamentShow
from windroos.tournament.state import TournamentState
from windroos.tournament.teams import team_standings
from windroos.tournament.wall_view import show_walls
from windroos.tournament.world import TournamentWorld
from windroos.wire.json_text import Json

FILES: Final = ("ema", "csv", "xlsx", "json", "schedule", "ema_report", "bond")
"""Kinds of files, as `as` asks for them."""
Showing = Callable[[TournamentWorld, TournamentState, DoTournamentShow], Json]


def show_tournament(world: TournamentWorld, asked: DoTournamentShow) -> Json:
    """What is asked for. Raises TournamentError for what is not there or not said (`tournament_show_key`)."""
    state = world.there()
    found = SHOWN.get(asked.what)
    if found is None:
        raise TournamentError("tournament_show", what=asked.what[:40], known=", ".join(SHOWN))
    return found(world, state, asked)


def _standings(_: TournamentWorld, state: TournamentState, asked: DoTournamentShow) -> Json:
    found = standings(state, asked.after)
    open_tables = [
        {"round": round, "table": table, "state": stage_of(state, round, table)}
        for round, tables in enumerate(state.schedule.rounds[: found.after], 1)
        for table in range(1, len(tables) + 1)
        if stage_of(state, round, table) not in ("final", "settled", "dropped")
    ]
    rounds = {"played": found.after, "of": len(state.schedule.rounds)}
    answer: Json = {"after": found.after, "rounds": rounds, "rows": [_row(state, row) for row in found.rows]}
    answer["open"] = open_tables
    if found.undecided:
        answer["undecided"] = [list(group) for group in found.undecided]
    return answer


def _row(state: TournamentState, row: RankedEntrant) -> Json:
    """`person` as the standings of a club have it, `entrant` the same."""
    return {
        "place": row.place,
        "entrant": row.entrant,
        "person": row.entrant,
        "number": state.schedule.numbers.get(row.entrant),
        "score": str(row.score),
        "table_points": None if row.table_points is None else str(row.table_points),
        "points": str(row.points),
        "rounds": row.rounds,
        "scores": [None if score is None else str(score) for score in row.scores],
        "mahjongs": row.mahjongs,
        "best": row.best,
        "moved": row.moved,
        "decided_by": row.decided_by or None,
    }


def _table(_: TournamentWorld, state: TournamentState, asked: DoTournamentShow) -> Json:
    """A table with its result, who agrees, what each place earns, and what was there before."""
    if asked.round is None or asked.table is None:
        key = "round" if asked.round is None else "table"
        raise TournamentError("tournament_show_key", what="table", key=key)
    uses = seats(state, asked.round, asked.table)
    people = tuple(seat.sitter for seat in uses)
    kept = state.results.get((asked.round, asked.table), KeptTable(None, 0))
    answer: Json = {
        "round": asked.round,
        "table": asked.table,
        "numbers": list(state.schedule.table(asked.round, asked.table)),
        "players": [one or None for one in people],
        "seats": [
            {"owner": seat.owner or None, "sitter": seat.sitter or None, "from_hand": seat.from_hand, "why": seat.why}
            for seat in uses
        ],
        "state": stage_of(state, asked.round, asked.table),
        "agreed": list(kept.agreed),
        "points": None,
        "earlier": [_earlier(one) for one in kept.earlier],
    }
    if kept.typed is not None:
        answer |= {"points": list(kept.typed.points), "mahjongs": list(kept.typed.mahjongs) or None}
        answer |= {
            "caused": list(kept.typed.caused) or None,
            "hands": kept.typed.hands,
            "hand": kept.typed.hand or None,
            "limits": list(kept.typed.limits) or None,
        }
        answer |= {"best": list(kept.typed.best) or None, **_earned(state, asked.round, asked.table, people)}
    return answer


def _earned(state: TournamentState, round: int, table: int, people: tuple[str, ...]) -> Json:
    """The places of a table, and what its result is worth to each, in seating order."""
    at = (round_id(round), table)
    lines = [line for line in counted(state, round).lines if (line.evening, line.table) == at]
    outside = {line.person for line in lines if not line.placed}
    parts, _ = score_table(formula_of(state.setup), lines, outside)
    by_person = {part.line.person: part for part in parts}
    own = [by_person.get(one) for one in people]
    return {
        "places": [part.place or None if part is not None else None for part in own],
        "scores": [None if part is None or part.score is None else str(part.score) for part in own],
    }


def _earlier(one: EarlierTable) -> Json:
    return {"points": list(one.typed.points), "agreed": list(one.agreed), "settled": one.settled, "reason": one.reason}


def _schedule(_: TournamentWorld, state: TournamentState, asked: DoTournamentShow) -> Json:  # noqa: ARG001 - as all
    """The rounds of tables of playing numbers, East first, whose these are, and what was changed since."""
    made = state.schedule.made
    if made is None:
        raise TournamentError("tournament_no_schedule")
    return {
        "rounds": [[list(table) for table in tables] for tables in state.schedule.rounds],
        "settled": rounds_settled(state),
        "numbers": dict(state.schedule.numbers),
        "method": made.method,
        "changes": [
            {"played": one.played, "affected": list(one.affected), "reason": one.reason}
            for one in state.schedule.changes
        ],
    }


def _measure(_: TournamentWorld, state: TournamentState, asked: DoTournamentShow) -> Json:  # noqa: ARG001 - as all
    made = state.schedule.made
    if made is None:
        raise TournamentError("tournament_no_schedule")
    alike = [one._asdict() for one in alike_met(state)]
    return {**measure_object(state.schedule.measure()), "alike": alike, "method": made.method}


def _audit(_: TournamentWorld, state: TournamentState, asked: DoTournamentShow) -> Json:  # noqa: ARG001 - as all
    return audit_object(state)


def _export(world: TournamentWorld, _: TournamentState, asked: DoTournamentShow) -> Json:
    """A file as text, or as rows where it is for a spreadsheet."""
    match asked.as_:
        case "ema":
            file = ema_file(world)
            return {"as": "ema", "text": file.text, "parts": list(file.parts), "lacking": list(file.lacking)}
        case "csv" | "xlsx" | "schedule" | "ema_report" | "bond":
            spelt = plain if asked.as_ == "ema_report" else str
            return {"as": asked.as_, "rows": _cells(file_rows(world, asked.as_), spelt)}
        case "json":
            return {"as": "json", **whole_object(world)}
    raise TournamentError("tournament_export", what=asked.as_[:40], known=", ".join(FILES))


def _cells(rows: Sequence[ExportRow], spelt: Callable[[Fraction], str]) -> list[list[str | int]]:
    return [[spelt(cell) if isinstance(cell, Fraction) else cell for cell in row] for row in rows]


def _published(_: TournamentWorld, state: TournamentState, asked: DoTournamentShow) -> Json:  # noqa: ARG001 - as all
    """Every version of the standings that was published, whether it still holds, and what is hidden."""
    versions = [
        {
            **{"round": one.told.round, "version": one.told.version, "at": one.told.at, "open": one.told.open},
            "holds": one.told.digest == digest_of(standings(state, one.told.round)),
        }
        for one in state.publishing.versions
    ]
    publishing = state.publishing
    return {
        **{"versions": versions, "hidden": publishing.hidden, "revealed": publishing.revealed},
        "finished": publishing.finished,
    }


def _report(world: TournamentWorld, _: TournamentState, asked: DoTournamentShow) -> Json:  # noqa: ARG001 - as all
    return observer_report(world)


def _needs(_: TournamentWorld, state: TournamentState, asked: DoTournamentShow) -> Json:
    if not asked.entrant:
        raise TournamentError("tournament_show_key", what="needs", key="entrant")
    return needs_object(asked.entrant, needs(state, known_entrant(state, asked.entrant).entrant))


def needs_object(entrant: str, found: Needed) -> Json:
    """What somebody needs, for programs."""
    return {
        **{"entrant": entrant, "round": found.round, "table": found.table, "open": found.open, "now": found.now},
        "outcomes": [{"score": str(one.score), "best": one.best, "worst": one.worst} for one in found.outcomes],
        "targets": [
            {
                **{"place": one.place, "points": one.points},
                "sure": None if one.sure is None else str(one.sure),
                "possible": None if one.possible is None else str(one.possible),
            }
            for one in found.targets
        ],
    }


def _teams(_: TournamentWorld, state: TournamentState, asked: DoTournamentShow) -> Json:
    rows = [
        {
            **{"place": one.place, "team": one.team, "score": str(one.score)},
            "members": [
                {
                    **member._asdict(),
                    "value": None if member.value is None else str(member.value),
                    "by": list(member.by),
                }
                for member in one.members
            ],
        }
        for one in team_standings(state, asked.after)
    ]
    return {"rows": rows}


def _prizes(_: TournamentWorld, state: TournamentState, asked: DoTournamentShow) -> Json:  # noqa: ARG001 - as all
    rows = [
        {
            **{"prize": one.prize, "place": one.place or None, "winners": list(one.winners)},
            **{"value": None if one.value is None else str(one.value), "hand": one.hand or None},
        }
        for one in prizes(state)
    ]
    return {"rows": rows}


SHOWN: Final[dict[str, Showing]] = {
    "standings": _standings,
    "table": _table,
    "schedule": _schedule,
    "measure": _measure,
    "published": _published,
    "needs": _needs,
    "teams": _teams,
    "prizes": _prizes,
    "final": lambda _, state, __: final_object(state),
    "report": _report,
    "audit": _audit,
    "export": _export,
    "penalties": show_penalties,
    "checks": lambda world, _, __: show_checks(world),
    "walls": show_walls,
}
"""What can be shown, by its word; a noun adds its own."""

"""`windroos club evening`: an evening in the terminal, from planning it to closing it."""

from __future__ import annotations

from datetime import date, datetime
from fractions import Fraction
from typing import Any, Final

from windroos.cli.arguments import Arguments
from windroos.cli.club_folder import PatientFolder
from windroos.cli.club_words import Said, verb_of
from windroos.club.deciding import ClubWorld, evening_of
from windroos.club.errors import ClubError
from windroos.club.evening_desk import missing_of, tables_of
from windroos.club.evening_forming import TablesAsked, proposed
from windroos.club.evening_requests import DoArrive, DoGuest, DoTables
from windroos.club.evening_state import EveningState
from windroos.club.requests import DoClose, DoEvening, DoReopen
from windroos.club.result_requests import DoResult
from windroos.text.figures import signed
from windroos.text.words import Lang

VERBS: Final = ("plan", "open", "arrive", "tables", "result", "close", "show")
_USUAL: Final = "competition"


def evening_command(typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    """What a command comes to.

    Raises OptionError for words that are missing or unknown, ClubError, ReckoningError and StoreError.
    """
    verb, words = verb_of(typed, VERBS)
    if not words:
        raise ClubError("club_command")
    return _done(verb, words, typed.get("reason") or "", folder, today, lang)


def _done(verb: str, words: list[str], reason: str, folder: PatientFolder, today: date, lang: Lang) -> Said:
    id, rest = words[0], words[1:]
    at = datetime.now().strftime("%H:%M")
    match verb:
        case "plan":
            rules = tuple(filter(None, rest[0].split(","))) if rest else ()
            kind, begins = (rest[1] if rest[1:] else _USUAL), (rest[2] if rest[2:] else "")
            folder.do(DoEvening(id, _day(id), kind, rules, begins), today)
        case "open":
            folder.do(DoReopen(id, " ".join(rest)), today)
        case "arrive":
            people = folder.world().names
            for person in rest:
                arrives = DoArrive(id, person, at, reason) if person in people else DoGuest(id, person, at, reason)
                folder.do(arrives, today)
        case "tables":
            _tables(id, rest, reason, folder, today)
        case "result":
            _result(id, rest, folder, today)
        case "close":
            folder.do(DoClose(id, unsettled=rest[:1] == ["anyway"]), today)
    return _shown(folder.world(), id, lang)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ClubError("club_day", day=text[:20]) from None


def _tables(id: str, words: list[str], reason: str, folder: PatientFolder, today: date) -> None:
    """Make the tables by a method and a seed: the same seed makes the same tables."""
    method, seed = (words[0] if words else "repeats"), (words[1] if words[1:] else "1")
    if method not in ("repeats", "lot", "standing") or not (seed.isascii() and seed.isdecimal() and len(seed) < 7):
        raise ClubError("club_command")
    world = folder.world()
    evening = evening_of(world, id)
    if world.club is None:
        raise ClubError("club_none")
    asked = TablesAsked("lot" if method == "lot" else "standing" if method == "standing" else "repeats", int(seed))
    made = proposed(world.club, tuple(world.evenings.values()), evening, asked, world.cards)
    folder.do(DoTables(id, made.tables, int(seed), method, method == "lot", reason), today)


def _result(id: str, words: list[str], folder: PatientFolder, today: date) -> None:
    """The totals of a table: `1=10,20,-10,-20` in seating order, of a part `1.2=...`; then a reason."""
    evening = evening_of(folder.world(), id)
    where, _, typed = (words[0] if words else "").partition("=")
    table, _, part = where.partition(".")
    if not (table.isdecimal() and (part or "1").isdecimal() and len(where) < 8):
        raise ClubError("club_command")
    place = (int(table), int(part or 1))
    held, kept = evening.parts.get(place), evening.results.get(place)
    players = held.players if held is not None else kept.typed.players if kept is not None and kept.typed else ()
    if not players:
        raise ClubError("club_no_table", table=place[0], part=place[1])
    figures = typed.split(",")
    wrong = next((one for one in figures if not one.lstrip("+-").isdecimal() or len(one) > 9), None)
    if wrong is not None or len(figures) != len(players):
        raise ClubError("club_number", value=wrong if wrong is not None else typed)
    share = Fraction(1, max(1, sum(one[0] == place[0] for one in evening.parts)))
    points, reason = tuple(map(int, figures)), " ".join(words[1:])
    folder.do(DoResult(id, *place, share, "", players, points, (), (), None, reason, unsettled=False), today)


def _shown(world: ClubWorld, id: str, lang: Lang) -> Said:
    evening = evening_of(world, id)
    tables = tables_of(evening, {})
    missing = missing_of(evening, tables)
    answer = {
        "evening": id,
        "date": str(evening.day),
        "kind": evening.kind,
        "closed": evening.closed,
        "cancelled": evening.cancelled,
        "here": list(evening.here),
        "tables": [
            {
                "table": part.table, "part": part.part, "players": list(part.players), "points": list(part.points),
                "state": part.state,
            }
            for table in tables for part in table
        ],
        "missing": [one._asdict() for one in missing],
    }  # fmt: skip
    return answer, _lines(world, evening, answer, lang)


def _lines(world: ClubWorld, evening: EveningState, answer: dict[str, Any], lang: Lang) -> list[str]:
    def name(person: str) -> str:
        return world.names.get(person, person)

    lines = [f"{evening.day}  {evening.kind}  {len(evening.here)}: {', '.join(map(name, evening.here))}"]
    for table in answer["tables"]:
        points = [signed(one, lang) for one in table["points"]] or [""] * len(table["players"])
        rows = ", ".join(f"{name(one)} {won}".strip() for one, won in zip(table["players"], points, strict=True))
        lines.append(f"{table['table']}.{table['part']}  {rows}  [{table['state']}]")
    return lines

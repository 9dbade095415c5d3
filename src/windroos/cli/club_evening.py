"""`windroos club evening`: an evening in the terminal, from planning it to closing it."""

from __future__ import annotations

from datetime import date, datetime
from fractions import Fraction
from itertools import combinations
from typing import Any, Final

from windroos.cli.arguments import Arguments
from windroos.cli.club_folder import PatientFolder
from windroos.cli.club_walls import walls_command
from windroos.cli.club_words import Said, evening_named, person_named, verb_of, word_at
from windroos.club.agreement_requests import DoConfirm
from windroos.club.agreements import agreement
from windroos.club.deciding import ClubWorld, evening_of
from windroos.club.errors import ClubError
from windroos.club.evening_desk import missing_of, tables_of
from windroos.club.evening_forming import Method, TablesAsked, proposed
from windroos.club.evening_requests import DoArrive, DoGuest, DoTables
from windroos.club.evening_state import EveningState, Place
from windroos.club.forming import pair_of
from windroos.club.purpose_requests import DoTableRules
from windroos.club.requests import DoClose, DoEvening, DoReopen
from windroos.club.result_requests import DoResult
from windroos.club.results import check_rules
from windroos.club.seated import has_begun
from windroos.club.wishes import Pair, UnmetWish
from windroos.text.club_commands import SAID
from windroos.text.explain import listed
from windroos.text.figures import signed, whole
from windroos.text.web.club_forming import WORDS
from windroos.text.words import Lang

VERBS: Final = ("plan", "open", "arrive", "tables", "result", "agree", "disagree", "close", "walls", "show")
_USUAL: Final = "competition"


def evening_command(typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    """What a command comes to.

    Raises OptionError for words that are missing or unknown, ClubError, ReckoningError and StoreError.
    """
    verb, words = verb_of(typed, VERBS)
    if not words:
        raise ClubError("club_command")
    id = _planned(folder, words[0]) if verb == "plan" else evening_named(folder.world(), words[0]).id
    return _done(verb, id, words, typed, folder, today, lang)


def _planned(folder: PatientFolder, day: str) -> str:
    """The id of the evening that a day is planned as: that of the evening which is there, else the day itself.

    Raises ClubError: `club_day`, `club_evening_alike`.
    """
    _day(day)
    try:
        return evening_named(folder.world(), day).id
    except ClubError as wrong:
        if wrong.code != "club_evening_unknown":
            raise
        return day


def _done(
    verb: str, id: str, words: list[str], typed: Arguments, folder: PatientFolder, today: date, lang: Lang
) -> Said:
    rest, reason = words[1:], typed.get("reason") or ""
    at = datetime.now().strftime("%H:%M")
    match verb:
        case "plan":
            rules = tuple(filter(None, rest[0].split(","))) if rest else ()
            kind, begins = (rest[1] if rest[1:] else _USUAL), (rest[2] if rest[2:] else "")
            folder.do(DoEvening(id, _day(words[0]), kind, rules, begins), today)
        case "open":
            folder.do(DoReopen(id, " ".join(rest)), today)
        case "arrive":
            people = folder.world().names
            for person in rest:
                arrives = DoArrive(id, person, at, reason) if person in people else DoGuest(id, person, at, reason)
                folder.do(arrives, today)
        case "tables":
            unmet = _tables(id, rest, typed, folder, today)
            answer, lines = _shown(folder.world(), id, lang)
            return {**answer, "unmet": [one._asdict() for one in unmet]}, [*lines, *_unmet(folder.world(), unmet, lang)]
        case "result":
            _result(id, rest, folder, today)
        case "agree" | "disagree":
            _agree(id, rest, folder, today, reason, agrees=verb == "agree")
        case "walls":
            return walls_command(id, rest, typed, folder, lang)
        case "close":
            folder.do(DoClose(id, unsettled=rest[:1] == ["anyway"]), today)
    return _shown(folder.world(), id, lang)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ClubError("club_day", day=text[:20]) from None


def _tables(id: str, words: list[str], typed: Arguments, folder: PatientFolder, today: date) -> tuple[UnmetWish, ...]:
    """Make the tables by a method and a seed: the same seed makes the same tables. The wishes that are not met."""
    method, seed = (words[0] if words else "repeats"), (words[1] if words[1:] else "1")
    if method not in ("repeats", "lot", "standing") or not (seed.isascii() and seed.isdecimal() and len(seed) < 7):
        raise ClubError("club_command")
    world = folder.world()
    evening = evening_of(world, id)
    if world.club is None:
        raise ClubError("club_none")
    way: Method = "lot" if method == "lot" else "standing" if method == "standing" else "repeats"
    asked = _wished(TablesAsked(way, int(seed)), typed, world)
    made = proposed(world.club, tuple(world.evenings.values()), evening, asked, world.cards)
    winds = asked.winds or method == "lot"
    folder.do(DoTables(id, made.tables, int(seed), method, winds, typed.get("reason") or ""), today)
    for number, rules in enumerate(made.rules, 1):
        if asked.rules and evening.table_rules.get(number, "") != rules and not has_begun(evening, number):
            folder.do(DoTableRules(id, number, rules), today)
    return made.wishes


def _wished(asked: TablesAsked, typed: Arguments, world: ClubWorld) -> TablesAsked:
    """With what is wished: `--apart WHO,WHO`, `--together WHO,WHO,...`, `--at WHO=TABLE`, `--plays RULES=TABLES`.

    Raises ClubError: `club_command`, `club_rules`, and for names.
    """

    def pairs(key: str) -> frozenset[Pair]:
        groups = ([person_named(world, one.strip()) for one in text.split(",")] for text in typed.many.get(key, ()))
        return frozenset(pair_of(*pair) for group in groups for pair in combinations(dict.fromkeys(group), 2))

    def counted(key: str) -> list[tuple[str, int]]:
        found = [
            (name.strip(), whole(figure)) for name, _, figure in (t.rpartition("=") for t in typed.many.get(key, ()))
        ]
        if not all(name and number for name, number in found):
            raise ClubError("club_command")
        return [(name, number or 0) for name, number in found]

    plays = counted("plays")
    for rules, _ in plays:
        check_rules(rules)
    return asked._replace(
        threes="threes" in typed.switches,
        winds="winds" in typed.switches,
        apart=pairs("apart"),
        together=pairs("together"),
        at=frozenset((person_named(world, name), number) for name, number in counted("at")),
        rules=tuple(plays),
    )


def _unmet(world: ClubWorld, wishes: tuple[UnmetWish, ...], lang: Lang) -> list[str]:
    """The wishes that are not met, each with its reason."""
    return [
        f"{WORDS[f'unmet_{one.kind}'].to(lang)}: {WORDS[f'reason_{one.reason}'].to(lang)}.".format(
            names=listed([world.names.get(person, person) for person in one.people], lang), table=one.table
        )
        for one in wishes
    ]


def _agree(id: str, words: list[str], folder: PatientFolder, today: date, reason: str, *, agrees: bool) -> None:
    """Say for people that the result of a table (`1`, of a part `1.2`) is right or is not; of nobody: for all.

    Raises ClubError: `club_command`, and as `DoConfirm`.
    """
    place, people = _place(word_at(words, 0)), words[1:]
    if not agrees and not people:
        raise ClubError("club_command")
    world = folder.world()
    for person in people or [""]:
        who = person_named(world, person) if person else ""
        folder.do(DoConfirm(id, *place, who, agrees, reason), today)


def _place(typed: str) -> tuple[int, int]:
    """Table and part of `1` or `1.2`. Raises ClubError `club_command`."""
    table, _, part = typed.partition(".")
    if not (table.isdecimal() and (part or "1").isdecimal() and len(typed) < 8):
        raise ClubError("club_command")
    return int(table), int(part or 1)


def _result(id: str, words: list[str], folder: PatientFolder, today: date) -> None:
    """The totals of a table: `1=10,20,-10,-20` in seating order, of a part `1.2=...`; then a reason."""
    evening = evening_of(folder.world(), id)
    where, _, typed = (words[0] if words else "").partition("=")
    place = _place(where)
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
    result = DoResult(
        id, *place, share=share, rules="", players=players, points=points, mahjongs=(), caused=(), hands=None,
        reason=reason, unsettled=False,
    )  # fmt: skip
    folder.do(result, today)


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
                "state": part.state, "rules": evening.rules_at(part.table) or None,
                **_said(evening, (part.table, part.part)),
            }
            for table in tables for part in table
        ],
        "missing": [one._asdict() for one in missing],
    }  # fmt: skip
    return answer, _lines(world, evening, answer, lang)


def _said(evening: EveningState, place: Place) -> dict[str, Any]:
    """Who say that a result is right, and who say it is not."""
    found = agreement(evening, place)
    if found is None:
        return {"agreed": [], "against": []}
    return {"agreed": list(found.agreed), "against": [person for person, _ in found.against]}


def _lines(world: ClubWorld, evening: EveningState, answer: dict[str, Any], lang: Lang) -> list[str]:
    def name(person: str) -> str:
        return world.names.get(person, person)

    lines = [f"{evening.day}  {evening.kind}  {len(evening.here)}: {', '.join(map(name, evening.here))}"]
    for table in answer["tables"]:
        points = [signed(one, lang) for one in table["points"]] or [""] * len(table["players"])
        rows = ", ".join(f"{name(one)} {won}".strip() for one, won in zip(table["players"], points, strict=True))
        lines.append(f"{table['table']}.{table['part']}  {rows}  [{table['state']}]")
        said = [(one, ", ".join(map(name, table[key]))) for key, one in SAID.items() if table[key]]
        lines += [f"     {one.to(lang)}: {names}" for one, names in said]
    return lines

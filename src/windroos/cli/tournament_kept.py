"""A tournament that is kept, in the terminal: made, filled and shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from windroos.cli.arguments import Arguments
from windroos.cli.club_words import Said
from windroos.cli.files import file_bytes, file_lines
from windroos.cli.tournament_folder import PAGE, PatientTournaments
from windroos.cli.tournament_last import final_typed, seat_typed
from windroos.cli.typed_numbers import whole_typed
from windroos.errors import OptionError
from windroos.importing.schedules import schedule_in
from windroos.reckoning.formula_file import SHIPPED
from windroos.reckoning.numbers import read_number, show
from windroos.reckoning.tournament_stages import Apart
from windroos.telling.hand_line import line_error
from windroos.text import tournament as texts
from windroos.text.words import Lang
from windroos.tournament.entrant_requests import DoEntrant
from windroos.tournament.ranking import standings
from windroos.tournament.result_requests import DoTableResult
from windroos.tournament.schedule import from_one
from windroos.tournament.schedule_requests import DoPlayingNumbers, DoSchedule
from windroos.tournament.setup_requests import DoTournament, DoTournamentShow
from windroos.wire.fault import WireError

Command = Callable[[Arguments, PatientTournaments, Lang], Said]


def _new(typed: Arguments, kept: PatientTournaments, lang: Lang) -> Said:
    name, formula = typed.word(1, PAGE), typed.get("formula") or ""
    toml = "" if not formula or formula in SHIPPED else "".join(file_lines(formula))
    asked = DoTournament(
        *(typed.get("tournament") or "", "" if toml else formula, toml),
        *(whole_typed(typed, "players") or 0, whole_typed(typed, "rounds") or 0, name),
    )
    answer = kept.do(asked, asked.id)
    return answer, [texts.MADE.to(lang).format(**answer)]


def _entrants(typed: Arguments, kept: PatientTournaments, lang: Lang) -> Said:
    """Those who are named are registered; without a name everybody who is."""
    if names := typed.words[1:]:
        partner = typed.get("partner")
        if names[1:] and (typed.get("ema") or partner):
            typed.at_most(2, PAGE)  # a number is one person's, and a partner
        given = typed.get("country"), typed.get("ema"), typed.get("team"), typed.get("club")
        reserve = "reserve" in typed.switches or None
        answers = [kept.do(DoEntrant("", name, *given, reserve, None, partner=partner)) for name in names]
        lines = [texts.REGISTERED.to(lang).format(name=name, **one) for name, one in zip(names, answers, strict=True)]
        return {"entrants": answers} if answers[1:] else answers[0], lines
    world = kept.world()
    state, called = world.there(), world.names()
    rows: list[dict[str, Any]] = [
        {**one._asdict(), "name": called.get(id, id), "number": state.schedule.numbers.get(id)}
        for id, one in state.entrants.items()
    ]
    lines = [
        f"{row['number'] or '–':>3}  {row['name']:30.30} {row['club']:20.20} "
        f"{texts.RESERVE.to(lang) if row['reserve'] else ''}".rstrip()
        for row in rows
    ]
    return {"entrants": rows}, lines or [texts.NOBODY.to(lang)]


def _set(typed: Arguments, kept: PatientTournaments, lang: Lang) -> Said:
    brought = typed.get("from")
    try:
        rounds = from_one(schedule_in(file_bytes(brought)).rounds) if brought else None
    except WireError as wrong:
        raise line_error(wrong) from None
    rather = tuple(one.strip() for one in (typed.get("rather") or "").split(",") if one.strip())
    if strange := next((one for one in rather if one not in get_args(Apart)), ""):
        raise OptionError("argument_value", argument="--rather", value=strange[:40], known="club,country,couple ")
    kinds = tuple(kind for kind in get_args(Apart) if kind in rather)
    answer = kept.do(DoSchedule(whole_typed(typed, "seed", 0) or 0, (), (), {}, rounds, rather_of=kinds))
    count = len(kept.world().there().schedule.rounds)
    return answer, [texts.SCHEDULED.to(lang).format(rounds=count, repeats=answer["measure"]["repeats"])]


def _draw(typed: Arguments, kept: PatientTournaments, _: Lang) -> Said:
    """Playing numbers by a lot that the seed decides, the same everywhere."""
    answer = kept.do(DoPlayingNumbers(None, whole_typed(typed, "seed", 0) or 0))
    names = kept.world().names()
    drawn = sorted((number, names.get(id, id)) for id, number in answer["numbers"].items())
    return answer, [f"{number:>3}  {name}" for number, name in drawn]


def _result(typed: Arguments, kept: PatientTournaments, lang: Lang) -> Said:
    """Round, table and four points, East first."""
    values = [read_number(typed.word(at, PAGE)) for at in range(1, 7)]
    for at, value in enumerate(values, 1):
        if not isinstance(value, int) or (at < 3 and value < 1):
            raise OptionError("argument_value", argument=typed.words[0], value=typed.words[at][:40], known="3 7 40 10 ")
    round, table, *points = (value for value in values if isinstance(value, int))
    answer = kept.do(DoTableResult(round, table, tuple(points), (), (), typed.get("reason") or ""))
    return answer, [texts.TYPED.to(lang).format(round=round, table=table)]


def _standings(typed: Arguments, kept: PatientTournaments, lang: Lang) -> Said:
    after = whole_typed(typed, "after")
    answer = kept.do(DoTournamentShow("standings", after))
    world = kept.world()
    state, names = world.there(), world.names()
    found = standings(state, after)
    rounds = len(state.schedule.rounds)
    lines = [texts.AFTER.to(lang).format(name=state.setup.name or state.id, after=found.after, rounds=rounds), ""]
    lines += [
        f"{row.place or '–':>3}  {names.get(row.entrant, row.entrant):30.30} "
        f"{show(row.score, lang):>10} {show(row.points, lang):>10}"
        for row in found.rows
    ]
    return answer, lines


def _needs(typed: Arguments, kept: PatientTournaments, lang: Lang) -> Said:
    """What somebody needs, by his id or his name."""
    world, who = kept.world(), typed.word(1, PAGE)
    id = next((id for id, name in world.names().items() if name.casefold() == who.casefold()), who)
    answer = kept.do(DoTournamentShow("needs", entrant=id))
    lines = [
        texts.NEEDS.to(lang).format(
            place=one["place"], sure=one["sure"] or "–", possible=one["possible"] or "–", points=one["points"]
        )
        for one in answer["targets"]
    ]
    return answer, lines


def _show(typed: Arguments, kept: PatientTournaments, lang: Lang) -> Said:
    asked = DoTournamentShow(
        *(typed.word(1, PAGE), whole_typed(typed, "after"), whole_typed(typed, "round")),
        *(whole_typed(typed, "table"), typed.get("entrant") or ""),
    )
    answer = kept.do(asked)
    return answer, [f"{key}: {_said(key, value, lang)}" for key, value in answer.items()]


def _said(key: str, value: object, lang: Lang) -> object:
    return texts.STAGES[value].to(lang) if key == "state" and isinstance(value, str) else value


COMMANDS: Final[Mapping[str, Command]] = {
    "new": _new,
    "entrants": _entrants,
    "set": _set,
    "draw": _draw,
    "result": _result,
    "seat": seat_typed,
    "final": final_typed,
    "standings": _standings,
    "needs": _needs,
    "show": _show,
}
"""What each word of the command does."""

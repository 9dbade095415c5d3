"""`windroos tournament schedule` and `check`: schedules made and measured, and as JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.files import file_bytes, file_lines
from windroos.errors import OptionError
from windroos.importing.schedules import schedule_in
from windroos.seating.door import (
    SCHEDULE,
    made,
    measure_object,
    schedule_object,
)
from windroos.seating.measure import SeatingMeasure, measure
from windroos.seating.rounds import Round
from windroos.seating.saying import broken_lines
from windroos.telling.hand_line import line_error
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import decode, encode
from windroos.text import seating as texts
from windroos.text.figures import whole
from windroos.text.words import Lang
from windroos.wire.fault import WireError
from windroos.wire.spelling import Spelling

SPEC: Final = Spec(values=("seed", "seconds"), many=("apart", "rather-apart", "fixed", "not-in"), switches=("json",))


def schedule_command(words: list[str], style: Style) -> int:
    """Make a schedule; the exit status."""
    typed = read_arguments(words, SPEC)
    began = monotonic()

    def passed() -> float:
        return monotonic() - began

    if "json" in typed.switches and len(typed.words) < 2:
        typed.refuse("--json", "json")
        print(encode(schedule_object(made(_read(SCHEDULE, decode(_text(typed.words))), passed))))
        return OK
    found = made(_read(SCHEDULE, _asked(typed.words, typed)), passed)
    if "json" in typed.switches:
        print(encode(schedule_object(found)))
        return OK
    said = [texts.METHODS[found.method].to(style.lang), *_figures(found.measure, style.lang)]
    print("\n".join([*_grid(found.rounds, style.lang), "", *said]))
    return OK


def check_command(words: list[str], style: Style) -> int:
    """Measure a schedule that is brought along; the exit status."""
    typed = read_arguments(words, SPEC)
    typed.refuse("check", "json")
    print(_checked(typed.words, style.lang, as_json="json" in typed.switches))
    return OK


def _read(spelling: Spelling[Any], value: object) -> Any:
    try:
        return spelling.read(value, "")
    except WireError as wrong:
        raise line_error(wrong) from None


def _asked(words: Sequence[str], typed: Arguments) -> dict[str, object]:
    """What the words of a command ask, as an object."""
    if len(words) != 2:
        raise OptionError("nothing_asked", page="tournament")
    asked: dict[str, object] = {"players": _number(words[0]), "rounds": _number(words[1])}
    for name in ("seed", "seconds"):
        if (text := typed.get(name)) is not None:
            asked[name] = _number(text)
    for name in ("apart", "rather-apart"):
        asked[name.replace("-", "_")] = [_numbers(group) for group in typed.many.get(name, ())]
    asked["not_in"] = [
        {"players": _numbers(players), "rounds": _numbers(rounds)}
        for players, _, rounds in (text.partition("=") for text in typed.many.get("not-in", ()))
    ]
    fixed = (text.partition("=") for text in typed.many.get("fixed", ()))
    return {**asked, "fixed": {player: _number(table) for player, _, table in fixed}}


def _numbers(text: str) -> list[int | str]:
    return [_number(one) for one in text.split(",")]


def _number(text: str) -> int | str:
    """A number; what is none is left as it is, to be refused with its name."""
    number = whole(text.strip())
    return text if number is None else number


def _text(words: Sequence[str]) -> str:
    return "".join(file_lines(words[0] if words else "-"))


def _checked(words: Sequence[str], lang: Lang, *, as_json: bool) -> str:
    """The figures of rounds that are brought along, as JSON, as cells or as a spreadsheet."""
    try:
        found = measure(*schedule_in(file_bytes(words[0] if words else "-")))
    except WireError as wrong:
        raise line_error(wrong) from None
    return encode(measure_object(found)) if as_json else "\n".join(_figures(found, lang))


def _grid(rounds: Sequence[Round], lang: Lang) -> list[str]:
    """A line for each round, its tables beside each other, East first."""
    cells = [["-".join(str(player + 1) for player in table) for table in tables] for tables in rounds]
    wide = max(len(cell) for row in cells for cell in row)
    return [
        f"{texts.ROUND.to(lang).format(number=at):10}" + "  ".join(f"{cell:{wide}}" for cell in row).rstrip()
        for at, row in enumerate(cells, 1)
    ]


def _figures(found: SeatingMeasure, lang: Lang) -> list[str]:
    """How good a schedule is, a line for each figure."""
    lines = [
        texts.REPEATS.to(lang).format(
            repeats=found.repeats, bound=found.bound, least=found.least_meetings, most=found.most_meetings
        ),
        *([texts.BEST.to(lang)] if found.repeats == found.bound else []),
        texts.WINDS.to(lang).format(spread=found.wind_spread),
        texts.VISITS.to(lang).format(visits=found.table_visits),
        texts.SOON.to(lang).format(soon=found.soon, neighbours=found.neighbours),
    ]
    return lines + broken_lines(found.broken, lang)

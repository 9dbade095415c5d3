"""`windroos tournament schedule`: a schedule made and measured, and as JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.files import file_lines
from windroos.cli.tournament_check import figure_lines
from windroos.errors import OptionError
from windroos.seating.door import (
    SCHEDULE,
    made,
    schedule_object,
)
from windroos.seating.rounds import Round
from windroos.telling.hand_line import line_error
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import decode, encode
from windroos.text import seating as texts
from windroos.text.figures import whole
from windroos.text.words import Lang
from windroos.wire.fault import WireError
from windroos.wire.spelling import Spelling

SPEC: Final = Spec(
    values=("seed", "seconds", "sizes"),
    many=("apart", "rather-apart", "together", "fixed", "not-in"),
    switches=("json",),
)


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
    said = [texts.METHODS[found.method].to(style.lang), *figure_lines(found.measure, style.lang)]
    print("\n".join([*_grid(found.rounds, style.lang), "", *said]))
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
    if (sizes := typed.get("sizes")) is not None:
        asked["sizes"] = sizes
    for name in ("apart", "rather-apart", "together"):
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


def _grid(rounds: Sequence[Round], lang: Lang) -> list[str]:
    """A line for each round, its tables beside each other, East first."""
    cells = [["-".join(str(player + 1) for player in table) for table in tables] for tables in rounds]
    wide = max(len(cell) for row in cells for cell in row)
    return [
        f"{texts.ROUND.to(lang).format(number=at):10}" + "  ".join(f"{cell:{wide}}" for cell in row).rstrip()
        for at, row in enumerate(cells, 1)
    ]

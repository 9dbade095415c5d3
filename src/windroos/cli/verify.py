"""`windroos verify`: records refereed again, and the first line of each that is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from windroos.check_record import WRONG, WrongError, check
from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import BAD, OK, SOME_BAD, complain
from windroos.errors import NotationError, OptionError, WindroosError
from windroos.play.record.verify import Verdict, verify
from windroos.rules.special import Formations
from windroos.telling.objects import Json, error_object
from windroos.telling.printed.style import Style, wrap
from windroos.text import cli, record
from windroos.text.figures import number
from windroos.text.trouble.record import ON_LINE
from windroos.text.words import Lang, Words

SPEC = Spec(values=("house",), switches=("independent", "json"))


def verify_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status: 1 where a record is not in order, 2 where none could be read."""
    typed = read_arguments(words, SPEC)
    if not typed.words:
        raise OptionError("nothing_to_verify")
    if "independent" in typed.switches and typed.get("house") is not None:
        raise OptionError("argument_not_both", argument="--house", other="--independent")
    formations = _formations(typed.get("house"))
    verdicts: list[tuple[str, Verdict | Wall]] = []
    for name in typed.words:
        try:
            lines = _lines(name)
            verdict = check_wall(lines) if "independent" in typed.switches else verify(lines, formations)
            verdicts.append((name, verdict))
        except NotationError as unread:
            if len(typed.words) < 2:
                raise
            complain(unread, style.lang)
    if "json" in typed.switches:
        found = [verdict_object(name, verdict, style.lang) for name, verdict in verdicts]
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        for name, verdict in verdicts:
            print("\n".join(show_verdict(name, verdict, style)))
    if not verdicts:
        return BAD
    return OK if len(verdicts) == len(typed.words) and all(verdict.in_order for _, verdict in verdicts) else SOME_BAD


class Wall(NamedTuple):
    """What the page without Windroos found: the hands whose tiles all came from the wall, or what is wrong first."""

    hands: int
    trouble: WrongError | None

    @property
    def in_order(self) -> bool:
        """Nothing is wrong."""
        return self.trouble is None


def check_wall(lines: Iterator[str]) -> Wall:
    """Follow the wall of a record, with none of the program's own rules."""
    try:
        return Wall(check(lines), None)
    except WrongError as wrong:
        return Wall(0, wrong)


def _formations(house: str | None) -> Formations | None:
    if house is None:
        return None
    from windroos.books.house import load_house  # only where a club has rules of its own

    return load_house(Path(house)).rules.formations


def _lines(name: str) -> Iterator[str]:
    """The lines of a file; what is no UTF-8 is left for the line."""
    try:
        with Path(name).open(encoding="utf-8-sig", errors="surrogateescape", newline="\n") as file:
            yield from file
    except OSError as error:
        raise NotationError("file_unreadable", file=name, reason=error.strerror or str(error)) from None


def show_verdict(name: str, verdict: Verdict | Wall, style: Style) -> list[str]:
    """What was found, in a line or a paragraph."""
    if isinstance(verdict, Wall):
        return _show_wall(name, verdict, style)
    trouble = verdict.trouble
    if trouble is None:
        over = style.say(record.OVER if verdict.over else record.NOT_OVER)
        return [f"{name}: {style.bold(style.say(record.IN_ORDER))}: {_amount(verdict, style.lang)}; {over}."]
    what = _amount(verdict, style.lang)
    out = [f"{name}: {style.lak(style.say(record.NOT_IN_ORDER))}.", *wrap(trouble.sentence(style.lang))]
    if verdict.steps:
        out.extend(wrap(style.say(record.BEFORE, what=what)))
    label = f"{style.say(cli.HINT)}: "
    hint = wrap(label + trouble.hint(style.lang), hang=len(label))
    return [*out, hint[0].replace(label, style.soft(label), 1), *hint[1:]]


def _show_wall(name: str, found: Wall, style: Style) -> list[str]:
    if found.trouble is None:
        hands = _count(record.HANDS, found.hands, style.lang)
        return [f"{name}: {style.bold(style.say(record.IN_ORDER))}: {hands}; {style.say(record.WALL)}."]
    return [f"{name}: {style.lak(style.say(record.NOT_IN_ORDER))}.", *wrap(_wrong(found.trouble, style.lang))]


def _wrong(wrong: WrongError, lang: Lang) -> str:
    sentence = Words(*WRONG[wrong.why]).to(lang)
    return f"{ON_LINE.to(lang).format(line=wrong.line, sentence=sentence)}."


def _amount(verdict: Verdict, lang: Lang) -> str:
    return f"{_count(record.HANDS, verdict.hands, lang)}, {_count(record.STEPS, verdict.steps, lang)}"


def _count(words: Words, count: int, lang: Lang) -> str:
    return words.to(lang).format(count=number(count, lang))


def verdict_object(name: str, verdict: Verdict | Wall, lang: Lang) -> Json:
    """What was found, for `--json`; `line` and `error` are null where the record is in order."""
    if isinstance(verdict, Wall):
        wrong = verdict.trouble
        return {
            "file": name,
            "in_order": verdict.in_order,
            "hands": verdict.hands,
            "line": None if wrong is None else wrong.line,
            "error": None if wrong is None else {"code": wrong.why, "message": _wrong(wrong, lang)},
        }
    trouble: WindroosError | None = verdict.trouble
    return {
        "file": name,
        "in_order": verdict.in_order,
        "hands": verdict.hands,
        "steps": verdict.steps,
        "over": verdict.over,
        "line": verdict.trouble.line if verdict.trouble is not None else None,
        "error": error_object(trouble, lang) if trouble is not None else None,
    }

"""`windroos verify`: records refereed again, and the first line of each that is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import BAD, OK, SOME_BAD, complain
from windroos.cli.style import Style, wrap
from windroos.errors import NotationError, OptionError, WindroosError
from windroos.play.verify import Verdict, verify
from windroos.rules.special import Formations
from windroos.telling.objects import Json, error_object
from windroos.text import cli, record
from windroos.text.figures import number
from windroos.text.words import Lang, Words

SPEC = Spec(values=("house",), switches=("json",))


def verify_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status: 1 where a record is not in order, 2 where none could be read."""
    typed = read_arguments(words, SPEC)
    if not typed.words:
        raise OptionError("nothing_to_verify")
    formations = _formations(typed.get("house"))
    verdicts: list[tuple[str, Verdict]] = []
    for name in typed.words:
        try:
            verdicts.append((name, verify(_lines(name), formations)))
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


def _formations(house: str | None) -> Formations | None:
    if house is None:
        return None
    from windroos.rules.house import load_house  # only where a club has rules of its own

    return load_house(Path(house)).rules.formations


def _lines(name: str) -> Iterator[str]:
    """The lines of a file; what is no UTF-8 is left for the line."""
    try:
        with Path(name).open(encoding="utf-8-sig", errors="surrogateescape", newline="\n") as file:
            yield from file
    except OSError as error:
        raise NotationError("file_unreadable", file=name, reason=error.strerror or str(error)) from None


def show_verdict(name: str, verdict: Verdict, style: Style) -> list[str]:
    """What was found, in a line or a paragraph."""
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


def _amount(verdict: Verdict, lang: Lang) -> str:
    return f"{_count(record.HANDS, verdict.hands, lang)}, {_count(record.STEPS, verdict.steps, lang)}"


def _count(words: tuple[Words, Words], count: int, lang: Lang) -> str:
    return words[0].to(lang) if count == 1 else words[1].to(lang).format(count=number(count, lang))


def verdict_object(name: str, verdict: Verdict, lang: Lang) -> Json:
    """What was found, for `--json`; `line` and `error` are null where the record is in order."""
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

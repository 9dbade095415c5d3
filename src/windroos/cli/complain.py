"""Saying what is wrong, on standard error; and what a command's exit status means."""

from __future__ import annotations

import sys
from contextlib import suppress

from windroos.cli.terminal import wants_colour
from windroos.errors import NotationError, WindroosError
from windroos.telling.printed.style import Style, wrap
from windroos.text import cli as texts
from windroos.text.words import Lang

OK, SOME_BAD, BAD, FAULT, INTERRUPTED = 0, 1, 2, 70, 130
"""Exit statuses: all well; some lines or files of a batch were bad; the input was bad; a fault in Windroos."""


def complain(trouble: WindroosError, lang: Lang, text: str | None = None) -> None:
    """One sentence about what is wrong, the place in the text where there is one, and a hint."""
    column = trouble.values.get("column")
    if not isinstance(trouble, NotationError) or not isinstance(column, int):
        text = None
    say_trouble(trouble.sentence(lang), trouble.hint(lang), lang, text, column if isinstance(column, int) else 0)


def say_trouble(sentence: str, hint: str, lang: Lang, text: str | None = None, column: int = 0) -> None:
    """The sentence in front, a mark under the column of `text`, and the hint below."""
    style = Style(lang, wants_colour(sys.stderr))
    out = [f"{style.lak(texts.ERROR.to(lang))}: {sentence}"]
    if text is not None and "\n" not in text:
        out.extend([f"  {text}", f"  {' ' * (column - 1)}{style.lak('^')}"])
    label = f"{texts.HINT.to(lang)}: "
    out.extend(line.replace(label, style.soft(label), 1) for line in wrap(label + hint, indent=0, hang=len(label)))
    if sys.stderr is not None:
        with suppress(OSError):  # nobody is listening any more
            print("\n".join(out), file=sys.stderr)

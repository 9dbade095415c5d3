"""A bar on standard error while something long runs; nothing where nobody looks on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from windroos.text import lab as texts
from windroos.text.figures import number
from windroos.text.words import Lang


@contextmanager
def progress(hands: int, lang: Lang) -> Iterator[Callable[[int], None]]:
    """Gives what is to be told how many hands were done since the last time."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _: None
        return
    try:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
        from rich.text import Text
    except ImportError:
        with _plain(hands, lang) as done:
            yield done
        return

    class HandsColumn(ProgressColumn):
        """How many of how many, and how quickly, as this language writes numbers."""

        def render(self, task: Task) -> Text:
            speed = number(round(task.speed or 0), lang)
            done = f"{number(int(task.completed), lang)} / {number(hands, lang)}"
            return Text(f"{done} · {texts.SPEEDING.to(lang).format(speed=speed)}")

    columns = (TextColumn("{task.description}"), BarColumn(20), HandsColumn(), TimeRemainingColumn(compact=True))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        running = bar.add_task(texts.PREPARING.to(lang), total=hands)

        def advance(more: int) -> None:
            bar.update(running, advance=more, description=texts.WORKING.to(lang))

        yield advance


@contextmanager
def _plain(hands: int, lang: Lang) -> Iterator[Callable[[int], None]]:
    """Without Rich: one line that is written again and again."""
    seen = 0

    def advance(more: int) -> None:
        nonlocal seen
        seen += more
        print(f"\r{texts.WORKING.to(lang)} {number(seen, lang)} / {number(hands, lang)}", end="", file=sys.stderr)

    yield advance
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr)

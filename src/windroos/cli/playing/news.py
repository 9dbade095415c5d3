"""What happened at the table since a person last looked, in paragraphs."""

from __future__ import annotations

from collections.abc import Iterable

from windroos.cli.playing.layout import Line, fill, words
from windroos.play.model import events as event_kinds
from windroos.play.model.events import NOBODY
from windroos.telling.news import Listener, sentences


def tell(events: Iterable[event_kinds.Public | event_kinds.Private], listener: Listener) -> list[Line]:
    """The events as text: what is usual in one paragraph, what is not on lines of its own.

    Who only watches is not told what is usual.
    """
    out: list[Line] = []
    usual: list[str] = []
    watches = listener.seat == NOBODY
    for said in sentences(events, listener):
        if watches and not said.notable:
            continue
        if not said.notable:
            usual.append(said.text)
            continue
        out.extend(fill(words(" ".join(usual))))
        usual = []
        out.extend(fill(words(f"▸ {said.text}", "news"), hang=2))
    return [*out, *fill(words(" ".join(usual)))]

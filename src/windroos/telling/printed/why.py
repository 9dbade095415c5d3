"""Why something did not count, in sentences."""

from __future__ import annotations

from windroos.scoring.score import Score
from windroos.scoring.why import WhyNot
from windroos.telling.printed.style import Presentation, wrap
from windroos.telling.why_not import why_not_sentences
from windroos.text import explain as texts
from windroos.text.books import BookWords


def item_of(typed: str, scored: Score, words: BookWords) -> str:
    """The id of the entry that is meant: its id, or its name in either language; else the text as typed."""
    wanted = _plain(typed)
    for entry in scored.rules.entries:
        names = words.entries.get(entry.id)
        if wanted in (_plain(entry.id), *(() if names is None else (_plain(names[0].nl), _plain(names[0].en)))):
            return entry.id
    return typed


def _plain(text: str) -> str:
    return "".join(sign for sign in text.lower() if sign.isalnum())


def show_why(answer: WhyNot, scored: Score, reader: Presentation) -> list[str]:
    """The reasons, then what it would have taken."""
    style, entry = reader.style, answer.entry
    out = [f"{style.bold(reader.entry(entry.id))}   {style.soft(entry.source)}"]
    for sentence in why_not_sentences(answer, scored, reader.words, style.lang):
        out.extend(wrap(sentence))
    meaning = reader.words.meaning(entry.id, style.lang)
    if meaning and not answer.counts:
        out.extend(style.soft(line) for line in wrap(style.say(texts.ASKS, meaning=meaning)))
    return out

"""Why something did not count, in sentences."""

from __future__ import annotations

from windroos.cli.show_hand import Reader
from windroos.cli.style import wrap
from windroos.scoring.changes import Step
from windroos.scoring.score import Score
from windroos.scoring.why import Reason, WhyNot
from windroos.telling.names import tiles_text
from windroos.text import explain as t
from windroos.text.books import BookWords
from windroos.text.figures import number
from windroos.tiles import kinds_in


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


def show_why(answer: WhyNot, scored: Score, reader: Reader) -> list[str]:
    """The reasons, then what it would have taken."""
    style, entry = reader.style, answer.entry
    out = [f"{style.bold(reader.entry(entry.id))}   {style.soft(entry.source)}"]
    sentences = [_reason(reason, answer, scored, reader) for reason in answer.reasons]
    if answer.change and answer.then is not None:
        steps = t.listed(change_texts(answer.change, reader), style.lang)
        sentences.append(style.say(t.IT_WOULD, steps=steps))
        then = number(answer.then.would_be, style.lang)
        words = t.THEN_SAME if answer.then.would_be == scored.total else t.THEN
        sentences.append(style.say(words, then=then, now=number(scored.total, style.lang)))
        if not answer.then.legal:
            sentences.append(t.THEN_ILLEGAL.to(style.lang))
    elif _searched(answer):
        sentences.append(t.NO_CHANGE.to(style.lang))
    for sentence in sentences:
        out.extend(wrap(sentence))
    meaning = reader.words.meaning(entry.id, style.lang)
    if meaning and not answer.counts:
        out.extend(style.soft(line) for line in wrap(style.say(t.ASKS, meaning=meaning)))
    return out


def _searched(answer: WhyNot) -> bool:
    """A change was looked for and not found."""
    told = {"counts", "replaced", "by_points", "dead", "off_house", "off_option", "option", "winner_only", "loser_only"}
    return not any(reason.code in told or reason.code == "no_mahjong" for reason in answer.reasons)


def _reason(reason: Reason, answer: WhyNot, scored: Score, reader: Reader) -> str:
    style = reader.style
    values: dict[str, object] = {
        "item": reader.entry(answer.entry.id),
        "times": "" if reason.number < 2 else style.say(t.WHY["times"], count=reason.number),
        "count": reason.number,
        "total": number(scored.would_be, style.lang),
    }
    if reason.code == "replaced":
        values["other"] = reader.entry(reason.other)
    elif reason.code == "other_reading":
        values["other"] = number(reason.number, style.lang)
    elif reason.code in ("option", "off_option"):
        values |= {"option": reason.other, "value": _value(reason.value)}
        values["now"] = _value(scored.rules.options[reason.other])
    elif reason.code == "in_the_way":
        values["tiles"] = tiles_text(kinds_in(reason.number), style.lang)
    code = "missing_one" if reason.code == "missing" and reason.number == 1 else reason.code
    return style.say(t.WHY[code], **values)


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def change_texts(steps: tuple[Step, ...], reader: Reader) -> list[str]:
    """The changes one by one; sets to be concealed are said in one breath."""
    style = reader.style
    parts = [change_text(step, reader) for step in steps if step.kind != "conceal"]
    sets = [tiles_text(step.new, style.lang) for step in steps if step.kind == "conceal"]
    return parts + ([style.say(t.CHANGES["conceal"], tiles=t.listed(sets, style.lang))] if sets else [])


def change_text(step: Step, reader: Reader) -> str:
    """One change as a part of `it would count ...`."""
    style = reader.style
    if step.kind == "by":
        return t.CHANGED_BY[step.value].to(style.lang)
    values: dict[str, object] = {"wind": t.SEATS[step.value % 4].to(style.lang)}
    values["tiles"] = tiles_text(step.new, style.lang)
    if step.old:
        values["old"] = t.tiles_in_words(step.old, style.lang)
        values["new"] = t.tiles_in_words(step.new, style.lang)
    return style.say(t.CHANGES[step.kind], **values)

"""Why something did not count in a score, and what it would have taken, in sentences."""

from __future__ import annotations

from windroos.scoring.changes import HandChange
from windroos.scoring.score import Score
from windroos.scoring.why import WhyNot, WhyReason, why_not
from windroos.telling.names import tiles_text
from windroos.text import explain as texts
from windroos.text.books import BookWords
from windroos.text.figures import number, typed
from windroos.text.tiles import tile_name
from windroos.text.words import Lang
from windroos.tiles import kinds_in


def why_not_sentences(answer: WhyNot, scored: Score, words: BookWords, lang: Lang, in_full: bool = False) -> list[str]:
    """The reasons, then what it would have taken. Tiles are in the notation (`B6`), or named `in_full` (`bamboe 6`)."""
    sentences = [_reason(reason, answer, scored, words, lang, in_full) for reason in answer.reasons]
    if answer.change and answer.then is not None:
        sentences.append(it_would(answer.change, lang, in_full))
        then = number(answer.then.would_be, lang)
        what = texts.THEN_SAME if answer.then.would_be == scored.total else texts.THEN
        sentences.append(what.to(lang).format(then=then, now=number(scored.total, lang)))
        if not answer.then.legal:
            sentences.append(texts.THEN_ILLEGAL.to(lang))
    elif _searched(answer):
        sentences.append(texts.NO_CHANGE.to(lang))
    return sentences


def why_not_text(score: Score, item: str, words: BookWords, lang: Lang, dead: bool = False) -> list[str]:
    """Why an entry did not count, and the smallest change that would make it count, in sentences for a page.

    Raises OptionError where the rules have no such entry.
    """
    return why_not_sentences(why_not(score, item, dead), score, words, lang, in_full=True)


def _searched(answer: WhyNot) -> bool:
    """A change was looked for and not found."""
    told = {"counts", "replaced", "by_points", "dead", "off_house", "off_option", "option", "winner_only", "loser_only"}
    return not any(reason.code in told or reason.code == "no_mahjong" for reason in answer.reasons)


def _reason(reason: WhyReason, answer: WhyNot, scored: Score, words: BookWords, lang: Lang, in_full: bool) -> str:
    values: dict[str, object] = {
        "item": words.entry(answer.entry.id, lang),
        "times": "" if reason.number < 2 else texts.WHY["times"].to(lang).format(count=reason.number),
        "count": reason.number,
        "total": number(scored.would_be, lang),
    }
    if reason.code == "replaced":
        values["other"] = words.entry(reason.other, lang)
    elif reason.code == "other_reading":
        values["other"] = number(reason.number, lang)
    elif reason.code in ("option", "off_option"):
        values |= {"option": reason.other, "value": typed(reason.value)}
        values["now"] = typed(scored.rules.options[reason.other])
    elif reason.code == "in_the_way":
        kinds = kinds_in(reason.number)
        values["tiles"] = (
            texts.listed([tile_name(kind, lang) for kind in kinds], lang) if in_full else tiles_text(kinds, lang)
        )
    return texts.WHY[reason.code].to(lang).format_map(values)


def it_would(steps: tuple[HandChange, ...], lang: Lang, in_full: bool = False) -> str:
    """What it would have taken: `Het zou tellen met pung bamboe 8 dicht`."""
    return texts.IT_WOULD.to(lang).format(steps=texts.listed(_changes(steps, lang, in_full), lang))


def _changes(steps: tuple[HandChange, ...], lang: Lang, in_full: bool) -> list[str]:
    """The changes one by one; sets to be concealed are said in one breath."""
    parts = [_change(step, lang, in_full) for step in steps if step.kind != "conceal"]
    sets = [_set(step.new, lang, in_full) for step in steps if step.kind == "conceal"]
    return parts + ([texts.CHANGES["conceal"].to(lang).format(tiles=texts.listed(sets, lang))] if sets else [])


def _set(kinds: tuple[int, ...], lang: Lang, in_full: bool) -> str:
    return texts.tiles_in_words(kinds, lang) if in_full else tiles_text(kinds, lang)


def _change(step: HandChange, lang: Lang, in_full: bool) -> str:
    """One change as a part of `it would count ...`."""
    if step.kind == "by":
        return texts.CHANGED_BY[step.value].to(lang)
    values: dict[str, object] = {"wind": texts.SEATS[step.value % 4].to(lang)}
    if step.kind == "kong":
        values["tiles"] = tile_name(step.new[0], lang) if in_full else tiles_text(step.new, lang)
    if step.old:
        values["old"] = texts.tiles_in_words(step.old, lang)
        values["new"] = texts.tiles_in_words(step.new, lang)
    return texts.CHANGES[step.kind].to(lang).format_map(values)

"""One hand explained on paper: a sum that reads down, each line with its tiles and its place in the book."""

from __future__ import annotations

from windroos.books.catalog import book_words
from windroos.scoring.explain import Calculation, formula, minimum_of
from windroos.scoring.receives import payments
from windroos.scoring.score import Score
from windroos.telling.lines import counted_line, reading_down, without_text
from windroos.telling.names import formation_name, tiles_text, total_text
from windroos.telling.printed.style import WIDTH, Presentation, Style, wrap
from windroos.telling.printed.tiles import hand_pictures, hand_text
from windroos.text import explain as texts
from windroos.text.books import BookWords, capital
from windroos.text.figures import number
from windroos.text.words import Lang

NAME, FIGURE = 46, 10
"""Columns for a name with its tiles, and for the figure behind it; the source has the rest."""


def explain_hand(score: Score, reader: Presentation) -> list[str]:
    """The lines of one hand's explanation, below its heading."""
    style = reader.style
    read = score.best.facts if score.best is not None else None
    out = [f"  {hand_text(score.hand, score.situation.win, style, read)}"]
    if style.tiles:
        out.append(f"  {hand_pictures(score.hand, score.situation.win, read)}")
    if score.best is None:
        return [*out, "", *([f"  {texts.NO_MAHJONG.to(style.lang)}"] if score.situation.win is not None else [])]
    out.append("")
    out.extend(_sum(score, reader))
    receives = payments(score)
    if receives is not None:
        figures = {role: number(points, style.lang) for role, points in receives.items()}
        words = texts.EACH_PAYS if "each" in figures else texts.DISCARDER_PAYS
        out.extend(["", f"  {style.say(words, **figures)}"])
    out.extend(style.soft(line) for line in _asides(score, reader))
    if score.situation.win is not None and not score.legal:
        out.extend(["", *wrap(_too_little(score, reader))])
    return out


def _sum(score: Score, reader: Presentation) -> list[str]:
    """The lines that count, added up and doubled."""
    style = reader.style
    if all(line.replaced_by is not None for line in score.lines):
        return [f"  {style.soft(texts.NOTHING_COUNTS.to(style.lang))}"]
    out: list[str] = []
    rows = reading_down(score)
    for at, row in enumerate(rows):
        if isinstance(row, Calculation):
            out.extend([*([] if isinstance(rows[at - 1], Calculation) else [_rule()]), _step_row(row, style)])
        else:
            line = counted_line(score, row, reader.words, style.lang, first=at == 0)
            out.append(_row(line.name, line.figure, line.source, style, tiles_text(line.tiles, style.lang)))
    return out


def _row(name: str, figure: str, source: str, style: Style, tiles: str = "", bold: bool = False) -> str:
    """Name and tiles left, the figure under the other figures, the source behind it."""
    above = ""
    if len(name) > NAME or (tiles and len(name) + 2 + len(tiles) > NAME):
        above, name = f"  {name}\n", ""
    text = f"  {name}{tiles:>{NAME - len(name)}}{figure:>{FIGURE}}"
    return f"{above}{style.bold(text) if bold else text}   {style.soft(source)}".rstrip()


def _rule() -> str:
    return " " * (NAME + 4) + "─" * (FIGURE - 2)


def _step_row(step: Calculation, style: Style) -> str:
    """A sum, a doubling or a cut, with the calculation in full."""
    if step.kind in ("doubled", "limit_hand"):
        name = texts.TOTAL.to(style.lang)
    else:
        name = capital(texts.STEPS[step.kind].to(style.lang))
    calculation = formula(step, style.lang).partition(" → ")[0].rpartition(" = ") if step.terms else ("", "", "")
    name = f"{name}  {calculation[0] or calculation[2]}".rstrip()
    return _row(name, number(step.result, style.lang), "", style, bold=True)


def _asides(score: Score, reader: Presentation) -> list[str]:
    """What was replaced and by what, the rulings that decided, and the other readings."""
    style = reader.style
    groups: dict[str, list[str]] = {}
    for line in score.lines:
        if line.replaced_by is not None:
            groups.setdefault(line.replaced_by, []).append(reader.entry(line.entry.id))
    out: list[str] = []
    for by, names in groups.items():
        words = texts.BY_POINTS if by == "points" else texts.REPLACED
        winner = "" if by == "points" else formation_name(score, style.lang) or reader.entry(by)
        out.extend(wrap(style.say(words, by=winner, names=texts.listed(names, style.lang)), hang=2))
    decided = dict.fromkeys(id for line in score.lines if line.replaced_by is None for id in line.options)
    for id in decided:
        option = score.rules.rule_set.option(id)
        if option is not None:
            value = score.rules.options[id]
            answer = reader.words.answer(id, value, style.lang)
            question = reader.words.question(id, style.lang)
            ruling = f"{option.ruling}  " if option.ruling else ""
            out.extend(wrap(f"{ruling}{question.rstrip('?')}: {answer} ({id})", hang=4))
    out.extend(wrap(without_text(score, style.lang), hang=2))
    others = sorted({candidate.total.total for candidate in score.candidates} - {score.would_be})
    if others:
        sentence = style.say(texts.OTHER_READINGS, count=len(score.candidates), other=number(others[-1], style.lang))
        out.extend(wrap(sentence, hang=2))
    return ["", *out] if out else []


def _too_little(score: Score, reader: Presentation) -> str:
    """Why a complete hand may not go out."""
    style, lang = reader.style, reader.style.lang
    minimum = minimum_of(score)
    needed = texts.amount(minimum.needed, minimum.unit, number(minimum.needed, lang), lang)
    have, would_be = number(minimum.have, lang), number(score.would_be, lang)
    if minimum.unit == "points" and score.extra:  # MCR: flowers count beside the points, not towards the minimum
        would_be += f" + {texts.amount(score.extra, 'flowers', number(score.extra, lang), lang)}"
    return style.say(texts.TOO_LITTLE, needed=needed, have=have, would_be=would_be)


def heading(left: str, right: str, style: Style, won: bool = False) -> str:
    """A heading over the whole width: who, and what he has."""
    gap = max(1, WIDTH - len(left) - len(right))
    return f"{style.lak(left) if won else style.bold(left)}{' ' * gap}{style.bold(right)}"


def explain(score: Score, lang: Lang = "en", words: BookWords | None = None) -> str:
    """A score explained as `windroos score` prints it, without colour.

    `words` are the rule set's own unless house rules rename entries: then `renamed(book_words(id), house.names)`.
    """
    reader = Presentation(Style(lang), words or book_words(score.rules.id))
    return "\n".join([*explain_hand(score, reader), "", f"  {total_text(score, reader.style.lang)}"])

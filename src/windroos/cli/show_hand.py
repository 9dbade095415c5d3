"""One hand explained on paper: a sum that reads down, each line with its tiles and its place in the book."""

from __future__ import annotations

from typing import NamedTuple

from windroos.cli.show_tiles import hand_pictures, hand_text
from windroos.cli.style import WIDTH, Style, wrap
from windroos.rules.rule import Part, Scheme
from windroos.scoring.explain import Step, arithmetic, formula, line_tiles
from windroos.scoring.receives import payments
from windroos.scoring.score import Line, Score
from windroos.telling.names import formation_name, tiles_text, total_text
from windroos.text import explain as t
from windroos.text.books import BookWords, book_words, capital
from windroos.text.figures import TIMES, number
from windroos.text.words import Lang

NAME, FIGURE = 46, 10
"""Columns for a name with its tiles, and for the figure behind it; the source has the rest."""


class Reader(NamedTuple):
    """Whom an explanation is for: how it looks, and the words of the rule set (with the house's own names)."""

    style: Style
    words: BookWords

    def entry(self, id: str) -> str:
        """The name of an entry."""
        return self.words.entry(id, self.style.lang)


def explain_hand(score: Score, reader: Reader) -> list[str]:
    """The lines of one hand's explanation, below its heading."""
    style = reader.style
    read = score.best.facts if score.best is not None else None
    out = [f"  {hand_text(score.hand, score.situation.win, style, read)}"]
    if style.tiles:
        out.append(f"  {hand_pictures(score.hand, score.situation.win, read)}")
    if score.best is None:
        return [*out, "", *([f"  {t.NO_MAHJONG.to(style.lang)}"] if score.situation.win is not None else [])]
    out.append("")
    out.extend(_sum(score, reader))
    receives = payments(score)
    if receives is not None:
        figures = {role: number(points, style.lang) for role, points in receives.items()}
        words = t.EACH_PAYS if "each" in figures else t.DISCARDER_PAYS
        out.extend(["", f"  {style.say(words, **figures)}"])
    out.extend(style.soft(line) for line in _asides(score, reader))
    if score.situation.win is not None and not score.legal:
        out.extend(["", *wrap(_too_little(score, reader))])
    return out


def _sum(score: Score, reader: Reader) -> list[str]:
    """The lines that count, added up and doubled."""
    style = reader.style
    alive = [line for line in score.lines if line.replaced_by is None]
    if not alive:
        return [f"  {style.soft(t.NOTHING_COUNTS.to(style.lang))}"]
    steps = arithmetic(score)
    out: list[str] = []
    if score.limit is not None:
        return _limit_sum(score, alive, reader)
    if score.rules.rule_set.scheme == Scheme.GAU:
        out = _gau_sum(score, alive, steps, reader)
    else:
        added = [line for line in alive if (not line.doubles or line.points) and line.entry.part != Part.FLOWERS]
        out = [_line(score, line, reader, first=at == 0) for at, line in enumerate(added)]
    doubling = [line for line in alive if line.doubles and not line.points]
    sums = [step for step in steps if step.kind in ("points", "fan") and len(step.terms) > 1]
    for step in sums:
        out.extend([_rule(), _row(_step_name(step, style), number(step.result, style.lang), "", style, bold=True)])
    out.extend(_line(score, line, reader, first=False) for line in doubling)
    for step in steps:
        if step.kind == "doubled":
            out.extend([_rule(), _step_row(step, style)])
        elif step.kind in ("limit", "capped"):
            out.append(_step_row(step, style))
        elif step.kind == "flowers":
            flowers = [line for line in alive if line.entry.part == Part.FLOWERS]
            out.extend(_line(score, line, reader, first=False) for line in flowers)
    return out


def _limit_sum(score: Score, alive: list[Line], reader: Reader) -> list[str]:
    """A limit hand, and what still counts beside it (a bet, an extra of the house)."""
    ordered = sorted(alive, key=lambda line: not line.entry.limit)
    out = [_line(score, line, reader, first=at == 0) for at, line in enumerate(ordered)]
    if len(out) > 1 and score.rules.rule_set.scheme != Scheme.FAN:
        total = number(score.would_be, reader.style.lang)
        out.extend([_rule(), _row(t.TOTAL.to(reader.style.lang), total, "", reader.style, bold=True)])
    return out


def _gau_sum(score: Score, alive: list[Line], steps: tuple[Step, ...], reader: Reader) -> list[str]:
    """144 rules: counted points, finishing points, rounding, bonus points, each with its own sum."""
    out: list[str] = []
    parts = {"counted": Part.COUNTED, "finishing": Part.FINISHING, "bonus": Part.BONUS}
    summed = True
    for step in steps:
        if step.kind in parts:
            lines = [line for line in alive if line.entry.part == parts[step.kind] and line.points]
            out.extend(_line(score, line, reader, first=not out) for line in lines)
            summed = False
        if step.kind in ("rounded", "bonus") or (step.kind in parts and len(step.terms) > 1):
            out.extend([*([] if summed else [_rule()]), _step_row(step, reader.style)])
            summed = True
    return out


def _line(score: Score, line: Line, reader: Reader, first: bool) -> str:
    """One entry: name, how often, tiles, what it brings, where it stands."""
    style = reader.style
    name = reader.entry(line.entry.id)
    if line.entry.part == Part.FORMATION and score.limit is not None:
        name = formation_name(score, style.lang) or name
    tiles = tiles_text(line_tiles(score, line), style.lang)
    each = line.entry.points or line.entry.fan
    if line.times > 1 and each:
        name += f" ({line.times} {TIMES} {number(each, style.lang)})"
    worth = line.entry.limit
    if worth and score.rules.rule_set.scheme == Scheme.FAN:
        sign, figure = "", t.LIMIT_ROW.to(style.lang)
    else:
        sign, figure = t.worth(line.points, line.doubles, line.fan, worth, style.lang)
    if not first or sign == TIMES:
        figure = f"{sign} {figure}".strip()
    return _row(name, figure, source_text(score, line), style, tiles)


def source_text(score: Score, line: Line) -> str:
    """Where a line stands in the book, and the rulings that decided it: `p. 10 · N6`."""
    place = line.entry.source.partition(", ")[2] or line.entry.source
    rulings = [score.rules.rule_set.option(id) for id in line.options]
    return " · ".join([place, *dict.fromkeys(option.ruling for option in rulings if option is not None)])


def _row(name: str, figure: str, source: str, style: Style, tiles: str = "", bold: bool = False) -> str:
    """Name and tiles left, the figure under the other figures, the source behind it."""
    above = ""
    if len(name) > NAME or (tiles and len(name) + 2 + len(tiles) > NAME):
        above, name = f"  {name}\n", ""
    text = f"  {name}{tiles:>{NAME - len(name)}}{figure:>{FIGURE}}"
    return f"{above}{style.bold(text) if bold else text}   {style.soft(source)}".rstrip()


def _rule() -> str:
    return " " * (NAME + 4) + "─" * (FIGURE - 2)


def _step_name(step: Step, style: Style) -> str:
    name = t.SUM.get(step.kind, t.TOTAL).to(style.lang)
    return f"{name}  {formula(step, style.lang).rpartition(' = ')[0]}".rstrip()


def _step_row(step: Step, style: Style) -> str:
    """A sum, a doubling or a cut, with the calculation in full."""
    if step.kind == "doubled":
        name = f"{t.TOTAL.to(style.lang)}  {formula(step, style.lang).rpartition(' = ')[0]}"
    else:
        name = capital(t.STEPS[step.kind].to(style.lang))
        calculation = formula(step, style.lang).partition(" → ")[0].rpartition(" = ")
        name = f"{name}  {calculation[0] or calculation[2]}"
    return _row(name, number(step.result, style.lang), "", style, bold=True)


def _asides(score: Score, reader: Reader) -> list[str]:
    """What was replaced and by what, the rulings that decided, and the other readings."""
    style = reader.style
    groups: dict[str, list[str]] = {}
    for line in score.lines:
        if line.replaced_by is not None:
            groups.setdefault(line.replaced_by, []).append(reader.entry(line.entry.id))
    out: list[str] = []
    for by, names in groups.items():
        words = t.BY_POINTS if by == "points" else t.REPLACED
        winner = "" if by == "points" else formation_name(score, style.lang) or reader.entry(by)
        out.extend(wrap(style.say(words, by=winner, names=t.listed(names, style.lang)), hang=2))
    decided = dict.fromkeys(id for line in score.lines if line.replaced_by is None for id in line.options)
    for id in decided:
        option = score.rules.rule_set.option(id)
        if option is not None:
            value = score.rules.options[id]
            answer = reader.words.answer(id, value, style.lang)
            question = reader.words.question(id, style.lang)
            out.extend(wrap(f"{option.ruling}  {question.rstrip('?')}: {answer} ({id})", hang=4))
    others = sorted({candidate.total.total for candidate in score.candidates} - {score.would_be})
    if others:
        sentence = style.say(t.OTHER_READINGS, count=len(score.candidates), other=number(others[-1], style.lang))
        out.extend(wrap(sentence, hang=2))
    return ["", *out] if out else []


def _too_little(score: Score, reader: Reader) -> str:
    """Why a complete hand may not go out."""
    style, lang = reader.style, reader.style.lang
    scheme = score.rules.rule_set.scheme
    unit = {Scheme.FAN: "fan", Scheme.POINTS: "points"}.get(scheme, "doubles")
    counted = [line for line in score.lines if line.replaced_by is None and line.entry.minimum]
    counted = [line for line in counted if line.entry.part != Part.FLOWERS]
    have = sum(line.doubles if unit == "doubles" else line.fan for line in counted)
    minimum = score.rules.policy.minimum
    needed = t.amount(minimum, unit, number(minimum, lang), lang)
    return style.say(t.TOO_LITTLE, needed=needed, have=number(have, lang), would_be=number(score.would_be, lang))


def heading(left: str, right: str, style: Style, won: bool = False) -> str:
    """A heading over the whole width: who, and what he has."""
    gap = max(1, WIDTH - len(left) - len(right))
    return f"{style.lak(left) if won else style.bold(left)}{' ' * gap}{style.bold(right)}"


def explain(score: Score, lang: Lang = "en", words: BookWords | None = None) -> str:
    """A score explained as `windroos score` prints it, without colour.

    `words` are the rule set's own unless house rules rename entries: then `renamed(book_words(id), house.names)`.
    """
    reader = Reader(Style(lang), words or book_words(score.rules.id))
    return "\n".join([*explain_hand(score, reader), "", f"  {total_text(score, reader.style.lang)}"])

"""A score line by line, as a person adds it up: names, figures, lit tiles, source, what was replaced."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from windroos.rules.rule import Part
from windroos.scoring.explain import Calculation, arithmetic, formula, line_tiles
from windroos.scoring.score import Line as ScoreLine
from windroos.scoring.score import Score, without_reconstructions
from windroos.telling.names import formation_name, line_name, place_of
from windroos.text import explain as texts
from windroos.text.books import BookWords, small
from windroos.text.figures import TIMES, number
from windroos.text.words import Lang
from windroos.tiles import kinds_in

Kind = Literal["line", "sum", "total", "replaced"]
PARTS: Final = {"counted": Part.COUNTED, "finishing": Part.FINISHING, "bonus": Part.BONUS}
"""The steps of the 144 rules that add up one part, and that part."""
TOTALS: Final = ("doubled", "limit", "limit_hand", "capped")
"""Steps whose result is the total, or what it would be without a limit."""


class ExplanationLine(NamedTuple):
    """One line of an explanation.

    id       of the entry; "" for a sum
    figure   `20`, `+ 2`, `× 2`
    tiles    to show beside it, sets in full; empty for the whole hand
    lit      kinds to light in the hand
    source   place in the book, with the rulings that decided it
    kind     `replaced` does not count; `note` says what took its place, or what a hand is without a reconstruction
    """

    id: str
    name: str
    figure: str
    tiles: tuple[int, ...]
    lit: tuple[int, ...]
    source: str
    kind: Kind
    note: str = ""


def lines(score: Score, words: BookWords, lang: Lang) -> tuple[ExplanationLine, ...]:
    """The explanation, reading down: what is added, the sum, what doubles, the total; then what was replaced."""
    told = [
        _step_line(row, lang) if isinstance(row, Calculation) else counted_line(score, row, words, lang, first=at == 0)
        for at, row in enumerate(reading_down(score))
    ]
    replaced = (line for line in score.lines if line.replaced_by is not None)
    return (*told, *(_replaced_line(score, line, words, lang) for line in replaced))


def reading_down(score: Score) -> tuple[ScoreLine | Calculation, ...]:
    """The lines that count, with the sums between them, in the order in which a person adds up."""
    alive = [line for line in score.lines if line.replaced_by is None]
    if not alive:
        return ()
    if score.limit is not None:
        return _limit_sum(score, alive)
    steps = arithmetic(score)
    told = _parts(steps, alive) if score.rules.rule_set.scheme.parts else _sums(steps, alive)
    doubling = (line for line in alive if _only_doubles(line))
    flowers = (line for line in alive if line.entry.part == Part.FLOWERS)
    return (*told, *doubling, *(step for step in steps if step.kind in ("doubled", "limit", "capped")), *flowers)


def _limit_sum(score: Score, alive: list[ScoreLine]) -> tuple[ScoreLine | Calculation, ...]:
    """A limit hand, and what still counts beside it (a bet, an extra of the house)."""
    ordered = sorted(alive, key=lambda line: not line.entry.limit)
    if len(ordered) == 1 or score.rules.rule_set.scheme.limit_row:
        return tuple(ordered)
    return (*ordered, *arithmetic(score))


def _sums(steps: tuple[Calculation, ...], alive: list[ScoreLine]) -> list[ScoreLine | Calculation]:
    """NTS, Hong Kong and MCR: what is added, and its sum."""
    added = [line for line in alive if not _only_doubles(line) and line.entry.part != Part.FLOWERS]
    return [*added, *(step for step in steps if step.kind in ("points", "fan") and len(step.terms) > 1)]


def _parts(steps: tuple[Calculation, ...], alive: list[ScoreLine]) -> list[ScoreLine | Calculation]:
    """144 rules: counted points, finishing points, rounding, bonus points, each with its sum; or a bet that is lost."""
    told: list[ScoreLine | Calculation] = [line for line in alive if line.entry.part == Part.STAKE and not line.doubles]
    for step in steps:
        if step.kind in PARTS:
            told.extend(line for line in alive if line.entry.part == PARTS[step.kind] and line.points)
        if step.kind in ("rounded", "bonus") or (step.kind in PARTS and len(step.terms) > 1):
            told.append(step)
    return told


def sum_text(score: Score, words: BookWords, lang: Lang) -> tuple[str, str]:
    """The whole sum on one line, and what is in it: `24 × 4 = 96`, `mahjong 20 + volmaken paar 2 · × 2 vier chows`."""
    steps = [step for step in arithmetic(score) if step.kind != "flowers"]
    if not steps:
        return "", ""
    alive = [line for line in score.lines if line.replaced_by is None and line.entry.part != Part.FLOWERS]
    names = {line.entry.id: small(line_name(score, line, words, lang)) for line in alive}
    adding = [f"{names[line.entry.id]} {_worth(line, lang)[1]}" for line in alive if not _only_doubles(line)]
    doubling = [f"{' '.join(_worth(line, lang))} {names[line.entry.id]}" for line in alive if _only_doubles(line)]
    doubled = next((step for step in steps if step.kind == "doubled"), steps[-1])
    shown = formula(doubled, lang)
    if steps[-1].kind == "limit":
        shown += f" → {number(steps[-1].result, lang)}"
    return shown, " · ".join([*([" + ".join(adding)] if adding else []), *doubling])


def _only_doubles(line: ScoreLine) -> bool:
    return bool(line.doubles) and not line.points


def _worth(line: ScoreLine, lang: Lang) -> tuple[str, str]:
    return texts.worth(line.points, line.doubles, line.fan, line.entry.limit, lang)


def counted_line(score: Score, line: ScoreLine, words: BookWords, lang: Lang, first: bool) -> ExplanationLine:
    """One entry that counts; the `first` figure of a sum has no sign."""
    name, each = line_name(score, line, words, lang), line.entry.points or line.entry.fan
    if line.times > 1 and each:
        name += f" ({line.times} {TIMES} {number(each, lang)})"
    sign, figure = _worth(line, lang)
    if line.entry.limit and score.rules.rule_set.scheme.limit_row:
        sign, figure = "", texts.LIMIT_ROW.to(lang)
    shown = figure if first and sign != TIMES else f"{sign} {figure}".strip()
    shown = shown or number(0, lang)  # a lost bet: nothing is left
    return _entry_line(score, line, name, shown, "line", lang, without_text(score, lang) if line.certainty else "")


def _replaced_line(score: Score, line: ScoreLine, words: BookWords, lang: Lang) -> ExplanationLine:
    """One entry that another one took the place of."""
    if line.replaced_by == "points":
        note = texts.REPLACED_BY_POINTS.to(lang)
    else:
        by = score.rules.entry(line.replaced_by or "")
        special = by is not None and by.part == Part.FORMATION and formation_name(score, lang)
        name = special or words.entry(line.replaced_by or "", lang)
        note = texts.REPLACED_BY.to(lang).format(name=name)
    figure = " ".join(filter(None, _worth(line, lang)))
    return _entry_line(score, line, line_name(score, line, words, lang), figure, "replaced", lang, note)


def _step_line(step: Calculation, lang: Lang) -> ExplanationLine:
    """A sum: `Punten` 24; a product: `24 × 4` 96."""
    name = formula(step, lang).rpartition(" = ")[0] if step.kind == "doubled" else texts.SUMS[step.kind].to(lang)
    return ExplanationLine("", name, number(step.result, lang), (), (), "", "total" if step.kind in TOTALS else "sum")


def _entry_line(
    score: Score, line: ScoreLine, name: str, figure: str, kind: Kind, lang: Lang, note: str = ""
) -> ExplanationLine:
    lit = kinds_in(line.tiles) if line.tiles else ()
    source = source_text(score, line, lang)
    return ExplanationLine(
        id=line.entry.id,
        name=name,
        figure=figure,
        tiles=line_tiles(score, line),
        lit=lit,
        source=source,
        kind=kind,
        note=note,
    )


def source_text(score: Score, line: ScoreLine, lang: Lang) -> str:
    """Where a line stands in the book, how sure that is, and the rulings that decided it: `p. 10 · N6`."""
    place = place_of(score.rules, line.entry.source)
    sure = texts.CERTAINTY[line.certainty].to(lang) if line.certainty else ""
    rulings = [score.rules.rule_set.option(id) for id in line.options]
    said = [place, sure, *dict.fromkeys(option.ruling for option in rulings if option is not None)]
    return " · ".join(filter(None, said))


def without_text(score: Score, lang: Lang) -> str:
    """What a hand is worth that only a reconstructed formation makes special; "" for any other."""
    without = without_reconstructions(score)
    if without is None:
        return ""
    if not without.complete:
        return texts.WITHOUT_NOTHING.to(lang)
    name = formation_name(without, lang) if without.special else ""
    words = texts.WITHOUT_SPECIAL if name else texts.WITHOUT_ORDINARY
    return words.to(lang).format(name=name, total=number(without.total, lang))

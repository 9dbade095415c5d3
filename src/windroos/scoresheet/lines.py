"""A score line by line, as a page shows it: names, figures, lit tiles, source, what was replaced."""

from __future__ import annotations

from typing import Literal, NamedTuple

from windroos.rules.rule import Part, Scheme
from windroos.scoring.explain import Step, arithmetic, formula, line_tiles
from windroos.scoring.score import Line as ScoreLine
from windroos.scoring.score import Score
from windroos.scoring.why import why_not
from windroos.telling.names import formation_name
from windroos.telling.why_not import why_not_sentences
from windroos.text import explain
from windroos.text import scoresheet as t
from windroos.text.books import BookWords
from windroos.text.figures import TIMES, number
from windroos.text.words import Lang
from windroos.tiles import kinds_in

Kind = Literal["line", "sum", "total", "replaced"]


class Line(NamedTuple):
    """One line of an explanation.

    id       of the entry; "" for a sum
    figure   `20`, `+ 2`, `× 2`
    tiles    to show beside it, sets in full; empty for the whole hand
    lit      kinds to light in the hand
    source   place in the book, with the rulings that decided it
    kind     `replaced` does not count; `note` says what took its place
    """

    id: str
    name: str
    figure: str
    tiles: tuple[int, ...]
    lit: tuple[int, ...]
    source: str
    kind: Kind
    note: str = ""


def lines(score: Score, words: BookWords, lang: Lang) -> tuple[Line, ...]:
    """The explanation, reading down: what is added, the sum, what doubles, the total; then what was replaced."""
    teller = _Teller(score, words, lang)
    alive = [line for line in score.lines if line.replaced_by is None]
    scheme = score.rules.rule_set.scheme
    if not alive:
        told: list[Line] = []
    elif score.limit is not None:
        told = teller.limit(alive)
    elif scheme == Scheme.GAU:
        told = teller.parts(alive)
    else:
        told = teller.sums(alive)
    return (*told, *(teller.replaced(line) for line in score.lines if line.replaced_by is not None))


def sum_text(score: Score, words: BookWords, lang: Lang) -> tuple[str, str]:
    """The whole sum on one line, and what is in it: `24 × 4 = 96`, `mahjong 20 + volmaken paar 2 · × 2 vier chows`."""
    steps = [step for step in arithmetic(score) if step.kind != "flowers"]
    if not steps:
        return "", ""
    teller = _Teller(score, words, lang)
    alive = [line for line in score.lines if line.replaced_by is None and line.entry.part != Part.FLOWERS]
    adding = [f"{_small(teller.name(line))} {_worth(line, lang)[1]}" for line in alive if not _only_doubles(line)]
    doubling = [f"{' '.join(_worth(line, lang))} {_small(teller.name(line))}" for line in alive if _only_doubles(line)]
    doubled = next((step for step in steps if step.kind == "doubled"), steps[-1])
    shown = formula(doubled, lang)
    if steps[-1].kind == "limit":
        shown += f" → {number(steps[-1].result, lang)}"
    return shown, " · ".join([*([" + ".join(adding)] if adding else []), *doubling])


def _small(name: str) -> str:
    """A name in the middle of a line."""
    return name[:1].lower() + name[1:]


def _only_doubles(line: ScoreLine) -> bool:
    return bool(line.doubles) and not line.points


def _worth(line: ScoreLine, lang: Lang) -> tuple[str, str]:
    return explain.worth(line.points, line.doubles, line.fan, line.entry.limit, lang)


class _Teller:
    """Makes lines of one score in one language."""

    def __init__(self, score: Score, words: BookWords, lang: Lang) -> None:
        self.score = score
        self.words = words
        self.lang = lang
        self.steps = arithmetic(score)

    def limit(self, alive: list[ScoreLine]) -> list[Line]:
        """A limit hand, and what still counts beside it."""
        ordered = sorted(alive, key=lambda line: not line.entry.limit)
        told = [self.line(line, first=at == 0) for at, line in enumerate(ordered)]
        if len(told) > 1 and self.score.rules.rule_set.scheme != Scheme.FAN:
            total = number(self.score.would_be, self.lang)
            told.append(self.sum("total", t.SUMS["total"].to(self.lang), total))
        return told

    def sums(self, alive: list[ScoreLine]) -> list[Line]:
        """NTS, Hong Kong and MCR: what is added, then what doubles; flowers last."""
        flowers = [line for line in alive if line.entry.part == Part.FLOWERS]
        added = [line for line in alive if not _only_doubles(line) and line not in flowers]
        told = [self.line(line, first=at == 0) for at, line in enumerate(added)]
        told.extend(self.step(step) for step in self.steps if step.kind in ("points", "fan") and len(step.terms) > 1)
        told.extend(self.line(line, first=False) for line in alive if _only_doubles(line))
        told.extend(self.step(step) for step in self.steps if step.kind in ("doubled", "limit", "capped"))
        return [*told, *(self.line(line, first=False) for line in flowers)]

    def parts(self, alive: list[ScoreLine]) -> list[Line]:
        """144 rules: counted points, finishing points, rounding, bonus points, each with its sum; then doubles."""
        parts = {"counted": Part.COUNTED, "finishing": Part.FINISHING, "bonus": Part.BONUS}
        told: list[Line] = []
        for step in self.steps:
            if step.kind in parts:
                part = [line for line in alive if line.entry.part == parts[step.kind] and line.points]
                told.extend(self.line(line, first=not told and at == 0) for at, line in enumerate(part))
            if step.kind in ("doubled", "limit"):
                continue
            if step.kind in ("rounded", "bonus") or len(step.terms) > 1:
                told.append(self.step(step))
        told.extend(self.line(line, first=False) for line in alive if _only_doubles(line))
        told.extend(self.step(step) for step in self.steps if step.kind in ("doubled", "limit"))
        return told

    def line(self, line: ScoreLine, first: bool) -> Line:
        """One entry that counts."""
        name, each = self.name(line), line.entry.points or line.entry.fan
        if line.times > 1 and each:
            name += f" ({line.times} {TIMES} {number(each, self.lang)})"
        sign, figure = _worth(line, self.lang)
        if line.entry.limit and self.score.rules.rule_set.scheme == Scheme.FAN:
            sign, figure = "", explain.LIMIT_ROW.to(self.lang)
        shown = figure if first and sign != TIMES else f"{sign} {figure}".strip()
        return self._entry(line, name, shown, "line", "")

    def replaced(self, line: ScoreLine) -> Line:
        """One entry that another one took the place of."""
        if line.replaced_by == "points":
            note = t.REPLACED_BY_POINTS.to(self.lang)
        else:
            by = self.score.rules.entry(line.replaced_by or "")
            special = by is not None and by.part == Part.FORMATION and formation_name(self.score, self.lang)
            name = special or self.words.entry(line.replaced_by or "", self.lang)
            note = t.REPLACED_BY.to(self.lang).format(name=name)
        return self._entry(line, self.name(line), " ".join(filter(None, _worth(line, self.lang))), "replaced", note)

    def step(self, step: Step) -> Line:
        """A sum: `Punten` 24; a product: `24 × 4` 96."""
        figure = number(step.result, self.lang)
        if step.kind == "doubled":
            return self.sum("total", formula(step, self.lang).rpartition(" = ")[0], figure)
        kind: Kind = "sum" if step.kind in ("points", "fan", "counted", "finishing", "rounded", "bonus") else "total"
        return self.sum(kind, t.SUMS[step.kind].to(self.lang), figure)

    def sum(self, kind: Kind, name: str, figure: str) -> Line:
        """A line that belongs to no entry."""
        return Line("", name, figure, (), (), "", kind)

    def name(self, line: ScoreLine) -> str:
        """What players call it; a special formation by its own name."""
        if line.entry.part == Part.FORMATION:
            return formation_name(self.score, self.lang) or self.words.entry(line.entry.id, self.lang)
        return self.words.entry(line.entry.id, self.lang)

    def _entry(self, line: ScoreLine, name: str, figure: str, kind: Kind, note: str) -> Line:
        lit = kinds_in(line.tiles) if line.tiles else ()
        source = source_text(self.score, line)
        return Line(line.entry.id, name, figure, line_tiles(self.score, line), lit, source, kind, note)


def source_text(score: Score, line: ScoreLine) -> str:
    """Where a line stands in the book, and the rulings that decided it: `p. 10 · N6`."""
    place = line.entry.source.partition(", ")[2] or line.entry.source
    rulings = [score.rules.rule_set.option(id) for id in line.options]
    return " · ".join([place, *dict.fromkeys(option.ruling for option in rulings if option is not None)])


def why_not_text(score: Score, item: str, words: BookWords, lang: Lang, dead: bool = False) -> list[str]:
    """Why an entry did not count, and the smallest change that would make it count, in sentences.

    Raises OptionError where the rules have no such entry.
    """
    return why_not_sentences(why_not(score, item, dead), score, words, lang, in_full=True)

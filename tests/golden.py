"""Golden hands: `tests/hands/<rule set>.txt`, one hand a line that a referee can read and check by hand.

    notation | options | expected | lines | source

`expected` is a total, `illegal N` for a mahjong under the minimum that would be worth N, or `none` for no mahjong.
An option's value is written as in `minimum=3`; quotes keep digits a text: `edition="1998"`.
`lines` are the ids of the entries that count (`id xN` for N times), or `*` to leave them open.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from windroos.books.catalog import IDS, rules
from windroos.notation import Reading, parse
from windroos.rules.rule import Value
from windroos.rules.rules import Rules
from windroos.scoring.score import Score, score

FOLDER = Path(__file__).parent / "hands"


class Golden(NamedTuple):
    """One line of a golden file."""

    rule_set: str
    number: int
    notation: str
    options: dict[str, Value]
    expected: str
    lines: dict[str, int] | None
    source: str

    def rules(self) -> Rules:
        """The rule set with the options of this line."""
        return rules(self.rule_set, self.options)

    def reading(self) -> Reading:
        """The hand of this line."""
        return parse(self.notation)

    def score(self) -> Score:
        """The score of this line's hand."""
        reading = self.reading()
        return score(self.rules(), reading.hand, reading.situation)

    def check(self) -> None:
        """Its total and its lines are those that the source says."""
        result = self.score()
        counted = {one.entry.id: one.times for one in result.lines if one.replaced_by is None}
        if self.expected == "none":
            assert not result.complete, self
            return
        if self.expected.startswith("illegal"):
            would_be = int(self.expected.split()[1])
            assert (result.legal, result.would_be, result.total) == (False, would_be, 0), (self, counted)
        else:
            assert (result.legal, result.total) == (True, int(self.expected)), (self, counted)
        assert self.lines is None or counted == self.lines, (self, counted)


def golden(rule_set: str, folder: Path = FOLDER) -> list[Golden]:
    """All golden hands of a rule set; the two Dutch tournament books share the hands of the older one."""
    shared = [line._replace(rule_set=rule_set) for line in golden("nts2002")] if rule_set == "groenehart2011" else []
    path = folder / f"{rule_set}.txt"
    if not path.exists():
        return shared
    found: list[Golden] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            columns = [column.strip() for column in line.split("|")]
            assert len(columns) == 5, f"{path.name}:{number}: five columns, please"
            notation, options, expected, lines, source = columns
            assert source, f"{path.name}:{number}: a source, please"
            found.append(Golden(rule_set, number, notation, _options(options), expected, _lines(lines), source))
    return found + shared


def all_golden() -> list[Golden]:
    """The golden hands of every rule set."""
    return [line for rule_set in IDS for line in golden(rule_set)]


def _options(text: str) -> dict[str, Value]:
    return {word.split("=")[0]: _value(word.split("=")[1]) for word in text.split()}


def _value(text: str) -> Value:
    if text in ("true", "false"):
        return text == "true"
    if text.startswith('"'):
        return text.strip('"')
    return int(text) if text.lstrip("-").isdigit() else text


def _lines(text: str) -> dict[str, int] | None:
    if text == "*":
        return None
    counted: dict[str, int] = {}
    last = ""
    for word in text.replace(",", " ").split():
        if word[0] == "x" and word[1:].isdigit():
            counted[last] = int(word[1:])
        else:
            counted[word] = 1
            last = word
    return counted

"""Golden hands: one hand a line that a referee can read and check by hand.

    notation | options | expected | lines | source

`expected` is a total, `illegal N` for a mahjong under the minimum that would be worth N, or `none` for no mahjong.
An option's value is written as in `minimum=3`; quotes keep digits a text: `edition="1998"`.
`lines` are the ids of the entries that count (`id xN` for N times), or `*` to leave them open. What follows a number
sign at the beginning of a line is for people.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from windroos.books.catalog import rules
from windroos.errors import NotationError, WindroosError
from windroos.notation import Reading, parse
from windroos.rules.rule import Value
from windroos.rules.rules import Rules
from windroos.scoring.score import Score, score
from windroos.tablefile.errors import PlacedError
from windroos.testkit.trial import Finding, found


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

    def trouble(self, chosen: Rules) -> Finding | None:
        """What is otherwise than the source says by these rules; None where nothing is."""
        try:
            reading = self.reading()
            result = score(chosen, reading.hand, reading.situation)
        except WindroosError as wrong:
            return found("golden_refused", number=self.number, what=wrong)
        counted = {one.entry.id: one.times for one in result.lines if one.replaced_by is None}
        if self.expected == "none" and not result.complete:
            return None
        refused = f"illegal {result.would_be}" if result.complete else "none"
        worth = str(result.total) if result.legal else refused
        if worth == self.expected and self.lines in (None, counted):
            return None
        lines = ", ".join(f"{id} x{times}" if times > 1 else id for id, times in counted.items())
        return found("golden", number=self.number, hand=self.notation, expected=self.expected, worth=worth, lines=lines)


def read_golden(text: str, rule_set: str, file: str) -> Iterator[Golden]:
    """The golden hands in a text; `file` is its name in complaints.

    Raises:
        PlacedError: a line that has no five columns, or no source.
    """
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            columns = [column.strip() for column in line.split("|")]
            if len(columns) != 5 or not columns[-1]:
                raise PlacedError(NotationError("golden_columns"), file, number)
            notation, options, expected, lines, source = columns
            yield Golden(rule_set, number, notation, _options(options), expected, _lines(lines), source)


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

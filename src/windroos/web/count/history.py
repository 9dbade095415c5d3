"""The history of a table: hands and remarks, with what stood there before a correction."""

from __future__ import annotations

from typing import NamedTuple

from windroos.scoresheet.counted import CountedHand
from windroos.scoresheet.say import headline, remark_line
from windroos.scoresheet.sheet import Remark, SheetHand
from windroos.scoresheet.standings import jersey
from windroos.text.explain import ROUNDS
from windroos.text.words import Lang


class Before(NamedTuple):
    """An entry as it stood before it was corrected."""

    text: str
    nets: tuple[int, ...]
    reason: str


class HistoryLine(NamedTuple):
    """A hand (`number` above 0) or a remark; `nets` and `totals` for each player."""

    number: int
    round: str
    east: str
    text: str
    nets: tuple[int, ...]
    totals: tuple[int, ...]
    struck: bool
    jersey: tuple[int, ...]
    before: tuple[Before, ...]


def history_line(line: SheetHand | Remark, lang: Lang) -> HistoryLine:
    """A line of the sheet."""
    match = line.before
    round_name, east = ROUNDS[match.round].to(lang), match.players[match.seats[0]]
    totals = line.after.points
    if isinstance(line, Remark):
        moved = tuple(after - before for before, after in zip(match.points, totals, strict=True))
        return HistoryLine(
            number=0,
            round=round_name,
            east=east,
            text=remark_line(line, lang),
            nets=moved,
            totals=totals,
            struck=False,
            jersey=(),
            before=(),
        )
    text, nets = headline(line.counted, lang), nets_of(line.counted)
    before = before_of(line, lang)
    return HistoryLine(
        number=line.number,
        round=round_name,
        east=east,
        text=text,
        nets=nets,
        totals=totals,
        struck=line.struck,
        jersey=jersey(line.after),
        before=before,
    )


def before_of(entry: SheetHand, lang: Lang) -> tuple[Before, ...]:
    """What stood there before it was corrected or struck, the oldest first."""
    return tuple(Before(headline(one.counted, lang), nets_of(one.counted), one.reason) for one in entry.earlier)


def nets_of(counted: CountedHand) -> tuple[int, ...]:
    """What everyone won or lost, deductions taken off."""
    return tuple(side.net - side.deduction for side in counted.sides)

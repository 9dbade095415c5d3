"""The figures of a run as rows: what the screen, CSV, JSON and the page have in common. Words stand elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from windroos.hands import By
from windroos.intervals import Estimate, mean, mean_of, quantile, share
from windroos.lab.task import SEATS, Task
from windroos.lab.totals import Histogram, Totals
from windroos.rules.rule import Entry, Part, Who
from windroos.rules.rules import Rules

SHARE, MEAN = "share", "mean"
ALWAYS: Final = ("won", "drawn", "self_drawn")
"""Figures that are shown where they are 0 too; ways in which nobody can have won are not."""
FORMATIONS: Final = "formations"
"""The heading of the 144 rules' list of special formations."""
WAYS: Final = {
    "by_discard": By.DISCARD,
    "by_wall": By.WALL,
    "by_kong": By.KONG,
    "by_bonus": By.BONUS,
    "by_robbed": By.ROBBED,
}


class SummaryFigure(NamedTuple):
    """One line of the summary. `id` has its words in `windroos.text.lab`."""

    id: str
    unit: str
    """SHARE (0..1) or MEAN."""
    estimate: Estimate


class SeatFigures(NamedTuple):
    """A seat and who sat there: shares of all hands, and what it received a hand."""

    seat: int
    player: str
    wins: Estimate
    own: Estimate
    gave: Estimate
    income: Estimate


class PlayerFigures(NamedTuple):
    """A player at all its seats. Shares and income are a seat's, so that sides of any size can be compared."""

    player: str
    seats: tuple[int, ...]
    wins: Estimate
    income: Estimate


class ItemFigures(NamedTuple):
    """How often something was among what the winner scored, as a share of mahjongs."""

    id: str
    heading: str
    special: bool
    """A hand by itself: a limit hand, or one outside four sets and a pair."""
    active: bool
    hands: Estimate
    times: int


class Spread(NamedTuple):
    """How a number was distributed."""

    id: str
    histogram: Histogram
    mean: Estimate

    def at(self, part: float) -> int | None:
        """The value below which this part of the hands lies."""
        return quantile(self.histogram, part)


@dataclass(frozen=True, slots=True, eq=False)
class Report:
    """All figures of a run. `seconds` is the time that playing took; it is the only thing that luck decides."""

    task: Task
    rules: Rules
    totals: Totals
    seconds: float
    summary: tuple[SummaryFigure, ...]
    places: tuple[SeatFigures, ...]
    sides: tuple[PlayerFigures, ...]
    items: tuple[ItemFigures, ...]
    formations: tuple[ItemFigures, ...]
    """The 144 rules' list: `id` is the key of `rules.formations.rows`."""
    spreads: tuple[Spread, ...]

    def spread(self, id: str) -> Spread:
        """The distribution with this id."""
        return next(spread for spread in self.spreads if spread.id == id)


def report(task: Task, rules: Rules, totals: Totals, seconds: float) -> Report:
    """The figures of these totals."""
    spreads = _spreads(totals, rules.rule_set.scheme.everyone)
    return Report(
        task=task,
        rules=rules,
        totals=totals,
        seconds=seconds,
        summary=_summary(totals, spreads),
        places=tuple(_place(task, totals, seat) for seat in range(SEATS)),
        sides=tuple(_side(task, totals, player) for player in dict.fromkeys(task.players)),
        items=tuple(_items(rules, totals)),
        formations=tuple(_formations(rules, totals)),
        spreads=spreads,
    )


def _spreads(totals: Totals, doubled: bool) -> tuple[Spread, ...]:
    found = {"turns": totals.turns, "discards": totals.discards, "scores": totals.scores}
    if doubled:
        found |= {"points": totals.points, "doubles": totals.doubles, "losers": totals.losers}
    return tuple(Spread(id, histogram, mean_of(histogram)) for id, histogram in found.items())


def _summary(totals: Totals, spreads: tuple[Spread, ...]) -> tuple[SummaryFigure, ...]:
    shares = [
        SummaryFigure("won", SHARE, share(totals.won, totals.hands)),
        SummaryFigure("drawn", SHARE, share(totals.ways[0], totals.hands)),
        SummaryFigure("self_drawn", SHARE, share(totals.self_drawn, totals.won)),
        *(SummaryFigure(id, SHARE, share(totals.ways[way], totals.won)) for id, way in WAYS.items()),
        SummaryFigure("limits", SHARE, share(sum(totals.limits.values()), totals.won)),
    ]
    return (*shares, *(SummaryFigure(spread.id, MEAN, spread.mean) for spread in spreads))


def _place(task: Task, totals: Totals, seat: int) -> SeatFigures:
    return SeatFigures(
        seat,
        task.players[seat],
        share(totals.wins[seat], totals.hands),
        share(totals.own[seat], totals.wins[seat]),
        share(totals.gave[seat], totals.hands),
        mean(totals.net[seat], totals.products[seat * SEATS + seat], totals.hands),
    )


def _side(task: Task, totals: Totals, player: str) -> PlayerFigures:
    """The interval is of the hand and then shared out over the seats, for the seats of one hand are not independent."""
    seats = tuple(seat for seat in range(SEATS) if task.players[seat] == player)
    squares = sum(totals.products[one * SEATS + other] for one in seats for other in seats)
    return PlayerFigures(
        player,
        seats,
        share(sum(totals.wins[seat] for seat in seats), totals.hands).scaled(1 / len(seats)),
        mean(sum(totals.net[seat] for seat in seats), squares, totals.hands).scaled(1 / len(seats)),
    )


def _items(rules: Rules, totals: Totals) -> list[ItemFigures]:
    headings = [heading.id for heading in rules.headings for _ in heading.entries]
    return [
        ItemFigures(
            entry.id,
            heading,
            _is_special(entry),
            entry.active,
            share(totals.item_hands[at], totals.won),
            totals.item_times[at],
        )
        for at, (entry, heading) in enumerate(zip(rules.entries, headings, strict=True))
        if entry.who != Who.WAITING  # a winner waits no more
    ]


def _is_special(entry: Entry) -> bool:
    return bool(entry.limit) or entry.who == Who.IRREGULAR or entry.part == Part.FORMATION


def _formations(rules: Rules, totals: Totals) -> list[ItemFigures]:
    if rules.formations is None:
        return []
    return [
        ItemFigures(row.id, FORMATIONS, True, True, share(seen, totals.won), seen)
        for at, row in enumerate(rules.formations.rows)
        for seen in (totals.formations.get(at, 0),)
    ]

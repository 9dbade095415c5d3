"""Standings, the yellow jersey, chips, and the points after every hand for the chart."""

from __future__ import annotations

from typing import NamedTuple

from windroos.errors import SettleError
from windroos.play.model.match import Match
from windroos.play.model.ranking import leaders, ranking
from windroos.scoresheet.sheet import Sheet, SheetHand
from windroos.settling.chips import START, Chips, Handover, pay
from windroos.settling.payments import Payment


class Standing(NamedTuple):
    """One row of the standings.

    place    from 1; who are equal share it
    net      of the last hand that counts (0 for none), deductions taken off
    jersey   wears the yellow jersey
    chips    his box of chips; None where chips are not used, or the boxes could not pay
    """

    place: int
    player: int
    name: str
    points: int
    net: int
    jersey: bool
    chips: Chips | None


class Series(NamedTuple):
    """Points after every hand: `hands` are their numbers, 0 first; `points` one row a player, as long as `hands`."""

    hands: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]


class ChipPayment(NamedTuple):
    """A payment in chips: what is given, and the change."""

    paid: Payment
    handover: Handover


def standings(sheet: Sheet) -> tuple[Standing, ...]:
    """The standings, the best first; who are equal in seating order. See `champions` for who won the match."""
    match = sheet.match
    counting = [entry for entry in sheet.entries if not entry.struck]
    last = counting[-1].counted.result if counting else None
    wears, boxes = jersey(match), chips(sheet)
    found = []
    for player in ranking(match).by_points:
        points = match.points[player]
        place = 1 + sum(other > points for other in match.points)
        net = last.net[player] - last.deductions[player] if last is not None else 0
        box = boxes[player] if boxes is not None else None
        found.append(Standing(place, player, match.players[player], points, net, player in wears, box))
    return tuple(found)


def jersey(match: Match) -> tuple[int, ...]:
    """Who wears the yellow jersey: most points, several where equal, nobody while all are (144 rules, rule 126)."""
    first = leaders(match)
    return () if len(first) == len(match.players) else first


def series(sheet: Sheet) -> Series:
    """For the chart; what is corrected after a hand is in its points."""
    hands = _hands(sheet)
    rows = [_before_first(sheet), *(after.points for _, after in hands)]
    return Series((0, *(entry.number for entry, _ in hands)), tuple(zip(*rows, strict=True)))


def _hands(sheet: Sheet) -> list[tuple[SheetHand, Match]]:
    """The hands that count, each with the match just before the next one."""
    found: list[tuple[SheetHand, Match]] = []
    for line in sheet.lines:
        if isinstance(line, SheetHand) and not line.struck:
            found.append((line, line.after))
        elif found:
            found[-1] = (found[-1][0], line.after)
    return found


def _before_first(sheet: Sheet) -> tuple[int, ...]:
    first = next((line for line in sheet.lines if isinstance(line, SheetHand) and not line.struck), None)
    return first.before.points if first is not None else sheet.match.points


def champions(sheet: Sheet) -> tuple[int, ...]:
    """Who won a match that is over: by the highest special formation or by points; several where equal; else nobody."""
    match = sheet.match
    if not match.over:
        return ()
    order = ranking(match)
    if order.by_formation and max(match.special) > 0:
        return order.by_formation[:1]
    return leaders(match)


# --- chips -------------------------------------------------------------------------------------------------------


def chips(sheet: Sheet) -> tuple[Chips, ...] | None:
    """Everyone's box of chips; None where chips are not used, or a box could not pay."""
    boxes = _boxes(sheet, len(sheet.lines))
    return tuple(boxes) if boxes is not None else None


def chip_payments(sheet: Sheet, number: int) -> tuple[ChipPayment, ...]:
    """How a hand is paid in chips; empty where chips are not used, or a box could not pay."""
    entry = sheet.entry(number)
    boxes = _boxes(sheet, sheet.lines.index(entry))
    found: list[ChipPayment] = []
    if boxes is not None and not entry.struck:
        _pay(boxes, entry, found)
    return tuple(found)


def _boxes(sheet: Sheet, lines: int) -> list[Chips] | None:
    """The boxes after so many lines of the sheet."""
    if not sheet.start.rules.options.get("chips"):
        return None
    boxes = [START] * len(sheet.start.players)
    for line in sheet.lines[:lines]:
        if isinstance(line, SheetHand) and not line.struck and not _pay(boxes, line, []):
            return None
    return boxes


def _pay(boxes: list[Chips], entry: SheetHand, found: list[ChipPayment]) -> bool:
    """Pay a hand from box to box; False, and nothing found, where they cannot."""
    place = {name: at for at, name in enumerate(entry.before.players)}
    for paid in entry.counted.settlement.pays:
        if paid.payer is None or paid.payee is None:
            continue
        payer, payee = place[paid.payer], place[paid.payee]
        try:
            handed = pay(paid.amount, boxes[payer], boxes[payee])
        except SettleError:
            found.clear()
            return False
        boxes[payer], boxes[payee] = _moved(boxes[payer], handed, -1), _moved(boxes[payee], handed, 1)
        found.append(ChipPayment(paid, handed))
    return True


def _moved(box: Chips, handed: Handover, sign: int) -> Chips:
    moved = zip(box, handed.given, handed.change, strict=True)
    return Chips(*(has + sign * (given - change) for has, given, change in moved))

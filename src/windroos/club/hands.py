"""A paper form, hand by hand: the taps that its lines stand for, and the sheet that they make."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from windroos.club.errors import ClubError
from windroos.club.evening_events import SheetTyped
from windroos.club.result_requests import DoHands, PaperHand, PaperSpecial
from windroos.errors import WindroosError
from windroos.hands import By
from windroos.play.model.match import DRAW, Match
from windroos.reckoning.lines import SeatCount, seat_counts
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.capabilities import everyone_scores
from windroos.scoresheet.events import HandKept, SheetOpened
from windroos.scoresheet.opening import LONGEST_NAME, open_sheet
from windroos.scoresheet.sheet import Sheet, after, opened
from windroos.scoresheet.sheet import fold as folded
from windroos.scoring.gau import SITUATIONS

KEPT_SHEETS: Final = 256
"""Sheets that are remembered, some hundred thousand bytes each; what was counted of them is small (`counts`)."""

KEPT_COUNTS: Final = 16_384
"""Sheets of which it is remembered what each player did."""


def typed_sheet(asked: DoHands, rules: str, reason: str, house: str = "") -> SheetTyped:
    """The form as it is kept, counted by house rules if there are any.

    Raises:
        ClubError: `club_length`, or `club_hand`, which names the hand that cannot be.
        SheetError, OptionError: players, rules or options that cannot be.
    """
    players = asked.players
    sheet = opened(open_sheet(rules, players, dict(asked.options), house))
    hands = []
    for number, hand in enumerate(asked.hands, 1):
        if hand.scores and len(hand.scores) != len(players):
            raise ClubError("club_length", key="scores", count=len(hand.scores), wanted=len(players))
        try:
            taps = tuple(_taps(sheet.match, players, hand))
            sheet = after(sheet, HandKept(taps))
        except WindroosError as wrong:
            raise ClubError("club_hand", number=number, cause=wrong) from wrong
        hands.append(taps)
    return SheetTyped(
        table=asked.table,
        part=asked.part,
        share=asked.share,
        rules=rules,
        options=asked.options,
        players=players,
        hands=tuple(hands),
        reason=reason,
        house=house,
    )


@lru_cache(maxsize=KEPT_SHEETS)
def sheet_of(typed: SheetTyped) -> Sheet:
    """The score sheet of a kept form, or of a sheet that was taken over."""
    if typed.events:
        return folded(typed.events)
    sheet = opened(open_sheet(typed.rules, typed.players, dict(typed.options), typed.house))
    for taps in typed.hands:
        sheet = after(sheet, HandKept(taps))
    return sheet


def sheet_named(typed: SheetTyped, names: Sequence[str]) -> Sheet:
    """The same sheet with what its players are called, in their order; of who are called alike one has a number."""
    short = [name[: LONGEST_NAME - 4] for name in names]
    same = [short[:at].count(name) for at, name in enumerate(short)]
    called = [f"{name} ({before + 1})" if before else name for name, before in zip(short, same, strict=True)]
    first = typed.events[0] if typed.events else None
    if isinstance(first, SheetOpened):
        return folded((SheetOpened(first.opening._replace(players=tuple(called))), *typed.events[1:]))
    sheet = opened(open_sheet(typed.rules, called, dict(typed.options), typed.house))
    for taps in typed.hands:
        sheet = after(sheet, HandKept(taps))
    return sheet


def paper_of(typed: SheetTyped) -> tuple[PaperHand, ...]:
    """The lines of a form as they were typed, to be corrected; () of a sheet that was taken over."""
    return tuple(_line(typed.players, hand) for hand in typed.hands)


def _line(players: tuple[str, ...], taps: tuple[tap_kinds.Tap, ...]) -> PaperHand:
    line, scores = PaperHand("", "", "", (), PaperSpecial(), (), ""), dict[int, int]()
    for tap in taps:
        match tap:
            case tap_kinds.ChooseEnd(end):
                line = line._replace(end=end)
            case tap_kinds.ChooseWinner(player):
                line = line._replace(winner=players[player])
            case tap_kinds.ChooseHow(by):
                line = line._replace(by="self" if by == By.WALL else by.name.lower())
            case tap_kinds.ChooseGiver(player):
                line = line._replace(giver=players[player])
            case tap_kinds.MarkBet(player):
                line = line._replace(bet=(*line.bet, players[player]))
            case tap_kinds.EnterPoints(player, points):
                scores[player] = points
            case tap_kinds.NameHand(_, named, number):
                situation = named if named in SITUATIONS else ""
                line = line._replace(special=PaperSpecial(number, "" if situation else named, situation))
    return line._replace(scores=tuple(scores.get(at) for at in range(len(players))) if scores else ())


@lru_cache(maxsize=KEPT_COUNTS)
def seats_of(typed: SheetTyped) -> tuple[SeatCount, ...]:
    """What each player of such a sheet did."""
    return seat_counts(sheet_of(typed))


def _taps(match: Match, players: tuple[str, ...], hand: PaperHand) -> Iterator[tap_kinds.Tap]:
    if not hand.winner:
        yield tap_kinds.ChooseEnd(hand.end or DRAW)
        return
    winner = _place(players, hand.winner)
    yield tap_kinds.ChooseWinner(winner)
    way = hand.by or ("discard" if hand.giver else "self")
    yield tap_kinds.ChooseHow(By.WALL if way == "self" else By[way.upper()])
    if hand.giver:
        yield tap_kinds.ChooseGiver(_place(players, hand.giver))
    for person in hand.bet:
        yield tap_kinds.MarkBet(_place(players, person or hand.winner))
    everyone = everyone_scores(match.rules)
    for player, score in enumerate(hand.scores):
        if score is not None and player in match.seats and (everyone or player == winner):
            yield tap_kinds.EnterPoints(player, score)
    special = hand.special
    if any(special):
        yield tap_kinds.NameHand(winner, special.formation or special.situation, special.number)


def _place(players: tuple[str, ...], person: str) -> int:
    if person not in players:
        raise ClubError("club_not_at_table", person=person)
    return players.index(person)

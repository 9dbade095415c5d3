"""Sheets and cards whose shape is their own: score forms, table cards, cards of people, walking cards, certificates."""

from __future__ import annotations

from typing import Literal, NamedTuple


class FormHand(NamedTuple):
    """A line of a score form: its number, and the wind of the round where a round begins."""

    number: int
    wind: str


class ScoreForm(NamedTuple):
    """A score form to fill in at the table.

    each      what is written of every player in a hand: his score where losers score too, and always net and total
    worth     the head of the column for the winner's score, "" where each player has a score
    special   the book has special formations, whose number is written
    players   as many as sit there, "" for a name that is not known
    begin     what everybody begins with, 0 where nobody has anything
    """

    club: str
    evening: str
    table: str
    rules: str
    players: tuple[str, ...]
    hands: tuple[FormHand, ...]
    each: tuple[str, ...]
    worth: str
    special: bool
    begin: int
    imprint: str


class TableTent(NamedTuple):
    """A card that stands on a table; `address` is where its result is entered, `digits` open the same without it.

    notes  lines beneath the code, as how a phone gets there
    """

    club: str
    evening: str
    table: int
    players: tuple[tuple[str, str], ...]
    address: str
    digits: str = ""
    notes: tuple[str, ...] = ()


class MemberCard(NamedTuple):
    """A member's card: his name as it is shown, what its code opens, and by which digits he agrees with a result."""

    club: str
    name: str
    address: str
    digits: str = ""


class PocketRound(NamedTuple):
    """A round of a card.

    seat    "" who dreams
    others  names of who sit there too; "" leaves room to write
    begins  the time of day, "" where nobody said
    """

    number: int
    table: int
    seat: str
    others: str
    begins: str = ""


class PocketCard(NamedTuple):
    """A card of a player; `part` of as many as his rounds need."""

    club: str
    season: str
    name: str
    rounds: tuple[PocketRound, ...]
    part: int
    parts: int


class Certificate(NamedTuple):
    """What a certificate says: of which club, whose, what for, and the day from which it is."""

    club: str
    name: str
    title: str
    reason: str
    day: str


class Badge(NamedTuple):
    """A badge: of which tournament, whose, his playing number, where he is from, and what its code opens.

    back  on its other side a line for each round, () nothing
    """

    title: str
    name: str
    number: str
    origin: str
    address: str
    back: tuple[str, ...] = ()


class SlipSeat(NamedTuple):
    """A line of a score slip: the wind, the playing number and the name."""

    wind: str
    number: str
    name: str


class ScoreSlip(NamedTuple):
    """What a table fills in after a round; `columns` are the heads of what is written of each player."""

    title: str
    round: int
    table: int
    seats: tuple[SlipSeat, ...]
    columns: tuple[str, ...]


class Sign(NamedTuple):
    """A sign that is read from far: a table's number, a wind; and a line beneath it."""

    text: str
    note: str


SheetKind = Literal["forms", "tents", "members", "walking", "certificates", "badges", "slips", "signs"]
Sheet = ScoreForm | TableTent | MemberCard | PocketCard | Certificate | Badge | ScoreSlip | Sign


class PrintSheets(NamedTuple):
    """Sheets or cards of a shape of their own, one after another."""

    kind: SheetKind
    title: str
    sheets: tuple[Sheet, ...]

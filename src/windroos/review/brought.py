"""Records from elsewhere, to be looked at again: refereed first, line by line, so that only what is in order is.

A file is a record of this program, or hands of Botzone, which our referee does again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from windroos.botzone.errors import BotzoneError
from windroos.botzone.reading import hands_of
from windroos.botzone.recording import recorded
from windroos.errors import RecordError
from windroos.play.model.events import HandBegan, HandEnded
from windroos.play.record.record import RecordedAction, read_first, read_groups
from windroos.play.record.verify import refereed_groups
from windroos.review.watching import WatchedHand, watched
from windroos.rules.special import Formations

MOST_BYTES: Final = 20_000_000
"""Of a file: some thousand hands."""
MOST_BOTZONE: Final = 64
"""Hands of Botzone that are refereed: each is a record of its own."""
MOST_LETTERS: Final = 40
"""Of a name that is shown."""
_OURS: Final = '"windroos":"record"'


class BroughtHand(NamedTuple):
    """A finished hand: its first group and its last, from 1."""

    first: int
    last: int


class BroughtRecord(NamedTuple):
    """A record that is in order: its lines, its finished hands, and who played.

    players  as they can be shown: without signs that a terminal obeys, "" where nothing is left
    """

    lines: tuple[str, ...]
    players: tuple[str, ...]
    hands: tuple[BroughtHand, ...]

    def watched(self, number: int, player: int) -> WatchedHand:
        """A hand, from 1, for a place in the list of players."""
        rest = iter(self.lines)
        header = read_first(rest)
        groups = [group for group in read_groups(rest) if isinstance(group, RecordedAction)]
        hand = self.hands[number - 1]
        return watched(header, groups[: hand.last], hand.first, player)


def read_brought(text: str, formations: Formations | None = None) -> tuple[BroughtRecord, ...]:
    """The records of a file, of which hands ended.

    Args:
        text: of the file.
        formations: the club's own list of special formations, where it was played with one.

    Raises:
        RecordError: the first line that is wrong, or what of the whole cannot be looked at again.
        BotzoneError: a line of Botzone's that is wrong.
    """
    if len(text) > MOST_BYTES:
        raise RecordError("record_too_long", most=MOST_BYTES // 1_000_000)
    if _is_ours(text):
        found = [_refereed(text.removeprefix("\ufeff").split("\n"), formations)]
    else:
        found = [_refereed(lines, None) for lines in _of_botzone(text)]
    records = tuple(record for record in found if record.hands)
    if not records:
        raise RecordError("record_no_hand")
    return records


def player_asked(text: str, players: Sequence[str]) -> int:
    """Whose hands: by his name or his place from 1; "" is the first. Raises RecordError `record_no_player`."""
    if not text:
        return 0
    for place, name in enumerate(players):
        if text.casefold() == name.casefold() or text == str(place + 1):
            return place
    raise RecordError("record_no_player", name=text, known=", ".join(players))


def hand_asked(text: str, count: int) -> int:
    """A hand of `count` by its number; "" is the first. Raises RecordError `record_which_hand`."""
    if not text:
        return 1
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(count)) and 1 <= int(text) <= count):
        raise RecordError("record_which_hand", number=text, count=count)
    return int(text)


def _is_ours(text: str) -> bool:
    """Whether the referee is to say what is wrong with it: it is empty, or its first line is that of a record."""
    first = text.lstrip("\ufeff \r\n")[:1000].partition("\n")[0]
    return not first.strip() or _OURS in first.replace(" ", "")


def _of_botzone(text: str) -> list[tuple[str, ...]]:
    try:
        hands = list(hands_of(text))
    except BotzoneError as wrong:
        if wrong.values.get("line") == 1 and not wrong.values.get("entry"):
            raise RecordError("record_neither") from None
        raise
    if len(hands) > MOST_BOTZONE:
        raise RecordError("record_many_hands", most=MOST_BOTZONE, count=len(hands))
    return [recorded(hand).lines for hand in hands]


def _refereed(lines: Sequence[str], formations: Formations | None) -> BroughtRecord:
    hands: list[BroughtHand] = []
    first = 0
    for number, (_, group) in enumerate(refereed_groups(lines, formations), 1):
        for step in group.steps:
            if isinstance(step.public, HandBegan):
                first = number
            if isinstance(step.public, HandEnded):
                hands.append(BroughtHand(first, number))
    players = tuple(_shown(name) for name in read_first(iter(lines)).players)
    return BroughtRecord(tuple(lines), players, tuple(hands))


def _shown(name: str) -> str:
    """A name from a file that anybody can have written."""
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())[:MOST_LETTERS]

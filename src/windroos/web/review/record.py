"""A record from elsewhere, looked at again on a page: made beside the server, and nothing of it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from windroos.errors import WindroosError
from windroos.hosting.called import called
from windroos.text.web.board import WORDS as BOARD
from windroos.text.web.review import WORDS
from windroos.text.web.review_record import WORDS as RECORD
from windroos.text.web.table import WORDS as TABLE
from windroos.text.words import Lang
from windroos.web.aside import squeezed
from windroos.web.pages import Templates
from windroos.web.rendering import trouble_of
from windroos.web.table.game_reviewed import PART, HandLink, ShownHandLosses, hand_row, loss_rows, sum_rows
from windroos.web.table.reviewed import ShownChoice, draws_said, shown_choice, wait_said
from windroos.web.who_reads import Reader

if TYPE_CHECKING:
    from windroos.review.brought import BroughtRecord
    from windroos.review.losses import HandLosses

HERE: Final = "/nakijken"


class RecordAsked(NamedTuple):
    """What was typed beside the file: whose hands (a name, or a place from 1), and from which hand on."""

    player: str = ""
    first: str = ""


class RecordHand(NamedTuple):
    """A hand that is to be looked at: its number in the file, its record, and its number in that."""

    number: int
    record: BroughtRecord
    at: int


class OpenedRecord(NamedTuple):
    """A file that is in order: who played, who of them was asked for, and the hands that are looked at, of `size`."""

    players: tuple[str, ...]
    player: int
    hands: tuple[RecordHand, ...]
    size: int


class RecordHandPage(NamedTuple):
    """A hand as the page shows it."""

    row: ShownHandLosses
    turns: tuple[ShownChoice, ...]
    draws: tuple[str, ...]
    waits: tuple[str, ...]


def opened_record(data: bytes, asked: RecordAsked) -> OpenedRecord:
    """The file refereed. Raises RecordError and BotzoneError: the first line that is wrong, or what cannot be asked."""
    from windroos.review.brought import hand_asked, player_asked, read_brought

    records = read_brought(data.decode("utf-8", "replace"))
    hands = [(record, at) for record in records for at in range(1, len(record.hands) + 1)]
    first = hand_asked(asked.first, len(hands))
    found = tuple(RecordHand(number, *hand) for number, hand in enumerate(hands, 1) if first <= number < first + PART)
    return OpenedRecord(records[0].players, player_asked(asked.player, records[0].players), found, len(hands))


def reviewed_hand(
    hand: RecordHand, player: int, players: tuple[str, ...], lang: Lang
) -> tuple[HandLosses, RecordHandPage]:
    """A hand of it for a player, in numbers and as it is shown."""
    from windroos.bots.expert_evaluation import ExpertEvaluator
    from windroos.bots.review import review
    from windroos.review.losses import losses

    watched = hand.record.watched(hand.at, player)
    found = review(watched.choices, ExpertEvaluator(), watched.net[player])
    names = called(players, lang)
    numbers = losses(found)
    return numbers, RecordHandPage(
        hand_row(hand.number, numbers, lang),
        tuple(shown_choice(one, lang) for one in found.turning_points),
        tuple(draws_said(found, lang)),
        tuple(wait_said(names, watched, one, lang) for one in watched.waiting),
    )


def record_page(
    asked: RecordAsked,
    reader: Reader,
    wrong: WindroosError | None = None,
    opened: OpenedRecord | None = None,
    hands: Sequence[tuple[HandLosses, RecordHandPage]] = (),
) -> bytes:
    """The form, and what was found in the file that was given, or what is wrong with it."""
    lang = reader.lang
    values: dict[str, object] = {"hands": ()}
    if opened is not None:
        numbers, first = [one for one, _ in hands], opened.hands[0].number
        values = {
            "names": called(opened.players, lang), "player": opened.player, "count": opened.size, "first": first,
            "last": opened.hands[-1].number, "hands": [page for _, page in hands], "sums": sum_rows(numbers, lang),
            "losses": loss_rows(numbers, lambda place: _link(first + place, lang), lang),
        }  # fmt: skip
    words = {**BOARD, **TABLE, **WORDS, **RECORD}
    return squeezed(
        _pages().text(
            "review/record.html", reader, words, here=HERE, path=HERE, asked=asked,
            trouble=_readable(trouble_of(wrong, lang)), **values,
        )
    )  # fmt: skip


def _link(number: int, lang: Lang) -> HandLink:
    return f"#spel-{number}", WORDS["review_hand"].to(lang).format(number=number)


def _readable(said: dict[str, str] | None) -> dict[str, str] | None:
    """The same without half signs, which a file can have and a page cannot."""
    return said and {key: text.encode("utf-8", "replace").decode() for key, text in said.items()}


@lru_cache(maxsize=1)
def _pages() -> Templates:
    return Templates()

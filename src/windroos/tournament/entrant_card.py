"""What is kept of an entrant by name: one record of the erasable person table."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.people.spelling import SHORT
from windroos.tournament.errors import TournamentError
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode
from windroos.wire.objects import Key, fields


class EntrantCard(NamedTuple):
    """What is kept of an entrant beside what he plays.

    name  as typed
    ema   number of the European association: eight digits, the first two of the country; "" none
    """

    name: str
    ema: str = ""


_CARD: Final = fields(EntrantCard, Key("name", SHORT), Key("ema", SHORT, ""))


def entrant_card_text(card: EntrantCard) -> str:
    """A card as it is kept."""
    return _CARD.write(card)


def read_entrant_card(text: str) -> EntrantCard:
    """A card from its text. Raises TournamentError `tournament_event`."""
    try:
        return _CARD.read(decode(text), "")
    except WireError as wrong:
        raise TournamentError("tournament_event", key=wrong.where or "json") from None

"""What is kept of an entrant by name: one record of the erasable person table."""

from __future__ import annotations

from datetime import date
from typing import Final, NamedTuple

from windroos.people.spelling import DAY, SHORT
from windroos.tournament.errors import TournamentError
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode
from windroos.wire.objects import Key, fields
from windroos.wire.spelling import FLAG, or_null


class EntrantCard(NamedTuple):
    """What is kept of an entrant beside what he plays.

    name    as typed
    ema     number of the European association: eight digits, the first two of the country; "" none
    shown   the name as everybody may see it; "" the same
    bond    number of the national association
    known   whether a list of the European association has that number, None: nobody has looked
    needs, diet, contact, wish  in his own words: a fixed table, what he eats, how to reach him, whom he would not meet
    barred  until when he is not welcome, who stayed away without notice (book 002, p. 39, rule 9); `why` is said there
    absent  he stayed away from this tournament without notice
    couple  the name of his partner, where nobody here is called so
    """

    name: str
    ema: str = ""
    shown: str = ""
    bond: str = ""
    known: bool | None = None
    needs: str = ""
    diet: str = ""
    contact: str = ""
    wish: str = ""
    barred: date | None = None
    why: str = ""
    absent: bool = False
    couple: str = ""

    @property
    def said(self) -> str:
        """The name as everybody may see it."""
        return self.shown or self.name


_CARD: Final = fields(
    EntrantCard,
    *(Key("name", SHORT), Key("ema", SHORT, ""), Key("shown", SHORT, ""), Key("bond", SHORT, "")),
    *(Key("known", or_null(FLAG, None), None), Key("needs", SHORT, ""), Key("diet", SHORT, "")),
    *(Key("contact", SHORT, ""), Key("wish", SHORT, ""), Key("barred", or_null(DAY, None), None)),
    *(Key("why", SHORT, ""), Key("absent", FLAG, False)),
    Key("couple", SHORT, ""),
)


def entrant_card_text(card: EntrantCard) -> str:
    """A card as it is kept."""
    return _CARD.write(card)


def read_entrant_card(text: str) -> EntrantCard:
    """A card from its text. Raises TournamentError `tournament_event`."""
    try:
        return _CARD.read(decode(text), "")
    except WireError as wrong:
        raise TournamentError("tournament_event", key=wrong.where or "json") from None

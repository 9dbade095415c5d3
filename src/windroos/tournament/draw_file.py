"""The draw as a file: all that anybody needs to do it again."""

from __future__ import annotations

from typing import Any, Final

from windroos.people.spelling import HASH, SHORT
from windroos.tournament.draw import DrawClaim
from windroos.tournament.draw_events import DRAW_CLASS
from windroos.tournament.errors import TournamentError
from windroos.tournament.spelling import NUMBER
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode
from windroos.wire.objects import Key, fields, listed, mapping
from windroos.wire.spelling import Spelling

DRAW_FILE: Final[Spelling[DrawClaim]] = fields(
    DrawClaim,
    Key("committed", HASH),
    Key("secret", SHORT),
    Key("word", SHORT),
    Key("classes", listed(DRAW_CLASS)),
    Key("numbers", mapping(NUMBER)),
)


def draw_object(claim: DrawClaim) -> Any:
    """A draw as JSON; entrants by their ids."""
    return decode(DRAW_FILE.write(claim))


def read_draw(text: str) -> DrawClaim:
    """A draw from its file. Raises TournamentError `tournament_draw_file`."""
    try:
        return DRAW_FILE.read(decode(text), "")
    except WireError:
        raise TournamentError("tournament_draw_file") from None

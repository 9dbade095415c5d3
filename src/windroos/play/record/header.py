"""The first line of a record: everything that the match began with, sealed, and the match that it says."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.errors import RecordError
from windroos.play.model.events import NOBODY
from windroos.play.model.match import Match, new_match
from windroos.play.record.log import decode
from windroos.play.record.record_rules import HOUSE, OPTIONS, RecordedBook, RecordedHouse, book_of, rules_of
from windroos.play.record.values import PLACE, PLACE_OR_NOBODY, ROUND, read_as
from windroos.play.referee.state import State, new_state
from windroos.rules.rule import Value
from windroos.rules.special import Formations
from windroos.version import __version__
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import COUNT, FLAG, TEXT, whole

FORMAT: Final = 1
"""The version of the form of the lines; what the rules are has a version of its own."""
FIRST_ROUND: Final = -1
"""The first round of the book."""


class Header(NamedTuple):
    """The first line: everything that the match began with, its keys in the order of the line.

    format          version of the form of the lines
    program         version of the program that wrote it; any other reads it as long as the rules are the same
    rules .. house  the rule book, see `record_rules.RecordedBook`
    hands           the match ends after so many hands at the latest; 0: whenever its rounds are played
    given           other tables play the same walls, so the winds move on after every hand
    round           the round of the first hand, where that is not the first round of the book
    """

    format: int
    program: str
    rules: str
    version: int
    digest: str
    options: Mapping[str, Value]
    house: RecordedHouse | None
    players: tuple[str, ...]
    seats: tuple[int, ...]
    dreamer: int
    rounds: int
    hands: int
    pot: int
    strict: bool
    given: bool = False
    round: int = FIRST_ROUND

    @property
    def book(self) -> RecordedBook:
        """The rule book."""
        return RecordedBook(self.rules, self.version, self.digest, self.options, self.house)


def header_of(match: Match, strict: bool = False) -> Header:
    """The header of a match before its first hand."""
    return Header(
        FORMAT, __version__, *book_of(match.rules), players=match.players, seats=match.seats, dreamer=match.dreamer,
        rounds=match.rounds, hands=match.hands, pot=match.pot, strict=strict, given=match.given,
    )  # fmt: skip


def first_state(header: Header, formations: Formations | None = None) -> State:
    """The match before its first hand, as the referee knows it.

    Raises:
        RecordError: the rules are not those of this program, or the club's list of formations is not given.
        PlayError: people or lengths that cannot be.
    """
    rules = rules_of(header.book, header.program, formations)
    match = new_match(
        rules, header.players, header.seats, header.dreamer, header.rounds, header.hands or None, header.pot
    )
    if header.round != FIRST_ROUND:
        match = match._replace(round=header.round)
    return new_state(match._replace(given=header.given), header.strict)


HEADER: Final = fields(
    Header,
    Key("format", COUNT),
    Key("program", TEXT),
    Key("rules", TEXT),
    Key("version", COUNT),
    Key("digest", TEXT),
    Key("options", OPTIONS),
    Key("house", HOUSE, None),
    Key("players", listed(TEXT)),
    Key("seats", listed(PLACE)),
    Key("dreamer", PLACE_OR_NOBODY, NOBODY),
    Key("rounds", whole(1)),
    Key("hands", COUNT, 0),
    Key("pot", COUNT, 0),
    Key("strict", FLAG),
    Key("given", FLAG, False),
    Key("round", ROUND, FIRST_ROUND),
    tag=("windroos", "record"),
)


def header_line(header: Header) -> str:
    """The first line of a record, without the end of line."""
    text = HEADER.write(header)
    return f'{text[:-1]},"seal":"{_seal(text)}"}}'


def _seal(text: str) -> str:
    """Tells of a slip in the header, of which the referee knows nothing. Who means to deceive can make it anew."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_header(line: str) -> Header:
    """The header from the first line of a record.

    Raises:
        RecordError: it is none, is of another format, or was changed.
    """
    value = decode(line)
    if value.get("windroos") != "record":
        raise RecordError("record_no_header")
    if value.get("format") != FORMAT:
        raise RecordError("record_format", format=value.get("format"), known=FORMAT, program=value.get("program"))
    seal = value.pop("seal", None)
    header = read_as(HEADER, value)
    if seal != _seal(HEADER.write(header)):
        raise RecordError("record_seal")
    return header

"""How a game on the page is set up: the match, who plays each place, and the clocks. Kept as the stream's header."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final, Literal, NamedTuple, get_args

from windroos.books.catalog import book_words
from windroos.hosting.called import stand_in, typed_name
from windroos.play.record.header import Header, header_line, read_header
from windroos.telling.books import HOUSE_NAMES
from windroos.text.books import BookWords, renamed
from windroos.text.words import Words
from windroos.wire.objects import Key, fields, listed, made, row
from windroos.wire.spelling import COUNT, FLAG, NUMBER, TEXT, one_of, or_null

Kind = Literal[
    "person", "greedy", "live", "expert", "learner", "novice", "club", "advanced", "careful", "ambitious", "swift",
    "human",
]  # fmt: skip
"""Who plays a place: a person, or a computer player of `windroos.bots.player`."""
KIND: Final = one_of(*get_args(Kind))
MAKER: Final = 0
"""The place of whoever made the table."""


class TablePlace(NamedTuple):
    """Who plays a place of the match. `seed` is a computer player's; it also plays for a person who is away."""

    kind: Kind
    seed: int


class WallPlace(NamedTuple):
    """Where tables on equal walls belong: the kind of contest, "tournament", "evening" or "day", and its id there."""

    kind: str = ""
    id: str = ""


class SharedWalls(NamedTuple):
    """Walls that other tables play too.

    secrets   of the wall of each hand, from which its tiles and dice follow; nobody may know one before it is played
    tables    ids of all tables that play them, this one among these
    of        where they belong; its players are ids of people there, so that a table keeps nobody's name
    together  nobody begins a wall before every table has ended the one before
    until     the day (2026-11-27) before which nobody is shown what was played, for others may yet begin; "" none
    """

    secrets: tuple[str, ...]
    tables: tuple[str, ...]
    of: WallPlace = WallPlace()
    together: bool = False
    until: str = ""

    def still_kept(self, today: date) -> bool:
        """Whether that day is still to come."""
        return today.isoformat() < self.until


class Setup(NamedTuple):
    """A game on the page.

    header   the first line of its record: rules, names, seats, length
    places   who plays, in the order of the match's players
    chance   the seats are found by dice or drawn tiles before the first hand
    window   milliseconds that a discard lies open for claims where two people or more play
    think    milliseconds for one's own turn, 0: no clock
    renamed  the items that the house rules call otherwise than the book, by id
    walls    None: each hand has a wall of its own
    anybody  the places that wait for whoever comes by, people's all
    bank     milliseconds that each person may take in a match beyond the time of his turns, 0: none
    tempo    how long computer players take, in hundredths of what is usual on this server
    first    secrets of the walls of the first hands, picked for who learns; nobody adds to their chance
    again    a hand that was played before is tried again from one of its choices
    """

    header: Header
    places: tuple[TablePlace, ...]
    chance: bool = False
    window: int = 4000
    think: int = 0
    renamed: Mapping[str, Words] = {}
    walls: SharedWalls | None = None
    anybody: tuple[int, ...] = ()
    bank: int = 0
    tempo: int = 100
    first: tuple[str, ...] = ()
    again: bool = False

    @property
    def people(self) -> tuple[int, ...]:
        """The places that people play."""
        return tuple(player for player, place in enumerate(self.places) if place.kind == "person")

    @property
    def given(self) -> tuple[str, ...]:
        """The secrets of the first walls, where they are not this table's own chance."""
        return self.first if self.walls is None else self.walls.secrets

    @property
    def words(self) -> BookWords:
        """The words of its rules, with the house's own names."""
        return renamed(book_words(self.header.rules), self.renamed)


_WALLS: Final = fields(
    SharedWalls,
    Key("secrets", listed(TEXT)),
    Key("tables", listed(TEXT)),
    Key("of", made(WallPlace, row(TEXT, TEXT)), WallPlace()),
    Key("together", FLAG, False),
    Key("until", TEXT, ""),
)
_REST: Final = fields(
    lambda *parts: parts,
    Key("places", listed(made(TablePlace, row(KIND, NUMBER)))),
    Key("chance", FLAG),
    Key("window", NUMBER),
    Key("think", NUMBER),
    Key("renamed", HOUSE_NAMES, {}, written=True),
    Key("walls", or_null(_WALLS, None), None),
    Key("anybody", listed(COUNT), ()),
    Key("bank", COUNT, 0),
    Key("tempo", COUNT, 100),
    Key("first", listed(TEXT), ()),
    Key("again", FLAG, False),
)


def with_names(setup: Setup, names: Mapping[int, str]) -> Setup:
    """The same with these players called otherwise."""
    players = tuple(names.get(player, one) for player, one in enumerate(setup.header.players))
    return setup._replace(header=setup.header._replace(players=players))


def names_apart(setup: Setup) -> tuple[Setup, dict[int, str]]:
    """The same without the names that its people typed, and these by place: they are kept where they can be erased."""
    typed = {player: name for player in setup.people if (name := typed_name(setup.header.players[player], player))}
    return with_names(setup, {player: stand_in(player) for player in typed}), typed


def setup_text(setup: Setup) -> str:
    """The setup as two lines for the store: the record's header, and the rest."""
    return f"{header_line(setup.header)}\n{_REST.write(setup[1:])}"


def read_setup(text: str) -> Setup:
    """The setup from its text.

    Raises:
        RecordError: the record's header is of a format that this version does not know.
    """
    first, _, rest = text.partition("\n")
    return Setup(read_header(first), *_REST.parse(rest))

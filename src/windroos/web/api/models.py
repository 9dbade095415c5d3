"""The objects of the API, as its description shows them.

The readers of `windroos score --jsonl` and `settle --jsonl` judge what comes in, in the reader's language; these models
say the same in a form that programs can read. Tests hold the two together.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from windroos.books.catalog import IDS

TILE: Final = "^([1-9][smp]|[1-7]z|[fg][1-4])$"
Tile = Annotated[str, Field(pattern=TILE)]
Wind = Literal["E", "S", "W", "N"]
Round = Literal["E", "S", "W", "N", "G"]


def _known(id: str) -> str:
    if id not in IDS:
        raise ValueError(id)
    return id


Book = Annotated[str, AfterValidator(_known), Field(json_schema_extra={"enum": list(IDS)})]
Value = bool | int | str
Identity = Annotated[Any, Field(default=None)]
ABSENT: Any = None
"""The default of a key that is not always there, and is never null where it is."""


class Model(BaseModel):
    """An object without any other keys than its own."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Meld(Model):
    """A set that lies on the table."""

    kind: Literal["chow", "pung", "kong"]
    tile: Tile
    open: bool = True
    added: bool = False
    east_first: bool = False


class Win(Model):
    """How a hand was won."""

    tile: Tile | None = None
    by: Literal["discard", "wall", "kong", "bonus", "robbed"] | None = None
    last: bool = False
    first14: bool = False
    first_discard: bool = False
    announced_moon: bool = False
    robbed_concealed: bool = False
    rejected_replacement: bool = False
    bet: bool = False
    last_of_kind: bool = False
    kongs_in_turn: Annotated[int, Field(ge=0, le=16)] | None = None
    claimed_seasons: Annotated[int, Field(ge=0, le=16)] | None = None


class Hand(Model):
    """One hand and its circumstances: a line of `windroos score --jsonl`."""

    id: Identity
    rules: Book
    options: dict[str, Value] | None = None
    seat: Wind
    round: Round
    concealed: list[Tile] | None
    melds: list[Meld] | None = None
    bonus: list[Tile] | None = None
    win: Win | None = None
    bet: bool = False


class Line(Model):
    """One line of a score."""

    rule: str
    name: str
    times: int
    points: int
    doubles: int
    fan: int
    tiles: list[Tile]
    source: str
    replaced_by: str | None


class Score(Model):
    """A hand counted: a line that `windroos score --jsonl` writes."""

    id: Identity
    rules: Book
    legal: bool
    complete: bool
    total: int
    would_be: int = ABSENT
    points: int = ABSENT
    doubles: int = ABSENT
    counted: int = ABSENT
    finishing: int = ABSENT
    rounded: int = ABSENT
    bonus: int = ABSENT
    unlimited: int = ABSENT
    flowers: int = ABSENT
    limit: str | None
    payments: dict[str, int] | None = ABSENT
    lines: list[Line]
    rulings: list[str]


class FalseCall(Model):
    """A mahjong that was none."""

    player: str
    by: str | None = None
    discarder: str | None = None
    kind: str | None = None


class Fouls(Model):
    """How often a player broke a rule."""

    player: str
    number: int | None = None


class Outcome(Model):
    """How a hand of a whole table ended: a line of `windroos settle --jsonl`."""

    id: Identity
    rules: Book
    options: dict[str, Any] | None = None
    players: list[str] | None = None
    east: str | None = None
    scores: dict[str, int | None] | None
    winner: str | None
    by: str | None = None
    discarder: str | None = None
    liable: str | None = None
    dead: list[str] | None = None
    dreamers: list[str] | None = None
    false: list[FalseCall] | None = None
    fouls: list[Fouls] | None = None
    seasons: bool | None = None
    flowers: int | None = None
    bamboo_ones: int | None = None
    pot: int | None = None
    special: bool | None = None


class Payment(Model):
    """What one pays another; null is the pot."""

    payer: str | None = Field(alias="from")
    payee: str | None = Field(alias="to")
    amount: int
    why: str


class Settlement(Model):
    """Who pays whom: a line that `windroos settle --jsonl` writes."""

    id: Identity
    net: dict[str, int]
    pays: list[Payment]
    pot: int = ABSENT
    deductions: dict[str, int] = ABSENT


class Paid(Model):
    """What a hand pays when it is completed in one way."""

    legal: bool
    total: int
    would_be: int


class Wait(Model):
    """A tile that completes the hand."""

    tile: Tile
    left: int
    discard: Paid
    wall: Paid


class Form(Model):
    """How far the hand is from one form."""

    form: str
    missing: int | None
    at_least: bool
    nearer: list[Tile]


class Waits(Model):
    """What thirteen tiles wait for."""

    id: Identity
    rules: Book
    waits: list[Wait]
    forms: list[Form]


class Question(Model):
    """A hand, and the item that somebody asks about."""

    hand: Hand
    item: str
    dead: bool = False


class Reason(Model):
    """One reason, with the figures and names that it is about."""

    code: str
    number: int
    other: str
    value: Value


class WhyNot(Model):
    """Why an item counts or not, and what would make it count."""

    id: Identity
    rules: Book
    rule: str
    name: str
    source: str
    counts: bool
    reasons: list[Reason]
    sentences: list[str]
    would_be: int | None


class BookName(Model):
    """A rule book."""

    rules: Book
    name: str
    book: str


class Item(Model):
    """One row of a book's tables."""

    rule: str
    name: str
    meaning: str
    who: Literal["everyone", "winner", "irregular", "waiting"]
    points: int
    doubles: int
    fan: int
    limit: int
    counts: bool
    replaces: list[str]
    source: str


class Heading(Model):
    """The rows under one heading of a book."""

    heading: str
    name: str
    items: list[Item]


class Option(Model):
    """A question that a book leaves open, with its answer."""

    option: str
    ruling: str
    question: str
    value: Value
    default: Value
    values: list[Value]
    range: bool
    owner: Literal["scoring", "settling", "play"]


class Rules(Model):
    """All of one rule book."""

    rules: Book
    name: str
    book: str
    version: int
    digest: str
    headings: list[Heading]
    options: list[Option]


class Trouble(Model):
    """What is wrong, and what to do about it."""

    code: str
    message: str
    hint: str


class Failed(Model):
    """In a list: the answer to one that could not be counted or settled."""

    id: Identity
    error: Trouble

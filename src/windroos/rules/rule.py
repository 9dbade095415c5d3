"""What a rule set is made of: entries under the headings of its book, options, and a policy.

A rule is a plain function over `Facts` that says how often something counts. An `Entry` puts its value and its source
beside it. A `RuleSet` is a table of entries that depends on options; `Rules` is a rule set with its options set, ready
to score. The explanation, the batch scorer and the rule card all come from these values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from windroos.reading.facts import Facts
from windroos.rules.conduct import Conduct
from windroos.rules.course import Course
from windroos.rules.pages import Pages
from windroos.rules.scheme import Scheme
from windroos.rules.sheet import SheetQuestions
from windroos.settling.terms import Terms
from windroos.text.books import BookWords

if TYPE_CHECKING:
    from windroos.rules.special import Formations

Pattern = Callable[[Facts], int]
Value = bool | int | str
Options = Mapping[str, Value]


class Who(IntEnum):
    """Whose hand an entry counts in."""

    EVERYONE = 0
    WINNER = 1
    IRREGULAR = 2
    """A winner's hand outside four sets and a pair; the pattern says how many tiles are missing."""
    WAITING = 3
    """A loser's concealed hand that lacks one tile; the pattern says how many tiles are missing."""


class Part(IntEnum):
    """Where in the count an entry stands. Only the 144 rules (G.A.U.) and MCR tell parts apart."""

    COUNTED = 0
    FINISHING = 1
    BONUS = 2
    FLOWERS = 3
    NOTHING_ELSE = 4
    """Counts only where no other entry does (MCR's chicken hand)."""
    FORMATION = 5
    """Its worth stands in the table of special formations."""
    STAKE = 6
    """Multiplies the end score (the bet of the 144 rules)."""


class Choice(NamedTuple):
    """Patterns among which options decide; their order is the same for every value of the options."""

    options: tuple[str, ...]
    """One for each pattern: the option that decides between it and those before it."""
    at: int
    patterns: tuple[Pattern, ...]


def choose(option: str, at: int, *patterns: Pattern) -> Choice:
    """The pattern for the value that an option has: `patterns[at]`; True and False choose 1 and 0."""
    return Choice((option,) * len(patterns), int(at), patterns)


def decide(options: Options, option: str, *patterns: Pattern) -> Choice:
    """The pattern for the value of a switch (off, on) or of an option that counts from 0."""
    return choose(option, int(options[option]), *patterns)


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of a rule book's tables."""

    id: str
    """Its name in house rules and answers; its words are the book's."""
    pattern: Pattern | Choice
    """How often it counts in a reading."""
    who: Who = Who.EVERYONE
    points: int = 0
    doubles: int = 0
    fan: int = 0
    limit: int = 0
    """The total that this entry sets by itself (Hong Kong: the row of the payment table)."""
    source: str = ""
    """The book and its page or rule."""
    replaces: tuple[str, ...] = ()
    """Ids of the entries that do not count beside this one."""
    tiles: Pattern | None = None
    """Mask of the kinds that the entry is about; None: the whole hand or no tile in particular."""
    part: Part = Part.COUNTED
    minimum: bool = True
    """Whether its doubles or fan count towards the minimum needed to go out."""
    exempt: bool = False
    """Whether a hand with it may go out without the minimum."""
    options: tuple[str, ...] = ()
    """Options whose value decided this line whenever it counts."""
    contested: tuple[tuple[str, str], ...] = ()
    """(entry, option): where that entry counts too, the option decides whether it takes this one's place."""
    active: bool = True
    """Switched off by an option or a house rule."""

    def chosen(self) -> Pattern:
        """The pattern that counts."""
        return self.pattern.patterns[self.pattern.at] if isinstance(self.pattern, Choice) else self.pattern


class Heading(NamedTuple):
    """The entries that stand together in the book. `id` has its words in `windroos.text`."""

    id: str
    entries: tuple[Entry, ...]


def under(id: str, source: str, *entries: Entry) -> Heading:
    """A heading of a book, whose place in the book is the source of its entries that name none of their own."""
    return Heading(id, tuple(replace(entry, source=entry.source or source) for entry in entries))


def highest_of(*entries: Entry) -> tuple[Entry, ...]:
    """Only one of these counts: each entry replaces all those before it."""
    ids = tuple(entry.id for entry in entries)
    return tuple(replace(entry, replaces=(*entry.replaces, *ids[:at])) for at, entry in enumerate(entries))


class Rival(NamedTuple):
    """An option decides whether the entry `higher` takes the place of the entries `lower`."""

    option: str
    higher: str
    lower: tuple[str, ...]


def among_rivals(rivals: tuple[Rival, ...], taken: AbstractSet[str], *entries: Entry) -> tuple[Entry, ...]:
    """The entries, where the options in `taken` say that the higher of two rivals takes the other's place."""

    def one(entry: Entry) -> Entry:
        lower = [id for rival in rivals if rival.higher == entry.id and rival.option in taken for id in rival.lower]
        higher = [(rival.higher, rival.option) for rival in rivals if entry.id in rival.lower]
        return replace(entry, replaces=(*entry.replaces, *lower), contested=(*entry.contested, *higher))

    return tuple(one(entry) for entry in entries)


class Owner(IntEnum):
    """Which part of the program an option speaks to."""

    SCORING = 0
    SETTLING = 1
    PLAY = 2


class Option(NamedTuple):
    """A ruling: a question the book leaves open, with its answer. Words in `windroos.text`, keyed by `id`."""

    id: str
    ruling: str
    """Its row in the rulings page, such as `N6`; "" where it only sets a number of the book."""
    default: Value
    values: tuple[Value, ...] | range
    """The values it takes; a single one where the reading is fixed and only documented."""
    owner: Owner = Owner.SCORING
    later: bool = False
    """Asked since games were first recorded: its default is no part of the digest, so that older records stay valid."""

    def is_default(self, value: Value) -> bool:
        """Whether a value is the book's own; `True` is another value than 1."""
        return (value, type(value)) == (self.default, type(self.default))


class Policy(NamedTuple):
    """Options that readings and totals look at, as ints, the same in plain Python and compiled."""

    minimum: int
    limit: int
    """Points (NTS, 144 rules) or the row that a full count pays (Hong Kong)."""
    discard_opens: int = 0
    """A set completed by the winning discard or a robbed tile is open."""
    pe_ling: int = 0
    """Dots 1 may complete a pair of bamboo 1: 0 never, 1 in any hand, 2 beside four sets of bamboo."""
    pe_ling_pairs: int = 0
    """Also in seven pairs."""
    max_chows: int = 4
    """With more chows than this (but not four) sets and a pair are no mahjong."""
    four_is_two_pairs: int = 1
    """Four alike may be two of the pairs of a hand of pairs."""
    bonus: int = 0
    """Seasons and flowers are in play."""
    knitted: int = 0
    """The knitted straight is a form (MCR)."""
    whole_waits: int = 1
    """Hands outside sets count when the kinds that complete a hand are counted."""
    own_fours: int = 0
    """A kind of which the hand holds all four is none of those that could complete it."""
    half_always: int = 0
    """A waiting irregular hand is worth its half, also where the counted points are more."""
    round_up: int = 0
    """Round G + A up to tens (144 rules)."""
    chow_fans: int = 0
    """Combinations of chows are chosen together (MCR's account-once principle)."""
    seasons_claimed: int = 0
    """Mahjong may be claimed with seven or eight seasons and any tiles (Hong Kong)."""
    orphans_rob: int = 0
    """Thirteen orphans may rob a concealed kong (Hong Kong); no other hand and no other book may."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A rule book as data: what it answers to whoever plays, counts or settles by it, for a full set of option values.

    id           its name in files and commands
    version      raised when the same options would count otherwise
    scheme       how lines become a total
    options      the questions that it leaves open
    table        its entries under their headings
    policy       what readings and totals look at
    conduct      how a hand is played, on a strict table or a friendly one
    course       how a match goes on from hand to hand
    settled_by   the options that settling asks for, beside `players`
    terms        on what terms hands are settled; the values of `players` and `settled_by` will do
    sheet        what a score sheet asks of a hand
    pages        where its book speaks of what
    words        what its people read, in two languages
    formations   its special formations, if it has any (144 rules)
    """

    id: str
    version: int
    scheme: Scheme
    options: tuple[Option, ...]
    table: Callable[[Options], tuple[Heading, ...]]
    policy: Callable[[Options], Policy]
    conduct: Callable[[Options, bool], Conduct]
    course: Callable[[Options], Course]
    settled_by: tuple[str, ...]
    terms: Callable[[Options], Terms]
    sheet: SheetQuestions
    pages: Pages
    words: Callable[[], BookWords]
    formations: Callable[[], Formations] | None = None

    def option(self, id: str) -> Option | None:
        """The option with this id."""
        return next((option for option in self.options if option.id == id), None)


class Slot(NamedTuple):
    """One pattern to count, for whom, and the entry it counts for (-1: only to see what an option decided)."""

    pattern: Pattern
    who: Who
    entry: int


class Columns(NamedTuple):
    """The awards of the entries, one number an entry, in the order of the table; `totals` reads them."""

    points: list[int]
    doubles: list[int]
    fan: list[int]
    limit: list[int]
    part: list[int]
    minimum: list[int]
    exempt: list[int]
    who: list[int]
    starts: list[int]
    """Entry j replaces the entries `replaced[starts[j]:starts[j + 1]]`."""
    replaced: list[int]


NO_LIMIT: Final = 1 << 30


def columns(entries: tuple[Entry, ...]) -> Columns:
    """The awards of these entries as columns; an inactive entry never counts, so its row is never read."""
    index = {entry.id: at for at, entry in enumerate(entries)}
    starts, replaced = [0], list[int]()
    for entry in entries:
        replaced.extend(index[other] for other in entry.replaces if other in index)
        starts.append(len(replaced))
    return Columns(
        points=[entry.points for entry in entries],
        doubles=[entry.doubles for entry in entries],
        fan=[entry.fan for entry in entries],
        limit=[entry.limit for entry in entries],
        part=[int(entry.part) for entry in entries],
        minimum=[int(entry.minimum) for entry in entries],
        exempt=[int(entry.exempt) for entry in entries],
        who=[int(entry.who) for entry in entries],
        starts=starts,
        replaced=replaced,
    )

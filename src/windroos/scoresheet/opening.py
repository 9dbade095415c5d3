"""What a score sheet begins with: the rules, the players, and how long it is to be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from windroos.books import catalog
from windroos.books.catalog import book_words
from windroos.books.house import load_sent_house
from windroos.play.model.events import NOBODY
from windroos.play.model.match import Match, new_match
from windroos.rules.rule import Value
from windroos.rules.rules import Rules, course_of
from windroos.scoresheet.errors import SheetError
from windroos.text.books import BookWords, renamed
from windroos.wire.fault import WireError
from windroos.wire.forms import lenient
from windroos.wire.objects import Key, fields, listed, mapping
from windroos.wire.spelling import NUMBER, SCALAR, TEXT, Spelling, one_of, or_null, text_to, whole

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
"""Characters."""
MOST_TABLES: Final = 10_000
"""The highest number of a table, a part or a round."""


class SheetPlace(NamedTuple):
    """Where a sheet belongs.

    kind   `evening` of a club or `tournament`, and its id
    round  of a tournament, from 1; 0 where there are none
    table  its number, and the part of it that the sheet is of, both from 1
    """

    kind: str
    id: str
    round: int = 0
    table: int = 1
    part: int = 1


class SheetOpening(NamedTuple):
    """The first event of a sheet; make one with `open_sheet`.

    rules    id of the rule set, or of the one the house rules build on
    options  set by hand, on top of the house rules; `players` is not among them
    house    the text of the house rules' TOML file, "" without
    digest   of the rules when the sheet was opened (`Rules.digest`)
    players  in seating order, the first East; with five the last sits out first
    rounds   wind rounds to play; None for as many as the book has
    hands    the match ends after so many hands at the latest; None: whenever its rounds are played
    title    name of the table or the evening, may be ""
    people   ids of the players, in the same order; () where the table is nobody's. The stored sheet of people holds
             their ids alone, and `named` puts in what they are called
    of       where the sheet belongs; None for a table by itself
    """

    rules: str
    options: tuple[tuple[str, Value], ...]
    house: str
    digest: str
    players: tuple[str, ...]
    rounds: int | None = None
    hands: int | None = None
    title: str = ""
    people: tuple[str, ...] = ()
    of: SheetPlace | None = None


def open_sheet(
    rules: str,
    players: Iterable[str],
    options: Mapping[str, Value] | None = None,
    house: str = "",
    rounds: int | None = None,
    hands: int | None = None,
    title: str = "",
    people: Iterable[str] = (),
    of: SheetPlace | None = None,
) -> SheetOpening:
    """A checked opening; blanks around names are taken off.

    Raises:
        SheetError: `sheet_players`, `sheet_name_empty`, `sheet_name_long`, `sheet_name_twice`, `sheet_name_sign`,
            `sheet_title`, `sheet_people`.
        OptionError, HouseError, PlayError: rules, options, house rules or a length that cannot be.
    """
    names = tuple(" ".join(name.split()) for name in players)
    _check_names(names)
    title = " ".join(title.split())
    if len(title) > LONGEST_TITLE or not title.isprintable():
        raise SheetError("sheet_title", most=LONGEST_TITLE)
    chosen = {key: value for key, value in (options or {}).items() if key != "players"}
    ids = tuple(people)
    if ids and len(ids) != len(names):
        raise SheetError("sheet_people", count=len(ids), wanted=len(names))
    _check_names(ids or names)
    opening = SheetOpening(
        rules=rules,
        options=tuple(sorted(chosen.items())),
        house=house,
        digest="",
        players=names,
        rounds=rounds,
        hands=hands,
        title=title,
        people=ids,
        of=of,
    )
    opening = opening._replace(digest=rules_of(opening).digest)
    first_match(opening)
    return opening


def named(opening: SheetOpening, names: Mapping[str, str]) -> SheetOpening:
    """The opening with what its people are called, by their ids; who has no name there keeps his id.

    Raises SheetError as `open_sheet` for names that cannot be together.
    """
    players = tuple(" ".join(names.get(person, person).split()) for person in opening.people) or opening.players
    _check_names(players)
    return opening._replace(players=players)


def unnamed(opening: SheetOpening) -> SheetOpening:
    """The opening as it is stored: of people their ids alone."""
    return opening._replace(players=opening.people or opening.players)


def _check_names(names: tuple[str, ...]) -> None:
    if len(names) not in (3, 4, 5):
        raise SheetError("sheet_players", count=len(names))
    for place, name in enumerate(names):
        if not name:
            raise SheetError("sheet_name_empty", place=place + 1)
        if len(name) > LONGEST_NAME:
            raise SheetError("sheet_name_long", player=name[:LONGEST_NAME] + "…", most=LONGEST_NAME)
        if not name.isprintable():
            raise SheetError("sheet_name_sign", place=place + 1)
        if name.casefold() in (other.casefold() for other in names[:place]):
            raise SheetError("sheet_name_twice", player=name)


@lru_cache(maxsize=64)
def rules_of(opening: SheetOpening) -> Rules:
    """The rules that the sheet is counted by, for as many players as there are."""
    values: dict[str, Value] = {**dict(opening.options), "players": len(opening.players)}
    if not opening.house:
        return catalog.rules(opening.rules, values)
    return load_sent_house(opening.house, values, opening.rules).rules


@lru_cache(maxsize=64)
def words_of(opening: SheetOpening) -> BookWords:
    """The words of its rules, with the house's own names."""
    words = book_words(opening.rules)
    return renamed(words, load_sent_house(opening.house).names) if opening.house else words


def rules_changed(opening: SheetOpening) -> bool:
    """The rules are no longer those that the sheet was opened with: a newer program counts otherwise."""
    return rules_of(opening).digest != opening.digest


def first_match(opening: SheetOpening) -> Match:
    """The match before its first hand."""
    rules = rules_of(opening)
    seats = course_of(rules).players if course_of(rules).players < 5 else 4
    dreamer = 4 if len(opening.players) == 5 else NOBODY
    return new_match(rules, opening.players, tuple(range(seats)), dreamer, opening.rounds, opening.hands)


def _opened(rules: str, options: Mapping[str, Value], house: str, digest: str, *rest: Any) -> SheetOpening:
    players, *more = rest
    return open_sheet(rules, players, options, house, *more)._replace(digest=digest)


_OPTIONS: Final[Spelling[Any]] = mapping(SCALAR)
_LENGTH: Final = or_null(NUMBER, None)
_COUNT: Final = whole(0, MOST_TABLES)
_PLACE: Final = fields(
    SheetPlace,
    Key("kind", one_of("evening", "tournament")),
    Key("id", text_to(LONGEST_NAME)),
    Key("round", _COUNT, 0),
    Key("table", _COUNT, 1),
    Key("part", _COUNT, 1),
)
OPENING_KEYS: Final = (
    Key("rules", TEXT),
    Key("options", _OPTIONS._replace(write=lambda chosen: _OPTIONS.write(dict(chosen)))),
    Key("house", TEXT),
    Key("digest", TEXT),
    Key("players", listed(TEXT)),
    Key("rounds", _LENGTH, None, written=True),
    Key("hands", _LENGTH, None, written=True),
    Key("title", TEXT),
    Key("people", listed(TEXT), ()),
    Key("of", or_null(_PLACE, None), None),
)
OPENING: Final = lenient(fields(_opened, *OPENING_KEYS))


def read_opening(value: Mapping[str, object]) -> SheetOpening:
    """An opening from its JSON, checked again; its digest stays what it was.

    Raises SheetError `sheet_event` for what is no opening, and as `open_sheet`.
    """
    try:
        return OPENING.read(value, "")
    except WireError:
        raise SheetError("sheet_event", key="opening") from None

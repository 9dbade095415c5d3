"""House rules of a season as a form: one choice of the book or one of its items at a time; nobody needs TOML for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple
from urllib.parse import urlencode

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.books.catalog import book_words, rules
from windroos.books.choosing import typed
from windroos.books.house import awards_of
from windroos.books.house_text import AWARDS, COUNT, HouseText, house_toml, read_house_text
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.house_changes import ITEM, OPTION, change_lines
from windroos.club.season_houses import house_of
from windroos.club.season_requests import DoHouseRules
from windroos.club.seasons import season_called, season_of
from windroos.handbook.book import Handbook, book_of
from windroos.handbook.wording import answer
from windroos.rules.rule import Entry, Option, Value
from windroos.text.books import capital, renamed
from windroos.text.figures import whole
from windroos.text.web.club_house_form import WORDS
from windroos.text.words import Lang
from windroos.web.club.forms import text_of
from windroos.web.club.house import HERE, Clubhouse
from windroos.web.posted import posted
from windroos.web.reader import reader_of
from windroos.web.routing import get, post

FORM: Final = f"{HERE}/regels/seizoen"
NAME = "name"
"""What may be changed besides a choice and an item of the book: what these house rules are called."""
_UNASKED: Final = frozenset(("players", "thinking_seconds", "timeout_seconds", "timeouts", "turn_seconds"))
"""Options that follow from who sits there, or matter only where the computer keeps the clock."""
_LONGEST_NAME: Final = 80


class HouseGroup(NamedTuple):
    """Things to choose from under one heading; each is what is asked for, with its words."""

    name: str
    rows: tuple[tuple[str, str], ...]


class HouseValue(NamedTuple):
    """A value that an option may have: as it is sent, in words, whether it holds now, whether it is the book's."""

    value: str
    words: str
    now: bool
    book: bool


class HouseAward(NamedTuple):
    """What an item may bring of a kind: how much it is here, and in the book."""

    key: str
    now: int
    book: int


class HouseQuestion(NamedTuple):
    """The one thing that is being changed.

    values   of an option with few values; else `least` and `most` bound its number `now`
    awards   of an item; `counts`: it counts at all
    meaning  of an item
    """

    what: str
    name: str
    values: tuple[HouseValue, ...] = ()
    now: str = ""
    book: str = ""
    least: int = 0
    most: int = 0
    awards: tuple[HouseAward, ...] = ()
    counts: bool = True
    meaning: str = ""


def routes(house: Clubhouse) -> list[Route]:
    """The form, and what it sends."""
    desk = HouseForm(house)
    return [get(FORM, desk.page), post(f"{FORM}/wijzig", desk.change)]


class HouseForm:
    """Answers about changing house rules."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def page(self, request: Request) -> Response:
        """What differs from the book, what there is to choose, and the one thing that is being changed."""
        self._house.needs(request, "secretary")
        club, lang, query = self._house.club(), reader_of(request).lang, request.query_params
        season, id = season_of(club, query.get("season", "")), query.get("rules", "")
        own, book = _held(club, season.season, id, lang)
        asked, what = None, query.get("what", "")
        if what:
            asked = asked_for(book, own, what, lang)
        return self._house.page(
            request, "house_form.html", WORDS, season=season.season, season_name=season_called(season, lang), rules=id,
            book_name=book_words(id).name.to(lang), own=own, asked=asked, lines=change_lines(book, lang),
            groups=groups(book, lang), query=urlencode({"season": season.season, "rules": id}),
        )  # fmt: skip

    async def change(self, request: Request) -> Response:
        """Takes one change; what is left as the book has it is no house rule any more."""
        async with posted(request) as form:
            season, id, what = (text_of(form, key) for key in ("season", "rules", "what"))
            lang = reader_of(request).lang
            own, book = _held(self._house.club(), season, id, lang)
            changed = changed_by(own, book, what, form)
        kept = (season, id) in self._house.club().competition.houses
        if kept or not changed.is_empty:
            toml = "" if changed.is_empty else house_toml(changed)
            await self._house.do(request, DoHouseRules(season, id, toml))
        return RedirectResponse(f"{FORM}?{urlencode({'season': season, 'rules': id})}", 303)


def _held(club: ClubState, season: str, id: str, lang: Lang) -> tuple[HouseText, Handbook]:
    """The house rules of a season for a book, or the book itself under a name to begin with.

    Raises OptionError for an unknown book, HouseError where this program refuses what is kept.
    """
    words = book_words(id)
    toml = club.competition.houses.get((season, id), "")
    if not toml:
        return HouseText(WORDS["name_first"].to(lang), id), book_of(rules(id))
    house = house_of(toml)
    return read_house_text(toml), book_of(house.rules, renamed(words, house.names))


def groups(book: Handbook, lang: Lang) -> tuple[HouseGroup, ...]:
    """What may be chosen: the choices that the book leaves, and its items under their headings."""
    words = book.words
    asked = [(f"{OPTION}:{one.id}", capital(words.question(one.id, lang))) for one in _choices(book)]
    found = [HouseGroup(WORDS["choices"].to(lang), tuple(asked))]
    for chapter in book.chapters:
        rows = tuple((f"{ITEM}:{one.entry.id}", words.entry(one.entry.id, lang)) for one in chapter.items)
        found.append(HouseGroup(words.heading(chapter.id, lang), rows))
    return tuple(one for one in found if one.rows)


def _choices(book: Handbook) -> Iterable[Option]:
    return (one for one in book.rules.rule_set.options if len(one.values) > 1 and one.id not in _UNASKED)


def asked_for(book: Handbook, own: HouseText, what: str, lang: Lang) -> HouseQuestion:
    """The thing that an address asks to change. Raises ClubError `club_house_what`."""
    kind, _, id = what.partition(":")
    if kind == OPTION:
        option = _option(book, id)
        ruling = book.option(id)
        name = book.words.question(id, lang)
        if isinstance(option.values, range):
            bounds = option.values[0], option.values[-1]
            return HouseQuestion(
                what, name, now=str(ruling.value), book=str(option.default), least=bounds[0], most=bounds[1]
            )
        values = tuple(
            HouseValue(
                *(str(one).lower(), answer(book, ruling, one, lang)),
                now=(one, type(one)) == (ruling.value, type(ruling.value)),
                book=option.is_default(one),
            )
            for one in option.values
        )
        return HouseQuestion(what, name, values)
    entry = _entry(book, kind, id)
    base = _by_the_book(book, own, id)
    keys = awards_of(base, book.rules.rule_set.scheme)
    awards = tuple(HouseAward(key, _award(entry, key), _award(base, key)) for key in keys)
    meaning = capital(book.words.meaning(id, lang))
    return HouseQuestion(what, book.words.entry(id, lang), awards=awards, counts=entry.active, meaning=meaning)


def changed_by(own: HouseText, book: Handbook, what: str, form: FormData) -> HouseText:
    """House rules as a form changes them; `do` = book undoes it. Raises ClubError, OptionError."""
    kind, _, id = what.partition(":")
    undone = text_of(form, "do") == "book"
    if kind == NAME:
        name = " ".join(text_of(form, NAME).split())[:_LONGEST_NAME]
        return own._replace(name=name or own.name)
    if kind == OPTION:
        option = _option(book, id)
        value = typed(option, text_of(form, "value"))
        return own.with_option(id, None if undone or option.is_default(value) else value)
    _entry(book, kind, id)
    if undone:
        return own.without_item(id)
    base = _by_the_book(book, own, id)
    changed: dict[str, Value] = {}
    for key in awards_of(base, book.rules.rule_set.scheme):
        text = text_of(form, key).strip()
        number = whole(text) if text else _award(base, key)
        if number is None:
            raise ClubError("club_house_number", text=text[:20])
        if number != _award(base, key):
            changed[key] = number
    counts = text_of(form, COUNT) == "yes"
    if counts != base.active:
        changed[COUNT] = counts
    return own.with_item(id, changed)


def _by_the_book(book: Handbook, own: HouseText, id: str) -> Entry:
    """An item as the book has it under the options that were chosen."""
    entry = rules(book.rules.id, own.options).entry(id)
    assert entry is not None
    return entry


def _option(book: Handbook, id: str) -> Option:
    found = next((one for one in _choices(book) if one.id == id), None)
    if found is None:
        raise ClubError("club_house_what", what=id[:40])
    return found


def _entry(book: Handbook, kind: str, id: str) -> Entry:
    entry = book.rules.entry(id) if kind == ITEM else None
    if entry is None:
        raise ClubError("club_house_what", what=id[:40])
    return entry


def _award(entry: Entry, key: str) -> int:
    return dict(zip(AWARDS, (entry.points, entry.doubles, entry.fan, entry.limit), strict=True))[key]

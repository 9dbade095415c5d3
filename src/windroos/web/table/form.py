"""The form of a new game: what may be chosen, what is usual, and the setup that comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar, get_args

from windroos.books import catalog
from windroos.books.catalog import book_words
from windroos.books.house import load_sent_house
from windroos.errors import PlayError
from windroos.hosting.called import called, stand_in
from windroos.hosting.errors import TableError
from windroos.hosting.setup import Kind, Setup, TablePlace
from windroos.lesson.first_walls import first_secrets
from windroos.play.model.events import NOBODY
from windroos.play.model.match import new_match
from windroos.play.record.header import header_of
from windroos.rules.rule import Option, RuleSet, Value
from windroos.rules.rules import Rules
from windroos.text import play as texts
from windroos.text.books import BookWords
from windroos.text.web import board
from windroos.text.words import Lang, Words
from windroos.web.form import Form
from windroos.web.names import clean_name
from windroos.wire.json_text import Json

Chosen = TypeVar("Chosen")

USUAL: Final = {
    "rules": catalog.USUAL, "name": "", "players": "4", "strict": "0", "seats": "east", "rounds": "", "hands": "",
    "think": "0", "bank": "0", "window": "4", "tempo": "100", "house": "",
    **{f"place{at}": "live" for at in range(1, 5)}, **{f"name{at}": "" for at in range(1, 5)},
}  # fmt: skip
"""What is played where nobody says otherwise: a friendly game without clocks against three computer players."""
OPTION: Final = "option-"
_LEVELS: Final[tuple[Kind, ...]] = (
    "learner", "novice", "club", "advanced", "expert", "careful", "ambitious", "swift", "human"
)  # fmt: skip
ANYBODY: Final = "anybody"
"""Who plays a place that waits for whoever comes by."""
KINDS: Final[Mapping[str, Kind]] = {
    **{kind: kind for kind in _LEVELS}, "live": "live", "greedy": "greedy", "friend": "person", ANYBODY: "person",
}  # fmt: skip
"""Who may play a place, in the order in which the page offers them."""
MOST_CHOICES: Final = 12
"""A number with more values than these is typed."""
LONG_ANSWER: Final = 28
"""Letters of an answer that a list shows whole on the smallest phone."""
FIRST: Final = "first"
"""Is sent of the first hands of who learns."""
_OF_FIRST: Final = frozenset({FIRST, "rules", "coach", "name", *(f"place{at}" for at in range(1, 4))})
_NOT_ASKED: Final = frozenset({"players"})
_CALLED: Final[Mapping[str, Words]] = {
    **{key: board.WORDS[key] for key in ("players", "rounds", "hands", "think", "bank", "window", "tempo", "house")},
    "strict": board.WORDS["manner"],
    "seats": board.WORDS["seats_title"],
    **{f"place{at}": Words(*(said.format(number=at + 1) for said in board.WORDS["place"])) for at in range(1, 5)},
}
"""What the form calls its fields."""


def filled(form: Form) -> dict[str, str]:
    """The form as it was filled in, the rest as is usual."""
    return {**USUAL, **{key: value for key, value in form.items() if key in USUAL or key.startswith(OPTION)}}


def setup_of(form: Form, seed: Callable[[], int]) -> Setup:
    """The game that a form asks for; `seed` makes one for a computer player.

    Raises:
        TableError: `table_field`, `table_number`.
        OptionError, HouseError, PlayError, NamingError: rules, a length or names that cannot be.
    """
    values = filled(form)
    count = _whole(values, "players", 3, 5)
    rules, renamed = _rules(values, form, count)
    kinds: list[Kind] = ["person", *(_chosen(values, f"place{at}", KINDS) for at in range(1, count))]
    anybody = tuple(at for at in range(1, count) if values[f"place{at}"] == ANYBODY)
    seats = min(count, 4)
    match = new_match(
        rules,
        _names({**values, **{f"name{at}": "" for at in anybody}}, kinds),
        tuple(range(seats)),
        seats if count > seats else NOBODY,
        _whole(values, "rounds", 1, 16) if values["rounds"] else None,
        _whole(values, "hands", 1, 999) if values["hands"] else None,
    )
    return Setup(
        header_of(match, _chosen(values, "strict", {"0": False, "1": True})),
        tuple(TablePlace(kind, seed()) for kind in kinds),
        _chosen(values, "seats", {"east": False, "chance": True}),
        1000 * _whole(values, "window", 1, 30),
        1000 * _whole(values, "think", 0, 600),
        renamed,
        anybody=anybody,
        bank=1000 * _whole(values, "bank", 0, 3600),
        tempo=_whole(values, "tempo", 10, 1000),
        first=first_secrets(rules.id) if _is_first(form) and kinds.count("person") == 1 else (),
    )


def _is_first(form: Form) -> bool:
    """Whether the first walls are to be picked ones; who changes more at the table plays what chance brings."""
    return FIRST in form and form.keys() <= _OF_FIRST


def _rules(values: Mapping[str, str], form: Form, players: int) -> tuple[Rules, Mapping[str, Words]]:
    """The rules, and the items that house rules call otherwise than the book."""
    house = values["house"].strip()
    rule_set = catalog.rule_set(values["rules"])
    options: dict[str, Value] = {}
    for option in rule_set.options:
        text = values.get(OPTION + option.id, "")
        if text and option.id not in _NOT_ASKED:
            options[option.id] = _option(option, book_words(rule_set.id).options[option.id][0], text)
    if players != 4 or "players" in form:
        options["players"] = players
    if not house:
        return catalog.rules(rule_set.id, options), {}
    # What is usual is left to the house rules, which may say otherwise.
    changed = {id: value for id, value in options.items() if value != _default(rule_set, id)}
    if "rules" in form:
        read = load_sent_house(house, changed, rule_set.id)
    else:
        read = load_sent_house(house, {"players": players})
    return read.rules, read.names


def _default(rule_set: RuleSet, id: str) -> Value | None:
    option = rule_set.option(id)
    return None if option is None else option.default


def _option(option: Option, called: Words, text: str) -> Value:
    if isinstance(option.values, range):
        return _number(called, text, option.values)
    for value in option.values:
        if str(value).lower() == text.lower():
            return value
    raise TableError("table_field", field=called, value=text[:40])


def _names(values: Mapping[str, str], kinds: list[Kind]) -> tuple[str, ...]:
    """Everybody's name: people's as they were typed, else what stands for it; the computer players' usual ones."""
    names = []
    for at, kind in enumerate(kinds):
        typed = values[f"name{at or ''}"].strip() if kind == "person" else ""
        names.append(clean_name(typed) if typed else stand_in(at) if kind == "person" else "")
    free = iter([name for name in texts.PLAYERS if name.lower() not in {one.lower() for one in names}])
    found = tuple(name or next(free) for name in names)
    _check_apart(found)
    return found


def _check_apart(names: tuple[str, ...]) -> None:
    """No reader may take somebody for another: who is typed as `Speler 2` and who is called so for want of a name."""
    for lang in get_args(Lang):
        said = called(names, lang)
        for name in said:
            if said.count(name) > 1:
                raise PlayError("match_player_twice", player=name)


def _whole(values: Mapping[str, str], key: str, least: int, most: int) -> int:
    return _number(_CALLED[key], values[key].strip(), range(least, most + 1))


def _number(called: Words, text: str, values: range) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 7 and int(text) in values):
        raise TableError("table_number", field=called, value=text[:40], least=values[0], most=values[-1])
    return int(text)


def _chosen(values: Mapping[str, str], key: str, choices: Mapping[str, Chosen]) -> Chosen:
    if values[key] not in choices:
        raise TableError("table_field", field=_CALLED[key], value=values[key][:40])
    return choices[values[key]]


def books(values: Mapping[str, str], lang: Lang) -> list[Json]:
    """Every rule set with its options, as the form shows them."""
    return [_book(catalog.rule_set(id), values if values["rules"] == id else {}, lang) for id in catalog.IDS]


def _book(rule_set: RuleSet, values: Mapping[str, str], lang: Lang) -> Json:
    words = book_words(rule_set.id)
    return {
        "id": rule_set.id,
        "name": words.name.to(lang),
        "about": words.book.to(lang),
        "options": [
            _shown(option, words, values.get(OPTION + option.id, str(option.default).lower()), lang)
            for option in rule_set.options
            if len(option.values) > 1 and option.id not in _NOT_ASKED
        ],
    }


def _shown(option: Option, words: BookWords, value: str, lang: Lang) -> Json:
    """An option; without `choices` it is a number from `least` to `most`. `long`: an answer is too long for a list."""
    typed = isinstance(option.values, range) and len(option.values) > MOST_CHOICES
    choices = [] if typed else [(str(one).lower(), words.answer(option.id, one, lang)) for one in option.values]
    return {
        "id": option.id,
        "words": words.question(option.id, lang),
        "value": value,
        "choices": [{"value": one, "words": said} for one, said in choices],
        "long": any(len(said) > LONG_ANSWER for _, said in choices),
        "least": option.values[0] if typed else 0,
        "most": option.values[-1] if typed else 0,
    }

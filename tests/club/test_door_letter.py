"""The machine's door to the letter: every request with the keys that other programs were promised, and no other need.

What is promised stands here as it was written down, apart from the code: whoever takes a key away or asks for one more
breaks the programs of others.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.requests import REQUEST, WHAT

Json = dict[str, Any]
PEOPLE: Final = ("a", "b", "c", "d")
PROMISED: Final = {
    "club": "name year",
    "person": "id name member",
    "season": "id from until formula toml",
    "evening": "id date kind rules",
    "result": "evening table part share rules players points mahjongs caused hands reason",
    "hands": "evening table rules options players hands",
    "void": "evening table part reason",
    "adjust": "evening person points reason",
    "cup": "id season",
    "hand_in": "cup date",
    "book": "date amount kind person",
    "numbers": "formations",
    "close": "evening",
    "reopen": "evening",
    "merge": "person into",
    "erase": "person",
}
"""Each word of `do` with its keys."""
NEEDED: Final = {
    "club": "name",
    "person": "",
    "season": "from until",
    "evening": "date",
    "result": "evening table players points",
    "hands": "evening table players hands",
    "void": "evening table reason",
    "adjust": "evening person points reason",
    "cup": "season",
    "hand_in": "cup date",
    "book": "date amount kind",
    "numbers": "formations",
    "close": "evening",
    "reopen": "evening",
    "merge": "person into",
    "erase": "person",
}
"""Those of them without which nothing can be done."""
VALUES: Final[Json] = {
    "name": "Naam", "year": "chinese", "id": "x1", "member": ["2020-01-01", "2023-12-31"], "from": "2024-01-01",
    "until": "2024-12-31", "formula": "groenehart", "toml": "", "date": "2024-03-05", "kind": "cup",
    "rules": "nts2002", "evening": "e", "table": 1, "part": 1, "share": "1/2", "players": list(PEOPLE),
    "points": [5, 5, -5, -5], "mahjongs": [1, 1, 0, 0], "caused": [0, 0, 1, 1], "reason": "verschreven",
    "options": {}, "person": "a", "season": "s", "cup": "x1", "amount": -250, "formations": {"jade": 33}, "into": "b",
}  # fmt: skip
HAND: Final[Json] = {
    "winner": "b", "by": "discard", "giver": "a", "scores": [0, 500, 0, 0], "bet": False, "end": None,
}  # fmt: skip
HANDS: Final = (
    {**HAND, "scores": [0, 1000, 0, 0], "special": {"number": 21}},
    {**HAND, "scores": [0, 1000, 0, 0], "special": {"formation": "jade"}},
    {**HAND, "special": {"situation": "pe_ling_eet_cake"}},
    {"winner": None, "end": "draw"},
)


def asked(word: str, keys: str) -> Json:
    """A request with these keys."""
    values: Json = {**VALUES, "hands": list(HANDS) if word == "hands" else 16}
    if word == "adjust":
        values["points"] = -20
    return {"do": word, **{key: values[key] for key in keys.split()}}


@pytest.mark.parametrize("word", PROMISED)
def test_all_keys_of_a_request_are_known_and_no_other_is_needed(word: str) -> None:
    whole, least = asked(word, PROMISED[word]), asked(word, NEEDED[word])
    assert type(REQUEST.read(whole, "")) is type(REQUEST.read(least, ""))
    for key in least.keys() - {"do"}:
        with pytest.raises(Exception, match=key):
            REQUEST.read({one: value for one, value in least.items() if one != key}, "")


@pytest.mark.parametrize("word", PROMISED)
def test_null_is_as_if_an_id_or_a_reason_were_not_there(word: str) -> None:
    least = asked(word, NEEDED[word])
    free = {"id", "reason", "person"} & set(PROMISED[word].split()) - set(NEEDED[word].split())
    assert REQUEST.read({**least, **dict.fromkeys(free)}, "") == REQUEST.read(least, "")


def test_null_is_as_if_it_were_not_there_where_something_is_shown() -> None:
    keys = ("season", "period", "on", "person", "evening", "cup", "year", "table", "rules")
    for what in WHAT:
        least = {"do": "show", "what": what}
        assert REQUEST.read({**least, **dict.fromkeys(keys)}, "") == REQUEST.read(least, "")


def club() -> ToldWorld:
    """An evening of totals and one of hands, a cup and a booking."""
    of = {"table": 1, "players": list(PEOPLE)}
    return ToldWorld(
        {"do": "club", "name": "Proef", "year": "calendar"},
        *({"do": "person", "id": id, "name": id.upper(), "member": "2020-01-01"} for id in PEOPLE),
        {"do": "season", "id": "s", "from": "2024-01-01", "until": "2024-12-31", "formula": "fuhing"},
        {"do": "evening", "id": "e", "date": "2024-03-05", "kind": "cup", "rules": "nts2002"},
        {"do": "result", "evening": "e", **of, "points": [9, 1, -4, -6], "mahjongs": [3, 2, 1, 0], "hands": 6},
        {"do": "evening", "id": "h", "date": "2024-03-12", "kind": "free", "rules": "nmv144"},
        {"do": "hands", "evening": "h", **of, "hands": list(HANDS)},
        {"do": "numbers", "formations": {"jade": 33}},
        {"do": "cup", "id": "beker", "season": "s"},
        {"do": "book", "date": "2024-03-05", "amount": 250, "kind": "inleg", "person": "a"},
    )


SHOWN: Final = {
    "standings": ("season", "evenings needed rows"),
    "explain": ("season person", "score lines"),
    "evening": ("evening", "tables"),
    "day": ("evening table", "possessions jersey scarves all_round share_won after"),
    "player": ("person", "person evenings points"),
    "records": ("rules season", "records"),
    "twentyone": ("year", "rows"),
    "champion": ("year", "champions rows"),
    "cup": ("cup", "holder since due wins winners"),
    "claims": ("on", "rows"),
    "cash": ("year", "income spending opening closing"),
}
"""What is shown, with the keys that say of what, and keys of the answer."""


@pytest.mark.parametrize("what", SHOWN)
def test_what_is_promised_is_shown(what: str) -> None:
    said = {
        "season": "s", "person": "a", "evening": "h", "table": 1, "rules": "nmv144", "year": 2024, "cup": "beker",
        "on": "2024-06-01",
    }  # fmt: skip
    of, answer = SHOWN[what]
    shown = club().shown({"do": "show", "what": what, **{key: said[key] for key in of.split()}})
    assert set(answer.split()) <= shown.keys()


def test_standings_and_a_day_are_what_was_promised_key_by_key() -> None:
    told = club()
    shown = told.shown({"do": "show", "what": "standings", "season": "s", "on": "2024-03-31"})
    assert shown["evenings"].keys() == {"played", "counting"}
    assert set(shown["rows"][0]) == set(
        "place person score evenings kept eligible mahjongs caused decided_by".split()  # noqa: SIM905  # as it was promised
    )
    assert all(isinstance(row["score"], str) for row in shown["rows"]), "fractions are texts"
    day = told.shown({"do": "show", "what": "day", "evening": "h", "table": 1})
    assert len(day["after"]) == len(HANDS), "after each hand"
    for stands in (day, *day["after"]):
        assert {"possessions", "jersey", "scarves", "all_round"} <= stands.keys()
    assert [stands["all_round"]["b"] for stands in day["after"]] == [21, 54, 105, 105]
    assert day["share_won"] == "3/4"

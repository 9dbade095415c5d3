"""The kinds of values that a `Spelling` has: their ends, what is said of what is wrong, and what the schema says."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from typing import Any

import pytest

from windroos.people import spelling as of_people
from windroos.seating.door import MOST_PLAYERS, MOST_ROUNDS
from windroos.tournament import spelling as of_tournaments
from windroos.wire.fault import WireError
from windroos.wire.spelling import COUNT, FLAG, NUMBER, TEXT, Spelling, matching, one_of, text_to, whole, words


def wanted_for(spelling: Spelling[Any], value: object) -> str:
    """What is wanted in the place of a value that is refused there, where it stands."""
    with pytest.raises(WireError) as caught:
        spelling.read(value, "a.b")
    assert (caught.value.fault, caught.value.where, caught.value.values["value"]) == ("value", "a.b", value)
    return str(caught.value.values["wanted"])


@pytest.mark.parametrize(
    ("spelling", "right", "wrong", "wanted"),
    [
        (words({"on": 1, None: 0}), ("on", None), ("off", 1, []), '"on", null'),
        (words({"on": 1}, "a word"), ("on",), ("off",), "a word"),
        (one_of("a", "b"), ("a", "b"), ("c", None), '"a", "b"'),
        (whole(), (0, -(10**20)), (True, 1.0, "1", None), "-∞..∞"),
        (whole(2), (2, 3), (1,), ">= 2"),
        (whole(2, 5), (2, 5), (1, 6), "2..5"),
        (whole(None, 5), (-9, 5), (6,), "-∞..5"),
        (whole(2, 5, "a few"), (2,), (1,), "a few"),
        (matching("[ab]"), ("a",), ("c", "ab", "a\n", 1), None),
        (matching("[ab]", "a or b"), ("b",), ("c", ""), "a or b"),
        (text_to(2), ("", "ab"), ("abc",), '"..." <= 2'),
        (text_to(2), (), (None, 12), '"..."'),
        (TEXT, ("",), (None, 1, b""), '"..."'),
        (FLAG, (True, False), (0, 1, "true", None), "true, false"),
        (COUNT, (0, 9), (-1,), ">= 0"),
        (NUMBER, (-9, 9), ("9",), "-∞..∞"),
    ],
)
def test_a_kind_has_ends(spelling: Spelling[Any], right: tuple[Any, ...], wrong: tuple[Any, ...], wanted: Any) -> None:
    for value in right:
        assert spelling.parse(spelling.write(spelling.read(value, ""))) == spelling.read(value, "")
    for value in wrong:
        said = wanted_for(spelling, value)
        assert wanted is None or said == wanted


def test_what_no_wish_is_given_for_is_asked_by_its_pattern() -> None:
    assert wanted_for(matching("[ab]"), "c") == "[ab]"
    assert matching("[ab]").schema == {"type": "string", "pattern": "^[ab]$"}
    assert text_to(2).schema == {"type": "string", "maxLength": 2}
    assert words({"on": 1, None: 0}).schema == {"enum": ["on", None]}
    assert [one.schema for one in (whole(2, 5), TEXT, FLAG)] == [
        {"type": "integer", "minimum": 2, "maximum": 5},
        {"type": "string"},
        {"type": "boolean"},
    ]


@pytest.mark.parametrize(
    ("spelling", "right", "wrong", "wanted"),
    [
        (of_people.DAY, {"2024-02-29": date(2024, 2, 29)}, ("2023-02-29", "2024-2-29", "20240229"), "2024-03-05"),
        (of_people.DAY, {}, ("2024-W10-2", "٢٠٢٤-٠٢-٢٩", "2024-02-29 "), "2024-03-05"),
        (of_people.SHARE, {"1": Fraction(1), "1/2": Fraction(1, 2), "3/3": Fraction(1)}, (), ""),
        (of_people.SHARE, {"9999/9999": Fraction(1)}, ("0", "0/5", "3/2", "2", "1/0", "-1", "1/"), '"1", "1/2"'),
        (of_people.SHARE, {1: Fraction(1)}, (0, 2, "1/10000", "10000/10000", "½"), '"1", "1/2"'),
        (of_people.ID, {"a": "a", "x" * 40: "x" * 40, "é-1": "é-1"}, (), ""),
        (of_people.ID, {}, ("", "x" * 41, "a b", "a/b", "a\x00", "a\x1f", "a\n"), "1-40 letters"),
        (of_people.ID, {}, (None, 7), '"..."'),
        (of_people.SHORT, {"x" * 200: "x" * 200}, ("x" * 201,), '"..." <= 200'),
        (of_people.POINTS, {10**7: 10**7, -(10**7): -(10**7)}, (10**7 + 1, -(10**7) - 1), "-10000000..10000000"),
        (of_people.MONEY, {10**9: 10**9, -(10**9): -(10**9)}, (10**9 + 1, -(10**9) - 1), "-1000000000..1000000000"),
        (of_people.CENTS, {0: 0, 10**9: 10**9}, (-1, 10**9 + 1), "0..1000000000"),
        (of_people.TIME, {"00:00": "00:00", "19:30": "19:30", "23:59": "23:59"}, ("24:00", "9:30", "10:60"), "19:30"),
        (of_people.MOMENT, {"2024-03-05T19:30:00": "2024-03-05T19:30:00"}, ("2024-03-05",), "2024-03-05T19:30:00"),
        (of_people.HASH, {"0f" * 32: "0f" * 32}, ("0f" * 31, "0F" * 32), "64 hexadecimal digits"),
        (of_tournaments.PLAYER, {7: 7, "anna": "anna", "7": "7"}, (True, None, [7]), '7, "anna"'),
        (of_tournaments.NUMBER, {1: 1}, (0,), f"1..{MOST_PLAYERS}"),
        (of_tournaments.ROUND, {1: 1}, (0,), f"1..{MOST_ROUNDS}"),
        (of_tournaments.TABLE, {1: 1, MOST_PLAYERS // 4: MOST_PLAYERS // 4}, (0,), None),
        (of_tournaments.TABLE, {}, (MOST_PLAYERS // 4 + 1,), None),
        (of_tournaments.HANDS, {None: None, 0: 0, 1000: 1000}, (-1, 1001), "0..1000"),
    ],
)
def test_values_of_clubs_and_tournaments(
    spelling: Spelling[Any], right: dict[Any, Any], wrong: tuple[Any, ...], wanted: str | None
) -> None:
    for text, value in right.items():
        assert spelling.read(text, "") == value
        assert spelling.parse(spelling.write(value)) == value
    for value in wrong:
        said = wanted_for(spelling, value)
        assert wanted is None or said == wanted


def test_rows_of_a_table_have_the_ends_of_their_parts() -> None:
    most = of_tournaments.MOST_MAHJONGS
    assert of_tournaments.FOUR_COUNTS.read([0, 1, most, 2], "") == (0, 1, most, 2)
    assert of_tournaments.FOUR_BESTS.read([0, None, 5000, 1], "") == (0, None, 5000, 1)
    assert of_tournaments.FOUR_POINTS.read([-5, 0, 5, 0], "") == (-5, 0, 5, 0)
    assert of_tournaments.GROUPS.read([[1, 2], [3]], "") == ((1, 2), (3,))
    assert of_tournaments.SEATED.read([[[1, 2, 3, 4]]], "") == (((1, 2, 3, 4),),)
    for spelling, wrong in (
        (of_tournaments.FOUR_COUNTS, [0, 0, 0, most + 1]),
        (of_tournaments.FOUR_COUNTS, [0, 0, 0, -1]),
        (of_tournaments.FOUR_BESTS, [-1, 0, 0, 0]),
        (of_tournaments.GROUPS, [[0]]),
    ):
        with pytest.raises(WireError):
            spelling.read(wrong, "")
    assert [(key.name, key.default) for key in (*of_tournaments.AT_TABLE, of_tournaments.REASON)][2] == ("reason", "")
    assert [key.name for key in of_tournaments.AT_TABLE] == ["round", "table"]
    assert of_tournaments.REASON.spelling.read(None, "") == ""


def test_options_come_in_the_order_of_their_names() -> None:
    assert of_people.OPTIONS.read({"b": 1, "a": True, "c": "x"}, "") == (("a", True), ("b", 1), ("c", "x"))
    assert of_people.OPTIONS.write((("b", 1), ("a", True))) == '{"b":1,"a":true}'
    with pytest.raises(WireError):
        of_people.OPTIONS.read({"a": None}, "")


def test_an_id_that_is_said_again_is_the_same_value() -> None:
    one, other = (of_people.ID.read("".join(("an", "na")), "") for _ in range(2))
    assert one is other


def test_the_schemas_of_values_of_clubs_and_tournaments() -> None:
    assert of_people.DAY.schema == {"type": "string", "format": "date"}
    assert of_people.SHARE.schema == {"type": "string"}
    assert (of_people.DAY.write(date(2024, 3, 5)), of_people.SHARE.write(Fraction(1, 2))) == ('"2024-03-05"', '"1/2"')
    assert of_tournaments.PLAYER.schema == {"anyOf": [of_tournaments.NUMBER.schema, of_people.ID.schema]}
    assert [of_tournaments.PLAYER.write(one) for one in (7, "anna")] == ["7", '"anna"']

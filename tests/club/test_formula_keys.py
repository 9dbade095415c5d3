"""Keys of a formula that no shipped one has: what each does to a season, reckoned by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from fractions import Fraction

from windroos.reckoning.facts import Membership, SeasonEvening
from windroos.reckoning.formula_file import read
from windroos.reckoning.lines import ResultLine, TablePart, from_totals
from windroos.reckoning.scored import Scored
from windroos.reckoning.standings import apply

HEAD = 'name = "Proef"\nkind = "season"\n'
Night = tuple[int, int | None, Mapping[str, int]]
"""The day in March, the hands of the table, and what everybody won."""


def season(text: str, nights: Sequence[Night]) -> Scored:
    """The standings of some evenings of one table each; everybody is a member."""
    lines: list[ResultLine] = []
    for day, hands, won in nights:
        at = TablePart(f"e{day}", date(2024, 3, day), 1, 1, "nts2002")
        lines += from_totals(at, list(won), list(won.values()), hands=hands)
    evenings = [SeasonEvening(f"e{day}", date(2024, 3, day), "competition") for day, _, _ in nights]
    members = [Membership(one, date(2020, 1, 1)) for one in {person for _, _, won in nights for person in won}]
    return apply(read(HEAD + text, "proef.toml"), lines, evenings, members)


def test_points_per_hand_make_a_short_table_as_good_as_a_long_one() -> None:
    """Of sixteen hands: 30 in twelve hands are 40, and so are 40 in sixteen; exactly, also where it is no whole."""
    nights: list[Night] = [
        (5, 12, {"a": 30, "b": 10, "c": -20, "d": -20}),
        (12, 16, {"a": -40, "b": 40, "c": 0, "d": 0}),
        (19, 7, {"a": 10, "b": -10, "c": 0, "d": 0}),
    ]
    found = season("[table]\nper_hand = 16", nights)
    third = Fraction(160, 7)
    assert {row.person: row.score for row in found.rows} == {
        "a": 40 - 40 + third,
        "b": Fraction(40, 3) + 40 - third,
        "c": Fraction(-80, 3),
        "d": Fraction(-80, 3),
    }
    assert {row.person: row.score for row in season("", nights).rows} == {"a": 0, "b": 40, "c": -20, "d": -20}


def test_a_table_whose_hands_nobody_knows_is_named_where_points_count_per_hand() -> None:
    found = season("[table]\nper_hand = 16", [(5, None, {"a": 30, "b": 10, "c": -20, "d": -20})])
    assert {(lack.measure, lack.evening, lack.table) for lack in found.lacks} == {("hands", "e5", 1)}


NIGHTS: Sequence[Night] = [
    (5, 16, {"a": 40, "b": -10, "c": -20, "d": -10}),
    (12, 16, {"b": 10, "c": 20, "d": -20, "e": -10}),
    (19, 16, {"b": 5, "c": 5, "d": -5, "e": -5}),
]
"""Only `b`, `c` and `d` come three times; `a`, who has most, once."""


def test_the_least_evenings_hold_also_where_a_share_asks_for_fewer() -> None:
    least = season("[title]\nattendance_least = 3", NIGHTS)
    assert least.needed == 3
    assert [row.person for row in least.rows if row.eligible] == ["b", "c", "d"]
    assert least.champions == ("b", "c"), "five each; who won forty came once"
    share = season('[title]\nattendance_share = "1/3"\nattendance_least = 2', NIGHTS)
    assert share.needed == 2, "a third of three is one"
    assert season('[title]\nattendance_share = "1"\nattendance_least = 2', NIGHTS).needed == 3


def test_who_cannot_win_stands_below_the_line_or_among_the_others() -> None:
    text = "[title]\nattendance_least = 3\n[ranking]\n"
    below = season(text + 'ineligible = "below"', NIGHTS)
    assert {row.person: row.place for row in below.rows} == {"b": 1, "c": 1, "d": 3, "a": None, "e": None}
    among = season(text + 'ineligible = "among"', NIGHTS)
    assert {row.person: row.place for row in among.rows} == {"a": 1, "b": 2, "c": 2, "e": 4, "d": 5}
    assert among.champions == below.champions == ("b", "c"), "the place is his, the title is not"

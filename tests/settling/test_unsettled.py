"""What cannot be settled, and special hands told from an overscore."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.settling.outcomes import BAD_LINES, DRAW, EXAMPLE, FAN, POINTS, TABLE, complete
from windroos.books.catalog import IDS, rule_set
from windroos.books.settle import settle, terms
from windroos.errors import OptionError, SettleError
from windroos.rules.rules import configure
from windroos.settling.outcome import FalseMahjong, Foul, Outcome
from windroos.settling.overscore import may_be_counted
from windroos.text.trouble.settle import TROUBLE

NOTHING = dict.fromkeys(TABLE, 0)
SPECIAL = Outcome("nmv144", TABLE, {**NOTHING, "Z": 1000}, east="O", winner="Z", by="self")

BAD: list[tuple[str, Outcome]] = [
    ("settle_rules", replace(EXAMPLE, rules="riichi")),
    ("settle_option", replace(EXAMPLE, options={"chips": 1})),
    ("settle_option", replace(FAN, options={"most_fan": 7})),
    ("settle_option", replace(FAN, options={"draw_pot": -10})),
    ("settle_option", replace(FAN, options={"minimum": True})),
    ("settle_option", replace(POINTS, options={"foul_steps": ["club"]})),
    ("settle_player_twice", replace(EXAMPLE, players=("Oost", "Zuid", "West", "Noord", "Oost"))),
    ("settle_player_unknown", replace(EXAMPLE, winner="Bob")),
    ("settle_player_unknown", replace(EXAMPLE, east="Bob")),
    ("settle_player_unknown", replace(EXAMPLE, discarder="Bob")),
    ("settle_player_unknown", replace(EXAMPLE, dead=("Bob",))),
    ("settle_player_unknown", replace(EXAMPLE, dreamers=("Bob",))),
    ("settle_player_unknown", replace(EXAMPLE, scores={**EXAMPLE.scores, "Bob": 4})),
    ("settle_player_unknown", replace(FAN, liable="Bob")),
    ("settle_player_unknown", replace(DRAW, false=(FalseMahjong("Z", "discard", "Bob"),))),
    ("settle_player_unknown", replace(POINTS, fouls=(Foul("Bob", 1),))),
    ("settle_table_size", replace(FAN, players=("Z", "W", "O", "N", "X"))),
    ("settle_table_size", replace(FAN, players=("Z", "W"), east=None)),
    ("settle_table_size", replace(FAN, options={"players": 3})),
    ("settle_table_size", replace(FAN, players=("O", "Z", "W"), options={"players": 4})),
    ("settle_dreamers", replace(FAN, players=(*TABLE, "X", "Y"), dreamers=("X", "Y"))),
    ("settle_dreamer_plays", replace(FAN, players=(*TABLE, "X"), dreamers=("X",), discarder="X")),
    ("settle_dreamer_plays", replace(FAN, players=(*TABLE, "X"), dreamers=("X",), scores={"Z": 3, "X": 4})),
    ("settle_east_missing", replace(EXAMPLE, east=None)),
    ("settle_winner_dead", replace(EXAMPLE, dead=("Zuid",))),
    ("settle_winner_dead", replace(EXAMPLE, false=(FalseMahjong("Zuid"),))),
    ("settle_winner_dead", replace(FAN, dead=("Z",))),
    ("settle_by_missing", replace(FAN, by=None, discarder=None)),
    ("settle_by", replace(FAN, by="wall")),  # type: ignore[arg-type]  # wrong on purpose
    ("settle_by_missing", replace(DRAW, false=(FalseMahjong("Z"),))),
    ("settle_self_with_discarder", replace(FAN, by="self")),
    ("settle_self_with_discarder", replace(EXAMPLE, by="self", discarder="West")),
    ("settle_discarder_missing", replace(FAN, discarder=None)),
    ("settle_discarder_missing", replace(POINTS, discarder=None)),
    ("settle_discarder_is_winner", replace(FAN, discarder="Z")),
    ("settle_discarder_is_winner", replace(EXAMPLE, discarder="Zuid")),
    ("settle_liable_winner", replace(FAN, liable="Z")),
    ("settle_extra_rules", replace(EXAMPLE, liable="West")),
    ("settle_extra_rules", replace(POINTS, liable="W")),
    ("settle_extra_rules", replace(EXAMPLE, pot=40)),
    ("settle_extra_rules", replace(EXAMPLE, fouls=(Foul("West", 1),))),
    ("settle_extra_rules", replace(POINTS, seasons=True)),
    ("settle_extra_rules", replace(FAN, flowers=1)),
    ("settle_extra_amount", replace(FAN, bamboo_ones=5)),
    ("settle_extra_amount", replace(FAN, pot=-1)),
    ("settle_extra_amount", replace(POINTS, flowers=9)),
    ("settle_extra_amount", replace(POINTS, fouls=(Foul("W", 0),))),
    ("settle_without_winner", replace(DRAW, liable="W")),
    ("settle_without_winner", replace(DRAW, by="self")),
    ("settle_without_winner", replace(EXAMPLE, winner=None, by=None, discarder="West")),
    ("settle_seasons_self", replace(FAN, seasons=True)),
    (
        "settle_false_twice",
        replace(POINTS, false=(FalseMahjong("N", kind="minimum"), FalseMahjong("N", kind="hidden"))),
    ),
    ("settle_false_kind", replace(POINTS, false=(FalseMahjong("N"),))),
    ("settle_false_ends", replace(FAN, false=(FalseMahjong("N", "self"),))),
    ("settle_false_ends", replace(DRAW, false=(FalseMahjong("N", "self"), FalseMahjong("Z", "self")))),
    ("settle_score_missing", replace(EXAMPLE, scores={"Zuid": 96, "West": 0, "Noord": None, "Oost": 64})),
    ("settle_score_missing", replace(FAN, scores={})),
    ("settle_score_number", replace(EXAMPLE, scores={**EXAMPLE.scores, "Noord": True})),
    ("settle_score_number", replace(EXAMPLE, scores={**EXAMPLE.scores, "Noord": 2.5})),  # type: ignore[dict-item]  # wrong on purpose
    ("settle_score_number", replace(EXAMPLE, winner=None, by=None, scores={"West": "x"})),  # type: ignore[dict-item]  # wrong on purpose
    ("settle_score_negative", replace(EXAMPLE, scores={**EXAMPLE.scores, "Noord": -1})),
    ("settle_score_loser", replace(FAN, scores={"Z": 3, "W": 2})),
    ("settle_score_high", replace(FAN, scores={"Z": 13})),
    ("settle_score_high", replace(FAN, scores={"Z": 41}, options={"most_fan": 0})),
    ("settle_score_high", replace(POINTS, scores={"Z": 1001})),
    ("settle_below_minimum", replace(FAN, scores={"Z": 1})),
    ("settle_below_minimum", replace(FAN, scores={"Z": 3}, options={"minimum": 4})),
    ("settle_below_minimum", replace(POINTS, scores={"Z": 7}, flowers=8)),
    ("settle_self_drawn_zero", replace(FAN, scores={"Z": 0}, by="self", discarder=None, options={"minimum": 0})),
    ("settle_over_limit", replace(EXAMPLE, scores={**EXAMPLE.scores, "Noord": 2001})),
    ("settle_over_limit", replace(EXAMPLE, scores={**EXAMPLE.scores, "Zuid": 4000})),
    ("settle_winner_nothing", replace(EXAMPLE, scores={**EXAMPLE.scores, "Zuid": 0})),
    ("settle_special_unsaid", replace(SPECIAL, scores={**NOTHING, "Z": 600}, options={"limit": 300})),
    ("settle_special_unsaid", replace(SPECIAL, scores={**NOTHING, "Z": 1200}, options={"limit": 300})),
    ("settle_special_unsaid", replace(SPECIAL, scores={**NOTHING, "Z": 1000}, options={"round_up": False})),
    ("settle_special_worth", replace(SPECIAL, scores={**NOTHING, "Z": 640}, special=True)),
    ("settle_special_worth", replace(SPECIAL, scores={**NOTHING, "Z": 1000}, options={"limit": 300}, special=True)),
    ("settle_extra_rules", replace(EXAMPLE, special=True)),
    ("settle_without_winner", replace(SPECIAL, winner=None, by=None, special=True)),
]


@pytest.mark.parametrize(("outcome", "limits"), [(replace(FAN, bamboo_ones=5), "0-4"), (replace(FAN, pot=-1), ">= 0")])
def test_how_much_there_can_be_is_said(outcome: Outcome, limits: str) -> None:
    with pytest.raises(SettleError) as wrong:
        settle(outcome)
    assert wrong.value.values["limits"] == limits


@pytest.mark.parametrize(("code", "outcome"), BAD, ids=[f"{code} {index}" for index, (code, _) in enumerate(BAD)])
def test_what_cannot_be_settled(code: str, outcome: Outcome) -> None:
    with pytest.raises((SettleError, OptionError)) as caught:
        settle(outcome)
    assert caught.value.code == code
    complete(caught.value)


def test_every_code_has_a_test() -> None:
    lines = {code for code, _ in BAD_LINES}
    assert set(TROUBLE) == {code for code, _ in BAD} | lines | {"settle_chips"}


@pytest.mark.parametrize("rules", IDS)
def test_settling_takes_the_values_that_the_rules_take(rules: str) -> None:
    """Each option has one home: what `configure` takes and refuses, settling takes and refuses."""
    for name in ("players", *rule_set(rules).settled_by):
        option = rule_set(rules).option(name)
        assert option is not None
        values = option.values
        right = (values[0], values[-1]) if isinstance(values, range) else values
        for value in right:
            assert terms(rules, {name: value})
        wrong = [values[0] - 1, values[-1] + 1, str(values[0]), True] if isinstance(values, range) else ["x", 99, None]
        for unknown in wrong:
            with pytest.raises(OptionError) as refused:
                terms(rules, {name: unknown})
            assert refused.value.code == "settle_option"
            complete(refused.value)


@pytest.mark.parametrize(
    ("rules", "option", "value"),
    [("nmv144", "limit", 50), ("nts2002", "limit", 2_000_000), ("hongkong", "bamboo_one_bonus", 5000)],
)
def test_a_value_far_out_of_reach_is_refused(rules: str, option: str, value: int) -> None:
    with pytest.raises(OptionError):
        configure(rule_set(rules), {option: value})
    with pytest.raises(OptionError):
        terms(rules, {option: value})


@pytest.mark.parametrize(
    ("limit", "score", "special", "settled"),
    [
        (500, 1000, None, 1000),  # no hand can be counted at 1000 or 2000
        (500, 2000, None, 2000),
        (500, 1000, False, 500),
        (500, 640, None, 500),  # rule 81, example 1
        (500, 640, False, 500),
        (500, 250, True, 250),  # half a limit
        (500, 500, True, 500),
        (300, 600, True, 600),
        (300, 600, False, 300),
        (300, 1200, True, 1200),
        (300, 640, None, 300),
        (320, 160, None, 160),  # under the limit it is the same
        (320, 320, None, 320),
        (250, 500, None, 500),  # 125 x 4: no sum of tens
        (2000, 4000, None, 4000),
    ],
)
def test_a_special_hand_is_told_from_an_overscore(limit: int, score: int, special: bool | None, settled: int) -> None:
    outcome = replace(SPECIAL, scores={**NOTHING, "Z": score}, options={"limit": limit}, special=special)
    assert settle(outcome).scores["Z"] == settled


def test_a_loser_has_no_special_hand() -> None:
    outcome = replace(SPECIAL, scores={**NOTHING, "Z": 1000, "W": 1000}, special=True)
    assert settle(outcome).scores == {"O": 0, "Z": 1000, "W": 500, "N": 0}


@given(st.integers(0, 219), st.integers(0, 12), st.booleans())
def test_what_can_be_counted_is_known(points: int, doubles: int, round_up: bool) -> None:
    points += -points % 10 if round_up else 0
    assert may_be_counted(points << doubles, round_up)


def test_what_cannot_be_counted_is_known() -> None:
    """By trying all sums and doubles that there are."""
    for round_up in (True, False):
        step = 10 if round_up else 1
        counted = {points << doubles for points in range(0, 221, step) for doubles in range(13)}
        assert [score for score in range(5000) if may_be_counted(score, round_up) != (score in counted)] == []


def test_options_that_are_not_about_settling_are_left_alone() -> None:
    assert settle(replace(EXAMPLE, options={"flowers": True, "minimum": 1})).net == settle(EXAMPLE).net

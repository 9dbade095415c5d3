"""Computer players of every kind play every book, whatever the options: not one fault.

With WINDROOS_FULL set, ten thousand hands of each book.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from tests import soak
from windroos.books.catalog import IDS
from windroos.books.settle import settle
from windroos.errors import SettleError
from windroos.rules.rule import Value
from windroos.settling.outcome import Outcome

FULL = bool(os.environ.get("WINDROOS_FULL"))
NAMES4 = soak.NAMES5[:4]


@pytest.mark.parametrize("id", IDS)
def test_computer_players_play_whatever_is_dealt(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    wrong, counts = soak.soaked(id, soak.HANDS if FULL else 16, Random().randrange(10**6) if FULL else 0)
    assert not wrong, capsys.readouterr().out
    assert not FULL or {f"{count} players" for count in (3, 4, 5)} | {"strict", "friendly"} < counts.keys()


def test_a_mahjong_that_house_rules_make_worth_nothing_ends_the_hand() -> None:
    """Nobody gets anything, and the game goes on; of what people write down it is doubted."""
    outcome = Outcome(
        "nts2002", NAMES4, dict.fromkeys(NAMES4, 0), east="Aad", winner="Bep", by="discard", discarder="Cor"
    )
    assert set(settle(outcome, counted=True).net.values()) == {0}
    with pytest.raises(SettleError, check=lambda wrong: wrong.code == "settle_winner_nothing"):
        settle(outcome)


@pytest.mark.parametrize(
    ("id", "score", "options", "code", "each"),
    [
        ("hongkong", 0, {"minimum": 0}, "settle_self_drawn_zero", 1),
        ("hongkong", 1, {"minimum": 3}, "settle_below_minimum", 2),
        ("hongkong", 88, {"most_fan": 0}, "settle_score_high", 2**88),
        ("mcr", 2_000, {}, "settle_score_high", 2_008),
    ],
)
def test_a_score_that_only_house_rules_can_give_is_settled(
    id: str, score: int, options: dict[str, Value], code: str, each: int
) -> None:
    """Drawing the last tile may be worth nothing there, a rare hand a great deal; on paper it is a mistake."""
    outcome = Outcome(id, NAMES4, {"Bep": score}, east="Aad", winner="Bep", by="self", options=options)
    assert settle(outcome, counted=True).net["Bep"] == 3 * each
    with pytest.raises(SettleError, check=lambda wrong: wrong.code == code):
        settle(outcome)


def test_flowers_that_house_rules_make_worth_more_are_settled() -> None:
    names, scores = NAMES4, {"Bep": 20}
    outcome = Outcome("mcr", names, scores, east="Aad", winner="Bep", by="self", flowers=9)
    assert settle(outcome, counted=True).net["Bep"] == 3 * (20 + 8 + 9)
    with pytest.raises(SettleError, check=lambda wrong: wrong.code == "settle_extra_amount"):
        settle(outcome)

"""A form typed hand by hand is counted where it is kept: what comes beside its hands has to be the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tournament.door_of import ask, code
from tests.tournament.test_spine import EIGHT, ROUNDS

MADE: list[dict[str, Any]] = [
    {"do": "tournament", "id": "t", "formula": "mcr-ema", "players": 8, "rounds": 2},
    *({"do": "entrant", "id": id, "name": f"Naam {id}"} for id in EIGHT),
    {"do": "numbers", "numbers": {id: at for at, id in enumerate(EIGHT, 1)}},
    {"do": "schedule", "rounds": ROUNDS},
]


def won(player: int, points: int, giver: int | None = None, **named: Any) -> list[dict[str, Any]]:
    """The taps of a hand: who won, from whom, for how much; `named`: which special hand it was."""
    taps: list[dict[str, Any]] = [{"tap": "winner", "player": player}]
    taps.append({"tap": "how", "by": "wall" if giver is None else "discard"})
    if giver is not None:
        taps.append({"tap": "giver", "player": giver})
    taps.append({"tap": "points", "player": player, "points": points})
    return [*taps, {"tap": "name", "player": player, **named}] if named else taps


FORM = [won(0, 20, 1), [{"tap": "end", "end": "draw"}], won(2, 8)]
POINTS = [28, -44, 40, -24]
TABLE = {"do": "show", "what": "table", "round": 1, "table": 1}


def sent(**keys: Any) -> dict[str, Any]:
    return {"do": "result", "round": 1, "table": 1, "points": POINTS, "form": FORM, **keys}


def test_what_was_not_sent_beside_the_hands_follows_from_them(tmp_path: Path) -> None:
    *_, taken, table = ask(tmp_path, [*MADE, sent(), TABLE])
    assert taken["ok"], taken
    assert (table["mahjongs"], table["caused"], table["hands"], table["limits"]) == (
        [1, 0, 1, 0],
        [0, 1, 0, 0],
        3,
        [0] * 4,
    )
    assert table["best"] == [20, None, 8, None]


@pytest.mark.parametrize(
    ("keys", "wrong", "said"),
    [
        (
            {"points": [94, -46, -8, -40]},
            "tournament_form_differs",
            "plaats 1 28 (points), en bij de uitslag staat 94",
        ),
        ({"mahjongs": [2, 0, 0, 0]}, "tournament_form_differs", "plaats 1 1 (mahjongs)"),
        ({"hands": 16}, "tournament_form_hands", "3 spellen"),
        ({"form": [*FORM, won(0, 3)]}, "tournament_form_hand", "Spel 4"),
    ],
)
def test_what_differs_from_its_hands_is_refused_with_both_figures(
    tmp_path: Path, keys: dict[str, Any], wrong: str, said: str
) -> None:
    *_, refused, table = ask(tmp_path, [*MADE, sent(**keys), TABLE])
    assert code(refused) == wrong
    assert said in refused["error"]["message"]
    assert table["points"] is None


def test_limit_hands_are_counted_from_the_form_and_win_their_prize(tmp_path: Path) -> None:
    losers = [{"tap": "points", "player": player, "points": 0} for player in (0, 1, 2)]
    form = [[*won(3, 1000, named="jade", number=0), *losers]]
    nts = {**MADE[0], "formula": "nts-toernooi"}
    *_, taken, table = ask(tmp_path, [nts, *MADE[1:], sent(form=form, points=[-2000, -1000, -1000, 4000]), TABLE])
    assert taken["ok"], taken
    assert table["limits"] == [0, 0, 0, 1]


def test_a_form_of_a_tournament_without_a_book_is_refused(tmp_path: Path) -> None:
    riichi = {**MADE[0], "formula": "riichi-ema"}
    *_, refused = ask(tmp_path, [riichi, *MADE[1:], sent(points=[30000] * 4)])
    assert code(refused) == "tournament_form_rules"

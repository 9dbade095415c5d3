"""The JSON Lines door of settling: a line in, a line out, whatever the line is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.settling.outcomes import BAD_LINES, LINE, net
from windroos.books.catalog import IDS
from windroos.books.choosing import TypedRules
from windroos.errors import HandError
from windroos.hands import Hand
from windroos.scoring.table import count_table, settle_table
from windroos.tablefile.reading import load_table
from windroos.telling.settle_jsonl import settle_line, settle_lines


def answers(*lines: object, lang: str = "en") -> tuple[int, list[dict[str, object]]]:
    written: list[str] = []
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    status = settle_lines(texts, written.append, "nl" if lang == "nl" else "en")
    assert all(text.endswith("\n") and text.count("\n") == 1 for text in written)
    return status, [json.loads(text) for text in written]


def test_line_of_the_example() -> None:
    status, (answer,) = answers(LINE)
    assert status == 0
    assert answer == {
        "id": "p13",
        "net": {"A": 24, "B": 384, "C": -244, "D": -164},
        "pays": [
            {"from": "A", "to": "B", "amount": 192, "why": "96 x 2: B's mahjong, East pays double"},
            {"from": "C", "to": "B", "amount": 96, "why": "96: B's mahjong"},
            {"from": "D", "to": "B", "amount": 96, "why": "96: B's mahjong"},
            {"from": "C", "to": "A", "amount": 128, "why": "difference (64 - 0) x 2 = 128: East receives double"},
            {"from": "D", "to": "A", "amount": 88, "why": "difference (64 - 20) x 2 = 88: East receives double"},
            {"from": "C", "to": "D", "amount": 20, "why": "difference 20 - 0 = 20"},
        ],
    }


def test_the_winner_s_score_alone_is_enough_where_only_that_counts() -> None:
    fan = {"rules": "hongkong", "scores": {"B": 6}, "winner": "B", "by": "discard", "discarder": "C"}
    assert net(**fan) == {"A": -32, "B": 128, "C": -64, "D": -32}
    assert net(**fan, options={"players": 3}) == {"A": -32, "B": 96, "C": -64}
    assert net(**fan, liable="C") == {"A": 0, "B": 128, "C": -128, "D": 0}
    assert net(**{**fan, "scores": {"A": 0, "B": 6, "C": 0}}) == {"A": -32, "B": 96, "C": -64}
    assert net(**{**fan, "east": None, "scores": {"B": 6}}, players=["B", "C", "Bob"]) == {
        "B": 96,
        "C": -64,
        "Bob": -32,
    }


def test_three_and_five_players_on_a_line() -> None:
    assert net(rules="nts2002", scores={"A": 10, "B": 90, "C": 30}, winner="B") == {"A": -220, "B": 270, "C": -50}
    five = {"A": 64, "B": 96, "C": 0, "D": 20, "E": None}
    answer = net(rules="groenehart2011", scores=five, winner="B", dreamers=["E"], options={"players": 5})
    assert answer == {"A": 24, "B": 384, "C": -244, "D": -164, "E": 0}


def test_a_draw_on_a_line() -> None:
    assert settle_line({"rules": "nts2002", "scores": {}, "winner": None, "east": "E"}) == {
        "id": None,
        "net": {"E": 0, "S": 0, "W": 0, "N": 0},
        "pays": [],
    }


def test_pot_deductions_and_false_mahjong_on_a_line() -> None:
    line = {"rules": "hongkong", "scores": {}, "winner": None, "options": {"draw_pot": 10}, "east": "A"}
    first = settle_line(line)
    assert (first["pot"], first["net"]) == (40, {"A": -10, "B": -10, "C": -10, "D": -10})
    assert first["pays"][0] == {"from": "A", "to": None, "amount": 10, "why": "draw: 10 into the pot"}  # type: ignore[index]  # wrong on purpose
    won = settle_line({**line, "scores": {"B": 2}, "winner": "B", "by": "self", "pot": 40})
    assert (won["pot"], won["net"]) == (0, {"A": -4, "B": 52, "C": -4, "D": -4})
    false = settle_line({**line, "false": [{"player": "B", "by": "discard", "discarder": "A"}]})
    assert false["net"] == {"A": 64, "B": -128, "C": 32, "D": 32}
    fouls = settle_line({"rules": "mcr", "scores": {}, "winner": None, "fouls": [{"player": "A", "number": 2}]})
    assert (fouls["deductions"], fouls["net"]) == ({"A": 10}, {"A": 0, "B": 0, "C": 0, "D": 0})


@pytest.mark.parametrize(("code", "line"), BAD_LINES, ids=[f"{code} {n}" for n, (code, _) in enumerate(BAD_LINES)])
def test_a_bad_line_is_answered_and_the_next_still_settled(code: str, line: object) -> None:
    status, (bad, good) = answers(line, LINE)
    assert status == 1
    assert set(bad) == {"id", "error"}
    error = bad["error"]
    assert isinstance(error, dict)
    assert error["code"] == code
    assert set(error) == {"code", "message", "hint"}
    assert good["id"] == "p13"
    assert "net" in good


def test_errors_give_the_id_back_and_speak_dutch() -> None:
    _, (answer,) = answers({**LINE, "dead": ["B"]}, lang="nl")
    assert answer["id"] == "p13"
    assert answer["error"] == {
        "code": "settle_winner_dead",
        "message": "B heeft een dood spel en kan geen mahjong hebben.",
        "hint": "Haal B uit 'dead' of noem een andere winnaar.",
    }


def test_empty_lines_are_passed_over() -> None:
    assert answers("", "  \n")[1] == []


def test_names_of_all_kinds_come_through() -> None:
    scores = {"Zoë": 64, "\ud800": 96, "{c}": 0}
    _, (answer,) = answers({"id": "é", "rules": "nts2002", "east": "Zoë", "scores": scores, "winner": "\ud800"})
    assert answer["id"] == "é"
    assert answer["net"] == {"Zoë": -192 + 128, "\ud800": 288, "{c}": -96 - 128}


SIMPLE = st.sampled_from((None, True, 0, -3, 10**30, 2.5, float("nan"), "", "A", "B", "self", "discard", "player"))
JSON = SIMPLE | st.lists(SIMPLE, max_size=4) | st.dictionaries(st.sampled_from(("A", "B", "X", "player")), SIMPLE)


@given(
    st.sampled_from(sorted(IDS)),
    st.dictionaries(st.sampled_from(sorted({*LINE, "players", "false", "fouls"})), JSON),
)
def test_no_line_breaks_the_door(rules: str, changes: dict[str, object]) -> None:
    line = {**LINE, "rules": rules, **changes}
    answer = settle_line(line)
    assert ("net" in answer) != ("error" in answer)


@given(st.text())
def test_no_text_breaks_the_door(text: str) -> None:
    written: list[str] = []
    settle_lines([text], written.append)
    assert len(written) == (1 if text.strip() else 0)


@pytest.mark.parametrize("id", IDS)
def test_a_mahjong_that_is_scored_settles_as_the_counted_table(id: str) -> None:
    table = load_table(Path(__file__).parents[2] / "examples" / f"{id}.txt", TypedRules()).table
    counted = count_table(table)
    assert table.winner is not None
    won = counted.score_of(table.winner.name)
    assert settle_table(table, won) == counted.settlement
    cleared = table._replace(players=tuple(one if one.won else one._replace(hand=Hand(())) for one in table.players))
    if table.rules.rule_set.scheme.everyone:
        with pytest.raises(HandError):
            settle_table(cleared, won)
    else:  # what the losers hold is nothing to the payments, and is not scored
        assert settle_table(cleared, won) == counted.settlement

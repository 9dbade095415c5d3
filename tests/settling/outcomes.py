"""Ends of hands to settle, and what a trouble has to say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import get_args

from hypothesis import strategies as st

from windroos.books.catalog import IDS
from windroos.errors import WindroosError
from windroos.settling.outcome import By, FalseKind, FalseMahjong, Outcome
from windroos.settling.settle import Settlement
from windroos.telling.settle_jsonl import settle_line

TABLE = ("O", "Z", "W", "N")
SEATS = ("Oost", "Zuid", "West", "Noord")

EXAMPLE = Outcome(
    "groenehart2011",
    SEATS,
    {"Oost": 64, "Zuid": 96, "West": 0, "Noord": 20},
    east="Oost",
    winner="Zuid",
    by="discard",
    dead=("West",),
)
"""The worked example of the 2011 book, p. 13."""
FAN = Outcome("hongkong", TABLE, {"Z": 3}, east="O", winner="Z", by="discard", discarder="W")
POINTS = Outcome("mcr", TABLE, {"Z": 24}, east="O", winner="Z", by="discard", discarder="W")
DRAW = Outcome("hongkong", TABLE, {}, east="O")


def consistent(settled: Settlement, pot: int = 0) -> None:
    """What holds for every settlement: zero sum with the pot, and gross and offset payments agree."""
    assert sum(settled.net.values()) + settled.pot - pot == 0
    assert tuple(settled.net) == settled.players
    for payments in (settled.pays, settled.gross):
        for player in settled.players:
            received = sum(paid.amount for paid in payments if paid.payee == player)
            spent = sum(paid.amount for paid in payments if paid.payer == player)
            assert received - spent == settled.net[player]
        assert all(paid.amount > 0 and paid.payer != paid.payee for paid in payments)


AMOUNTS = {"nts2002": 2000, "groenehart2011": 2000, "nmv144": 500}


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    """Any outcome that can be settled."""
    rules = draw(st.sampled_from(sorted(IDS)))
    players = ("A", "B", "C", "D", "E")[: draw(st.integers(3, 5))]
    dreamers = (draw(st.sampled_from(players)),) if len(players) == 5 else ()
    playing = [player for player in players if player not in dreamers]
    winner = draw(st.sampled_from([None, *playing]))
    losers = [player for player in playing if player != winner]
    dead = tuple(draw(st.lists(st.sampled_from(losers), unique=True)))
    east = draw(st.sampled_from(playing))
    outcome = Outcome(rules, players, {}, east=east, winner=winner, dead=dead, dreamers=dreamers)
    if rules in AMOUNTS:
        scores = {player: draw(st.integers(1 if player == winner else 0, AMOUNTS[rules])) for player in playing}
        options = {"chips": draw(st.booleans())} if rules == "groenehart2011" else {}
        return replace(outcome, scores=scores, options=options)
    if winner is None:
        pot = draw(st.integers(0, 100)) if rules == "hongkong" else 0
        return replace(outcome, pot=pot, options={"draw_pot": draw(st.integers(0, 20))})
    discarder = draw(st.sampled_from([None, *losers]))
    by: By = "discard" if discarder else "self"
    outcome = replace(outcome, by=by, discarder=discarder)
    if rules == "mcr":
        callers = tuple(
            FalseMahjong(player, kind=draw(st.sampled_from(get_args(FalseKind))))
            for player in losers
            if draw(st.booleans())
        )
        return replace(
            outcome, scores={winner: draw(st.integers(8, 400))}, flowers=draw(st.integers(0, 8)), false=callers
        )
    most = draw(st.sampled_from((4, 5, 6, 0)))
    return replace(
        outcome,
        scores={winner: draw(st.integers(2, 12))},
        liable=draw(st.sampled_from([None, *losers])),
        pot=draw(st.integers(0, 100)),
        bamboo_ones=draw(st.integers(0, 4)),
        options={"most_fan": most, "bamboo_one_bonus": draw(st.sampled_from((0, 20)))},
    )


def complete(trouble: WindroosError) -> None:
    """Sentence and hint are filled in and differ by language."""
    assert "{" not in (trouble.sentence("nl") + trouble.sentence("en")).replace("{...}", "")
    assert trouble.sentence("nl") != trouble.sentence("en")
    assert trouble.hint("nl") != trouble.hint("en")


LINE: dict[str, object] = {
    "id": "p13",
    "rules": "groenehart2011",
    "options": {},
    "east": "A",
    "scores": {"A": 64, "B": 96, "C": 0, "D": 20},
    "winner": "B",
    "by": "discard",
    "discarder": "C",
    "dead": ["C"],
}


def net(**line: object) -> object:
    answer = settle_line({"id": 1, "east": "A", **line})
    return answer.get("net", answer)


def without(key: str) -> Mapping[str, object]:
    return {name: value for name, value in LINE.items() if name != key}


BAD_LINES: list[tuple[str, object]] = [
    ("settle_json", '{"id": 1,'),
    ("settle_too_deep", "[" * 100_000),
    ("settle_number", '{"id": ' + "9" * 5000 + "}"),
    ("settle_number", '{"id": NaN}'),
    ("settle_number", '{"id": 1e999}'),
    ("settle_not_object", "[1, 2]"),
    ("settle_key_twice", '{"id": 1, "rules": "nts2002", "winner": "A", "scores": {"A": 8, "A": 9}}'),
    ("settle_key_missing", without("winner")),
    ("settle_key_missing", without("rules")),
    ("settle_key_unknown", {**LINE, "discader": "C"}),
    ("settle_key_unknown", {**LINE, "false": [{"who": "C"}]}),
    ("settle_key_type", {**LINE, "rules": 2002}),
    ("settle_key_type", {**LINE, "scores": [64, 96, 0, 20]}),
    ("settle_key_type", {**LINE, "winner": 1}),
    ("settle_key_type", {**LINE, "dead": "C"}),
    ("settle_key_type", {**LINE, "false": ["C"]}),
    ("settle_key_type", {**LINE, "false": [{}]}),
    ("settle_key_type", {**LINE, "pot": 1.5}),
    ("settle_key_type", {**LINE, "seasons": 1}),
    ("settle_score_number", {**LINE, "scores": {"A": 64, "B": 96, "C": [0], "D": 20}}),
    ("settle_winner_dead", {**LINE, "dead": ["B"]}),
]

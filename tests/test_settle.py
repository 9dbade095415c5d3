"""Settling: who pays whom by each book."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.books.catalog import IDS, rule_set
from windroos.books.choosing import TypedRules
from windroos.books.settle import settle, terms
from windroos.errors import HandError, OptionError, SettleError, WindroosError
from windroos.hands import Hand
from windroos.rules.rules import configure
from windroos.scoring.table import count_table, settle_table
from windroos.settling.chips import START, Chips, pay
from windroos.settling.outcome import By, FalseKind, FalseMahjong, Foul, Outcome
from windroos.settling.overscore import may_be_counted
from windroos.settling.penalties import foul_points
from windroos.settling.settle import Settlement
from windroos.settling.ways import fan_shares
from windroos.tablefile.reading import load_table
from windroos.telling.settle_jsonl import settle_line, settle_lines
from windroos.text.settle import WHY
from windroos.text.trouble.settle import TROUBLE

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
NOTHING = dict.fromkeys(TABLE, 0)
SPECIAL = Outcome("nmv144", TABLE, {**NOTHING, "Z": 1000}, east="O", winner="Z", by="self")


@dataclass
class Row:
    """One line of tests/tables/settle.txt."""

    outcome: Outcome
    net: list[int]
    source: str


@dataclass
class Reader:
    """Reads the words of a row into an outcome."""

    players: list[str] = field(default_factory=list)
    scores: dict[str, int | None] = field(default_factory=dict)
    marks: dict[str, list[str]] = field(default_factory=lambda: {mark: [] for mark in "*!?$@z"})
    options: dict[str, object] = field(default_factory=dict)
    words: dict[str, int] = field(default_factory=dict)

    def read(self, word: str) -> None:
        if word == "self":
            self.words["self"] = 1
        elif "=" in word:
            key, value = word.split("=")
            if key in ("bamboo", "flowers"):
                self.words[key] = int(value)
            else:
                self.options[key] = value == "true" or int(value)
        else:
            match = re.fullmatch(r"(\w+?)(?: (\d+))?( z)?([*!?$@]*)", word)
            assert match is not None, word
            name, score, dreams, marks = match.groups()
            self.players.append(name)
            if score is not None:
                self.scores[name] = int(score)
            for mark in marks + ("z" if dreams else ""):
                self.marks[mark].append(name)

    def one(self, mark: str) -> str | None:
        assert len(self.marks[mark]) <= 1
        return self.marks[mark][0] if self.marks[mark] else None


def rows() -> list[Row]:
    read = []
    for line in (Path(__file__).parent / "tables" / "settle.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        rules, hand, net, source = (part.strip() for part in line.split("|"))
        reader = Reader()
        for word in hand.split(", "):
            reader.read(word.strip())
        by: By | None = "self" if "self" in reader.words else "discard" if reader.one("?") else None
        outcome = Outcome(
            rules,
            tuple(reader.players),
            reader.scores,
            east=reader.one("@"),
            winner=reader.one("*"),
            by=by,
            discarder=reader.one("?"),
            liable=reader.one("$"),
            dead=tuple(reader.marks["!"]),
            dreamers=tuple(reader.marks["z"]),
            flowers=reader.words.get("flowers", 0),
            bamboo_ones=reader.words.get("bamboo", 0),
            options=reader.options,
        )
        read.append(Row(outcome, [int(amount) for amount in net.split()], source))
    return read


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row.outcome.rules} {row.source} {row.net}")
def test_table(row: Row) -> None:
    settled = settle(row.outcome)
    assert list(settled.net.values()) == row.net
    consistent(settled)


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


# --- the 2011 example, payment by payment -----------------------------------------------------------------------


def test_example_matrix_is_the_book_s() -> None:
    # Groene Hart 2011, p. 13: rows pay, columns receive; "Totaal" 232, 0, 244, 224 and 256, 384, 0, 60.
    matrix = settle(EXAMPLE).matrix()
    assert matrix == ((0, 192, 0, 40), (0, 0, 0, 0), (128, 96, 0, 20), (128, 96, 0, 0))
    assert [sum(row) for row in matrix] == [232, 0, 244, 224]
    assert [sum(column) for column in zip(*matrix, strict=True)] == [256, 384, 0, 60]


def test_example_payments_and_reasons() -> None:
    pays = [(paid.payer, paid.payee, paid.amount, paid.because("nl")) for paid in settle(EXAMPLE).pays]
    assert pays == [
        ("Oost", "Zuid", 192, "96 x 2: mahjong van Zuid, Oost betaalt dubbel"),
        ("West", "Zuid", 96, "96: mahjong van Zuid"),
        ("Noord", "Zuid", 96, "96: mahjong van Zuid"),
        ("West", "Oost", 128, "verschil (64 - 0) x 2 = 128: Oost ontvangt dubbel"),
        ("Noord", "Oost", 88, "verschil (64 - 20) x 2 = 88: Oost ontvangt dubbel"),
        ("West", "Noord", 20, "verschil 20 - 0 = 20"),
    ]


def test_example_gross_reasons() -> None:
    gross = {(paid.payer, paid.payee): paid.because("en") for paid in settle(EXAMPLE).gross}
    assert gross["Oost", "Noord"] == "20 x 2: East pays double"
    assert gross["West", "Oost"] == "64 x 2: East receives double"
    assert gross["West", "Noord"] == "20: Noord's score"


def test_east_pays_double_difference() -> None:
    east_lowest = replace(EXAMPLE, scores={"Oost": 0, "Zuid": 96, "West": 0, "Noord": 20}, dead=())
    reasons = {(paid.payer, paid.payee): paid.because("en") for paid in settle(east_lowest).pays}
    assert reasons["Oost", "Noord"] == "difference (20 - 0) x 2 = 40: East pays double"
    assert ("Oost", "West") not in reasons
    assert ("West", "Oost") not in reasons


# --- draws, dead hands, false mahjong, fouls, the pot -----------------------------------------------------------


@pytest.mark.parametrize("rules", IDS)
def test_a_draw_pays_nothing(rules: str) -> None:
    settled = settle(Outcome(rules, TABLE, {"O": 64, "Z": 20, "W": None}))
    assert (settled.pays, settled.pot, set(settled.net.values())) == ((), 0, {0})


@pytest.mark.parametrize("rules", ["nts2002", "groenehart2011", "nmv144"])
def test_false_mahjong_is_only_a_dead_hand_in_the_dutch_books(rules: str) -> None:
    dead = replace(EXAMPLE, rules=rules)
    called = replace(
        EXAMPLE, rules=rules, dead=(), scores={**EXAMPLE.scores, "West": 64}, false=(FalseMahjong("West"),)
    )
    assert settle(called).pays == settle(dead).pays


def test_a_dead_hand_needs_no_score() -> None:
    scores = {player: score for player, score in EXAMPLE.scores.items() if player != "West"}
    assert settle(replace(EXAMPLE, scores=scores)).pays == settle(EXAMPLE).pays


def test_false_mahjong_hongkong_with_a_discard() -> None:
    # Hong Kong p. 23: the value of 6 fan, twice to the player whose tile was used, once to the others.
    settled = settle(replace(DRAW, false=(FalseMahjong("Z", "discard", "W"),), options={"draw_pot": 10, "most_fan": 4}))
    assert settled.net == {"O": 32, "Z": -128, "W": 64, "N": 32}
    assert settled.pot == 0  # the hand ended, but it was no draw
    assert settled.pays[1].because("en") == "false mahjong with this player's tile: twice 6 fan"
    consistent(settled)


def test_false_mahjong_hongkong_self_drawn() -> None:
    settled = settle(replace(DRAW, false=(FalseMahjong("Z", "self"),)))
    assert settled.net == {"O": 64, "Z": -192, "W": 64, "N": 64}


@pytest.mark.parametrize(("kind", "each"), [("minimum", 10), ("invalid", 20), ("hidden", 0)])
def test_false_mahjong_mcr_and_play_goes_on(kind: FalseKind, each: int) -> None:
    # De Dertien Wezen, p. 1: 10 or 20 to each player; "30 of 60 punten" in all (p. 2).
    settled = settle(replace(POINTS, false=(FalseMahjong("N", kind=kind),)))
    assert settled.net == {"O": -8 + each, "Z": 48 + each, "W": -32 + each, "N": -8 - 3 * each}
    draw = settle(Outcome("mcr", TABLE, {}, false=(FalseMahjong("N", kind=kind),)))
    assert draw.net == {"O": each, "Z": each, "W": each, "N": -3 * each}


def test_fouls_cost_their_maker_alone() -> None:
    fouls = (Foul("W", 1), Foul("W", 2), Foul("O", 3))
    settled = settle(replace(POINTS, fouls=fouls))
    assert settled.net == settle(POINTS).net
    assert settled.deductions == {"O": 20, "W": 10}
    ema = settle(replace(POINTS, fouls=fouls, options={"foul_steps": "ema"}))
    assert ema.deductions == {"O": 10, "W": 5}


def test_foul_steps() -> None:
    assert [foul_points(number, "club") for number in range(1, 7)] == [0, 10, 20, 30, 40, 50]
    assert [foul_points(number, "ema") for number in range(1, 7)] == [0, 5, 10, 20, 30, 40]


def test_the_pot_fills_with_a_draw_and_goes_to_the_next_winner() -> None:
    first = settle(replace(DRAW, options={"draw_pot": 10}))
    assert (set(first.net.values()), first.pot) == ({-10}, 40)
    second = settle(replace(DRAW, pot=first.pot, options={"draw_pot": 10}))
    assert second.pot == 80
    won = settle(replace(FAN, pot=second.pot, options={"draw_pot": 10}))
    assert won.net == {"O": -4, "Z": 16 + 80, "W": -8, "N": -4}
    assert won.pot == 0
    consistent(won, pot=80)
    assert won.matrix() == ((0, 4, 0, 0), (0, 0, 0, 0), (0, 8, 0, 0), (0, 4, 0, 0))


def test_a_dreamer_puts_nothing_in_the_pot() -> None:
    settled = settle(Outcome("hongkong", (*TABLE, "X"), {}, dreamers=("X",), options={"draw_pot": 10, "players": 5}))
    assert (settled.net["X"], settled.pot) == (0, 40)


def test_a_dead_hand_may_claim_seven_seasons() -> None:
    # Hong Kong p. 18-19; H8: any hand, a dead one too, and whatever the minimum; paid as self-drawn.
    claim = replace(FAN, by="self", discarder=None, dead=("Z",), seasons=True, options={"minimum": 4})
    assert settle(claim).net == {"O": -8, "Z": 24, "W": -8, "N": -8}


def test_the_dead_pay_in_hongkong_and_mcr() -> None:
    for outcome in (FAN, POINTS):
        assert settle(replace(outcome, dead=("W",))).net == settle(outcome).net


def test_hongkong_reasons() -> None:
    capped = settle(replace(FAN, scores={"Z": 9}))
    assert [paid.because("nl") for paid in capped.pays] == [
        "9 fan, telt als 6: een ander legde weg",
        "9 fan, telt als 6: legde de winnende steen weg",
        "9 fan, telt als 6: een ander legde weg",
    ]
    pao = settle(replace(FAN, scores={"Z": 12}, liable="W"))
    assert [paid.because("nl") for paid in pao.pays] == ["limiet: pao, betaalt voor allen: 64 + 64 + 128"]
    endless = settle(replace(FAN, scores={"Z": 12}, options={"most_fan": 0}))
    assert endless.pays[0].because("en") == "12 fan: another player discarded"


def test_every_reason_in_both_languages_fills() -> None:
    seen = set()
    outcomes = [row.outcome for row in rows()] + [
        replace(EXAMPLE, scores={"Oost": 0, "Zuid": 96, "West": 0, "Noord": 20}),
        replace(DRAW, options={"draw_pot": 10}),
        replace(FAN, pot=40),
        replace(DRAW, false=(FalseMahjong("Z", "discard", "W"),)),
        replace(DRAW, false=(FalseMahjong("Z", "self"),)),
        replace(POINTS, false=(FalseMahjong("N", kind="minimum"), FalseMahjong("W", kind="invalid"))),
    ]
    for outcome in outcomes:
        settled = settle(outcome)
        for paid in settled.pays + settled.gross:
            seen.add(paid.why)
            dutch, english = paid.because("nl"), paid.because("en")
            assert "{" not in dutch + english
            assert dutch != english
    assert seen == set(WHY)


# --- what holds for everything ----------------------------------------------------------------------------------

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


@given(outcomes())
def test_zero_sum(outcome: Outcome) -> None:
    settled = settle(outcome)
    consistent(settled, outcome.pot)
    assert all(settled.net[player] == 0 for player in outcome.dreamers)


@given(outcomes())
def test_a_winner_never_pays_for_the_hand(outcome: Outcome) -> None:
    assert all(paid.payer != outcome.winner for paid in settle(outcome).gross) or outcome.winner is None


@given(outcomes())
def test_the_order_at_the_table_changes_nobody_s_points(outcome: Outcome) -> None:
    turned = outcome.players[1:] + outcome.players[:1]
    swapped = tuple(reversed(outcome.players))
    net = settle(outcome).net
    assert dict(settle(replace(outcome, players=turned)).net) == dict(net)
    assert dict(settle(replace(outcome, players=swapped)).net) == dict(net)


@given(outcomes(), st.permutations("ABCDE"))
def test_names_do_not_matter(outcome: Outcome, names: list[str]) -> None:
    name = dict(zip("ABCDE", names, strict=True))

    def maybe(player: str | None) -> str | None:
        return None if player is None else name[player]

    renamed = replace(
        outcome,
        players=tuple(name[player] for player in outcome.players),
        scores={name[player]: score for player, score in outcome.scores.items()},
        east=maybe(outcome.east),
        winner=maybe(outcome.winner),
        discarder=maybe(outcome.discarder),
        liable=maybe(outcome.liable),
        dead=tuple(name[player] for player in outcome.dead),
        dreamers=tuple(name[player] for player in outcome.dreamers),
        false=tuple(call._replace(player=name[call.player]) for call in outcome.false),
    )
    assert list(settle(renamed).net.values()) == list(settle(outcome).net.values())


@given(outcomes())
def test_differences_by_the_book_s_sentences(outcome: Outcome) -> None:
    """A second reading of rule 59, from each player's side instead of payment by payment."""
    if outcome.rules not in AMOUNTS or outcome.winner is None:
        return
    settled = settle(outcome)
    for player in outcome.playing:
        net = 0
        for other in outcome.playing:
            if other == player:
                continue
            if player == outcome.winner:
                between = settled.scores[player]
            elif other == outcome.winner:
                between = -settled.scores[other]
            else:
                between = settled.scores[player] - settled.scores[other]
            net += between * (2 if outcome.east in (player, other) else 1)
        assert settled.net[player] == net


@given(st.integers(1, 30))
def test_each_fan_doubles_without_a_cap(fan: int) -> None:
    assert fan_shares(fan + 1, 0) == tuple(2 * share for share in fan_shares(fan, 0))


# --- what cannot be settled -------------------------------------------------------------------------------------

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


@pytest.mark.parametrize(("code", "outcome"), BAD, ids=[f"{code} {index}" for index, (code, _) in enumerate(BAD)])
def test_what_cannot_be_settled(code: str, outcome: Outcome) -> None:
    with pytest.raises((SettleError, OptionError)) as caught:
        settle(outcome)
    assert caught.value.code == code
    complete(caught.value)


def complete(trouble: WindroosError) -> None:
    """Sentence and hint are filled in and differ by language."""
    assert "{" not in (trouble.sentence("nl") + trouble.sentence("en")).replace("{...}", "")
    assert trouble.sentence("nl") != trouble.sentence("en")
    assert trouble.hint("nl") != trouble.hint("en")


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


# --- special hands and overscores (144 rules, 80, 81, 88, 90) ----------------------------------------------------


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


# --- chips ------------------------------------------------------------------------------------------------------


def test_everyone_starts_with_3000() -> None:
    assert START.worth() == 3000  # 144 rules, rule 7


@pytest.mark.parametrize(
    ("amount", "given", "change"),
    [
        (190, Chips(0, 0, 2, 0), Chips(0, 0, 0, 1)),
        (120, Chips(0, 0, 1, 2), Chips()),
        (0, Chips(), Chips()),
        (2990, Chips(1, 2, 10, 0)._replace(hundreds=9, tens=9), Chips()),
        (400, Chips(0, 1, 0, 0), Chips(0, 0, 1, 0)),
    ],
)
def test_fewest_chips(amount: int, given: Chips, change: Chips) -> None:
    assert pay(amount, START, START) == (given, change)


@given(st.integers(0, 300).map(lambda tens: 10 * tens))
def test_chips_add_up(amount: int) -> None:
    handed = pay(amount, START, START)
    assert handed.given.worth() - handed.change.worth() == amount
    assert all(given <= had for given, had in zip(handed.given, START, strict=True))


@pytest.mark.parametrize(("amount", "purse"), [(10, Chips(1, 0, 0, 0)), (3010, START), (15, START), (-10, START)])
def test_chips_that_cannot_pay(amount: int, purse: Chips) -> None:
    with pytest.raises(SettleError) as caught:
        pay(amount, purse, Chips())
    assert caught.value.code == "settle_chips"
    complete(caught.value)


# --- the JSON Lines door ----------------------------------------------------------------------------------------

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


def net(**line: object) -> object:
    answer = settle_line({"id": 1, "east": "A", **line})
    return answer.get("net", answer)


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
    table = load_table(Path(__file__).parents[1] / "examples" / f"{id}.txt", TypedRules()).table
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

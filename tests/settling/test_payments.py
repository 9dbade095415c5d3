"""Settling: who pays whom by each book."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from tests.settling.outcomes import DRAW, EXAMPLE, FAN, POINTS, TABLE, consistent
from windroos.books.catalog import IDS
from windroos.books.settle import settle
from windroos.settling.outcome import By, FalseKind, FalseMahjong, Foul, Outcome
from windroos.settling.penalties import foul_points
from windroos.text.settle import WHY


@dataclass
class PaymentRow:
    """One line of tests/tables/settle.txt."""

    outcome: Outcome
    net: list[int]
    source: str


@dataclass
class ClauseReader:
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


def rows() -> list[PaymentRow]:
    read = []
    for line in (Path(__file__).parents[1] / "tables" / "settle.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        rules, hand, net, source = (part.strip() for part in line.split("|"))
        reader = ClauseReader()
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
        read.append(PaymentRow(outcome, [int(amount) for amount in net.split()], source))
    return read


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row.outcome.rules} {row.source} {row.net}")
def test_table(row: PaymentRow) -> None:
    settled = settle(row.outcome)
    assert list(settled.net.values()) == row.net
    consistent(settled)


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


def test_mcr_reasons() -> None:
    assert [paid.because("en") for paid in settle(POINTS).pays] == [
        "8: another player discarded", "8 + 24: discarded the winning tile", "8: another player discarded",
    ]  # fmt: skip
    drawn = settle(replace(POINTS, by="self", discarder=None))
    assert [paid.because("en") for paid in drawn.pays] == ["8 + 24: self-drawn"] * 3


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

"""Who is East next and which wind rules, as each book has it."""

from __future__ import annotations

import pytest

from tests.play.courses import LETTERS, east, ended, south, start
from windroos.errors import PlayError
from windroos.play.model.match import (
    Match,
    match_length,
    thrower,
)
from windroos.rules.rule import Value

DRAGON = 4


def shown(match: Match) -> str:
    """East, South, West, North and behind a bar who sits out: `ABCD|E`."""
    seats = "".join(match.players[player] for player in match.seats)
    return seats + (f"|{match.players[match.dreamer]}" if match.dreamer >= 0 else "")


def course(match: Match, winners: str) -> list[tuple[str, int]]:
    """Seats and round of each hand; `winners` says of each who wins: E, S or - for a draw, the last one goes on."""
    hands: list[tuple[str, int]] = []
    while not match.over:
        at = winners[min(len(hands), len(winners) - 1)]
        hands.append((shown(match), match.round))
        match = ended(match, {"E": east(match), "S": south(match), "-": ""}[at])
        assert len(hands) < 100
    return hands


TURNS = ["ABCD", "BCDA", "CDAB", "DABC"]


def test_nts2002_turns_after_every_hand_and_the_round_is_always_east() -> None:
    """NTS 2002, p. 6: "Het draaien ... geschiedt na elk spel", "Iedere ronde is de wind van de ronde Oost"."""
    whole = [(seats, 0) for _ in range(4) for seats in TURNS]
    for winners in ("E", "S", "-"):
        assert course(start("nts2002"), winners) == whole


def test_groenehart2011_sixteen_hands_at_least() -> None:
    """Groene Hart 2011, p. 7 and 8: four rounds E, S, W, N, "dus minimaal 16 spellen"."""
    assert course(start("groenehart2011"), "S") == [(seats, round) for round in range(4) for seats in TURNS]


@pytest.mark.parametrize("id", ["groenehart2011", "hongkong", "nmv144"])
def test_east_stays_when_he_wins_and_after_a_draw(id: str) -> None:
    """Groene Hart 2011, p. 7; Fu Hing, p. 24; 144 rules, rules 44, 51 and 54."""
    hands = course(start(id), "E-SSE--SSS")
    assert [seats for seats, _ in hands[:10]] == ["ABCD"] * 3 + ["BCDA"] + ["CDAB"] * 4 + ["DABC", "ABCD"]
    assert [round for _, round in hands[:10]] == [0] * 9 + [1]
    assert len(hands) == 16 + 5


@pytest.mark.parametrize(
    ("options", "stays"),
    [
        ({}, ""),
        ({"draw": "replay"}, "-"),
        ({"east_wins": "stay"}, "E"),
        ({"draw": "replay", "east_wins": "stay"}, "E-"),
    ],
)
def test_options_of_rotation(options: dict[str, Value], stays: str) -> None:
    """Rulings N9 and N10."""
    match = start("nts2002", None, None, **options)
    for who in "ES-":
        after_it = ended(match, {"E": "A", "S": "B", "-": ""}[who])
        assert east(after_it) == ("A" if who in stays else "B")
        assert after_it.hand == 2


def test_rounds_option() -> None:
    """Ruling N11."""
    assert [round for _, round in course(start("nts2002", None, None, rounds="four"), "S")][::4] == [0, 1, 2, 3]
    stays_east = course(start("groenehart2011", None, None, rounds="east"), "S")
    assert [round for _, round in stays_east] == [0] * 16


def test_kong_too_many_and_false_mahjong_are_draws_for_the_winds() -> None:
    assert shown(ended(start("groenehart2011"), kind="kongs")) == "ABCD"
    assert shown(ended(start("nts2002"), kind="kongs")) == "BCDA"
    assert shown(ended(start("hongkong"), kind="false")) == "ABCD"
    assert shown(ended(start("hongkong", None, None, players=5), kind="false")) == "BCEA|D"


def test_mcr_sixteen_hands_with_exchanged_seats() -> None:
    """Ruling C9: winds always turn; between rounds seats are exchanged as in the Green Book."""
    first = {0: "ABCD", 1: "BADC", 2: "CDBA", 3: "DCAB"}
    whole = [(seats[at:] + seats[:at], round) for round, seats in first.items() for at in range(4)]
    for winners in ("E", "S", "-"):
        assert course(start("mcr"), winners) == whole
    for seat in range(4):
        assert {seats[seat] for seats in first.values()} == set("ABCD")


FU_HING = """
OOST     A B C E D
ZUID     B C E D A
WEST     C E D A B
NOORD    D A B C E
SPELER5  E D A B C
"""
"""Fu Hing, p. 25, as printed."""


def test_hongkong_five_players_row_by_row() -> None:
    rows = [line.split()[1:] for line in FU_HING.split("\n") if line]
    games = ["".join(row[game] for row in rows) for game in range(5)]
    for winners in ("E", "S", "-"):  # p. 24: with five the wind moves on, also after a draw and when East wins
        hands = course(start("hongkong", None, None, players=5), winners)
        assert [seats.replace("|", "") for seats, _ in hands] == games * 4
        assert [round for _, round in hands] == [round for round in range(4) for _ in range(5)]


@pytest.mark.parametrize("id", ["groenehart2011", "nts2002", "nmv144", "mcr"])
def test_dreamer(id: str) -> None:
    """Groene Hart 2011, p. 21: then East dreams and the old dreamer is North; five turns, four hands for each."""
    for winners in ("E", "S", "-"):
        hands = [seats for seats, _ in course(start(id, None, None, players=5), winners)]
        assert hands[:6] == ["ABCD|E", "BCDE|A", "CDEA|B", "DEAB|C", "EABC|D", "ABCD|E"]
        assert len(hands) == 20
        assert [sum(player in seats[:4] for seats in hands[:5]) for player in LETTERS] == [4] * 5


def test_five_players_may_play_a_fifth_round() -> None:
    """Groene Hart 2011, p. 21: "Eventueel kan een vijfde ronde worden gespeeld, de ronde van de groene draak"."""
    hands = course(start("groenehart2011", None, None, players=5, dragon_round=True), "S")
    assert [round for _, round in hands] == [round for round in range(5) for _ in range(5)]
    assert hands[20:] == [(seats, DRAGON) for seats in ("ABCD|E", "BCDE|A", "CDEA|B", "DEAB|C", "EABC|D")]


def test_four_players_with_a_dragon_round() -> None:
    hands = course(start("nts2002", 2, None, dragon_round=True), "E")
    assert [round for _, round in hands] == [0] * 8 + [DRAGON] * 4


@pytest.mark.parametrize(
    ("id", "winners", "hands"),
    [
        ("groenehart2011", "S", ["ABC 0", "BCA 0", "CAB 0", "ABC 4"]),
        ("groenehart2011", "ESSS-E", ["ABC 0", "ABC 0", "BCA 0", "CAB 0", "ABC 4", "ABC 4"]),
        ("nts2002", "E-E-", ["ABC 0", "BCA 0", "CAB 0", "ABC 4"]),
    ],
)
def test_three_players_end_with_the_dragon(id: str, winners: str, hands: list[str]) -> None:
    """Groene Hart 2011, p. 19: after the first West has been East comes the dragon's round, the fourth hand."""
    match = start(id, None, None, players=3)
    assert [f"{seats} {round}" for seats, round in course(match, winners)] == hands
    assert match_length(match.rules) == 4


def test_three_players_may_play_more_rounds() -> None:
    hands = course(start("groenehart2011", 2, None, players=3), "S")
    assert [round for _, round in hands] == [0, 0, 0, DRAGON, 1, 1, 1, DRAGON]
    assert hands[4][0] == "ABC"


@pytest.mark.parametrize("id", ["hongkong", "nmv144"])
def test_three_players_have_no_round_of_north(id: str) -> None:
    """Fu Hing, p. 25: "De speelronde is dan ook: OOST, ZUID en WEST"."""
    hands = course(start(id, None, None, players=3), "SES")
    assert [seats for seats, _ in hands[:4]] == ["ABC", "BCA", "BCA", "CAB"]
    assert [round for _, round in hands] == [0] * 4 + [1] * 3 + [2] * 3
    with pytest.raises(PlayError, match="from 1 to 3"):
        start(id, 4, None, players=3)


def test_winner_of_the_hand_before_throws_in_the_dragon_round() -> None:
    match = start("groenehart2011", None, None, players=3)
    assert thrower(match) == 0
    for _ in range(2):
        match = ended(match, south(match))
    assert thrower(match) == 0
    match = ended(match, "B")  # C is East: B, who is West, wins
    assert (match.round, shown(match), thrower(match)) == (DRAGON, "ABC", 1)
    assert thrower(ended(match)) == 0  # a draw: East throws


def test_with_more_than_three_east_throws_in_the_dragon_round_too() -> None:
    """Groene Hart 2011, p. 21: the usual rules."""
    match = start("groenehart2011", 1, None, players=5, dragon_round=True)
    for _ in range(4):
        match = ended(match, south(match))
    match = ended(match, "ABCDE"[match.seats[2]])
    assert (match.round, thrower(match)) == (DRAGON, 0)
    assert match.winner in match.seats[1:], "in the round of three he would throw"

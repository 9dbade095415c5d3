"""The course of a match: who is East next, which wind rules, how long it takes and who wins."""

from __future__ import annotations

import pytest

from windroos.books.catalog import IDS, rules
from windroos.errors import PlayError
from windroos.play.model.match import (
    ENDS,
    Match,
    Result,
    after,
    bell_stops,
    correct,
    hands_left_at_least,
    last_hand,
    leaders,
    match_length,
    new_match,
    ranking,
    thrower,
)
from windroos.rules.rule import Value
from windroos.rules.rules import course_of

DRAGON = 4
LETTERS = "ABCDE"


def start(id: str, rounds: int | None = None, hands: int | None = None, /, **options: Value) -> Match:
    players = int(options.get("players", 4))
    seats = tuple(range(min(players, 4)))
    return new_match(rules(id, options), tuple(LETTERS[:players]), seats, 4 if players == 5 else -1, rounds, hands)


def ended(match: Match, winner: str = "", kind: str = "", special: int = 0, **points: int) -> Match:
    """The match after a hand that this player won, or nobody."""
    net = tuple(points.get(player, 0) for player in match.players)
    won = match.players.index(winner) if winner else -1
    none = (0,) * len(match.players)
    return after(match, Result(won, kind or ("mahjong" if winner else "draw"), net, none, special, 0))


def shown(match: Match) -> str:
    """East, South, West, North and behind a bar who sits out: `ABCD|E`."""
    seats = "".join(match.players[player] for player in match.seats)
    return seats + (f"|{match.players[match.dreamer]}" if match.dreamer >= 0 else "")


def east(match: Match) -> str:
    return match.players[match.seats[0]]


def south(match: Match) -> str:
    return match.players[match.seats[1]]


def course(match: Match, winners: str) -> list[tuple[str, int]]:
    """Seats and round of each hand; `winners` says of each who wins: E, S or - for a draw, the last one goes on."""
    hands: list[tuple[str, int]] = []
    while not match.over:
        at = winners[min(len(hands), len(winners) - 1)]
        hands.append((shown(match), match.round))
        match = ended(match, {"E": east(match), "S": south(match), "-": ""}[at])
        assert len(hands) < 100
    return hands


# --- four players ------------------------------------------------------------------------------------------------

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


# --- three and five players --------------------------------------------------------------------------------------

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


# --- how long, and the last hand ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("id", IDS)
def test_hands_left_counts_down(id: str, players: int) -> None:
    """One less after each hand that somebody else than East wins, and the last one is known as such."""
    match = start(id, None, None, players=players)
    left = match_length(match.rules)
    certain = course_of(match.rules).always_turns()
    while not match.over:
        assert hands_left_at_least(match) == left
        assert match.last == (certain and left == 1)
        match = ended(match, south(match))
        left -= 1
    assert (left, hands_left_at_least(match), match.last) == (0, 0, False)
    assert match.whole
    assert match.hand == match_length(match.rules) + 1


def test_hands_left_with_dragon_rounds() -> None:
    for players, options in ((5, {"dragon_round": True}), (4, {"dragon_round": True}), (3, {})):
        match = start("groenehart2011", 2, None, players=players, **options)
        for left in range(match_length(match.rules, 2), 0, -1):
            assert hands_left_at_least(match) == left
            match = ended(match, south(match))
        assert match.over


def test_staying_east_makes_it_longer() -> None:
    match = start("hongkong")
    stayed = ended(match, "A")
    assert (hands_left_at_least(stayed), stayed.hand) == (16, 2)


def test_so_many_hands() -> None:
    """An evening of five hands; who plays fewer rounds than the book has not played a whole game."""
    match = start("hongkong", None, 5)
    for hand in range(1, 6):
        assert (match.hand, match.last, hands_left_at_least(match)) == (hand, hand == 5, 6 - hand)
        match = ended(match, "A")
    assert match.over
    assert not match.whole
    one_round = start("nmv144", 1)
    for _ in range(4):
        one_round = ended(one_round, south(one_round))
    assert one_round.over
    assert not one_round.whole


def test_announced_last_hand() -> None:
    """144 rules, rule 56: a game broken off ends with a hand that all know to be the last."""
    match = last_hand(ended(start("nmv144"), "C"))
    assert match.last
    assert hands_left_at_least(match) == 1
    done = ended(match)
    assert done.over
    assert not done.whole
    for ask in (last_hand, ended):
        with pytest.raises(PlayError, match="over"):
            ask(done)


def test_bell() -> None:
    """Ruling C10."""
    assert not bell_stops(start("mcr"))
    assert not bell_stops(start("nmv144"))
    stopping = start("mcr", None, None, bell="stop")
    assert bell_stops(stopping)
    assert ended(stopping, kind="bell").over


def test_announcing_the_last_hand_of_a_whole_game_does_not_break_it_off() -> None:
    match = start("nmv144")
    for _ in range(15):
        match = ended(match, south(match))
    assert ended(last_hand(match), south(match)).whole
    assert not ended(last_hand(match), east(match)).whole  # East would have stayed


# --- standings and winners ---------------------------------------------------------------------------------------


def test_standings() -> None:
    match = start("mcr")
    match = after(match._replace(fouls=(0, 0, 2, 0)), Result(1, "mahjong", (-8, 50, -34, -8), (0, 0, 10, 0), 0, 0))
    assert match.points == (-8, 50, -44, -8)
    match = after(match, Result(-1, "draw", (0,) * 4, (0,) * 4, 0, 40))
    assert (match.points, match.fouls, match.pot, match.winner) == ((-8, 50, -44, -8), (0, 0, 2, 0), 40, -1)


def test_correction() -> None:
    match = correct(start("mcr"), (5, -5, 0, 0))
    assert match.points == (5, -5, 0, 0)
    assert match.hand == 1
    over = ended(last_hand(match), "A", A=24)
    assert correct(over, (0, 5, 0, 0)).points == (29, 0, 0, 0)


def test_yellow_jersey() -> None:
    """144 rules, rule 126."""
    assert leaders(start("nmv144")) == (0, 1, 2, 3)
    assert leaders(ended(start("nmv144"), "C", A=-10, C=20, D=-10)) == (2,)


def whole_game(id: str) -> Match:
    """B makes formation 12, then 3; C formation 20; D has the most points and A the fewest."""
    match = start(id)
    for won, special in (("B", 12), ("B", 3), ("C", 20)):
        match = ended(match, won, special=special)
    for _ in range(12):
        match = ended(match, south(match))
    while not match.over:
        match = ended(match, south(match), A=-900, B=100, C=300, D=500)
    return match


def test_winner_of_a_whole_game_has_the_highest_formation() -> None:
    """144 rules, rule 55 and ruling M5: the highest special formation; second is who has the most points."""
    match = whole_game("nmv144")
    assert match.whole
    assert match.special == (0, 12, 20, 0)
    order = ranking(match)
    assert order.by_points == (3, 2, 1, 0)
    assert order.by_formation == (2, 3, 1, 0)


def test_winner_of_a_game_broken_off_has_the_most_points() -> None:
    """144 rules, rule 55.2."""
    match = ended(start("nmv144"), "B", special=50)
    broken_off = ended(last_hand(match), "D", A=-30, B=10, C=-20, D=40)
    assert ranking(broken_off) == ((3, 1, 2, 0), ())


def test_equal_formations_are_settled_by_points() -> None:
    match = whole_game("nmv144")._replace(special=(0, 20, 20, 0), points=(0, 9, 5, 7))
    assert ranking(match).by_formation == (1, 3, 2, 0)
    assert ranking(match._replace(special=(0, 0, 0, 0))).by_formation == (1, 3, 2, 0)


@pytest.mark.parametrize("id", [id for id in IDS if id != "nmv144"])
def test_other_books_know_points_only(id: str) -> None:
    assert ranking(whole_game(id)) == ((3, 2, 1, 0), ())


def test_match_is_not_changed_by_what_comes_after() -> None:
    match = start("nmv144")
    before = tuple(match)
    ended(match, "A", special=4, A=30, B=-10, C=-10, D=-10)
    last_hand(match)
    correct(match, (1, 1, 1, 1))
    assert tuple(match) == before


# --- what is refused ---------------------------------------------------------------------------------------------

FOUR = ("a", "b", "c", "d")


@pytest.mark.parametrize(
    ("code", "players", "seats", "dreamer", "more"),
    [
        ("match_players", ("a", "b", "c"), (0, 1, 2), -1, {}),
        ("match_player_twice", ("a", "b", "c", "a"), (0, 1, 2, 3), -1, {}),
        ("match_seats", FOUR, (0, 1, 2, 2), -1, {}),
        ("match_seats", FOUR, (0, 1, 2), -1, {}),
        ("match_seats", FOUR, (0, 1, 2, 3), 3, {}),
        ("match_rounds", FOUR, (0, 1, 2, 3), -1, {"rounds": 5}),
        ("match_rounds", FOUR, (0, 1, 2, 3), -1, {"rounds": 0}),
        ("match_hands", FOUR, (0, 1, 2, 3), -1, {"hands": 0}),
        ("match_pot", FOUR, (0, 1, 2, 3), -1, {"pot": -1}),
    ],
)
def test_wrong_beginnings(
    code: str, players: tuple[str, ...], seats: tuple[int, ...], dreamer: int, more: dict[str, int]
) -> None:
    with pytest.raises(PlayError) as caught:
        new_match(rules("mcr"), players, seats, dreamer, **more)
    assert caught.value.code == code
    assert "{" not in str(caught.value) + caught.value.sentence("nl") + caught.value.hint("nl")


@pytest.mark.parametrize("dreamer", [-1, 0])
def test_five_need_a_dreamer(dreamer: int) -> None:
    with pytest.raises(PlayError) as caught:
        new_match(rules("mcr", players=5), tuple(LETTERS), (0, 1, 2, 3), dreamer)
    assert caught.value.code == "match_seats"


NONE = (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("code", "result"),
    [
        ("match_end", Result(-1, "supper", NONE, NONE, 0, 0)),
        ("match_winner", Result(-1, "mahjong", NONE, NONE, 0, 0)),
        ("match_winner", Result(4, "mahjong", NONE, NONE, 0, 0)),
        ("match_winner", Result(1, "draw", NONE, NONE, 0, 0)),
        ("match_points", Result(1, "mahjong", NONE[1:], NONE, 0, 0)),
        ("match_points", Result(1, "mahjong", NONE, (), 0, 0)),
    ],
)
def test_wrong_ends(code: str, result: Result) -> None:
    with pytest.raises(PlayError) as caught:
        after(start("mcr"), result)
    assert caught.value.code == code
    assert "{" not in str(caught.value) + caught.value.sentence("nl") + caught.value.hint("nl")


def test_every_end_is_known() -> None:
    assert set(ENDS) == {"mahjong", "draw", "kongs", "false", "bell"}


def test_dreamer_cannot_win() -> None:
    match = start("hongkong", None, None, players=5)
    with pytest.raises(PlayError):
        ended(match, "E")


def test_correction_needs_a_number_each() -> None:
    with pytest.raises(PlayError) as caught:
        correct(start("mcr"), (1, 2))
    assert caught.value.code == "match_points"

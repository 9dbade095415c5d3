"""How a match stands, who wins it, and ends of hands that cannot be."""

from __future__ import annotations

import pytest

from tests.play.courses import LETTERS, ended, south, start
from windroos.books.catalog import IDS, rules
from windroos.errors import PlayError
from windroos.play.model.match import ENDS, Match, Result, after, correct, last_hand, new_match
from windroos.play.model.ranking import leaders, ranking


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

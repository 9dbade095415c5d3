"""A rating: what it may depend on, that anchors stay, and that its interval holds for players of known strength."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise, permutations
from random import Random

import pytest

from windroos.books.catalog import IDS, rules
from windroos.fast.selfplay.play import play_many
from windroos.lab.ladder import HELD_OUT
from windroos.rating.anchors import LEVELS, Anchor, StrengthMeasure, measures
from windroos.rating.scale import (
    BEGINNER,
    EXPERT,
    MOST_STRETCHES,
    Rating,
    between,
    level_ratings,
    on_scale,
    rating_of,
    stretches,
    told,
)
from windroos.rating.strength import Strength, strength_of
from windroos.rating.values import PlayedHands, together, values_of

FULL = bool(os.environ.get("WINDROOS_FULL"))
PERSONS = 400 if FULL else 16
"""Players of known strength who come in as persons, for each book."""
YOU, OTHER = "you", "other"
NOISE = 20.0
LEVEL = {"learner": -40.0, "novice": -10.0, "club": 0.0, "advanced": 5.0, "expert": 15.0, "live": 30.0}
MADE = StrengthMeasure(0.5, NOISE, 0.0, 1000, {kind: Anchor(value, 0.0) for kind, value in LEVEL.items()})
"""A measure made up, so that what is said of the method does not depend on what was measured."""

Hand = tuple[tuple[str, ...], tuple[int, ...]]


def made_hands(strengths: Mapping[str, float], count: int, seed: int) -> list[Hand]:
    """Hands of four with normal chance, in points that a power of a half makes values of."""
    random, hands = Random(seed), []
    for _ in range(count):
        values = [value + random.gauss(0, NOISE) for value in strengths.values()]
        hands.append((tuple(strengths), tuple(round((1 if one > 0 else -1) * one * one) for one in values)))
    return hands


def own(hands: Sequence[Hand], measure: StrengthMeasure = MADE) -> Strength:
    return strength_of(YOU, together(hands, measure.power), measure)


def test_values_are_of_the_table_alone() -> None:
    assert values_of((0, 0, 0, 0), 0.5) == (0, 0, 0, 0)
    assert values_of((16, -4, -4, -8), 1.0) == (16, -4, -4, -8)
    assert values_of((900, -100, -400, -400), 0.5) == pytest.approx((35, -5, -15, -15))


def test_played_hands_are_put_together_by_who_sat_there() -> None:
    found = together([(("b", "a"), (4, -4)), (("a", "b"), (9, -9))], 0.5)
    assert found == (PlayedHands(("a", "b"), 2, (1.0, -1.0)),)


def test_the_order_of_hands_and_of_seats_makes_no_difference() -> None:
    hands = [
        *made_hands({YOU: 10, "club": 0, "novice": -10, OTHER: 5}, 12, 1),
        *made_hands({"expert": 15, YOU: 10, "third": 0, "live": 30}, 7, 2),
        *made_hands({OTHER: 5, YOU: 10, "third": 0, "club": 0}, 9, 3),
    ]
    first, random = own(hands), Random(4)
    for _ in range(10):
        mixed = []
        for players, points in hands:
            at = random.sample(range(4), 4)
            mixed.append((tuple(players[one] for one in at), tuple(points[one] for one in at)))
        random.shuffle(mixed)
        again = own(mixed)
        assert again.hands == first.hands
        assert (again.value, again.deviation) == pytest.approx((first.value, first.deviation), rel=1e-9)


def test_anchors_never_move() -> None:
    hands = together(made_hands({YOU: 500, "club": 0, "novice": -10, "expert": 15}, 50, 1), 0.5)
    for kind, value in LEVEL.items():
        assert strength_of(kind, hands, MADE).value == value


def test_more_hands_narrow_and_none_say_nothing() -> None:
    hands = made_hands({YOU: 10, "club": 0, "novice": -10, OTHER: 5}, 400, 1)
    widths = [own(hands[:count]).deviation for count in (0, 1, 10, 100, 400)]
    assert widths == sorted(widths, reverse=True)
    assert own([]) == Strength(MADE.middle, MADE.spread, 0)
    known = own(made_hands({YOU: 10, "club": 0, "novice": -10, "expert": 15}, 100, 1)).deviation
    assert known == pytest.approx((75 / NOISE**2 + MADE.spread**-2) ** -0.5)
    assert own(hands[:100]).deviation > known, "a stranger at the table makes it less sure"


def test_who_wins_more_is_rated_higher_whoever_loses_it() -> None:
    players = (YOU, "club", "novice", OTHER)
    rising = ((-24, 8, 8, 8), (0, 0, 0, 0), (8, 8, 8, -24), (24, -8, -8, -8))
    found = [own([(players, points)] * 16).value for points in rising]
    assert found == sorted(set(found))
    for losers in permutations((-4, -8, -12)):
        better = own([(players, (24, *losers))] * 16).value
        assert better > own([(players, (-24, *(-one for one in losers)))] * 16).value


def test_the_same_win_says_more_from_stronger_company() -> None:
    points = (24, -8, -8, -8)
    weak = own([((YOU, "novice", "learner", "novice"), points)] * 16)
    strong = own([((YOU, "expert", "live", "expert"), points)] * 16)
    assert strong.value > weak.value
    assert strong.deviation == weak.deviation


def test_two_persons_are_rated_against_each_other_with_both_uncertainties() -> None:
    both = made_hands({YOU: 10, OTHER: -10, "club": 0, "live": 30}, 200, 1)
    more = made_hands({OTHER: -10, YOU: 10, "expert": 15, "novice": -10}, 200, 2)
    played = together([*both, *more], 0.5)
    one, other = strength_of(YOU, played, MADE), strength_of(OTHER, played, MADE)
    assert one.deviation == pytest.approx(other.deviation)
    assert one.value > other.value
    certain = MADE._replace(strengths={**MADE.strengths, OTHER: Anchor(other.value, 0.0)})
    assert strength_of(YOU, played, certain).deviation < one.deviation


def test_winning_from_friends_whom_nobody_knows_makes_nobody_sure() -> None:
    """Other devices of one person, or friends who lose on purpose, without anybody of known strength."""
    found = own([((YOU, "a", "b", "c"), (900, -300, -300, -300))] * 4000)
    assert found.deviation > MADE.spread * 0.4
    assert not told(found, MADE).is_told
    assert told(found, MADE).hands_wanted == 0


def test_strangers_by_the_hundred_are_known_a_little_each() -> None:
    known = own([((YOU, f"a{at}", f"b{at}", f"c{at % 7}"), (24, -8, -8, -8)) for at in range(300)])
    assert 0 < known.deviation < MADE.spread
    assert known.hands == 300


def test_hands_of_others_are_left_alone() -> None:
    hands = made_hands({YOU: 10, "club": 0, "novice": -10, OTHER: 5}, 40, 1)
    others = made_hands({OTHER: 5, "club": 0, "novice": -10, "live": 30}, 40, 2)
    assert own([*hands, *others]) == own(hands)


def test_what_company_adds_stays_however_many_hands() -> None:
    measure = MADE._replace(company=3.0, strengths={kind: Anchor(value, 1.0) for kind, value in LEVEL.items()})
    hands = made_hands({YOU: 10, "club": 0, "novice": -10, "live": 30}, 4, 1) * 5000
    assert own(hands, measure).deviation == pytest.approx((9 + 3 / 9) ** 0.5, rel=0.02)
    mixed = [*hands[:10_000], *made_hands({YOU: 10, "expert": 15, "novice": -10, "live": 30}, 4, 1) * 2500]
    assert own(mixed, measure).deviation < own(hands, measure).deviation


def test_the_scale_has_beginner_and_expert_where_it_says() -> None:
    assert (on_scale(-10, MADE), on_scale(15, MADE)) == (BEGINNER, EXPERT)
    assert [kind for kind, _ in level_ratings(MADE)] == list(LEVELS)
    rating = Rating(1300, 1050, 1500, 400)
    assert between(rating, MADE) == ("novice", "advanced")
    assert between(rating._replace(low=-900), MADE) == ("", "advanced")
    assert between(rating._replace(high=2100), MADE) == ("novice", "")


def test_how_it_went_is_told_where_stretches_can_be_told() -> None:
    weak, strong = ({YOU: value, "club": 0, "novice": -10, "expert": 15} for value in (-10, 15))
    games = [together(made_hands(weak if at < 40 else strong, 40, at), 0.5) for at in range(80)]
    assert stretches(YOU, [together(made_hands(weak, 4, at), 0.5) for at in range(2)], MADE) == ()
    went = stretches(YOU, games, MADE)
    assert 2 <= len(went) <= MOST_STRETCHES
    assert (went[0][0], went[-1][1]) == (0, 79)
    assert went[-1][2].low > went[0][2].high
    assert all(one[1] + 1 == after[0] for one, after in pairwise(went))
    assert went[0][2] == rating_of(YOU, [one for game in games[: went[0][1] + 1] for one in game], MADE)


@pytest.mark.parametrize("book", IDS)
def test_every_book_has_its_anchors(book: str) -> None:
    measure = measures()[book]
    assert {*LEVELS, "live", "greedy", "careful", "ambitious", "swift", "human"} == set(measure.strengths)
    places = dict(level_ratings(measure))
    assert places["learner"] < places["novice"] == BEGINNER < places["club"] < places["expert"] == EXPERT
    assert all(measure.strengths[kind].deviation < measure.spread / 20 for kind in LEVELS)
    assert all(one.deviation < measure.spread / 4 for one in measure.strengths.values())


def covered(book: str, persons: int, count: int) -> tuple[int, float]:
    """Of so many persons who are computer players in truth how many lie in their interval, and how far off on average.

    Each plays on walls that nothing was measured on, in five companies of three others by chance, at each seat.
    """
    measure, played, kinds = measures()[book], rules(book), (*LEVELS, "careful", "ambitious", "swift")
    inside, off = 0, 0.0
    for person in range(persons):
        chance, truth = Random(f"{book} {person}"), kinds[person % len(kinds)]
        hands, others = list[Hand](), list[str]()
        for game in range(20):
            turn = game % 4
            others = [chance.choice(kinds) for _ in range(3)] if turn == 0 else others
            seats = [*others[:turn], truth, *others[turn:]]
            names = tuple(YOU if at == turn else kind for at, kind in enumerate(seats))
            batch = play_many(played, seats, count // 20, HELD_OUT + person, first=100 * game, round=None)
            hands += [(names, tuple(map(int, net))) for net in batch.net]
        found = strength_of(YOU, together(hands, measure.power), measure)
        away = (found.value - measure.strengths[truth].value) / found.deviation
        inside += abs(away) < 1.96
        off += away / persons
    return inside, off


@pytest.mark.parametrize("book", IDS if FULL else ["nts2002", "mcr"])
def test_players_of_known_strength_lie_in_their_interval(book: str) -> None:
    inside, off = covered(book, PERSONS, 480)
    assert inside >= 0.95 * PERSONS - 3 * (0.05 * 0.95 * PERSONS) ** 0.5
    assert abs(off) < 3 / PERSONS**0.5


def test_an_interval_of_half_the_width_would_not_hold() -> None:
    found = [own(made_hands({YOU: 10, "club": 0, "novice": -10, "expert": 15}, 60, seed)) for seed in range(200)]
    assert sum(abs(one.value - 10) < 1.96 * one.deviation for one in found) > 180
    assert sum(abs(one.value - 10) < 0.98 * one.deviation for one in found) < 160

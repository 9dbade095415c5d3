"""Which games of a player count for his rating, and who else sat there."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, cast

import pytest

from tests.recorded import recorded
from windroos.hosting.own_games import OwnGame, OwnHand, SatHand
from windroos.hosting.profile import HeldSeat, Profile
from windroos.hosting.profile_file import TAKEN, taken
from windroos.hosting.rated import MOST_RATED, ONESELF, is_rated, ratings
from windroos.hosting.setup import Kind, Setup, SharedWalls, TablePlace, read_setup, setup_text
from windroos.hosting.standing import MatchStanding
from windroos.play.record.record_rules import RecordedHouse
from windroos.rating.anchors import measures
from windroos.rating.scale import rating_of
from windroos.rating.values import together
from windroos.store.changes import Stream

OWN = "fffffff2"
KINDS = ("person", "club", "expert", "novice")
PROFILE = Profile("Anna", "2026-11-27", "key", (), (HeldSeat("t0", 0, OWN),))
BEGAN = datetime(2026, 1, 1, 12, tzinfo=UTC)
WON, LOST = (300, -100, -100, -100), (-300, 100, 100, 100)


def game(at: int = 0, kinds: tuple[str, ...] = KINDS, points: tuple[int, ...] = WON, hands: int = 4) -> OwnGame:
    """A game of so many hands alike, at the first place of which Anna sits."""
    header = recorded("nts2002").header
    header = header._replace(options={**header.options, "minimum": 2})
    setup = Setup(header, tuple(TablePlace(cast(Kind, kind), 1) for kind in kinds))
    stream = Stream(f"t{at}", "play", BEGAN + timedelta(days=at), None, "", 10)
    browsers = tuple(f"browser{place}" if kind == "person" else "" for place, kind in enumerate(kinds))
    own = tuple(OwnHand(number, points[0] > 0, 0, points[0]) for number in range(1, hands + 1))
    sat = (SatHand((0, 1, 2, 3), points),) * hands
    standing = MatchStanding(points=points)
    return OwnGame(stream, setup, 0, standing, own, False, sat, (OWN, *browsers[1:]))


def rated(one: OwnGame) -> bool:
    return is_rated(one, frozenset({OWN}))


def with_setup(one: OwnGame, **changed: Any) -> OwnGame:
    return one._replace(setup=one.setup._replace(**changed))


def test_a_game_by_the_book_counts_also_where_it_goes_on_or_broke_off() -> None:
    one = game()
    assert rated(one)
    assert rated(one._replace(standing=MatchStanding(over=True)))
    assert rated(one._replace(standing=MatchStanding(closed=True)))


def test_what_does_not_count() -> None:
    one = game()
    header = one.setup.header
    assert not rated(one._replace(sat=()))
    assert not rated(one._replace(shut=True))
    assert not rated(with_setup(one, walls=SharedWalls(("00",), ("t0",))))
    assert not rated(with_setup(one, first=("00",))), "walls that were picked"
    assert not rated(with_setup(one, again=True))
    assert not rated(with_setup(one, places=one.setup.places[:3]))
    assert not rated(with_setup(one, header=header._replace(house=RecordedHouse("Ours", {}, ""))))
    assert not rated(with_setup(one, header=header._replace(options={**header.options, "minimum": 1})))
    assert rated(with_setup(one, header=header._replace(options={**header.options, "rounds": "four"}))), "the course"


def test_nobody_plays_against_himself() -> None:
    one = game(kinds=("person", "person", "expert", "novice"))
    assert rated(one)
    assert not rated(one._replace(browsers=(OWN, OWN, "", "")))


def test_a_hand_tried_again_stays_known_as_such() -> None:
    setup = game().setup
    assert "again" not in setup_text(setup).partition("\n")[2], "tables of before are written as they were"
    assert read_setup(setup_text(setup._replace(again=True))).again


def test_the_rating_is_that_of_the_hands() -> None:
    games = [game(at, points=WON if at % 3 else LOST) for at in range(120)]
    (found,) = ratings(PROFILE, games)
    hands = [((ONESELF, *KINDS[1:]), one.points) for each in games for one in each.sat]
    measure = measures()["nts2002"]
    assert found.rating == rating_of(ONESELF, together(hands, measure.power), measure)
    assert (found.book, found.games, found.rating.hands) == ("nts2002", 120, 480)
    assert found.rating.is_told
    assert ratings(PROFILE, games[::-1]) == (found,), "their order makes no difference"
    (longer,) = ratings(PROFILE, [game(at, hands=16) for at in range(120)])
    assert (longer.stretches[0].first, longer.stretches[-1].last) == ("2026-01-01", "2026-04-30")


def test_the_latest_games_count_and_no_more_than_so_many() -> None:
    old = [game(at, points=LOST) for at in range(40)]
    new = [game(at + 40) for at in range(MOST_RATED)]
    (found,) = ratings(PROFILE, [*new, *old])
    assert found.games == MOST_RATED
    assert (found,) == ratings(PROFILE, new)


def test_a_person_is_the_same_at_every_table_by_his_browser() -> None:
    kinds = ("person", "person", "expert", "novice")
    same = [game(at, kinds) for at in range(30)]
    others = [one._replace(browsers=(OWN, f"other{at}", "", "")) for at, one in enumerate(same)]
    nameless = [one._replace(browsers=(OWN, "", "", "")) for one in same]
    found = [ratings(PROFILE, games)[0].rating for games in (same, others, nameless)]
    width = [one.high - one.low for one in found]
    assert width[0] > width[1] == width[2], "what is unknown of one person does not average out, of thirty it does"


@pytest.mark.parametrize("count", [1, 120])
def test_the_file_has_the_rating_or_says_that_there_is_none(count: int) -> None:
    games = [game(at) for at in range(count)]
    found = TAKEN.parse(taken(PROFILE, games, ()))
    (one,), (told,) = found.ratings, ratings(PROFILE, games)
    assert (one.rules, one.games, one.hands) == ("nts2002", count, 4 * count)
    assert (one.value, one.low) == ((told.rating.value, told.rating.low) if count > 1 else (None, None))
    assert TAKEN.parse(taken(PROFILE, [], ())).ratings == ()

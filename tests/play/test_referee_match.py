"""The referee, the clock and the match: whose time is up, who is next, and when it is over."""

from __future__ import annotations

import pytest

from tests.play.deals import LATER, NOTHING
from tests.play_helpers import E, S, SeatedMatch, W, match_of, tile
from windroos.books.catalog import IDS, rules
from windroos.play.model.actions import Correct
from windroos.play.model.events import (
    Fouled,
    HandBegan,
    HandEnded,
    LastHandAnnounced,
    MatchEnded,
    Melded,
    TimeWasUp,
)
from windroos.play.model.view import Phase
from windroos.play.referee.game import Game
from windroos.play.rules.legal import IllegalAction
from windroos.rules.rule import Value


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("strict", [False, True])
def test_time_is_up_while_a_tile_can_be_claimed(id: str, strict: bool) -> None:
    """Who has not answered passes; who has is heard."""
    racks = (NOTHING, "46p 258m 258s 11233z", "55p 147m 147s 22344z", "")
    table = SeatedMatch(id, racks, strict=strict).play("E 5p; W pung; time")
    assert [melded.seat for melded in table.told(Melded)] == [W]
    table = SeatedMatch(id, racks, strict=strict).play("E 5p; time")
    assert table.told(Melded) == []
    assert table.state.table.turn == S


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "nmv144"])
def test_time_is_up_in_ones_turn(id: str) -> None:
    """The tile just drawn is discarded; these books know no penalty for it."""
    table = SeatedMatch(id, (NOTHING,), draws="8p").play("E 5p; -; time")
    assert table.told(TimeWasUp) == [TimeWasUp(S)]
    assert table.state.table.discards[-1][:2] == (S, tile("8p"))
    assert table.told(Fouled) == []
    strict = SeatedMatch(id, (NOTHING,), draws="8p", strict=True).play("E 5p; -")
    assert strict.state.table.phase == Phase.DRAW
    strict.play("time")  # he draws and discards
    assert strict.state.table.discards[-1][:2] == (S, tile("8p"))
    assert strict.told(TimeWasUp) == [TimeWasUp(S)]


def test_time_is_up_after_a_kong() -> None:
    strict = SeatedMatch("nts2002", ("1111m 258m 258s 2588p",), loose="8p", strict=True).play("E kong 1m; time")
    assert strict.state.table.back == 1
    assert strict.state.table.discards[-1][:2] == (E, tile("8p"))
    assert not strict.view(E).own.dead
    robbed = SeatedMatch("nts2002", LATER, draws="6m 6m 9m 1m", loose="8m", minimum=0)
    robbed.play("E 1m; W pung; W 7z; N 6m; E 6m; S 9m; -; W kong 1m; time")
    assert robbed.view(W).own.drawn == tile("8m")  # North did not rob it in time


def test_time_is_up_after_a_claim() -> None:
    table = SeatedMatch("nts2002", (NOTHING, "", "55p 147m 147s 22344z")).play("E 5p; W pung; -; time")
    assert table.state.table.discards[-1].seat == W
    assert SeatedMatch("nts2002", (NOTHING,)).play("time").state.table.discards[-1].seat == E


def test_no_time_between_hands() -> None:
    table = SeatedMatch("nts2002", ("123m 456m 789m 123p 55z",)).play("E mahjong")
    assert table.refused("time") == "no_hand"


HEAVEN = "111m 222m 333m 111p 55z"
EARTH = ("1258m 258s 258p 123z 5z", "444m 666m 333m 111p 5z")


def east_wins(table: SeatedMatch) -> None:
    table.deal((HEAVEN,)).play("E mahjong")


def south_wins(table: SeatedMatch) -> None:
    table.deal(EARTH).play("E 5z; S mahjong; -")


def empty(id: str, options: dict[str, Value] | None = None, hands: int | None = None) -> SeatedMatch:
    """A match before its first hand; the one that `Sitting` begins is left."""
    made = rules(id, options or {})
    table = SeatedMatch.__new__(SeatedMatch)
    table.rules, table.steps = made, []
    table.game = Game(match_of(made, hands=hands), False, lambda _, steps: table.steps.extend(steps))
    return table


def schedule(table: SeatedMatch, winners: str) -> list[str]:
    """Who sits where in each hand, and in which round; `winners` says who wins, the last letter goes on."""
    found: list[str] = []
    while not table.game.match.over:
        at = winners[min(len(found), len(winners) - 1)]
        (east_wins if at == "E" else south_wins)(table)
        (began,) = table.told(HandBegan)
        found.append("".join("ABCDE"[player] for player in began.seats) + str(began.round))
        assert began.number == len(found)
        assert sum(table.game.match.points) == 0
        assert len(found) < 40
    (ended,) = table.told(MatchEnded)
    assert sorted(ended.by_points) == list(range(len(table.game.match.players)))
    return found


def test_hongkong_five_players() -> None:
    """Fu Hing, p. 25: East is A, B, C, E, D; the winds move on after every hand; four rounds of five."""
    table = empty("hongkong", {"players": 5})
    found = schedule(table, "ES")
    assert found[:6] == ["ABCD0", "BCEA0", "CEDB0", "EDAC0", "DABE0", "ABCD1"]
    assert len(found) == 20


def test_groenehart2011_five_players() -> None:
    """Groene Hart 2011, p. 21: East goes to dream, the dreamer becomes North."""
    found = schedule(empty("groenehart2011", {"players": 5, "minimum": 0}), "E")
    assert found[:6] == ["ABCD0", "BCDE0", "CDEA0", "DEAB0", "EABC0", "ABCD1"]
    assert len(found) == 20


def test_groenehart2011_three_players_and_the_green_dragons_round() -> None:
    """Groene Hart 2011, p. 19: no characters, no North, no chows; then a hand in which the dice say who is double."""
    table = empty("groenehart2011", {"players": 3, "minimum": 0})
    found: list[tuple[tuple[int, ...], int]] = []
    while not table.game.match.over:
        table.deal(("1258s 258p 1233z 555z", "444p 666p 333p 111p 5z")).play("E 5z; S mahjong; -")
        (began,) = table.told(HandBegan)
        found.append((began.seats, began.round))
    assert found == [((0, 1, 2), 0), ((1, 2, 0), 0), ((2, 0, 1), 0), ((0, 1, 2), 4)]
    assert began.double == S  # a two was thrown
    assert table.refused("bell") == "match_is_over"
    # South wins and is double: both pay it twice
    (end,) = table.told(HandEnded)
    assert end.net[began.seats[S]] == 4 * end.scores[S]


def test_nts2002_a_round_of_four() -> None:
    """NTS 2002, p. 6: the winds turn after every hand; "Iedere ronde is de wind van de ronde Oost"."""
    table = empty("nts2002", {"minimum": 0})
    assert schedule(table, "ESS")[:5] == ["ABCD0", "BCDA0", "CDAB0", "DABC0", "ABCD0"]


def test_east_stays() -> None:
    """Fu Hing, p. 24; 144 rules, rule 51; Groene Hart 2011, p. 7: East stays when he wins."""
    for id in ("hongkong", "nmv144", "groenehart2011"):
        table = empty(id, hands=4)
        assert schedule(table, "EESE") == ["ABCD0", "ABCD0", "ABCD0", "BCDA0"]


def test_144_a_whole_match_is_won_by_the_highest_special_hand() -> None:
    """144 rules, rule 55; the special hand here is the game of heaven."""
    table = empty("nmv144")
    schedule(table, "E" + "S" * 20)
    (ended,) = table.told(MatchEnded)
    assert ended.by_formation[0] == 0


@pytest.mark.parametrize("id", IDS)
def test_the_last_hand(id: str) -> None:
    """144 rules, rule 56: "alle spelers weten: dit is het laatste spel"; the bell (ruling C10)."""
    table = SeatedMatch(id, (NOTHING,), options={"flowers": False} if id == "mcr" else {}).play("E 5p; bell")
    assert len(table.told(LastHandAnnounced)) == 1
    assert table.is_on
    table.to_the_end()
    assert table.game.match.over
    assert table.told(MatchEnded)[0].by_formation == ()


def test_mcr_the_bell_may_stop_the_hand() -> None:
    table = SeatedMatch("mcr", (NOTHING,), bell="stop").play("E 5p; bell")
    assert table.ended.reason == "bell"
    assert table.ended.net == (0, 0, 0, 0)
    assert table.game.match.over


def test_a_correction_is_a_step_of_its_own() -> None:
    """Nothing is undone; the standings change, also after the match."""
    table = empty("nts2002", {"minimum": 0}, hands=1)
    east_wins(table)
    before = table.game.match.points
    table.game.do(Correct((10, -10, 0, 0), "Bas counted wrongly"))
    assert table.game.match.points == (before[0] + 10, before[1] - 10, *before[2:])
    with pytest.raises(IllegalAction):
        table.game.do(Correct((1, 2), ""))

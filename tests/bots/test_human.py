"""Who plays as people do: by each book, four of it as the books say of people, where that is known; the same twice."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from windroos.books.catalog import IDS, rules
from windroos.bots.leveled import LeveledPlayer
from windroos.bots.player import make
from windroos.expert.levels import HUMAN, PEOPLE, PlayingLevel, levels_by
from windroos.expert.measures import MEASURES
from windroos.fast.selfplay.play import PLAYERS, play_many, table_for
from windroos.fast.selfplay.state import state_of

SEED = 5


class PeopleHabits(NamedTuple):
    """Draws of all hands and self-drawn mahjongs of those won, each between two shares, and in how many hands.

    Of people both are known in MCR, and draws by the 144 rules; the others are there so that a change is seen.
    """

    drawn: tuple[float, float]
    self_drawn: tuple[float, float]
    hands: int = 1500

    def hold(self, book: str, player: str) -> bool:
        """Whether four of a player are so."""
        batch = play_many(rules(book), (player,) * 4, self.hands, SEED, round=None)
        won = batch.winner >= 0
        own = float((won & (batch.giver < 0)).sum() / won.sum())
        return self.drawn[0] < 1 - float(won.mean()) < self.drawn[1] and self.self_drawn[0] < own < self.self_drawn[1]


HABITS = {
    "nts2002": PeopleHabits((0.15, 0.24), (0.33, 0.44)),
    "groenehart2011": PeopleHabits((0.15, 0.24), (0.33, 0.44)),
    "hongkong": PeopleHabits((0.10, 0.16), (0.2, 0.28)),
    "nmv144": PeopleHabits((0.3, 0.4), (0.17, 0.27)),
    "mcr": PeopleHabits((0.016, 0.032), (0.235, 0.28), 4000),
}


@pytest.mark.parametrize("book", IDS)
def test_people_play_as_is_known_of_them(book: str) -> None:
    assert HABITS[book].hold(book, HUMAN)


@pytest.mark.parametrize("player", ["live", "expert"])
@pytest.mark.parametrize("book", IDS)
def test_nobody_else_plays_as_they_do(book: str, player: str) -> None:
    assert not HABITS[book].hold(book, player)


def test_people_who_chase_rare_hands_win_three_in_ten(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same mistakes, and dear hands instead of any: as the book of the 144 rules says of them."""
    dear = PEOPLE["gau"]._replace(ambition=1.0)
    monkeypatch.setattr("windroos.fast.selfplay.play.levels_by", lambda by: {**levels_by(by), HUMAN: dear})
    assert PeopleHabits((0.6, 0.75), (0.1, 0.3)).hold("nmv144", HUMAN)


def test_every_scheme_has_its_people() -> None:
    assert set(PEOPLE) == set(MEASURES)


@pytest.mark.parametrize("book", IDS)
def test_both_twins_are_people_of_the_book(book: str) -> None:
    """The numbers with which compiled hands are played are those of the player whom people meet."""
    played = rules(book)
    own, player = state_of(table_for(played, (PLAYERS.index(HUMAN),))).seats[0], make(HUMAN, played)
    level = PlayingLevel(*(getattr(own, name) for name in PlayingLevel._fields))
    assert isinstance(player, LeveledPlayer)
    assert level == player.level == PEOPLE[played.rule_set.scheme.id]
    assert make(HUMAN, rules("mcr")).name == HUMAN

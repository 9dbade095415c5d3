"""A finished hand as the page explains it."""

from __future__ import annotations

import pytest

from tests.recorded import recorded
from windroos.books.catalog import IDS, book_words
from windroos.hosting.history import HandEnd
from windroos.play.model.events import NOBODY, HandEnded
from windroos.telling.ending import ending
from windroos.web.table.ended import ended


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("people", [3, 4, 5])
def test_the_end_of_a_hand_names_the_wind_of_each_player_and_of_nobody_else(id: str, people: int) -> None:
    """Of five players one sits out: he is in the table of who pays whom, and has no wind."""
    game = recorded(id, people=people)
    ends = [at for at, (_, steps) in enumerate(game.groups) if any(isinstance(s.public, HandEnded) for s in steps)]
    for at in ends:
        before, steps = game.states[at], game.groups[at][1]
        told = ended(HandEnd(before, steps), book_words(before.rules.id), "nl")
        assert told is not None
        seats = before.table.players
        names = before.table.match.players
        winds = {names[player]: seats.index(player) if player in seats else NOBODY for player in range(people)}
        assert dict(zip(told.names, told.winds, strict=True)) == {name: winds[name] for name in told.names}


@pytest.mark.parametrize("strict", [False, True], ids=["friendly", "strict"])
@pytest.mark.parametrize("id", IDS)
def test_who_pays_whom_is_what_was_settled_with_the_reason_beside_it(id: str, strict: bool) -> None:
    game = recorded(id, strict)
    ends = [at for at, (_, steps) in enumerate(game.groups) if any(isinstance(s.public, HandEnded) for s in steps)]
    assert ends
    for at in ends:
        end = HandEnd(game.states[at], game.groups[at][1])
        told, found = ended(end, book_words(id), "nl"), ending(end.before, end.steps)
        assert told is not None
        assert found is not None
        assert tuple(tuple(cell.amount for cell in row) for row in told.matrix) == found.settlement.matrix()
        if any(one.won for one in told.hands) and id != "hongkong":  # there a table gives the points
            assert any(cell.reason for row in told.matrix for cell in row)


def test_the_standings_are_those_with_the_hand_counted() -> None:
    changed = []
    for id in IDS:
        game = recorded(id)
        for at, (_, steps) in enumerate(game.groups):
            told = ended(HandEnd(game.states[at], steps), book_words(id), "nl")
            if told is not None:
                before, after = (state.table.match for state in game.states[at : at + 2])
                assert [(one.name, one.points) for one in told.standings] == [
                    *zip(after.players, after.points, strict=True)
                ]
                changed.append(after.points != before.points)
    assert any(changed)

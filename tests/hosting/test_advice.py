"""What a person is answered who asks whether he may do something."""

from __future__ import annotations

from tests.play_helpers import E, S, SeatedMatch, W
from windroos.hosting.advice import why_object
from windroos.play.model.actions import Call, Claim


def test_who_asks_about_a_chow_is_told_of_the_one_that_he_may_make() -> None:
    sitting = SeatedMatch("hongkong", ("1m 147p 258s 1234567z", "23m 147p 369s 12345z", "23m 258p 147s 12345z"))
    sitting.play("E 1m")
    assert sitting.state.table.turn == E
    told = {seat: why_object(sitting.view(seat), Claim(seat, Call.CHOW), "en") for seat in (S, W)}
    assert (told[S]["allowed"], told[S]["action"].get("tile")) == (True, "1m")
    assert (told[W]["allowed"], told[W]["action"].get("tile")) == (False, None)

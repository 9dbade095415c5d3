"""What may be typed in a match in the terminal, and what is said of what may not."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.cli.sitting import RACK, paragraph, seen
from windroos.books.catalog import rules
from windroos.cli.playing.asking import show_choices
from windroos.cli.playing.keys import AnswerError, Asked, TerminalCommand, read_reply
from windroos.cli.playing.typed_tile import tile_of
from windroos.play.model import actions
from windroos.play.model.actions import Call
from windroos.play.rules.legal import IllegalAction
from windroos.play.rules.options import options
from windroos.telling.names import tiles_text
from windroos.text.words import Lang
from windroos.tiles import kind_of


@pytest.mark.parametrize(
    ("typed", "tile"),
    [
        ("3p", "3p"), ("P3", "3p"), ("k3", "3p"), ("3K", "3p"), ("t2", "2m"), ("m2", "2m"), ("b5", "5s"), ("5S", "5s"),
        ("e", "1z"), ("O", "1z"), ("oost", "1z"), ("r", "7z"), ("red", "7z"), ("p", "5z"), ("wit", "5z"), ("1z", "1z"),
        (" 3P ", "3p"), ("14", "9s"), ("1", "1m"), ("d 3p", "3p"), ("weg 4p", "4p"),
    ],
)  # fmt: skip
def test_a_tile_is_typed_as_it_is_shown_or_by_its_number(typed: str, tile: str) -> None:
    view = seen(RACK, "9s")
    expected = kind_of(tile)
    if typed.strip() in ("p", "wit"):
        assert read_reply(typed, view, "nl") == actions.Discard(0, 31)
        return
    assert read_reply(typed, view, "en") == actions.Discard(0, expected or 0)


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_tile_can_be_typed_as_the_screen_writes_it(lang: Lang) -> None:
    for kind in range(42):
        assert tile_of(tiles_text((kind,), lang)) == kind


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("p", actions.Claim(0, Call.PUNG)),
        ("pung", actions.Claim(0, Call.PUNG)),
        ("", actions.Claim(0, Call.PASS)),
        ("x", actions.Claim(0, Call.PASS)),
        ("pas", actions.Claim(0, Call.PASS)),
        ("c1", actions.Claim(0, Call.CHOW, 11)),
        ("c2", actions.Claim(0, Call.CHOW, 12)),
        ("c 3", actions.Claim(0, Call.CHOW, 13)),
        ("345", actions.Claim(0, Call.CHOW, 11)),
        ("c 67", actions.Claim(0, Call.CHOW, 13)),
        ("chow 4-5-6", actions.Claim(0, Call.CHOW, 12)),
        ("2", actions.Claim(0, Call.CHOW, 12)),
    ],
)
def test_a_claim_is_a_letter_and_a_chow_a_number_or_its_tiles(typed: str, action: actions.Claim) -> None:
    view = seen("1m 2m 3m 3p 4p 5p 5p 6p 7p 5s 5s 1z 7z", thrown="5p")
    assert read_reply(typed, view, "en") == action


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("c", "terminal_which_chow"),
        ("c9", "terminal_which_chow"),
        ("5s", "terminal_not_your_turn"),
        ("zz", "terminal_claim_unknown"),
        ("k", "no_kong"),
        ("m", "no_mahjong"),
    ],
)
def test_an_answer_that_is_none_is_refused_with_its_reason(typed: str, code: str) -> None:
    view = seen("1m 2m 3m 3p 4p 5p 5p 6p 7p 5s 5s 1z 7z", thrown="5p")
    with pytest.raises((AnswerError, IllegalAction)) as wrong:
        read_reply(typed, view, "en")
    assert wrong.value.code == code
    assert wrong.value.sentence("nl") != wrong.value.sentence("en")


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "terminal_discard"), ("15", "terminal_number"), ("0", "terminal_number"), ("9m", "not_on_rack"),
        ("hello", "terminal_unknown"), ("m", "no_mahjong"), ("c", "nothing_to_claim"), ("keep", "must_discard"),
        ("k", "no_kong"), ("moon", "drawn_already"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_in_one_s_turn_is_refused_with_its_reason(typed: str, code: str) -> None:
    with pytest.raises((AnswerError, IllegalAction)) as wrong:
        read_reply(typed, seen(RACK, "9s"), "en")
    assert wrong.value.code == code


def test_a_kong_needs_its_tile_only_where_there_are_two() -> None:
    one = seen("1m 1m 1m 1m 3p 4p 5p 6p 7p 5s 5s 1z 7z", "9s")
    assert read_reply("k", one, "en") == actions.Kong(0, 0)
    two = seen("1m 1m 1m 1m 3p 4p 5p 6p 5s 5s 5s 5s 7z", "9s")
    with pytest.raises(AnswerError) as wrong:
        read_reply("k", two, "nl")
    assert "k B5" in wrong.value.hint("nl")
    assert read_reply("k B5", two, "nl") == read_reply("kong 5s", two, "en") == read_reply("k5s", two, "en")
    assert read_reply("k5", two, "nl") == actions.Discard(0, 13)  # as the screen writes dots 5


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("?", Asked(TerminalCommand.HELP)), ("h", Asked(TerminalCommand.HINT)), ("q", Asked(TerminalCommand.QUIT)),
        ("t", Asked(TerminalCommand.TABLE)), ("?p", Asked(TerminalCommand.WHY, actions.Claim(0, Call.PUNG))),
        ("waarom mahjong", Asked(TerminalCommand.WHY, actions.Mahjong(0))),
        ("?3p", Asked(TerminalCommand.WHY, actions.Discard(0, 11))),
    ],
)  # fmt: skip
def test_questions(typed: str, asked: Asked) -> None:
    assert read_reply(typed, seen(RACK, "9s"), "en") == asked


def test_an_enter_too_many_does_not_pass_a_mahjong() -> None:
    view = seen("1m 2m 3m 1p 2p 3p 1s 2s 3s 7p 8p 5s 5s", thrown="9p", id="hongkong")
    view = view._replace(rules=rules("hongkong", {"minimum": 0}))
    with pytest.raises(AnswerError) as wrong:
        read_reply("", view, "en")
    assert wrong.value.code == "terminal_mahjong"
    assert read_reply("x", view, "en") == actions.Claim(0, Call.PASS)
    assert read_reply("m", view, "en") == actions.Claim(0, Call.MAHJONG)
    assert "x passes" in paragraph(show_choices(view, "en"))
    strict = view._replace(conduct=view.conduct._replace(strict=True))
    assert read_reply("", strict, "en") == actions.Claim(0, Call.PASS)


def test_seasons_are_called_only_where_the_book_knows_it() -> None:
    for strict in (False, True):
        with pytest.raises(IllegalAction) as wrong:
            read_reply("seasons", seen(RACK, "9s", id="mcr", strict=strict), "en")
        assert wrong.value.code == "no_seasons"


@given(st.text(max_size=12), st.booleans(), st.booleans())
@example("pauze", False, False)
@settings(max_examples=300, deadline=None)
def test_whatever_is_typed_is_an_action_a_question_or_one_clear_sentence(text: str, claims: bool, strict: bool) -> None:
    view = seen(RACK, thrown="5p", strict=strict) if claims else seen(RACK, "9s", strict=strict)
    with suppress(AnswerError, IllegalAction):
        reply = read_reply(text, view, "nl")
        # What may be done at any moment is no option of this one.
        assert reply in options(view) or isinstance(reply, Asked | actions.Pause) or strict

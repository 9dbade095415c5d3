"""Records from elsewhere: refereed before anything is looked at, and told apart from what is none."""

from __future__ import annotations

import pytest

from tests.recorded import NAMES, recorded
from windroos.books.catalog import IDS
from windroos.botzone.errors import BotzoneError
from windroos.errors import RecordError, WindroosError
from windroos.play.model.events import HandEnded
from windroos.play.record.header import header_line
from windroos.review import brought
from windroos.review.brought import hand_asked, player_asked, read_brought

GAME = recorded("nts2002")
BOTZONE = """\
Match 1
Wind 0
Player 0 Deal W1 W2 W3 W4 W5 W6 W7 W8 W9 B1 B1 B1 T5
Player 1 Deal W1 W2 W3 W4 W5 W6 W7 W8 W9 B2 B2 B2 T5
Player 2 Deal W1 W2 W3 W4 W5 W6 W7 W8 W9 B3 B3 B3 T5
Player 3 Deal W1 W2 W3 W4 W5 W6 W7 W8 W9 B4 B4 B4 T6
Player 0 Draw T5
Player 0 Hu T5
"""


def code_of(text: str) -> str:
    with pytest.raises(WindroosError) as wrong:
        read_brought(text)
    assert wrong.value.sentence("nl") != wrong.value.sentence("en")
    return wrong.value.code


@pytest.mark.parametrize("id", IDS)
def test_a_record_from_elsewhere_has_the_hands_that_ended_in_it(id: str) -> None:
    game = recorded(id)
    (found,) = read_brought(game.text())
    ends = [
        (at, step.public.net)
        for at, (_, steps) in enumerate(game.groups, 1)
        for step in steps
        if isinstance(step.public, HandEnded)
    ]
    assert [hand.last for hand in found.hands] == [at for at, _ in ends]
    assert found.players == NAMES[:4]
    for number, (_, net) in enumerate(ends, 1):
        assert [found.watched(number, player).net for player in range(4)] == [net] * 4


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_ends_of_lines_and_a_mark_at_the_beginning_are_of_no_account(ends: str) -> None:
    assert read_brought("\ufeff" + GAME.text().replace("\n", ends))[0].hands == read_brought(GAME.text())[0].hands


def test_the_first_line_that_is_wrong_is_named_and_nothing_is_looked_at() -> None:
    lines = list(GAME.lines)
    at = next(at for at, line in enumerate(lines) if '"event":"discarded"' in line)
    lines[at] = lines[at].replace('"tile":"', '"tile":"1z","was":"', 1)
    with pytest.raises(RecordError) as wrong:
        read_brought("\n".join(lines))
    assert wrong.value.values["line"] == at + 1


def test_what_is_no_record() -> None:
    assert code_of("") == "record_empty"
    assert code_of("\n\n") == "record_empty"
    for text in ("hello", "<script>alert(1)</script>", "{}", '{"event":"drew"}', "[" * 100_000):
        assert code_of(text) == "record_neither", text[:30]
    assert code_of("\n".join(GAME.lines[:40])) == "record_cut"
    assert code_of(GAME.lines[0]) == "record_no_hand"
    whole = 1 + 1 + len(GAME.groups[0][1])
    assert code_of("\n".join(GAME.lines[:whole])) == "record_no_hand"


def test_a_file_that_is_too_large_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brought, "MOST_BYTES", 1000)
    assert code_of(GAME.text()) == "record_too_long"


def test_names_have_nothing_that_a_terminal_obeys() -> None:
    header = GAME.header._replace(players=("\x1b[31mA\u202e", "  b  c ", "\x07", "x" * 90))
    text = "\n".join((header_line(header), *GAME.lines[1:]))
    assert read_brought(text)[0].players == ("[31mA", "b c", "", "x" * 40)


def test_hands_of_botzone_are_refereed_and_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = read_brought(BOTZONE + BOTZONE)
    assert first == second
    assert len(first.hands) == 1
    monkeypatch.setattr(brought, "MOST_BOTZONE", 1)
    assert code_of(BOTZONE + BOTZONE) == "record_many_hands"
    with pytest.raises(BotzoneError):
        read_brought(BOTZONE + "nonsense")


def test_who_and_which_hand_is_asked_for() -> None:
    """By name or by place; what cannot be asked is told by its code, in the terminal and on the page."""
    players = ("Aad", "Bep", "2", "")
    assert [player_asked(text, players) for text in ("", "aad", "BEP", "2", "4")] == [0, 0, 1, 1, 3]
    assert [hand_asked(text, 16) for text in ("", "1", "16")] == [1, 1, 16]
    for asked in ("Niemand", "0", "5"):
        with pytest.raises(RecordError) as wrong:
            player_asked(asked, players)
        assert wrong.value.code == "record_no_player"
    for asked in ("0", "17", "²", "x", "-1", "9" * 5000):
        with pytest.raises(RecordError) as wrong:
            hand_asked(asked, 16)
        assert wrong.value.code == "record_which_hand"

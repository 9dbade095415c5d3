"""`windroos review`: a record looked at again in the terminal, and what is said of one that is not in order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.recorded import NAMES, recorded
from windroos.cli import main
from windroos.play.record.header import header_line
from windroos.text.web.review import WORDS

GAME = recorded("nts2002")


def run(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main([str(word) for word in words]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main([str(word) for word in words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    return printed.err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text(GAME.text(), encoding="utf-8")
    return file


def sums(printed: str, title: str) -> list[int]:
    """The numbers of a table of sums."""
    rows = printed[printed.index(WORDS[title].en) :].split("\n")[1:7]
    return [int(re.sub("[.,]", "", row.split()[-1]).replace("−", "-")) for row in rows]


def test_a_record_is_reviewed_in_whole_and_hand_by_hand(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    whole = run(capsys, "review", record, "--player", NAMES[2])
    assert whole.startswith(f"The hands of {NAMES[2]}")
    *parts, result = sums(whole, "review_sum_game")
    assert sum(parts) == result
    each = [run(capsys, "review", record, "--player", "3", "--hand", number) for number in (1, 2)]
    assert sum(sums(hand, "review_sum")[-1] for hand in each) == result
    assert all(WORDS["review_turns"].en in hand for hand in each)
    assert max(map(len, whole.splitlines())) <= 80
    assert "Keerpunten" in run(capsys, "review", "--lang", "nl", record, "--hand", "1")


def test_a_record_that_is_not_in_order_is_not_reviewed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = list(GAME.lines)
    at = next(at for at, line in enumerate(lines) if '"event":"discarded"' in line)
    lines[at] = lines[at].replace('"tile":"', '"tile":"1z","was":"', 1)
    file = tmp_path / "changed.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert f"Line {at + 1}: " in refused(capsys, "review", file)


def test_what_cannot_be_reviewed(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path) -> None:
    assert "no record and no hand to review" in refused(capsys, "review")
    assert "no record and no hand to review" in refused(capsys, "review", record, record)
    assert "cannot be read" in refused(capsys, "review", tmp_path / "none.jsonl")
    assert "did not play" in refused(capsys, "review", record, "--player", "Nobody")
    assert "is not in this record" in refused(capsys, "review", record, "--hand", "3")
    (tmp_path / "odd").write_bytes(b"\xff\x00{}")
    assert "no record of Windroos" in refused(capsys, "review", tmp_path / "odd")


def test_a_name_of_a_record_commands_no_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "names.jsonl"
    header = header_line(GAME.header._replace(players=("\x1b[2J", "\x07", "c", "d")))
    file.write_text("\n".join((header, *GAME.lines[1:])), encoding="utf-8")
    assert run(capsys, "review", file).startswith("The hands of [2J\n")
    assert run(capsys, "review", file, "--player", "2").startswith("The hands of 2\n")
    assert "\x1b" not in refused(capsys, "review", file, "--player", "x")


def test_a_hand_that_is_typed_says_what_to_do_and_what_all_else_costs(capsys: pytest.CaptureFixture[str]) -> None:
    typed = ("234m", "678m [345p]", "567s 3s 9s S/E")
    words = ("review", *typed, "--rules", "hongkong", "--gone", "1z 9s", "--left", "40")
    printed = run(capsys, *words)
    assert "Discard bamboo 3." in printed
    costs = [int(row[1]) for row in re.finditer(r"^  discard .* (\d+) +\d+ %$", printed, re.MULTILINE)]
    assert costs == sorted(costs)
    assert costs
    assert max(map(len, printed.splitlines())) <= 80
    assert "Bamboe 3 wegleggen." in run(capsys, *words, "--lang", "nl")
    assert "claim" not in run(capsys, "review", "123456789m 11z 55z +5z wall", "--tiles")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("234m",), "it takes 14"),
        (("234m 678m 345p 567s 3s 9x",), "column 25"),
        (("234m 678m 345p 567s 3s 9s", "--gone", "1z 9x"), "column 5"),
        (("234m 678m 345p 567s 3s 9s", "--left", "x"), "--left"),
        (("no-file.jsonl",), "cannot be read"),
    ],
)
def test_a_hand_that_cannot_be_is_said(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str) -> None:
    assert said in refused(capsys, "review", *words)

"""A match in the terminal that stops, and goes on from its record."""

from __future__ import annotations

import io
import os
import sys
from errno import ENOSPC
from pathlib import Path

import pytest

from tests.cli.sitting import PLAIN, sit
from windroos.books.catalog import book_words
from windroos.cli import main, play
from windroos.cli.playing.record_file import RecordFile, cut_back, read_file
from windroos.errors import OptionError

GAME = ("--rules", "groenehart2011", "--seed", 21, "--hands", 2, "--opponents", "greedy")


@pytest.mark.parametrize("lines", [0, 7, 40])
def test_a_game_resumed_goes_on_as_if_it_had_not_stopped(
    lines: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed = PLAIN * 200
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    sit(monkeypatch, capsys, typed, *GAME, "--record", whole)
    status, out = sit(monkeypatch, capsys, [*typed[:lines], "q"], *GAME, "--record", broken)
    assert status == 0
    assert f"windroos play --resume {broken} --opponents greedy --seed 21" in out
    status, out = sit(monkeypatch, capsys, typed[lines:], "--resume", broken, "--opponents", "greedy", "--seed", 21)
    assert (status, f"Going on with {broken}." in " ".join(out.split())) == (0, True)
    assert broken.read_bytes() == whole.read_bytes()


def test_a_resumed_game_calls_items_as_its_house_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    house, record, names = tmp_path / "house.toml", tmp_path / "game.jsonl", tmp_path / "game.jsonl.names"
    items = "".join(f'[items.{id}]\nname = "zz {id}"\n' for id in book_words("groenehart2011").entries)
    house.write_text(f'rules = "groenehart2011"\n{items}', encoding="utf-8")
    rest = ("--opponents", "greedy", "--seed", 3)
    _, first = sit(monkeypatch, capsys, ["h", "q"], "--house", house, "--record", record, *rest)
    aim = " ".join(first.split()).partition("Aim: ")[2][:40]
    assert aim.startswith("zz ")
    _, again = sit(monkeypatch, capsys, ["h", "q"], "--resume", record, *rest)
    assert aim in " ".join(again.split())
    for broken in ("[", '{"schoon": ["zz"]}', "\udcff"):
        names.write_bytes(broken.encode("utf-8", "surrogateescape"))
        status, plain = sit(monkeypatch, capsys, ["h", "q"], "--resume", record, *rest)
        assert (status, "Aim: " in plain, "zz " in plain) == (0, True, False)
    record.unlink()
    sit(monkeypatch, capsys, ["q"], "--rules", "groenehart2011", "--record", record, *rest)
    assert not names.exists(), "names of another game"


@pytest.mark.parametrize("part", [0.02, 0.31, 0.5, 0.77, 0.999])
def test_a_record_cut_off_anywhere_is_resumed_without_loss(
    part: float, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    sit(monkeypatch, capsys, PLAIN * 200, *GAME, "--record", record)
    whole = record.read_bytes()
    header = whole.index(b"\n") + 1
    cut = header + int((len(whole) - header) * part)
    record.write_bytes(whole[:cut])
    kept = len(read_file(record).groups)
    sit(monkeypatch, capsys, ["q"], "--resume", record, "--opponents", "greedy", "--seed", 21)
    after = record.read_bytes()
    assert len(after) >= cut
    assert after[:cut] == whole[:cut]
    assert len(read_file(record).groups) >= kept
    assert main(["verify", str(record)]) == 0


def test_a_record_is_cut_back_to_what_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "game.jsonl"
    monkeypatch.setattr(sys, "stdin", io.StringIO("14\n"))
    assert main(["play", "--seed", "1", "--opponents", "random", "--record", str(record)]) == 0
    whole = record.read_bytes()
    record.write_bytes(whole.rstrip(b"\n"))
    cut_back(record, read_file(record))
    assert record.read_bytes() == whole
    record.write_bytes(whole + b'{"action":"discard","seat":"E","tile":"5p","steps":2}\n{"public"')
    cut_back(record, read_file(record))
    assert record.read_bytes() == whole


def test_a_record_that_an_editor_marked_as_utf_8_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "game.jsonl"
    monkeypatch.setattr(sys, "stdin", io.StringIO("14\n"))
    assert main(["play", "--seed", "1", "--opponents", "random", "--name", "a\u2028b", "--record", str(record)]) == 0
    whole = b"\xef\xbb\xbf" + record.read_bytes()
    record.write_bytes(whole)
    cut_back(record, read_file(record))
    assert record.read_bytes() == whole
    assert main(["verify", str(record)]) == 0


def test_a_full_disk_stops_the_game_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> list[str]:
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    record = tmp_path / "game.jsonl"
    monkeypatch.setattr("windroos.cli.playing.record_file.group_lines", full)
    status, out = sit(monkeypatch, capsys, ["14"], "--opponents", "random", "--record", record)
    assert status == 2
    assert "cannot be written any further: No space left on device." in " ".join(out.split())
    assert f"--resume {record}" in out


def test_two_terminals_do_not_spoil_one_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.jsonl"
    sit(monkeypatch, capsys, ["14"], *GAME, "--name", "A\x1b[31m", "--record", record)
    assert read_file(record).header.players[0] == "A[31m"
    first, second = RecordFile(record), RecordFile(record)
    group = read_file(record).groups[-1]
    first.add(group.action, group.steps)
    first.add(group.action, group.steps)
    with pytest.raises(OptionError, match="Somebody else writes"):
        second.add(group.action, group.steps)
    first.close()
    second.close()


def test_the_last_game_is_resumed_by_name(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    status, out = sit(monkeypatch, capsys, ["14"], "--seed", 1, "--opponents", "random")
    assert status == 0
    assert "To play on:  windroos play --resume last --opponents random --seed 1" in out
    status, out = sit(monkeypatch, capsys, ["t"], "--resume", "last", "--opponents", "random")
    assert status == 0
    assert "▸ East   you" in out


def test_the_end_of_the_input_and_an_interrupt_keep_the_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for at, (ending, expected) in enumerate([(None, 0), (KeyboardInterrupt, 130)]):
        record = tmp_path / f"{at}.jsonl"
        lines = iter(["1\n"])

        def ask(prompt: str, ending: type[BaseException] | None = ending, lines: object = lines) -> str | None:
            found: str | None = next(lines, None)  # type: ignore[call-overload]  # it is an iterator of lines
            if found is None and ending is not None:
                raise ending
            return found

        monkeypatch.setattr(play, "_ask", ask)
        status = main(["play", "--seed", "1", "--opponents", "random", "--record", str(record)])
        assert status == expected
        assert f"--resume {record}" in capsys.readouterr().out
        assert len(read_file(record).groups) >= 2

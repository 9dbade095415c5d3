"""An evening on equal walls in the terminal: bound, opened, stopped, shown, and checked by anybody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import run
from tests.duplicate.same_walls import played
from tests.web.conftest import apart
from windroos.hosting.setup import read_setup
from windroos.store.changes import Append, Close
from windroos.store.place import DATABASE
from windroos.store.store import Store

PEOPLE = ("anna", "bram", "carla", "dirk", "eva", "frank", "gea", "henk")


class WallTerminal:
    """A club with two tables of four tonight, and what its commands say."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self._capsys = folder, capsys
        lines: list[dict[str, Any]] = [{"do": "club", "name": "Proef"}]
        lines += [{"do": "person", "id": one, "name": one.title(), "member": "2020-01-01"} for one in PEOPLE]
        lines.append({"do": "evening", "id": "nu", "date": "2024-03-05", "rules": "nts2002"})
        lines.append({"do": "tables", "evening": "nu", "tables": [PEOPLE[:4], PEOPLE[4:]], "winds": True})
        file = folder / "club.jsonl"
        file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
        run(["club", "do", str(file), "--data", str(folder)])
        capsys.readouterr()

    def said(self, *words: str) -> Any:
        """What `walls` answers, or the sentence of what is wrong."""
        status = run(["club", "evening", "walls", "nu", *words, "--data", str(self.folder), "--json", "--lang", "en"])
        found = self._capsys.readouterr()
        return json.loads(found.out) if not status else found.err

    def text(self, *words: str) -> str:
        """The same in sentences."""
        assert run(["club", "evening", "walls", "nu", *words, "--data", str(self.folder), "--lang", "en"]) == 0
        return self._capsys.readouterr().out

    def shown(self) -> Any:
        """The evening."""
        run(["club", "evening", "show", "nu", "--data", str(self.folder), "--json"])
        return json.loads(self._capsys.readouterr().out)

    def play(self, play: str, seed: int, hands: int) -> None:
        """A table plays so many of its walls, and is closed."""

        async def go() -> None:
            store = Store.open(self.folder / DATABASE)
            try:
                stream = store.stream(play)
                assert stream is not None
                shared = read_setup(stream.header).walls
                assert shared is not None
                record = played("nts2002", shared.secrets, ("greedy",) * 4, seed, hands).splitlines()[1:]
                starts = [at for at, line in enumerate(record) if line.startswith('{"action"')]
                groups = ["\n".join(record[one:end]) for one, end in zip(starts, [*starts[1:], None], strict=True)]
                await store.write(Append(play, 0, groups), Close(play))
            finally:
                await store.close()

        apart(go())


def test_an_evening_on_equal_walls_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = WallTerminal(tmp_path, capsys)
    assert "not been committed" in at.text()
    assert "Commit to the walls first" in at.said("begin", "zes")
    bound = at.said("commit")["committed"]
    assert len(bound) == 64
    opened = at.said("begin", "groene", "draak", "--walls", "4", "--compare", "matchpoints", "--own-pace")
    (round,) = opened["rounds"]
    assert (round["word"], len(round["promises"]), round["compare"], round["done"]) == (
        *("groene draak", 4, "matchpoints"),
        False,
    )
    assert [one["people"][0] for one in opened["tables"]] == ["Anna", "Eva"]
    assert "Table 1: 0 of 4 walls" in at.text()
    assert "still being played" in at.said("secret")
    one, other = round["plays"]
    at.play(one, 1, 99)
    at.play(other, 2, 2)
    done = at.said()["rounds"][0]
    assert done["done"]
    assert {row["walls"] for row in done["rows"]} == {2}, "walls of one table are compared with none"
    assert [one["state"] for one in at.shown()["tables"]] == ["in", "in"]
    assert at.said("secret")["secret"]
    assert bound in at.text()


def test_a_round_that_is_stopped_in_the_terminal_is_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = WallTerminal(tmp_path, capsys)
    at.said("commit")
    (before,) = at.said("begin", "zes")["rounds"]
    assert not before["done"]
    assert len(before["promises"]) == 8
    (after,) = at.said("stop")["rounds"]
    assert after["done"]
    assert after["walls"] == [[]] * 8


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("dance",), "missing"),
        (("begin", "zes", "--walls", "7"), "7 walls"),
        (("begin", "zes", "--walls", "veel"), "veel"),
        (("begin", "zes", "--compare", "luck"), "luck"),
    ],
)
def test_what_is_typed_wrongly_opens_no_table(
    words: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at = WallTerminal(tmp_path, capsys)
    at.said("commit")
    assert said in at.said(*words)
    assert at.said()["rounds"] == []

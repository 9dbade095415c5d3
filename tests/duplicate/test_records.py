"""Records of tables that played the same walls: the walls equal byte by byte, and what the command says of them."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from tests.command_line import run
from tests.duplicate.same_walls import played
from windroos.books.catalog import IDS
from windroos.duplicate.comparing import compared, compared_totals
from windroos.duplicate.walls import WALL_FILE, WallClaim, WallRound, promised, wall_secrets
from windroos.hosting.wall_records import RecordedWall, recorded_walls
from windroos.play.record.record import read_record
from windroos.play.record.verify import verify
from windroos.reckoning.lots import commitment

SECRETS = wall_secrets("geheim", "zes", 1, 8)
FIRST = ("greedy",) * 4
OTHER = ("greedy", "random", "greedy", "random")


def walls_of(text: str) -> list[RecordedWall]:
    record = read_record(text.splitlines())
    return list(recorded_walls(record.header, record.groups))


@pytest.mark.parametrize("book", IDS)
def test_the_walls_are_equal_at_every_table_by_every_book(book: str) -> None:
    one, other = walls_of(played(book, SECRETS, FIRST)), walls_of(played(book, SECRETS, OTHER, 7))
    assert len(one) == len(other) == len(SECRETS)
    assert all(map(RecordedWall.same, one, other))
    assert [wall.promise for wall in one] == list(promised(SECRETS))
    assert len({wall.tiles for wall in one}) == len(SECRETS)
    assert [wall.played.points for wall in one] != [wall.played.points for wall in other]
    # Everybody is at every wind as often, whoever won: East passes on.
    for wind in range(4):
        assert sorted(wall.played.seats[wind] for wall in one) == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("book", ["nts2002", "hongkong"])
def test_equal_players_on_equal_walls_make_equal_results(book: str) -> None:
    again = played.__wrapped__  # each table plays for itself
    tables = {at: tuple(wall.played for wall in walls_of(again(book, SECRETS, FIRST))) for at in range(1, 3)}
    assert set(compared(tables, "mean").values()) == {(0, 0, 0, 0)}
    assert set(compared_totals(compared(tables, "matchpoints")).values()) == {(8,) * 4}


def test_what_is_kept_of_a_wall_is_what_the_record_says() -> None:
    text = played("hongkong", SECRETS, FIRST)
    record = read_record(text.splitlines())
    ends = [json.loads(line)["public"] for line in text.splitlines() if '"event":"hand_ended"' in line]
    for wall, end in zip(walls_of(text), ends, strict=True):
        assert list(wall.played.points) == [won - off for won, off in zip(end["net"], end["deductions"], strict=True)]
        assert wall.played.winner == ("ESWN".index(end["winner"]) if end["winner"] else -1)
    assert record.header.given
    assert verify(text.splitlines()).in_order
    assert verify(text.splitlines()).over


def test_the_command_compares_and_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, players in (("een", FIRST), ("twee", OTHER)):
        (tmp_path / name).write_text(played("hongkong", SECRETS, players))
    (tmp_path / "half").write_text(played("hongkong", SECRETS, OTHER, hands=2))
    (tmp_path / "ander").write_text(played("hongkong", wall_secrets("ander", "", 1, 8), FIRST))
    claim = WallClaim(commitment("geheim"), "geheim", (WallRound(1, "zes", promised(SECRETS)),))
    (tmp_path / "muren").write_text(WALL_FILE.write(claim))
    names = {one.name: str(one) for one in tmp_path.iterdir()}

    assert run(["tournament", "walls", names["een"], names["twee"], names["half"], "--json"]) == 0
    tables = json.loads(capsys.readouterr().out)["tables"]
    assert [len(one["walls"]) for one in tables] == [8, 8, 2]
    for wall in range(8):
        own = [one["walls"][wall]["compared"] for one in tables if wall < len(one["walls"])]
        assert [sum(map(Fraction, seat)) for seat in zip(*own, strict=True)] == [0, 0, 0, 0]
    assert run(["tournament", "walls", names["een"], names["twee"], "--compare", "matchpoints", "--lang", "nl"]) == 0
    assert "Tafel 2" in capsys.readouterr().out

    assert run(["tournament", "walls", names["een"], names["ander"], "--lang", "nl"]) == 2
    assert "Muur 1 van ander is een andere." in capsys.readouterr().err
    assert run(["tournament", "verify-walls", names["muren"], names["een"], names["half"], "--lang", "en"]) == 0
    assert "8 walls fit" in capsys.readouterr().out
    assert run(["tournament", "verify-walls", names["muren"], names["ander"], "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"fits": False, "wrong": [], "files": [names["ander"]]}
    assert run(["tournament", "walls", names["een"]]) == 2

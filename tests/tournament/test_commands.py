"""`windroos tournament`: one that is kept, made, filled, shown and printed in the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.command_line import run

Command = Callable[..., tuple[int, str, str]]
NAMES = ("Anna Bakker", "Bram", "Cor", "Dora")


@pytest.fixture
def kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Command:
    """A command on a tournament of four with a schedule of two rounds; its status and what it says."""

    def command(*words: str) -> tuple[int, str, str]:
        status = run(["tournament", *words, "--data", str(tmp_path), "--lang", "nl"])
        said = capsys.readouterr()
        return status, said.out, " ".join(said.err.split())

    assert command("new", "Lente", "--formula", "mcr-4210", "--players", "4", "--rounds", "2")[0] == 0
    assert all(command("entrants", name)[0] == 0 for name in NAMES)
    assert command("schedule", "set", "--seed", "0")[0] == 0
    return command


def test_results_are_typed_shown_and_printed(kept: Command, tmp_path: Path) -> None:
    drawn = kept("draw", "--seed", "3")[1].splitlines()
    assert [line.split()[0] for line in drawn] == ["1", "2", "3", "4"]
    assert kept("result", "1", "1", "40", "10", "10", "-60")[:2] == (0, "Ronde 1, tafel 1 staat erin.\n")
    rows = json.loads(kept("standings", "--json")[1])["rows"]
    assert [(row["table_points"], row["points"]) for row in rows] == [
        ("4", "40"), ("3/2", "10"), ("3/2", "10"), ("0", "-60"),
    ]  # fmt: skip
    first = next(name for name in NAMES if kept("standings")[1].splitlines()[2].split("  ")[2].strip() == name)
    assert kept("needs", first)[0] == 0
    ids = [line.split()[0] for line in kept("entrants")[1].splitlines() if line.strip()]
    assert len(ids) == len(NAMES)
    table = json.loads(kept("show", "table", "--round", "1", "--table", "1", "--json")[1])
    assert None not in table["players"]
    file = tmp_path / "uitslag.html"
    status, said, _ = kept("print", "tafels", "--round", "2", "--json", "--out", str(file))
    assert status == 0
    assert json.loads(said) == {"print": "tafels", "file": str(file), "bytes": file.stat().st_size}
    assert "Ronde 2" in file.read_text(encoding="utf-8")
    assert kept("print", "oost", "--pdf", "--out", str(file))[0] == 0
    assert file.read_bytes().startswith(b"%PDF")


def test_couples_are_told_and_kept_apart_from_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def command(*words: str) -> str:
        assert run(["tournament", *words, "--data", str(tmp_path), "--lang", "nl"]) == 0
        return capsys.readouterr().out

    command("new", "Lente", "--formula", "mcr-4210", "--players", "8", "--rounds", "2")
    for name in "ABCDEFGH":
        command("entrants", name)
    command("entrants", "I", "--partner", "a", "--reserve")
    command("schedule", "set", "--rather", "couple, club")
    met = json.loads(command("show", "measure", "--json"))["alike"]
    assert met == [{"kind": kind, "met": 0, "bound": 0} for kind in ("club", "couple")]
    for words in (("schedule", "set", "--rather", "partners"), ("entrants", "J", "K", "--partner", "A")):
        assert run(["tournament", *words, "--data", str(tmp_path), "--lang", "nl"]) == 2
        assert len(capsys.readouterr().err.splitlines()) <= 4


@pytest.mark.parametrize(
    "words",
    [
        ("entrants", "x" * 5000),
        ("entrants", "Eef", "--country", "x" * 5000),
        ("new", "x" * 5000, "--formula", "mcr-4210"),
    ],
)
def test_what_could_not_be_read_again_is_not_kept(kept: Command, words: tuple[str, ...]) -> None:
    """It would close the tournament to everybody, with nothing to be done about it."""
    before = kept("entrants")
    status, _, said = kept(*words)
    assert (status, "Maak de tekst korter" in said) == (2, True)
    assert kept("entrants") == before


def test_a_schedule_is_brought_from_any_file(kept: Command, tmp_path: Path) -> None:
    brought = tmp_path / "schema.json"
    brought.write_text('{"rounds": [[[4, 3, 2, 1]], [[1, 2, 3, 4]]]}')
    assert kept("schedule", "set", "--from", str(brought))[0] == 0
    assert json.loads(kept("show", "schedule", "--json")[1])["rounds"][0] == [[4, 3, 2, 1]]
    for content in (b"\xff\xfe\x00", b"{", b"PK\x03\x04"):
        brought.write_bytes(content)
        assert kept("schedule", "set", "--from", str(brought))[0] == 2
    assert kept("schedule", "set", "--from", str(tmp_path / "weg.csv"))[0] == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("print", "posters"), "posters"),
        (("print", "tafels", "--round=-3"), "-3"),
        (("print", "tafels", "--round=9"), "Ronde 9"),
        (("print", "routekaarten", "--entrant", "zz"), "zz"),
        (("standings", "--after=-1"), "-1"),
        (("schedule", "set", "--seed=-1"), "-1"),
        (("print",), "windroos help tournament"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(kept: Command, words: tuple[str, ...], said: str) -> None:
    status, out, wrong = kept(*words)
    assert (status, out) == (2, "")
    assert said in wrong


def test_the_whole_day_goes_by_the_terminal(kept: Command, tmp_path: Path) -> None:
    """Every verb that a page has a button for: each does what it says, in words and as JSON."""
    brought = tmp_path / "lijst.csv"
    brought.write_text("Naam;EMA-nummer\nBram;04010002\nRob;04010009\nBrams;\n", encoding="cp1252")
    assert "Rob: nieuw" in kept("import", str(brought), "--dry-run")[1]
    assert len(json.loads(kept("entrants", "--json")[1])["entrants"]) == 4
    taken = json.loads(kept("import", str(brought), "--reserve", "--json")[1])
    assert [row["is"] for row in taken["rows"]][1:] == ["new", "asks"]
    assert json.loads(kept("import", str(brought), "--json")[1])["again"]
    assert kept("import", "ema", str(brought))[:2] == (0, "2 EMA-nummers ingevuld of nagekeken.\n")
    assert kept("registration", "open", "--places", "8", "--until", "2030-01-01")[0] == 0
    assert kept("registration", "close")[0] == 0
    assert "scheidsrechter" in kept("checks")[1]
    assert kept("referee", "Sara")[0] == 0
    assert "scheidsrechter" not in kept("checks")[1]
    assert kept("draw", "--seed", "1")[0] == 0
    for words in (
        ("round", "call", "1", "--minutes", "60"), ("round", "start"), ("round", "extend", "5", "--table", "1"),
        ("round", "pause"), ("round", "resume"), ("penalty", "Dora", "1", "--points", "10"),
        ("result", "1", "1", "40", "10", "10", "-60"), ("agree", "1", "1", "Bram"), ("agree", "1", "1"),
        ("round", "end"), ("publish", "1"), ("hide", "2"), ("reveal", "3"), ("hide",),
        ("substitute", "Cor", "2", "Rob", "--reason", "ill"), ("result", "2", "1", "1", "2", "3", "-6"),
        ("void", "2", "1", "--reason", "verkeerd"), ("result", "2", "1", "3", "2", "1", "-6"),
        ("settle", "2", "1", "--reason", "gezien"), ("publish", "2"),
        ("prize", "limit_hand", "Dora", "--hand", "Draken"),
        ("finish",), ("reopen", "--reason", "toch niet"),
    ):  # fmt: skip
        status, said, wrong = kept(*words)
        assert (status, wrong) == (0, ""), (words, said, wrong)
    (given,) = [row for row in json.loads(kept("show", "penalties", "--json")[1])["penalties"] if row["points"] == 10]
    for words in (("appeal", given["id"], "--deposit", "10"), ("refuse", given["id"]), ("revoke", given["id"])):
        assert kept("penalty", *words)[0] == 0, words
    for words in (("round", "dance"), ("agree", "1"), ("late", "Niemand", "1"), ("prize", "eer"), ("import",)):
        assert kept(*words)[0] == 2, words


def test_no_word_is_passed_over_in_silence(kept: Command) -> None:
    names = ("Ina", "Jan", "Karin de Wit")
    before = len(json.loads(kept("entrants", "--json")[1])["entrants"])
    status, said, _ = kept("entrants", *names)
    assert (status, [said.count(name) for name in names]) == (0, [1] * 3)
    assert len(json.loads(kept("entrants", "--json")[1])["entrants"]) == before + 3
    assert len(json.loads(kept("entrants", "Eef", "Frits", "--json")[1])["entrants"]) == 2
    for words, extra in (
        (("entrants", "Gijs", "Henk", "--ema", "01234567"), "Henk"),
        (("result", "1", "1", "1", "2", "-1", "-2", "77"), "77"), (("new", "Winter", "cup"), "cup"),
        (("schedule", "set", "9"), "9"), (("needs", "Dora", "de", "Wit"), "de"), (("round", "start", "2", "x"), "x"),
    ):  # fmt: skip
        status, _, wrong = kept(*words)
        assert (status, extra in wrong, "windroos help tournament" in wrong) == (2, True, True), words
    status, _, wrong = kept("result", "1", "1", "10")
    assert (status, "result" in wrong, "windroos help tournament" in wrong) == (2, True, True)


def test_a_card_is_withdrawn_and_somebody_is_given_a_table(kept: Command) -> None:
    assert kept("draw", "--seed", "3")[0] == 0
    assert "version: 1" in kept("card", "Bram", "--reason", "gekopieerd")[1]
    assert "version: 2" in kept("card", "Bram")[1]
    assert "version: 1" in kept("card", "table", "1")[1]
    assert kept("card", "table", "2")[0] == 2
    assert kept("card", "Wie")[0] == 2
    assert kept("fix-table", "Anna Bakker", "1")[0] == 0
    assert kept("fix-table", "Anna Bakker", "0")[0] == 0
    assert kept("fix-table", "Anna Bakker", "9")[0] == 2

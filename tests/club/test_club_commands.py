"""The commands of a club: people, figures, copies, and looking all of it through; as text and as JSON."""

from __future__ import annotations

import json
import re
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

from tests.command_line import run
from tests.web.club_world import CLUB
from windroos.store.place import DATABASE
from windroos.text.help import PAGES
from windroos.text.words import Lang
from windroos.web.folder import Folder

HERE = Path(__file__).parents[2]
NAME = "Wilhelmina Quist-Vermeer"


class ClubTerminal:
    """The commands of a club in a folder."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capsys = capsys

    def status(self, *words: str, lang: Lang = "en") -> tuple[int, str]:
        """The exit status, and what was printed or complained."""
        status = run(["club", *words, "--data", str(self.folder), "--lang", lang])
        found = self._capsys.readouterr()
        return status, found.out + found.err

    def object(self, *words: str) -> Any:
        """What it answers as JSON."""
        status, said = self.status(*words, "--json")
        assert status == 0, said
        return json.loads(said)

    def tell(self, *lines: dict[str, Any]) -> None:
        """Do these by the machine's door."""
        file = self.folder / "lines.jsonl"
        file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
        assert self.status("do", str(file))[0] == 0

    def change(self, asked: str) -> None:
        """Change the database behind everybody's back."""
        with closing(sqlite3.connect(self.folder / DATABASE)) as database:
            database.execute(asked)
            database.commit()


@pytest.fixture
def terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> ClubTerminal:
    return ClubTerminal(tmp_path, capsys)


@pytest.fixture
def club(terminal: ClubTerminal) -> ClubTerminal:
    terminal.tell(*CLUB)
    return terminal


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_club_of_the_help_is_one_that_can_be_kept(
    lang: Lang, terminal: ClubTerminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after another, in a folder that was empty."""
    copy(HERE / "examples" / "club.toml", tmp_path)
    monkeypatch.chdir(tmp_path)
    examples = re.findall(r"^  windroos club (?!evening)(.*?)(?:  |$)", PAGES["club"].to(lang), re.MULTILINE)
    assert len(examples) == 22
    for example in examples:
        assert terminal.status(*shlex.split(example), lang=lang)[0] == 0, example


def test_people_are_added_merged_erased_and_listed(terminal: ClubTerminal) -> None:
    assert terminal.object("new", "De Vier Winden")["name"] == "De Vier Winden"
    assert terminal.status("new", "Nog een")[0] == 2
    added = terminal.object("people", "add", "Anna", NAME, "--from", "2024-01-01")["people"]
    terminal.object("people", "add", "Anna", "--guest")
    status, said = terminal.status("people", "merge", "Anna", NAME)
    assert status == 2
    assert added[0]["id"] in said
    terminal.object("people", "merge", NAME, added[0]["id"])
    terminal.object("people", "add", "Joost")
    assert terminal.status("people", "erase", "Joost")[0] == 2
    assert terminal.object("people", "erase", "joost", "--sure")
    rows = terminal.object("people", "list")["people"]
    kinds = sorted((row["name"], row["kind"]) for row in rows if row["kind"] != "erased")
    assert kinds == [("Anna", "guest"), ("Anna", "member")]
    assert "Joost" not in terminal.status("people", "list")[1]


def test_who_is_erased_by_a_command_is_forgotten_in_the_copies_too(
    club: ClubTerminal, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """And closing an evening makes a copy, also from the terminal."""
    stick = tmp_path_factory.mktemp("stick")
    club.tell({"do": "person", "id": "mina", "name": NAME}, {"do": "settings", "backups": str(stick)})
    club.object("evening", "close", "e3")
    (copy,) = stick.glob("*.db")
    assert NAME.encode() in copy.read_bytes()
    club.object("people", "erase", "mina", "--sure")
    assert NAME.encode() not in copy.read_bytes()
    club.tell({"do": "settings", "backups": str(stick / "gone")}, {"do": "reopen", "evening": "e3"})
    status, said = club.status("evening", "close", "e3")
    assert status == 0
    assert "gone" in said


def test_what_there_is_to_see_is_what_the_door_shows(club: ClubTerminal, capsys: pytest.CaptureFixture[str]) -> None:
    club.tell({"do": "book", "date": "2024-03-01", "amount": -1250, "kind": "huur"})
    club.tell({"do": "cup", "id": "beker", "season": "s23"})
    for words, line in (
        (("player", "Anna de Vries", "--season", "s23"), {"what": "player", "person": "anna", "season": "s23"}),
        (("records", "--rules", "nts2002"), {"what": "records", "rules": "nts2002"}),
        (("cup", "beker", "--on", "2024-05-01"), {"what": "cup", "cup": "beker", "on": "2024-05-01"}),
        (("cash", "--year", "2023"), {"what": "cash", "year": 2023}),
        (("claims", "--on", "2024-05-01"), {"what": "claims", "on": "2024-05-01"}),
    ):
        file = club.folder / "ask.jsonl"
        file.write_text(json.dumps({"do": "show", **line}), "utf-8")
        assert {"ok": True, **club.object(*words)} == json.loads(club.status("do", str(file))[1]), words
        for lang in ("nl", "en"):
            status, said = club.status(*words, lang=lang)
            assert status == 0
            assert len(said.splitlines()) >= 1
            assert "anna" not in said
    assert club.object("cup")["cups"][0]["cup"] == "beker"


@pytest.mark.parametrize(
    "words",
    [
        ["people"], ["people", "dance"], ["people", "add"], ["people", "merge", "anna"], ["player"],
        ["player", "niemand"],
        ["cup", "niemand"], ["cash", "--year", "0"], ["claims", "--on", "gisteren"], ["records", "--cup"], ["new"],
        ["records", "--sure"], ["restore"], ["restore", "nergens.db"], ["verify", "nog", "iets"], ["dance"], [],
        ["people", "erase", "niemand", "--sure"], ["records", "nog"],
    ],
)  # fmt: skip
def test_what_cannot_be_is_said_in_a_sentence(club: ClubTerminal, words: list[str]) -> None:
    status, said = club.status(*words)
    assert status == 2
    assert said.startswith("error: ")
    assert "Traceback" not in said


def test_a_club_that_is_in_order_is_said_to_be(club: ClubTerminal) -> None:
    club.tell({"do": "end_season", "season": "s23", "date": "2024-03-20"})
    found = club.object("verify")
    assert found["ok"]
    assert found["faults"] == []
    assert (found["evenings"], found["people"]) == (3, 11)
    assert club.status("verify", lang="nl")[1].startswith("In orde: ")


CLUB_ONLY = "stream NOT LIKE '%.%'"


def spelt(was: str, now: str, where: str) -> str:
    """Events with another text in the place of one."""
    return f"UPDATE event SET body = replace(body, '{was}', '{now}') WHERE {where}"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (spelt('"person"', '"persoon"', f"{CLUB_ONLY} AND number = 3"), "verify_club_event"),
        (spelt('"closed"', '"shut"', "body LIKE '%closed%'"), "verify_evening_event"),
        (spelt("[812,", "[813,", "body LIKE '%[812,%'"), "verify_result"),
        (spelt('["anna",', '["anne",', """body LIKE '%["anna",%'"""), "verify_person"),
        (spelt('"digest":"', '"digest":"0', """body LIKE '%"season"%'"""), "verify_formula"),
        ("DELETE FROM event WHERE body LIKE '%closed%'", None),
        (f"DELETE FROM event WHERE {CLUB_ONLY} AND number = 3", "verify_file"),
        ("INSERT INTO person SELECT stream, 'spook', body FROM person LIMIT 1", "verify_card"),
    ],
)
def test_what_was_changed_behind_its_back_is_found(club: ClubTerminal, asked: str, code: str | None) -> None:
    """What could have happened so, such as an evening that was never closed, cannot be."""
    club.change(asked)
    status, said = club.status("verify", "--json")
    if code == "verify_file":
        assert status == 2
        assert "damaged" in said
        return
    found = json.loads(said)
    assert status == (0 if code is None else 1)
    assert {fault["code"] for fault in found["faults"]} == ({code} if code else set())
    assert "Traceback" not in club.status("verify", lang="nl")[1]


def test_a_correction_after_the_end_is_a_question_that_is_open(club: ClubTerminal) -> None:
    club.tell({"do": "end_season", "season": "s23", "date": "2024-03-20"})
    result = {"do": "result", "evening": "e1", "table": 1, "players": ["anna", "bart", "cor", "dora"], "hands": 12}
    club.tell({**result, "points": [-608, 96, -300, 812], "reason": "omgewisseld"})
    status, said = club.status("verify")
    assert status == 1
    assert "s23" in said


def test_a_copy_says_what_would_go_and_is_put_back_by_who_is_sure(club: ClubTerminal) -> None:
    copy = club.folder / "kopie.db"
    assert club.object("backup", str(copy))["events"] > 10
    club.tell({"do": "person", "id": "nina", "name": "Nina"})
    shown = club.object("restore", str(copy))
    assert (shown["done"], shown["lost"], shown["people"]) == ("nothing", 1, 11)
    assert "nina" in json.dumps(club.object("people", "list"))
    assert club.object("restore", str(copy), "--sure")["done"] == "back"
    assert "nina" not in json.dumps(club.object("people", "list"))
    assert len(list(club.folder.glob("windroos-*-before.db"))) == 1


def test_a_copy_waits_where_a_server_has_the_folder(club: ClubTerminal) -> None:
    copy = club.folder / "kopie.db"
    club.object("backup", str(copy))
    club.tell({"do": "person", "id": "nina", "name": "Nina"})
    with closing(Folder(club.folder)) as held:
        assert held.is_mine
        assert club.object("restore", str(copy), "--sure")["done"] == "ready"
    assert "nina" in json.dumps(club.object("people", "list"))

"""Several clubs in one folder from the terminal; results agreed to, and an import taken back, there too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.club.test_club_commands import ClubTerminal
from tests.web.club_world import CLUB, MEMBERS


@pytest.fixture
def terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> ClubTerminal:
    """A folder with a club of a season."""
    found = ClubTerminal(tmp_path, capsys)
    found.tell(*CLUB)
    return found


def test_a_command_is_asked_of_the_club_that_it_names(terminal: ClubTerminal) -> None:
    assert "club_begun" in terminal.status("new", "Jeugd", "--json")[1] or terminal.status("new", "Jeugd")[0] == 2
    assert terminal.status("new", "Jeugd", "--another")[0] == 0
    (first, second) = terminal.object("list")["clubs"]
    assert (first["name"], second["name"]) == ("De Vier Winden", "Jeugd")
    assert terminal.status("people", "add", "Jip", "--club", "jeugd")[0] == 0
    for named in ("Jeugd", "  JEUGD ", second["id"]):
        people = terminal.object("people", "list", "--club", named)["people"]
        assert [one["name"] for one in people] == ["Jip"]
    assert len(terminal.object("people", "list", "--club", first["id"])["people"]) == len(MEMBERS) + 1
    for unnamed in (("people", "list"), ("print", "aanspraken")):
        status, said = terminal.status(*unnamed, lang="nl")
        assert (status, first["id"] in said, second["id"] in said) == (2, True, True), "it does not guess"
    assert "Jeugd" in terminal.status("print", "aanspraken", "--club", "Jeugd", lang="nl")[1]
    status, said = terminal.status("people", "list", "--club", "Senioren", lang="nl")
    assert (status, "De Vier Winden" in said, "Jeugd" in said) == (2, True, True)
    assert terminal.status("new", "Jeugd", "--another")[0] == 0
    status, said = terminal.status("cash", "--club", "Jeugd", lang="nl")
    assert (status, said.count(second["id"])) == (2, 1), "two of that name: their numbers"
    assert terminal.object("verify")["ok"] is True
    assert terminal.object("verify")["people"] == len(MEMBERS) + 2, "all of them are looked through"
    assert terminal.status("verify", "--club", "Jeugd")[0] == 2, "it looks through the whole file"


def test_a_club_is_deleted_by_its_name_after_a_copy(terminal: ClubTerminal, tmp_path: Path) -> None:
    """Without --sure nothing happens; the others of the folder stay, and their pages and files know nothing of it."""
    assert terminal.status("new", "Jeugd", "--another")[0] == 0
    assert terminal.status("delete")[0] == 2
    assert terminal.status("delete", "Senioren", "--sure")[0] == 2
    status, said = terminal.status("delete", "de vier winden", lang="en")
    assert (status, f"{len(MEMBERS) + 1} people and 3 evenings" in said) == (2, True)
    assert len(terminal.object("list")["clubs"]) == 2
    gone = terminal.object("delete", "de vier winden", "--sure")
    assert (gone["name"], gone["people"], Path(gone["copy"]).exists()) == ("De Vier Winden", len(MEMBERS) + 1, True)
    assert [one["name"] for one in terminal.object("list")["clubs"]] == ["Jeugd"]
    assert terminal.object("people", "list")["people"] == [], "of the club that is left"
    assert terminal.object("verify")["ok"] is True
    files = [one for one in tmp_path.rglob("*") if one.name.startswith("windroos.db")]
    assert not [one for one in files if MEMBERS["frits"].encode() in one.read_bytes()]


def test_players_agree_with_a_result(terminal: ClubTerminal) -> None:
    whole = terminal.object("evening", "show", "e3")["tables"][0]
    assert (whole["agreed"], whole["against"]) == ([], [])
    terminal.object("evening", "agree", "e3", "1", "anna", MEMBERS["bart"])
    told = terminal.object("evening", "disagree", "e3", "1.1", "cor", "--reason", "ik telde anders")["tables"][0]
    assert (told["agreed"], told["against"]) == (["anna", "bart"], ["cor"])
    _, said = terminal.status("evening", "agree", "e3", "1", lang="nl")
    assert "akkoord: Anna de Vries, Bart van den Berg, Dora Visser\n" in said
    assert "niet akkoord: Cor Jansen\n" in said
    for wrong in (("agree", "e3", "9"), ("agree", "e3", "x"), ("disagree", "e3", "1"), ("agree", "e3", "1", "els")):
        assert terminal.status("evening", *wrong)[0] == 2, wrong


def test_an_import_is_taken_back_as_a_whole(terminal: ClubTerminal) -> None:
    assert terminal.object("import") == {"imports": []}
    file = terminal.folder / "oud.csv"
    file.write_text("datum;naam;punten\n9-1-2019;Nieuwkomer Nol;120\n9-1-2019;Anna de Vries;-120\n", "utf-8")
    terminal.object("import", str(file), "--alike", "first")
    (taken,) = terminal.object("import")["imports"]
    assert taken["results"] == 2
    before = terminal.object("people", "list")["people"]
    asked = terminal.object("import", "--undo", taken["id"])
    assert (asked["results"], asked["done"], len(asked["people"])) == (2, False, 1)
    assert terminal.object("people", "list")["people"] == before, "it only said what would go"
    _, said = terminal.status("import", "--undo", taken["id"], "--sure", lang="nl")
    assert "Nieuwkomer Nol" in said
    assert "De invoer is ongedaan gemaakt." in said
    assert terminal.object("import") == {"imports": []}
    assert "Nieuwkomer Nol" not in [one["name"] for one in terminal.object("people", "list")["people"]]
    assert terminal.status("import", "--undo", taken["id"])[0] == 2


def test_house_rules_of_a_season_come_from_a_file(terminal: ClubTerminal) -> None:
    file = terminal.folder / "huis.toml"
    file.write_text('name = "Laag"\nrules = "nts2002"\n[options]\nlimit = 1000\n', "utf-8")
    assert terminal.object("season", "rules", "s23") == {"house_rules": []}
    kept = {"house_rules": [{"rules": "nts2002", "name": "Laag", "changes": {"limit": 1000}}]}
    assert terminal.object("season", "rules", "s23", str(file)) == kept
    assert "limit = 1000" in terminal.status("season", "rules", "s23")[1]
    assert terminal.object("season", "rules", "s23", "--rules", "nts2002") == {"house_rules": []}
    assert terminal.status("season", "rules", "s23", "--rules", "nts2002")[0] == 2

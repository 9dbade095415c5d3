"""A club as files: taken over in an empty folder it gives the same standings, by JSON and by its lists."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path

import pytest

from tests.command_line import run as main
from tests.past_files import written
from tests.web.club_world import CLUB

MORE = (
    {"do": "hands", "evening": "e3", "table": 2, "rules": "nts2002", "players": ["els", "frits", "greet", "hans"],
     "hands": [{"winner": "els", "giver": "hans", "scores": [80, 10, 0, 20]},
               {"winner": "frits", "scores": [4, 64, 0, 0]}]},
    {"do": "erase", "person": "ineke"},
)  # fmt: skip


def told(folder: Path, *lines: object) -> list[dict[str, object]]:
    """What the door answers."""
    asked, said = folder.parent / "asked.jsonl", io.StringIO()
    asked.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    with contextlib.redirect_stdout(said):
        main(["club", "do", str(asked), "--data", str(folder)])
    return [json.loads(line) for line in said.getvalue().splitlines()]


STANDINGS = {"do": "show", "what": "standings", "season": "s23"}
RECORDS = {"do": "show", "what": "records", "rules": "nts2002"}


def named(rows: list[dict[str, object]], folder: Path) -> list[tuple[object, ...]]:
    names = {
        row["person"]: told(folder, {"do": "show", "what": "player", "person": row["person"]})[0]["name"]
        for row in rows
    }
    return sorted(
        (row["place"], str(names[row["person"]]), row["score"], row["mahjongs"], row["caused"]) for row in rows
    )


def test_a_club_goes_out_and_comes_in_elsewhere_as_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there, files = tmp_path / "here", tmp_path / "there", tmp_path / "files"
    assert all("error" not in answer for answer in told(here, *CLUB, *MORE))
    assert main(["club", "export", str(files), "--data", str(here)]) == 0
    assert {path.name for path in files.iterdir()} >= {
        "club.json",
        "results.csv",
        "results.xlsx",
        "members.csv",
        "cash.csv",
    }
    assert main(["club", "import", str(files / "club.json"), "--data", str(there)]) == 0
    before, after = told(here, STANDINGS, RECORDS), told(there, STANDINGS, RECORDS)
    assert after == before
    assert before[0]["rows"]
    assert main(["club", "import", str(files / "club.json"), "--data", str(there)]) != 0, "a club is there already"
    (tmp_path / "x.json").write_text('{"windroos":"club","club":[]}', encoding="utf-8")
    assert main(["club", "import", str(tmp_path / "x.json"), "--data", str(tmp_path / "new")]) != 0
    capsys.readouterr()


def test_the_lists_alone_give_the_same_standings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there, files = tmp_path / "here", tmp_path / "there", tmp_path / "files"
    told(here, *CLUB)
    main(["club", "export", str(files), "--data", str(here)])
    told(there, CLUB[0], next(line for line in CLUB if line["do"] == "season"))
    for name in ("members.csv", "results.xlsx"):
        assert main(["club", "import", str(files / name), "--data", str(there)]) == 0
    rows, again = (told(folder, STANDINGS)[0]["rows"] for folder in (here, there))
    assert named(again, there) == named(rows, here)  # type: ignore[arg-type]
    capsys.readouterr()
    main(["club", "import", str(files / "results.csv"), "--data", str(there), "--json"])
    done = json.loads(capsys.readouterr().out)
    assert {done[key] for key in ("evenings", "tables", "totals", "people")} == {0}
    assert done["there"] == 5


def test_a_dry_run_writes_nothing_and_names_cells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, file = tmp_path / "here", tmp_path / "oud.xlsx"
    told(here, *CLUB)
    file.write_bytes(
        written(
            [["Datum", "Naam", "Punten"], ["7-1-2020", "A. de Vries", 5], ["7-1-2020", "Cor Jansen", "veel"]], "xlsx"
        )
    )
    args = ["club", "import", str(file), "--data", str(here)]
    assert main([*args, "--dry-run", "--lang", "nl"]) == 0
    said = capsys.readouterr().out
    assert "C3: 'veel' zijn geen punten" in said
    assert "A. de Vries" in said
    assert main(args) != 0, "a name that resembles is never taken by itself"
    assert main([*args, "--as", "nope"]) != 0
    assert "Nieuw bij de club" not in said, "whom the club knows is not new"
    assert main([*args, "--alike", "member", "--dry-run", "--lang", "nl"]) == 0
    assert "Nieuw bij de club als lid (1): A. de Vries." in capsys.readouterr().out
    assert main([*args, "--alike", "guest", "--dry-run", "--json"]) == 0
    (new,) = json.loads(capsys.readouterr().out)["new_people"]
    assert (new["name"], new["member"]) == ("A. de Vries", False)
    assert main([*args, "--alike", "first", "--json"]) == 0
    capsys.readouterr()
    assert main([*args, "--json"]) == 0, "the decision is remembered"
    assert json.loads(capsys.readouterr().out)["there"] == 1

"""`windroos lab` as a command: what it shows and writes, and a sentence for every mistake."""

import json
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests import lab_standin
from tests.lab.totals import report_of
from windroos.books.catalog import IDS, book_words, rules
from windroos.cli import main
from windroos.errors import OptionError
from windroos.lab.files import can_write, sheets, write_whole
from windroos.text import lab as texts
from windroos.text.words import Lang, Words


@pytest.fixture
def standin(monkeypatch: pytest.MonkeyPatch) -> None:
    """`windroos lab` with the stand-in for self-play."""
    module = ModuleType("windroos.fast.selfplay.play")
    vars(module).update(play_many=lab_standin.play, PLAYERS=("random", "greedy", "live"))
    monkeypatch.setitem(sys.modules, "windroos.fast.selfplay.play", module)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "WINDROOS_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)


def run(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main(["lab", *map(str, words)]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


@pytest.mark.usefixtures("standin")
@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("id", IDS)
def test_a_run_on_the_screen(id: str, lang: Lang, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "run", "--rules", id, "--hands", 2000, "--players", "live,greedy,live,greedy", "--lang", lang)
    lines = out.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[0] == book_words(id).name.to(lang)
    assert ("2.000 handen" if lang == "nl" else "2,000 hands") in out
    for words in (texts.HOW_IT_ENDED, texts.SEATS, texts.ITEMS, texts.SPECIAL, texts.SIDES):
        assert words.to(lang) in out


@pytest.mark.usefixtures("standin")
def test_the_command_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["run", "--rules", "nts2002", "--set", "minimum=0", "--hands", "500", "--players", "live", "--seed", "7"]
    first = json.loads(run(capsys, *words, "--json"))
    assert first["command"].startswith("windroos lab run --rules nts2002 --set minimum=0 --hands 500")
    again = json.loads(run(capsys, *first["command"].split()[2:], "--json"))
    assert again["digest"] == rules("nts2002", minimum=0).digest
    assert {**first, "seconds": 0} == {**again, "seconds": 0}


def test_a_run_before_the_referee(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["run", "--rules", "mcr", "--hands", "3", "--players", "greedy,random,greedy,random", "--python"]
    told = json.loads(run(capsys, *words, "--json"))
    assert told["hands"] == 3
    assert told["command"].endswith("--python")
    assert main(["lab", *words[:-2], "clever", "--python"]) == 2
    assert "process:COMMAND" in capsys.readouterr().err


@pytest.mark.usefixtures("standin")
def test_files_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder, file = tmp_path / "a" / "b", tmp_path / "r.html"
    out = run(capsys, "run", "--rules", "mcr", "--hands", 300, "--csv", folder, "--html", file)
    assert sorted(path.name for path in folder.iterdir()) == [
        "distributions.csv", "items.csv", "seats.csv", "summary.csv"
    ]  # fmt: skip
    assert "Mahjong Competition Rules" in file.read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "r.html"]
    assert "r.html" in out.replace("\n", "")


@pytest.mark.usefixtures("standin")
@pytest.mark.parametrize("lang", ["nl", "en"])
def test_a_match_on_the_screen(lang: Lang, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("match", "--rules", "nts2002", "--deals", 600, "--lang", lang)
    better = run(capsys, *words)
    assert max(map(len, better.splitlines())) <= 80
    assert ("live is beter dan greedy." if lang == "nl" else "live is better than greedy.") in better
    worse = run(capsys, *words, "--candidate", "greedy", "--against", "live")
    assert ("greedy is zwakker" if lang == "nl" else "greedy is weaker") in worse
    same = run(capsys, *words, "--candidate", "greedy")
    assert ("precies gelijk" if lang == "nl" else "Exactly equal") in same
    told = json.loads(run(capsys, *words, "--json"))
    assert told["difference"]["low"] > 0
    assert told["deals"] == 600


@pytest.mark.usefixtures("standin")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "not said what"),
        (["walk"], "walk"),
        (["run", "nts2002"], "nts2002"),
        (["run", "--hands", "0"], "1..999999999"),
        (["run", "--hands", "many"], "many"),
        (["run", "--hands", "1e6"], "1e6"),
        (["run", "--workers", "0"], "1..256"),
        (["run", "--seed", "-1"], "--seed"),
        (["run", "--players", "live,live"], "2 players"),
        (["run", "--players", "live,clever,live,live"], "clever"),
        (["run", "--players", ""], "no player ''"),
        (["run", "--round", "up"], "up"),
        (["run", "--rules", "riichi"], "riichi"),
        (["run", "--set", "minimum=many"], "many"),
        (["run", "--rules", "nts2002", "--set", "players=3"], "plays with four"),
        (["run", "--house", "weg.toml"], "weg.toml"),
        (["run", "--deals", "5"], "--deals"),
        (["run", "--html", "tests"], "Is a directory"),
        (["run", "--html", ""], "--html"),
        (["run", "--html", "no/such/place.html"], "No such file"),
        (["run", "--csv", "README.md"], "README.md"),
        (["match", "--candidate", "clever"], "clever"),
        (["match", "--html", "x.html"], "--html"),
        (["match", "--dask", "tcp://127.0.0.1:9", "--workers", "2"], "--workers"),
    ],
)
def test_a_mistake_is_one_sentence_and_a_hint(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("error: ")
    assert said in printed.err
    assert "hint: " in printed.err


@pytest.mark.usefixtures("standin")
def test_without_dask_a_sentence_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["lab", "run", "--hands", "10", "--dask", "tcp://127.0.0.1:9"]) == 2
    assert "windroos[dask]" in capsys.readouterr().err


def test_without_numba_a_sentence_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import windroos.cli.lab

    monkeypatch.setattr(windroos.cli.lab, "find_spec", lambda _: None)
    assert main(["lab", "run", "--hands", "10"]) == 2
    assert "numpy" in capsys.readouterr().err


@pytest.mark.usefixtures("standin")
def test_a_bar_is_shown_where_somebody_looks_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert main(["lab", "run", "--hands", "20000", "--lang", "nl"]) == 0
    assert "20.000 / 20.000" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "rich.progress", None)
    assert main(["lab", "run", "--hands", "20000"]) == 0
    assert "Playing 20,000 / 20,000" in capsys.readouterr().err
    assert main(["lab", "match", "--deals", "500"]) == 0
    assert "Playing 2,000 / 2,000" in capsys.readouterr().err


def test_a_place_to_write_is_tried_before(tmp_path: Path) -> None:
    can_write(tmp_path / "new", folder=True)
    assert list((tmp_path / "new").iterdir()) == []
    with pytest.raises(OptionError):
        can_write(tmp_path / "no" / "file.html")
    with pytest.raises(OptionError):
        write_whole(tmp_path, "x")


def test_the_words_of_the_laboratory_are_two_languages() -> None:
    for name, value in vars(texts).items():
        for words in value.values() if isinstance(value, dict) else (value,):
            if isinstance(words, Words):
                assert set(re.findall(r"{(\w+)", words.nl)) == set(re.findall(r"{(\w+)", words.en)), name
    for figure in report_of("nts2002").summary:
        assert figure.id in texts.FIGURES


@pytest.mark.parametrize(
    ("value", "digits", "nl", "en"),
    [(1234.56, 1, "1.234,6", "1,234.6"), (-0.001, 2, "0,00", "0.00"), (-2.5, 1, "−2,5", "−2.5")],
)
def test_numbers_are_written_as_the_reader_does(value: float, digits: int, nl: str, en: str) -> None:
    assert texts.decimal(value, digits, "nl") == nl
    assert texts.decimal(value, digits, "en") == en


def test_a_program_goes_by_a_short_name() -> None:
    assert texts.short_name("live") == "live"
    assert texts.short_name("process:python3 bots/my_player.py") == "my_player.py"
    assert texts.short_name("process:C:\\bots\\one.exe", 5) == "one.…"
    assert texts.short_name("process:") == "process:"


def test_sheets_name_their_columns() -> None:
    for columns, rows in sheets(report_of("nmv144"), book_words("nmv144"), "en").values():
        assert len(set(columns)) == len(columns)
        assert {len(row) for row in rows} == {len(columns)}

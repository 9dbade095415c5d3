"""Our program for Botzone: it hears what its seat sees, answers as our player does, and is one file."""

from __future__ import annotations

import ast
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from random import Random

import pytest

from tests.bots.tables import a_game
from tests.botzone.tables import BotzoneTable
from tests.command_line import run
from windroos.books.catalog import rules
from windroos.bots.player import acting, make
from windroos.botzone.errors import BotzoneError
from windroos.botzone.hearing import Hearing
from windroos.botzone.older import for_python_3_6
from windroos.botzone.packing import MOST_BYTES, packed
from windroos.botzone.program import KEEP_RUNNING, Answerer, answers
from windroos.play.model.actions import Call, PlayerAction
from windroos.play.model.view import View, live_left
from windroos.play.referee.game import play_match
from windroos.play.rules.options import options

DEALT = ("0 0 0", "1 0 0 0 0 W1 W2 W5 W7 W8 W9 B3 B5 T2 T4 T8 T9 F1", "2 F1")


@pytest.mark.parametrize("flowers", [False, True])
def test_it_answers_as_the_player_does_that_sees_the_table(flowers: bool) -> None:
    """Also after claims and kongs, whose tiles only its own responses tell."""
    for seed in range(8):
        table = BotzoneTable(flowers, seed, seed % 4)

        def the_same(view: View, action: PlayerAction) -> None:
            assert action == make("greedy", view.rules).decide(view, options(view)).action

        table.play(lambda asked, said: Answerer("greedy").respond(asked, said), the_same)


def test_a_program_that_stays_answers_as_one_that_is_started_anew() -> None:
    table = BotzoneTable(flowers=False, seed=4)
    staying, heard = [Answerer("greedy") for _ in range(4)], [0] * 4

    def respond(asked: tuple[str, ...], said: tuple[str, ...]) -> str:
        seat = int(asked[0].split()[1])
        for request in asked[heard[seat] : -1]:
            staying[seat].respond((request,), ())
        heard[seat] = len(asked)
        response = staying[seat].respond(asked[-1:], ())
        assert response == Answerer("greedy").respond(asked, tuple(staying[seat]._responses[:-1]))
        return response

    table.play(respond, lambda *_: None)


def test_the_last_tile_is_reckoned_as_botzone_does() -> None:
    """Each seat has 34 tiles: where the next has none left a kong finds no tile, and a hand is won with the last."""
    requests = ["0 1 0", "1 0 0 0 0 W1 W1 W1 W2 W3 W4 W5 W6 W7 W8 W9 W9 J1"]
    for _ in range(20):
        for seat in range(4):
            requests += ["2 J2", "3 1 PLAY J2"] if seat == 1 else [f"3 {seat} DRAW", f"3 {seat} PLAY F1"]
    hearing = Hearing(flowers=False)
    for request in [*requests, "3 0 DRAW", "3 0 PLAY F2", "2 J3"]:
        hearing.hear(request)
    view = hearing.asked()
    assert view is not None
    assert live_left(view.conduct, view.table) > 0
    for request in ["3 1 PLAY J3", "3 2 DRAW", "3 2 PLAY F3", "3 3 DRAW", "3 3 PLAY W1"]:
        hearing.hear(request)
    view = hearing.asked()
    assert view is not None
    assert live_left(view.conduct, view.table) == 0
    assert Call.KONG not in {getattr(action, "call", None) for action in hearing.actions(view)}


def test_both_ways_of_writing_and_staying() -> None:
    told = json.dumps({"requests": DEALT, "responses": ["PASS", "PASS"], "data": "x"})
    first = json.loads(next(answers(io.StringIO(told), "greedy")))["response"]
    lines = "3\n0 0 0\nPASS\n" + DEALT[1] + "\nPASS\n2 F1\n"
    assert list(answers(io.StringIO(lines), "greedy")) == [first]
    more = told + "\n" + json.dumps(f"3 0 {first}") + "\n" + json.dumps("3 1 DRAW") + "\n"
    said = list(answers(io.StringIO(more), "greedy", keep=True))
    assert said == [json.dumps({"response": one}) if one != KEEP_RUNNING else one for one in
                    (first, KEEP_RUNNING, "PASS", KEEP_RUNNING, "PASS", KEEP_RUNNING)]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        *("", "x", "0", "2\n0 0 0", "{", "[]", '{"requests": []}', '{"requests": [], "responses": []}', "{}"),
        *('{"requests": [1], "responses": []}', '{"requests": ["0 0 0"], "responses": ["PASS"]}', "9" * 30, "-3"),
    ],
)
def test_what_is_no_history(text: str) -> None:
    with pytest.raises(BotzoneError) as wrong:
        list(answers(io.StringIO(text), "greedy"))
    assert wrong.value.code == "botzone_input"


@pytest.mark.parametrize(
    "requests",
    [
        *(("9",), ("2 W1",), ("0 0 0", "2 W1"), ("0 7 0", "1", "2 W1"), ("0 0", "2 W1"), (*DEALT[:2], "2 X1")),
        *(
            (*DEALT, "3 1 PLAY"),
            (*DEALT, "3 1 PENG W1"),
            (*DEALT, "3 1 DANCE W1"),
            (*DEALT, "3 8 PLAY W1"),
            (*DEALT, "2"),
        ),
        (DEALT[0], "1 1 0 0 0 W1 W2 W5 W7 W8 W9 B3 B5 T2 T4 T8 T9 F1", "2 F1"),
    ],
)
def test_what_is_no_request(requests: tuple[str, ...]) -> None:
    text = json.dumps({"requests": requests, "responses": ["PASS"] * (len(requests) - 1)})
    with pytest.raises(BotzoneError) as wrong:
        list(answers(io.StringIO(text), "greedy"))
    assert wrong.value.code == "botzone_request"
    for lang in ("nl", "en"):
        assert wrong.value.sentence(lang)
        assert wrong.value.hint(lang)


# --- one file --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def zips(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("zips")
    for name, keep in (("once", False), ("staying", True)):
        (folder / f"{name}.zip").write_bytes(packed("greedy", keep))
    return folder


def test_the_same_modules_give_the_same_bytes(zips: Path) -> None:
    assert packed("greedy", keep=False) == (zips / "once.zip").read_bytes()
    assert (zips / "once.zip").stat().st_size < MOST_BYTES


def test_it_runs_with_nothing_but_python(zips: Path) -> None:
    told = json.dumps({"requests": DEALT, "responses": ["PASS", "PASS"]})
    asked = [sys.executable, "-I", "-S", str(zips / "once.zip")]
    answered = subprocess.run(asked, input=told, capture_output=True, text=True, check=True, env={}, cwd=zips)
    assert json.loads(answered.stdout)["response"] == Answerer("greedy").respond(DEALT, ("PASS", "PASS"))
    wrong = subprocess.run(asked, input="x", capture_output=True, text=True, check=False, env={}, cwd=zips)
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("This is not what Botzone gives")
    assert "Traceback" not in wrong.stderr


@pytest.mark.parametrize("name", ["live", "expert"])
def test_every_player_that_thinks_is_whole_in_it(name: str, tmp_path: Path) -> None:
    """With what it has learned, which it reads from files."""
    file = tmp_path / "ours.zip"
    file.write_bytes(packed(name, keep=False))
    told = json.dumps({"requests": DEALT, "responses": ["PASS", "PASS"]})
    asked = [sys.executable, "-I", "-S", str(file)]
    answered = subprocess.run(asked, input=told, capture_output=True, text=True, check=True, env={}, cwd=tmp_path)
    assert json.loads(answered.stdout)["response"] == Answerer(name).respond(DEALT, ("PASS", "PASS"))


def test_it_is_written_for_the_python_of_botzone(zips: Path) -> None:
    """The grammar of 3.6, nothing of a later standard library, and none of our own left out."""
    known = {"Any", "NamedTuple", "TypeVar", "TYPE_CHECKING", "cast", "overload", "TextIO"}
    later = {"dataclasses", "tomllib", "zoneinfo", "graphlib"}
    with zipfile.ZipFile(zips / "once.zip") as file:
        names = file.namelist()
        for name in names:
            tree = ast.parse(file.read(name), feature_version=(3, 6))
            for node in ast.walk(tree):
                assert not isinstance(node, ast.NamedExpr | ast.Match)
                if isinstance(node, ast.ImportFrom):
                    asked = {one.name for one in node.names}
                    assert node.module not in (*later, "__future__"), name
                    assert node.module != "typing" or asked <= known, name
    assert "__main__.py" in names
    assert not any(part in name for name in names for part in ("books/hongkong", "/fast/", "/web/", "/process"))


def test_writing_for_an_older_python() -> None:
    told = for_python_3_6(
        "from __future__ import annotations\n"
        "def f(a: int, /, b: str = 'x') -> tuple[int, ...]:\n"
        "    c: int = a.bit_count()\n"
        "    return tuple(d for e in range(a) if e and (d := e + c) > 1 for _ in zip(b, b, strict=True))\n"
        "Both = int | str\n"
        "BITS = 4 << 2 | 1\n"
    )
    space: dict[str, object] = {}
    exec(told.replace("from older_python", "from windroos.botzone.older_python"), space)
    function = space["f"]
    assert callable(function)
    assert function(3) == (3, 4)
    assert space["Both"] == (int, str)
    assert space["BITS"] == 17
    with pytest.raises(SyntaxError):
        for_python_3_6("if (a := 1):\n    pass\n")


def test_ours_play_through_both_doors(zips: Path) -> None:
    """Four times our own program as a program of others: a match without a fault, each hand as our player plays it."""
    played = rules("mcr", edition="1998", flowers=False)
    doors = ("botzone-json", "botzone")
    programs = [make(f'{doors[seat % 2]}:"{sys.executable}" "{zips / "staying.zip"}"', played) for seat in range(2)]
    ours = [acting(make("greedy", played)) for _ in range(4)]
    game = a_game(played)
    game.state = game.state._replace(table=game.state.table._replace(match=game.match._replace(hands=2)))
    same = a_game(played)
    same.state = same.state._replace(table=same.state.table._replace(match=same.match._replace(hands=2)))
    try:
        play_match(game, [*(acting(player) for player in programs), *ours[2:]], Random(8))
    finally:
        for player in programs:
            player.close()
    play_match(same, ours, Random(8))
    assert game.match.over
    assert game.match.points == same.match.points


def test_the_command(zips: Path, tmp_path: Path) -> None:
    file = tmp_path / "ours.zip"
    assert run(["bot", "botzone", "--player", "greedy", "--keep", "--zip", str(file)]) == 0
    assert file.read_bytes() == (zips / "staying.zip").read_bytes()


@pytest.mark.parametrize(
    "words", [(), ("x",), ("botzone", "x"), ("botzone", "--player", "process:x"), ("botzone", "--zip", "")]
)
def test_what_the_command_refuses(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("nl", "en"):
        assert run(["bot", *words, "--lang", lang]) == 2
        assert "Traceback" not in capsys.readouterr().err

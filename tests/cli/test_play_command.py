"""`windroos play` as a command: what is wrong with it, through a pipe, in a terminal, in the documents."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
from contextlib import suppress

import pytest

from tests.cli.sitting import PLAIN, check_page, lines_of, seen, sit, tiles
from tests.cli.terminal import ROOT, outside
from windroos.books.catalog import IDS, rules
from windroos.cli.playing.board import show_board, show_hand
from windroos.cli.playing.keys import AnswerError, read_reply
from windroos.cli.playing.layout import line
from windroos.hands import Meld
from windroos.play.model.events import NOBODY
from windroos.play.model.match import new_match
from windroos.play.model.view import Laid, Own, Phase, Source, Thrown, View, clear_table
from windroos.play.rules.legal import IllegalAction
from windroos.rules.rules import conduct_of
from windroos.text.words import Lang


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seat", "up"], "--seat cannot be 'up'."),
        (["--hands", "0"], "--hands cannot be '0'."),
        (["--hands", "1", "--rounds", "1"], "--hands does not go together with --rounds."),
        (["--opponents", "champion"], "champion"),
        (["--rules", "riichi"], "riichi"),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["--resume", "last"], "There is no game to go on with"),
        (["--resume", "last", "--rules", "mcr"], "--rules does not go together with --resume."),
        (["--resume", "last", "--rules", "mcr"], "hint: Leave one of the two out. "),
        (["hand"], "'hand' does not belong here."),
        (["--hands", "1000000000"], "What it takes: 1..999999999."),
        (["--opponents", "live,live,live,greedy"], "There are 4 opponents named; there are 3 at most."),
        (["--resume", "nowhere.jsonl", "--lang", "nl"], "bestand of map bestaat niet"),
        (["--record", "README.md"], "README.md is there already."),
        (["--record", "README.md/x"], "README.md/x cannot be written"),
    ],
)
def test_what_is_wrong_with_the_command_is_one_sentence(
    arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    status, out = sit(monkeypatch, capsys, [], *arguments)
    assert status == 2
    assert sentence in f"{' '.join(out.split())} "


def test_the_same_seed_gives_the_same_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["14", "1", "?", "t"]
    first = sit(monkeypatch, capsys, typed, "--seed", 5, "--opponents", "greedy")[1]
    again = sit(monkeypatch, capsys, typed, "--seed", 5, "--opponents", "greedy")[1]
    other = sit(monkeypatch, capsys, typed, "--seed", 6, "--opponents", "greedy")[1]
    assert first.split("The record")[0] == again.split("The record")[0] != other.split("The record")[0]


def test_a_place_that_cannot_be_written_is_said_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WINDROOS_GAMES", str(ROOT / "README.md" / "games"))
    status, out = sit(monkeypatch, capsys, ["14"], "--opponents", "random")
    assert status == 0
    assert out.count("There is no record") == 1


def test_ascii_only(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["?", "t", *PLAIN * 60]
    options = ("--lang", "nl", "--seed", 2, "--hands", 1, "--opponents", "greedy", "--rules", "hongkong")
    check_page(sit(monkeypatch, capsys, typed, *options, "--ascii")[1], ascii_only=True)
    monkeypatch.setenv("LC_ALL", "nl_NL.ISO-8859-1")
    check_page(sit(monkeypatch, capsys, typed, *options)[1], ascii_only=True)


def played(typed: str, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return outside("play", "--opponents", "random", *words, text=typed, **more)


def test_through_a_real_pipe() -> None:
    done = played("14\n", "--seed", "1", LC_ALL="C.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "> 14\n" in done.stdout
    coloured = played("14\n", "--seed", "1", "--colour", "always", LC_ALL="C.UTF-8", TERM="xterm-256color")
    assert "\x1b[" in coloured.stdout
    plain = played("14\n", "--seed", "1", "--colour", "always", "--no-colour", LC_ALL="C.UTF-8")
    assert "\x1b" not in plain.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
@pytest.mark.parametrize("colour", [True, False])
def test_in_a_terminal(colour: bool) -> None:
    out = in_terminal(b"1\n", {"TERM": "xterm-256color"} | ({} if colour else {"NO_COLOR": "1"}))
    assert ("\x1b[" in out) == colour
    assert "To play on:  windroos play --resume last" in out
    bare = re.sub(r"\x1b\[[0-9;]*m", "", out)
    assert all(len(text.rstrip("\r")) <= 80 or "/" in text for text in bare.split("\n"))


def in_terminal(typed: bytes, environment: dict[str, str]) -> str:
    """What a terminal shows when these keys and then the end of the input (Ctrl-D) are typed."""
    import pty

    main_end, other_end = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "windroos", "play", "--seed", "1", "--opponents", "random"],
        stdin=other_end, stdout=other_end, stderr=other_end, close_fds=True, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8", **environment},
    )  # fmt: skip
    os.close(other_end)
    out = b""
    sent = False
    while True:
        if not sent and out.endswith(b"> "):
            os.write(main_end, typed)
            sent = True
        elif sent and out.endswith(b"> ") and b"> " + typed.strip() in out:
            os.write(main_end, b"\x04")
        ready, _, _ = select.select([main_end], [], [], 0.2)
        try:
            found = os.read(main_end, 65536) if ready else b""
        except OSError:  # the other end is closed
            break
        if not found and process.poll() is not None:
            break
        out += found
    os.close(main_end)
    assert process.wait() == 0
    return out.decode()


@pytest.mark.parametrize("id", IDS)
def test_with_nothing_installed_one_plays_against_the_best(id: str) -> None:
    """`-S` leaves out the folder of installed packages."""
    code = "import sys; from windroos.cli import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-S", "-c", code, "play", "--opponents", "live", "--rules", id, "--seed", "1"],
        input="h\n14\n\n11\n", capture_output=True, encoding="utf-8", check=False, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "Discard " in done.stdout  # the hint
    assert re.search(r"You\s+discard", done.stdout), done.stdout


def meant(typed: str, view: View, lang: Lang) -> bool:
    """Whether what was typed is understood; where it is refused, by the rules. Raises IllegalAction then."""
    try:
        read_reply(typed, view, lang)
    except AnswerError as wrong:
        return wrong.code in ("terminal_which_chow", "terminal_not_your_turn")
    return True


@pytest.mark.parametrize(("name", "lang"), [("docs/playing.md", "en"), ("docs/spelen.md", "nl")])
def test_every_key_in_the_player_s_page_means_something(name: str, lang: Lang) -> None:
    """The first columns of the three tables; what is refused is refused by the rules, not for want of a meaning."""
    tables = (ROOT / name).read_text(encoding="utf-8").split("\n## ")[2].split("\n| --- ")[0]
    columns = [re.findall(r"^\| (.*?) \|", part, re.MULTILINE) for part in re.split(r"\n\n(?!\|)", tables)]
    keys = [[key for row in column for key in re.findall(r"`([^`]+)`", row)] for column in columns if column]
    turn = seen("9m 9m 9m 9m 3p 4p 5p 6p 7p 5s 1z 5z 7z", "9s", id="hongkong")
    claimed = seen("1m 2m 3m 3p 4p 5p 5p 6p 7p 5s 5s 1z 7z", thrown="5p")
    assert [len(part) > 4 for part in keys] == [True, True, True]
    for view, typed in ((turn, keys[0]), (claimed, keys[1]), (turn, keys[2]), (claimed, keys[2])):
        for key in typed:
            with suppress(IllegalAction):
                assert meant(key, view, lang), key


@pytest.mark.parametrize("name", ["docs/playing.md", "docs/spelen.md"])
def test_the_screen_in_the_player_s_page_is_what_the_board_shows(name: str) -> None:
    lang: Lang = "nl" if name.endswith("spelen.md") else "en"
    shown = (ROOT / name).read_text(encoding="utf-8").split("```")[3].strip("\n").split("\n")
    book = rules("hongkong")
    match = new_match(book, ("Guest", "Ineke", "Marijke", "Joost"), (2, 3, 0, 1))._replace(points=(0, -16, 24, -8))
    sets = (
        Laid(0, Meld("chow", 11), 3, 11, 1), Laid(0, Meld("pung", 33), 2, 33, 1),
        Laid(2, Meld("kong", 8, open=False), NOBODY, 8, 1), Laid(3, Meld("pung", 28), 0, 28, 1),
    )  # fmt: skip
    thrown = {0: "1m 4z 9s 3p 5m", 1: "9m 2z 1s 3z", 2: "1z 2p 6s 5z", 3: "3z 5z 5p"}
    discards = tuple(
        Thrown(seat, tile, taker=3 if tile == 26 else NOBODY) for seat, text in thrown.items() for tile in tiles(text)
    )
    table = clear_table(match)._replace(
        phase=Phase.DISCARD, turn=2, counts=(7, 13, 11, 10), discards=discards, laid=sets, front=143 - 61 - 18 + 1,
        melds=tuple(tuple(one.meld for one in sets if one.seat == seat) for seat in range(4)),
        bonus=((35,), (), (), ()), source=Source.WALL,
    )  # fmt: skip
    own = Own(rack=tiles("1m 2m 3p 4p 7s 8s 9s 1z 1z 7z 5m"), drawn=4)
    view = View(book, conduct_of(book), table, 2, own)
    printed = [
        text.rstrip() for text in lines_of([*show_board(view, lang), line(), *show_hand(view, lang, numbers=True)])
    ]
    assert shown[: len(printed)] == printed

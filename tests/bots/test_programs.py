"""Programs that play: those in the documents, late, stubborn and wrong ones, and those of Botzone."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random

import pytest

from tests.bots.tables import ROOT, a_game
from windroos.books.catalog import rules
from windroos.bots.botzone import BotzonePlayer
from windroos.bots.botzone_words import understood
from windroos.bots.pipe import Pipe
from windroos.bots.player import BotError, ComputerPlayer, Reason, acting, make
from windroos.bots.process import ProcessPlayer
from windroos.play.model.actions import Call, Claim, Discard, Kong, Mahjong, PlayerAction
from windroos.play.model.view import View
from windroos.play.referee.game import play_hand
from windroos.play.rules.options import options
from windroos.rules.rules import Rules

PROGRAMS = Path(__file__).parents[1] / "bot_programs.py"


def command(name: str, *more: str) -> str:
    return f'"{sys.executable}" "{PROGRAMS}" {name} {" ".join(more)}'.strip()


def one_hand(player: ComputerPlayer, played: Rules, seed: int = 1) -> list[Reason | None]:
    """One hand of a player with three greedy ones; the reasons it gave."""
    reasons: list[Reason | None] = []

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        choice = player.decide(view, actions)
        assert choice.action in actions
        reasons.append(choice.reason)
        return choice.action

    others = [acting(make("greedy", played)) for _ in range(3)]
    try:
        play_hand(a_game(played), [decide, *others], Random(seed))
    finally:
        player.close()
    return reasons


@pytest.mark.parametrize("page", ["docs/players.md", "docs/spelers.md"])
def test_the_player_in_the_documents_plays(page: str, tmp_path: Path) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    program = next(block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "sys.stdin" in block)
    assert len(program.splitlines()) <= 32
    file = tmp_path / "player.py"
    file.write_text(program, encoding="utf-8")
    player = make(f'process:"{sys.executable}" "{file}"', rules("nts2002"), 3)
    assert len(one_hand(player, rules("nts2002"))) > 5


def test_a_program_may_answer_with_an_action_and_say_why() -> None:
    reasons = one_hand(make(f"process:{command('first')}", rules("hongkong")), rules("hongkong"))
    assert Reason("said", (("text", "the first?is as good as any"),)) in reasons


def test_a_late_answer_is_not_taken_for_the_next() -> None:
    player = ProcessPlayer(command("slow"), rules("mcr"), seconds=1.5)
    reasons = one_hand(player, rules("mcr"))
    assert reasons[0] == Reason("too_late")
    assert reasons[-1] is None


def test_a_program_that_does_not_end_is_ended() -> None:
    player = ProcessPlayer(command("stubborn"), rules("mcr"))
    process = player._pipe._process
    player.close()
    assert process.poll() is not None


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("silent", "bot_silent"),
        ("crash", "bot_left"),
        ("nonsense", "bot_nonsense"),
        ("forbidden", "bot_not_allowed"),
        ("endless", "bot_nonsense"),
        ("mute", "bot_no_hello"),
        ("newer", "bot_protocol"),
    ],
)
def test_a_program_that_does_not_play_along(name: str, code: str) -> None:
    seconds, hello = (0.2 if name == silent else 120.0 for silent in ("silent", "mute"))  # a machine may be busy
    with pytest.raises(BotError) as wrong:
        one_hand(ProcessPlayer(command(name), rules("mcr"), seconds=seconds, hello=hello), rules("mcr"))
    assert wrong.value.code == code
    for lang in ("nl", "en"):
        assert "bot_programs.py" in wrong.value.sentence(lang)
        assert "\n" not in wrong.value.sentence(lang)
        assert wrong.value.hint(lang)
    if name == "crash":
        assert "KeyError" in str(wrong.value)


@pytest.mark.parametrize(
    ("given", "code"),
    [("process:", "bot_no_command"), ("process:no-such-program", "bot_not_started"), ('process:"', "bot_not_started")],
)
def test_a_program_that_does_not_start(given: str, code: str) -> None:
    with pytest.raises(BotError) as wrong:
        make(given, rules("mcr"))
    assert wrong.value.code == code


@pytest.mark.parametrize("name", ["botzone_keep", "botzone_json_keep"])
def test_a_botzone_program_that_stays(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program keeps its hand by the requests alone, and breaks off where they do not fit.

    Whether it wants to stay is not known before it has said so: its first start sees the end of its input.
    """
    started: list[str] = []
    begin = Pipe.__init__

    def count(pipe: Pipe, line: str) -> None:
        started.append(line)
        begin(pipe, line)

    monkeypatch.setattr(Pipe, "__init__", count)
    way = "botzone-json" if "json" in name else "botzone"
    player = make(f"{way}:{command(name)}", rules("mcr"))
    for seed in range(3):
        assert len(one_hand(player, rules("mcr"), seed)) > 5
    assert len(started) == 1 + 3


@pytest.mark.parametrize(("name", "as_json"), [("botzone", False), ("botzone_json", True)])
def test_a_botzone_program_that_is_started_for_every_answer(name: str, as_json: bool) -> None:
    """It reads to the end of its input, as the sample of Botzone does."""
    player = BotzonePlayer(command(name), rules("mcr"), as_json)
    assert len(some_answers(player, 6)) == 6


def some_answers(player: ComputerPlayer, wanted: int, seed: int = 5) -> list[Reason | None]:
    """The reasons of the first answers of a hand."""
    game, reasons = a_game(rules("mcr")), list[Reason | None]()
    game.begin(Random(seed))
    others = acting(make("greedy", rules("mcr")))
    while len(reasons) < wanted and (waiting := game.waiting()):
        view = game.view(waiting[0])
        if view.seat == 0:
            choice = player.decide(view, options(view))
            reasons.append(choice.reason)
            game.do(choice.action)
        else:
            game.do(others(view, options(view)))
    player.close()
    return reasons


def test_a_botzone_program_is_given_what_it_saved() -> None:
    player = BotzonePlayer(command("botzone_saving"), rules("mcr"), as_json=True, seconds=60)
    said = [reason and dict(reason.values)["text"] for reason in some_answers(player, 2) + some_answers(player, 2)]
    assert said == ["1 of 1 in 60 s", "2 of 2 in 60 s", "1 of 3 in 60 s", "2 of 4 in 60 s"]


def test_the_same_wall_again_is_another_hand() -> None:
    """Where tables are compared the same people sit at the same places with the same wall."""
    player = BotzonePlayer(command("botzone_json"), rules("mcr"), as_json=True)
    for wanted in (1, 1, 3, 2):
        some_answers(player, wanted)
        assert len(player._responses) <= len(player._requests) < 3 + 8 * wanted
        assert player._requests[0].startswith("0 ")
        assert sum(request.startswith("0 ") for request in player._requests) == 1


def test_botzone_s_words() -> None:
    turn = (Discard(0, 0), Discard(0, 31), Kong(0, 9), Mahjong(0))
    claims = (
        Claim(0, Call.PASS),
        Claim(0, Call.MAHJONG),
        Claim(0, Call.CHOW, 3),
        Claim(0, Call.PUNG),
        Claim(0, Call.KONG),
    )
    told: list[tuple[str, tuple[PlayerAction, ...], PlayerAction | None, int]] = [
        ("PLAY W1", turn, turn[0], -1),
        ("PLAY J3", turn, turn[1], -1),
        ("GANG B1", turn, turn[2], -1),
        ("BUGANG B1", turn, turn[2], -1),
        ("HU", turn, turn[3], -1),
        ("PASS", claims, claims[0], -1),
        ("HU", claims, claims[1], -1),
        ("CHI W5 F1", claims, claims[2], 27),
        ("PENG J1", claims, claims[3], 33),
        ("GANG", claims, claims[4], -1),
        ("CHI W4 F1", claims, None, -1),
        ("PLAY W2", turn, None, -1),
        ("PLAY W10", turn, None, -1),
        ("PLAY", turn, None, -1),
        ("GANG W9", turn, None, -1),
        ("", turn, None, -1),
        ("PASS", turn, None, -1),
    ]
    for response, actions, action, discard in told:
        assert understood(response, actions) == (action, discard), response


def test_botzone_plays_mcr_alone() -> None:
    with pytest.raises(BotError) as wrong:
        make("botzone:bot", rules("nts2002"))
    assert wrong.value.code == "botzone_rules"
    with pytest.raises(BotError) as crashed:
        one_hand(make(f"botzone:{command('crash')}", rules("mcr")), rules("mcr"))
    assert crashed.value.code == "bot_left"

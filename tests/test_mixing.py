"""Walls and dice that nobody chose alone, and the page without Windroos that checks them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.anybody import lively
from tests.recorded import NAMES, recorded
from windroos import check_record
from windroos.books.catalog import IDS, rules
from windroos.cli import main
from windroos.errors import PlayError
from windroos.play.model.actions import Begin, Contribution
from windroos.play.model.events import NOBODY, HandBegan, Seated
from windroos.play.model.match import new_match
from windroos.play.record.header import header_line, header_of
from windroos.play.record.record import group_lines
from windroos.play.record.verify import verify
from windroos.play.referee.game import Game
from windroos.play.referee.mixing import Numbers, Turn, digest, mixed_hand, mixed_seats
from windroos.play.referee.referee import advance

ROOT = Path(__file__).resolve().parent.parent
GAMES = [(id, people) for id in IDS for people in (3, 4, 5)]
TEXTS = ("0a" * 32, "", "7c" * 32)


def added(*texts: str) -> tuple[Contribution, ...]:
    """What players of a match add; "" is bound but not opened."""
    return tuple(Contribution(player, digest(text or "lost"), text) for player, text in enumerate(texts))


@cache
def played(id: str, people: int, texts: tuple[str, ...] = TEXTS) -> tuple[str, ...]:
    """The lines of a match of two hands, seats and walls mixed from secrets and contributions."""
    chosen = rules(id, {"players": people})
    random = Random(f"{id} {people}")
    match = new_match(chosen, NAMES[:people], tuple(range(min(people, 4))), 4 if people == 5 else NOBODY, hands=2)
    lines = [header_line(header_of(match))]
    game = Game(match, False, lambda action, steps: lines.extend(group_lines(action, steps)))
    game.do(mixed_seats(chosen, "the seats' secret", added(*texts)))
    while not game.match.over:
        turn = Turn(game.match.hand, game.match.round)
        game.do(mixed_hand(game.state.conduct, turn, f"secret {turn.number}", added(*texts)))
        while waiting := game.waiting():
            game.do(lively(game.view(waiting[0]), random))
    return tuple(lines)


@pytest.mark.parametrize(("id", "people"), GAMES)
def test_both_checks_agree_on_games_of_every_book(id: str, people: int) -> None:
    lines = played(id, people)
    assert verify(lines).in_order
    assert check_record.check(lines) == 2


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("strict", [False, True])
def test_older_records_are_still_in_order(id: str, strict: bool) -> None:
    for people in (3, 4):
        lines = recorded(id, strict, people).lines
        assert verify(lines).in_order
        assert check_record.check(lines) == 2


@pytest.mark.parametrize("file", sorted((ROOT / "tests" / "games").glob("*.jsonl")), ids=lambda file: file.stem)
def test_golden_games_are_in_order(file: Path) -> None:
    assert check_record.check(file.read_text("utf-8").splitlines()) > 0


# --- what was tampered with ----------------------------------------------------------------------------------------


def swap_tiles(value: Any) -> None:
    """Two tiles change places wherever the wall is written, so that it agrees with itself."""
    for one in (value, value.get("public", {}), value.get("sealed", {})):
        if "wall" in one:
            one["wall"][60], one["wall"][77] = one["wall"][77], one["wall"][60]


def throw_other(value: Any) -> None:
    for one in (value, value.get("public", {})):
        if "dice" in one:
            one["dice"][0][0] = one["dice"][0][0] % 6 + 1


def other_text(value: Any) -> None:
    for one in (value, value.get("public", {})):
        for contribution in one.get("contributions", [])[:1]:
            contribution["text"] = "0b" * 32


def other_text_and_digest(value: Any) -> None:
    for one in (value, value.get("public", {})):
        for contribution in one.get("contributions", [])[:1]:
            contribution.update(text="0b" * 32, commitment=digest("0b" * 32))


def unopened(value: Any) -> None:
    for one in (value, value.get("public", {})):
        for contribution in one.get("contributions", [])[:1]:
            del contribution["text"]


def other_secret(value: Any) -> None:
    for one in (value, value.get("public", {}), value.get("sealed", {})):
        for key in ("salt", "secret"):
            if key in one:
                one[key] += "!"


def other_tile(value: Any) -> None:
    for one in value.get("private", []):
        if one["event"] == "received":
            one["tile"] = "5s" if one["tile"] != "5s" else "6s"


def other_rack(value: Any) -> None:
    for one in value.get("private", []):
        if one["event"] == "rack":
            one["tiles"].reverse()


def other_stack(value: Any) -> None:
    if value.get("public", {}).get("event") == "opened":
        value["public"]["stack"] += 1


def other_double(value: Any) -> None:
    if value.get("public", {}).get("event") == "hand_began":
        value["public"]["double"] = "S"


def other_seats(value: Any) -> None:
    for one in (value, value.get("public", {})):
        if one.get("drawn"):
            one["drawn"].reverse()
        for due in one.get("throws", []):
            due[0][0] = due[0][0] % 6 + 1


TRICKS: tuple[tuple[Callable[[Any], None], set[str]], ...] = (
    (swap_tiles, {"wall"}),
    (throw_other, {"dice"}),
    (other_text, {"text"}),
    (other_text_and_digest, {"wall", "dice"}),
    (unopened, {"wall", "dice"}),
    (other_secret, {"commitment"}),
    (other_tile, {"tile"}),
    (other_rack, {"rack"}),
    (other_stack, {"opening"}),
    (other_double, {"double"}),
    (other_seats, {"dice"}),
)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize(("trick", "why"), TRICKS, ids=lambda it: getattr(it, "__name__", ""))
def test_both_checks_notice_a_trick(id: str, trick: Callable[[Any], None], why: set[str]) -> None:
    changed = [played(id, 4)[0]]
    for line in played(id, 4)[1:]:
        value = json.loads(line)
        trick(value)
        changed.append(json.dumps(value))
    assert not verify(changed).in_order
    with pytest.raises(check_record.WrongError) as wrong:
        check_record.check(changed)
    assert wrong.value.why in why


def test_a_wall_moved_in_an_older_record_is_noticed() -> None:
    lines = [recorded("mcr").lines[0]]
    for line in recorded("mcr").lines[1:]:
        value = json.loads(line)
        swap_tiles(value)
        lines.append(json.dumps(value))
    with pytest.raises(check_record.WrongError) as wrong:
        check_record.check(lines)
    assert wrong.value.why == "commitment"


@pytest.mark.parametrize(
    "cut", ['{"windroos":"record"}', "[]", "no record", '{"windroos":"record","rules":"chess"}', ""]
)
def test_what_is_no_record_is_refused_in_one_sentence(cut: str) -> None:
    with pytest.raises(check_record.WrongError) as wrong:
        check_record.check([cut])
    assert wrong.value.line == 1


# --- the referee ---------------------------------------------------------------------------------------------------


def test_the_referee_takes_no_wall_but_the_mixed_one() -> None:
    chosen = rules("nts2002")
    game = Game(new_match(chosen, NAMES[:4], (0, 1, 2, 3)))
    right = mixed_hand(game.state.conduct, Turn(1, 0), "secret", added(*TEXTS))
    swapped = (right.wall[1], right.wall[0], *right.wall[2:])
    shown = (*added(*TEXTS)[:1], Contribution(1, digest("x"), "y"))
    for wrong, code in (
        (right._replace(wall=swapped if swapped != right.wall else right.wall[::-1]), "mixed_chance"),
        (right._replace(dice=tuple(tuple(7 - eye for eye in throw) for throw in right.dice)), "mixed_chance"),
        (right._replace(salt="another"), "mixed_chance"),
        (right._replace(contributions=()), "mixed_chance"),
        (right._replace(contributions=shown), "mixed_text"),
        (right._replace(contributions=added(*TEXTS)[::-1]), "mixed_players"),
        (right._replace(contributions=(Contribution(4, digest("x"), ""),)), "mixed_players"),
    ):
        with pytest.raises(PlayError) as refused:
            advance(game.state, wrong)
        assert refused.value.code == code
    began = next(step.public for step in game.do(right) if isinstance(step.public, HandBegan))
    assert (began.commitment, began.contributions) == (digest("secret"), added(*TEXTS))


def test_seats_are_mixed_too() -> None:
    chosen = rules("groenehart2011")
    game = Game(new_match(chosen, NAMES[:4], (0, 1, 2, 3)))
    right = mixed_seats(chosen, "secret", added(*TEXTS))
    with pytest.raises(PlayError) as refused:
        advance(game.state, right._replace(secret="another"))
    assert refused.value.code == "mixed_chance"
    (step,) = game.do(right)
    assert isinstance(step.public, Seated)
    assert (step.public.secret, step.public.commitment) == ("secret", digest("secret"))


def test_every_contribution_makes_another_wall() -> None:
    conduct = Game(new_match(rules("mcr"), NAMES[:4], (0, 1, 2, 3))).state.conduct

    def wall(secret: str, *texts: str, hand: int = 1) -> Begin:
        return mixed_hand(conduct, Turn(hand, 0), secret, added(*texts))

    found = [wall("a"), wall("b"), wall("a", "aa"), wall("a", "ab"), wall("a", "", "aa"), wall("a", hand=2)]
    assert len({begin.wall for begin in found}) == len(found)
    assert all(Counter(begin.wall) == Counter(conduct.tiles) for begin in found)


def test_numbers_are_even() -> None:
    """Chi-squared over 6 eyes and over the place where the first of five lands: limits that fail once in a million."""
    numbers = Numbers("test", "secret", ())
    eyes = Counter(numbers.below(6) for _ in range(6000))
    assert set(eyes) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in eyes.values()) < 36
    places = Counter(numbers.shuffled("abcde").index("a") for _ in range(5000))
    assert sum((places[at] - 1000) ** 2 / 1000 for at in range(5)) < 34


def test_words_that_would_favour_low_numbers_are_passed_over() -> None:
    """A count just over half of all words: every second word or so is passed over, and none comes out beyond it."""
    count = 2**31 + 1
    every, plain = Numbers("test", "secret", ()), check_record.numbers(["test", "secret"])
    expected = [word for word in (next(plain) for _ in range(64)) if word < count]
    assert 20 < len(expected) < 44
    assert [every.below(count) for _ in expected] == expected


# --- the command ---------------------------------------------------------------------------------------------------


def test_the_command_says_what_the_page_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    lines = played("nts2002", 4)
    good.write_text("\n".join(lines) + "\n", "utf-8")
    bad.write_text("\n".join(line.replace("0a0a", "0b0a", 1) for line in lines) + "\n", "utf-8")
    assert main(["verify", "--independent", "--lang", "nl", str(good)]) == 0
    assert "in orde: 2 spellen; elke steen kwam van zijn plaats" in capsys.readouterr().out
    assert main(["verify", "--independent", "--lang", "en", str(good), str(bad)]) == 1
    assert "a contribution is not what was promised before." in " ".join(capsys.readouterr().out.split())
    assert main(["verify", "--independent", "--json", "--lang", "nl", str(bad)]) == 1
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["in_order"], found["line"], found["error"]["code"]) == (False, 3, "text")
    assert main(["verify", "--independent", "--house", "x.toml", str(good)]) == 2
    capsys.readouterr()


def test_the_page_runs_without_windroos(tmp_path: Path) -> None:
    """In a folder of its own, by a Python that looks nowhere else."""
    page, game = tmp_path / "check_record.py", tmp_path / "game.jsonl"
    page.write_text((ROOT / "src" / "windroos" / "check_record.py").read_text("utf-8"), "utf-8")
    game.write_text("\n".join(played("hongkong", 4)) + "\n", "utf-8")
    command = [sys.executable, "-I", "-S", str(page), str(game)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (0, f"{game}: in order (2 hands)\n")
    game.write_text(game.read_text("utf-8").replace('"5p"', '"6p"', 9), "utf-8")
    assert subprocess.run(command, capture_output=True, encoding="utf-8", check=False).returncode == 1


def test_every_reason_of_the_page_has_words_in_both_languages() -> None:
    assert all(nl and en and nl != en for nl, en in check_record.WRONG.values())

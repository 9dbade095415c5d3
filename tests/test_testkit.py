"""The checks of books and players find what is wrong, and nothing where all is well."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import cast

import pytest

from windroos.books.catalog import rules
from windroos.books.choosing import TypedRules
from windroos.bots.player import RUNGS, BotError, ChosenAction, ComputerPlayer, Reason
from windroos.cli import main
from windroos.errors import WindroosError
from windroos.play.model.actions import Discard, PlayerAction
from windroos.play.model.view import View
from windroos.rules.conduct import Conduct
from windroos.rules.rule import Heading, Options, RuleSet
from windroos.rules.rules import Rules, configure
from windroos.settling.outcome import Outcome
from windroos.settling.payments import Payment
from windroos.settling.terms import Terms
from windroos.testkit import book, golden, player, trial
from windroos.testkit.golden import read_golden
from windroos.testkit.player import TriedPlayer, TriedTable, maker_of, plays, tables
from windroos.testkit.trial import Finding, carried_out
from windroos.text import testkit as words
from windroos.text.words import LANGS

TABLE = TriedTable(rules("hongkong"), False)


def codes(findings: tuple[Finding, ...]) -> set[str]:
    """What was found; every sentence can be said."""
    for finding in findings:
        assert all("{" not in finding.sentence(lang) or "{" in str(finding.values) for lang in LANGS)
    return {finding.code for finding in findings}


# --- books -----------------------------------------------------------------------------------------------------------


def house(tmp_path: Path, text: str) -> book.TriedBook:
    file = tmp_path / "club.toml"
    file.write_text(text, encoding="utf-8")
    return book.tried_rules(TypedRules(house=file))


def test_house_rules_that_keep_the_laws_are_well(tmp_path: Path) -> None:
    tried = house(tmp_path, 'rules = "hongkong"\n[options]\nminimum = 1\n[items.schoon]\nfan = 2\nname = "Halve kleur"')
    for check in book.CHECKS:
        if check is not book.is_played:  # seconds; the books are played in test_books.py
            assert carried_out(check, tried) == (), check.__name__
    assert tried.other({"players": 3}).name == "club"
    assert tried.other({"players": 3}).value("minimum") == 1


def test_two_items_of_one_name(tmp_path: Path) -> None:
    tried = house(tmp_path, 'rules = "hongkong"\n[items.schoon]\nname = "Zuiver"\n[items.vier_pungen]\nname = "zuiver"')
    assert codes(carried_out(book.has_words, tried)) == {"same_name"}


def test_rules_by_which_nobody_goes_out(tmp_path: Path) -> None:
    off = "\n".join(f"[items.{entry.id}]\ncount = false" for entry in rules("hongkong").entries)
    tried = house(tmp_path, f'rules = "hongkong"\n{off}\n[options]\nminimum = 3')
    found = carried_out(book.counts_and_explains, tried._replace(hands=1))
    assert codes(found) == {"nobody_goes_out"}


def planted(**other: object) -> book.TriedBook:
    """A book of Hong Kong with something wrong."""

    def made(options: Options) -> Rules:
        return configure(replace(usual.rules.rule_set, **other), options)  # type: ignore[arg-type]  # what is planted

    usual = book.tried_book("hongkong")
    return usual._replace(rules=made({}), other=made)


HONGKONG: RuleSet = rules("hongkong").rule_set


def takes_no_entries(options: Options) -> tuple[Heading, ...]:
    """Headings and entries that nobody has worded."""
    return (
        *HONGKONG.table(options),
        Heading("nothing", (replace(HONGKONG.table(options)[0].entries[0], id="nothing"),)),
    )


def pays_the_wrong_way(options: Options) -> Terms:
    """The winner pays."""
    terms = HONGKONG.terms(options)

    def pay(outcome: Outcome, agreed: Terms, scores: Mapping[str, int]) -> list[Payment]:
        return [one._replace(payer=one.payee, payee=one.payer) for one in terms.pay(outcome, agreed, scores)]

    return terms._replace(pay=pay)


def forgets_a_player(options: Options, strict: bool) -> Conduct:
    """A book that breaks off when it is asked how it is played."""
    raise KeyError("conduct")


@pytest.mark.parametrize(
    ("check", "other", "code"),
    [
        (book.has_words, {"table": takes_no_entries}, "no_words"),
        (book.takes_its_options, {"options": (*HONGKONG.options, HONGKONG.options[0])}, "option_twice"),
        (book.takes_its_options, {"settled_by": ("nothing",)}, "option_missing"),
        (book.is_settled, {"terms": pays_the_wrong_way}, "winner_pays"),
        (book.is_played, {"conduct": forgets_a_player}, "stopped"),
        (book.shows_its_book, {"conduct": forgets_a_player}, "stopped"),
    ],
)
def test_a_wrong_book_is_noticed(check: book.Check, other: dict[str, object], code: str) -> None:
    assert code in codes(carried_out(check, planted(**other)))


def test_a_digest_that_hides_an_option_is_noticed() -> None:
    tried = book.tried_book("hongkong")
    assert "option_ignored" in codes(carried_out(book.takes_its_options, tried._replace(other=lambda _: tried.rules)))


def test_golden_hands_of_a_club() -> None:
    text = """# for people
[RRR] [567s] 234s 99s SS +S discard S/E | minimum=0 | {} | * | club book, p. 1
[RRR] [567s] 234s 99s +S | | 3 | * | too few tiles
[RRR] [567s] 234s 99s SS +S discard S/E | | illegal 5 | draken | club book, p. 2"""
    for worth, expected in (("6", None), ("7", "golden")):
        found = [line.trouble(line.rules()) for line in read_golden(text.format(worth), "hongkong", "club.txt")]
        assert [one and one.code for one in found] == [expected, "golden_refused", "golden"]
    for line in ("123m | 4", "123m | | 4 | * |"):
        with pytest.raises(WindroosError, match="five columns"):
            list(read_golden(line, "mcr", "club.txt"))


# --- players ---------------------------------------------------------------------------------------------------------


class Odd:
    """A player who does anything, and something of his own as his fifth answer."""

    name = "odd"

    def __init__(self, fifth: Callable[[View, tuple[PlayerAction, ...]], object], random: Random) -> None:
        self._fifth = fifth
        self._asked = 0
        self._random = random

    def decide(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        self._asked += 1
        if self._asked == 5:
            return cast(ChosenAction, self._fifth(view, actions))
        return ChosenAction(self._random.choice(actions))

    def close(self) -> None:
        pass


def odd(fifth: Callable[[View, tuple[PlayerAction, ...]], object]) -> player.Maker:
    return lambda _, seed: Odd(fifth, Random(seed))


def first(_: View, actions: tuple[PlayerAction, ...]) -> object:
    return ChosenAction(actions[0])


def cheats(view: View, _: tuple[PlayerAction, ...]) -> object:
    return ChosenAction(Discard(view.seat, next(tile for tile in range(34) if tile not in view.own.rack)))


def crashes(_: View, actions: tuple[PlayerAction, ...]) -> object:
    raise KeyError(len(actions))


def mumbles(_: View, actions: tuple[PlayerAction, ...]) -> object:
    return ChosenAction(actions[0], Reason("mumble"))


def forgets_to_say_choice(_: View, actions: tuple[PlayerAction, ...]) -> object:
    return actions[0]


def never_comes(_: Rules, seed: int) -> ComputerPlayer:
    raise ValueError(f"no model of {seed}")


SHARED = Random(1)


def forgets(*_: object) -> ComputerPlayer:
    """Its chance goes on from game to game."""
    return Odd(first, SHARED)


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (odd(cheats), "player_forbidden"),
        (odd(crashes), "player_stopped"),
        (odd(mumbles), "player_reason"),
        (odd(forgets_to_say_choice), "player_no_choice"),
        (never_comes, "player_not_made"),
        (forgets, "player_forgets"),
    ],
)
def test_a_wrong_player_is_noticed(make: player.Maker, code: str) -> None:
    for table in (TABLE, TABLE._replace(strict=True)):
        found = tuple(plays(TriedPlayer(make, clock=lambda: 0.0), table))
        assert codes(found) == {code}
    if code == "player_forbidden":
        assert "Discard" in found[0].sentence("nl")


def test_an_answer_that_takes_too_long_is_noticed() -> None:
    def clock() -> Iterator[float]:
        now = 0.0
        while True:
            yield now
            now += 4.0

    for seconds, expected in ((3.0, {"player_slow"}), (4.0, set())):
        ticking = clock()
        tried = TriedPlayer(odd(first), seconds=seconds, clock=partial(next, ticking))
        assert codes(tuple(plays(tried, TABLE))) == expected


@pytest.mark.parametrize("name", [*RUNGS, "learner"])
def test_the_players_of_windroos_pass(name: str) -> None:
    """By options of chance; by every book with three, four and five they play in bots/."""
    for table in tables(5, ("hongkong", "nts2002"), (4,), more=1):
        assert codes(tuple(plays(TriedPlayer(maker_of(name), seed=5, clock=lambda: 0.0), table))) == set()


def test_every_number_of_players_strict_and_friendly_and_other_options_are_tried() -> None:
    found = list(tables(0, ("hongkong",)))
    assert {(table.rules.value("players"), table.strict) for table in found} == {
        (players, strict) for players in (3, 4, 5) for strict in (False, True)
    }
    assert any(len(set(table.rules.options.items()) - set(TABLE.rules.options.items())) > 2 for table in found)
    assert [table.described() for table in tables(0, ("mcr",), (9,))] == []


@pytest.mark.parametrize("name", ["strong", "no_such_module:Player", "json:Player", ""])
def test_no_such_player(name: str) -> None:
    with pytest.raises(BotError):
        maker_of(name)


# --- the command -----------------------------------------------------------------------------------------------------

PLAYER = """
from windroos.bots.chance import RandomPlayer
from windroos.bots.player import ChosenAction

def good(rules, seed):
    return RandomPlayer(seed)

class Silent(RandomPlayer):
    def decide(self, view, actions):
        raise SystemError("nothing to say")

def bad(rules, seed):
    return Silent(seed)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "our_player.py").write_text(PLAYER, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def test_a_player_of_one_s_own(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    usual = ["--rules", "hongkong", "--players", "4", "--lang", "nl"]
    assert main(["check", "player", "our_player:good", *usual]) == 0
    assert "Alles is zoals het moet." in capsys.readouterr().out
    assert main(["check", "player", "our_player:bad", *usual]) == 1
    out = capsys.readouterr().out
    assert "de speler stopt: SystemError: nothing to say" in " ".join(out.split())
    assert "Niet zoals het moet: 4." in out


def test_house_rules_with_hands_of_one_s_own(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book, "CHECKS", (book.has_words, book.is_settled))
    hand = "[RRR] [567s] 234s 99s SS +S discard S/E | minimum=0 | {} | * | our book"
    (folder / "club.toml").write_text('rules = "hongkong"\n[items.pung_draken]\nfan = 0\n', encoding="utf-8")
    for worth, status in (("5", 0), ("7", 1)):
        (folder / "hands.txt").write_text(hand.format(worth), encoding="utf-8")
        assert main(["check", "book", "--house", "club.toml", "--golden", "hands.txt", "--lang", "en"]) == status
        assert ("not 7" in capsys.readouterr().out) == (status == 1)


@pytest.mark.parametrize(
    "typed",
    [
        ["check"],
        ["check", "coffee"],
        ["check", "player"],
        ["check", "player", "random", "live"],
        ["check", "player", "random", "--players", "7"],
        ["check", "player", "random", "--hands", "0"],
        ["check", "player", "nobody"],
        ["check", "book", "nothing"],
        ["check", "book", "mcr", "--golden", "nowhere.txt"],
    ],
)
def test_what_cannot_be_checked(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(typed) == 2
    assert capsys.readouterr().err


def test_everything_that_can_be_found_has_words() -> None:
    """And what has words can be found."""
    said = set()
    for module in (book, player, trial, golden):
        said |= set(re.findall(r"(?:found|report)\(\s*\"([a-z_]+)\"", inspect.getsource(module)))
    assert said == set(words.FINDINGS)
    assert {check.__name__ for check in (*book.CHECKS, book.is_played_by_the_laboratory)} | {"golden_hands"} == set(
        words.TRIED
    )


def test_no_check_is_an_assertion() -> None:
    """Assertions are gone with python -O, and say nothing to who plays."""
    for module in (book, player, trial):
        assert not [node for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Assert)]

"""Computer players of every kind play every book for long, whatever the options: not one fault.

With WINDROOS_FULL set, ten thousand hands of each book. As a program: `python -m tests.test_soak BOOK HANDS [FROM]`.
"""

from __future__ import annotations

import os
import sys
from random import Random
from typing import NamedTuple

import pytest

from tests.houses import house_by_chance
from windroos.books import catalog
from windroos.books.catalog import IDS, book_words, rules
from windroos.books.settle import settle
from windroos.bots.player import NAMES, acting, make
from windroos.errors import OptionError, SettleError
from windroos.hosting.history import HandEnd
from windroos.play.model.actions import Action
from windroos.play.model.events import NOBODY, HandEnded, Step
from windroos.play.model.match import new_match
from windroos.play.referee.game import Game, play_hand
from windroos.play.referee.state import State
from windroos.rules.rule import Value
from windroos.rules.rules import Rules, course_of
from windroos.settling.outcome import Outcome
from windroos.web.table.ended import ended

HANDS = 10_000 if os.environ.get("WINDROOS_FULL") else 16
MIXTURES = (("random",), ("greedy",), ("live",), NAMES, ("greedy", "live"))
NAMES4 = ("Aad", "Bep", "Cor", "Dik")
MOST = 4_000
"""Actions of a hand that ends."""


class Table(NamedTuple):
    """Who plays by which rules."""

    rules: Rules
    kinds: tuple[str, ...]
    strict: bool


def table_of(id: str, random: Random) -> Table:
    """A table by chance: three, four or five players, options, house rules and computer players."""
    book = catalog.rule_set(id)
    options: dict[str, Value] = {}
    for option in book.options:
        if option.id == "players" or random.random() < 0.5:
            options[option.id] = random.choice(list(option.values))
    kinds = tuple(random.choice(random.choice(MIXTURES)) for _ in range(5))
    try:
        made = rules(id, options) if random.random() < 0.7 else house_by_chance(id, random, **options)
    except OptionError:
        made = rules(id)  # values that do not go together
    return Table(made, kinds, random.random() < 0.4)


def play(id: str, number: int) -> None:
    """Play a hand by its number and explain it. Raises whatever goes wrong."""
    random = Random(f"{id} {number}")
    made, kinds, strict = table_of(id, random)
    count = int(made.options.get("players", 4))
    names = (*NAMES4, "Eef")[:count]
    seats = list(range(count))
    random.shuffle(seats)
    match = new_match(made, names, tuple(seats[:4]), seats[4] if count > 4 else NOBODY)
    match = match._replace(round=random.choice(course_of(made).winds))
    before: list[State] = []
    last: list[tuple[Step, ...]] = []

    def seen(_: Action, steps: tuple[Step, ...]) -> None:
        last.append(steps)
        assert len(last) < MOST, "the hand does not end"
        if any(isinstance(step.public, HandEnded) for step in steps):
            assert ended(HandEnd(before[-1], steps), book_words(before[-1].rules.id), "nl") is not None
        before[:] = [game.state]

    game = Game(match, strict, seen)
    before.append(game.state)
    play_hand(game, [acting(make(kinds[player], made, number)) for player in range(count)], random)
    assert game.match.hand == 2 or game.match.over


@pytest.mark.parametrize("id", IDS)
def test_computer_players_play_whatever_is_dealt(id: str) -> None:
    first = Random().randrange(10**6) if os.environ.get("WINDROOS_FULL") else 0
    for number in range(first, first + HANDS):
        try:
            play(id, number)
        except Exception as fault:
            raise AssertionError(f"python -m tests.test_soak {id} 1 {number}") from fault


def test_a_mahjong_that_house_rules_make_worth_nothing_ends_the_hand() -> None:
    """Nobody gets anything, and the game goes on; of what people write down it is doubted."""
    outcome = Outcome(
        "nts2002", NAMES4, dict.fromkeys(NAMES4, 0), east="Aad", winner="Bep", by="discard", discarder="Cor"
    )
    assert set(settle(outcome, counted=True).net.values()) == {0}
    with pytest.raises(SettleError, check=lambda wrong: wrong.code == "settle_winner_nothing"):
        settle(outcome)


@pytest.mark.parametrize(
    ("id", "score", "options", "code", "each"),
    [
        ("hongkong", 0, {"minimum": 0}, "settle_self_drawn_zero", 1),
        ("hongkong", 1, {"minimum": 3}, "settle_below_minimum", 2),
        ("hongkong", 88, {"most_fan": 0}, "settle_score_high", 2**88),
        ("mcr", 2_000, {}, "settle_score_high", 2_008),
    ],
)
def test_a_score_that_only_house_rules_can_give_is_settled(
    id: str, score: int, options: dict[str, Value], code: str, each: int
) -> None:
    """Drawing the last tile may be worth nothing there, a rare hand a great deal; on paper it is a mistake."""
    outcome = Outcome(id, NAMES4, {"Bep": score}, east="Aad", winner="Bep", by="self", options=options)
    assert settle(outcome, counted=True).net["Bep"] == 3 * each
    with pytest.raises(SettleError, check=lambda wrong: wrong.code == code):
        settle(outcome)


def test_flowers_that_house_rules_make_worth_more_are_settled() -> None:
    names, scores = NAMES4, {"Bep": 20}
    outcome = Outcome("mcr", names, scores, east="Aad", winner="Bep", by="self", flowers=9)
    assert settle(outcome, counted=True).net["Bep"] == 3 * (20 + 8 + 9)
    with pytest.raises(SettleError, check=lambda wrong: wrong.code == "settle_extra_amount"):
        settle(outcome)


def main(id: str, hands: int, first: int) -> int:
    """Play many hands; the number of those that went wrong."""
    import traceback

    wrong = 0
    for number in range(first, first + hands):
        try:
            play(id, number)
        except Exception:
            wrong += 1
            sys.stdout.write(f"{id} {number}\n{traceback.format_exc()}\n")
        if number % 100 == 99:
            sys.stdout.write(f"{id}: {number + 1 - first} hands, {wrong} wrong\n")
            sys.stdout.flush()
    return wrong


if __name__ == "__main__":
    sys.exit(int(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0) > 0))

"""What every computer player must do, by every book and with as many as it takes.

A player is given what a seat sees and what it may do; it picks one of those actions in time, picks the same when it is
made again with the same seed, says why in words that there are, and is never lost for an answer.

A player in this process that never answers cannot be stopped from here; a program of its own is (`process:COMMAND`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from time import monotonic
from typing import Final, NamedTuple, NoReturn

from windroos.books.catalog import IDS, book_words, rule_set, rules
from windroos.bots.player import NAMES, PROGRAMS, BotError, ChosenAction, ComputerPlayer, Reason, acting, make
from windroos.play.model.actions import PlayerAction
from windroos.play.model.events import NOBODY
from windroos.play.model.match import new_match
from windroos.play.model.view import View
from windroos.play.record.log import action_text
from windroos.play.referee.game import Decide, Game, play_hand
from windroos.play.rules.legal import IllegalAction, why_not
from windroos.rules.rules import Rules
from windroos.testkit.hands import any_rules
from windroos.testkit.trial import Finding, found, what_went_wrong
from windroos.text.bots import reason_text
from windroos.text.testkit import NOT_OFFERED
from windroos.text.words import LANGS

Maker = Callable[[Rules, int], ComputerPlayer]
"""Makes a player for one seat from rules and a seed."""
HANDS: Final = 1
SECONDS: Final = 5.0
"""What a program has for an answer (docs/players.md); a player in this process has as long."""


class TriedPlayer(NamedTuple):
    """A player to be tried.

    make     makes one
    hands    hands at each table
    seed     decides walls, dice and the options of the tables
    seconds  the most that an answer may take
    clock    tells the time in seconds
    """

    make: Maker
    hands: int = HANDS
    seed: int = 0
    seconds: float = SECONDS
    clock: Callable[[], float] = monotonic


class TriedTable(NamedTuple):
    """Rules by which a player is tried, on a friendly table or a strict one."""

    rules: Rules
    strict: bool

    def described(self) -> str:
        """The book, the number of players and the options that are not as usual."""
        usual = rules(self.rules.id).options
        other = [f"{id}={value}" for id, value in self.rules.options.items() if value != usual[id]]
        return ", ".join([self.rules.id, *other, *(["strict"] if self.strict else [])])


def maker_of(name: str) -> Maker:
    """What makes the player that is meant: one of Windroos, a program (`process:COMMAND`), or `MODULE:NAME`.

    NAME is called with the rules and a seed and gives a `windroos.bots.player.ComputerPlayer`.

    Raises:
        BotError: there is no such player.
    """
    kind, colon, wanted = name.partition(":")
    if not colon or kind in PROGRAMS:
        if not colon and name not in NAMES:
            raise BotError("player_unknown", name=name, known=", ".join(NAMES))
        return partial(make, name)
    try:
        maker: Maker = getattr(import_module(kind), wanted)
    except Exception as fault:  # a module may stop in any way when it is read
        raise BotError("player_not_found", name=name, what=what_went_wrong(fault)) from None
    return maker


def tables(seed: int, ids: tuple[str, ...] = IDS, players: tuple[int, ...] = (), more: int = 2) -> Iterator[TriedTable]:
    """Where a player is tried: with every number of players, friendly and strict, and by `more` options of chance.

    `players` are those that are asked for; none: all that the book knows.
    """
    for id in ids:
        count = rule_set(id).option("players")
        known = [int(value) for value in count.values] if count is not None else []
        wanted = [value for value in known if value in players or not players]
        for value in wanted:
            yield from (TriedTable(rules(id, players=value), strict) for strict in (False, True))
        random = Random(f"{id} {seed}")
        for at in range(more if wanted else 0):
            chosen = dict(any_rules(random, id).options)
            yield TriedTable(rules(id, chosen | {"players": random.choice(wanted)}), at % 2 == 1)


def plays(tried: TriedPlayer, table: TriedTable) -> Iterator[Finding]:
    """It plays some hands at this table as a player must, twice the same; the first thing that is wrong ends them.

    It sits at every other place, players who do anything at all at the others.
    """
    answers: list[str] = []
    wrong = _sat_down(tried, table, answers) or _sat_down(tried, table, [], answers)
    if wrong is not None:
        yield wrong


class _WrongError(Exception):
    """Ends a game in which a player did something wrong."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.code)
        self.finding = finding


def _sat_down(
    tried: TriedPlayer, table: TriedTable, answers: list[str], before: list[str] | None = None
) -> Finding | None:
    """Play the hands; what was wrong first.

    What the player does is added to `answers`, and compared with `before`: what it did in the same game.
    """
    count = int(table.rules.value("players"))
    match = new_match(table.rules, tuple("abcde"[:count]), tuple(range(min(count, 4))), 4 if count == 5 else NOBODY)
    game = Game(match, table.strict)
    seated: list[ComputerPlayer] = []
    try:
        for place in range(count):
            make_one = tried.make if place % 2 == 0 else partial(make, "random")
            seated.append(make_one(table.rules, tried.seed + place))
        watched = _Watched(tried, table, answers, before)
        decide = [watched.of(one) if at % 2 == 0 else acting(one) for at, one in enumerate(seated)]
        random = Random(f"{tried.seed} {table.described()}")
        for _ in range(tried.hands):
            play_hand(game, decide, random)
    except _WrongError as wrong:
        return wrong.finding
    except Exception as fault:  # a player may be wrong in any way
        return found("player_not_made", table=table.described(), what=what_went_wrong(fault))
    finally:
        for one in seated:
            one.close()
    return None


class _Watched(NamedTuple):
    """A look at what a player does at a table."""

    tried: TriedPlayer
    table: TriedTable
    answers: list[str]
    before: list[str] | None

    def of(self, player: ComputerPlayer) -> Decide:
        """The player, watched."""
        return lambda view, actions: self.decide(player, view, actions)

    def decide(self, player: ComputerPlayer, view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        """What the player does, if that is as it must be."""
        began = self.tried.clock()
        try:
            choice = player.decide(view, actions)
        except Exception as fault:  # a player may be wrong in any way
            self.report("player_stopped", view, what=what_went_wrong(fault))
        took = self.tried.clock() - began
        if took > self.tried.seconds:
            self.report("player_slow", view, took=f"{took:.1f}", most=f"{self.tried.seconds:g}")
        if not isinstance(choice, ChosenAction):
            self.report("player_no_choice", view, kind=type(choice).__name__)
        if choice.action not in actions:
            self.report("player_forbidden", view, done=repr(choice.action), why=_why_not(view, choice.action))
        if choice.reason is not None and not _has_words(choice.reason, view):
            self.report("player_reason", view, reason=repr(choice.reason))
        at, answer = len(self.answers), action_text(choice.action)
        self.answers.append(answer)
        if self.before is not None and self.before[at : at + 1] != [answer]:
            self.report("player_forgets", view, now=answer, before="".join(self.before[at : at + 1]) or "-")
        return choice.action

    def report(self, code: str, view: View, **values: object) -> NoReturn:
        """End the game with a finding that names the table and the hand."""
        raise _WrongError(found(code, table=self.table.described(), hand=view.table.match.hand, **values)) from None


def _why_not(view: View, action: PlayerAction) -> object:
    """Why an action may not be, where the rules have a word for it."""
    try:
        code = why_not(view, action)
    except Exception:  # what a player answers may be anything
        code = None
    return NOT_OFFERED if code is None else IllegalAction(code)


def _has_words(reason: Reason, view: View) -> bool:
    """Whether a reason can be said in every language."""
    try:
        return all(reason_text(reason, book_words(view.rules.id), lang) for lang in LANGS)
    except Exception:  # a reason may be anything
        return False

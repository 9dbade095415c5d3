"""A sitting at the table in the terminal: one person and computer players, until the match or the person ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple

from windroos.bots.player import ComputerPlayer
from windroos.cli.playing.asking import show_choices
from windroos.cli.playing.board import show_board, show_hand
from windroos.cli.playing.ending import show_ending, show_standings, show_winner
from windroos.cli.playing.helping import show_help, show_why
from windroos.cli.playing.keys import QUITS, Asked, TerminalCommand, read_reply
from windroos.cli.playing.layout import Line, Print, fill, line, words
from windroos.cli.playing.news import tell
from windroos.errors import WindroosError
from windroos.play.model.actions import Action, Bet, PlayerAction
from windroos.play.model.events import NOBODY, HandEnded, MatchEnded, Private, Public, seen_by
from windroos.play.model.view import Phase, View
from windroos.play.referee.chance import seats_by_chance, shuffled
from windroos.play.referee.game import Game
from windroos.play.rules.options import options
from windroos.telling.news import Listener
from windroos.telling.printed.style import Presentation
from windroos.text import play as texts
from windroos.text.words import Words

PERSON = 0
"""The person's place in the match's list of players."""


class Left(Exception):  # noqa: N818 - nothing is wrong: the person goes
    """The person stops, or there is nobody to answer any more."""


class SittingSetup(NamedTuple):
    """What the sitting is played with.

    ask      prints a prompt and gives the line that was typed, None at the end of the input
    random   the source of wall and dice of a hand, by its number
    players  for each place of the match but the person's
    seats    whether chance finds the seats before the first hand
    """

    put: Print
    ask: Callable[[str], str | None]
    reader: Presentation
    random: Callable[[int], Random]
    players: Sequence[ComputerPlayer | None]
    seats: bool


class Sitting:
    """The game, and what happened that the person has not been told yet."""

    def __init__(self, game: Game, desk: SittingSetup) -> None:
        self.game = game
        self.desk = desk
        self.lang = desk.reader.style.lang
        self._heard: list[Public | Private] = []
        self._bet_offered = (0, 0)

    def play(self, pending: Action | None = None) -> None:
        """Play to the end of the match; first the action that a resumed record lacks in part.

        Raises Left when the person stops.
        """
        if pending is not None:
            self._do(pending)
        elif self.game.match.hand > 1:
            self._put(show_standings(self.game.match, self.desk.reader))
        elif self.desk.seats:
            self._do(seats_by_chance(self.game.state.rules, self.desk.random(0)))
        while not self.game.match.over:
            if self.game.state.table.phase == Phase.BETWEEN:
                if self.game.match.hand > 1:
                    self._between()
                self._do(shuffled(self.game.state.conduct, self.game.match.round, self._random()))
            self._hand()

    @property
    def seat(self) -> int:
        """The person's seat in this hand, NOBODY when he sits it out."""
        players = self.game.state.table.players
        return players.index(PERSON) if PERSON in players else NOBODY

    def _random(self) -> Random:
        return self.desk.random(self.game.match.hand)

    def _put(self, lines: Iterable[Line]) -> None:
        self.desk.put(lines)

    # --- the game goes on

    def _hand(self) -> None:
        """Play until the hand is over. The computer players answer first, so that nobody waits for them."""
        while waiting := self.game.waiting():
            others = [seat for seat in waiting if seat != self.seat]
            if self.seat not in waiting:
                self._offer_bet()
            self._do(self._chosen(others[0]) if others else self._asked(self.game.view(self.seat)))

    def _chosen(self, seat: int) -> PlayerAction:
        """What a computer player does."""
        view = self.game.view(seat)
        player = self.desk.players[view.table.players[seat]]
        assert player is not None  # only the person's place is empty
        return player.decide(view, options(view)).action

    def _do(self, action: Action) -> None:
        """Carry out an action, and remember what the person sees of it; the end of a hand is explained at once."""
        before = self.game.state
        steps = self.game.do(action)
        for step in steps:
            self._heard.extend(seen_by(step, self.seat))
        if not any(isinstance(step.public, HandEnded) for step in steps):
            return
        self._tell()
        self._put(show_ending(before, steps, self.desk.reader))
        self._put(show_standings(self.game.match, self.desk.reader))
        for step in steps:
            if isinstance(step.public, MatchEnded):
                self._put(show_winner(self.game.match, step.public, self.desk.reader))

    # --- the person

    def _tell(self) -> None:
        """What happened since the last time."""
        listener = Listener(self.seat, self.game.state.conduct, self.lang, self.game.match.players, player=PERSON)
        lines = tell(self._heard, listener)
        self._heard = []
        if lines:
            self._put([line(), *lines])

    def _asked(self, view: View) -> PlayerAction:
        """Ask until the answer is something that may be done."""
        in_turn = _in_turn(view)
        self._tell()
        self._put([line()])
        if in_turn:
            self._put([*show_board(view, self.lang), line()])
        self._put([*show_hand(view, self.lang, numbers=in_turn), *show_choices(view, self.lang)])
        while True:
            typed = self.desk.ask("> ")
            if typed is None:
                raise Left
            try:
                reply = read_reply(typed, view, self.lang)
                answer = self._answer(reply, view) if isinstance(reply, Asked) else []
            except WindroosError as trouble:
                self._put(fill(words(f"{trouble.sentence(self.lang)} {trouble.hint(self.lang)}"), hang=2))
                continue
            if not isinstance(reply, Asked):
                return reply
            self._put(answer)

    def _answer(self, asked: Asked, view: View) -> list[Line]:
        """The answer to a question of the person. Raises Left."""
        if asked.question == TerminalCommand.QUIT:
            raise Left
        if asked.question == TerminalCommand.HELP:
            return show_help(view, self.desk.reader)
        if asked.question == TerminalCommand.WHY and asked.about is not None:
            return show_why(view, asked.about, self.desk.reader)
        if asked.question == TerminalCommand.HINT:
            return self._hint(view)
        return [*show_board(view, self.lang), line(), *show_hand(view, self.lang, numbers=_in_turn(view))]

    def _hint(self, view: View) -> list[Line]:
        """What the coach advises, and why."""
        from windroos.telling.coaching import told  # only who asks needs it

        said = told(view, options(view), self.desk.reader.words, self.lang)
        return fill(words(said.text), hang=2)

    def _offer_bet(self) -> None:
        """Once in every turn that passes: may the person bet, then he is asked (144 rules, rule 88)."""
        if not self.game.state.conduct.bet or self.seat == NOBODY:
            return
        view = self.game.view(self.seat)
        mine = sum(thrown.seat == self.seat for thrown in view.table.discards)
        moment = (view.table.number, mine)
        if moment == self._bet_offered or Bet(self.seat) not in options(view):
            return
        self._bet_offered = moment
        self._tell()
        self._put([line(), *show_hand(view, self.lang, numbers=False)])
        if self._says_yes(texts.BET_QUESTION, texts.BET_YES):
            self._do(Bet(self.seat))

    def _between(self) -> None:
        """Between two hands the person may stop. Raises Left."""
        self._put([line()])
        self._says_yes(texts.NEXT, ())

    def _says_yes(self, question: Words, yes: Sequence[str]) -> bool:
        """Ask something that one of `yes` agrees to and enter does not, until it is answered. Raises Left."""
        while True:
            self._put(fill(words(question.to(self.lang), "bold")))
            typed = self.desk.ask("> ")
            if typed is None or typed.strip().lower() in QUITS:
                raise Left
            if typed.strip().lower() in ("", *yes):
                return bool(typed.strip())


def _in_turn(view: View) -> bool:
    """The person has a tile too many, and may discard one."""
    return view.table.phase == Phase.DISCARD and view.table.turn == view.seat

"""Tables of computer players, or of anybody, on the same walls, without a server."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from windroos.books.catalog import rules
from windroos.bots.player import acting, make
from windroos.play.model.actions import Action
from windroos.play.model.events import Step
from windroos.play.model.match import new_match
from windroos.play.record.header import header_line, header_of
from windroos.play.record.record import group_lines
from windroos.play.referee.game import Game
from windroos.play.referee.mixing import Turn, mixed_hand
from windroos.play.rules.options import options

PEOPLE = ("Aad", "Bep", "Cor", "Dik")


@cache
def played(book: str, secrets: Sequence[str], players: Sequence[str], seed: int = 0, hands: int = 99) -> str:
    """The record of a table as a file; `players` by name, each with a seed of his own."""
    made = rules(book)
    lines: list[str] = []

    def keep(action: Action, steps: tuple[Step, ...]) -> None:
        lines.extend(group_lines(action, steps))

    match = new_match(made, PEOPLE, (0, 1, 2, 3), rounds=-(-len(secrets) // 4), hands=len(secrets))._replace(given=True)
    game = Game(match, listener=keep)
    chance = Random(seed)
    deciding = [acting(make(name, made, chance.getrandbits(32))) for name in players]
    for secret in secrets[:hands]:
        game.do(mixed_hand(game.state.conduct, Turn(game.match.hand, game.match.round), secret, ()))
        while waiting := game.waiting():
            view = game.view(waiting[0])
            game.do(deciding[view.table.players[waiting[0]]](view, options(view)))
    return "\n".join([header_line(header_of(match)), *lines, ""])

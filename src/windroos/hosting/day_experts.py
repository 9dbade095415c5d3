"""What four experts make of a deal in the seat of a person, each against the same computer players."""

from __future__ import annotations

from typing import Final

EXPERTS: Final = ("expert", "careful", "ambitious", "swift")
"""EXPERT, and EXPERT in every style."""
OPPONENT: Final = "live"


def expert_points(book: str, secret: str, name: str) -> bytes:
    """What one of them gets of a hand as East, in digits. It takes a second or more: made beside the server."""
    from windroos.books.catalog import rules
    from windroos.bots.player import make
    from windroos.play.model.match import new_match
    from windroos.play.referee.game import Game
    from windroos.play.referee.mixing import Turn, mixed_hand
    from windroos.play.referee.state import options_of

    played = rules(book)
    game = Game(new_match(played, ("1", "2", "3", "4"), (0, 1, 2, 3), hands=1))
    game.do(mixed_hand(game.state.conduct, Turn(game.match.hand, game.match.round), secret, ()))
    players = [make(name, played), *(make(OPPONENT, played) for _ in range(3))]
    while waiting := game.waiting():
        view = game.view(waiting[0])
        game.do(players[view.player].decide(view, options_of(game.state, view)).action)
    return str(game.match.points[0]).encode()

"""What people are called who gave no name: stored without words, and said to each reader in his own language."""

from __future__ import annotations

from functools import lru_cache

from windroos.play.referee.state import State
from windroos.text.web.table import WORDS
from windroos.text.words import Lang


def stand_in(player: int) -> str:
    """The name that is stored for the place of a match where nobody typed one; the same for every reader."""
    return f"#{player + 1}"


def typed_name(name: str, player: int) -> str:
    """A stored name as it was typed; "" where nobody did."""
    return "" if name == stand_in(player) else name


@lru_cache(maxsize=1024)
def called(names: tuple[str, ...], lang: Lang) -> tuple[str, ...]:
    """The players of a match as a reader calls them; `Speler 1` who gave no name."""
    return tuple(
        typed_name(name, player) or WORDS["player"].to(lang).format(number=player + 1)
        for player, name in enumerate(names)
    )


def told_to(state: State, lang: Lang) -> State:
    """A state with the players as a reader calls them, to explain it to him."""
    table = state.table
    match = table.match._replace(players=called(table.match.players, lang))
    return state._replace(table=table._replace(match=match))

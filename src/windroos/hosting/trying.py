"""A finished hand tried again from one of its choices: the same wall and the same players, at a table of its own."""

from __future__ import annotations

from collections.abc import Sequence

from windroos.hosting.errors import TableError
from windroos.hosting.hands import HandSpan
from windroos.hosting.history import groups
from windroos.hosting.rematch import STAND_IN
from windroos.hosting.setup import Setup, TablePlace
from windroos.text.play import PLAYERS
from windroos.version import __version__


def kept_until(kept: Sequence[str], hand: HandSpan, step: int) -> Sequence[str]:
    """The groups of a record up to a moment of a hand, after so many of its steps.

    Raises:
        TableError: `table_moment`: no action begins there, or the hand has ended.
    """
    done = 0
    for at, group in enumerate(groups(kept[hand.first - 1 : hand.last])):
        if at and done == step:
            return kept[: hand.first - 1 + at]
        done += len(group.steps)
    raise TableError("table_moment")


def setup_from(setup: Setup, hand: HandSpan, player: int) -> Setup:
    """The table of somebody who tries a hand again: it ends with that hand.

    Computer players stay, and for other people one plays, under another name.
    """
    places, names = [], list(setup.header.players)
    for at, place in enumerate(setup.places):
        if at == player:
            places.append(place._replace(kind="person"))
            continue
        goes = place.kind == "person"
        places.append(TablePlace(STAND_IN if goes else place.kind, place.seed))
        if goes:
            names[at] = next(one for one in PLAYERS if one.lower() not in {other.lower() for other in names})
    header = setup.header._replace(program=__version__, players=tuple(names), hands=hand.match.hand)
    return Setup(header, tuple(places), setup.chance, renamed=setup.renamed, tempo=setup.tempo, again=True)

"""Players of the house with games by any book, at the best place of a match or the worst: all kinds of ratings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from random import Random
from typing import Final, NamedTuple

from windroos.books.catalog import IDS, rules
from windroos.bots.player import make
from windroos.hosting.hands import _HAVING, FoundHands, followed
from windroos.hosting.new_tables import beginning
from windroos.hosting.profile import PROFILE, HeldSeat, Profile
from windroos.hosting.profiles import STREAM
from windroos.hosting.seats import Held
from windroos.hosting.setup import Kind, Setup, TablePlace
from windroos.hosting.standing import STANDING, STANDING_NOTE, standing_of
from windroos.play.model.match import Match, new_match
from windroos.play.record.header import Header, first_state, header_of
from windroos.play.record.record import group_lines
from windroos.play.referee.game import Decide, Game, play_hand
from windroos.store.changes import Append, BeginStream, Change, Event, KeepNote, KeepPerson
from windroos.store.store import Store, utc_now

HANDS: Final = 16
BROWSER: Final = "fffffff2"
NAME: Final = "Bartholomeus van den Berg-Oosterhuis"


class MadeMatch(NamedTuple):
    """A match that four alike played: of its record what hands are known by, and how it ended."""

    header: Header
    bodies: tuple[str, ...]
    after: Match

    def place(self, *, best: bool) -> int:
        """The place that won most, or least."""
        return (max if best else min)(range(4), key=self.after.points.__getitem__)


class RatedPlayer(NamedTuple):
    """A player: his id, how many games he has of each of some books, with whom, and whether he won and they count."""

    id: str
    games: int
    books: Sequence[str]
    best: bool = True
    company: Kind = "club"
    counts: bool = True


PLAYERS: Final = (
    RatedPlayer("none", 1, ("nts2002",), counts=False),
    RatedPlayer("few", 1, ("hongkong", "mcr")),
    RatedPlayer("strangers", 24, ("nts2002", "nmv144"), company="person"),
    RatedPlayer("high", 40, IDS, company="expert"),
    RatedPlayer("low", 40, IDS, best=False, company="learner"),
    RatedPlayer("middle", 40, ("nts2002", "groenehart2011"), best=False, company="expert"),
)
"""Of whom nothing counts, too few hands, too few of known strength; above all levels, below all, and between two."""


@cache
def match_by(id: str) -> MadeMatch:
    """A match by a book."""
    played = rules(id)
    header = header_of(new_match(played, ("Aad", "Bep", "Cor", "Zoë"), (0, 1, 2, 3), hands=HANDS))
    bodies: list[str] = []
    game = Game.resumed(first_state(header), lambda action, steps: bodies.append("\n".join(group_lines(action, steps))))
    decide: list[Decide] = [
        partial(lambda one, view, actions: one.decide(view, actions).action, make("greedy", played, seat))
        for seat in range(4)
    ]
    random = Random(id)
    for _ in range(HANDS):
        play_hand(game, decide, random)
    told = tuple(body for body in bodies if any(sign in body for sign in _HAVING))
    match = first_state(header).table.match
    events = [Event(at, utc_now(), body) for at, body in enumerate(told, 1)]
    return MadeMatch(header, told, followed(FoundHands((), 0, match, match.seats), events).match)


def games_of(player: RatedPlayer) -> Iterator[tuple[HeldSeat, list[Change]]]:
    """The games of a player: his seat at each, and what is written for it."""
    for book in player.books:
        made = match_by(book)
        own = made.place(best=player.best)
        kinds: list[Kind] = ["person" if at == own else player.company for at in range(4)]
        setup = Setup(
            made.header, tuple(TablePlace(kind, at) for at, kind in enumerate(kinds)), again=not player.counts
        )
        held = {at: Held(browser=BROWSER if at == own else f"other{at}") for at in setup.people}
        for at in range(player.games):
            id = f"{player.id}{book}{at}"
            yield (
                HeldSeat(id, own, BROWSER),
                [
                    *beginning(id, setup, held),
                    Append(id, 0, made.bodies),
                    KeepNote(id, STANDING, STANDING_NOTE.write(standing_of(made.after))),
                ],
            )


async def written(store: Store, moment: list[datetime]) -> None:
    """All players and their games, half a day from one to the next. `moment`: the store's clock."""
    await store.write(BeginStream(STREAM, "profiles", ""))
    for player in PLAYERS:
        moment[0] = datetime(2026, 1, 1, 12, tzinfo=UTC)
        seats = []
        for seat, changes in games_of(player):
            moment[0] += timedelta(hours=12)
            await store.write(*changes)
            seats.append(seat)
        profile = Profile(NAME, "2026-01-01", "key", ("device",), tuple(seats))
        await store.write(KeepPerson(STREAM, player.id, PROFILE.write(profile)))

"""A hand as one seat hears it on Botzone: its requests in, the view of its seat out.

Botzone plays it in two ways. With flowers there is one wall of 144 tiles. In its duplicate form, the usual one since
2020, there are none, and each seat draws from 34 tiles of its own: the last tile of the hand is the one after which the
next seat has none to draw. Source: the pages Chinese-Standard-Mahjong of wiki.botzone.org.cn and Botzone's judge.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from windroos.books.catalog import COMPETITION, rules
from windroos.bots.botzone_words import kind_of
from windroos.botzone.errors import BotzoneError
from windroos.hands import FACE_DOWN, Meld
from windroos.play.model import events
from windroos.play.model.actions import Call, Claim, Kong, PlayerAction
from windroos.play.model.events import NOBODY
from windroos.play.model.match import new_match
from windroos.play.model.view import CLAIM, ROB, View
from windroos.play.referee.seat import first_view, follow
from windroos.play.rules.options import options
from windroos.rules.rules import Rules, conduct_of
from windroos.tiles import SEASONS

SEATS: Final = 4
OWN_WALL: Final = 34
"""Tiles of each seat in the duplicate form, thirteen of the deal among them."""
EDITION: Final = "1998"
"""Botzone counts by the Chinese text of 1998."""
_NAMES: Final = ("East", "South", "West", "North")
_DICE: Final = ((1, 1), (1, 1))
"""Botzone throws none; where the wall is opened means nothing there."""


def botzone_rules(flowers: bool) -> Rules:
    """The rules of Botzone; the table may stop a hand, which is how a hand ends whose seats have no tile left."""
    return rules(COMPETITION, edition=EDITION, flowers=flowers, bell="stop")


def has_flowers(requests: Sequence[str]) -> bool:
    """Whether a game of which these are the requests so far has shown a flower."""
    return any("BUHUA" in request or (request[:2] == "1 " and "H" in request) for request in requests)


class Hearing:
    """What one seat knows of a hand. It is told every request, in order."""

    def __init__(self, flowers: bool) -> None:
        self._flowers = flowers
        self._rules = botzone_rules(flowers)
        self._view: View | None = None
        self._walls = [OWN_WALL - 13] * SEATS
        self._deal: list[events.Public] = []
        """The flowers of the deal and the tiles in their place, told when this seat has all tiles of the deal."""
        self._racks: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        """The bonus tiles and the others that this seat was dealt."""
        self._last = ""

    def hear(self, request: str, before: str = "PASS") -> None:
        """Take up a request; `before` is what this seat responded to the one before it.

        Raises:
            BotzoneError: `botzone_request`, where no such request can come now.
        """
        self._last = request
        try:
            self._take(request.split(), before.split())
        except (IndexError, KeyError, ValueError, StopIteration, AssertionError):
            raise BotzoneError("botzone_request", request=request[:80]) from None

    def asked(self) -> View | None:
        """The view of this seat where the last request asks it for more than PASS, else None.

        How many tiles are left is said as Botzone reckons it: none, once the last tile has been drawn.
        """
        view = self._view
        if view is None:
            return None
        table = view.table
        mine = table.turn == view.seat
        if not (self._last[:2] == "2 " if mine else table.phase in (CLAIM, ROB) and self._last[:2] == "3 "):
            return None
        if self._flowers:
            return view
        left = 0 if self._is_last_tile(view) else max(1, sum(self._walls))
        return view._replace(table=table._replace(front=len(view.conduct.tiles) - table.back - left))

    def actions(self, view: View) -> tuple[PlayerAction, ...]:
        """What the seat may do by our rules and by Botzone's: without a tile to replace it there is no kong."""
        found = options(view)
        if self._flowers or (self._walls[view.seat] and not self._is_last_tile(view)):
            return found
        return tuple(action for action in found if not _is_kong(action))

    def claimed(self, view: View, claim: Claim) -> View:
        """The view after a claimed pung or chow, from which the seat must discard."""
        tile = view.table.asked_tile
        meld = Meld("pung", tile) if claim.call == Call.PUNG else Meld("chow", claim.tile)
        return follow(view, events.Melded(view.seat, meld, view.table.turn, tile))

    def _is_last_tile(self, view: View) -> bool:
        return self._walls[(view.table.turn + 1) % SEATS] == 0

    # --- what a request says -----------------------------------------------------------------------------------------

    def _take(self, words: list[str], before: list[str]) -> None:
        kind, *rest = words
        if kind == "0":
            self._sit(int(rest[0]), int(rest[1]))
        elif kind == "1":
            self._dealt([int(word) for word in rest[:4]], [_tile(word) for word in rest[4:]])
        elif kind == "2":
            self._draws(self._here().seat, _tile(rest[0]))
        elif kind == "3":
            seat, said, *tiles = rest
            self._does(int(seat), said, [_tile(word) for word in tiles], before)
        else:
            raise ValueError(kind)

    def _here(self) -> View:
        if self._view is None:
            raise ValueError
        return self._view

    def _tell(self, *told: events.Public | events.Private) -> None:
        view = self._here()
        for event in told:
            view = follow(view, event)
        self._view = view

    def _sit(self, seat: int, round: int) -> None:
        if not (0 <= seat < SEATS and 0 <= round < SEATS and self._view is None):
            raise ValueError
        match = new_match(self._rules, _NAMES, (0, 1, 2, 3))._replace(round=round)
        self._view = first_view(self._rules, conduct_of(self._rules), match, seat)
        self._tell(
            events.HandBegan(1, round, match.seats, NOBODY, 0, False, ""),
            events.Opened(_DICE, 0, 1),
            events.Dealt((14, 13, 13, 13)),
        )

    def _dealt(self, numbers: list[int], tiles: list[int]) -> None:
        seat, flowers = self._here().seat, tiles[13:]
        if len(tiles) != 13 + sum(numbers) or min(numbers) < 0 or any(tile < SEASONS for tile in flowers):
            raise ValueError
        own: list[int] = []
        for other, number in enumerate(numbers):
            for tile in flowers[:number]:
                self._deal += [events.Exposed(other, tile), events.Drew(other, loose=True)]
            own = flowers[:number] if other == seat else own
            flowers = flowers[number:]
        self._racks = (tuple(own), tuple(tiles[:13]))
        if seat != 0:  # East has its fourteenth tile by the next request
            self._begin(())

    def _begin(self, fourteenth: tuple[int, ...]) -> None:
        """The deal as our table tells it: bonus tiles among the thirteen, and what came in their place after them."""
        seat, (bonus, tiles) = self._here().seat, self._racks
        first = len(tiles) - len(bonus)
        instead = iter(tiles[first:])
        deal, self._deal = self._deal, []
        self._tell(events.DealtRack(seat, (*bonus, *tiles[:first], *fourteenth)))
        for event in deal:
            self._tell(event)
            if isinstance(event, events.Drew) and event.seat == seat:
                self._tell(events.Received(seat, next(instead)))

    def _is_fourteenth(self, seat: int) -> bool:
        """Whether this is East's first draw, which our table deals with the thirteen."""
        table = self._here().table
        return seat == 0 and table.counts[0] == 14 and not table.discards and self._walls[0] == OWN_WALL - 13

    def _draws(self, seat: int, tile: int) -> None:
        """A seat draws a tile, which only it sees (-1: another seat's)."""
        view = self._here()
        if not self._racks[1]:
            raise ValueError
        first = self._is_fourteenth(seat)
        self._walls[seat] -= 1
        if first:
            if seat == view.seat:
                self._begin((tile,))
            return
        self._tell(events.Drew(seat, view.table.owed[seat] > 0))
        if seat == view.seat:
            self._tell(events.Received(seat, tile))

    def _does(self, seat: int, said: str, tiles: list[int], before: list[str]) -> None:
        table = self._here().table
        giver = table.turn
        if said == "DRAW":
            self._draws(seat, NOBODY)
        elif said == "BUHUA":
            self._draws(seat, tiles[0])
            self._tell(events.Exposed(seat, tiles[0]))
        elif said == "PLAY":
            self._tell(events.Discarded(seat, tiles[0]))
        elif said == "PENG":
            tile = table.asked_tile
            self._tell(events.Melded(seat, Meld("pung", tile), giver, tile), events.Discarded(seat, tiles[0]))
        elif said == "CHI":
            meld = Meld("chow", tiles[0] - 1)
            self._tell(events.Melded(seat, meld, giver, table.asked_tile), events.Discarded(seat, tiles[1]))
        elif said == "GANG":
            self._kongs(seat, before)
        elif said == "BUGANG":
            self._tell(events.Konged(seat, Meld("kong", tiles[0], added=True)))
        else:
            raise ValueError(said)

    def _kongs(self, seat: int, before: list[str]) -> None:
        view = self._here()
        if view.table.phase == CLAIM:
            tile = view.table.asked_tile
            self._tell(events.Melded(seat, Meld("kong", tile), view.table.turn, tile))
            return
        if seat == view.seat:
            self._tell(events.Covered(seat, _tile(before[1])))
        self._tell(events.Konged(seat, Meld("kong", FACE_DOWN, open=False)))


def _tile(word: str) -> int:
    kind = kind_of(word)
    if kind < 0:
        raise ValueError(word)
    return kind


def _is_kong(action: PlayerAction) -> bool:
    return isinstance(action, Kong) or (isinstance(action, Claim) and action.call == Call.KONG)

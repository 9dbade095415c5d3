"""The language of Botzone's game Chinese Standard Mahjong: tiles, requests and responses, as its public wiki has them.

W1-W9 characters, B1-B9 dots, T1-T9 bamboo, F1-F4 winds E S W N, J1-J3 red, green and white dragon, H1-H8 seasons and
flowers. A request begins with what it is about: 0 seat and round, 1 the tiles dealt, 2 the tile one drew, 3 what a
player did. Source: wiki.botzone.org.cn, the pages Chinese-Standard-Mahjong and Bot.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from windroos.play.model.actions import Call, Claim, Discard, Kong, Mahjong, PlayerAction
from windroos.play.model.events import DealtRack, Discarded, Drew, Event, Exposed, HandBegan, Konged, Melded, Received
from windroos.tiles import EAST, GREEN, KINDS, RED, SEASONS, WHITE

_DRAGONS: Final = {RED: "J1", GREEN: "J2", WHITE: "J3"}


def _word(kind: int) -> str:
    if kind < EAST:
        return f"{'WBT'[kind // 9]}{kind % 9 + 1}"
    if kind < WHITE:
        return f"F{kind - EAST + 1}"
    return _DRAGONS[kind] if kind < KINDS else f"H{kind - SEASONS + 1}"


_WORDS: Final = tuple(_word(kind) for kind in range(SEASONS + 8))
_KINDS: Final = {word: kind for kind, word in enumerate(_WORDS)}


def kind_of(word: str) -> int:
    """The kind that a word of Botzone names; -1: none."""
    return _KINDS.get(word, -1)


class Requests:
    """Turns what one seat is told of one hand into requests, in their order."""

    __slots__ = ("_claim", "_dealing", "_seat")

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._dealing = True
        self._claim = ""
        """A claim, which is said together with the discard after it."""

    def of(self, events: Iterable[Event]) -> list[str]:
        """The requests for the events of `windroos.bots.story`, told since the last time."""
        told = list(events)
        lines: list[tuple[str, int]] = []
        if self._dealing:
            self._dealing = False
            lines, told = self._deal(told)
        for event in told:
            if isinstance(event, Exposed):
                # One draws a bonus tile, lays it out and draws again: the first draw is not told apart.
                at = max((at for at, line in enumerate(lines) if line == ("DRAW", event.seat)), default=-1)
                if at >= 0:
                    del lines[at]
                lines.append((f"3 {event.seat} BUHUA {_WORDS[event.tile]}", -1))
            elif isinstance(event, Drew):
                lines.append(("DRAW", event.seat))
            elif isinstance(event, Received):
                at = max(at for at, line in enumerate(lines) if line == ("DRAW", event.seat))
                lines[at] = (f"2 {_WORDS[event.tile]}", -1)
            else:
                lines += [(line, -1) for line in self._done(event)]
        return [f"3 {seat} DRAW" if line == "DRAW" else line for line, seat in lines]

    def _deal(self, told: list[Event]) -> tuple[list[tuple[str, int]], list[Event]]:
        """The first two requests, and what is left to tell. East has thirteen tiles and draws the fourteenth."""
        bonus: list[list[str]] = [[], [], [], []]
        rack: list[int] = []
        round_wind, rest = 0, 0
        for at, event in enumerate(told):
            if isinstance(event, HandBegan):
                round_wind = event.round
            elif isinstance(event, DealtRack):
                rack, rest = list(event.tiles), at + 1
                break
        while rest < len(told) and isinstance(told[rest], Exposed):
            event = told[rest]
            assert isinstance(event, Exposed)
            bonus[event.seat].append(_WORDS[event.tile])
            rest += 2  # with the tile that replaces it
        numbers = [str(len(tiles)) for tiles in bonus]
        dealt = [_WORDS[tile] for tile in rack[:13]]
        first = f"2 {_WORDS[rack[13]]}" if len(rack) > 13 else "3 0 DRAW"
        deal = " ".join(["1", *numbers, *dealt, *(tile for tiles in bonus for tile in tiles)])
        return [(f"0 {self._seat} {round_wind}", -1), (deal, -1), (first, -1)], told[rest:]

    def _done(self, event: Event) -> list[str]:
        if isinstance(event, Melded):
            if event.meld.kind == "kong":
                return [f"3 {event.seat} GANG"]
            chow = event.meld.kind == "chow"
            self._claim = f"CHI {_WORDS[event.meld.tile + 1]}" if chow else "PENG"
        elif isinstance(event, Konged):
            return [f"3 {event.seat} BUGANG {_WORDS[event.meld.tile]}" if event.meld.added else f"3 {event.seat} GANG"]
        elif isinstance(event, Discarded):
            said, self._claim = self._claim or "PLAY", ""
            return [f"3 {event.seat} {said} {_WORDS[event.tile]}"]
        return []


def understood(response: str, actions: tuple[PlayerAction, ...]) -> tuple[PlayerAction | None, int]:
    """The action that a response means, and the tile to discard after a claim (-1: none).

    None where it is no response, or none of the actions that may be taken.
    """
    said, *rest = response.split() or [""]
    tiles = [_KINDS.get(word, -1) for word in rest]
    if said not in _LENGTHS or len(tiles) not in _LENGTHS[said] or -1 in tiles:
        return None, -1
    for action in actions:
        if _means(said, tiles, action):
            return action, tiles[-1] if said in ("PENG", "CHI") else -1
    return None, -1


def response_of(action: PlayerAction, discard: int = -1, rack: tuple[int, ...] = ()) -> str:
    """The response that means an action; with a claimed pung or chow the tile to discard after it is said at once.

    `rack`: the concealed tiles of who acts, by which a kong is told to be concealed or promoted.
    """
    if isinstance(action, Claim):
        said = _SAID[action.call]
        if action.call == Call.CHOW:
            return f"{said} {_WORDS[action.tile + 1]} {_WORDS[discard]}"
        return f"{said} {_WORDS[discard]}" if action.call == Call.PUNG else said
    if isinstance(action, Kong):
        return f"{'GANG' if rack.count(action.tile) == 4 else 'BUGANG'} {_WORDS[action.tile]}"
    if isinstance(action, Discard):
        return f"PLAY {_WORDS[action.tile]}"
    return "HU" if isinstance(action, Mahjong) else "PASS"


_LENGTHS: Final = {"PASS": (0,), "HU": (0,), "PLAY": (1,), "PENG": (1,), "CHI": (2,), "GANG": (0, 1), "BUGANG": (1,)}
_CALLS: Final = {"PASS": Call.PASS, "HU": Call.MAHJONG, "PENG": Call.PUNG, "CHI": Call.CHOW, "GANG": Call.KONG}
_SAID: Final = {call: word for word, call in _CALLS.items()}


def _means(said: str, tiles: list[int], action: PlayerAction) -> bool:
    if isinstance(action, Claim):
        if _CALLS.get(said) != action.call or (said == "GANG" and tiles):
            return False
        return action.call != Call.CHOW or action.tile == tiles[0] - 1
    if isinstance(action, Discard):
        return said == "PLAY" and action.tile == tiles[0]
    if isinstance(action, Kong):
        return said in ("GANG", "BUGANG") and tiles == [action.tile]
    return isinstance(action, Mahjong) and said == "HU"

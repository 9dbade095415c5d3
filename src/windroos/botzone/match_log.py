"""Hands in Botzone's logs of matches: JSON, in turn what the judge asked and what the programs answered.

What was asked (`content`) says nearly all: only the tile of a concealed kong is told by who made it, and claims that
another went before stand among the answers alone. Source: Botzone's judge and the pages of wiki.botzone.org.cn.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from windroos.bots.botzone_words import kind_of
from windroos.botzone.course import Deed, Did, End, PlayedHand
from windroos.botzone.errors import BotzoneError
from windroos.tiles import SEASONS

_LOGS: Final = frozenset({"logs", "log"})
"""What a match calls its entries."""
_SEATS: Final = ("0", "1", "2", "3")
_TAKING: Final = {"PENG": Did.PUNG, "CHI": Did.CHOW}
_CLAIMS: Final = {**_TAKING, "GANG": Did.KONG, "HU": Did.MAHJONG}


def hands_of_logs(text: str) -> Iterator[PlayedHand]:
    """The hands of a file: one match, or one on each line.

    Raises:
        BotzoneError: `botzone_json` where it is no JSON, `botzone_one_seat` for what a single program was told, and
            `botzone_log` with the number of the entry that cannot be read or cannot come there.
    """
    for line, value in _values(text.removeprefix("\ufeff")):
        for one in _matches(value):
            yield _hand(one, line)


def _values(text: str) -> Iterator[tuple[int, Any]]:
    try:
        yield 1, json.loads(text)
        return
    except (ValueError, RecursionError):
        lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield number, json.loads(line)
            except (ValueError, RecursionError):
                raise BotzoneError("botzone_json", line=number) from None


def _matches(value: object) -> list[object]:
    """The matches in a value: the site gives one by itself, in an answer, or many in a list."""
    if isinstance(value, dict) and isinstance(value.get("match"), dict):
        return [value["match"]]
    if isinstance(value, list) and value and all(isinstance(one, dict) and _LOGS & one.keys() for one in value):
        return value
    return [value]


def _hand(value: object, line: int) -> PlayedHand:
    name, entries = "", value
    if isinstance(value, dict):
        if "requests" in value:
            raise BotzoneError("botzone_one_seat", line=line)
        name = str(value.get("_mid", value.get("match_id", value.get("_id", ""))))
        entries = next((value[key] for key in sorted(_LOGS, reverse=True) if key in value), None)
        if isinstance(entries, str):  # as the site keeps it: JSON in JSON
            try:
                entries = json.loads(entries)
            except (ValueError, RecursionError):
                raise BotzoneError("botzone_json", line=line) from None
    if not isinstance(entries, list) or not entries:
        raise BotzoneError("botzone_log", entry=0, line=line)
    reading = _Log(name, line)
    for at, entry in enumerate(entries):
        try:
            reading.take(entry)
        except (ValueError, IndexError, KeyError, TypeError, AttributeError):
            raise BotzoneError("botzone_log", entry=at + 1, line=line) from None
    return reading.read()


class _Log:
    """What is known of a hand so far."""

    def __init__(self, name: str, line: int) -> None:
        self._name = name
        self._line = line
        self._round = -1
        self._racks: list[tuple[int, ...]] = []
        self._flowers: list[tuple[int, ...]] = []
        self._deeds: list[Deed] = []
        self._claims: tuple[Deed, ...] = ()
        """What the last tile was claimed for."""
        self._end = End.OPEN
        self._scores: tuple[int, ...] | None = None

    def take(self, entry: Mapping[str, Any]) -> None:
        """One entry: what was asked, or what was answered to it."""
        output = entry.get("output", entry)
        if "content" not in output:
            self._answered({int(seat): _response(entry[seat]) for seat in _SEATS if seat in entry})
            return
        display, content = output.get("display") or {}, output["content"]
        if output.get("command") == "finish" or not isinstance(content.get("0"), str):
            self._finished(display, tuple(int(content[seat]) for seat in _SEATS))
            return
        told = {seat: content[seat].split() for seat in _SEATS}
        kind = told["0"][0]
        if kind == "0":
            self._round = int(told["0"][2])
        elif kind == "1":
            self._dealt(told)
        else:
            self._done(told, display)

    def _dealt(self, told: dict[str, list[str]]) -> None:
        numbers = [int(word) for word in told["0"][1:5]]
        for seat in _SEATS:
            tiles = [_tile(word) for word in told[seat][5:]]
            rack, flowers = tiles[:13], tiles[13:]
            if len(flowers) != sum(numbers) or any(tile >= SEASONS for tile in rack) or len(rack) != 13:
                raise ValueError(seat)
            before = sum(numbers[: int(seat)])
            self._racks.append(tuple(rack))
            self._flowers.append(tuple(flowers[before : before + numbers[int(seat)]]))

    def _done(self, told: dict[str, list[str]], display: Mapping[str, Any]) -> None:
        claims, self._claims = self._claims, ()
        drew = next((seat for seat in _SEATS if told[seat][0] == "2"), None)
        if drew is not None:
            self._deeds.append(Deed(int(drew), Did.DRAW, _tile(told[drew][1])))
            return
        _, who, said, *words = told["0"]
        seat, tiles = int(who), [_tile(word) for word in words]
        taken = tuple(claim for claim in claims if claim.seat != seat)
        if said in _TAKING:
            tile = tiles[0] if said == "CHI" else self._deeds[-1].tile
            self._deeds += [Deed(seat, _TAKING[said], tile, taken), Deed(seat, Did.DISCARD, tiles[-1])]
        elif said == "GANG":
            own = self._deeds[-1].did == Did.DRAW
            tile = _tile(str(display["tile"])) if "tile" in display else self._kong
            self._deeds.append(Deed(seat, Did.CONCEALED if own else Did.KONG, tile, taken))
        else:
            self._deeds.append(Deed(seat, _DONE[said], tiles[0]))

    def _answered(self, said: dict[int, str]) -> None:
        """Claims on the tile that lies there, and the tile of a concealed kong."""
        if not self._deeds:
            return
        last = self._deeds[-1]
        found: list[Deed] = []
        for seat, response in said.items():
            word, *tiles = response.split() or [""]
            if last.did == Did.DRAW and seat == last.seat:
                self._kong = _tile(tiles[0]) if word == "GANG" else -1
                if word == "HU":
                    found.append(Deed(seat, Did.MAHJONG, last.tile))
            elif last.did in (Did.DISCARD, Did.PROMOTED) and seat != last.seat and word in _CLAIMS:
                found.append(Deed(seat, _CLAIMS[word], _tile(tiles[0]) if word == "CHI" else last.tile))
        self._claims = tuple(found)

    _kong = -1
    """The tile of a concealed kong, by who makes it."""

    def _finished(self, display: Mapping[str, Any], scores: tuple[int, ...]) -> None:
        self._scores = scores
        action = display.get("action")
        winners = [claim for claim in self._claims if claim.did == Did.MAHJONG]
        if action == "HU" or (action is None and winners and any(scores)):
            seat = int(display.get("player", winners[0].seat if winners else -1))
            tile = self._deeds[-1].tile
            others = tuple(claim for claim in self._claims if claim.seat != seat)
            self._deeds.append(Deed(seat, Did.MAHJONG, tile, others))
            self._end = End.MAHJONG
        else:
            self._end = End.DRAW if action == "HUANG" or not any(scores) else End.ERROR

    def read(self) -> PlayedHand:
        """The whole hand."""
        if not 0 <= self._round <= 3 or len(self._racks) != len(_SEATS):
            raise BotzoneError("botzone_deal", line=self._line)
        racks, flowers = tuple(self._racks), tuple(self._flowers)
        return PlayedHand(
            self._name, self._round, racks, flowers, tuple(self._deeds), self._end, self._scores, self._line
        )


_DONE: Final = {"PLAY": Did.DISCARD, "BUHUA": Did.FLOWER, "BUGANG": Did.PROMOTED}


def _response(said: Any) -> str:
    """What a program responded, however it is written down."""
    value = said.get("response", said.get("raw", "")) if isinstance(said, dict) else said
    if isinstance(value, str) and value.startswith("{"):
        value = json.loads(value)
    if isinstance(value, dict):
        value = value.get("response", "")
    return value if isinstance(value, str) else ""


def _tile(word: str) -> int:
    kind = kind_of(word)
    if kind < 0:
        raise ValueError(word)
    return kind

"""A judge of Botzone's duplicate form, written from its documents alone: four walls, requests, responses, a log.

It shares nothing with our referee; what a hand is worth PyMahjongGB says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from MahjongGB import MahjongFanCalculator

TILES = [f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)]
TILES = [*TILES, "F1", "F2", "F3", "F4", "J1", "J2", "J3"]
Respond = Callable[[list[str], list[str]], str]


class WrongAnswerError(Exception):
    """A program answered what it may not."""


class Judge:
    """One game; `log` is as Botzone keeps it, `lines` in the words of its data set."""

    def __init__(self, seed: int, quan: int) -> None:
        wall = TILES * 4
        Random(seed).shuffle(wall)
        self.quan = quan
        self.walls = [wall[34 * seat : 34 * seat + 34] for seat in range(4)]
        self.hands = [[self.walls[seat].pop() for _ in range(13)] for seat in range(4)]
        self.packs: list[list[tuple[str, str, int]]] = [[], [], [], []]
        self.shown: Counter[str] = Counter()
        self.requests: list[list[str]] = [[], [], [], []]
        self.responses: list[list[str]] = [[], [], [], []]
        self.log: list[dict[str, Any]] = []
        self.lines = [f"Match {seed}", f"Wind {quan}"]
        self.scores: list[int] = []
        self.about_kong = False

    def play(self, respond: Respond) -> None:
        """To the end."""
        self._respond = respond
        self._ask([f"0 {seat} {self.quan}" for seat in range(4)], action="INIT")
        deals = [" ".join(["1 0 0 0 0", *hand]) for hand in self.hands]
        self.lines += [f"Player {seat} Deal {' '.join(hand)}" for seat, hand in enumerate(self.hands)]
        self._ask(deals, action="DEAL")
        seat = 0
        while not self.scores:
            seat = self._turn(seat)

    def _ask(self, requests: list[str], **display: object) -> list[str]:
        self.log.append({"output": {"command": "request", "content": dict(zip("0123", requests, strict=True)),
                                    "display": display}})  # fmt: skip
        for seat, request in enumerate(requests):
            self.requests[seat].append(request)
            self.responses[seat].append(self._respond(self.requests[seat], self.responses[seat]))
        said = [own[-1] for own in self.responses]
        self.log.append({str(seat): {"verdict": "OK", "response": one} for seat, one in enumerate(said)})
        return said

    def _tell(self, request: str, action: str, seat: int, tile: str, **more: object) -> list[str]:
        return self._ask([request] * 4, action=action, player=seat, tile=tile, **more)

    def _last(self, seat: int) -> bool:
        return not self.walls[(seat + 1) % 4]

    def _turn(self, seat: int) -> int:
        """A seat draws, and whose turn comes next."""
        tile = self.walls[seat].pop()
        self.lines.append(f"Player {seat} Draw {tile}")
        about_kong, self.about_kong = self.about_kong, False
        asked = [f"2 {tile}" if other == seat else f"3 {seat} DRAW" for other in range(4)]
        said = self._ask(asked, action="DRAW", player=seat, tile=tile)
        words = said[seat].split()
        if any(one != "PASS" for other, one in enumerate(said) if other != seat):
            raise WrongAnswerError(said)
        if words == ["HU"]:
            self._wins(seat, tile, seat, about_kong)
            return seat
        self.hands[seat].append(tile)
        if words[0] == "PLAY":
            return self._discards(seat, words[1], f"3 {seat} PLAY {words[1]}", "PLAY")
        if not self.walls[seat] or self._last(seat):
            raise WrongAnswerError(words)
        self.about_kong = True
        if words[0] == "GANG":
            self._take(seat, words[1], 4)
            self.packs[seat].append(("GANG", words[1], 0))
            self.shown[words[1]] = 4
            self.lines.append(f"Player {seat} AnGang {words[1]}")
            self._tell(f"3 {seat} GANG", "GANG", seat, words[1])
            return seat
        pung = next(pack for pack in self.packs[seat] if pack[:2] == ("PENG", words[1]))
        self._take(seat, words[1], 1)
        self.packs[seat][self.packs[seat].index(pung)] = ("GANG", words[1], pung[2])
        self.shown[words[1]] = 4
        self.lines.append(f"Player {seat} BuGang {words[1]}")
        said = self._tell(f"3 {seat} BUGANG {words[1]}", "BUGANG", seat, words[1])
        for step in range(1, 4):
            if said[(seat + step) % 4] == "HU":
                self._wins((seat + step) % 4, words[1], seat, True)
        return seat

    def _take(self, seat: int, tile: str, count: int) -> None:
        for _ in range(count):
            if tile not in self.hands[seat]:
                raise WrongAnswerError(seat, tile)
            self.hands[seat].remove(tile)

    def _discards(self, seat: int, tile: str, request: str, action: str, **more: object) -> int:
        self._take(seat, tile, 1)
        self.shown[tile] += 1
        self.lines.append(f"Player {seat} Play {tile}")
        said = self._tell(request, action, seat, tile, **more)
        round_the_table = [(seat + step) % 4 for step in range(1, 4)]
        for wanted in ("HU", "GANG", "PENG", "CHI"):
            for other in round_the_table:
                words = said[other].split()
                if words[0] == wanted:
                    rest = [one for one in round_the_table if one != other and said[one] != "PASS"]
                    return self._claims(other, seat, tile, words, [f"{one} {said[one]}" for one in rest])
        if self._last(seat):
            self._ends([0, 0, 0, 0], action="HUANG")
            self.lines += ["Huang", "Score 0 0 0 0"]
        return round_the_table[0]

    def _claims(self, seat: int, giver: int, tile: str, words: list[str], rest: list[str]) -> int:
        said = {"HU": "Hu", "GANG": "Gang", "PENG": "Peng", "CHI": "Chi"}
        of = {"CHI": words[1] if len(words) > 1 else tile}
        line = f"Player {seat} {said[words[0]]} {of.get(words[0], tile)}"
        for one in rest:
            other, word, *tiles = one.split()
            line += f" Ignore Player {other} {said[word]} {tiles[0] if word == 'CHI' else tile}"
        self.lines.append(line)
        if words[0] == "HU":
            self.lines.pop()
            self._wins(seat, tile, giver, False, line)
            return seat
        if words[0] == "CHI":
            if (giver + 1) % 4 != seat:
                raise WrongAnswerError(words)
            middle = int(words[1][1])
            self.hands[seat].append(tile)
            for rank in (middle - 1, middle, middle + 1):
                self._take(seat, f"{words[1][0]}{rank}", 1)
                self.shown[f"{words[1][0]}{rank}"] += 1
            self.shown[tile] -= 1
            self.packs[seat].append(("CHI", words[1], int(tile[1]) - middle + 2))
            return self._discards(seat, words[2], f"3 {seat} CHI {words[1]} {words[2]}", "CHI", tileCHI=words[1])
        offer = (seat - giver) % 4
        if words[0] == "PENG":
            self._take(seat, tile, 2)
            self.shown[tile] += 2
            self.packs[seat].append(("PENG", tile, offer))
            return self._discards(seat, words[1], f"3 {seat} PENG {words[1]}", "PENG")
        if not self.walls[seat] or self._last(giver):
            raise WrongAnswerError(words)
        self._take(seat, tile, 3)
        self.packs[seat].append(("GANG", tile, offer))
        self.shown[tile] = 4
        self.about_kong = True
        self._tell(f"3 {seat} GANG", "GANG", seat, tile)
        return seat

    def _wins(self, seat: int, tile: str, giver: int, about_kong: bool, line: str = "") -> None:
        own = seat == giver
        last_of_kind = self.shown[tile] + own == 4
        fans = MahjongFanCalculator(
            tuple(self.packs[seat]), tuple(self.hands[seat]), tile, 0, own, last_of_kind, about_kong,
            self._last(giver), seat, self.quan, True,
        )  # fmt: skip
        worth = sum(points * times for points, times, *_ in fans)
        if worth < 8:
            raise WrongAnswerError(seat, worth)
        scores = [-(8 + worth) if own or other == giver else -8 for other in range(4)]
        scores[seat] = 3 * (8 + worth) if own else 24 + worth
        self.lines += [line or f"Player {seat} Hu {tile}", f"Fan {worth} x*1", f"Score {' '.join(map(str, scores))}"]
        self._ends(scores, action="HU", player=seat, fanCnt=worth)

    def _ends(self, scores: list[int], **display: object) -> None:
        self.scores = scores
        content = dict(zip("0123", scores, strict=True))
        self.log.append({"output": {"command": "finish", "content": content, "display": {**display, "score": scores}}})

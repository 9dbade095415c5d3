"""Programs that play, well or badly: `python tests/bot_programs.py NAME`. Started by tests/bots/test_programs.py."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial

KEEP_RUNNING = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<"


def say(**message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def questions() -> Iterator[dict[str, object]]:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=1)
        elif message["type"] == "decide":
            yield message


def first() -> None:
    """The first action, by itself instead of by its place."""
    for question in questions():
        actions = question["actions"]
        assert isinstance(actions, list)
        say(number=question["number"], action=actions[0], reason="the first\tis as good as any")


def slow() -> None:
    """Answers the first question when the second is asked, the others in time."""
    for question in questions():
        if question["number"] == 2:
            say(number=1, index=0)
        if question["number"] != 1:
            say(number=question["number"], index=0)


def silent() -> None:
    for _ in questions():
        pass


def stubborn() -> None:
    """Does not end when its input does."""
    silent()
    time.sleep(60)


def crash() -> None:
    for question in questions():
        raise KeyError(f"tile {question['rack']}")


def nonsense() -> None:
    for _ in questions():
        sys.stdout.write("pass, I think\n")
        sys.stdout.flush()


def forbidden() -> None:
    for question in questions():
        say(number=question["number"], index=99)


def mute() -> None:
    """Never greets."""
    sys.stdin.read()


def newer() -> None:
    """Speaks another version."""
    sys.stdin.readline()
    say(type="hello", protocol=2)
    sys.stdin.read()


def endless() -> None:
    """A line that never ends."""
    for _ in questions():
        for _ in range(40):
            sys.stdout.write("x" * (1 << 15))
        sys.stdout.flush()


# --- for Botzone ----------------------------------------------------------------------------------------------------


class BotzoneHand:
    """The tiles of one seat, kept by the requests alone: it breaks where they do not fit together."""

    def __init__(self) -> None:
        self.me = -1
        self.tiles: list[str] = []
        self.last = ""
        self.giver = -1

    def hear(self, request: str) -> None:
        kind, *words = request.split()
        if kind == "0":
            self.me = int(words[0])
        elif kind == "1":
            self.tiles = words[4:17]
            assert len(words) == 17 + sum(map(int, words[:4]))
        elif kind == "2":
            self.tiles.append(words[0])
        elif words[1] == "PLAY":
            self._thrown(int(words[0]), [words[2]])
        elif words[1] == "PENG":
            self._thrown(int(words[0]), [self.last, self.last, words[2]])
        elif words[1] == "CHI":
            suit, rank = words[2][0], int(words[2][1])
            chow = [f"{suit}{rank + step}" for step in (-1, 0, 1)]
            assert self.last in chow
            chow.remove(self.last)
            self._thrown(int(words[0]), [*chow, words[3]])

    def _thrown(self, seat: int, gone: list[str]) -> None:
        if seat == self.me:
            for tile in gone:
                self.tiles.remove(tile)
        self.last, self.giver = gone[-1], seat

    def respond(self, request: str) -> str:
        """Claims whatever pung or chow there is, and plays the first tile."""
        words = request.split()
        if words[0] == "2":
            assert len(self.tiles) % 3 == 2
            return f"PLAY {min(self.tiles)}"
        if words[0] != "3" or words[2] not in ("PLAY", "PENG", "CHI") or self.giver == self.me:
            return "PASS"
        assert len(self.tiles) % 3 == 1
        if self.tiles.count(self.last) >= 2:
            left = [tile for tile in self.tiles if tile != self.last]
            return f"PENG {min(left)}"
        if (self.giver + 1) % 4 == self.me and self.last[0] in "WBT":
            return self._chow()
        return "PASS"

    def _chow(self) -> str:
        suit, rank = self.last[0], int(self.last[1])
        for middle in range(max(2, rank - 1), min(8, rank + 1) + 1):
            chow = [f"{suit}{middle + step}" for step in (-1, 0, 1)]
            chow.remove(self.last)
            if all(tile in self.tiles for tile in chow):
                left = list(self.tiles)
                for tile in chow:
                    left.remove(tile)
                return f"CHI {suit}{middle} {min(left)}"
        return "PASS"


def botzone(as_json: bool = False, keep: bool = False) -> None:
    """Reads the history, to its end unless it is kept, responds, and goes or stays."""
    if as_json:
        text = sys.stdin.readline() if keep else sys.stdin.read()
        requests = json.loads(text)["requests"]
    elif keep:
        number = int(sys.stdin.readline())
        requests = [sys.stdin.readline().strip() for _ in range(2 * number - 1)][::2]
    else:
        requests = sys.stdin.read().splitlines()[1::2]
    hand = BotzoneHand()
    for request in requests:
        hand.hear(request)
    while True:
        response = hand.respond(request)
        sys.stdout.write((json.dumps({"response": response}, indent=1) if as_json else response) + "\n")
        if not keep:
            return
        sys.stdout.write(KEEP_RUNNING + "\n")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            return
        request = json.loads(line) if as_json else line.strip()
        hand.hear(request)


def botzone_saving() -> None:
    """Counts in what is saved for it: its answers of this hand in `data`, of all hands in `globaldata`."""
    told = json.load(sys.stdin)
    hand = BotzoneHand()
    for request in told["requests"]:
        hand.hear(request)
    here, everywhere = told.get("data", 0) + 1, told.get("globaldata", 0) + 1
    debug = f"{here} of {everywhere} in {told['time_limit']} s"
    answer = {"response": hand.respond(told["requests"][-1]), "debug": debug, "data": here, "globaldata": everywhere}
    sys.stdout.write(json.dumps(answer))


PROGRAMS: dict[str, Callable[[], None]] = {
    **{
        work.__name__: work
        for work in (first, slow, silent, stubborn, crash, nonsense, forbidden, mute, newer, endless)
    },
    "botzone": botzone,
    "botzone_saving": botzone_saving,
    "botzone_keep": partial(botzone, keep=True),
    "botzone_json": partial(botzone, as_json=True),
    "botzone_json_keep": partial(botzone, as_json=True, keep=True),
}

if __name__ == "__main__":
    PROGRAMS[sys.argv[1]]()

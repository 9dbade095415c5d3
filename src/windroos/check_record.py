"""Whether every tile of a record came from the wall that was promised, checked without Windroos.

    python3 check_record.py game.jsonl

This page shares no line with the program that plays: it reads a record as docs/record.md describes it, and follows the
wall from the secret to the last tile drawn. What the rules say of the hands is `windroos verify`'s to check.
Needs Python 3.9 or later and nothing else; `windroos verify --independent` runs it as well.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

WRONG = {  # what can be wrong: in Dutch, in English
    "line": ("dit is geen regel van een verslag", "this is no line of a record"),
    "rules": ("deze spelregels kent deze bladzijde niet", "this page does not know these rules"),
    "tiles": ("de muur heeft andere stenen dan de spelregels", "the wall has other tiles than the rules"),
    "commitment": ("het geheim is niet wat vooraf was vastgelegd", "the secret is not what was promised before"),
    "text": ("een bijdrage is niet wat vooraf was vastgelegd", "a contribution is not what was promised before"),
    "wall": (
        "de muur volgt niet uit het geheim",
        "the wall does not follow from the secret",
    ),
    "dice": ("de dobbelstenen volgen niet uit het geheim", "the dice do not follow from the secret"),
    "opening": ("de muur is niet geopend waar de dobbelstenen zeggen", "the wall was not opened where the dice say"),
    "double": ("de dobbelstenen wijzen een ander aan die dubbel betaalt", "the dice name another who pays double"),
    "rack": (
        "deze stenen stonden daar niet in de muur",
        "these tiles did not stand there in the wall",
    ),
    "tile": ("deze steen stond daar niet in de muur", "this tile did not stand there in the wall"),
    "opened": ("de muur aan het eind is een andere", "the wall at the end is another"),
}
ORDER = [rank + suit for suit in "mps" for rank in "123456789"] + [f"{n}z" for n in range(1, 8)]
BONUS = [suit + rank for suit in "fg" for rank in "1234"]
BOOKS = ("nts2002", "groenehart2011", "hongkong", "nmv144", "mcr")


class WrongError(Exception):
    """The first line that is wrong, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(line, why)
        self.line, self.why = line, why


def sha256(text: str) -> str:
    """The SHA-256 of a text in UTF-8, in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def numbers(lines: list[str]) -> Iterator[int]:
    """Words of four bytes: SHA-256 of the lines is the seed, SHA-256 of seed and block number is a block of eight."""
    seed, block = hashlib.sha256("\n".join(lines).encode()).digest(), 0
    while True:
        found = hashlib.sha256(seed + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(found[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def below(count: int, words: Iterator[int]) -> int:
    """A number from 0, below `count`; the last words of all, which would favour low numbers, are passed over."""
    return next(word % count for word in words if word < 2**32 - 2**32 % count)


def shuffled(tiles: list[str], words: Iterator[int]) -> list[str]:
    """The tiles in another order, each as likely (Fisher and Yates)."""
    tiles = list(tiles)
    for last in range(len(tiles) - 1, 0, -1):
        other = below(last + 1, words)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    return tiles


def lines_of(purpose: str, secret: str, contributions: list[dict[str, Any]], line: int) -> list[str]:
    """What the seed is made of; every text must be the one that its player was bound to."""
    opened = [one for one in contributions if one.get("text")]
    if any(sha256(one["text"]) != one["commitment"] for one in opened):
        raise WrongError(line, "text")
    return [purpose, secret, *(f"{one['player']} {one['text']}" for one in opened)]


class WallRules:
    """What the rules of a record say of its wall."""

    def __init__(self, header: dict[str, Any]) -> None:
        rules, options = header.get("rules"), header.get("options", {})
        if header.get("windroos") != "record" or rules not in BOOKS:
            raise WrongError(1, "rules")
        small = options["players"] == 3
        nts = rules in ("nts2002", "groenehart2011")
        self.small = small and nts
        self.seats = 3 if small else 4
        plain = [tile for tile in ORDER if not self.small or (tile[1] != "m" and tile != "4z")]
        bonus = BONUS if options["flowers"] and not self.small else []
        self.tiles = [tile for tile in plain for _ in range(4)] + bonus
        self.jump = rules in ("hongkong", "mcr")  # East ends the deal with two upper tiles, a stack apart
        self.lower_first = nts  # of a stack of replacement tiles
        self.stacks = len(self.tiles) // (2 * self.seats)  # of a side

    def deal(self) -> list[list[int]]:
        """The places of the wall that each seat is dealt: three times four, then one, and one more for East."""
        seats = self.seats
        racks = [[(turn * seats + seat) * 4 + tile for turn in range(3) for tile in range(4)] for seat in range(seats)]
        first = 12 * seats
        ends = [first, first + 4] if self.jump else [first, first + seats]
        return [racks[0] + ends, *(rack + [first + seat] for seat, rack in enumerate(racks) if seat)]


class CheckedHand:
    """A hand that is being checked: its wall, and what has been taken from both ends."""

    def __init__(self, table: WallRules, action: dict[str, Any], line: int) -> None:
        self.table, self.wall, self.salt, self.dice = table, action["wall"], action["salt"], action["dice"]
        if sorted(self.wall) != sorted(table.tiles):
            raise WrongError(line, "tiles")
        dealt = table.deal()
        taken = {at for rack in dealt for at in rack}
        count = len(self.wall)
        self.front = [at for at in range(count) if at not in taken]
        upper = [0, 1] if not table.lower_first else [1, 0]
        self.back = [2 * stack + one for stack in range(count // 2 - 1, -1, -1) for one in upper]
        self.racks = [[self.wall[at] for at in rack] for rack in dealt]
        self.gone = taken

    def began(self, event: dict[str, Any], line: int) -> None:
        """Secret, contributions, wall and dice."""
        if "contributions" not in event:
            if sha256(" ".join(self.wall) + "\n" + self.salt) != event["commitment"]:
                raise WrongError(line, "commitment")
        else:
            if sha256(self.salt) != event["commitment"]:
                raise WrongError(line, "commitment")
            purpose = f"windroos hand {event['number']}"
            words = numbers(lines_of(purpose, self.salt, event["contributions"], line))
            if shuffled(self.table.tiles, words) != self.wall:
                raise WrongError(line, "wall")
            if [[1 + below(6, words) for _ in throw] for throw in self.dice] != self.dice:
                raise WrongError(line, "dice")
        double = (sum(self.dice[0]) - 1) % 3 if event["round"] == "G" and self.table.seats == 3 else 0
        if event["double"] != "ESWN"[double]:
            raise WrongError(line, "double")

    def opened(self, event: dict[str, Any], line: int) -> None:
        """The first throw names the side, all dice count stacks from its right; at its end they go on to the left."""
        around, stack = divmod(sum(map(sum, self.dice)) - 1, self.table.stacks)
        side = (sum(self.dice[0]) - 1 - around) % self.table.seats
        if (event["dice"], event["side"], event["stack"]) != (self.dice, side, stack + 1):
            raise WrongError(line, "opening")

    def draw(self, loose: bool) -> str:
        """The next tile of the wall, or the next replacement tile; the very last tile is the one that is left."""
        ends = self.back if loose else self.front
        place = next(at for at in ends if at not in self.gone)
        if len(self.gone) == len(self.wall) - 1:
            place = next(at for at in range(len(self.wall)) if at not in self.gone)
        self.gone.add(place)
        return str(self.wall[place])

    def step(self, step: dict[str, Any], line: int) -> None:
        """Follow what happened, and see that each tile came from its place."""
        public, private = step.get("public", {}), step.get("private", [])
        kind = public.get("event")
        if "sealed" in step and (step["sealed"]["wall"], step["sealed"]["salt"]) != (self.wall, self.salt):
            raise WrongError(line, "opened")
        if kind == "hand_began":
            self.began(public, line)
        elif kind == "opened":
            self.opened(public, line)
        elif kind == "dealt" and [own["tiles"] for own in private] != self.racks:
            raise WrongError(line, "rack")
        elif kind == "drew":
            tile = self.draw(public.get("loose", False))
            if [own["tile"] for own in private if own["event"] == "received"] != [tile]:
                raise WrongError(line, "tile")
        elif kind == "hand_ended" and (public["wall"], public["salt"]) != (self.wall, self.salt):
            raise WrongError(line, "opened")


def check_seats(event: dict[str, Any], line: int) -> None:
    """The dice, or the drawn tiles, that found the seats."""
    if "contributions" not in event:
        return
    if sha256(event["secret"]) != event["commitment"]:
        raise WrongError(line, "commitment")
    words = numbers(lines_of("windroos seats", event["secret"], event["contributions"], line))
    drawn = event["drawn"]
    if drawn and shuffled(sorted(drawn, key=ORDER.index), words) != drawn:
        raise WrongError(line, "dice")
    if [[[1 + below(6, words) for _ in throw] for throw in due] for due in event["throws"]] != event["throws"]:
        raise WrongError(line, "dice")


def check(lines: Iterable[str]) -> int:
    """How many hands began, all of them in order. Raises WrongError for the first line that is not."""
    table = hand = None
    hands = line = 0
    for line, text in enumerate(lines, 1):
        try:
            value = json.loads(text)
            if table is None:
                table = WallRules(value)
            elif value.get("action") == "begin":
                hand, hands = CheckedHand(table, value, line), hands + 1
            elif value.get("public", {}).get("event") == "seated":
                check_seats(value["public"], line)
            elif hand is not None and "action" not in value:
                hand.step(value, line)
        except (ValueError, LookupError, TypeError, AttributeError, StopIteration):
            raise WrongError(line, "line") from None
    if table is None:
        raise WrongError(1, "line")
    return hands


if __name__ == "__main__":
    wrong = False
    for name in sys.argv[1:]:
        try:
            with Path(name).open(encoding="utf-8") as file:
                print(f"{name}: in order ({check(file)} hands)")
        except WrongError as found:
            wrong = True
            print(f"{name}: line {found.line}: {WRONG[found.why][1]}")
    sys.exit(wrong)

"""The lines of a table file, sorted out by what they are about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, NoReturn

from windroos.errors import NotationError
from windroos.hands import GREEN_DRAGON_ROUND
from windroos.tablefile.errors import PlacedError
from windroos.text.figures import whole
from windroos.text.table import DREAMER, GREEN, KEYS, SEAT_WORDS


class FileLine(NamedTuple):
    """One line that says something: its number, what stands before the colon and what after, and where that begins."""

    number: int
    head: str
    text: str
    column: int


@dataclass
class TableDraft:
    """What has been read so far of a file with this name in this folder; every complaint names it and the line."""

    file: str
    folder: Path
    rules: str | None = None
    house: Path | None = None
    options: dict[str, str] = field(default_factory=dict)
    option_lines: dict[str, int] = field(default_factory=dict)
    rules_line: int = 1
    round: int = 0
    round_line: int = 1
    players: list[FileLine] = field(default_factory=list)
    dreamers: list[str] = field(default_factory=list)
    roles: dict[str, tuple[str, int]] = field(default_factory=dict)
    fouls: list[tuple[str, int, int]] = field(default_factory=list)
    pot: int = 0
    pot_line: int = 1

    def fail(self, line: int, code: str, column: int = 0, **values: object) -> NoReturn:
        """Raise the error of this code at this place."""
        raise PlacedError(NotationError(code, **values), self.file, line, column) from None

    def lines(self, text: str) -> Iterator[FileLine]:
        """The lines that say something."""
        for number, full in enumerate(text.splitlines(), 1):
            line = full.partition("#")[0].rstrip()
            if not line.strip():
                continue
            head, colon, rest = line.partition(":")
            if not colon:
                self.fail(number, "table_no_colon", text=line.strip())
            yield FileLine(number, head.strip(), rest.strip(), len(head) + 2 + len(rest) - len(rest.lstrip()))

    def take(self, line: FileLine) -> None:
        """One line into the self."""
        first, _, name = line.head.partition(" ")
        if first.lower() in SEAT_WORDS and KEYS.get(line.head.lower()) is None:
            self.players.append(line)
        elif first.lower() in DREAMER:
            self.dreamers.append(name.strip() or line.text or first)
        elif line.head.lower() in KEYS:
            self._key(KEYS[line.head.lower()], line)
        else:
            self.fail(line.number, "table_key", 1, key=line.head)

    def _key(self, key: str, line: FileLine) -> None:
        """A line that is about the table."""
        text = line.text
        if not text:
            self.fail(line.number, "table_empty", line.column, key=line.head)
        if key == "rules":
            self.rules, self.rules_line = text, line.number
        elif key == "house":
            self.house, self.rules_line = self.folder / text, line.number
        elif key == "set":
            for pair in text.replace(",", " ").split():
                option, equals, value = pair.partition("=")
                if not equals:
                    self.fail(line.number, "option_no_value", line.column, option=pair)
                self.options[option] = value
                self.option_lines[option] = line.number
        elif key == "round":
            seat = GREEN_DRAGON_ROUND if text.lower() in GREEN else SEAT_WORDS.get(text.lower())
            if seat is None:
                self.fail(line.number, "table_round", line.column, round=text)
            self.round = seat
            self.round_line = line.number
        elif key == "foul":
            who, _, last = text.rpartition(" ")
            times = whole(last)
            named = (text, 1) if times is None or not who else (who.rstrip(), times)
            self.fouls.append((*named, line.number))
        elif key == "pot":
            pot = whole(text)
            if pot is None:
                self.fail(line.number, "table_pot", line.column, pot=text)
            self.pot, self.pot_line = pot, line.number
        else:
            self.roles[key] = (text, line.number)

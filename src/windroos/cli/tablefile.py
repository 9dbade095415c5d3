"""The table file: what lies on a table at the end of a hand, as a person types it.

    # what follows a number sign is for people
    rules: groenehart2011
    set: minimum=2
    round: East

    East Marijke: 444m 666p RRR 1m 9p 2s 8s
    South Joost:  [345p] [567s] 234m 678m 3s +3s discard from West
    West Ineke:   [WWWW] [EEE] 11p 99s 9m G dead
    North Henk:   [888s] SSS 1s 4s 5s 7s 9s N P

Every word may be Dutch: `ronde: Oost`, `Zuid Joost: ... van West`, `dood`. `windroos help table` shows them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, NoReturn, cast

from windroos.cli.arguments import whole
from windroos.cli.choosing import TypedRules, choose_rules
from windroos.cli.placed import PlacedError
from windroos.errors import NotationError, WindroosError
from windroos.hands import GREEN_DRAGON_ROUND, By, check_win
from windroos.notation import Reading, parse
from windroos.rules.rules import Rules, terms_of
from windroos.scoring.score import check_for_rules
from windroos.scoring.table import Counted, Player, Table, count_table
from windroos.settling.outcome import FalseKind, Foul
from windroos.text.books import BookWords
from windroos.text.explain import SEATS
from windroos.text.table import DEAD, DREAMER, FALSE, FALSE_KINDS, FROM, GREEN, KEYS, SEAT_WORDS
from windroos.text.words import Lang


class Loaded(NamedTuple):
    """A table that was read, with the words of its rules."""

    table: Table
    words: BookWords


def count_loaded(loaded: Loaded, file: str) -> Counted:
    """Score and settle a table that was read from `file`, the name in complaints.

    Raises PlacedError for what cannot lie on one table.
    """
    try:
        return count_table(loaded.table)
    except WindroosError as wrong:
        raise PlacedError(wrong, file, 0) from None


class _Line(NamedTuple):
    """One line that says something: its number, what stands before the colon and what after, and where that begins."""

    number: int
    head: str
    text: str
    column: int


@dataclass
class _Draft:
    """What has been read so far."""

    rules: str | None = None
    house: Path | None = None
    options: dict[str, str] = field(default_factory=dict)
    option_lines: dict[str, int] = field(default_factory=dict)
    rules_line: int = 1
    round: int = 0
    round_line: int = 1
    players: list[_Line] = field(default_factory=list)
    dreamers: list[str] = field(default_factory=list)
    roles: dict[str, tuple[str, int]] = field(default_factory=dict)
    fouls: list[tuple[str, int, int]] = field(default_factory=list)
    pot: int = 0
    pot_line: int = 1


def load_table(path: Path, chosen: TypedRules, lang: Lang = "en") -> Loaded:
    """Read a table file; what was chosen on the command line goes before what the file says.

    Raises:
        PlacedError: what is wrong in the file, with its line and column.
        WindroosError: a file that cannot be read, or options and house rules that are no good.
    """
    try:
        text = path.read_text("utf-8-sig")
    except OSError as error:
        raise NotationError("file_unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise NotationError("file_unreadable", file=str(path), reason=f"UTF-8: {error.reason}") from None
    return read_table(text, path.name, chosen, lang, path.parent)


def read_table(text: str, file: str, chosen: TypedRules, lang: Lang = "en", folder: Path | None = None) -> Loaded:
    """A table from the text of a table file; `file` is the name in complaints."""
    reader = _Reader(file, lang, folder or Path())
    draft = _Draft()
    for line in reader.lines(text):
        reader.take(line, draft)
    if not draft.players:
        reader.fail(1, "table_no_players")
    wanted = reader.chosen(draft, chosen)
    try:
        rules, words = choose_rules(wanted)
        shown = reader.shown(draft, rules)
        if shown:
            rules, words = choose_rules(wanted._replace(options={**shown, **wanted.options}))
    except WindroosError as wrong:
        at = draft.option_lines.get(str(wrong.values.get("option")), draft.rules_line)
        from_file = wrong.values.get("option") not in chosen.options
        raise (PlacedError(wrong, file, at) if from_file and not wrong.code.startswith("house_") else wrong) from None
    if rules.options.get("rounds") == "east" and draft.round not in (0, GREEN_DRAGON_ROUND):
        reader.fail(draft.round_line, "round_always_east", rules=rules.name)
    read = [reader.player(line, draft, rules) for line in draft.players]
    players = tuple(sorted(read, key=lambda player: player.situation.seat))
    reader.check_names(draft, tuple(player.name for player in read))
    players = tuple(player._replace(giver=_resolve(player.giver, players)) for player in players)
    table = Table(
        rules,
        players,
        tuple(draft.dreamers),
        double=reader.role("double", draft, players),
        liable=reader.role("liable", draft, players),
        fouls=tuple(Foul(reader.named(who, number, players), times) for who, times, number in draft.fouls),
        pot=draft.pot,
    )
    reader.check_extras(draft, rules)
    return Loaded(table, words)


def _resolve(who: str | None, players: tuple[Player, ...]) -> str | None:
    """The name of the player who is meant by a name or a seat; an unknown one stays as it is."""
    if who is None or any(player.name == who for player in players):
        return who
    seat = SEAT_WORDS.get(who.lower())
    return next((player.name for player in players if player.situation.seat == seat), who)


class _Reader:
    """Reads one file; every complaint names it and the line."""

    def __init__(self, file: str, lang: Lang, folder: Path) -> None:
        self.file = file
        self.lang = lang
        self.folder = folder

    def fail(self, line: int, code: str, column: int = 0, **values: object) -> NoReturn:
        """Raise the error of this code at this place."""
        raise PlacedError(NotationError(code, **values), self.file, line, column) from None

    def lines(self, text: str) -> Iterator[_Line]:
        """The lines that say something."""
        for number, full in enumerate(text.splitlines(), 1):
            line = full.partition("#")[0].rstrip()
            if not line.strip():
                continue
            head, colon, rest = line.partition(":")
            if not colon:
                self.fail(number, "table_no_colon", text=line.strip())
            yield _Line(number, head.strip(), rest.strip(), len(head) + 2 + len(rest) - len(rest.lstrip()))

    def take(self, line: _Line, draft: _Draft) -> None:
        """One line into the draft."""
        first, _, name = line.head.partition(" ")
        if first.lower() in SEAT_WORDS and KEYS.get(line.head.lower()) is None:
            draft.players.append(line)
        elif first.lower() in DREAMER:
            draft.dreamers.append(name.strip() or line.text or first)
        elif line.head.lower() in KEYS:
            self.key(KEYS[line.head.lower()], line, draft)
        else:
            self.fail(line.number, "table_key", 1, key=line.head)

    def key(self, key: str, line: _Line, draft: _Draft) -> None:
        """A line that is about the table."""
        text = line.text
        if not text:
            self.fail(line.number, "table_empty", line.column, key=line.head)
        if key == "rules":
            draft.rules, draft.rules_line = text, line.number
        elif key == "house":
            draft.house, draft.rules_line = self.folder / text, line.number
        elif key == "set":
            for pair in text.replace(",", " ").split():
                option, equals, value = pair.partition("=")
                if not equals:
                    self.fail(line.number, "option_no_value", line.column, option=pair)
                draft.options[option] = value
                draft.option_lines[option] = line.number
        elif key == "round":
            seat = GREEN_DRAGON_ROUND if text.lower() in GREEN else SEAT_WORDS.get(text.lower())
            if seat is None:
                self.fail(line.number, "table_round", line.column, round=text)
            draft.round = seat
            draft.round_line = line.number
        elif key == "foul":
            who, _, last = text.rpartition(" ")
            times = whole(last)
            named = (text, 1) if times is None or not who else (who.rstrip(), times)
            draft.fouls.append((*named, line.number))
        elif key == "pot":
            pot = whole(text)
            if pot is None:
                self.fail(line.number, "table_pot", line.column, pot=text)
            draft.pot, draft.pot_line = pot, line.number
        else:
            draft.roles[key] = (text, line.number)

    def chosen(self, draft: _Draft, chosen: TypedRules) -> TypedRules:
        """The rules, house rules and options of file and command line together."""
        house = chosen.house or (None if chosen.rules else draft.house)
        options = draft.options if chosen.rules in (None, draft.rules) else {}
        return TypedRules(chosen.rules or draft.rules, house, {**options, **chosen.options})

    def shown(self, draft: _Draft, rules: Rules) -> dict[str, str]:
        """Options that the table itself shows: how many play, and the round of the green dragon."""
        at_table = len(draft.players) + len(draft.dreamers)
        players = rules.rule_set.option("players")
        found: dict[str, str] = {}
        if players is not None and at_table in players.values and at_table != players.default:
            found["players"] = str(at_table)
        if draft.round == GREEN_DRAGON_ROUND and "dragon_round" in rules.options:
            found["dragon_round"] = "true"
        return found

    def player(self, line: _Line, draft: _Draft, rules: Rules) -> Player:
        """One player's line."""
        first, _, name = line.head.partition(" ")
        seat = SEAT_WORDS[first.lower()]
        text, said = self.words(line)
        try:
            read = parse(text, seat, draft.round)
            self.check(read, said, line)
            check_win(read.hand, read.situation, any_size="dead" in said or "false" in said)
            check_for_rules(rules, read.hand, read.situation)
        except NotationError as wrong:
            column = wrong.values.get("column")
            if isinstance(column, int):
                wrong.values["column"] = line.column + column - 1
            raise PlacedError(wrong, self.file, line.number) from None
        except PlacedError:
            raise
        except WindroosError as wrong:
            raise PlacedError(wrong, self.file, line.number, line.column) from None
        if read.winds_given and (read.situation.seat, read.situation.round) != (seat, draft.round):
            self.fail(line.number, "table_winds", line.column)
        return Player(
            name.strip() or SEATS[seat].to(self.lang),
            read.hand,
            read.situation,
            giver=said.get("from"),
            dead="dead" in said or "false" in said,
            false="false" in said,
            kind=cast(FalseKind | None, said.get("false") or None),
        )

    def words(self, line: _Line) -> tuple[str, dict[str, str]]:
        """The notation without the words that are about the table; those words, and blanks in their place."""
        said: dict[str, str] = {}
        kept: list[str] = []
        parts = line.text.split(" ")
        at = 0
        while at < len(parts):
            word = parts[at].lower()
            if word in FROM:
                rest = next((i for i in range(at + 1, len(parts)) if parts[i]), 0)
                if not rest:
                    self.fail(line.number, "table_from", line.column)
                said["from"] = parts[rest]
                kept.extend(" " * len(part) for part in parts[at : rest + 1])
                at = rest
            elif word in DEAD or word.partition("=")[0] in FALSE:
                kind = word.partition("=")[2]
                if kind and kind not in FALSE_KINDS:
                    self.fail(line.number, "table_false", line.column, kind=kind)
                said["dead" if word in DEAD else "false"] = FALSE_KINDS.get(kind, "")
                kept.append(" " * len(word))
            else:
                kept.append(parts[at])
            at += 1
        return " ".join(kept), said

    def check(self, read: Reading, said: dict[str, str], line: _Line) -> None:
        """A line whose words contradict each other."""
        win = read.situation.win
        if "from" in said and win is None:
            self.fail(line.number, "table_from_loser", line.column)
        if win is not None and "from" in said and win.by not in (By.DISCARD, By.ROBBED):
            self.fail(line.number, "table_from_own", line.column)

    def check_names(self, draft: _Draft, names: tuple[str, ...]) -> None:
        """Every player has a name of his own; `names` are the players' in the order of the file."""
        for at, name in enumerate(names):
            if name in (*names[:at], *draft.dreamers):
                self.fail(draft.players[at].number, "table_name_twice", player=name)

    def check_extras(self, draft: _Draft, rules: Rules) -> None:
        """What only one book has: a pot and who pays for all in Hong Kong, offences in MCR."""
        known = terms_of(rules).known
        if "liable" in draft.roles and "liable" not in known:
            self.fail(draft.roles["liable"][1], "table_other_rules", key="pao", rules=rules.id)
        if draft.pot and "pot" not in known:
            self.fail(draft.pot_line, "table_other_rules", key="pot", rules=rules.id)
        if draft.fouls and "fouls" not in known:
            self.fail(draft.fouls[0][2], "table_other_rules", key="foul", rules=rules.id)

    def role(self, role: str, draft: _Draft, players: tuple[Player, ...]) -> str | None:
        """Who has a role, by name or seat."""
        if role not in draft.roles:
            return None
        who, line = draft.roles[role]
        return self.named(who, line, players)

    def named(self, who: str, line: int, players: tuple[Player, ...]) -> str:
        """The name of the player who is meant."""
        name = _resolve(who, players)
        if not any(player.name == name for player in players):
            self.fail(line, "table_no_player", player=who, players=", ".join(player.name for player in players))
        assert name is not None
        return name

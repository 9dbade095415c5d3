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

from pathlib import Path
from typing import NamedTuple, cast

from windroos.books.choosing import NOTHING_CHOSEN, TypedRules, choose_rules
from windroos.errors import NotationError, WindroosError
from windroos.hands import GREEN_DRAGON_ROUND, By, check_win
from windroos.notation import Reading, parse
from windroos.rules.rules import Rules, terms_of
from windroos.scoring.refusing import check_for_rules
from windroos.scoring.table import Counted, Player, Table, count_table
from windroos.settling.outcome import FalseKind, Foul
from windroos.tablefile.draft import FileLine, TableDraft
from windroos.tablefile.errors import PlacedError
from windroos.text.books import BookWords
from windroos.text.explain import SEATS
from windroos.text.table import DEAD, FALSE, FALSE_KINDS, FROM, SEAT_WORDS
from windroos.text.words import Lang


class LoadedTable(NamedTuple):
    """A table that was read, with the words of its rules."""

    table: Table
    words: BookWords


def count_loaded(loaded: LoadedTable, file: str) -> Counted:
    """Score and settle a table that was read from `file`, the name in complaints.

    Raises PlacedError for what cannot lie on one table.
    """
    try:
        return count_table(loaded.table)
    except WindroosError as wrong:
        raise PlacedError(wrong, file, 0) from None


def load_table(path: Path, chosen: TypedRules = NOTHING_CHOSEN, lang: Lang = "en") -> LoadedTable:
    """Read a table file; what was chosen goes before what the file says. `lang` is for seats without a name.

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


def read_table(
    text: str, file: str, chosen: TypedRules = NOTHING_CHOSEN, lang: Lang = "en", folder: Path | None = None
) -> LoadedTable:
    """A table from the text of a table file.

    `file` is the name in complaints; house rules that the text names are looked for in `folder`.

    Raises as `load_table` does.
    """
    draft = TableDraft(file, folder or Path())
    for line in draft.lines(text):
        draft.take(line)
    if not draft.players:
        draft.fail(1, "table_no_players")
    wanted = _chosen(draft, chosen)
    try:
        rules, words = choose_rules(wanted)
        shown = _shown(draft, rules)
        if shown:
            rules, words = choose_rules(wanted._replace(options={**shown, **wanted.options}))
    except WindroosError as wrong:
        at = draft.option_lines.get(str(wrong.values.get("option")), draft.rules_line)
        from_file = wrong.values.get("option") not in chosen.options
        raise (PlacedError(wrong, file, at) if from_file and not wrong.code.startswith("house_") else wrong) from None
    if rules.options.get("rounds") == "east" and draft.round not in (0, GREEN_DRAGON_ROUND):
        draft.fail(draft.round_line, "round_always_east", rules=rules.name)
    read = [_player(line, draft, rules, lang) for line in draft.players]
    players = tuple(sorted(read, key=lambda player: player.situation.seat))
    _check_names(draft, tuple(player.name for player in read))
    players = tuple(player._replace(giver=_resolve(player.giver, players)) for player in players)
    table = Table(
        rules,
        players,
        tuple(draft.dreamers),
        double=_role("double", draft, players),
        liable=_role("liable", draft, players),
        fouls=tuple(Foul(_named(who, number, draft, players), times) for who, times, number in draft.fouls),
        pot=draft.pot,
    )
    _check_extras(draft, rules)
    return LoadedTable(table, words)


def _resolve(who: str | None, players: tuple[Player, ...]) -> str | None:
    """The name of the player who is meant by a name or a seat; an unknown one stays as it is."""
    if who is None or any(player.name == who for player in players):
        return who
    seat = SEAT_WORDS.get(who.lower())
    return next((player.name for player in players if player.situation.seat == seat), who)


def _chosen(draft: TableDraft, chosen: TypedRules) -> TypedRules:
    """The rules, house rules and options of file and command line together."""
    house = chosen.house or (None if chosen.rules else draft.house)
    options = draft.options if chosen.rules in (None, draft.rules) else {}
    return TypedRules(chosen.rules or draft.rules, house, {**options, **chosen.options})


def _shown(draft: TableDraft, rules: Rules) -> dict[str, str]:
    """Options that the table itself shows: how many play, and the round of the green dragon."""
    at_table = len(draft.players) + len(draft.dreamers)
    players = rules.rule_set.option("players")
    found: dict[str, str] = {}
    if players is not None and at_table in players.values and at_table != players.default:
        found["players"] = str(at_table)
    if draft.round == GREEN_DRAGON_ROUND and "dragon_round" in rules.options:
        found["dragon_round"] = "true"
    return found


def _player(line: FileLine, draft: TableDraft, rules: Rules, lang: Lang) -> Player:
    """One player's line."""
    first, _, name = line.head.partition(" ")
    seat = SEAT_WORDS[first.lower()]
    text, said = _words(line, draft)
    try:
        read = parse(text, seat, draft.round)
        _check(read, said, line, draft)
        check_win(read.hand, read.situation, any_size="dead" in said or "false" in said)
        check_for_rules(rules, read.hand, read.situation)
    except NotationError as wrong:
        column = wrong.values.get("column")
        if isinstance(column, int):
            wrong.values["column"] = line.column + column - 1
        raise PlacedError(wrong, draft.file, line.number) from None
    except PlacedError:
        raise
    except WindroosError as wrong:
        raise PlacedError(wrong, draft.file, line.number, line.column) from None
    if read.winds_given and (read.situation.seat, read.situation.round) != (seat, draft.round):
        draft.fail(line.number, "table_winds", line.column)
    return Player(
        name.strip() or SEATS[seat].to(lang),
        read.hand,
        read.situation,
        giver=said.get("from"),
        dead="dead" in said or "false" in said,
        false="false" in said,
        kind=cast(FalseKind | None, said.get("false") or None),
    )


def _words(line: FileLine, draft: TableDraft) -> tuple[str, dict[str, str]]:
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
                draft.fail(line.number, "table_from", line.column)
            said["from"] = parts[rest]
            kept.extend(" " * len(part) for part in parts[at : rest + 1])
            at = rest
        elif word in DEAD or word.partition("=")[0] in FALSE:
            kind = word.partition("=")[2]
            if kind and kind not in FALSE_KINDS:
                draft.fail(line.number, "table_false", line.column, kind=kind)
            said["dead" if word in DEAD else "false"] = FALSE_KINDS.get(kind, "")
            kept.append(" " * len(word))
        else:
            kept.append(parts[at])
        at += 1
    return " ".join(kept), said


def _check(read: Reading, said: dict[str, str], line: FileLine, draft: TableDraft) -> None:
    """A line whose words contradict each other."""
    win = read.situation.win
    if "from" in said and win is None:
        draft.fail(line.number, "table_from_loser", line.column)
    if win is not None and "from" in said and win.by not in (By.DISCARD, By.ROBBED):
        draft.fail(line.number, "table_from_own", line.column)


def _check_names(draft: TableDraft, names: tuple[str, ...]) -> None:
    """Every player has a name of his own; `names` are the players' in the order of the file."""
    for at, name in enumerate(names):
        if name in (*names[:at], *draft.dreamers):
            draft.fail(draft.players[at].number, "table_name_twice", player=name)


def _check_extras(draft: TableDraft, rules: Rules) -> None:
    """What only one book has: a pot and who pays for all in Hong Kong, offences in MCR."""
    known = terms_of(rules).known
    if "liable" in draft.roles and "liable" not in known:
        draft.fail(draft.roles["liable"][1], "table_other_rules", key="pao", rules=rules.id)
    if draft.pot and "pot" not in known:
        draft.fail(draft.pot_line, "table_other_rules", key="pot", rules=rules.id)
    if draft.fouls and "fouls" not in known:
        draft.fail(draft.fouls[0][2], "table_other_rules", key="foul", rules=rules.id)


def _role(role: str, draft: TableDraft, players: tuple[Player, ...]) -> str | None:
    """Who has a role, by name or seat."""
    if role not in draft.roles:
        return None
    who, line = draft.roles[role]
    return _named(who, line, draft, players)


def _named(who: str, line: int, draft: TableDraft, players: tuple[Player, ...]) -> str:
    """The name of the player who is meant."""
    name = _resolve(who, players)
    if not any(player.name == name for player in players):
        draft.fail(line, "table_no_player", player=who, players=", ".join(player.name for player in players))
    assert name is not None
    return name

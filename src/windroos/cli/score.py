"""`windroos score`: a hand or a whole table, explained."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path

from windroos.books.choosing import TypedRules, choose_rules
from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.complain import BAD, OK, SOME_BAD, complain
from windroos.cli.files import MARK, file_lines, standard_input
from windroos.errors import NotationError, OptionError, WindroosError
from windroos.hands import GREEN_DRAGON_ROUND
from windroos.notation import parse
from windroos.scoring.score import score
from windroos.scoring.table import Counted, Player
from windroos.scoring.why import why_not
from windroos.telling.names import total_text
from windroos.telling.objects import hand_object, table_object
from windroos.telling.printed.hand import explain_hand, heading
from windroos.telling.printed.style import Presentation, Style, wrap
from windroos.telling.printed.table import show_table
from windroos.telling.printed.tiles import how_won
from windroos.telling.printed.why import item_of, show_why
from windroos.text import explain as texts
from windroos.text.words import Lang

SPEC = Spec(
    values=("rules", "house", "seat", "round", "why", "player"), many=("set",), switches=("json", "jsonl", "tiles")
)

Answer = Callable[[Iterable[str], Callable[[str], object], Lang], int]
"""Answers lines one by one with what it is given to write; the exit status."""

_WINDS = {"E": 0, "O": 0, "S": 1, "Z": 1, "W": 2, "N": 3}


def score_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    typed = read_arguments(words, SPEC)
    style = style._replace(tiles="tiles" in typed.switches)
    if "jsonl" in typed.switches:
        from windroos.telling.score_jsonl import score_lines

        typed.refuse("--jsonl", "jsonl")
        return answer_files(typed.words, score_lines, style.lang)
    if not any(word.strip() for word in typed.words):
        raise OptionError("nothing_to_do", page="score")
    if typed.get("why") is not None and "json" in typed.switches:
        raise OptionError("argument_not_here", argument="--json", other="--why")
    if all(is_file(word) for word in typed.words):
        for name in ("seat", "round"):
            if typed.get(name) is not None:
                raise OptionError("argument_not_here", argument=f"--{name}", other=typed.words[0])
        return _tables(typed, style)
    return _hand(typed, style)


def chosen_rules(typed: Arguments) -> TypedRules:
    """The rules that the command line chooses."""
    options = {}
    for pair in typed.many.get("set", ()):
        option, equals, value = pair.partition("=")
        if not equals:
            raise OptionError("option_no_value", option=option)
        options[option] = value
    house = typed.get("house")
    return TypedRules(typed.get("rules"), Path(house) if house is not None else None, options)


def chosen_wind(typed: Arguments, name: str) -> int:
    """The wind of --seat or --round, East where it is not given; a round may be the green dragon's."""
    value = (typed.get(name) or "E").upper()
    if name == "round" and value == "G":
        return GREEN_DRAGON_ROUND
    if value not in _WINDS:
        raise OptionError("argument_value", argument=f"--{name}", value=value, known="E (O), S (Z), W, N")
    return _WINDS[value]


def is_file(word: str) -> bool:
    """A word that names a file or folder: one that is there, or that looks like one and is no hand."""
    if word == "-" or word.endswith((".txt", ".toml")):
        return True
    try:
        if Path(word).exists():
            return True
    except OSError:  # longer than a name can be
        return False
    return any(os.sep in part for part in word.split() if not (len(part) == 3 and part[1] == "/"))


def answer_files(names: tuple[str, ...], answer: Answer, lang: Lang) -> int:
    """Answer the lines of every file in turn, or of standard input; the exit status.

    Of several files, one that cannot be read does not keep the others from being answered.
    """
    bad = unread = 0
    for name in names or ("-",):
        try:
            bad |= answer(file_lines(name), _write_line, lang)
        except NotationError as trouble:
            if len(names) < 2:
                raise
            complain(trouble, lang)
            unread += 1
    return OK if not (bad or unread) else BAD if names and unread == len(names) else SOME_BAD


def _write_line(line: str) -> None:
    """Write an answer at once, so that a program can talk line by line."""
    print(line, end="", flush=True)


def _hand(typed: Arguments, style: Style) -> int:
    if typed.get("player") is not None:
        raise OptionError("argument_not_here", argument="--player", other=typed.words[0])
    text = " ".join(typed.words)
    try:
        read = parse(text, chosen_wind(typed, "seat"), chosen_wind(typed, "round"))
        rules, words = choose_rules(chosen_rules(typed))
        scored = score(rules, read.hand, read.situation)
    except NotationError as trouble:
        complain(trouble, style.lang, text)
        return BAD
    reader = Presentation(style, words)
    if typed.get("why") is not None:
        print("\n".join(show_why(why_not(scored, item_of(typed.get("why") or "", scored, words)), scored, reader)))
    elif "json" in typed.switches:
        print(json.dumps(hand_object(scored, words, style.lang), ensure_ascii=False, indent=2))
    else:
        seat, rounds = (
            texts.SEATS[scored.situation.seat].to(style.lang),
            texts.ROUNDS[scored.situation.round].to(style.lang),
        )
        name = words.name.to(style.lang) if rules.name == rules.id else rules.name
        print(style.soft(f"{name} · {style.say(texts.ROUND, wind=rounds)}"))
        print()
        win = scored.situation.win
        title = seat
        if win is not None:
            title = style.say(texts.MAKES, player=seat, how=how_won(win, None, style))
        right = total_text(scored, style.lang)
        if len(title) + len(right) < 79:
            print(heading(title, right, style, win is not None))
        else:
            print("\n".join(style.lak(line) for line in wrap(title, indent=0)))
            print(heading("", right, style))
        print("\n".join(explain_hand(scored, reader)))
    return OK


def _tables(typed: Arguments, style: Style) -> int:
    """Every table in turn; one that is wrong does not keep the others from being counted."""
    from windroos.tablefile.reading import count_loaded, load_table, read_table

    bad = 0
    for at, name in enumerate(typed.words):
        try:
            if name == "-":
                text = standard_input("replace").read().removeprefix(MARK)
                loaded = read_table(text, "-", chosen_rules(typed), style.lang)
            else:
                loaded = load_table(Path(name), chosen_rules(typed), style.lang)
            counted = count_loaded(loaded, Path(name).name)
            reader = Presentation(style, loaded.words)
            lines = _table_lines(counted, reader, typed)
        except WindroosError as trouble:
            if len(typed.words) == 1:
                raise
            complain(trouble, style.lang)
            bad += 1
            continue
        print(("\n" if at and "json" not in typed.switches else "") + "\n".join(lines))
    return OK if not bad else BAD if bad == len(typed.words) else SOME_BAD


def _table_lines(counted: Counted, reader: Presentation, typed: Arguments) -> list[str]:
    lang = reader.style.lang
    if typed.get("why") is not None:
        player = _asked(counted, typed)
        scored = counted.score_of(player.name)
        dead = (player.dead or player.false) and scored.best is None
        answer = why_not(scored, item_of(typed.get("why") or "", scored, reader.words), dead)
        return [reader.style.bold(player.name), *show_why(answer, scored, reader)]
    if "json" in typed.switches:
        several = len(typed.words) > 1  # then one object a line
        return [
            json.dumps(table_object(counted, reader.words, lang), ensure_ascii=False, indent=None if several else 2)
        ]
    return show_table(counted, reader)


def _asked(counted: Counted, typed: Arguments) -> Player:
    """Whom --why is about: --player by name or seat, else the winner, else East."""
    players = counted.table.players
    who = typed.get("player")
    if who is None:
        return counted.table.winner or players[0]
    for player in players:
        seat = texts.SEATS[player.situation.seat]
        if who.lower() in (player.name.lower(), seat.nl.lower(), seat.en.lower()):
            return player
    names = ", ".join(player.name for player in players)
    raise OptionError("why_needs_player", player=who, players=names)

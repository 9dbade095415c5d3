"""`windroos play`: a game in the terminal against computer players."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom
from typing import Final, NamedTuple

from windroos.books.catalog import IDS
from windroos.books.choosing import choose_rules
from windroos.bots.player import ComputerPlayer, make
from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.complain import BAD, INTERRUPTED, OK, complain
from windroos.cli.folders import records_dir
from windroos.cli.playing import record_file as files
from windroos.cli.playing.layout import Print, fill, line, printer, words
from windroos.cli.playing.session import PERSON, Left, Sitting, SittingSetup
from windroos.cli.score import chosen_rules
from windroos.cli.terminal import utf8
from windroos.errors import OptionError, WindroosError
from windroos.play.model.actions import Action
from windroos.play.model.events import NOBODY
from windroos.play.model.match import Match, new_match
from windroos.play.record.header import header_of
from windroos.play.record.record import Record
from windroos.play.record.replay import replay
from windroos.play.referee.game import Game
from windroos.play.referee.state import State, new_state
from windroos.rules.rules import Rules
from windroos.telling.printed.style import WIDTH, Presentation, Style
from windroos.text import play as texts
from windroos.text.books import BookWords
from windroos.text.explain import listed
from windroos.text.figures import MOST, whole
from windroos.text.words import Lang

SPEC: Final = Spec(
    values=("rules", "house", "seat", "players", "opponents", "hands", "rounds", "seed", "name", "record", "resume"),
    many=("set",),
    switches=("strict", "no-colour", "no-color", "ascii"),
)
DEFAULT_OPPONENTS: Final = "live"
_SEATS: Final = {
    **{"east": 0, "oost": 0, "e": 0, "o": 0, "south": 1, "zuid": 1, "s": 1, "z": 1},
    **{"west": 2, "w": 2, "north": 3, "noord": 3, "n": 3},
}


_BY_CHANCE: Final = ("dice", "dobbelstenen")
"""For `--seat`: as the book finds the seats."""


def play_command(typed_words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    typed = read_arguments(typed_words, SPEC)
    if typed.words:
        raise OptionError("terminal_word", word=typed.words[0])
    if typed.switches & {"no-colour", "no-color"}:
        style = style._replace(colour=False)
    put = printer(style, sys.stdout, "ascii" in typed.switches or _speaks_ascii())
    begun = _resumed(typed) if typed.get("resume") is not None else _new(typed, style.lang)
    match = begun.state.table.match
    players = _opponents(typed, match)  # before anything is written: a name may be wrong
    chance = _chance(typed)
    record = _record(typed, begun, style.lang, put)
    game = Game.resumed(begun.state, record.add if record is not None else None)
    desk = SittingSetup(
        put=put,
        ask=_ask,
        reader=Presentation(style, begun.words),
        random=chance,
        players=players,
        seats=begun.old is None and (typed.get("seat") or "").lower() in _BY_CHANCE,
    )
    status = OK
    try:
        _welcome(match, desk)
        Sitting(game, desk).play(begun.pending)
    except Left:
        pass
    except WindroosError as trouble:
        complain(trouble, style.lang)
        status = BAD
    except KeyboardInterrupt:
        put([line()])
        status = INTERRUPTED
    finally:
        for player in players:
            if player is not None:
                player.close()
        if record is not None:
            record.close()
    if record is not None:
        _farewell(game.match, record.path, typed, desk)
    return status


class Begun(NamedTuple):
    """A game to play, before anything is written.

    old      the file and the record of a game that goes on, None for a new one
    """

    state: State
    words: BookWords
    old: tuple[Path, Record] | None = None

    @property
    def pending(self) -> Action | None:
        """The action that the record lacks in part."""
        return self.old[1].pending if self.old is not None else None


# --- the match and its record -------------------------------------------------------------------------------------


def _new(typed: Arguments, lang: Lang) -> Begun:
    rules, book = _rules(typed)
    return Begun(new_state(_match(typed, rules, lang), "strict" in typed.switches), book)


def _resumed(typed: Arguments) -> Begun:
    """A game that goes on where its record ends."""
    typed.refuse("--resume", "resume", "opponents", "seed", "no-colour", "no-color", "ascii")
    name = typed.get("resume") or ""
    path = files.last_path() if name in (files.LAST, "laatste") else Path(name)
    record = files.read_file(path)
    state = replay(record)
    return Begun(state, files.words_of(path, state.rules.id), (path, record))


def _rules(typed: Arguments) -> tuple[Rules, BookWords]:
    """The rules, for as many players as there are."""
    chosen = chosen_rules(typed)
    if chosen.rules is None and chosen.house is None:
        chosen = chosen._replace(rules=IDS[0])
    players = typed.get("players")
    if players is not None:
        if "players" in chosen.options:
            raise OptionError("argument_not_both", argument="--players", other="--set players")
        chosen = chosen._replace(options={**chosen.options, "players": players})
    return choose_rules(chosen)


def _match(typed: Arguments, rules: Rules, lang: Lang) -> Match:
    """The match before its first hand: the person first in the list, the others sit in turn after him."""
    count = int(rules.value("players"))
    seats = min(count, 4)
    word = (typed.get("seat") or "east").lower()
    at = 0 if word in _BY_CHANCE else _SEATS.get(word, seats)
    if at >= seats:
        known = ", ".join([*(texts.SEATS[seat].to(lang).lower() for seat in range(seats)), texts.DICE.to(lang)])
        raise OptionError("argument_value", argument="--seat", value=word, known=known)
    plain = "".join(sign for sign in typed.get("name") or "" if sign.isprintable())  # no keys of a terminal
    name = plain.strip()[:20] or texts.GUEST.to(lang)
    others = [other for other in texts.PLAYERS if other.lower() != name.lower()][: count - 1]
    hands, rounds = _number(typed, "hands"), _number(typed, "rounds")
    if hands is not None and rounds is not None:
        raise OptionError("argument_not_both", argument="--hands", other="--rounds")
    order = tuple((seat - at) % seats for seat in range(seats))
    dreamer = seats if count > seats else NOBODY
    return new_match(rules, (name, *others), order, dreamer, rounds=rounds, hands=hands)


def _number(typed: Arguments, name: str, least: int = 1) -> int | None:
    text = typed.get(name)
    if text is None:
        return None
    number = whole(text)
    if number is None or number < least:
        raise OptionError("argument_value", argument=f"--{name}", value=text, known=f"{least}..{MOST}")
    return number


def _record(typed: Arguments, begun: Begun, lang: Lang, put: Print) -> files.RecordFile | None:
    """The file that the game is recorded in; None where the usual place cannot be written, which is said once."""
    asked = typed.get("record")
    path = begun.old[0] if begun.old is not None else Path(asked) if asked is not None else None
    try:
        if begun.old is not None:
            files.cut_back(*begun.old)
            put(fill(words(texts.RESUMED.to(lang).format(file=path), "soft"), indent=0))
            return files.RecordFile(begun.old[0])
        path = path or files.new_path()
        record = files.RecordFile(path, header_of(begun.state.table.match, begun.state.conduct.strict))
        files.keep_words(path, begun.state.rules.id, begun.words)
        return record
    except FileExistsError:
        raise OptionError("terminal_record_there", file=path) from None
    except (OSError, RuntimeError) as error:  # RuntimeError: a user without a home directory
        reason = getattr(error, "strerror", None) or str(error)
        if asked is not None or begun.old is not None:
            raise OptionError("terminal_record_unwritten", file=path, reason=reason) from None
        put(fill(words(texts.UNRECORDED.to(lang).format(file=path or "", reason=reason)), indent=0))
        return None


# --- the people ---------------------------------------------------------------------------------------------------


def _opponents(typed: Arguments, match: Match) -> list[ComputerPlayer | None]:
    """A computer player for every place but the person's; of several names the last serves for all that follow.

    Raises OptionError where there are more names than places.
    """
    names = (typed.get("opponents") or DEFAULT_OPPONENTS).split(",")
    if len(names) >= len(match.players):
        raise OptionError("terminal_opponents", count=len(names), most=len(match.players) - 1)
    seed = _number(typed, "seed", 0)
    out: list[ComputerPlayer | None] = []
    for place in range(len(match.players)):
        if place == PERSON:
            out.append(None)
            continue
        name = names[min(place - 1, len(names) - 1)].strip()
        out.append(make(name, match.rules, secrets.randbits(32) if seed is None else 10 * seed + place))
    return out


def _chance(typed: Arguments) -> Callable[[int], Random]:
    """Where walls and dice come from: with a seed a hand is always the same by its number."""
    seed = _number(typed, "seed", 0)
    if seed is None:
        return lambda _: SystemRandom()
    return lambda number: Random(f"{seed} {number}")


def _ask(prompt: str) -> str | None:
    """A line that was typed; None at the end of the input. What comes from a file or a program is shown too."""
    print(prompt, end="", flush=True)
    if sys.stdin is None:
        return None
    utf8(sys.stdin, "replace")
    typed = sys.stdin.readline()
    if not sys.stdin.isatty() or not typed:
        print(typed.strip()[: WIDTH - len(prompt)])
    return typed or None


def _welcome(match: Match, desk: SittingSetup) -> None:
    lang = desk.reader.style.lang
    names = listed([name for place, name in enumerate(match.players) if place != PERSON], lang)
    book = desk.reader.words.name.to(lang)
    desk.put(fill(words(texts.WELCOME.to(lang).format(book=book, names=names), "bold"), indent=0))
    desk.put(fill(words(texts.WELCOME_KEYS.to(lang)), indent=0))


def _farewell(match: Match, path: Path, typed: Arguments, desk: SittingSetup) -> None:
    """Where the record is, and how to go on with it."""
    lang = desk.reader.style.lang
    desk.put([line(), *fill(words(texts.KEPT_RECORD.to(lang).format(file=path)), indent=0)])
    if match.over:
        return
    name = files.LAST if path.parent == records_dir() else str(path)
    command = ["windroos", "play", "--resume", name]
    if typed.get("opponents") is not None:
        command += ["--opponents", str(typed.get("opponents"))]
    if typed.get("seed") is not None:
        command += ["--seed", str(typed.get("seed"))]
    shown = shlex.join(command)
    on_one_line = texts.RESUME.to(lang).format(command=shown)
    if len(on_one_line) <= WIDTH:
        desk.put([line(on_one_line)])
    else:
        desk.put([line(texts.RESUME.to(lang).format(command="").rstrip()), line(f"  {shown}")])


def _speaks_ascii() -> bool:
    """Whether the environment says that the terminal does not speak UTF-8."""
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "utf" not in value.lower()
    return False

"""From the words of a command to its answer; whatever goes wrong ends in one sentence and a hint."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from windroos.cli.arguments import SHORT
from windroos.cli.complain import BAD, FAULT, INTERRUPTED, OK, complain, say_trouble
from windroos.cli.terminal import language, utf8, wants_colour
from windroos.errors import OptionError, WindroosError
from windroos.telling.printed.style import Style
from windroos.text import cli as texts
from windroos.text.reasons import reason_text
from windroos.text.words import LANGS, Lang, lang_of
from windroos.version import __version__

COMMANDS = (
    *("serve", "play", "score", "waits", "settle", "rules", "lab", "check", "verify", "review", "bot", "club"),
    *("tournament", "players", "backup", "restore", "store", "ban", "export", "help"),
)


def run(argv: list[str] | None = None) -> int:
    """Run a command; the exit status. Nothing but an interrupt ever ends in a traceback."""
    words = list(sys.argv[1:] if argv is None else argv)
    lang = language()
    try:
        utf8(sys.stdout)
        utf8(sys.stderr)
        asked, colour, words = _everywhere(words)
        lang = asked or lang
        style = Style(lang, wants_colour(sys.stdout, colour), chosen=asked is not None)
        status = _command(words, style)
        if sys.stdout is not None:  # a process can be started without one
            sys.stdout.flush()
    except WindroosError as trouble:
        complain(trouble, lang)
        return BAD
    except BrokenPipeError:
        _drop_output()  # whoever read the answer has seen enough
        return OK
    except OSError as error:
        _drop_output()
        reason = reason_text(error.strerror or str(error), lang)
        say_trouble(texts.UNWRITTEN.to(lang).format(reason=reason), texts.UNWRITTEN_HINT.to(lang), lang)
        return BAD
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as fault:
        if os.environ.get("WINDROOS_TRACEBACK"):
            raise
        say_trouble(
            texts.UNFORESEEN.to(lang).format(what=f"{type(fault).__name__}: {fault}"),
            texts.UNFORESEEN_HINT.to(lang),
            lang,
        )
        return FAULT
    return status


def _drop_output() -> None:
    """What is still in the buffer goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _everywhere(words: list[str]) -> tuple[Lang | None, str, list[str]]:
    """The options that every command takes (None: no language was asked for), and the words without them."""
    lang: Lang | None = None
    colour = "auto"
    rest: list[str] = []
    left = list(words)
    while left:
        word = left.pop(0)
        name, equals, value = word.partition("=")
        if name == "--" and not equals:
            return lang, colour, [*rest, word, *left]
        if name not in ("--lang", "--color", "--colour"):
            rest.append(word)
            continue
        if not equals:
            if not left:
                raise OptionError("argument_no_value", argument=name)
            value = left.pop(0)
        known: tuple[str, ...] = LANGS if name == "--lang" else ("auto", "always", "never")
        if value not in known:
            raise OptionError("argument_value", argument=name, value=value, known=", ".join(known))
        if name == "--lang":
            lang = lang_of(value) or lang
        else:
            colour = value
    return lang, colour, rest


def _command(words: list[str], style: Style) -> int:
    """Hand the words to the command they name."""
    from windroos.cli.pages import show_page

    words = [SHORT.get(word, word) for word in words]
    name = words[0] if words else "--help"
    if name == "--version":
        print(f"windroos {__version__}")
        return OK
    if name == "--help" or words == ["help"]:
        return show_page("windroos", style)
    if name == "help":
        return show_page(words[1], style)
    if name not in COMMANDS:
        raise OptionError("no_such_command", command=name, known=", ".join(COMMANDS))
    if "--help" in words:
        return show_page(name, style)
    return _named(name)(words[1:], style)


def _named(name: str) -> Callable[[list[str], Style], int]:
    """What a command does; it is read only when it is run."""
    command: Callable[[list[str], Style], int]
    match name:
        case "serve":
            from windroos.cli.serve import serve_command as command
        case "play":
            from windroos.cli.play import play_command as command
        case "score":
            from windroos.cli.score import score_command as command
        case "waits":
            from windroos.cli.waits import waits_command as command
        case "settle":
            from windroos.cli.settle import settle_command as command
        case "lab":
            from windroos.cli.lab import lab_command as command
        case "check":
            from windroos.cli.check import check_command as command
        case "verify":
            from windroos.cli.verify import verify_command as command
        case "review":
            from windroos.cli.review import review_command as command
        case "bot":
            from windroos.cli.bot import bot_command as command
        case "tournament":
            from windroos.cli.tournament import tournament_command as command
        case "club":
            from windroos.cli.club import club_command as command
        case "players":
            from windroos.cli.players import players_command as command
        case "backup":
            from windroos.cli.backup import backup_command as command
        case "export":
            from windroos.cli.export import export_command as command
        case "restore":
            from windroos.cli.restore import restore_command as command
        case "ban":
            from windroos.cli.ban import ban_command as command
        case "store":
            from windroos.cli.store import store_command as command
        case _:
            from windroos.cli.rules import rules_command as command
    return command

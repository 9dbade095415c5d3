"""`windroos check`: house rules, and players of one's own, tried as the books and the players of Windroos are."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from windroos.books.catalog import IDS, rule_set
from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.complain import OK, SOME_BAD
from windroos.cli.score import chosen_rules
from windroos.errors import NotationError, OptionError
from windroos.telling.printed.style import Style, wrap
from windroos.testkit.golden import Golden, read_golden
from windroos.testkit.trial import Finding, carried_out
from windroos.text import testkit as texts
from windroos.text.figures import MOST, whole

if TYPE_CHECKING:
    from windroos.testkit.book import TriedBook

BOOK: Final = Spec(values=("rules", "house", "golden", "hands", "seed"), many=("set",), switches=("lab",))
PLAYER: Final = Spec(values=("hands", "seed", "seconds"), many=("rules", "players"))
Trial = tuple[str, Callable[[], tuple[Finding, ...]]]
"""What is tried, by a name, and how; what is wrong comes out."""


def check_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status: 1 where something is not as it must be."""
    what = words[0] if words else ""
    if what not in ("book", "player"):
        raise OptionError("check_what")
    typed = read_arguments(words[1:], BOOK if what == "book" else PLAYER)
    if len(typed.words) > 1 or (what == "player" and not typed.words):
        raise OptionError("check_what")
    return _told(_book(typed, style) if what == "book" else _player(typed), style)


def _told(trials: Iterable[Trial], style: Style) -> int:
    """Carry them out, a line for each as it is done, and what is wrong below it."""
    wrong = 0
    for name, carry_out in trials:
        findings = carry_out()
        wrong += len(findings)
        first, *rest = wrap(f"{(texts.WRONG if findings else texts.WELL).to(style.lang):7}{name}", indent=0, hang=7)
        print("\n".join([style.lak(first) if findings else first, *rest]), flush=True)
        for finding in findings:
            print("\n".join(wrap(finding.sentence(style.lang), indent=7)), flush=True)
    print()
    print(style.bold(style.say(texts.SOME_WRONG, count=wrong) if wrong else texts.ALL_WELL.to(style.lang)))
    return SOME_BAD if wrong else OK


def _book(typed: Arguments, style: Style) -> Iterator[Trial]:
    """A book, or house rules on one."""
    from windroos.testkit.book import CHECKS, HANDS, SEED, is_played_by_the_laboratory, tried_rules

    chosen = chosen_rules(typed)
    if typed.words:
        chosen = chosen._replace(rules=typed.words[0])
    seed = typed.get("seed") or SEED
    book = tried_rules(chosen)._replace(hands=_number(typed, "hands", HANDS), seed=seed)
    if (file := typed.get("golden")) is not None:
        hands = _golden(Path(file), book.rules.id)
        yield texts.TRIED["golden_hands"].to(style.lang), partial(carried_out, _counted, (book, hands))
    for check in (*CHECKS, *((is_played_by_the_laboratory,) if "lab" in typed.switches else ())):
        yield texts.TRIED[check.__name__].to(style.lang), partial(carried_out, check, book)


def _player(typed: Arguments) -> Iterator[Trial]:
    """A player, a table at a time."""
    from windroos.testkit.player import HANDS, SECONDS, TriedPlayer, maker_of, plays, tables

    sys.path.insert(0, "")  # a module of one's own stands where one is, as with python -m
    hands, seconds = _number(typed, "hands", HANDS), _number(typed, "seconds", int(SECONDS))
    tried = TriedPlayer(maker_of(typed.words[0]), hands, _number(typed, "seed", 0, least=0), seconds)
    ids = typed.many.get("rules", IDS)
    for id in ids:
        rule_set(id)
    players = tuple(int(number) for number in typed.many.get("players", ()) if number in ("3", "4", "5"))
    if len(players) != len(typed.many.get("players", ())):
        raise OptionError("check_no_tables")
    for table in tables(tried.seed, ids, players):
        yield table.described(), partial(carried_out, partial(plays, table=table), tried)


def _counted(tried: tuple[TriedBook, list[Golden]]) -> Iterator[Finding]:
    """Hands with what they are worth, counted by a book."""
    book, hands = tried
    for hand in hands:
        wrong = hand.trouble(book.other(hand.options))
        if wrong is not None:
            yield wrong


def _golden(path: Path, id: str) -> list[Golden]:
    try:
        return list(read_golden(path.read_text("utf-8-sig"), id, path.name))
    except OSError as error:
        raise NotationError("file_unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise NotationError("file_unreadable", file=str(path), reason=f"UTF-8: {error.reason}") from None


def _number(typed: Arguments, name: str, default: int, least: int = 1) -> int:
    text = typed.get(name)
    value = default if text is None else whole(text)
    if value is None or value < least:
        raise OptionError("argument_value", argument=f"--{name}", value=text, known=f"{least}..{MOST}")
    return value

"""Reading a command's words: options with and without a value, and what is left.

Hand-written, so that what is wrong is said in the reader's language, with a hint.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from windroos.errors import OptionError


class Spec(NamedTuple):
    """What a command takes: options with a value, those that may come more than once, and switches."""

    values: tuple[str, ...] = ()
    many: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()

    def names(self) -> tuple[str, ...]:
        """All options, as they are typed."""
        return tuple(f"--{name}" for name in (*self.values, *self.many, *self.switches))


class Arguments(NamedTuple):
    """What was typed. `words` are neither options nor their values."""

    values: Mapping[str, str]
    many: Mapping[str, tuple[str, ...]]
    switches: frozenset[str]
    words: tuple[str, ...]

    def get(self, name: str) -> str | None:
        """The value of an option, None where it was not given."""
        return self.values.get(name)

    def word(self, at: int, page: str) -> str:
        """A word that must be there, the verb being the first. Raises OptionError `word_missing`."""
        if at >= len(self.words):
            raise OptionError("word_missing", verb=self.words[0], page=page)
        return self.words[at]

    def at_most(self, most: int, page: str) -> None:
        """Raise OptionError `word_too_many` where there are more words: none is passed over in silence."""
        if len(self.words) > most:
            raise OptionError("word_too_many", word=self.words[most][:40], verb=self.words[0], page=page)

    def refuse(self, other: str, *but: str) -> None:
        """Raise OptionError for an option that was typed and is not in `but`: it says nothing beside `other`."""
        for name in (*self.values, *self.many, *sorted(self.switches)):
            if name not in but:
                code = "argument_not_both" if other.startswith("--") and other != "--jsonl" else "argument_not_here"
                raise OptionError(code, argument=f"--{name}", other=other)


SHORT = {"-h": "--help", "-V": "--version"}


def read_arguments(typed: list[str], spec: Spec) -> Arguments:
    """The words of one command.

    Raises OptionError for an option that it does not know, or one without its value.
    """
    values: dict[str, str] = {}
    many: dict[str, tuple[str, ...]] = {}
    switches: set[str] = set()
    words: list[str] = []
    rest = list(typed)
    while rest:
        word = rest.pop(0)
        word = SHORT.get(word, word)
        if word == "--":
            words.extend(rest)
            break
        if not word.startswith("-") or word == "-" or word[1:].isdecimal():  # a figure below nothing is no option
            words.append(word)
            continue
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or name not in (*spec.values, *spec.many, *spec.switches):
            shown = word.partition("=")[0]
            raise OptionError("no_such_argument", argument=shown, near=_near(shown, spec.names()))
        if name in spec.switches:
            if equals:
                raise OptionError("argument_takes_no_value", argument=f"--{name}")
            switches.add(name)
            continue
        if not equals:
            if not rest:
                raise OptionError("argument_no_value", argument=f"--{name}")
            value = rest.pop(0)
        if name in spec.many:
            many[name] = (*many.get(name, ()), value)
        else:
            values[name] = value
    return Arguments(values, many, frozenset(switches), tuple(words))


def _near(name: str, known: tuple[str, ...]) -> str:
    from difflib import get_close_matches  # only when something is wrong

    return ", ".join(get_close_matches(name, known, 3, 0.5) or known)

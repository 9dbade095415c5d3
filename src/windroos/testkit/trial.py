"""A check of something, and what it finds: nothing where all is well."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Final, NamedTuple, TypeVar

from windroos.errors import WindroosError
from windroos.text.testkit import FINDINGS
from windroos.text.words import Lang, Words

MOST: Final = 5
"""So many findings of a check are told; what follows is mostly more of the same."""


class Finding(NamedTuple):
    """Something that is not as it must be: a code with its sentence in `windroos.text.testkit`, and what fills it."""

    code: str
    values: Mapping[str, object]

    def sentence(self, lang: Lang) -> str:
        """What is wrong, and why it matters."""
        shown = {key: _shown(value, lang) for key, value in self.values.items()}
        return FINDINGS[self.code].to(lang).format_map(shown)


def _shown(value: object, lang: Lang) -> object:
    if isinstance(value, WindroosError):
        return value.sentence(lang)
    return value.to(lang) if isinstance(value, Words) else value


def found(code: str, **values: object) -> Finding:
    """A finding of this code."""
    return Finding(code, values)


Tried = TypeVar("Tried")


def carried_out(check: Callable[[Tried], Iterator[Finding]], tried: Tried) -> tuple[Finding, ...]:
    """What a check finds; that it could not come to its end is a finding too."""
    findings: list[Finding] = []
    try:
        findings.extend(islice(check(tried), MOST))
    except Exception as fault:  # whatever is tried may be wrong in any way
        findings.append(found("stopped", what=what_went_wrong(fault)))
    return tuple(findings)


def what_went_wrong(fault: Exception) -> object:
    """An error as a sentence shows it: its own sentence, or its kind and text."""
    return fault if isinstance(fault, WindroosError) else f"{type(fault).__name__}: {fault}"

"""No class in a template without a style or a script; that every style is of something is in `test_words`."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.source import SOURCE

STYLED: Final = re.compile(r"\.(-?[a-z_][\w-]*)", re.IGNORECASE)
WORD: Final = re.compile(r"[A-Za-z][\w-]*")
LITERAL: Final = re.compile(r'\bclass="([^"]*)"')
TAG: Final = re.compile(r"\{[{%#].*?[}%#]\}")


def read(*kinds: str) -> str:
    """All files of these kinds."""
    files = sorted(path for path in SOURCE.rglob("*") if path.suffix in kinds)
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def styled(css: str) -> set[str]:
    """The classes that style sheets speak of, without what stands in comments and between braces."""
    rules = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    return {name for selector in re.findall(r"([^{};]+)\{", rules) for name in STYLED.findall(selector)}


def without_style(templates: str, known: set[str]) -> set[str]:
    """Classes that stand whole in templates and are none of those known; names that are put together apart."""
    said = " ".join(LITERAL.findall(templates))
    return {name for name in re.split(r"\s+", TAG.sub("\0", said)) if WORD.fullmatch(name)} - known


def test_every_class_of_a_template_has_a_style_or_a_script() -> None:
    assert without_style(read(".html"), styled(read(".css")) | set(WORD.findall(read(".js")))) == set()


@pytest.mark.parametrize(
    ("template", "found"),
    [
        ('<p class="here gone">', {"gone"}),
        ('<p class="here{{ " there" if it }} stage-{{ at }}">', set()),
        ("<p class=\"{{ 'here' if it }}\">", set()),
    ],
)
def test_a_class_without_a_style_is_noticed(template: str, found: set[str]) -> None:
    assert without_style(template, {"here"}) == found

"""Styles and what they are for: no class in a template without a style or script, and no style of nothing."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.source import SOURCE

STYLED: Final = re.compile(r"\.(-?[a-z_][\w-]*)", re.IGNORECASE)
WORD: Final = re.compile(r"[A-Za-z][\w-]*")
LITERAL: Final = re.compile(r'\bclass="([^"]*)"')
TAG: Final = re.compile(r"\{[{%#].*?[}%#]\}")
JOINED: Final = re.compile(r"([A-Za-z][\w-]*)(?:\{\{|\$\{|\{|[\"'] ?[~+])")
"""The beginning of a name that is put together: `stage-{{ at }}`, `pt${size}`, `"l" ~ lines`."""


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


def of_nobody(css: str, others: str) -> set[str]:
    """Classes with a style that nothing else says; the beginning of a name is enough where names are put together."""
    words, begun = set(WORD.findall(others)), tuple(set(JOINED.findall(others)))
    return {name for name in styled(css) if name not in words and not _is_joined(name, begun)}


def _is_joined(name: str, begun: tuple[str, ...]) -> bool:
    return any(name.startswith(one) and (one.endswith("-") or name[len(one) :].isdecimal()) for one in begun)


def test_every_class_of_a_template_has_a_style_or_a_script() -> None:
    assert without_style(read(".html"), styled(read(".css")) | set(WORD.findall(read(".js")))) == set()


def test_every_style_is_of_something() -> None:
    assert of_nobody(read(".css"), read(".html", ".js", ".py")) == set()


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


def test_a_style_of_nothing_is_noticed() -> None:
    css = ".here, .stage-agreed { color: red } .pt10 > .gone::before { content: '.no' } /* .comment {} */"
    assert of_nobody(css, 'class="here stage-{{ at }} pt{{ size }}"') == {"gone"}
    assert of_nobody(css, 'class="here pt10"') == {"gone", "stage-agreed"}

"""A page that needs a script says which, and then says by itself when it did not come: none can forget either."""

from __future__ import annotations

import re
from typing import Final

import pytest
from jinja2 import ChoiceLoader, DictLoader, FileSystemLoader

from tests.web.test_not_come import PAGES
from windroos.text.web.base import WORDS
from windroos.text.words import LANGS, Lang
from windroos.web.pocket.door import OWN
from windroos.web.rendering import STATIC, TEMPLATES, Rendering
from windroos.web.who_reads import Reader

BESIDE: Final = {
    "page.js": "a menu closes with Escape",
    "book.js": "results come while one types",
    "forming.js": "moving by dragging, which two lists do too",
    "hand-lines.js": "hands are folded on a phone",
    "watching.js": "a link looks again",
    "keypad.js": "keys of a keyboard",
    "lit.js": "tiles light up",
    "table/lobby.js": "what was not chosen is hidden",
    "table/invite.js": "links are copied",
}
"""Scripts without which nothing lacks, and what they do."""
WORKS: Final = {
    "count/entry.html": "each tap is a form",
    "count/hand.html": "each tap is a form",
    "count/table.html": "each tap is a form",
    "count/tables.html": "each tap is a form",
    "club/evening/desk.html": "each tap is a form, and its answer shows what others did",
    "tournament/base.html": "what is typed is a form; a page on which a clock runs needs more",
    "pocket/base.html": "its first page alone is a file, and the only one that can lack a script",
}
"""Templates that load a script which other pages need, and work without it."""
MOVES: Final = re.compile(r"t\.clock\(|data-ends=|class=\"slides\b|<noscript>|id=\"words\"")
"""What stands still, is empty or speaks to who has no scripts: a page with it needs one."""
NEEDS: Final = re.compile(r"\{% block needs %\}(.+)\{% endblock %\}")
LOADS: Final = re.compile(r"<script type=\"module\" src=\"\{\{ static\('([\w/-]+\.js)'\) \}\}\">")
CAME: Final = re.compile(r"^ *came\(\"([\w/-]+\.js)\"\);", re.MULTILINE)
TEXTS: Final = {path.relative_to(TEMPLATES).as_posix(): path.read_text("utf-8") for path in TEMPLATES.rglob("*.html")}
FRAMES: Final = ("base.html", "pocket/base.html")


def named(template: str) -> set[str]:
    """The scripts that a template says that it needs."""
    found = NEEDS.search(TEXTS[template])
    return set(re.findall(r"[\w/-]+\.js", found[1])) if found else set()


def loaded(template: str) -> set[str]:
    """The scripts that a page loads: by its template, and by those that this extends."""
    text = TEXTS[template]
    under = re.search(r"\{% extends \"(.+?)\" %\}", text)
    if under is None:
        return set(LOADS.findall(text))
    beside = f"{OWN.name}/{under[1]}"  # on a phone it stands in the place of the one that a server has
    return {*LOADS.findall(text), *loaded(beside if template.startswith(f"{OWN.name}/") else under[1])}


NEEDY: Final = {template for template in TEXTS if named(template)}


@pytest.mark.parametrize("script", sorted({one for text in TEXTS.values() for one in LOADS.findall(text)}))
def test_of_every_script_it_is_known_whether_a_page_needs_it(script: str) -> None:
    """One that is needed says that it came, under its own name."""
    said = set(CAME.findall((STATIC / script).read_text("utf-8")))
    assert said == (set() if script in BESIDE else {script})


@pytest.mark.parametrize("template", sorted(TEXTS))
def test_a_page_that_needs_a_script_says_so(template: str) -> None:
    assert named(template) <= loaded(template) - set(BESIDE)
    own = set(LOADS.findall(TEXTS[template])) - set(BESIDE)
    if template not in WORKS:
        assert own <= named(template)
    if MOVES.search(TEXTS[template]):
        assert named(template)


def test_what_is_listed_is_there() -> None:
    scripts = {template: set(LOADS.findall(text)) - set(BESIDE) for template, text in TEXTS.items()}
    assert {template for template in WORKS if not scripts[template] or named(template)} == set()
    assert {script for script in BESIDE if not (STATIC / script).is_file()} == set()


def test_every_page_that_needs_a_script_is_looked_at() -> None:
    assert set(PAGES) == NEEDY


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("needs", ["", "live.js hall.js"])
def test_a_page_that_says_that_it_needs_a_script_carries_the_notice(lang: Lang, frame: str, needs: str) -> None:
    own = f'{{% extends "{frame}" %}}{{% block needs %}}{needs}{{% endblock %}}'
    loader = ChoiceLoader([DictLoader({"own.html": own}), FileSystemLoader([TEMPLATES, OWN])])
    said = [{name: WORDS[name].to(lang) for name in ("not_come", "load_again")} | {"lang": lang}]
    pages = Rendering(loader, lambda name: name)
    page = pages.text("own.html", Reader(lang), WORDS, path="/", waking=said, home="")
    assert f'data-needs="{needs}"' in page
    assert page.count('class="not-come') == bool(needs)
    assert page.count(f'<p lang="{lang}">{WORDS["not_come"].to(lang)} <a href="">') == bool(needs)


def test_nothing_but_these_frames_stands_around_a_page() -> None:
    """Paper and what is written to files have no scripts."""
    around = {template for template, text in TEXTS.items() if "<body" in text}
    assert {template for template in around if loaded(template)} == set(FRAMES)

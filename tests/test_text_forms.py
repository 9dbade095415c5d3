"""Words that change with a number, and that no sentence counts one of something in the plural."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from windroos.text.words import LANGS, Words

TEXTS = Path(__file__).parent.parent / "src" / "windroos" / "text"
HANDS = Words(
    "{count:Er is één spel|Er zijn # spellen} van {who}.", "{count:There is one hand|There are # hands} of {who}."
)


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, ("Er is één spel van Jo.", "There is one hand of Jo.")),
        ("1", ("Er is één spel van Jo.", "There is one hand of Jo.")),
        ("+1", ("Er is één spel van Jo.", "There is one hand of Jo.")),
        (0, ("Er zijn 0 spellen van Jo.", "There are 0 hands of Jo.")),
        ("1.200", ("Er zijn 1.200 spellen van Jo.", "There are 1.200 hands of Jo.")),
    ],
)
def test_words_follow_their_number(count: int | str, said: tuple[str, str]) -> None:
    for lang, wanted in zip(LANGS, said, strict=True):
        assert HANDS.to(lang).format(count=count, who="Jo") == wanted
        assert HANDS.to(lang).format_map({"count": count, "who": "Jo"}) == wanted


def test_words_without_forms_are_filled_as_ever() -> None:
    assert Words("{a:>3}|", "{a:>3}|").to("nl").format(a=1) == "  1|"


def written() -> Iterator[tuple[str, str]]:
    """Every text, with the file that it stands in."""
    for path in sorted(TEXTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"Words", "trouble"}:
                for text in node.args:
                    if isinstance(text, ast.Constant) and isinstance(text.value, str):
                        yield path.relative_to(TEXTS).as_posix(), text.value


def test_a_form_has_its_other_form() -> None:
    """`{count:# spel|# spellen}` and nothing else behind the colon."""
    odd = [text for _, text in written() for form in re.findall(r"{\w+:([^}]*)}", text) if form.count("|") != 1]
    assert not odd


COUNTED = re.compile(r"{(\w+)} (?:(?:gewone|herhaalde|repeated|plain|live|full|valse|practice) )?([a-zé]+)")
PLURALS = {
    "spellen", "avonden", "uitslagen", "minuten", "seconden", "stenen", "leden", "boekingen", "regels", "namen",
    "spelers", "punten", "rondes", "ronden", "tafels", "mensen", "getallen", "plaatsen", "fouten", "muren",
    "handen", "dagen", "datums", "totalen", "nummers", "verdubbelingen", "dobbelstenen", "seizoenen", "sets",
    "soorten", "personen", "worpen", "waarden", "perioden", "tikken", "vensters", "pogingen", "manieren",
    "tegenspelers", "delen", "ontmoetingen", "hands", "evenings", "results", "minutes", "seconds", "tiles",
    "members", "entries", "lines", "names", "players", "points", "rounds", "tables", "people", "numbers",
    "places", "seats", "mistakes", "walls", "days", "totals", "doubles", "dice", "seasons", "kinds", "throws",
    "values", "periods", "taps", "windows", "tries", "times", "ways", "opponents", "deals", "meetings",
    "others", "games", "figures",
}  # fmt: skip
"""What is said of many, or of something that there are many of."""
NEVER_ONE = {
    "most", "limit", "dots", "stacks", "sides", "tiles", "dead", "decided", "speed", "players", "others",
    "most_meetings", "wanted", "evening",
}  # fmt: skip
"""Places of what is more than one wherever a sentence says it, and one of the name of an evening."""


def in_the_plural_alone(text: str) -> list[str]:
    """What a sentence says of many, right behind a place where one may stand."""
    return [noun for place, noun in COUNTED.findall(text) if noun in PLURALS and place not in NEVER_ONE]


def test_nothing_is_counted_in_the_plural_alone() -> None:
    found = [f"{file}: {text}" for file, text in written() if in_the_plural_alone(text)]
    assert not found, "\n".join(found)


def test_a_plural_alone_is_noticed() -> None:
    assert in_the_plural_alone("Er zijn {count} spellen.") == ["spellen"]
    assert not in_the_plural_alone("Er {count:is # spel|zijn # spellen}, hoogstens {most} spellen.")


def test_pages_fill_words_as_python_does() -> None:
    """What replaces a place by hand knows no forms."""
    templates = (TEXTS.parent / "web" / "templates").rglob("*.html")
    assert not [path.name for path in templates if '.replace("{' in path.read_text(encoding="utf-8")]

"""How pages look: contrast of the colours, weight of the first page, its size on any screen, and what axe finds."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect
from starlette.testclient import TestClient

from tests.web.conftest import OpenPage
from tests.web.measuring import violations
from tools.art import ink
from windroos.web.rendering import STATIC

COLOUR: Final = re.compile(r"--([\w-]+): (#\w{6});")
CHOSEN: Final = re.compile(r"\.play-body\[data-(felt|back)=\"(\w+)\"\] \{(.*)\}")
"""What somebody chose for his own screen, and the colours that it has otherwise."""


def colours(sheet: str) -> dict[str, str]:
    """The colours that a sheet gives to every page."""
    text = CHOSEN.sub("", (STATIC / sheet).read_text(encoding="utf-8"))
    return dict(COLOUR.findall(text))


def chosen(sheet: str) -> dict[str, dict[str, str]]:
    """The colours of each choice at the table."""
    found = CHOSEN.findall((STATIC / sheet).read_text(encoding="utf-8"))
    return {f"{what} {name}": dict(COLOUR.findall(text)) for what, name, text in found}


LIGHT: Final = colours("tokens.css")
DARK: Final = {**LIGHT, **colours("dark.css")}
THEMES: Final = {
    "light": LIGHT,
    "dark": DARK,
    **{f"{name}, light": {**LIGHT, **found} for name, found in chosen("table.css").items()},
    **{f"{name}, dark": {**DARK, **found} for name, found in chosen("dark.css").items()},
}

WORDS: Final = [  # what is read, and the material it stands on
    *(("ink", on) for on in ("paper", "sheet", "sheet-2", "lak-wash")),
    *(("ink-2", on) for on in ("paper", "sheet", "sheet-2", "lak-wash")),
    *((word, on) for word in ("on-felt", "on-felt-2", "lak-felt", "dead-felt") for on in ("felt", "felt-2", "felt-3")),
    *(("lak", on) for on in ("paper", "sheet", "lak-wash")),
    ("on-lak", "lak"), ("on-lak-felt", "lak-felt"), ("felt-ink", "on-felt"), ("on-jersey", "jersey"),
    ("on-green-scarf", "green-scarf"), ("on-orange-scarf", "orange-scarf"),
    ("dead", "dead-wash"), ("dead", "sheet"), ("sheet", "ink"),
]  # fmt: skip
EDGES: Final = [  # what must be seen, though nobody reads it
    *((edge, on) for edge in ("edge", "focus") for on in ("paper", "sheet", "sheet-2")),
    *((edge, on) for edge in ("felt-edge", "focus-felt") for on in ("felt", "felt-2", "felt-3")),
]  # fmt: skip


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2.2)."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_words_can_be_read_and_edges_seen(theme: dict[str, str]) -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    for needed, pairs in ((4.5, WORDS), (3, EDGES)):
        for word, on in pairs:
            assert contrast(theme[word], theme[on]) >= needed, (word, on, contrast(theme[word], theme[on]))
    for colour in (ink.INK, ink.RED, ink.GREEN, ink.BLUE):
        assert contrast(colour, theme["tile-face"]) >= 4.5


def test_what_is_chosen_by_day_is_there_at_night() -> None:
    """And each choice gives all its colours."""
    day, night = chosen("table.css"), chosen("dark.css")
    assert {name: set(found) for name, found in day.items()} == {name: set(found) for name, found in night.items()}
    assert set(day) == {f"{what} {name}" for what in ("felt", "back") for name in ("blue", "wine")}


def test_the_night_changes_only_colours_that_the_day_has() -> None:
    day, night = (
        re.findall(r"^  --([\w-]+):", (STATIC / sheet).read_text(encoding="utf-8"), re.MULTILINE)
        for sheet in ("tokens.css", "dark.css")
    )
    assert set(night) <= set(day)
    assert len(night) == len(set(night))


def test_every_variable_that_a_sheet_uses_is_defined() -> None:
    sheets = {path.name: path.read_text(encoding="utf-8") for path in STATIC.rglob("*.css")}
    defined = {name for text in sheets.values() for name in re.findall(r"--([\w-]+):", text)}
    for sheet, text in sheets.items():
        assert set(re.findall(r"var\(--([\w-]+)\)", text)) <= defined, sheet
        assert not re.findall(r"https?:|@import|@font-face", text), sheet


def links(text: str) -> list[str]:
    return re.findall(r'(?:href|src)="(/static/[^"#]+)', text)


def test_the_first_page_is_light(client: TestClient) -> None:
    """Under 100 kB without the tiles, and all that it names exists and may be kept for good."""
    text = client.get("/").text
    weight = len(text.encode())
    for address in sorted(set(links(text))):
        answer = client.get(address)
        assert answer.status_code == 200, address
        assert "immutable" in answer.headers["cache-control"]
        weight += 0 if address.endswith("tiles.svg") else len(answer.content)
    assert weight < 60_000
    assert not re.findall(r"<style|style=|<script(?! type=\"module\" src=)| on\w+=", text)


@pytest.mark.parametrize(("theme", "media"), [("auto", "screen and (prefers-color-scheme: dark)"), ("dark", "screen")])
def test_the_night_comes_when_it_is_chosen(client: TestClient, theme: str, media: str) -> None:
    client.post("/instelling", data={"theme": theme}, headers={"origin": "http://testserver"})
    assert f'dark.css" media="{media}">' in client.get("/").text
    client.post("/instelling", data={"theme": "light"}, headers={"origin": "http://testserver"})
    assert "dark.css" not in client.get("/").text


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_axe_finds_nothing(server: str, open_page: OpenPage, phone: bool, scheme: str) -> None:
    page = open_page(f"{server}/", phone=phone, scheme=scheme)
    for _ in range(2):
        assert violations(page, "the first page") == []
        page.click(".settings summary")


@pytest.mark.parametrize("width", [320, 390, 640, 861, 1280])
def test_nothing_is_wider_than_the_screen(server: str, open_page: OpenPage, width: int) -> None:
    page = open_page(f"{server}/")
    page.set_viewport_size({"width": width, "height": 700})
    for _ in range(2):
        assert page.evaluate("document.documentElement.scrollWidth") == width
        page.click(".settings summary")


def test_the_menu_works_by_keys_and_without_script(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.focus(".settings summary")
    page.keyboard.press("Enter")
    expect(page.locator("text=Letters op de stenen").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("text=Letters op de stenen").first).to_be_hidden()
    assert page.evaluate("document.activeElement.tagName") == "SUMMARY"
    plain = open_page(f"{server}/", script=False)
    plain.click(".settings summary")
    plain.click("text=Geen")
    expect(plain.locator("html")).to_have_attribute("data-letters", "none")
    plain.click("button.btn[lang=en]")
    expect(plain.locator("html")).to_have_attribute("lang", "en")
    expect(plain.locator("html")).to_have_attribute("data-letters", "none")


def test_the_button_for_the_other_language_is_called_what_it_shows(client: TestClient) -> None:
    """What is seen is part of the name, so that who speaks to the device can say it (WCAG 2.5.3)."""
    button = re.search(r'<button class="btn quiet"[^>]*>(.*?)</button>', client.get("/").text)
    assert button is not None
    assert "aria-label" not in button[0]
    assert re.sub(r"<[^>]+>", "", button[1]) == "EN English"


def test_struck_figures_keep_their_minus(server: str, open_page: OpenPage) -> None:
    """The line of struck text stands where no minus is."""
    page = open_page(f"{server}/tellen")
    shown = page.evaluate(
        """() => {
          const struck = document.body.appendChild(document.createElement("del"));
          const { textDecorationLine, backgroundImage, backgroundPositionY } = getComputedStyle(struck);
          return [textDecorationLine, backgroundImage.startsWith("linear-gradient"), parseFloat(backgroundPositionY)];
        }"""
    )
    assert shown[:2] == ["none", True]
    assert shown[2] < 45

"""Somebody who counts a table without a script: reads the forms of a page and presses their buttons."""

from __future__ import annotations

import re
from html import unescape

from starlette.testclient import TestClient

NAMES = ("Marijke", "Joost", "Ineke", "Henk")
GOLDEN: tuple[tuple[int, tuple[int, ...], str], ...] = (
    (1, (40, 80, 20, 0), ""),
    (-1, (), ""),
    (1, (0, 640, 100, 0), ""),
    (3, (20, 40, 0, 500), "pe_ling_eet_cake"),
)
"""The golden day of the 144 rules, the first player East: who wins, the scores, and which special hand it was."""


class Thumb:
    """Presses buttons of the page that was shown last."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.text = ""
        self.path = ""
        self.status = 0
        self.taps = 0

    def go(self, path: str) -> Thumb:
        """Open a page."""
        answer = self.client.get(path)
        self.text, self.path, self.status = answer.text, answer.url.path, answer.status_code
        return self

    def make(self, rules: str = "groenehart2011", names: tuple[str, ...] = NAMES, **more: str) -> str:
        """A new table; its id."""
        fields = {"rules": rules, **{f"name-{at}": name for at, name in enumerate(names)}, **more}
        answer = self.client.post("/tellen", data=fields)
        self.text, self.path, self.status = answer.text, answer.url.path, answer.status_code
        assert self.status == 200, self.said
        return self.path.removeprefix("/tellen/")

    @property
    def said(self) -> str:
        """What the page complains of."""
        found = re.search(r'<div class="trouble".*?</div>', self.text, re.DOTALL)
        return unescape(re.sub(r"<[^>]+>", " ", found[0])).strip() if found else ""

    @property
    def words(self) -> str:
        """The page without its marks."""
        main = self.text.partition("<main")[2].partition("</main>")[0]
        return " ".join(unescape(re.sub(r"<[^>]+>", " ", main)).split())

    def buttons(self) -> list[str]:
        """What the buttons of the page send."""
        return [unescape(value) for value in re.findall(r'name="do" value="([^"]*)"', self.text)]

    def fields(self, button: str) -> dict[str, str]:
        """What the form of a button sends with it: hidden fields, and what is checked or filled in."""
        for form in re.findall(r"<form[^>]*action=\"(/tellen/[^\"]*/tap)\"[^>]*>(.*?)</form>", self.text, re.DOTALL):
            if f'value="{button.replace("&", "&amp;")}"' in form[1]:
                fields = {"action": form[0]}
                for tag in re.findall(r"<input[^>]*>", form[1]):
                    name, value = re.search(r'name="([^"]*)"', tag), re.search(r'value="([^"]*)"', tag)
                    on = "checked" in tag or not re.search(r'type="(radio|checkbox)"', tag)
                    if name and on:
                        fields[name[1]] = unescape(value[1]) if value else ""
                return fields
        raise AssertionError(f"no button {button!r} among {self.buttons()}")

    def press(self, button: str, **filled: str) -> Thumb:
        """Press a button, with fields filled in."""
        fields = self.fields(button) | filled
        answer = self.client.post(fields.pop("action"), data=fields | {"do": button})
        self.text, self.path, self.status = answer.text, answer.url.path, answer.status_code
        self.taps += 1
        return self

    def keys(self, tiles: str, what: str = "tile", closed: bool = False) -> Thumb:
        """Tap keys of the keypad: `4m 4m 6p`."""
        for tile in tiles.split():
            filled = {"what": what} | ({"closed": "1"} if closed else {})
            self.press(f"tap=key&tile={tile}", **filled)
            assert self.said == "", self.said
        return self

    def show(self, player: int) -> Thumb:
        """Open the tab of a player."""
        self.taps += 1
        return self.go(re.sub(r"\?.*", "", self.path) + f"?who={player}")


def type_hand(thumb: Thumb, id: str, winner: int, scores: tuple[int, ...], named: str = "") -> None:
    """A hand in scores."""
    thumb.go(f"/tellen/{id}/spel")
    if winner < 0:
        thumb.press("tap=end&end=draw").press("tap=keep")
        return
    thumb.press(f"tap=winner&player={winner}").go(f"/tellen/{id}/spel?scores=1")
    thumb.press("tap=done", **{f"points-{at}": str(score) for at, score in enumerate(scores)})
    if named:
        assert "Welk?" in thumb.words, "asked for at once"
        thumb.press(f"tap=name&player={winner}&named={named}&number=0").press("tap=done")


def worked_example(thumb: Thumb, id: str) -> Thumb:
    """The worked example of the 2011 book (p. 13), as four hands; nothing is kept yet."""
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=discard&giver=2")
    thumb.keys("3p 5s", "chow").keys("2m 6m", "chow", closed=True).keys("3s")
    thumb.press("tap=tile&tile=3s")
    thumb.show(0).keys("4m 6p 7z", "pung", closed=True).keys("1m 9p 2s 8s")
    thumb.show(2).press("tap=dead&player=2&dead=1").keys("3z", "kong").keys("1z", "pung").keys("1p 1p 9s 9s 9m 6z")
    return thumb.show(3).keys("8s", "pung").keys("2z", "pung", closed=True).keys("1s 4s 5s 7s 9s 4z 5z")

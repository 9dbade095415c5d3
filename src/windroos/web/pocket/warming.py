"""A scorer that has done everything once before its memory is kept, and how it goes on on a phone.

There it counts hands that nobody played, in idle moments, so that the browser compiles what counting takes before
anybody waits for it.
"""

from __future__ import annotations

import gc
import json
import random
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import windroos
from windroos.books.catalog import IDS
from windroos.text.words import LANGS
from windroos.web.pocket.door import COMPILED, PocketDoor
from windroos.web.pocket.scorer import HOME
from windroos.web.rendering import Rendering

TAPS: Final = (
    "tap=winner&player=1",
    "tap=how&by=wall",
    *(f"tap=key&tile={tile}" for tile in ("2m", "3p", "4s", "6s")),
    *("tap=key&tile=4z", "tap=key&tile=4z"),
    *(f"tap=points&player={player}&points=0" for player in (0, 2, 3)),
    "tap=keep",
)
"""A hand: four pungs and a pair of winds; and nothing of the others, where a book asks for it."""
PUNG: Final = {"what": "pung", "closed": "1"}


def warm(pages: Rendering, templates: Iterable[str]) -> None:
    """Read every module and template, and have a hand counted and explained by every book in every language."""
    for name in modules():
        import_module(name)
    for template in templates:
        pages.read(template)
    for book in IDS:
        for lang in LANGS:
            for _ in _counted(PocketDoor(pages), book, lang):
                pass
    gc.collect()
    gc.freeze()


class Practice:
    """Hands that nobody played, at tables that are kept nowhere."""

    def __init__(self, pages: Rendering) -> None:
        self._pages = pages
        self._hands = 0
        self._hand: Iterator[None] | None = None

    def step(self) -> bool:
        """What one tap takes; whether the hand goes on. The next one is by the next book."""
        if self._hand is None:
            self._hand = _counted(PocketDoor(self._pages), IDS[self._hands % len(IDS)], LANGS[0])
            self._hands += 1
        if next(self._hand, False) is None:
            return True
        self._hand = None
        return False


def resume() -> None:
    """Go on with chance of one's own, not with that of where the memory was made."""
    random.seed()


def modules() -> list[str]:
    """The modules of the program that are here."""
    root = Path(windroos.__file__).parent
    paths = (path for path in root.rglob("*.py*") if COMPILED not in path.parents and "__main__" not in path.name)
    names = {".".join((root.name, *path.relative_to(root).with_suffix("").parts)) for path in paths}
    return sorted(name.removesuffix(".__init__") for name in names)


def _counted(door: PocketDoor, book: str, lang: str) -> Iterator[None]:
    """Tap after tap of a hand, and every page of it."""

    def ask(address: str, **form: str) -> str:
        reader = {"lang": lang}
        said = json.loads(door.answer(json.dumps({"address": address, "form": form or None, "reader": reader})))
        return str(said["address"])

    ask(HOME)
    table = ask(HOME, rules=book, **{f"name-{at}": str(at) for at in range(4)})
    entry = ask(f"{table}/spel")
    yield
    for number, tap in enumerate(TAPS):
        more = PUNG if 1 < number < 6 else {"what": "tile"}
        ask(f"{table}/tap", id=f"warm.{number}", do=tap, at="entry", hand="1", **more)
        yield
    for address in (entry, f"{table}/spel/1", table, f"{table}/print", f"{table}.csv", HOME):
        ask(address)
        yield

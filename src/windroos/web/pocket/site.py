"""The scorer as a folder of files that any web host can carry: nothing in it asks for anything elsewhere."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from windroos.text.web import pocket as texts
from windroos.text.web.base import WORDS
from windroos.text.words import LANGS
from windroos.web.pocket.door import rendering
from windroos.web.pocket.errors import PocketError
from windroos.web.rendering import STATIC
from windroos.web.who_reads import Reader

STYLES: Final = ("tokens.css", "dark.css", "base.css", "parts.css", "tile.css", "score.css", "count.css")
PICTURES: Final = ("tiles.svg", "icon.svg", "icon.png", "icon-192.png", "icon-512.png", "icon-maskable.svg")
SCRIPTS: Final = ("page.js", "keypad.js", "lit.js", "morph.js", "pocket/page.js", "pocket/worker.js")
SERVICE: Final = "pocket/service.js"
"""Stands beside the page, for a browser lets it keep only what stands beneath it."""
LIST: Final = "files.json"
"""The files of the folder, and by it a folder is known as ours."""
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
    )
)
"""What the page may do: as every page of a server, and run compiled Python."""


class WrittenSite(NamedTuple):
    """How many files were written, and of how many bytes."""

    files: int
    bytes: int


def write_site(folder: Path, python: Mapping[str, bytes]) -> WrittenSite:
    """Write the scorer into a folder, in the place of an older one.

    Args:
        folder: where; it is made.
        python: the files of Python for browsers and of the program, by name (`runtime`).

    Raises:
        PocketError: `pocket_folder`, the folder holds something else.
        OSError: it cannot be written.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / LIST).is_file():
        raise PocketError("pocket_folder", folder=str(folder))
    made = {**_beside(), **{f"python/{name}": content for name, content in python.items()}}
    made["index.html"] = _page(_digest(made)).encode()
    names = sorted(made)
    made[LIST] = json.dumps({"files": ["./" if name == "index.html" else name for name in names]}, indent=1).encode()
    for name in (*names, LIST):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(made[name])
    return WrittenSite(len(made), sum(map(len, made.values())))


def _beside() -> dict[str, bytes]:
    """The files that stand beside the page."""
    found = {f"static/{name}": (STATIC / name).read_bytes() for name in (*STYLES, *PICTURES, *SCRIPTS)}
    found["service.js"] = (STATIC / SERVICE).read_bytes()
    manifest = json.loads((STATIC / "windroos.webmanifest").read_text(encoding="utf-8"))
    manifest |= {"id": "./", "start_url": "./", "scope": "./", "name": texts.NAME.nl}
    for icon in manifest["icons"]:
        icon["src"] = f"static/{icon['src']}"
    found["pocket.webmanifest"] = json.dumps(manifest, indent=1, ensure_ascii=False).encode()
    return found


def _page(digest: str) -> str:
    """The page that is seen until the phone can count."""
    waking = [{"lang": lang, "waking": texts.WAKING.to(lang), "script": texts.SCRIPT.to(lang)} for lang in LANGS]
    return rendering().text("shell.html", Reader(), WORDS, policy=POLICY, files=digest, waking=waking, path="")


def _digest(made: Mapping[str, bytes]) -> str:
    found = hashlib.sha256()
    for name in sorted(made):
        found.update(name.encode())
        found.update(hashlib.sha256(made[name]).digest())
    return found.hexdigest()[:12]

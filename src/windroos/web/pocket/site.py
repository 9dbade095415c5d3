"""The scorer as a folder of files that any web host can carry: nothing in it asks for anything elsewhere."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from windroos.text.web import pocket as texts
from windroos.text.web.base import WORDS
from windroos.text.words import LANGS
from windroos.version import __version__
from windroos.web.pocket.door import rendering
from windroos.web.pocket.errors import PocketError
from windroos.web.pocket.runtime import MEMORY
from windroos.web.pocket.together import together
from windroos.web.rendering import STATIC
from windroos.web.who_reads import Reader

STYLES: Final = ("tokens.css", "base.css", "parts.css", "tile.css", "score.css", "count.css")
"""Put together: a phone feels each file that a page asks for. The night's is for screens only, and stays apart."""
NIGHT: Final = "dark.css"
PICTURES: Final = ("tiles.svg", "icon.svg", "icon.png", "icon-192.png", "icon-512.png", "icon-maskable.svg")
SCRIPTS: Final = {
    "pocket/page.js": ("page.js", "keypad.js", "lit.js", "pocket/page.js"),
    "pocket/worker.js": ("pocket/worker.js",),
}
"""What the page and its worker are made of, with all that is imported."""
SERVICE: Final = "pocket/service.js"
"""Stands beside the page, for a browser lets it keep only what stands beneath it."""
LIST: Final = "files.json"
"""The files of the folder with what each of them is, and by it a folder is known as ours."""
PACKED: Final = ".gz"
"""Beside a file what it is packed: a web host that can gives that instead, and works for no phone anew."""
_PACKED_FROM: Final = 1000
"""Bytes: from there on a server packs by itself what is not packed, an archive too."""
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


def write_site(folder: Path, python: Mapping[str, bytes], home: str = "") -> WrittenSite:
    """Write the scorer into a folder, in the place of an older one.

    Args:
        folder: where; it is made.
        python: the files of Python for browsers and of the program, by name (`runtime`).
        home: the address that sheets are sent to, of a house that serves the folder itself; "" there is none.

    Raises:
        PocketError: `pocket_folder`, the folder holds something else.
        OSError: it cannot be written.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / LIST).is_file():
        raise PocketError("pocket_folder", folder=str(folder))
    made = {**_beside(), **{f"python/{name}": content for name, content in python.items()}}
    whole = _digest({**made, "home": home.encode()})
    memory = next((name for name in python if name.startswith(f"{MEMORY}-")), "")
    made["index.html"] = _page(whole, home, memory).encode()
    listed = {"./" if name == "index.html" else name: _short(made[name]) for name in sorted(made)}
    made[LIST] = json.dumps({"digest": whole, "version": __version__, "files": listed}, indent=1).encode()
    made |= dict(_packed(made))
    fresh = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    for name, content in made.items():
        target = fresh / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    return WrittenSite(len(made), sum(map(len, made.values())))


def _packed(made: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """The larger files, packed: the same bytes each time."""
    for name, content in made.items():
        if len(content) >= _PACKED_FROM and name != LIST:
            yield f"{name}{PACKED}", gzip.compress(content, 9, mtime=0)


def _beside() -> dict[str, bytes]:
    """The files that stand beside the page."""
    found = {f"static/{name}": (STATIC / name).read_bytes() for name in (NIGHT, *PICTURES)}
    found["static/pocket.css"] = b"".join((STATIC / name).read_bytes() for name in STYLES)
    found |= {f"static/{name}": together(STATIC, made_of).encode() for name, made_of in SCRIPTS.items()}
    found["service.js"] = (STATIC / SERVICE).read_bytes()
    manifest = json.loads((STATIC / "windroos.webmanifest").read_text(encoding="utf-8"))
    manifest |= {"id": "./", "start_url": "./", "scope": "./", "name": texts.NAME.nl}
    for icon in manifest["icons"]:
        icon["src"] = f"static/{icon['src']}"
    found["pocket.webmanifest"] = json.dumps(manifest, indent=1, ensure_ascii=False).encode()
    return found


def _page(digest: str, home: str, memory: str) -> str:
    """The page that is seen until the phone can count."""
    said = {"waking": texts.WAKING, "script": texts.SCRIPT} | {one: WORDS[one] for one in ("not_come", "load_again")}
    waking = [{"lang": lang, **{name: words.to(lang) for name, words in said.items()}} for lang in LANGS]
    about = {"policy": POLICY, "files": digest, "home": home, "memory": memory, "waking": waking, "path": ""}
    return rendering().text("shell.html", Reader(), WORDS, **about)


def _short(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _digest(made: Mapping[str, bytes]) -> str:
    found = hashlib.sha256()
    for name in sorted(made):
        found.update(name.encode())
        found.update(hashlib.sha256(made[name]).digest())
    return found.hexdigest()[:12]

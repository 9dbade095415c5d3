"""The written scorer as the house serves it: which files there are, what each is, and of which program they are."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from windroos.version import __version__
from windroos.web.pocket.site import LIST, PACKED, POLICY

FOLDER: Final = "scorer"
"""Where the written scorer stands in the folder of a house."""
PLACE: Final = "/tellen/zonder-server"
"""Where the house tells of it; under that the scorer itself, and what phones ask and send."""
APP: Final = f"{PLACE}/app/"
HOME: Final = f"{PLACE}/thuis"
"""Where sheets are sent to."""
MEDIA: Final[Mapping[str, str]] = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".zip": "application/zip",
}
HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": f"{POLICY}; frame-ancestors 'none'",
    "cache-control": "no-cache",
    "vary": "accept-encoding",
}
"""What every file of it is sent with: a worker has the policy of its own answer, and a kept file is asked after."""
PICTURE: Final = "max-age=600"
"""How long a picture is not asked after: for each tile that is laid it would be read anew."""


class ServedFile(NamedTuple):
    """A file as it is sent: `packed` where a browser reads gzip, of `size` bytes; `mark` says what it is."""

    path: Path
    media: str
    mark: str
    size: int
    packed: bool

    @property
    def headers(self) -> dict[str, str]:
        """What it is sent with."""
        lasts = {"cache-control": PICTURE} if self.media == MEDIA[".svg"] else {}
        return {**HEADERS, **lasts, "etag": self.mark}


class _Listed(NamedTuple):
    written: int
    version: str
    files: Mapping[str, str]


_NOTHING: Final = _Listed(0, "", {})


class ServedScorer:
    """The written scorer of a house, looked at anew when it was written anew."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._listed = _NOTHING

    @property
    def is_there(self) -> bool:
        """Whether it was written."""
        return bool(self._look().files)

    @property
    def is_new(self) -> bool:
        """Whether this very version of the program wrote it."""
        return self._look().version == __version__

    def file(self, name: str, packs: bool) -> ServedFile | None:
        """A file by its name, "" the page, for a browser that reads gzip or not; None of what was not written."""
        listed = self._look()
        key = name or "./"
        mark = str(listed.written) if name == LIST and listed.files else listed.files.get(key)
        if mark is None:
            return None
        path = self.folder / (name or "index.html")
        media = MEDIA.get(path.suffix, "application/octet-stream")
        small = path.with_name(f"{path.name}{PACKED}")
        packed = packs and small.is_file()
        path = small if packed else path
        try:
            return ServedFile(path, media, f'"{mark}{"-z" if packed else ""}"', path.stat().st_size, packed)
        except OSError:
            return None  # it is being written anew

    def _look(self) -> _Listed:
        try:
            written = (self.folder / LIST).stat().st_mtime_ns
            if written != self._listed.written:
                said = json.loads((self.folder / LIST).read_text("utf-8"))
                self._listed = _Listed(written, str(said["version"]), dict(said["files"]))
        except (OSError, ValueError, KeyError, TypeError):
            self._listed = _NOTHING
        return self._listed

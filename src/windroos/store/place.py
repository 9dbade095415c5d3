"""Where a store is: in a file, or in a database of a PostgreSQL server."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from windroos.store.errors import StoreError

DATABASE: Final = "windroos.db"
"""The file of a server's store, in its folder."""
_SCHEMES: Final = ("postgresql://", "postgres://")
_URL: Final = re.compile(
    r"postgres(?:ql)?://"
    r"(?:(?P<user>[^:@/?#\s]*)(?P<password>:[^@/?#\s]*)?@)?"
    r"(?P<hosts>[\w.%-]*(?::\d+)?(?:,[\w.%-]*(?::\d+)?)*|\[[\da-fA-F:]+\](?::\d+)?)"
    r"(?:/(?P<name>[^/?#@\s]*))?"
    r"(?:\?(?P<more>\w+=[^&@\s]*(?:&\w+=[^&@\s]*)*))?"
)
"""Strict: what does not fit is refused unsaid, for a password may stand where nobody looks for one."""


@dataclass(frozen=True, slots=True)
class ServerPlace:
    """A database of a server. As a text it is what may be shown: without a password and without what is asked besides.

    url     as PostgreSQL's own programs read it
    folder  where the list of who is forgotten is kept
    """

    url: str = field(repr=False)
    folder: Path

    def __str__(self) -> str:
        found = _URL.fullmatch(self.url)
        user = f"{found['user']}@" if found and found["user"] else ""
        return f"postgresql://{user}{found['hosts']}/{found['name'] or ''}" if found else "postgresql://"

    @property
    def name(self) -> str:
        """The database, as the folder calls it: letters, figures, dots and strokes."""
        found = _URL.fullmatch(self.url)
        return re.sub(r"[^\w.-]", "_", (found and found["name"]) or "default")

    @property
    def has_password(self) -> bool:
        """Whether a password stands in it."""
        found = _URL.fullmatch(self.url)
        return found is not None and (bool(found["password"]) or "password=" in (found["more"] or ""))


Place: TypeAlias = Path | ServerPlace


def place_of(text: str, folder: Path) -> Place:
    """Where a text says that the store is: a file, a database of a server, or "", the file in a folder.

    Raises StoreError `store_url`, which does not say what stood there.
    """
    if not text:
        return folder / DATABASE
    if text.startswith(_SCHEMES):
        if _URL.fullmatch(text) is None:
            raise StoreError("store_url")
        return ServerPlace(text, folder)
    if "://" in text:
        raise StoreError("store_url")
    return Path(text).expanduser().absolute()


def beside(place: Place) -> Path:
    """The name that files which lie beside a store begin with: that of its file, of a server's one in the folder."""
    return place.folder / f"postgresql-{place.name}" if isinstance(place, ServerPlace) else place


def file_of(place: Place) -> Path:
    """The file that a store is in. Raises StoreError `store_no_file` where it is in none."""
    if isinstance(place, ServerPlace):
        raise StoreError("store_no_file", file=place)
    return place

"""What is kept beside many streams, asked at once: a question for hundreds of them takes little longer than for one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from sqlalchemy import BindParameter, Select, bindparam, select

from windroos.store.changes import Kind, Note, Reckoned
from windroos.store.schema import NOTE, PERSON, RECKONED, STREAM

_AMONG: Final[BindParameter[Any]] = bindparam("among", expanding=True)
_NOTES: Final = select(NOTE.c.stream, NOTE.c.revision, NOTE.c.body).where(
    NOTE.c.stream.in_(_AMONG), NOTE.c.key == bindparam("named")
)
_PEOPLE: Final = select(PERSON.c.stream, PERSON.c.id, PERSON.c.body).where(PERSON.c.stream.in_(_AMONG))
_KEPT: Final = select(RECKONED.c.stream, RECKONED.c.mark, RECKONED.c.body).where(RECKONED.c.name == bindparam("named"))
_RECKONED: Final = _KEPT.where(RECKONED.c.stream.in_(_AMONG))
_OF_KIND: Final = _KEPT.join(STREAM).where(STREAM.c.kind == bindparam("kind"))


class ManyStreams:
    """The streams of a store, many at a time: thousands of ids in one question. Every method may raise StoreError."""

    def __init__(self, read: Callable[[Select[Any], Mapping[str, Any]], list[Any]]) -> None:
        self._read = read

    def notes(self, key: str, among: Collection[str]) -> dict[str, Note]:
        """What is kept under a key of each of these streams, by stream; nothing of those without."""
        rows = self._read(_NOTES, {"named": key, "among": list(among)})
        return {stream: Note(revision, body) for stream, revision, body in rows}

    def people(self, among: Collection[str]) -> dict[str, dict[str, str]]:
        """What is kept of each person of these streams, by stream and his id; nothing of those without people."""
        found: dict[str, dict[str, str]] = {}
        for stream, person, body in self._read(_PEOPLE, {"among": list(among)}):
            found.setdefault(stream, {})[person] = body
        return found

    def reckoned(self, name: str, among: Collection[str]) -> dict[str, Reckoned]:
        """What was reckoned under a name from these streams, by stream."""
        rows = self._read(_RECKONED, {"named": name, "among": list(among)})
        return {stream: Reckoned(mark, body) for stream, mark, body in rows}

    def reckoned_of(self, kind: Kind, name: str) -> dict[str, Reckoned]:
        """What was reckoned under a name from streams of a kind, by stream."""
        rows = self._read(_OF_KIND, {"named": name, "kind": kind})
        return {stream: Reckoned(mark, body) for stream, mark, body in rows}

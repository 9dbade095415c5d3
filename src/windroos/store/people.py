"""Forgetting people: no byte of their names is left in the files, and a copy put back later is forgotten again.

Who is forgotten stands in the database and in a list beside it that holds nothing but ids; each is made up from the
other when the file is opened.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, select

from windroos.store.resting import EMPTY, NEEDED, move_log, say
from windroos.store.schema import FORGOTTEN, PERSON, SETTING

SCRUB: Final = "scrub"
"""The setting that stands while bytes of somebody who is forgotten, or of what was wiped, may be left."""
_TRIES: Final = 50
Whose = tuple[str, str]
"""A stream and a person of it."""


def list_of(path: Path) -> Path:
    """The list beside a database."""
    return path.with_name(f"{path.name}-forgotten")


def forget(connection: Connection, people: Collection[Whose]) -> None:
    """Put people among the forgotten, within a transaction, and what they left to be scrubbed."""
    if not people:
        return
    known = set(map(tuple, connection.execute(select(FORGOTTEN.c.stream, FORGOTTEN.c.id))))
    if new := [{"stream": stream, "id": person} for stream, person in people if (stream, person) not in known]:
        connection.execute(FORGOTTEN.insert(), new)
    let_scrub(connection)


def let_scrub(connection: Connection) -> None:
    """Say, within a transaction, that bytes are left that must not be."""
    connection.execute(SETTING.delete().where(SETTING.c.name == SCRUB))
    connection.execute(SETTING.insert(), {"name": SCRUB, "value": "due"})


def must_scrub(connection: Connection) -> bool:
    """Whether bytes of somebody who is forgotten, or of what was wiped, may be left."""
    return connection.scalar(select(SETTING.c.value).where(SETTING.c.name == SCRUB)) is not None


def clear_scrub(connection: Connection) -> None:
    """Say, within a transaction, that none are left."""
    connection.execute(SETTING.delete().where(SETTING.c.name == SCRUB))


def scrub(engine: Engine, shared: bool = False) -> bool:
    """Write the whole file anew and cut its log back to nothing; False where somebody reads all the while.

    `shared`: others write to it, who have said that it needs its log and do not say so again.
    """
    with engine.begin() as connection:
        say(connection, NEEDED if shared else EMPTY)
    with engine.connect() as connection:
        raw = connection.connection.driver_connection
        assert raw is not None
        raw.execute("PRAGMA secure_delete = 1")
        raw.execute("VACUUM")
    if not any(move_log(engine, empty=True) for _ in range(_TRIES)):
        return False
    with engine.begin() as connection:
        clear_scrub(connection)
    move_log(engine, empty=True)
    return True


def write_list(path: Path, people: Iterable[Whose]) -> None:
    """Add people to the list beside a database, on disk when it returns."""
    lines = [f"{stream} {person}\n" for stream, person in sorted(set(people) - set(read_list(path)))]
    if lines:
        with list_of(path).open("a", encoding="utf-8") as file:
            file.writelines(lines)
            file.flush()
            os.fsync(file.fileno())


def read_list(path: Path) -> tuple[Whose, ...]:
    """Who stands on the list beside a database; a line that was cut off is let be."""
    try:
        text = list_of(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        return ()
    rows = (line.split() for line in text[: text.rfind("\n") + 1].splitlines())
    return tuple((row[0], row[1]) for row in rows if len(row) == 2)


def forget_again(path: Path, connection: Connection) -> bool:
    """Let the list and the database say the same, within a transaction; whether something is to be scrubbed."""
    listed = set(read_list(path))
    known = set(map(tuple, connection.execute(select(FORGOTTEN.c.stream, FORGOTTEN.c.id))))
    forget(connection, sorted(listed - known))
    for stream, person in listed - known:
        connection.execute(PERSON.delete().where(PERSON.c.stream == stream, PERSON.c.id == person))
    write_list(path, known)
    return must_scrub(connection)

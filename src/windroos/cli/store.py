"""`windroos store move`: everything from a file to a server's database, or back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.folders import data_dir, database_url
from windroos.cli.packages import of_the_page
from windroos.errors import OptionError
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text import serve as texts
from windroos.text.figures import number

if TYPE_CHECKING:
    from windroos.store.place import Place

SPEC: Final = Spec(switches=("json",))


def store_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status. Raises OptionError, StoreError."""
    typed = read_arguments(words, SPEC)
    if not typed.words:
        raise OptionError("nothing_asked", page="store")
    if typed.words[0] != "move":
        raise OptionError("no_such_argument", argument=typed.words[0], near="move")
    if len(typed.words) < 3:
        raise OptionError("store_move")
    typed.at_most(3, "store")
    with of_the_page():
        from windroos.store.moving import move_store
    source, target = (typed_place(word, data_dir()) for word in typed.words[1:])
    moved = move_store(source, target)
    if "json" in typed.switches:
        print(encode({"from": str(source), "to": str(target), **moved._asdict()}))
        return OK
    counts = {"streams": number(moved.streams, style.lang), "events": number(moved.events, style.lang)}
    print(style.say(texts.MOVED, file=target, digest=moved.digest[:16], **counts))
    return OK


def place_asked(typed: Arguments, folder: Path) -> Place:
    """Where the store is: as it was typed, else as the environment says, else in the folder.

    Raises OptionError `store_password`, StoreError `store_url`.
    """
    asked = typed.get("database")
    return place_in(folder) if asked is None else typed_place(asked, folder)


def place_in(folder: Path) -> Place:
    """Where the store is: as the environment says, else in the folder. Raises StoreError `store_url`."""
    with of_the_page():
        from windroos.store.place import place_of
    return place_of(database_url(), folder)


def typed_place(word: str, folder: Path) -> Place:
    """A place that stands on the command line. Raises OptionError `store_password`, StoreError `store_url`."""
    with of_the_page():
        from windroos.store.place import ServerPlace, place_of
    place = place_of(word, folder)
    if isinstance(place, ServerPlace) and place.has_password:
        raise OptionError("store_password")
    return place

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

SPEC: Final = Spec(switches=("json", "sure"))


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
    if "sure" not in typed.switches:
        see_that_it_rests(source)
    moved = move_store(source, target)
    if "json" in typed.switches:
        print(encode({"from": str(source), "to": str(target), **moved._asdict()}))
        return OK
    counts = {"streams": number(moved.streams, style.lang), "events": number(moved.events, style.lang)}
    print(style.say(texts.MOVED, file=target, digest=moved.digest[:16], **counts))
    return OK


def see_that_it_rests(source: Place) -> None:
    """What a server writes while everything is moved would stay behind. Raises OptionError `store_served`."""
    from windroos.store.place import ServerPlace

    if isinstance(source, ServerPlace):
        from windroos.store.postgres import is_used

        if is_used(source):
            raise OptionError("store_served", file=source)
        return
    from windroos.web.folder import is_served

    own = data_dir()
    folders = {source.parent, own} if place_in(own) == source else {source.parent}
    if any(map(is_served, folders)):
        raise OptionError("store_served", file=source)


def place_asked(typed: Arguments, folder: Path) -> Place:
    """Where the store is: as it was typed, a folder too, else as the environment says, else in the folder.

    Raises OptionError `store_password`, StoreError `store_url`.
    """
    asked = typed.get("database")
    return place_in(folder, typed.get("data") is not None) if asked is None else typed_place(asked, folder)


def place_in(folder: Path, typed: bool = False) -> Place:
    """Where the store is: in the folder if that was typed, else as the environment says, else in the folder.

    Raises StoreError `store_url`.
    """
    with of_the_page():
        from windroos.store.place import place_of
    return place_of("" if typed else database_url(), folder)


def typed_place(word: str, folder: Path) -> Place:
    """A place that stands on the command line. Raises OptionError `store_password`, StoreError `store_url`."""
    with of_the_page():
        from windroos.store.place import ServerPlace, place_of
    place = place_of(word, folder)
    if isinstance(place, ServerPlace) and place.has_password:
        raise OptionError("store_password")
    return place

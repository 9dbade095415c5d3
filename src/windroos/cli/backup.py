"""`windroos backup`: a copy of all tables in one file, also while the page is open."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.folders import data_dir
from windroos.cli.packages import of_the_page
from windroos.cli.store import place_asked
from windroos.errors import OptionError
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text import serve as texts
from windroos.text.figures import number

SPEC: Final = Spec(values=("data", "database"), switches=("json",))


def backup_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    typed = read_arguments(words, SPEC)
    if not typed.words:
        raise OptionError("backup_file")
    if len(typed.words) > 1:
        raise OptionError("no_such_argument", argument=typed.words[1], near=", ".join(SPEC.names()))
    folder = Path(typed.get("data") or data_dir()).expanduser().absolute()
    with of_the_page():
        from windroos.store.moving import copy_place
    target = Path(typed.words[0]).expanduser().absolute()
    copied = copy_place(place_asked(typed, folder), target)
    if "json" in typed.switches:
        print(encode({"file": str(target), **copied._asdict()}))
        return OK
    counts = {"tables": number(copied.tables, style.lang), "events": number(copied.events, style.lang)}
    print(style.say(texts.COPIED, file=target, **counts))
    return OK

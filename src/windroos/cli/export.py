"""`windroos export app [FOLDER]`: the scorer that needs no server, for the house itself or any web host."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.folders import data_dir
from windroos.cli.packages import of_the_page
from windroos.errors import OptionError
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text import serve as texts
from windroos.text.figures import number

SPEC: Final = Spec(values=("data",), switches=("json",))
APP: Final = "app"


def export_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    typed = read_arguments(words, SPEC)
    if typed.words[:1] != (APP,):
        raise OptionError("export_what", what=typed.words[0][:40] if typed.words else "")
    typed.at_most(2, "export")
    named = typed.words[1] if len(typed.words) > 1 else None
    if named is not None and typed.get("data") is not None:
        raise OptionError("export_both")
    with of_the_page():
        from windroos.web.pocket.runtime import browser_files
        from windroos.web.pocket.served import FOLDER, HOME
        from windroos.web.pocket.site import write_site
    own = Path(typed.get("data") or data_dir()) / FOLDER
    folder = (own if named is None else Path(named)).expanduser().absolute()
    written = write_site(folder, browser_files(), HOME if named is None else "")
    if "json" in typed.switches:
        print(encode({"folder": str(folder), **written._asdict()}))
        return OK
    megabytes = number(max(1, round(written.bytes / 1_000_000)), style.lang)
    said = texts.APP_SERVED if named is None else texts.APP_WRITTEN
    print(style.say(said, folder=folder, files=number(written.files, style.lang), megabytes=megabytes))
    return OK

"""`windroos club`: a club from the terminal, and the machine's door to it: one JSON object a line in and one out."""

from __future__ import annotations

from asyncio import Runner
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.backup import backup_command
from windroos.cli.club_keeping import delete_command, list_command, new_command, verify_club_command
from windroos.cli.club_prints import print_command
from windroos.cli.club_words import word_at
from windroos.cli.complain import OK
from windroos.cli.door import answer_door
from windroos.cli.folders import data_dir
from windroos.cli.packages import of_the_page
from windroos.cli.restore import restored
from windroos.cli.store import place_asked
from windroos.club.door import read_request
from windroos.errors import OptionError
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode

if TYPE_CHECKING:
    from windroos.cli.club_folder import PatientFolder

_SEASON: Final = ("json", "from", "until", "formula", "period", "on", "rules")
_WALLS: Final = ("walls", "compare", "own-pace")
_IMPORT: Final = ("json", "as", "alike", "rules", "epoch", "dry-run", "undo", "sure")
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "do": (),
    "new": ("json", "year", "another"),
    "list": ("json",),
    "delete": ("json", "sure"),
    "people": ("from", "guest", "honorary", "reserve", "sure", *_IMPORT),
    "evening": ("json", "reason", "apart", "together", "at", "plays", "threes", "winds", *_WALLS),
    "season": _SEASON,
    "formula": _SEASON,
    "player": ("json", "season"),
    "records": ("json", "rules", "season"),
    "cup": ("json", "on"),
    "cash": ("json", "year"),
    "claims": ("json", "on"),
    "import": _IMPORT,
    "export": ("json",),
    "restore": ("json", "sure"),
    "verify": ("json",),
}
"""The options of each command beside `--data` and `--club`."""
SPEC: Final = Spec(
    values=(
        "data",
        "club",
        "from",
        "until",
        "formula",
        "period",
        "on",
        "as",
        "alike",
        "rules",
        "epoch",
        "undo",
        "year",
        "season",
        "reason",
        "walls",
        "compare",
    ),
    many=("apart", "together", "at", "plays"),
    switches=(
        *("json", "dry-run", "guest", "honorary", "reserve", "sure"),
        *("threes", "winds", "another", "own-pace"),
    ),
)
_OF_ALL: Final = ("new", "list", "delete", "restore", "verify")
"""What is not asked of one club."""
VERBS: Final = (*OPTIONS, "print", "site", "backup")


def club_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    if words[:1] in (["print"], ["site"]) or words[:2] == ["evening", "print"]:
        return print_command(words, style)
    if words[:1] == ["backup"]:
        return backup_command(words[1:], style)
    typed = read_arguments(words, SPEC)
    if not typed.words:
        raise OptionError("nothing_asked", page="club")
    noun = typed.words[0]
    if noun not in OPTIONS:
        raise OptionError("no_such_argument", argument=noun, near=", ".join(VERBS))
    typed.refuse(noun, "data", *(() if noun in _OF_ALL else ("club",)), *OPTIONS[noun])
    folder = Path(typed.get("data") or data_dir()).expanduser().absolute()
    with of_the_page():
        from windroos.cli.club_folder import ANOTHER, OLDEST, PatientFolder
        from windroos.store.store import Store
    if noun == "restore":
        return restored(typed.words[1:], typed, style)
    if noun == "verify":
        return verify_club_command(typed, folder, style)
    with Runner() as runner:
        store = Store.open(place_asked(typed, folder))
        try:
            wanted = ANOTHER if "another" in typed.switches else OLDEST if noun in _OF_ALL else typed.get("club")
            wanted = word_at(typed.words, 1) if noun == "delete" else wanted  # which club goes is always said
            club = PatientFolder(store, runner, folder, style.lang, wanted)
            status = _asked(club, typed, style)
            club.keep_counts()
            return status
        finally:
            runner.run(store.close())


def _asked(club: PatientFolder, typed: Arguments, style: Style) -> int:
    """What is asked of an open folder; the exit status."""
    from windroos.cli.club_evening import evening_command
    from windroos.cli.club_figures import figures_command
    from windroos.cli.club_people import people_command
    from windroos.cli.club_season import season_command
    from windroos.cli.club_undo import imports_command

    noun, *words = typed.words
    if noun == "do":
        return answer_door(lambda line: club.do(read_request(line), date.today()), words, style.lang)
    if noun == "import" and not words:
        found, lines = imports_command(typed, club, date.today(), style.lang)
        print(encode(found) if "json" in typed.switches else "\n".join(lines))
        return OK
    if noun in ("import", "export") or words[:1] == ["import"]:
        return _files(club, typed, style)
    if noun in ("season", "formula"):
        club.counted()
    command = {
        "new": new_command,
        "list": list_command,
        "delete": delete_command,
        "people": people_command,
        "evening": evening_command,
        "season": season_command,
        "formula": season_command,
    }.get(noun, figures_command)
    found, lines = command(typed, club, date.today(), style.lang)
    print(encode(found) if "json" in typed.switches else "\n".join(lines))
    return OK


def _files(club: PatientFolder, typed: Arguments, style: Style) -> int:
    """The past in, or everything out; of `people import` a list of members."""
    from windroos.cli.club_past import export_command, import_command

    noun, *words = typed.words
    as_json, values = "json" in typed.switches, dict(typed.values)
    if noun == "export":
        return export_command(club, tuple(words), style, as_json=as_json)
    if noun == "people":
        words, values = words[1:], {"as": "members", **values}
    return import_command(club, tuple(words), values, style, dry="dry-run" in typed.switches, as_json=as_json)

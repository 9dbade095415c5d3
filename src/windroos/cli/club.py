"""`windroos club`: the machine's door to a club, one JSON object a line in and one out; its past in, all of it out."""

from __future__ import annotations

from asyncio import Runner
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.club_prints import print_command
from windroos.cli.complain import OK
from windroos.cli.folders import data_dir
from windroos.cli.packages import of_the_page
from windroos.cli.score import answer_files
from windroos.club.errors import ClubError
from windroos.club.requests import REQUEST, Request
from windroos.errors import OptionError, WindroosError
from windroos.telling.hand_line import line_error
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import decode, encode
from windroos.text.words import Lang
from windroos.wire.fault import WireError

if TYPE_CHECKING:
    from windroos.cli.club_folder import PatientFolder

SPEC: Final = Spec(
    values=("data", "from", "until", "formula", "period", "on", "as", "alike", "rules"), switches=("json", "dry-run")
)
VERBS: Final = ("do", "evening", "season", "formula", "print", "site", "import", "export")


def club_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    if words[:1] in (["print"], ["site"]):
        return print_command(words, style)
    typed = read_arguments(words, SPEC)
    if not typed.words:
        raise OptionError("nothing_to_do", page="club")
    if typed.words[0] not in VERBS:
        raise OptionError("no_such_argument", argument=typed.words[0], near=", ".join(VERBS))
    folder = Path(typed.get("data") or data_dir()).expanduser().absolute()
    with of_the_page():
        from windroos.cli.club_evening import evening_command
        from windroos.cli.club_folder import PatientFolder
        from windroos.cli.club_season import season_command
        from windroos.store.store import DATABASE, Store
    with Runner() as runner:
        store = Store.open(folder / DATABASE)
        try:
            club = PatientFolder(store, runner)
            if typed.words[0] in ("import", "export"):
                return _files(club, typed, style)
            if typed.words[0] == "evening":
                typed.refuse("evening", "data", "json")
                print(evening_command(typed, club, date.today(), style.lang))
                return OK
            if typed.words[0] != "do":
                print(season_command(typed, club, date.today(), style.lang))
                return OK
            typed.refuse("do", "data")

            def answer(lines: Iterable[str], write: Callable[[str], object], lang: Lang) -> int:
                return _answer(club.do, lines, write, lang)

            return answer_files(typed.words[1:], answer, style.lang)
        finally:
            runner.run(store.close())


def _files(club: PatientFolder, typed: Arguments, style: Style) -> int:
    """The past in, or everything out."""
    from windroos.cli.club_past import export_command, import_command

    verb, *words = typed.words
    as_json = "json" in typed.switches
    if verb == "export":
        return export_command(club, tuple(words), style, as_json=as_json)
    return import_command(club, tuple(words), typed.values, style, dry="dry-run" in typed.switches, as_json=as_json)


def read_request(text: str) -> Request:
    """What a line asks. Raises NotationError as `score --jsonl`, and ClubError `club_do`."""
    line = decode(text)
    try:
        return REQUEST.read(line, "")
    except WireError as wrong:
        if wrong.fault == "unknown":
            raise ClubError("club_do", name=str(wrong.values["name"])[:40]) from None
        raise line_error(wrong) from None


def _answer(
    do: Callable[[Request, date], dict[str, Any]], lines: Iterable[str], write: Callable[[str], object], lang: Lang
) -> int:
    """Answer each line with a line, passing over empty ones; the exit status is 1 after an error."""
    status = 0
    for text in lines:
        if not text.strip():
            continue
        answer: dict[str, Any]
        try:
            answer = {"ok": True, **do(read_request(text), date.today())}
        except WindroosError as trouble:
            status = 1
            answer = {"error": {"code": trouble.code, "message": trouble.sentence(lang), "hint": trouble.hint(lang)}}
        write(encode(answer) + "\n")
    return status

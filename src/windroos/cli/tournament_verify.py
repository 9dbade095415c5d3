"""`windroos tournament export` and `verify`: one file of events out, and everything folded anew."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from windroos.cli.arguments import Arguments
from windroos.cli.complain import OK, SOME_BAD
from windroos.cli.files import file_lines
from windroos.cli.store import place_asked
from windroos.cli.tournament_folder import PatientTournaments
from windroos.errors import OptionError
from windroos.telling.objects import error_object
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text import tournament as texts
from windroos.text.figures import number
from windroos.tournament.whole import check_whole, whole_lines


def export_command(kept: PatientTournaments, words: Sequence[str]) -> int:
    """Write a tournament as lines of JSON, to a file or as output; the exit status."""
    if len(words) > 1:
        raise OptionError("no_such_argument", argument=words[1], near="--data, --tournament")
    lines = whole_lines(kept.whole())
    if words and words[0] != "-":
        with Path(words[0]).open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)
    else:
        print("\n".join(lines))
    return OK


def verify_tournaments_command(typed: Arguments, folder: Path, style: Style) -> int:
    """Fold files of events, or the tournaments of the folder, and say what is wrong; the exit status is 1 then."""
    checked = [check_whole(file_lines(name)) for name in typed.words[1:]]
    if not checked:
        with PatientTournaments.open(place_asked(typed, folder), "") as kept:
            for id in kept.ids():
                kept.current = id
                checked.append(check_whole(whole_lines(kept.whole())))
    faults = [fault for found in checked for fault in found.faults]
    counts = {
        "tournaments": len(checked),
        "events": sum(found.events for found in checked),
        "people": sum(found.people for found in checked),
    }
    if "json" in typed.switches:
        print(encode({"ok": not faults, **counts, "faults": [error_object(fault, style.lang) for fault in faults]}))
    elif faults:
        print("\n".join(f"{fault.sentence(style.lang)} {fault.hint(style.lang)}" for fault in faults))
    else:
        said = {key: number(value, style.lang) for key, value in counts.items()}
        print(style.say(texts.IN_ORDER, **said) if checked else style.say(texts.NOTHING))
    return SOME_BAD if faults else OK

"""`windroos club new` and `verify`: a club begun, and all of it looked through."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from windroos.cli.arguments import Arguments
from windroos.cli.club_words import Said, word_at
from windroos.cli.complain import OK, SOME_BAD
from windroos.cli.store import place_asked
from windroos.club.errors import ClubError
from windroos.club.requests import DoClub
from windroos.errors import OptionError, WindroosError
from windroos.telling.objects import error_object
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text import club_commands as texts
from windroos.text.figures import number
from windroos.text.words import Lang

if TYPE_CHECKING:
    from windroos.cli.club_folder import PatientFolder


def new_command(typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    """Begin a club, with `--another` beside those that are there. Raises ClubError `club_begun`, and as `DoClub`."""
    _, *words = typed.words
    name = word_at(words, 0)
    if folder.world().club is not None:
        raise ClubError("club_begun")
    folder.do(DoClub(name, typed.get("year") or "calendar"), today)
    return {"name": name}, [texts.BEGUN.to(lang).format(name=name)]


def list_command(typed: Arguments, folder: PatientFolder, _: date, lang: Lang) -> Said:
    """The clubs of the folder, the oldest first: what `--club` takes."""
    if len(typed.words) > 1:
        raise OptionError("no_such_argument", argument=typed.words[1], near="--data, --json")
    found = folder.clubs.called()
    lines = [f"{one.id}  {one.name}" for one in found]
    return {"clubs": [{"id": one.id, "name": one.name} for one in found]}, lines or [texts.NO_CLUB.to(lang)]


def delete_command(typed: Arguments, folder: PatientFolder, _: date, lang: Lang) -> Said:
    """Delete a club, after a copy was made, where `--sure` says so. Raises ClubError `club_delete_sure`, StoreError."""
    if len(typed.words) > 2:
        raise OptionError("no_such_argument", argument=typed.words[2], near="--data, --sure, --json")
    world, size = folder.world(), folder.size()
    if world.club is None:
        raise ClubError("club_none")
    said = {key: number(value, lang) for key, value in size._asdict().items()}
    if "sure" not in typed.switches:
        raise ClubError("club_delete_sure", name=world.club.name, **said)
    copy, name = folder.delete(), world.club.name
    return {"name": name, **size._asdict(), "copy": str(copy)}, [texts.DELETED.to(lang).format(name=name, file=copy)]


def verify_club_command(typed: Arguments, folder: Path, style: Style) -> int:
    """Fold everything anew and say what is wrong, a sentence for each; the exit status is 1 where anything is.

    Raises OptionError, StoreError.
    """
    from windroos.hosting.club_checking import checked_store

    if len(typed.words) > 1:
        raise OptionError("no_such_argument", argument=typed.words[1], near="--data, --json")
    found, lang = checked_store(place_asked(typed, folder)), style.lang
    counts = {"events": found.events, "evenings": found.evenings, "people": found.people}
    if "json" in typed.switches:
        faults = [error_object(fault, lang) for fault in found.faults]
        print(encode({"ok": not faults, **counts, "faults": faults}))
    elif found.faults:
        print("\n".join(_told(fault, lang) for fault in found.faults))
    else:
        said = {key: number(value, lang) for key, value in counts.items()}
        print(style.say(texts.IN_ORDER, **said) if found.events else style.say(texts.NO_CLUB))
    return SOME_BAD if found.faults else OK


def _told(fault: WindroosError, lang: Lang) -> str:
    return f"{fault.sentence(lang)} {fault.hint(lang)}"

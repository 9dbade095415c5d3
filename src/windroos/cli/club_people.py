"""`windroos club people`: who belongs to the club, in the terminal."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Final

from windroos.cli.arguments import Arguments
from windroos.cli.club_folder import PatientFolder
from windroos.cli.club_words import Said, day_typed, person_named, verb_of, word_at
from windroos.club.errors import ClubError
from windroos.club.lists import club_list, list_title
from windroos.club.member_list import people_rows
from windroos.club.people import SPAN_KINDS, MemberSpan
from windroos.club.person_requests import DoErase, DoMerge, DoPerson
from windroos.errors import OptionError
from windroos.text import club_commands as texts
from windroos.text.words import Lang
from windroos.web.export import csv_text, xlsx_file

VERBS: Final = ("list", "add", "import", "merge", "erase", "export")


def people_command(typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    """What a command comes to.

    Raises OptionError for a verb that is missing or unknown, ClubError and StoreError.
    """
    verb, words = verb_of(typed, VERBS)
    match verb:
        case "add":
            return _added(words, typed, folder, today)
        case "merge":
            world = folder.world()
            one, into = (person_named(world, word_at(words, at)) for at in (0, 1))
            folder.do(DoMerge(one, into), today)
            return {"person": one, "into": into}, [texts.MERGED.to(lang).format(into=world.names.get(into, into))]
        case "erase":
            person = person_named(folder.world(), word_at(words, 0))
            if "sure" not in typed.switches:
                raise ClubError("club_erase_sure", name=words[0][:60])
            folder.do(DoErase(person), today)
            return {"person": person}, [texts.ERASED.to(lang)]
        case "export":
            return _exported(Path(word_at(words, 0)).expanduser(), folder, lang)
    return _listed(folder, today, lang)


def _listed(folder: PatientFolder, today: date, lang: Lang) -> Said:
    world = folder.world()
    found = people_rows(world, lambda person: world.names.get(person, person), today)
    rows = [
        {
            "id": row.id,
            "name": row.name,
            "kind": row.kind,
            "since": None if row.since is None else str(row.since),
            "last": None if row.last is None else str(row.last),
            "evenings": row.evenings,
        }
        for row in found
    ]
    lines = [f"{row.id:18.18} {row.name:30.30} {texts.PEOPLE[row.kind].to(lang):10} {row.last or '–'}" for row in found]
    return {"people": rows}, lines or [texts.NOBODY.to(lang)]


def _added(words: list[str], typed: Arguments, folder: PatientFolder, today: date) -> Said:
    word_at(words, 0)
    since = day_typed(typed.get("from")) or today
    kind = next((one for one in SPAN_KINDS if one in typed.switches), SPAN_KINDS[0])
    member = () if "guest" in typed.switches else (MemberSpan(since, None, kind),)
    rows = [{"id": folder.do(DoPerson("", name, member), today)["id"], "name": name} for name in words]
    return {"people": rows}, [f"{row['id']}  {row['name']}" for row in rows]


def _exported(file: Path, folder: PatientFolder, lang: Lang) -> Said:
    """The members as CSV, or as XLSX where the file is called so."""
    world = folder.world()
    rows = club_list(world, "members", lambda person: world.names.get(person, person), lang)
    made = (
        xlsx_file(rows, list_title("members", None, lang)) if file.suffix.lower() == ".xlsx" else csv_text(rows, lang)
    )
    try:
        file.write_bytes(made)
    except OSError as wrong:
        raise OptionError("lab_unwritable", file=str(file), reason=wrong.strerror or str(wrong)) from None
    return {"file": str(file), "people": len(rows) - 1}, [
        texts.EXPORTED.to(lang).format(count=len(rows) - 1, file=file)
    ]

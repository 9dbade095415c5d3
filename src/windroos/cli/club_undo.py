"""`windroos club import` without a file: what was taken over, and taking one back as a whole."""

from __future__ import annotations

from datetime import date

from windroos.cli.arguments import Arguments
from windroos.cli.club_folder import PatientFolder
from windroos.cli.club_words import Said
from windroos.club.past_requests import DoUndoImport
from windroos.club.taking_back import take_back
from windroos.text import club_lists as texts
from windroos.text import serve
from windroos.text.explain import listed
from windroos.text.importing import SHAPES
from windroos.text.words import Lang
from windroos.web.club.house import open_club


def imports_command(typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    """The imports with their numbers; with `--undo` what would go, and with `--sure` it goes.

    Raises ClubError `club_import_unknown`, `club_none`, StoreError.
    """
    world = folder.world()
    club, id = open_club(world), typed.get("undo")
    if id is None:
        rows = [{"id": one.imported, "results": one.results, "shapes": list(one.shapes)} for one in club.imports]
        said = [
            texts.TAKEN.to(lang).format(
                id=one.imported,
                results=one.results,
                shapes=listed([SHAPES[shape].to(lang) for shape in one.shapes], lang),
            )
            for one in club.imports
        ]
        return {"imports": rows}, said or [texts.TAKEN_NONE.to(lang)]
    asked = DoUndoImport(id)
    back = take_back(club, world.evenings, asked)
    names = [world.names.get(person, person) for person in back.people]
    lines = [texts.TAKES_BACK.to(lang).format(results=back.results, kept=back.kept)]
    lines += [texts.GO_TOO.to(lang).format(names=listed(names, lang))] if names else []
    done = "sure" in typed.switches
    if done:
        folder.do(asked, today)
    lines.append((texts.TAKEN_BACK if done else serve.SURE).to(lang))
    return {"id": id, "results": back.results, "kept": back.kept, "people": list(back.people), "done": done}, lines

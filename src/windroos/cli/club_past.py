"""`windroos club import` and `windroos club export`: the past in, and everything out as files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from windroos.cli.complain import OK
from windroos.cli.files import file_bytes
from windroos.club.errors import ClubError
from windroos.club.past import TakenOver, take_over
from windroos.errors import OptionError
from windroos.importing.newcomers import came_lines, who_comes
from windroos.importing.planning import NameChoice
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text import club_lists as texts
from windroos.text.importing import COUNTS, DOUBTS, NOTES
from windroos.text.words import Lang

if TYPE_CHECKING:
    from windroos.cli.club_folder import PatientFolder
    from windroos.importing.matching import NameMatch
    from windroos.importing.planning import ImportPlan

_PLAIN: Final = {
    "member": NameChoice("member"),
    "guest": NameChoice("guest"),
    "out": NameChoice("out"),
}
JSON: Final = "club.json"
"""The file of an export that holds everything."""


def import_command(
    club: PatientFolder,
    words: tuple[str, ...],
    options: Mapping[str, str],
    style: Style,
    *,
    dry: bool,
    as_json: bool,
) -> int:
    """Take over a file, or say what it would add; the exit status.

    Raises OptionError, ImportingError, ClubError.
    """
    from windroos.club.whole import read_whole
    from windroos.importing.looking import look_into, read_parts
    from windroos.importing.matching import match_names, players_of
    from windroos.importing.parts import EPOCH_YEARS, SHAPES, Around
    from windroos.importing.planning import plan_import

    if len(words) != 1:
        raise OptionError("import_file_name")
    shape = next((one for one in SHAPES if one == options.get("as")), None)
    if "as" in options and shape is None:
        raise OptionError("import_as", shape=options["as"][:20], known=", ".join(SHAPES))
    alike = options.get("alike", "")
    if alike not in ("", "first", "member", "guest", "out"):
        raise OptionError("import_as", shape=alike[:20], known="first, member, guest, out")
    epoch = next((one for one in EPOCH_YEARS if str(one) == options.get("epoch")), 0)
    if "epoch" in options and not epoch:
        raise OptionError("import_as", shape=options["epoch"][:20], known=", ".join(map(str, EPOCH_YEARS)))
    data, name = file_bytes(words[0]), Path(words[0]).name
    world = club.world()
    if data[:1] == b"{" and shape is None:
        if not dry:
            club.restore(read_whole(data.decode("utf-8", "replace")))
        print(encode({"ok": True}) if as_json else style.say(texts.DONE, counts=JSON))
        return OK
    if world.club is None:
        raise ClubError("club_none")
    file, parts = look_into(data, name, shape)
    if not parts:
        raise ClubError("import_shape")
    found = read_parts(file.grids, parts, Around(rules=options.get("rules", ""), epoch=epoch))
    matches = match_names(found.names(), world.cards)
    chosen = _chosen(matches, alike) if alike else {}
    shapes = tuple(dict.fromkeys(part.shape for part in parts))
    plan = plan_import(
        found, matches, chosen, token_hex(8), file.digest, shapes, players_of(found.players, world.cards)
    )
    if not dry:
        plan.check()
    taken = take_over(world.club, world.evenings, world.cards, plan.asked)
    if not dry:
        club.do(plan.asked, date.today())
    _say(plan, taken, world.names, style, dry=dry, as_json=as_json)
    return OK


def _chosen(matches: Iterable[NameMatch], alike: str) -> dict[str, NameChoice]:
    """What names that resemble somebody's are taken for."""
    return {
        match.written: NameChoice("person", match.people[0]) if alike == "first" else _PLAIN[alike]
        for match in matches
        if match.likeness == "alike"
    }


def _say(
    plan: ImportPlan, taken: TakenOver, names: Mapping[str, str], style: Style, *, dry: bool, as_json: bool
) -> None:
    """What was added, or would be, with every doubt by its cell."""
    lang = style.lang
    new = {one.id: one.name for one in plan.asked.people if one.name}

    def name(person: str) -> str:
        return names.get(person) or new.get(person, person)

    doubts = [
        {"sheet": one.sheet, "cell": str(one.place), "code": one.code, "text": _doubt(one.code, one.values, lang)}
        for one in plan.doubts
    ]
    notes = [
        {
            "code": note.code,
            "date": str(note.day),
            "people": [name(person) for person in note.people],
            "text": NOTES[note.code]
            .to(lang)
            .format(
                day=note.day,
                names=", ".join(map(name, note.people)),
                error=note.error.sentence(lang) if note.error is not None else "",
            ),
        }
        for note in taken.notes
    ]
    came = who_comes(taken)
    if as_json:
        counts = {key: getattr(taken, key) for key in COUNTS}
        new_people = [{"id": id, "name": name(id), "member": is_member} for id, is_member in came.items()]
        told = {"undecided": plan.undecided, "new_people": new_people, "notes": notes, "doubts": doubts}
        print(encode({"ok": True, "dry": dry, **counts, **told}))
        return
    for doubt in doubts:
        print(f"{doubt['cell']}: {doubt['text']}")
    for note in notes:
        print(note["text"])
    if plan.undecided:
        print(style.say(texts.UNDECIDED, names=", ".join(plan.undecided)))
    counted = [
        f"{value} {said.to(lang).format(count=value)}" for key, said in COUNTS.items() if (value := getattr(taken, key))
    ]
    print(style.say(texts.ADDED if dry else texts.DONE, counts=", ".join(counted) or texts.NOTHING.to(lang)))
    for line in came_lines(came, name, lang):
        print(line)


def _doubt(code: str, values: Mapping[str, object], lang: Lang) -> str:
    return DOUBTS[code].to(lang).format_map(dict(values))


def export_command(club: PatientFolder, words: tuple[str, ...], style: Style, *, as_json: bool) -> int:
    """Write every list as CSV and XLSX, and everything as JSON, into a folder; the exit status.

    Raises OptionError, ClubError.
    """
    from windroos.club.lists import club_list, every_list, file_name, list_title
    from windroos.club.whole import whole_text
    from windroos.web.export import csv_text, xlsx_file

    if len(words) != 1:
        raise OptionError("export_folder")
    world, lang = club.world(), style.lang
    if world.club is None:
        raise ClubError("club_none")
    folder = Path(words[0]).expanduser()
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for what in every_list(world):
            rows = club_list(world, what, lambda person: world.names.get(person, person), lang)
            stem = file_name(what, lang)
            (folder / f"{stem}.csv").write_bytes(csv_text(rows, lang))
            (folder / f"{stem}.xlsx").write_bytes(xlsx_file(rows, list_title(what, world.club, lang)))
            written += [f"{stem}.csv", f"{stem}.xlsx"]
        (folder / JSON).write_text(whole_text(club.whole()), encoding="utf-8")
    except OSError as wrong:
        raise OptionError("lab_unwritable", file=words[0], reason=wrong.strerror or str(wrong)) from None
    written.append(JSON)
    print(
        encode({"ok": True, "files": written})
        if as_json
        else style.say(texts.WRITTEN, count=len(written), folder=folder)
    )
    return OK

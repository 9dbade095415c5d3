"""`windroos club player`, `records`, `cup`, `cash` and `claims`: what there is to see, in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Final

from windroos.cli.arguments import Arguments
from windroos.cli.club_folder import PatientFolder
from windroos.cli.club_words import Said, day_typed, person_named, word_at
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.mahjongs import RULES
from windroos.club.people import NameOf
from windroos.club.record_requests import DoRecord
from windroos.club.requests import DoShow
from windroos.text import club_commands as texts
from windroos.text.club_records import RECORDS
from windroos.text.dates import day_said
from windroos.text.figures import money, number, whole
from windroos.text.words import Lang
from windroos.wire.json_text import Json


def figures_command(typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    """What a command comes to. Raises ClubError, ReckoningError and StoreError."""
    noun, *words = typed.words
    world = folder.world()
    if noun == "records" and words:
        return _record_typed(words, typed, folder, today, lang)
    asked = _asked(noun, words, typed, world)
    if noun == "cup" and not asked.cup:
        found: Json = {
            "cups": [folder.do(asked._replace(cup=id), today) for id in (world.club.cups if world.club else ())]
        }
    else:
        found = folder.do(asked, today)
    return found, _LINES[noun](found, lambda person: world.names.get(person, person), lang)


def _asked(noun: str, words: list[str], typed: Arguments, world: ClubWorld) -> DoShow:
    """The same as a line that asks it."""
    if len(words) > 1 or (words and noun not in ("player", "cup")):
        raise ClubError("club_command")
    person = person_named(world, word_at(words, 0)) if noun == "player" else ""
    cup = words[0] if noun == "cup" and words else ""
    year = None
    if typed.get("year") is not None:
        year = whole(typed.get("year") or "")
        if not year or year > 9999:
            raise ClubError("club_year_far", year=str(typed.get("year"))[:20])
    on = day_typed(typed.get("on"))
    return DoShow(
        what=noun,
        season=typed.get("season") or "",
        on=on,
        person=person,
        cup=cup,
        year=year,
        rules=typed.get("rules") or "",
    )


def _record_typed(words: list[str], typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    """`add KIND VALUE WHO[,WHO] YEAR|DAY SOURCE`, by the rules of --rules; or `drop ID`."""
    world, rules = folder.world(), typed.get("rules") or (RULES if words[0] == "add" else "")
    if words[0] == "drop":
        folder.do(
            DoRecord(id=word_at(words, 1), rules="", kind="", value=None, people=(), year=0, day=None, source=""), today
        )
        return {"record": words[1]}, [texts.RECORD_GONE.to(lang)]
    if words[0] != "add" or len(words) != 6:
        raise ClubError("club_command")
    kind, value, who, when, source = words[1:]
    whose = tuple(person_named(world, one.strip()) for one in who.split(","))
    figure = value.removeprefix("-")
    if figure and not (figure.isascii() and figure.isdecimal() and len(figure) < 9):
        raise ClubError("club_number", value=value[:20])
    year = whole(when) if len(when) == 4 else None
    day = None if year else day_typed(when)
    asked = DoRecord(
        id="",
        rules=rules,
        kind=kind,
        value=int(value) if figure else None,
        people=whose,
        year=year or 0,
        day=day,
        source=source,
    )
    id = folder.do(asked, today)["id"]
    return {"record": id}, [texts.RECORD_TYPED.to(lang).format(record=id)]


def _player(found: Json, name: NameOf, lang: Lang) -> list[str]:
    lines = [
        name(found["person"]),
        texts.PLAYED.to(lang).format(evenings=found["evenings"], results=found["results"], points=found["points"]),
    ]
    if found["first"]:
        lines.append(texts.BETWEEN.to(lang).format(first=_day(found["first"], lang), last=_day(found["last"], lang)))
    lines += [texts.COUNTED[key].to(lang).format(**found[key]) for key in ("mahjongs", "caused")]
    if found.get("standing"):
        row = found["standing"]
        lines.append(texts.STANDS.to(lang).format(place=row["place"] or "–", score=row["score"]))
    return lines


def _records(found: Json, name: NameOf, lang: Lang) -> list[str]:
    lines = []
    for kind, record in found["records"].items():
        who = "; ".join(f"{', '.join(map(name, mark['people']))} {_when(mark, lang)}" for mark in record["holders"])
        lines.append(f"{RECORDS[kind].to(lang)}: {number(record['value'], lang)}  {who}")
    return lines or [texts.NO_RECORDS.to(lang)]


def _cup(found: Json, name: NameOf, lang: Lang) -> list[str]:
    lines = []
    for cup in found.get("cups", [found] if "cup" in found else []):
        holder = name(cup["holder"]) if cup["holder"] else texts.NO_HOLDER.to(lang)
        lines.append(f"{cup['cup']}: {holder}" + (f", {_day(cup['since'], lang)}" if cup["since"] else ""))
        if cup["due"]:
            said = texts.OVERDUE if cup["overdue"] else texts.DUE
            lines.append("  " + said.to(lang).format(day=_day(cup["due"], lang), at=cup["at"] or "–"))
        lines += [f"  {name(person):30.30} {wins}" for person, wins in cup["wins"].items()]
    return lines or [texts.NO_CUPS.to(lang)]


def _cash(found: Json, _: NameOf, lang: Lang) -> list[str]:
    lines = [texts.YEAR.to(lang).format(first=_day(found["from"], lang), last=_day(found["until"], lang))]
    lines.append(f"{texts.OPENING.to(lang):30} {money(found['opening'], lang):>14}")
    lines += [f"{kind:30.30} {money(cents, lang):>14}" for kind, cents in found["income"].items()]
    lines += [f"{kind:30.30} {money(-abs(cents), lang):>14}" for kind, cents in found["spending"].items()]
    return [*lines, f"{texts.CLOSING.to(lang):30} {money(found['closing'], lang):>14}"]


def _claims(found: Json, name: NameOf, lang: Lang) -> list[str]:
    lines = []
    for row in found["rows"]:
        said = (texts.CLAIM if row["holds"] else texts.LAPSED).to(lang).format(until=_day(row["until"], lang))
        lines.append(f"{name(row['person']):30.30} {said}")
    return lines or [texts.NOBODY.to(lang)]


def _when(mark: Mapping[str, str], lang: Lang) -> str:
    """The day of a record; of one that was typed perhaps the year alone, its source and its id."""
    on = mark["date"] if len(mark["date"]) == 4 else _day(mark["date"], lang)
    return f"{on} ({mark['source']}, {mark['typed']})" if "typed" in mark else on


def _day(text: str, lang: Lang) -> str:
    return day_said(date.fromisoformat(text), lang)


_LINES: Final[Mapping[str, Callable[[Json, NameOf, Lang], list[str]]]] = {
    "player": _player,
    "records": _records,
    "cup": _cup,
    "cash": _cash,
    "claims": _claims,
}
FIGURES: Final = tuple(_LINES)
"""The commands."""

"""`windroos club season` and `windroos club formula`: seasons, standings and formulas in the terminal."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any, Final

from windroos.books.catalog import book_words
from windroos.cli.arguments import Arguments
from windroos.cli.club_folder import PatientFolder
from windroos.cli.club_words import Said, day_typed, person_named, word_at
from windroos.cli.files import file_bytes
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.people import NameOf
from windroos.club.requests import DoShow
from windroos.club.season_houses import houses_of
from windroos.club.season_requests import DoEndSeason, DoHouseRules, DoSeason
from windroos.club.seasons import formula_of, reckoned, season_called, season_named, season_of
from windroos.errors import OptionError
from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import PRESETS, preset, read
from windroos.reckoning.numbers import show
from windroos.reckoning.preview import preview
from windroos.reckoning.saying import explained, formula_text
from windroos.reckoning.scored import StandingRow
from windroos.text import competition as texts
from windroos.text.words import Lang
from windroos.web.club.house import open_club

Json = dict[str, Any]
_SEASON: Final = ("new", "show", "standings", "explain", "scheme", "final", "rules", "close")
_OF_ONE: Final = _SEASON[2:]
"""What is asked of one season, by its id or its name."""
_FORMULA: Final = ("list", "show", "check", "try")


def season_command(typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    """What a command comes to.

    Raises OptionError for words that are missing or unknown, ClubError, ReckoningError and StoreError.
    """
    noun, *rest = typed.words
    if not rest or rest[0] not in (_SEASON if noun == "season" else _FORMULA):
        near = ", ".join(_SEASON if noun == "season" else _FORMULA)
        raise OptionError("no_such_argument", argument=" ".join(typed.words[:2]), near=near)
    verb, *words = rest
    if noun == "formula" and verb != "try":
        return _formula(verb, words, lang)
    return _season(verb, words, typed, folder, today, lang)


def _season(verb: str, words: list[str], typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    name = _naming(folder.world())
    match verb:
        case "new":
            return _new(word_at(words, 0), typed, folder, today, lang)
        case "show":
            return _listed(folder.world(), lang)
    if verb in _OF_ONE:
        words = [_season_typed(folder.world(), word_at(words, 0)), *words[1:]]
    match verb:
        case "standings":
            return _standings(word_at(words, 0), typed, folder, today, lang)
        case "explain":
            return _explained(word_at(words, 0), word_at(words, 1), typed, folder, today, lang)
        case "scheme":
            found = _shown("scheme", word_at(words, 0), folder, today)
            return found, _scheme(found, name, lang)
        case "final":
            found = _shown("final", word_at(words, 0), folder, today)
            return found, _final(found, name, lang)
        case "rules":
            return _rules(word_at(words, 0), words[1:], typed, folder, today, lang)
        case "close":
            answer = folder.do(DoEndSeason(word_at(words, 0), typed.get("period") or "", today), today)
            return answer, [texts.CLOSED.to(lang).format(names=", ".join(map(name, answer["people"])))]
    return _tried(word_at(words, 0), word_at(words, 1), folder.world(), lang)


def _season_typed(world: ClubWorld, text: str) -> str:
    """The id of a season that is typed by it or by its name; what is neither, or the name of two, as it was typed."""
    known = world.club.seasons if world.club is not None else {}
    found = [id for id, season in known.items() if season_called(season).casefold() == text.casefold()]
    return found[0] if text not in known and len(found) == 1 else text


def _naming(world: ClubWorld) -> NameOf:
    return lambda person: world.names.get(person, person)


def _new(name: str, typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    since, until = day_typed(typed.get("from")), day_typed(typed.get("until"))
    formula = typed.get("formula") or PRESETS[0]
    toml = "" if formula in PRESETS else _text(formula)
    asked = DoSeason(
        "",
        since or date(today.year, 1, 1),
        until or date(today.year, 12, 31),
        "" if toml else formula,
        toml,
        name,
    )
    answer = folder.do(asked, today)
    return answer, [texts.MADE.to(lang).format(id=answer["id"])]


def _listed(world: ClubWorld, lang: Lang) -> Said:
    seasons = sorted(world.club.seasons.values(), key=lambda one: (one.since, one.season)) if world.club else []
    rows = [
        {"id": one.season, "name": season_named(one, lang), "from": str(one.since), "until": str(one.until)}
        for one in seasons
    ]
    lines = [f"{row['id']:12} {row['from']} – {row['until']}  {row['name']}" for row in rows]
    return {"seasons": rows}, lines or [texts.NO_SEASONS.to(lang)]


def _standings(id: str, typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    period, on = typed.get("period") or "", day_typed(typed.get("on"))
    found = folder.do(
        DoShow(what="standings", season=id, period=period, on=on),
        today,
    )
    world = folder.world()
    assert world.club is not None
    season, name = season_of(world.club, id), _naming(world)
    scored = reckoned(world.club, world.evenings.values(), season, period, on).scored
    title = season_named(season, lang)
    lines = [texts.AFTER.to(lang).format(name=title, played=scored.played, counting=scored.counting), ""]
    lines += [_row(row, name, lang) for row in scored.rows if row.place is not None]
    below = [_row(row, name, lang) for row in scored.rows if row.place is None]
    return found, lines + (["", texts.BELOW.to(lang), *below] if below else [])


def _row(row: StandingRow, name: NameOf, lang: Lang) -> str:
    needed = texts.NEEDED.to(lang).format(evenings=row.evenings, needed=row.needed) if row.needed else ""
    return f"{row.place or '–':>3}  {name(row.person):30.30} {show(row.score, lang):>10}  {needed}".rstrip()


def _explained(id: str, person: str, typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    period, on = typed.get("period") or "", day_typed(typed.get("on"))
    world = folder.world()
    person = person_named(world, person)
    found = folder.do(
        DoShow(what="explain", season=id, period=period, on=on, person=person),
        today,
    )
    assert world.club is not None
    reckoning = reckoned(world.club, world.evenings.values(), season_of(world.club, id), period, on)
    row = next(row for row in reckoning.scored.rows if row.person == found["person"])
    return found, list(explained(reckoning.formula, row, lang))


def _rules(id: str, words: list[str], typed: Arguments, folder: PatientFolder, today: date, lang: Lang) -> Said:
    """The house rules of a season; with a file these are taken, with `--rules BOOK` alone that is played as it stands.

    Raises ClubError, HouseError, OptionError.
    """
    if words:
        folder.do(DoHouseRules(id, "", file_bytes(words[0]).decode("utf-8-sig", "replace")), today)
    elif rules := typed.get("rules"):
        folder.do(DoHouseRules(id, rules, ""), today)
    club = open_club(folder.world())
    found = houses_of(club, season_of(club, id).season)
    rows = [{"rules": one.rules, "name": one.house.name, "changes": dict(one.house.changes)} for one in found]
    lines = []
    for one in found:
        lines.append(f"{one.house.name} ({book_words(one.rules).short.to(lang)})")
        lines += [f"  {key} = {value}" for key, value in one.house.changes]
    return {"house_rules": rows}, lines or [texts.NO_HOUSES.to(lang)]


def _shown(what: str, season: str, folder: PatientFolder, today: date) -> Json:
    return folder.do(
        DoShow(what=what, season=season),
        today,
    )


def _scheme(found: Json, name: NameOf, lang: Lang) -> list[str]:
    """The games by round, each with who meet and what became of it."""
    lines: list[str] = []
    for number, games in enumerate(found["rounds"], 1):
        lines.append(texts.ROUND.to(lang).format(number=number))
        lines += [
            f"  {game['table']:>3}  {', '.join(map(name, game['players']))}: {texts.GAMES[game['state']].to(lang)}"
            for game in games
        ]
    return lines or [texts.NO_SCHEME.to(lang)]


def _final(found: Json, name: NameOf, lang: Lang) -> list[str]:
    """The tables by round, each seat with what earned it, and what was played with its score."""
    lines: list[str] = []
    for one in found["rounds"]:
        lines.append(one["name"])
        for table in one["tables"]:
            scores = {score["person"]: score["score"] for score in table["scores"]}
            for seat in table["seats"]:
                who = name(seat["person"]) if seat["person"] else "–"
                earned = f"{seat['source']} {seat['place']}"
                lines.append(
                    f"  {table['table']:>3}  {who:30.30} {earned:14} {scores.get(seat['person'], '')}".rstrip()
                )
    if found["winners"]:
        lines.append(texts.WON_BY.to(lang).format(names=", ".join(map(name, found["winners"]))))
    return lines or [texts.NO_FINAL.to(lang)]


def _formula(verb: str, words: list[str], lang: Lang) -> Said:
    if verb == "list":
        known = {id: preset(id) for id in PRESETS}
        rows = [{"id": id, "name": one.name, "source": one.source} for id, one in known.items()]
        return {"formulas": rows}, [f"{id:20} {one.name}" for id, one in known.items()]
    formula = _read(word_at(words, 0))
    answer = {"name": formula.name, "digest": formula.digest, "sentences": list(formula_text(formula, lang))}
    if verb == "check":
        return answer, [texts.FORMULA_GOOD.to(lang).format(name=formula.name)]
    return {**answer, "toml": formula.text}, [formula.name, "", *formula_text(formula, lang)]


def _read(name: str) -> Formula:
    """A formula that comes with Windroos, or of a file."""
    return preset(name) if name in PRESETS else read(_text(name), Path(name).name)


def _text(file: str) -> str:
    try:
        return Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise ClubError("club_formula_file", file=file[:80], known=", ".join(PRESETS)) from None


def _tried(id: str, formula: str, world: ClubWorld, lang: Lang) -> Said:
    club, evenings = world.club, tuple(world.evenings.values())
    if club is None:
        raise ClubError("club_none")
    season, name = season_of(club, id), _naming(world)
    found = preview(
        formula_of(season), _read(formula), lambda one: reckoned(club, evenings, season, formula=one).scored
    )
    rows = [
        {
            "person": row.person,
            "before": {"place": row.before.place, "score": None if row.before.score is None else str(row.before.score)},
            "after": {"place": row.after.place, "score": None if row.after.score is None else str(row.after.score)},
            "steps": [
                {"stage": step.stage, "difference": None if step.difference is None else str(step.difference)}
                for step in row.steps
            ],
        }
        for row in found.rows
    ]
    champions = {"before": list(found.champions_before), "after": list(found.champions_after)}
    said = {key: ", ".join(map(name, people)) or "–" for key, people in champions.items()}
    lines = [texts.CHAMPION.to(lang).format(**said), ""]
    for row in found.rows:
        scores = ["–" if one.score is None else show(one.score, lang) for one in (row.before, row.after)]
        places = f"{row.before.place or '–':>3} → {row.after.place or '–':<3}"
        lines.append(f"{places} {name(row.person):30.30} {scores[0]:>10} → {scores[1]}")
    return {"champions": champions, "rows": rows}, lines

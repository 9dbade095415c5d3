"""The print of what a club agrees: when and where it plays, how one behaves, what it rules itself, how it reckons."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from windroos.books.catalog import IDS
from windroos.club.house_changes import house_changes
from windroos.club.mahjongs import RULES
from windroos.club.prints.hands import rules_name
from windroos.club.prints.money import euros
from windroos.club.prints.source import PrintSource
from windroos.club.season_houses import houses_of
from windroos.club.seasons import formula_of
from windroos.club.settings import RULINGS
from windroos.errors import WindroosError
from windroos.people.mentions import with_names
from windroos.printing.document import PrintBlock, PrintColumn, PrintDocument, PrintRow, PrintTable, PrintText
from windroos.reckoning.saying import formula_text
from windroos.text.dates import WEEKDAYS
from windroos.text.explain import listed
from windroos.text.web.club_settings import WORDS


def house_rules(source: PrintSource) -> PrintDocument:
    """House rules for the wall and for new members."""
    blocks = (*_facts(source), *_conduct(source), *_played(source), *_rulings(source), *_reckoning(source))
    return PrintDocument(source.say("print_house_rules"), source.club.name, blocks, source.imprint())


def _facts(source: PrintSource) -> Iterator[PrintBlock]:
    kept, rows = source.club.settings, []
    known = [rules_name(source, id) for id in kept.rules if id in IDS]
    if kept.place:
        rows.append(("where", with_names(kept.place, source.names)))
    day = source.say("clock", time=kept.time)
    if kept.weekday:
        day = f"{WEEKDAYS[kept.weekday - 1].to(source.lang)} {day}"
    rows.append(("when", day))
    if known:
        rows.append(("plays", listed(known, source.lang)))
    rows.append(("not_fours", WORDS["sizes_threes" if kept.threes else "sizes_fives"].to(source.lang)))
    rows += [
        (key, euros(cents, source)) for key, cents in (("fee", kept.contribution), ("joining", kept.deposit)) if cents
    ]
    columns = (PrintColumn("", "text"), PrintColumn("", "name"))
    yield PrintTable(columns, tuple(PrintRow((source.say(key), value)) for key, value in rows))


def _conduct(source: PrintSource) -> Iterator[PrintBlock]:
    lines = with_names(source.club.settings.conduct, source.names).splitlines()
    if any(line.strip() for line in lines):
        yield PrintText(source.say("conduct"), "heading")
        yield from (PrintText(line.strip(), "plain") for line in lines if line.strip())


def _rulings(source: PrintSource) -> Iterator[PrintBlock]:
    """What the club rules where the book of the 144 rules is silent, if it plays it or chose something else."""
    kept = source.club.settings
    chosen = {id: kept.ruling(id) for id in RULINGS}
    own = {id for id, answer in chosen.items() if answer != RULINGS[id][0]}
    if not own and kept.rules and RULES not in kept.rules:
        return
    yield PrintText(WORDS["rulings"].to(source.lang), "heading")
    columns = (PrintColumn(source.say("question"), "name"), PrintColumn(source.say("here"), "room"))
    yield PrintTable(
        columns,
        tuple(
            PrintRow(
                (WORDS[f"ruling_{id}"].to(source.lang), WORDS[f"answer_{id}_{answer}"].to(source.lang)),
                "first" if id in own else "",
            )
            for id, answer in chosen.items()
        ),
    )
    if own:
        yield PrintText(source.say("own_rulings"), "note")


def _played(source: PrintSource) -> Iterator[PrintBlock]:
    """What the seasons of today play otherwise than their book; what this program refuses is left out."""
    for id in _running(source):
        with suppress(WindroosError):
            for one in houses_of(source.club, id):
                book = rules_name(source, one.rules)
                yield PrintText(source.say("played_so", season=source.season_name(id), book=book), "heading")
                yield PrintText(one.house.name, "plain")
                lines = house_changes(one.house, source.lang)
                columns = (
                    PrintColumn(source.say("what_differs"), "name"),
                    PrintColumn(source.say("here"), "room"),
                    PrintColumn(source.say("in_book"), "room"),
                )
                yield PrintTable(columns, tuple(PrintRow((line.name, line.now, line.was or "–")) for line in lines))


def _running(source: PrintSource) -> list[str]:
    """The seasons of today."""
    known = source.club.seasons
    return [id for id in source.newest if known[id].since <= source.today <= known[id].until]


def _reckoning(source: PrintSource) -> Iterator[PrintBlock]:
    """How the standings of the seasons of today are reckoned."""
    for id in _running(source):
        yield PrintText(source.say("reckoned_so", season=source.season_name(id)), "heading")
        formula = formula_of(source.club.seasons[id])
        yield from (PrintText(line, "plain") for line in formula_text(formula, source.lang))

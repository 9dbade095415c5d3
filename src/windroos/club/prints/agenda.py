"""The calendar on paper: the evenings to come, with what each is."""

from __future__ import annotations

from windroos.club.prints.source import PrintSource
from windroos.club.rule_names import rules_called_briefly
from windroos.printing.document import PrintColumn, PrintDocument, PrintRow, PrintTable, PrintText
from windroos.text.web.club_evening import WORDS


def agenda(source: PrintSource) -> PrintDocument:
    """The evenings from today on, those that are not held too, so that nobody comes for nothing."""
    evenings = sorted(source.evenings.values(), key=lambda one: (one.day, one.id))
    rows = []
    for one in evenings:
        if one.day >= source.today:
            kind = WORDS[f"kind_{one.kind}"].to(source.lang)
            at = source.say("not_held") if one.cancelled else one.begins or source.club.settings.time
            rules = rules_called_briefly(one.rules, source.lang)
            rows.append(PrintRow((source.long_day(one.day), at, kind, rules), "below" if one.cancelled else ""))
    columns = (
        PrintColumn(source.say("day"), "name"),
        PrintColumn(source.say("begins"), "text"),
        PrintColumn(source.say("kind"), "text"),
        PrintColumn(source.say("rules"), "text", spare=True),
    )
    shown = (PrintTable(columns, tuple(rows)),) if rows else (PrintText(source.say("no_evenings_to_come"), "lead"),)
    return PrintDocument(source.say("print_agenda"), source.club.name, shown, source.imprint(), 12)

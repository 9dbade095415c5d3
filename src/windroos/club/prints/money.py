"""Prints of money: the account of a club year on one A4, and who has a claim (house rules 9 and 12, p. 37)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.club.cash import statement
from windroos.club.claims import claims
from windroos.club.prints.source import PrintSource
from windroos.club.year import numbered, year_of
from windroos.people.mentions import with_names
from windroos.printing.document import PrintColumn, PrintDocument, PrintRow, PrintTable, PrintText
from windroos.text.figures import money

KINDS: Final = 24
"""Kinds of money up to which letters are large."""


def euros(cents: int, source: PrintSource) -> str:
    """An amount as people write it: `€ 1.250,00`."""
    return money(cents, source.lang)


def cash_account(source: PrintSource, year: int | None = None) -> PrintDocument:
    """The account of a club year, by kind; always one A4. Raises ClubError `club_year_far`."""
    kind = source.club.year
    of = year_of(kind, source.today) if year is None else numbered(kind, year)
    made = statement(source.club.entries, of)
    columns = (PrintColumn("", "name"), PrintColumn("", "figure"))
    opening = PrintRow((source.say("opening", day=source.day(of.first)), euros(made.opening, source)), "total")
    closing = PrintRow((source.say("closing", day=source.day(of.last)), euros(made.closing, source)), "total")
    blocks = (
        PrintTable(columns, (opening,)),
        _side(source, "income", made.income),
        _side(source, "spending", made.spending),
        PrintTable(columns, (closing,)),
        PrintText(source.say("bookings_n", count=len(made.entries)), "note"),
        PrintText(source.say("checked_by"), "sign"),
        PrintText(source.say("signed_by"), "sign"),
    )
    count = len(made.income) + len(made.spending)
    subtitle = f"{source.club.name} · {source.day(of.first)} – {source.day(of.last)}"
    letters = 12 if count <= KINDS else max(6.0, 12 * KINDS / count)
    return PrintDocument(source.say("print_cash"), subtitle, blocks, source.imprint(), letters, single=True)


def _side(source: PrintSource, key: str, sums: Mapping[str, int]) -> PrintTable:
    columns = (PrintColumn(source.say(key), "name"), PrintColumn("", "figure"))
    rows = [PrintRow((with_names(kind, source.names), euros(amount, source))) for kind, amount in sums.items()]
    closing = PrintRow((source.say("sum"), euros(sum(sums.values()), source)), "total")
    return PrintTable(columns, (*rows, closing))


def claim_list(source: PrintSource) -> PrintDocument:
    """Who has a claim on the club, and until when it holds if he does not play."""
    columns = (
        PrintColumn(source.say("name"), "name"),
        PrintColumn(source.say("last_played"), "figure"),
        PrintColumn(source.say("claim_until"), "figure"),
        PrintColumn(source.say("claim_holds"), "mark"),
    )
    found = {row.person: row for row in claims(source.club, source.held, source.today)}
    rows = []
    for person in source.ordered(found):
        row = found[person]
        last = "–" if row.last is None else source.day(row.last)
        holds = source.say("yes") if row.holds else source.say("no")
        rows.append(PrintRow((source.name(person), last, source.day(row.until), holds), "" if row.holds else "below"))
    blocks = (PrintTable(columns, tuple(rows)), PrintText(source.say("claims_note"), "note"))
    subtitle = f"{source.club.name} · {source.day(source.today)}"
    return PrintDocument(source.say("print_claims"), subtitle, blocks, source.imprint())

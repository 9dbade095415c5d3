"""What the page of a table says, to who sits there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "table_title": Words("Aan tafel", "At the table"),
    "table_about": Words(
        "Vul het nummer van uw tafel in, en de vier cijfers van de kaart die erop staat.",
        "Fill in the number of your table, and the four digits of the card that stands on it.",
    ),
    "table_evening": Words("Avond", "Evening"),
    "table_number": Words("Tafel", "Table"),
    "table_code": Words("Code van vier cijfers", "Code of four digits"),
    "table_open": Words("Naar mijn tafel", "To my table"),
    "table_none": Words("Er zijn nu geen tafels waaraan gespeeld wordt.", "No tables are being played at now."),
    "table_home": Words("Naar de club", "To the club"),
    "table_own": Words("Tafel {number}", "Table {number}"),
    "table_own_about": Words(
        "U mag de uitslag van deze tafel invoeren, zolang er gespeeld wordt.",
        "You may enter the result of this table, as long as it plays.",
    ),
    "table_in": Words(
        "De uitslag is ingevoerd; verbeteren kan met een reden.", "The result is in; a reason corrects it."
    ),
    "table_sheet": Words("Tel op een scoreblad", "Count on a score sheet"),
    "table_sheet_go": Words("Naar het scoreblad", "To the score sheet"),
    "table_totals": Words("Typ de totalen of de bon", "Type the totals or the form"),
    "table_other": Words("Ik zit aan een andere tafel", "I sit at another table"),
}

"""The heads of a club's lists; those of results and members are what import reads again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

_NAME: Final = Words("Naam", "Name")
_DAY: Final = Words("Datum", "Date")
_YEAR: Final = Words("Jaar", "Year")
HEADS: Final[Mapping[str, tuple[Words, ...]]] = {
    "results": (
        *(_DAY, Words("Tafel", "Table"), Words("Deel", "Part"), Words("Regels", "Rules"), _NAME),
        *(Words("Punten", "Points"), Words("Mahjongs", "Mahjongs"), Words("Veroorzaakt", "Caused")),
        Words("Spellen", "Hands"),
    ),
    "members": (
        *(_NAME, Words("Lid sinds", "Member since"), Words("Lid tot", "Until"), Words("E-mail", "E-mail")),
        *(Words("Telefoon", "Telephone"), Words("Bondsnummer", "Bond number"), Words("EMA-nummer", "EMA number")),
        Words("Soort", "Kind"),
    ),
    "calendar": (
        *(_DAY, Words("Aanvang", "Begins"), Words("Soort", "Kind"), Words("Regels", "Rules")),
        Words("Vervallen", "Cancelled"),
    ),
    "adjustments": (_DAY, _NAME, Words("Correctie", "Adjustment"), Words("Reden", "Reason")),
    "honours": (_YEAR, Words("Titel", "Title"), _NAME, Words("Bron", "Source")),
    "cups": (
        *(_DAY, Words("Beker", "Cup"), Words("Nummer", "Number"), Words("Winnaar", "Winner")),
        *(Words("Keer", "Times"), Words("Gehouden", "Kept")),
    ),
    "attendance": (_DAY, _NAME, Words("Gekomen", "Came")),
    "records": (
        *(Words("Regels", "Rules"), Words("Record", "Record"), Words("Waarde", "Value"), _DAY, _NAME),
        *(Words("Tafel", "Table"), Words("Verbroken", "Broken")),
    ),
    "specials": (
        *(_DAY, Words("Tafel", "Table"), Words("Deel", "Part"), Words("Spel", "Hand"), Words("Regels", "Rules"), _NAME),
        *(Words("Bijzonder spel", "Special hand"), Words("Nummer", "Number"), Words("Score", "Score")),
        Words("All Round-punten", "All Round points"),
    ),
    "twentyone": (
        *(_YEAR, Words("Plaats", "Place"), _NAME, Words("Heeft", "Has"), Words("Gaatjes", "Gaps")),
        *(Words("Vol op", "Full on"), Words("Spellen", "Hands")),
    ),
    "champions": (
        *(_YEAR, Words("Plaats", "Place"), _NAME, Words("ZBMJ-totaal", "Total of hands of 1000")),
        *(Words("Spellen", "Hands"), Words("Zonder nummer", "Without a number")),
    ),
    "cash": (
        *(Words("Nummer", "Number"), _DAY, Words("Bedrag", "Amount"), Words("Soort", "Kind"), _NAME),
        Words("Notitie", "Note"),
    ),
    "claims": (_NAME, Words("Laatst gespeeld", "Last played"), Words("Aanspraak tot en met", "Claim until")),
    "standings": (
        *(Words("Plaats", "Place"), _NAME, Words("Score", "Score"), Words("Avonden", "Evenings")),
        Words("Tellen mee", "Counted"),
    ),
}
TITLES: Final[Mapping[str, Words]] = {
    "results": Words("Uitslagen", "Results"),
    "members": Words("Leden", "Members"),
    "calendar": Words("Agenda", "Calendar"),
    "attendance": Words("Opkomst", "Attendance"),
    "adjustments": Words("Correcties", "Adjustments"),
    "honours": Words("Erelijst", "Honours"),
    "cups": Words("Bekers", "Cups"),
    "records": Words("Records", "Records"),
    "specials": Words("Bijzondere spellen", "Special hands"),
    "twentyone": Words("Eenentwintigen", "Twenty-one"),
    "champions": Words("Kampioenschap van de 144 regels", "Championship of the 144 rules"),
    "cash": Words("Kas", "Cash"),
    "claims": Words("Aanspraken", "Claims"),
    "standings": Words("Stand {season}", "Standings {season}"),
}
FILES: Final[Mapping[str, Words]] = {
    "results": Words("uitslagen", "results"),
    "members": Words("leden", "members"),
    "calendar": Words("agenda", "calendar"),
    "attendance": Words("opkomst", "attendance"),
    "adjustments": Words("correcties", "adjustments"),
    "honours": Words("erelijst", "honours"),
    "cups": Words("bekers", "cups"),
    "records": Words("records", "records"),
    "specials": Words("bijzondere-spellen", "special-hands"),
    "twentyone": Words("eenentwintigen", "twenty-one"),
    "champions": Words("kampioenschap", "championship"),
    "cash": Words("kas", "cash"),
    "claims": Words("aanspraken", "claims"),
    "standings": Words("stand-{season}", "standings-{season}"),
}
WRITTEN: Final = Words(
    "{count:# bestand|# bestanden} geschreven in {folder}.", "{count:# file|# files} written in {folder}."
)
ADDED: Final = Words("Dit komt erbij: {counts}.", "This is added: {counts}.")
TAKEN: Final = Words(
    "{id}  {results:# uitslag|# uitslagen} ({shapes})", "{id}  {results:# result|# results} ({shapes})"
)
TAKEN_NONE: Final = Words("Er is niets ingevoerd.", "Nothing was imported.")
TAKES_BACK: Final = Words(
    "{results:# uitslag|# uitslagen} en regels gaan weg; {kept} die daarna met de hand verbeterd zijn blijven.",
    "{results:# result|# results} and lines go; {kept} that were corrected by hand since stay.",
)
GO_TOO: Final = Words(
    "Wie met dit bestand kwam en nergens anders genoemd wordt, gaat mee: {names}.",
    "Who came with this file and is named nowhere else goes too: {names}.",
)
TAKEN_BACK: Final = Words("De invoer is ongedaan gemaakt.", "The import was undone.")
NOTHING: Final = Words("niets", "nothing")
DONE: Final = Words("Gedaan. Erbij: {counts}.", "Done. Added: {counts}.")
UNDECIDED: Final = Words(
    "Van deze namen is niet gezegd wie het zijn: {names}. Geef --alike first, member, guest of out.",
    "Nobody has said who these names are: {names}. Give --alike first, member, guest or out.",
)

"""What the command says around its answers."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

ERROR: Final = Words("fout", "error")
HINT: Final = Words("hint", "hint")
SITE_WRITTEN: Final = Words(
    "{count:# bestand|# bestanden} geschreven in {folder}", "{count:# file|# files} written to {folder}"
)
UNFORESEEN: Final = Words(
    "Windroos is hier niet op voorbereid ({what}). Dat is een fout in Windroos zelf.",
    "Windroos was not prepared for this ({what}). That is a fault in Windroos itself.",
)
UNFORESEEN_HINT: Final = Words(
    "Meld hem met de opdracht; WINDROOS_TRACEBACK=1 laat zien waar het misging.",
    "Report it with the command; WINDROOS_TRACEBACK=1 shows where it went wrong.",
)
UNWRITTEN: Final = Words(
    "Het antwoord kan niet geschreven worden: {reason}.", "The answer cannot be written: {reason}."
)
UNWRITTEN_HINT: Final = Words(
    "Kijk of er ruimte is waar het antwoord heen gaat, of laat het op het scherm zien.",
    "See that there is room where the answer goes, or show it on the screen.",
)

RULE_BOOKS: Final = Words("De regelboeken", "The rule books")
ITEMS: Final = Words("{count:# item|# items}", "{count:# item|# items}")
OPTIONS: Final = Words("{count:# optie|# opties}", "{count:# option|# options}")
SHOW_HINT: Final = Words("Alles van één boek: windroos rules show {id}", "All of one book: windroos rules show {id}")
OPTIONS_TITLE: Final = Words("Opties", "Options")
HOUSE_TITLE: Final = Words("Huisregels {name}, op {base}", "House rules {name}, on {base}")
CHANGED: Final = Words("Anders dan het boek", "Different from the book")
NOTHING_CHANGED: Final = Words("Niets anders dan het boek.", "Nothing different from the book.")
VERSION: Final = Words("versie {version}, kenmerk {digest}", "version {version}, digest {digest}")
OFF: Final = Words("uit", "off")
FIXED: Final = Words("ligt vast", "fixed")
WHO: Final = {
    0: Words("", ""),
    1: Words("winnaar", "winner"),
    2: Words("winnaar", "winner"),
    3: Words("wachtend", "waiting"),
}
OWNER: Final = {
    0: Words("bij het tellen", "in scoring"),
    1: Words("bij het afrekenen", "in settling"),
    2: Words("bij het spelen", "in play"),
}
DEFAULT: Final = Words("gewoon", "default")
LIMIT_ROW: Final = Words("limiet", "limit")
BY_FORMATION: Final = Words("zie lijst", "see list")
FORMATIONS: Final = Words("Bijzondere spelen van de lijst {name}", "Special hands of the list {name}")

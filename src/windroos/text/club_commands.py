"""What the commands of people, figures, copies and checking say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

COUNTING: Final = Words(
    "De spellen worden geteld, één keer: {hands} van {of_hands}, van {evenings} van {of_evenings:# avond|# avonden}",
    "The hands are counted, once: {hands} of {of_hands}, of {evenings} of {of_evenings:# evening|# evenings}",
)
BEGUN: Final = Words("De club {name} is er.", "The club {name} is there.")
DELETED: Final = Words(
    "De club {name} is weg. Een kopie van daarvoor houdt alles, ook de namen: {file}",
    "The club {name} is gone. A copy of before keeps all of it, the names too: {file}",
)
MERGED: Final = Words("Dat is nu één persoon: {into}.", "That is one person now: {into}.")
ERASED: Final = Words("De naam is gewist; de uitslagen blijven.", "The name was erased; the results stay.")
PLAYER_ERASED: Final = Words(
    "De pagina is weg, en de naam van de tafels waar hij speelde; de partijen blijven.",
    "The page is gone, and the name from the tables where he played; the games stay.",
)
EXPORTED: Final = Words("{count:# lid staat|# leden staan} in {file}.", "{count:# member is|# members are} in {file}.")
NOBODY: Final = Words("Er is nog niemand.", "There is nobody yet.")
PEOPLE: Final[Mapping[str, Words]] = {
    "member": Words("lid", "member"),
    "honorary": Words("erelid", "honorary"),
    "reserve": Words("invaller", "reserve"),
    "guest": Words("gast", "guest"),
    "former": Words("oud-lid", "former"),
    "erased": Words("gewist", "erased"),
}
PLAYED: Final = Words(
    "{evenings:# avond|# avonden}, {results:# uitslag|# uitslagen}, {points:# punt|# punten}",
    "{evenings:# evening|# evenings}, {results:# result|# results}, {points:# point|# points}",
)
BETWEEN: Final = Words("van {first} tot en met {last}", "from {first} to {last}")
COUNTED: Final[Mapping[str, Words]] = {
    "mahjongs": Words(
        "{sum:# mahjong|# mahjongs}, over {over:# uitslag|# uitslagen}",
        "{sum:# mahjong|# mahjongs}, over {over:# result|# results}",
    ),
    "caused": Words(
        "{sum} veroorzaakt, over {over:# uitslag|# uitslagen}", "{sum} caused, over {over:# result|# results}"
    ),
}
STANDS: Final = Words("plaats {place} met {score}", "place {place} with {score}")
NO_RECORDS: Final = Words("Er zijn nog geen records.", "There are no records yet.")
RECORD_TYPED: Final = Words("Het record staat erbij, als {record}.", "The record was added, as {record}.")
RECORD_GONE: Final = Words("Het getypte record is vervallen.", "The typed record was taken back.")
SAID: Final[Mapping[str, Words]] = {
    "agreed": Words("akkoord", "agreed"),
    "against": Words("niet akkoord", "not agreed"),
}
NO_CUPS: Final = Words("Er is geen beker.", "There is no cup.")
NO_HOLDER: Final = Words("niemand", "nobody")
DUE: Final = Words("inleveren voor {day}, waar: {at}", "to be handed in by {day}, where: {at}")
OVERDUE: Final = Words("had voor {day} ingeleverd moeten zijn, waar: {at}", "should have been in by {day}, where: {at}")
YEAR: Final = Words("Jaar {first} tot en met {last}", "Year {first} to {last}")
OPENING: Final = Words("Beginsaldo", "Opening balance")
CLOSING: Final = Words("Eindsaldo", "Closing balance")
CLAIM: Final = Words("aanspraak tot en met {until}", "claim until {until}")
LAPSED: Final = Words("vervallen na {until}", "lapsed after {until}")
IN_ORDER: Final = Words(
    "In orde: {events:# gebeurtenis|# gebeurtenissen}, {evenings:# avond|# avonden}, "
    "{people:# persoon|# personen}, alles opnieuw gerekend.",
    "In order: {events:# event|# events}, {evenings:# evening|# evenings}, "
    "{people:# person|# people}, all of it reckoned anew.",
)
NO_CLUB: Final = Words("In orde; er is nog geen club.", "In order; there is no club yet.")

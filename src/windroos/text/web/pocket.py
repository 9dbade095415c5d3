"""What the scorer that needs no server says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

NAME: Final = Words("Windroos: tellen zonder netwerk", "Windroos: counting without a network")
WAKING: Final = Words(
    "Windroos wordt klaargezet op deze telefoon. Dat duurt de eerste keer even; daarna werkt tellen zonder netwerk.",
    "Windroos is being set up on this phone. The first time takes a moment; after that, counting needs no network.",
)
SCRIPT: Final = Words("Zonder server tellen heeft JavaScript nodig.", "Counting without a server needs JavaScript.")
AT_HOME: Final = Words("thuis bewaard", "kept at home")
NOT_HOME: Final = Words("nog niet thuis", "not at home yet")
WORDS: Final[Mapping[str, Words]] = {
    "without_title": Words("Tellen zonder netwerk", "Counting without a network"),
    "without_about": Words(
        "Een telefoon kan een tafel tellen waar geen netwerk is, met dezelfde regels en dezelfde uitleg. Wat er geteld"
        " is, blijft op de telefoon, en komt hier vanzelf in de lijst zodra de telefoon dit adres weer bereikt.",
        "A phone can count a table where there is no network, with the same rules and the same reasons. What was"
        " counted stays on the phone, and comes into the list here by itself once the phone reaches this address.",
    ),
    "without_open": Words("Klaarzetten op dit toestel", "Set up on this device"),
    "without_how": Words(
        "Open het eenmaal waar u netwerk hebt: ongeveer 6 MB, en dan is het er. Zet het daarna op het beginscherm.",
        "Open it once where you have a network: some 6 MB, and then it is there. Then add it to the home screen.",
    ),
    "without_none": Words(
        "Tellen zonder netwerk is hier nog niet klaargezet.",
        "Counting without a network is not set up here yet.",
    ),
    "without_ask": Words(
        "Vraag het aan wie de computer van de club beheert.", "Ask whoever looks after the club's computer."
    ),
    "without_do": Words(
        "Typ eenmaal op deze computer, met internet:", "Type once on this computer, with the internet:"
    ),
    "without_old": Words(
        "Wat hier klaarstaat is van een andere versie van Windroos. Typ op deze computer, met internet:",
        "What is set up here is of another version of Windroos. Type on this computer, with the internet:",
    ),
    "without_plain": Words(
        "Dit adres begint met http, en daarvan bewaart een telefoon de pagina niet: begin waar netwerk is, en laat de"
        " pagina open; dan telt hij daarna zonder. Wat geteld is, blijft bewaard. Over https blijft ook de pagina.",
        "This address begins with http, of which a phone does not keep the page: begin where there is a network, and"
        " leave the page open; then it counts without. What was counted is kept. Over https the page is kept too.",
    ),
}

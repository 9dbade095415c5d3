"""What the description of the club's API says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "about": Words(
        "Wat windroos club do doet en toont, over HTTP, voor zover wie vraagt dat mag. Alle sleutels staan in "
        "docs/club.md; in names staat hoe de mensen van een antwoord heten, zoals wie vraagt hun naam mag zien.",
        "What windroos club do does and shows, over HTTP, as far as who asks may. All keys are in docs/club.md; "
        "names says what the people of an answer are called, as who asks may see their names.",
    ),
    "link": Words(
        "Wat er achter /club/k/ staat in de link van een secretaris of helper, of van een ledenkaart.",
        "What stands after /club/k/ in the link of a secretary or helper, or of a member's card.",
    ),
    "do": Words(
        "Eén regel van windroos club do, of een lijst van hooguit 1000.",
        "One line of windroos club do, or a list of at most 1000.",
    ),
    "answered": Words("Het antwoord", "The answer"),
    "wrong": Words("Wat er mis is", "What is wrong"),
}
SHOWN: Final[Mapping[str, Words]] = {
    "club": Words("De club, haar seizoenen, avonden en bekers.", "The club, its seasons, evenings and cups."),
    "people": Words("Wie er bij de club hoort.", "Who belongs to the club."),
    "standings": Words("De stand van een seizoen.", "The standings of a season."),
    "explain": Words("Waaruit iemands score bestaat.", "What somebody's score is made of."),
    "evening": Words("De uitslag van een avond.", "The result of an evening."),
    "player": Words("Iemands cijfers.", "Somebody's figures."),
    "cup": Words("Hoe een beker ervoor staat.", "How a cup stands."),
    "claims": Words("Wie nog een aanspraak heeft.", "Who still has a claim."),
    "cash": Words("De kas van een jaar.", "The cash of a year."),
    "log": Words("Wie wat deed, en wanneer.", "Who did what, and when."),
    "day": Words("Het scoreprogramma van een tafel.", "The score program of a table."),
    "records": Words("De records.", "The records."),
    "twentyone": Words("Hoe ver ieder is met de eenentwintigen.", "How far everybody is with the twenty-one."),
    "champion": Words("De kampioen van een jaar.", "The champion of a year."),
    "scheme": Words(
        "Het schema van een seizoen, met wat ervan gespeeld is.", "The scheme of a season, and what of it was played."
    ),
    "final": Words("De finale van een seizoen.", "The final of a season."),
    "walls": Words("De gelijke muren van een avond.", "The equal walls of an evening."),
}
"""What is asked, by the last part of its address."""
RIGHTS: Final[Mapping[str, Words]] = {
    "look": Words("Voor iedereen.", "For everybody."),
    "members": Words("Voor leden.", "For members."),
    "keep": Words("Voor de secretaris.", "For the secretary."),
}
"""For whom it is."""

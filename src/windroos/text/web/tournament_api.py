"""What the description of the API of tournaments says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "about": Words(
        "Wat windroos tournament do doet en toont, over HTTP, voor zover wie vraagt dat mag. Alle sleutels staan in "
        "docs/tournament.md; in names staat hoe de mensen van een antwoord heten. Wat de leiding verborgen houdt, "
        "krijgt alleen zij.",
        "What windroos tournament do does and shows, over HTTP, as far as who asks may. All keys are in "
        "docs/tournament.md; names says what the people of an answer are called. What the desk keeps back is for it "
        "alone.",
    ),
    "link": Words(
        "Wat er achter /toernooi/k/ staat in de link van de leiding, of achter /club/k/ in die van wie de club helpt.",
        "What stands after /toernooi/k/ in the link of the desk, or after /club/k/ in that of who helps the club.",
    ),
    "do": Words(
        "Eén regel van windroos tournament do, of een lijst van hooguit 1000. Voor de leiding.",
        "One line of windroos tournament do, or a list of at most 1000. For the desk.",
    ),
    "answered": Words("Het antwoord", "The answer"),
    "wrong": Words("Wat er mis is", "What is wrong"),
}
SHOWN: Final[Mapping[str, Words]] = {
    "tournaments": Words("De toernooien, het laatste eerst.", "The tournaments, the latest first."),
    "tournament": Words("Een toernooi, en wie er meespelen.", "A tournament, and who take part."),
    "standings": Words("De stand.", "The standings."),
    "table": Words("Een tafel van een ronde.", "A table of a round."),
    "schedule": Words("Het schema.", "The schedule."),
    "measure": Words("De maten van het schema.", "The figures of the schedule."),
    "published": Words("Wat er gepubliceerd is.", "What was published."),
    "needs": Words("Wat iemand nog nodig heeft.", "What somebody still needs."),
    "teams": Words("De stand van de teams.", "The standings of the teams."),
    "prizes": Words("De prijzen.", "The prizes."),
    "final": Words("De finale.", "The final."),
    "report": Words("Het verslag van de waarnemer.", "The observer's report."),
    "audit": Words("De som van elke tafel.", "The sum of every table."),
    "export": Words("Een bestand.", "A file."),
    "penalties": Words("De uitspraken van de dag.", "The rulings of the day."),
    "checks": Words("Waar voor de loting naar te kijken is.", "What to look at before the draw."),
    "walls": Words("De gelijke muren.", "The equal walls."),
}
"""What is asked, by the last part of its address."""
RIGHTS: Final[Mapping[str, Words]] = {
    "viewer": Words("Voor iedereen.", "For everybody."),
    "desk": Words("Voor de leiding.", "For the desk."),
}
"""For whom it is."""

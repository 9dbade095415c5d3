"""What the referee's desk says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "referee_title": Words("Straffen", "Rulings"),
    "referee_about": Words(
        "Kies wat er gebeurde: de uitspraak staat er met de bladzijde bij.",
        "Choose what happened: the ruling stands there with its page.",
    ),
    "to_card": Words("Print de kaart", "Print the card"),
    "to_list": Words("Print de uitspraken", "Print the rulings"),
    "referee_none": Words(
        "Er is nog geen ronde. Maak eerst de indeling en de loting.", "There is no round yet. Schedule and draw first."
    ),
    "calls_title": Words("Wachten op de scheidsrechter", "Waiting for the referee"),
    "came": Words("Ben er geweest", "Have been there"),
    "choose_title": Words("Wat is er gebeurd?", "What happened?"),
    "choose_about": Words(
        "Wie aan welke tafel zit, staat bij zijn naam. Er verandert nog niets.",
        "Who sits at which table stands with his name. Nothing changes yet.",
    ),
    "round_word": Words("Ronde", "Round"),
    "what_happened": Words("Overtreding", "Offence"),
    "choose_go": Words("Bekijk de uitspraak", "See the ruling"),
    "ruling_title": Words("De uitspraak", "The ruling"),
    "points_off": Words("Punten eraf", "Points off"),
    "points_each": Words("Punten aan elk van de anderen", "Points to each of the others"),
    "who_twice": Words("Wie de steen weglegde (het dubbele)", "Who discarded the tile (double)"),
    "note": Words("Aantekening", "Note"),
    "free_about": Words(
        "Wat op geen lijst staat. Het komt met uw woorden op de lijst van de dag.",
        "What is on no list. It comes on the list of the day in your words.",
    ),
    "free_what": Words("Wat er gebeurde, en wat u besliste", "What happened, and what you decided"),
    "free_paragraph": Words("Artikel of bladzijde, als dat er is", "Paragraph or page, if there is one"),
    "free_points": Words("Punten (0: alleen een uitspraak)", "Points (0: a ruling alone)"),
    "free_to": Words("Die gaan naar", "They go to"),
    "free_nobody": Words("niemand", "nobody"),
    "free_each": Words("elk van de anderen", "each of the others"),
    "free_dead": Words("Dode hand", "Dead hand"),
    "give": Words("Geef deze uitspraak", "Give this ruling"),
    "day_title": Words("Uitspraken van vandaag", "Rulings of the day"),
    "day_none": Words("Er is nog geen uitspraak gegeven.", "No ruling has been given yet."),
    "no_kind": Words("overtreding", "offence"),
    "paid_each": Words("betaalt {points} aan elk", "pays {points} to each"),
    "taken_off": Words("{points} eraf", "{points} off"),
    "dead_hand": Words("dode hand", "dead hand"),
    "warned": Words("waarschuwing", "warning"),
    "is_revoked": Words("Ingetrokken", "Revoked"),
    "appealed": Words("Beroep, borg € {deposit}.", "Appeal, deposit € {deposit}."),
    "appeal_open": Words("Nog niet beslist.", "Not decided yet."),
    "appeal_granted": Words("Toegewezen: de uitspraak geldt niet.", "Granted: the ruling does not hold."),
    "appeal_refused": Words("Afgewezen.", "Refused."),
    "change_ruling": Words("Intrekken of beroep", "Revoke or appeal"),
    "deposit": Words("Borg in hele euro's", "Deposit in whole euros"),
    "revoke": Words("Trek in", "Revoke"),
    "appeal": Words("Noteer beroep", "Note an appeal"),
    "grant": Words("Wijs toe", "Grant"),
    "refuse": Words("Wijs af", "Refuse"),
}

"""What the pages say on which a tournament prints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.tournament_prints import WORDS as PAPERS
from windroos.text.web.printing import PRINTED
from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    **PRINTED,
    "prints_title": Words("Printen", "Printing"),
    "prints_about": Words(
        "Alles wat de zaal op papier nodig heeft, ook vooraf: het papier werkt als al het andere uitvalt.",
        "Everything that the hall needs on paper, beforehand too: paper works when all else fails.",
    ),
    "prints_none": Words(
        "Er is nog geen indeling. Maak die eerst: dan zijn er kaarten, briefjes en lijsten.",
        "There is no schedule yet. Make it first: then there are cards, slips and lists.",
    ),
    "all_prints": Words("Alle prints", "All prints"),
    "print_programma": Words("Programmaboekje", "Programme booklet"),
    "print_bar": PAPERS["print_bar"],
    "print_laatste-ronde": Words("De laatste ronde, een blad per tafel", "The last round, a sheet a table"),
    "print_waarnemer": PAPERS["print_observer"],
    "print_weggebleven": Words("Brief aan de bond: wegblijvers", "Letter to the bond: who stayed away"),
    "print_deelnemers": PAPERS["print_entrants"],
    "print_plaatsen": Words("Plaatsen op naam, voor de muur", "Seats by name, for the wall"),
    "print_tafels": Words("Plaatsen per tafel, voor de muur", "Seats by table, for the wall"),
    "print_routekaarten": Words("Routekaarten, een voor ieder", "Route cards, one for everybody"),
    "print_badges": PAPERS["print_badges"],
    "print_tafelkaarten": Words("Tafelkaarten met QR-code", "Table cards with a QR code"),
    "print_oost": Words("Bordje Oost", "East sign"),
    "print_scorebriefjes": PAPERS["print_slips"],
    "print_spelformulieren": PAPERS["print_forms"],
    "print_uitslag": PAPERS["print_result"],
    "print_uitslag-op-naam": PAPERS["print_result_named"],
    "print_finale": PAPERS["print_final"],
    "print_uitspraken": Words("Uitspraken van de scheidsrechter", "Rulings of the referee"),
    "print_scheidsrechter": PAPERS["print_referee"],
    "print_oorkonden": Words("Oorkonden voor de eerste drie", "Certificates for the first three"),
    "no_phones_print": Words(
        "Deze code werkt nog niet op telefoons: de server luistert alleen op deze computer.",
        "This code does not work on phones yet: the server listens on this computer alone.",
    ),
    "no_sheets": Words(
        "Er is nog niets om te printen: er zijn nog geen spelers, indeling of uitslagen.",
        "There is nothing to print yet: there are no players, schedule or results.",
    ),
}

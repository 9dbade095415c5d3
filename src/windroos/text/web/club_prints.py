"""What the pages say on which the club prints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.web.printing import PRINTED
from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    **PRINTED,
    "prints_title": Words("Printen", "Printing"),
    "prints_about": Words(
        "Alles wat de club op papier nodig heeft. Elke lijst is een bladzijde die u met de browser print.",
        "Everything that the club needs on paper. Each list is a page that you print with the browser.",
    ),
    "prints_evening_about": Words(
        "Lijsten, kaarten en formulieren van deze avond.", "Lists, cards and forms of this evening."
    ),
    "all_prints": Words("Alle prints", "All prints"),
    "of_evenings": Words("Van een avond", "Of an evening"),
    "of_seasons": Words("Van een seizoen", "Of a season"),
    "of_club": Words("Van de club", "Of the club"),
    "no_evenings": Words("Er is nog geen avond. Plan er eerst een.", "There is no evening yet. Plan one first."),
    "no_seasons": Words("Er is nog geen seizoen. Open er eerst een.", "There is no season yet. Open one first."),
    "no_sheets": Words(
        "Er is nog niets om te printen: er zijn nog geen leden, tafels, titels of schema.",
        "There is nothing to print yet: there are no members, tables, titles or scheme.",
    ),
    "print_aankomst": Words("Aankomstlijst", "Arrival list"),
    "print_tafels": Words("Tafels, voor de muur", "Tables, for the wall"),
    "print_plaatsen": Words("Plaatsen op naam, voor de muur", "Seats by name, for the wall"),
    "print_tafelkaarten": Words("Tafelkaarten (A5)", "Table cards (A5)"),
    "print_scoreformulier": Words("Scoreformulier", "Score form"),
    "print_uitslag": Words("Uitslag", "Result"),
    "print_tekst": Words("Uitslag als tekst, voor mail of chat", "Result as text, for mail or chat"),
    "print_stand": Words("Stand", "Standings"),
    "print_opkomst": Words("Opkomst", "Attendance"),
    "print_blad": Words("Blad van een speler", "Sheet of a player"),
    "rules_of_tables": Words("zoals elke tafel speelt", "as each table plays"),
    "print_schema": Words("Schema, voor de muur", "Scheme, for the wall"),
    "print_spiekbriefje": Words("Spiekbriefje van de regels", "Card of the rules"),
    "print_loopkaarten": Words("Loopkaarten van het schema", "Walking cards of the scheme"),
    "print_rapport": Words("Rapport van een clubjaar", "Report card of a club year"),
    "print_agenda": Words("Agenda", "Calendar"),
    "print_erelijst": Words("Erelijst", "Roll of honour"),
    "site_ics": Words("Zet de avonden in uw agenda", "Put the evenings in your calendar"),
    "site_other": Words("In English", "In het Nederlands"),
    "print_huisregels": Words("Huisregels", "House rules"),
    "report_all": Words("Van iedereen", "Of everybody"),
    "which_year": Words("Clubjaar", "Club year"),
    "print_oorkonde": Words("Oorkonde voor de kampioen", "Certificate for the champion"),
    "print_records": Words("Records", "Records"),
    "print_graveerlijst": Words("Graveerlijst", "Engraving list"),
    "print_kas": Words("Jaarrekening", "Annual account"),
    "print_aanspraken": Words("Aanspraken", "Claims"),
    "print_ledenkaarten": Words("Ledenkaarten", "Members' cards"),
    "cards_about": Words(
        "Op een kaart staat een code als het lid een kaart heeft. Wie er een heeft, houdt die.",
        "There is a code on a card where the member has one. Who has one keeps it.",
    ),
    "cards_make": Words("Maak wat ontbreekt en toon alle kaarten", "Make what is missing and show all cards"),
    "book_about": Words(
        "Alles van een clubjaar als PDF: avonden, standen, titels, records en de beste spellen.",
        "All of a club year as a PDF: evenings, standings, titles, records and the best hands.",
    ),
    "site_parts": Words("Bladzijden", "Pages"),
    "site_evenings": Words("Uitslagen", "Results"),
    "site_title": Words("Site van de club", "The club's site"),
    "site_about": Words(
        "Standen, uitslagen en records als bladzijden voor uw eigen site, met namen zoals iedereen ze mag zien.",
        "Standings, results and records as pages for a site of your own, with names as anybody may see them.",
    ),
    "site_get": Words("Haal de site op (zip)", "Get the site (zip)"),
    "whose": Words("Van wie", "Whose"),
    "which_season": Words("Seizoen", "Season"),
    "which_rules": Words("Spelregels", "Rules"),
    "how_many": Words("Spelers", "Players"),
    "how_long": Words("Spellen", "Hands"),
    "show_print": Words("Toon", "Show"),
}

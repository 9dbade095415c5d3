"""What the page of files says: the European ranking, the bond, spreadsheets, all of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.tournament_prints import WORDS as PAPERS
from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "files_title": Words("Uitvoer", "Files"),
    "files_about": Words(
        "Wat er na afloop de deur uit gaat, en wat het toernooi weegt voor de Europese ranglijst.",
        "What goes out at the end, and what the tournament weighs for the European ranking.",
    ),
    "files_none": Words(
        "Er is nog geen uitslag. Daarna staan hier de bestanden.", "There is no result yet. Then the files stand here."
    ),
    "place_word": Words("Plaats", "Place"),
    "mers_title": Words("Gewicht voor de Europese ranglijst (MERS)", "Weight for the European ranking (MERS)"),
    "mers_by": Words(
        "Dagen: {days}; spelers: {players}; landen: {countries}.",
        "Days: {days}; players: {players}; countries: {countries}.",
    ),
    "mers_championship": Words("En 1 voor een kampioenschap.", "And 1 for a championship."),
    "mers_is_championship": Words("Het is een kampioenschap", "It is a championship"),
    "mers_not_championship": Words("Het is geen kampioenschap", "It is no championship"),
    "mers_days": Words("Dagen erbij: {count}; dan is het {weight}.", "More days: {count}; then it is {weight}."),
    "mers_players": Words(
        "Spelers erbij: {count}; dan is het {weight}.", "More players: {count}; then it is {weight}."
    ),
    "mers_countries": Words(
        "Landen erbij: {count}; dan is het {weight}.", "More countries: {count}; then it is {weight}."
    ),
    "mers_ranks": Words("Wat elke plaats waard is", "What each place is worth"),
    "mers_rank": Words("Basisrang", "Base rank"),
    "ema_title": Words("Europese mahjongbond (EMA)", "European mahjong association (EMA)"),
    "ema_about": Words(
        "Het bestand dat de Europese ranglijst inleest, met achternamen in hoofdletters en landen in twee letters.",
        "The file that the European ranking reads, with last names in capitals and countries in two letters.",
    ),
    "ema_lacking": Words(
        "Zonder EMA-nummer, en naam of land is niet volledig:",
        "Without a number of the EMA, and name or country is incomplete:",
    ),
    "ema_parts": Words(
        "De ranglijst leest hele getallen in. Gedeelde plaatsen geven halven of derden, met twee decimalen, bij:",
        "The ranking reads whole numbers. Shared places make halves or thirds, with two decimals, for:",
    ),
    "file_ema": Words("Bestand voor de EMA", "File for the EMA"),
    "file_report": Words("Ouder verslag, Excel", "Older report, Excel"),
    "file_report_csv": Words("Ouder verslag, CSV", "Older report, CSV"),
    "observer_title": PAPERS["print_observer"],
    "observer_about": Words(
        "Ingevuld zo ver het bekend is; wat alleen mensen weten is een open regel.",
        "Filled in as far as it is known; what only people know is an open line.",
    ),
    "observer_print": Words("Verslag afdrukken", "Print the report"),
    "rulings_print": Words("Uitspraken van de dag", "Rulings of the day"),
    "others_title": Words("Lijsten", "Lists"),
    "bond_about": Words(
        "Een vorm van de bond zelf is niet bekend; vraag die voor u iets stuurt.",
        "No form of the bond itself is known; ask for it before you send anything.",
    ),
    "file_uitslag": Words("Uitslag", "Result"),
    "file_bond": Words("Voor de bond", "For the bond"),
    "file_indeling": Words("Indeling", "Schedule"),
    "whole_title": Words("Alles", "All of it"),
    "whole_about": Words(
        "Alles wat er gebeurde, een regel per keer, met de namen: te bewaren, en met windroos tournament verify na te "
        "rekenen.",
        "All that happened, a line each, with the names: to keep, and to reckon anew by windroos tournament verify.",
    ),
    "file_events": Words("Alle gebeurtenissen", "All events"),
}

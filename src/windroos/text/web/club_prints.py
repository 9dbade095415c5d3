"""What the pages say on which the club prints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
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
        "Er is nog niets om te printen: er zijn nog geen leden, tafels of titels.",
        "There is nothing to print yet: there are no members, tables or titles.",
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
    "print_loopkaarten": Words("Loopkaarten van het schema", "Walking cards of the scheme"),
    "print_oorkonde": Words("Oorkonde voor de kampioen", "Certificate for the champion"),
    "print_records": Words("Records", "Records"),
    "print_graveerlijst": Words("Graveerlijst", "Engraving list"),
    "print_kas": Words("Jaarrekening", "Annual account"),
    "print_aanspraken": Words("Aanspraken", "Claims"),
    "print_ledenkaarten": Words("Ledenkaarten", "Members' cards"),
    "print_jaarboek": Words("Jaarboek", "Year book"),
    "book_about": Words(
        "Alles van een clubjaar als PDF: avonden, standen, titels, records en de beste spellen.",
        "All of a club year as a PDF: evenings, standings, titles, records and the best hands.",
    ),
    "book_contents": Words("Inhoud", "Contents"),
    "site_parts": Words("Bladzijden", "Pages"),
    "site_evenings": Words("Uitslagen", "Results"),
    "site_title": Words("Site van de club", "The club's site"),
    "site_about": Words(
        "Standen, uitslagen en records als bladzijden voor uw eigen site, met namen zoals iedereen ze mag zien.",
        "Standings, results and records as pages for a site of your own, with names as anybody may see them.",
    ),
    "site_get": Words("Haal de site op (zip)", "Get the site (zip)"),
    "as_pdf": Words("Als PDF", "As PDF"),
    "print_how": Words(
        "Zo komt het op papier, in zwart en wit. Print met de knop of met de browser.",
        "This is how it comes on paper, in black and white. Print with the button or with the browser.",
    ),
    "print_now": Words("Print", "Print"),
    "print_other": Words("In English", "In het Nederlands"),
    "letters_large": Words("Grote letters", "Large letters"),
    "letters_normal": Words("Gewone letters", "Normal letters"),
    "whose": Words("Van wie", "Whose"),
    "which_season": Words("Seizoen", "Season"),
    "which_rules": Words("Spelregels", "Rules"),
    "how_many": Words("Spelers", "Players"),
    "how_long": Words("Spellen", "Hands"),
    "show_print": Words("Toon", "Show"),
    "form_of": Words("Scoreformulier {rules}", "Score form {rules}"),
    "form_table": Words("Tafel", "Table"),
    "form_day": Words("Datum", "Date"),
    "form_no": Words("spel", "hand"),
    "form_round": Words("ronde", "round"),
    "form_who": Words("mahjong", "mahjong"),
    "form_from": Words("van", "from"),
    "form_special": Words("nummer", "number"),
    "form_foul": Words("straf", "foul"),
    "form_begin": Words("Ieder begint met", "Everybody begins with"),
    "form_how": Words(
        "Schrijf bij mahjong en van de letter van de speler; van de muur: een streepje. Straf: letter en punten.",
        "At mahjong and from, write the letter of the player; self-drawn: a dash. Fouls: letter and points.",
    ),
    "form_best": Words("Hoogste spel: ________ punten, van ________", "Highest hand: ________ points, by ________"),
    "tent_scan": Words("Scan om te tellen", "Scan to count"),
    "card_scan": Words("De bladzijde van {name}", "The page of {name}"),
    "card_note": Words(
        "Scan: uw bladzijde. Kwijt? De secretaris maakt een nieuwe.",
        "Scan: your page. Lost? The secretary makes a new one.",
    ),
    "cert_word": Words("Oorkonde voor", "Certificate for"),
    "cert_signed": Words("Namens de club", "On behalf of the club"),
}

"""What stands on paper itself, and around a print on its page, whoever prints it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

PRINTED: Final[Mapping[str, Words]] = {
    "walk_round": Words("ronde", "round"),
    "walk_table": Words("tafel", "table"),
    "walk_seat": Words("plaats", "seat"),
    "walk_with": Words("met", "with"),
    "walk_begins": Words("tijd", "time"),
    "walk_points": Words("punten", "points"),
    "walk_part": Words("kaart {part} van {parts}", "card {part} of {parts}"),
    "print_jaarboek": Words("Jaarboek", "Year book"),
    "book_contents": Words("Inhoud", "Contents"),
    "as_pdf": Words("Als PDF", "As PDF"),
    "print_how": Words(
        "Zo komt het op papier, in zwart en wit. Print met de knop of met de browser.",
        "This is how it comes on paper, in black and white. Print with the button or with the browser.",
    ),
    "print_now": Words("Print", "Print"),
    "print_other": Words("In English", "In het Nederlands"),
    "letters_large": Words("Grote letters", "Large letters"),
    "letters_normal": Words("Gewone letters", "Normal letters"),
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
    "slip_round": Words("Ronde", "Round"),
    "slip_who": Words("wind, nummer en naam", "wind, number and name"),
    "slip_sum": Words("som", "sum"),
    "badge_backs": Words("Achterkanten van de badges", "Backs of the badges"),
    "tent_scan": Words("Scan om te tellen", "Scan to count"),
    "tent_digits": Words("code", "code"),
    "card_scan": Words("De bladzijde van {name}", "The page of {name}"),
    "card_digits": Words("Code aan tafel:", "Code at the table:"),
    "card_note": Words(
        "Scan: uw bladzijde. Kwijt? De secretaris maakt een nieuwe.",
        "Scan: your page. Lost? The secretary makes a new one.",
    ),
    "card_none": Words(
        "Nog geen code. Maak de kaart bij Leden, en print opnieuw.",
        "No code yet. Make the card at Members, and print again.",
    ),
    "cert_word": Words("Oorkonde voor", "Certificate for"),
    "cert_signed": Words("Getekend", "Signed"),
}

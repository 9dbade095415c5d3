"""The form of house rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "form_title": Words("Huisregels van {season}", "House rules of {season}"),
    "form_about": Words(
        "Wat dit seizoen anders speelt dan het boek.", "What this season plays otherwise than its book."
    ),
    "form_back": Words("Regels van de club", "Rules of the club"),
    "name_first": Words("Huisregels", "House rules"),
    "renamed": Words("{name} (in het boek: {book})", "{name} (the book: {book})"),
    "differs": Words("Anders dan het boek", "Otherwise than the book"),
    "differs_none": Words("Nog niets: alles is zoals het boek.", "Nothing yet: all is as the book has it."),
    "by_book": Words("boek: {was}", "book: {was}"),
    "undo": Words("Weer zoals het boek", "By the book again"),
    "change_one": Words("Wijzig", "Change"),
    "pick": Words("Wat speelt u anders?", "What do you play otherwise?"),
    "pick_which": Words("Keuze of onderdeel", "Choice or item"),
    "pick_go": Words("Kies", "Choose"),
    "choices": Words("Keuzes bij dit boek", "Choices with this book"),
    "is_book": Words("zoals het boek", "as the book has it"),
    "number_between": Words(
        "Een getal van {least} tot en met {most} (boek: {book})", "A number from {least} to {most} (book: {book})"
    ),
    "counts_yes": Words("telt mee", "counts"),
    "counts_no": Words("telt bij ons niet", "does not count with us"),
    "award_points": Words("Punten (boek: {book})", "Points (book: {book})"),
    "award_doubles": Words("Verdubbelingen (boek: {book})", "Doubles (book: {book})"),
    "award_fan": Words("Fan of punten (boek: {book})", "Fan or points (book: {book})"),
    "award_limit": Words("Waarde van het hele spel (boek: {book})", "Worth of the whole hand (book: {book})"),
    "no_award": Words(
        "Wat dit brengt, hangt van het spel af; u kunt alleen kiezen of het meetelt.",
        "What this brings depends on the hand; you can only choose whether it counts.",
    ),
    "called": Words("Naam van deze huisregels", "Name of these house rules"),
    "called_go": Words("Bewaar de naam", "Keep the name"),
    "keep": Words("Bewaar", "Save"),
    "cancel": Words("Toch niet", "Never mind"),
    "played_stay": Words(
        "Tafels die al gespeeld zijn, blijven geteld zoals zij gespeeld zijn.",
        "Tables that were played stay as they were counted.",
    ),
}

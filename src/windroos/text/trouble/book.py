"""What can be wrong with what is asked of the pages about the rules."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "book_number": Trouble(
        Words("'{value}' is geen getal waarmee geteld kan worden.", "'{value}' is no number to count with."),
        Words("Vul een heel getal in, zonder punten of letters.", "Fill in a whole number, without points or letters."),
    ),
    "book_answers": Trouble(
        Words("Deze antwoorden zijn niet te lezen.", "These answers cannot be read."),
        Words("Begin opnieuw met oefenen.", "Begin the practice again."),
    ),
    "book_seed": Trouble(
        Words("Dit is geen zaad voor tien handen: '{value}'.", "This is no seed for ten hands: '{value}'."),
        Words("Begin met tien nieuwe handen.", "Begin with ten new hands."),
    ),
    "book_no_hands": Trouble(
        Words("Met deze regels is niets te oefenen.", "There is nothing to practise with these rules."),
        Words("Kies een lager minimum of andere huisregels.", "Choose a lower minimum or other house rules."),
    ),
    "book_no_house": Trouble(
        Words("Er is geen bestand met huisregels gekozen.", "No house rules file was chosen."),
        Words("Kies het TOML-bestand van uw tafel.", "Choose your table's TOML file."),
    ),
}

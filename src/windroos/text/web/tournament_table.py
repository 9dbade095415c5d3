"""What a table's phone says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "this_is": Words("Ronde {round}, tafel {table}", "Round {round}, table {table}"),
    "table_about": Words(
        "Tel samen na, typ van iedereen de uitslag, en ga allemaal akkoord.",
        "Count together, type everybody's result, and all agree.",
    ),
    "send": Words("Klaar", "Done"),
    "table_needs": Words("Wat heb ik nodig?", "What do I need?"),
    "count_title": Words("Spel voor spel", "Hand by hand"),
    "count_about": Words(
        "Windroos rekent elk spel uit, legt uit waarom, en telt op. De leiding ziet hoever u bent.",
        "Windroos reckons every hand, says why, and adds up. The desk sees how far you are.",
    ),
    "count_by": Words("Volgens welk boek speelt deze tafel?", "By which book does this table play?"),
    "count_go": Words("Tel spel voor spel", "Count hand by hand"),
    "count_on": Words("Verder met spel {number}", "Go on with hand {number}"),
    "count_played": Words("Spellen geteld: {count}", "Hands counted: {count}"),
    "count_over": Words(
        "Alle spellen zijn geteld, maar het is nog niet de uitslag van de tafel.",
        "All hands are counted, but this is not the table's result yet.",
    ),
    "count_look": Words("Bekijk de spellen", "Look at the hands"),
    "count_take": Words("Maak dit de uitslag", "Make this the result"),
    "count_correct": Words("Er klopt een spel niet: verbeter het", "A hand is wrong: correct it"),
    "typed_title": Words("Alleen de einduitslag", "The final result alone"),
    "typed_instead": Words(
        "Wie hier een uitslag typt, laat de telling los: wat daarna geteld wordt, telt niet meer mee.",
        "Who types a result here lets the count go: what is counted after it no longer matters.",
    ),
    "change_typed": Words("Typ een andere uitslag", "Type another result"),
    "result_title": Words("Uitslag", "Result"),
    "agree_title": Words("Is iedereen het eens?", "Does everybody agree?"),
    "agree_about": Words(
        "De punten staan pas vast als iedere speler akkoord is, met de code op zijn eigen kaart. Geen kaart? Teken het "
        "briefje en geef het aan de leiding. Een wijziging neemt elk akkoord terug.",
        "The points stand only when every player agrees, with the code on his own card. No card? Sign the slip and "
        "give it to the desk. A change takes back every agreement.",
    ),
    "agree_code": Words("Code op de kaart van {name}", "Code on the card of {name}"),
    "agree_word": Words("Akkoord", "Agreed"),
    "agree": Words("{name}: akkoord", "{name}: agreed"),
    "change_result": Words("Er klopt iets niet: wijzig", "Something is wrong: change it"),
    "table_done": Words(
        "De uitslag is binnen. Wijzigen kan nog bij de leiding.", "The result is in. The desk can still change it."
    ),
    "referee_call": Words("Roep de scheidsrechter", "Call the referee"),
    "referee_why": Words("Waarover (mag leeg)", "What about (may be empty)"),
    "referee_go": Words("Roep", "Call"),
    "referee_called": Words("De scheidsrechter is geroepen.", "The referee has been called."),
}

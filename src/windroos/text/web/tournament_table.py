"""What a table's phone says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "this_is": Words("Ronde {round}, tafel {table}", "Round {round}, table {table}"),
    "table_about": Words(
        "Tel samen na, typ de vier uitslagen, en zeg alle vier akkoord.",
        "Count together, type the four results, and agree all four.",
    ),
    "send": Words("Klaar", "Done"),
    "result_title": Words("Uitslag", "Result"),
    "agree_title": Words("Zijn alle vier het eens?", "Do all four agree?"),
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

"""What the page says that looks again at a record from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "brought_title": Words("Een partij nakijken", "Review a match"),
    "brought_lead": Words(
        "Geef het verslag van een partij die u elders speelde. De scheidsrechter loopt het eerst na; dan ziet u waar "
        "u punten liet liggen, en wat geluk was.",
        "Give the record of a match that you played elsewhere. The referee goes through it first; then you see where "
        "you left points, and what was luck.",
    ),
    "brought_file": Words("Het verslag", "The record"),
    "brought_file_hint": Words(
        "Aan een tafel krijgt u het met Bewaar het verslag; een verslag van Botzone mag ook. Hoogstens 1 MB.",
        "A table gives it with Save the record; a record of Botzone will do too. At most 1 MB.",
    ),
    "brought_player": Words("Van wie", "Whose"),
    "brought_player_hint": Words(
        "De naam, of de plaats in het verslag. Leeg: de eerste.",
        "The name, or the place in the record. Empty: the first.",
    ),
    "brought_first": Words("Vanaf spel", "From hand"),
    "brought_typed": Words("Typ een hand", "Type a hand"),
    "brought_go": Words("Kijk na", "Review"),
    "brought_kept": Words("Het bestand wordt gelezen en niet bewaard.", "The file is read and not kept."),
    "brought_of": Words("De spelen van {name}", "The hands of {name}"),
    "brought_who": Words(
        "Het verslag is in orde. Wie meespeelden: {names}.", "The record is in order. Who played: {names}."
    ),
    "brought_more": Words(
        "Van {count:# spel|# spellen} ziet u {first} t/m {last}. Voor de andere: geef het bestand nog eens, vanaf een "
        "ander spel.",
        "Of {count:# hand|# hands} you see {first} to {last}. For the others give the file once more, from another "
        "hand on.",
    ),
    "brought_again": Words("Nog een keer", "Once more"),
}

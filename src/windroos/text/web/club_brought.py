"""What the page says that puts a phone's sheet at a table of an evening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import NumberWords, Words

WORDS: Final[Mapping[str, Words]] = {
    "brought_title": Words("Een blad van een telefoon", "A sheet of a phone"),
    "brought_about": Words(
        "Deze bladen zijn zonder netwerk geteld en horen nog nergens bij. Kies dat van deze tafel, en zeg wie wie is.",
        "These sheets were counted without a network and belong nowhere yet. Choose this table's and say who is who.",
    ),
    "brought_none": Words(
        "Er is geen blad van een telefoon dat bij de regels en het aantal spelers van deze tafel past.",
        "There is no sheet of a phone that fits the rules and the number of players of this table.",
    ),
    "brought_hands": Words(NumberWords("{count:# spel|# spellen}"), NumberWords("{count:# hand|# hands}")),
    "brought_who": Words("Op het blad: {name}", "On the sheet: {name}"),
    "brought_choose": Words("kies wie dat is", "choose who that is"),
    "brought_put": Words("Leg dit blad op deze tafel", "Put this sheet at this table"),
}

"""What the secretary's pages of seasons say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "desk_title": Words("Seizoenen", "Seasons"),
    "desk_about": Words(
        "Maak, wijzig en sluit seizoenen; er mogen er meer tegelijk lopen.",
        "Make, change and close seasons; several may run at once.",
    ),
    "desk_none": Words(
        "Er is nog geen seizoen. Begin met de dagen en de formule van het lopende jaar.",
        "There is no season yet. Begin with the days and the formula of the running year.",
    ),
    "desk_closed": Words("afgesloten", "closed"),
    "new": Words("Nieuw seizoen", "New season"),
    "following": Words("Volgende", "Next"),
    "change": Words("Wijzigen", "Change"),
    "form_new": Words("Nieuw seizoen", "New season"),
    "form_change": Words("Seizoen wijzigen", "Change the season"),
    "form_about": Words(
        "Een seizoen is een stuk van het jaar met een formule. Alles is later te wijzigen.",
        "A season is a part of the year with a formula. All of it can be changed later.",
    ),
    "name": Words("Naam", "Name"),
    "name_about": Words("leeg: de naam van de formule", "empty: the name of the formula"),
    "from": Words("Eerste dag", "First day"),
    "until": Words("Laatste dag", "Last day"),
    "formula": Words("Formule", "Formula"),
    "formula_kept": Words("de tekst hieronder", "the text below"),
    "formula_text": Words("De formule als tekst", "The formula as text"),
    "holds": Words("Een andere formule geldt", "Another formula holds"),
    "holds_all": Words("voor het hele seizoen", "for the whole season"),
    "holds_starts": Words("vanaf een dag", "from a day on"),
    "starts": Words("Vanaf", "From"),
    "holds_about": Words(
        "Vanaf een dag: de avonden ervoor blijven wat ze waard waren. Hoeveel er tellen en wie de titel krijgt, bepaalt"
        " de nieuwe formule. De oude stand is altijd terug te zien.",
        "From a day on: evenings before it stay what they were worth. How many count and who has the title is up to the"
        " new formula. The old standings can always be seen again.",
    ),
    "division": Words("Divisie", "Division"),
    "division_only": Words("Alleen deze mensen staan in de stand", "Only these people are in the ranking"),
    "division_about": Words(
        "Wie van buiten de divisie meespeelt, houdt zijn plaats aan tafel en komt niet in deze stand.",
        "Who plays from outside the division keeps the place at the table and is not in this ranking.",
    ),
    "above": Words("De divisie erboven", "The division above"),
    "above_none": Words("geen", "none"),
    "moves": Words("Zoveel gaan er op en neer", "So many go up and down"),
    "joined": Words("Komen erbij: {names}.", "They join: {names}."),
    "left": Words("Gaan eruit: {names}.", "They leave: {names}."),
    "keep": Words("Bewaren", "Keep"),
    "changes": Words("Wat er verandert", "What changes"),
}

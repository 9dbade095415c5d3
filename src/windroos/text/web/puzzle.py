"""What the pages of the puzzles say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "title": Words("Puzzels", "Puzzles"),
    "lead": Words(
        "Eén stand, één vraag, en meteen antwoord met de reden. Wat misging komt later terug: deze browser onthoudt "
        "het.",
        "One position, one question, and an answer with the reason at once. What went wrong comes back later: this "
        "browser remembers it.",
    ),
    "today": Words("De puzzel van vandaag", "Today's puzzle"),
    "today_about": Words("Voor iedereen dezelfde, in elk boek een.", "The same for everybody, one in each book."),
    "again": Words("Opnieuw: {count:# puzzel|# puzzels}", "Once more: {count:# puzzle|# puzzles}"),
    "again_about": Words("Die gingen eerder mis.", "These went wrong before."),
    "again_none": Words("Er is vandaag niets dat terugkomt.", "Nothing comes back today."),
    "all_of": Words("Alle puzzels van {book}", "All puzzles of {book}"),
    "puzzle_of": Words("Puzzel {number}: {book}", "Puzzle {number}: {book}"),
    "you_are": Words("U bent {seat}, in de ronde van {round}.", "You are {seat}, in the round of {round}."),
    "left": Words(
        "Er zijn nog {count:# steen|# stenen} te pakken.", "There {count:is # tile|are # tiles} left to draw."
    ),
    "ask_discard": Words("Welke steen legt u weg?", "Which tile do you discard?"),
    "ask_claim": Words("{seat} legt {tile} weg. Wat doet u?", "{seat} discards {tile}. What do you do?"),
    "ask_count": Words(
        "U kunt uitgaan met {tile}. Hoeveel telt dit spel?",
        "You can go out with {tile}. How much does this hand count?",
    ),
    "ask_wait": Words(
        "Met welke stenen mag u uitgaan? Kies ze allemaal.", "With which tiles may you go out? Choose them all."
    ),
    "drawn": Words("zelf gepakt", "self-drawn"),
    "points": Words("Punten", "Points"),
    "fan": Words("Fan", "Fan"),
    "check": Words("Kijk na", "Check"),
    "show": Words("Laat het antwoord zien", "Show the answer"),
    "right": Words("Goed.", "Right."),
    "wrong": Words("Niet het beste.", "Not the best."),
    "wrong_exact": Words("Dat is het niet.", "That is not it."),
    "cost": Words("Dat kost gemiddeld {cost:# punt|# punten}.", "That costs {cost:# point|# points} on average."),
    "costs": Words("Kost", "Costs"),
    "counts": Words("Het telt {total}.", "It counts {total}."),
    "shown": Words("Zo is het.", "This is it."),
    "best": Words("Het beste: {action}", "The best: {action}"),
    "explained": Words("Waarom", "Why"),
    "compared": Words("De keuzes naast elkaar", "The choices side by side"),
    "choice": Words("Keus", "Choice"),
    "chance": Words("Kans", "Chance"),
    "promises": Words("Belooft", "Promises"),
    "tile": Words("Steen", "Tile"),
    "copies": Words("Niet te zien", "Not in sight"),
    "thrown": Words("Weggelegd", "Discarded"),
    "taken": Words("Zelf gepakt", "Self-drawn"),
    "too_little": Words("te weinig", "too little"),
    "item": Words("Wat telt", "What counts"),
    "yours": Words("Uw stenen", "Your tiles"),
    "your_sets": Words("Uw sets", "Your sets"),
    "discards_of": Words("weggelegd door {seat}", "discarded by {seat}"),
    "bonus_of": Words("geluksstenen van {seat}", "bonus tiles of {seat}"),
    "nothing": Words("nog niets", "nothing yet"),
    "table": Words("De tafel", "The table"),
    "next": Words("Volgende puzzel", "Next puzzle"),
    "others": Words("Andere puzzels", "Other puzzles"),
    "share": Words(
        "Het adres van deze bladzijde kunt u doorgeven: het antwoord staat er niet in.",
        "You may pass on the address of this page: the answer is not in it.",
    ),
    "comes_back": Words("Deze puzzel komt terug.", "This puzzle comes back."),
    "none": Words("Van dit boek zijn er nog geen puzzels.", "There are no puzzles of this book yet."),
}

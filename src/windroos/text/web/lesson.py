"""What the pages of the lesson say around its steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "title": Words("Leren", "Learn"),
    "headline": Words("Leer mahjong aan tafel", "Learn mahjong at the table"),
    "lead": Words(
        "Bij iedere stap doet u iets, en u krijgt meteen antwoord. Daarna speelt u uw eerste spel. U kunt altijd "
        "stoppen: "
        "deze browser onthoudt waar u was.",
        "At every step you do something, and hear at once whether it is right. Then you play your first hand. Stop "
        "whenever "
        "you like: this browser remembers where you were.",
    ),
    "which": Words("Welke regels speelt uw club?", "Which rules does your club play?"),
    "which_help": Words(
        "Weet u het niet? Neem het eerste boek: de stenen en de sets zijn overal gelijk.",
        "Don't know? Take the first book: tiles and sets are the same everywhere.",
    ),
    "whole": Words("Vanaf het begin", "From the beginning"),
    "whole_time": Words("een kwartier", "a quarter of an hour"),
    "short": Words("Ik ken een ander mahjong", "I know another mahjong"),
    "short_time": Words("vijf minuten", "five minutes"),
    "resume": Words("Ga verder bij stap {number} van {all}", "Go on at step {number} of {all}"),
    "step_of": Words("Stap {number} van {all}", "Step {number} of {all}"),
    "lesson_of": Words("Les: {book}", "Lesson: {book}"),
    "check": Words("Kijk na", "Check"),
    "show": Words("Laat het antwoord zien", "Show the answer"),
    "next": Words("Verder", "Next"),
    "previous": Words("Vorige stap", "Previous step"),
    "wrong": Words("Nog niet.", "Not yet."),
    "once_more": Words("Probeer het nog eens.", "Try once more."),
    "shown": Words("Zo is het.", "This is it."),
    "rack": Words("Uw stenen", "Your tiles"),
    "discards_of": Words("{seat} legt {tile} weg", "{seat} discards {tile}"),
    "you": Words("u", "you"),
    "pays": Words("{count:# punt|# punten}", "{count:# point|# points}"),
    "nothing": Words("Niets", "Nothing"),
    "may": Words("Hiermee mag u uitgaan", "With this you may go out"),
    "may_not": Words("Hiermee niet", "Not with this"),
    "to_whom": Words("{payer} aan {payee}", "{payer} to {payee}"),
    "balance": Words("Samen", "Together"),
    "item": Words("Wat telt", "What counts"),
    "to_table": Words("Naar de tafel", "To the table"),
    "read": Words("Lees het boek", "Read the book"),
    "practise": Words("Oefen met tellen", "Practise counting"),
    "another": Words("Een ander boek", "Another book"),
    "stop": Words("Stoppen", "Stop"),
}

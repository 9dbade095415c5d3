"""What the page of a season's final says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "final_title": Words("Finale", "Final"),
    "final_about": Words(
        "Wie er in de finale zit en waarom, en wie hem wint.", "Who is in the final and why, and who wins it."
    ),
    "final_none": Words("De formule van dit seizoen heeft geen finale.", "The formula of this season has no final."),
    "to_formula": Words("Naar de formule", "To the formula"),
    "back_stand": Words("Terug naar de stand", "Back to the standings"),
    "if_now": Words(
        "Zo zou het zijn als het nu afgelopen was; de plaatsen staan vast als de stand is afgesloten.",
        "So it would be if it ended now; the seats are certain when the standings are closed.",
    ),
    "certain": Words("De plaatsen staan vast.", "The seats are certain."),
    "winner": Words("{names} wint de finale.", "{names} wins the final."),
    "close_now": Words(
        "Sluit nu het seizoen bij de stand: de titel gaat naar de winnaar van de finale.",
        "Now close the season at the standings: the title goes to the winner of the final.",
    ),
    "table_n": Words("Tafel {number}", "Table {number}"),
    "seat_stand": Words("{place} van de stand", "{place} of the standings"),
    "seat_period": Words("{place} van {period}", "{place} of {period}"),
    "seat_table": Words("{place} van tafel {table}", "{place} of table {table}"),
    "seat_passed": Words("{names} zit al ergens", "{names} has a seat already"),
    "seat_passed_some": Words("{names} zitten al ergens", "{names} have seats already"),
    "nobody_yet": Words("nog niemand", "nobody yet"),
    "col_name": Words("Naam", "Name"),
    "col_score": Words("Score", "Score"),
    "carried": Words("waarvan {score} meegenomen", "of which {score} carried over"),
    "through": Words("gaat door", "goes on"),
    "wins": Words("wint", "wins"),
    "by_lot": Words("door het lot", "by lot"),
    "fills_in": Words("{names} viel in, buiten de competitie.", "{names} filled in, outside the competition."),
    "no_evening": Words("nog geen avond", "no evening yet"),
    "plan_round": Words("Wanneer wordt {name} gespeeld?", "When is {name} played?"),
    "evening": Words("Avond", "Evening"),
    "new_evening": Words("een nieuwe avond", "a new evening"),
    "on_day": Words("Dag van een nieuwe avond", "Day of a new evening"),
    "plan": Words("Plan deze ronde", "Plan this round"),
    "take_off": Words("Toch niet op deze avond", "Not on this evening after all"),
    "form_tables": Words("Maak de tafels", "Make the tables"),
}

"""What can be wrong with what the clock and the draw of a tournament are asked."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "tournament_programme_order": trouble(
        "De tijden van de rondes volgen elkaar niet op.",
        "The times of the rounds do not follow each other.",
        "Laat elke ronde later beginnen dan de vorige, en noem elke ronde een keer.",
        "Let each round begin later than the one before, and name each round once.",
    ),
    "tournament_round_runs": trouble(
        "Ronde {round} wordt nog gespeeld.",
        "Round {round} is still being played.",
        "Sluit die ronde eerst af; roep dan de volgende.",
        "End that round first; then call the next.",
    ),
    "tournament_round_past": trouble(
        "Ronde {round} is al begonnen of gespeeld.",
        "Round {round} has begun or was played already.",
        "Roep een ronde die nog moet komen. Een uitslag verbetert u bij de uitslagen.",
        "Call a round that is yet to come. A result is corrected among the results.",
    ),
    "tournament_round_not_called": trouble(
        "Ronde {round} is niet aan de beurt.",
        "It is not the turn of round {round}.",
        "Kijk welke ronde er loopt; roep zo nodig eerst de ronde.",
        "See which round is on; call the round first if need be.",
    ),
    "tournament_round_not_started": trouble(
        "De klok van ronde {round} loopt nog niet.",
        "The clock of round {round} does not run yet.",
        "Start de ronde eerst.",
        "Start the round first.",
    ),
    "tournament_round_done": trouble(
        "Ronde {round} is afgelopen.",
        "Round {round} is over.",
        "Laat de klok doorlopen als dat niet zo is, of roep de volgende ronde.",
        "Let the clock go on if it is not, or call the next round.",
    ),
    "tournament_round_less": trouble(
        "Zo veel tijd kan er niet bij of af.",
        "So much time cannot be added or taken.",
        "Geef minuten erbij, of neem niet meer terug dan er bij kwam.",
        "Add minutes, or take back no more than were added.",
    ),
    "tournament_outage_none": trouble(
        "De klok is niet weg geweest.",
        "The clock was not out.",
        "Er valt niets te beslissen.",
        "There is nothing to decide.",
    ),
    "tournament_day_full": trouble(
        "{rounds} rondes passen niet op een dag.",
        "{rounds} rounds do not fit in a day.",
        "Speel er ten hoogste {most} per dag, korter, of begin eerder.",
        "Play {most} a day at most, shorter ones, or begin earlier.",
    ),
    "tournament_draw_classes": trouble(
        "De loting past niet op wie er meedoen.",
        "The draw does not fit who take part.",
        "Er is voor iedereen een nummer nodig, vanaf 1; begin de loting opnieuw als er iemand bij kwam of wegging.",
        "Everybody needs a number, from 1; begin the draw anew if somebody came or went.",
    ),
    "tournament_draw_group": trouble(
        "Het schema heeft geen {count} nummers die bij elkaar horen voor {group}.",
        "The schedule has no {count} numbers that belong together for {group}.",
        "Maak het schema met nummers die gescheiden blijven voor elke groep van die grootte.",
        "Make the schedule with numbers kept apart for each group of that size.",
    ),
    "tournament_draw_who": trouble(
        "'{entrant}' loot niet mee.",
        "'{entrant}' does not take part in the draw.",
        "Kies iemand van de deelnemerslijst; een reserve loot niet.",
        "Choose somebody of the list of participants; a reserve draws no lot.",
    ),
    "tournament_drawn": trouble(
        "Er is al geloot.",
        "Lots have been drawn already.",
        "Een loting wordt niet overgedaan. Wie weggaat of komt, wordt bij de deelnemers geregeld.",
        "A draw is not done over. Who leaves or comes is seen to among the participants.",
    ),
    "tournament_draw_none": trouble(
        "Er is nog niets vastgelegd om mee te loten.",
        "Nothing has been committed to yet to draw by.",
        "Laat eerst de vingerafdruk van het geheim zien, en vraag dan om een woord uit de zaal.",
        "Show the fingerprint of the secret first, and then ask the hall for a word.",
    ),
    "tournament_draw_word": trouble(
        "Er is nog geen woord uit de zaal.",
        "There is no word from the hall yet.",
        "Laat iemand een woord of een getal noemen, en typ het in.",
        "Let somebody call a word or a number, and type it.",
    ),
    "tournament_draw_secret": trouble(
        "Dit geheim is niet dat wat vooraf is vastgelegd.",
        "This secret is not the one that was committed to.",
        "Loot met het geheim waarvan de vingerafdruk is getoond.",
        "Draw by the secret whose fingerprint was shown.",
    ),
    "tournament_number_none": trouble(
        "Nummer {number} is voor hem niet te trekken.",
        "Number {number} is not for him to draw.",
        "Kies een nummer van {first} tot {last} dat nog in de zak zit.",
        "Choose a number from {first} to {last} that is still in the bag.",
    ),
    "tournament_number_taken": trouble(
        "Nummer {number} is al getrokken.",
        "Number {number} has been drawn already.",
        "Kijk het briefje na; leg het andere nummer terug als dat verkeerd getypt is.",
        "Look at the slip again; put the other number back if that was typed wrongly.",
    ),
    "tournament_number_has": trouble(
        "Hij heeft al nummer {number}.",
        "He has number {number} already.",
        "Leg dat nummer eerst terug.",
        "Put that number back first.",
    ),
}

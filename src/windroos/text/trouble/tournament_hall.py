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
    "tournament_draw_open": trouble(
        "Er is nog niets geloot dat na te rekenen is.",
        "Nothing has been drawn yet that could be checked.",
        "Kijk na de loting nog eens.",
        "Look again after the draw.",
    ),
    "tournament_draw_file": trouble(
        "Dit is geen bestand van een loting.",
        "This is no file of a draw.",
        "Haal loting.json van de pagina van het toernooi.",
        "Take loting.json from the page of the tournament.",
    ),
    "tournament_for_table": trouble(
        "Dit is voor wie aan deze tafel zit.",
        "This is for who sits at this table.",
        "Scan de code op de kaart van uw tafel.",
        "Scan the code on the card of your table.",
    ),
    "tournament_for_desk": trouble(
        "Dit is voor de leiding van het toernooi.",
        "This is for the desk of the tournament.",
        "Vraag de leiding om haar link.",
        "Ask the desk for its link.",
    ),
    "tournament_for_host": trouble(
        "Dit kan alleen op de computer van het toernooi.",
        "This can be done on the tournament's own computer only.",
        "Doe het daar, of vraag het wie er achter zit.",
        "Do it there, or ask who sits at it.",
    ),
    "tournament_link": trouble(
        "Deze code opent niets.",
        "This code opens nothing.",
        "Scan de kaart die op tafel ligt, of vraag de leiding om een nieuwe.",
        "Scan the card that lies on the table, or ask the desk for a new one.",
    ),
    "tournament_figure": trouble(
        "'{value}' is geen getal dat hier past.",
        "'{value}' is no number that fits here.",
        "Typ alleen cijfers; voor een verlies het streepje ernaast.",
        "Type digits alone; for a loss the stroke beside them.",
    ),
    "tournament_points_missing": trouble(
        "De uitslag van speler {place} ontbreekt.",
        "The result of player {place} is missing.",
        "Vul alle vier in; wie niets won of verloor heeft 0.",
        "Fill in all four; who won or lost nothing has 0.",
    ),
    "tournament_meanwhile": trouble(
        "Tafel {table} is intussen door een ander ingevoerd.",
        "Table {table} was entered by somebody else meanwhile.",
        "Kijk wat er nu staat, en verbeter het als het niet klopt.",
        "See what stands there now, and correct it if it is wrong.",
    ),
    "tournament_other_round": trouble(
        "Dit scherm toonde ronde {shown}; nu loopt ronde {now}.",
        "This screen showed round {shown}; round {now} runs now.",
        "Er is niets bewaard. Een uitslag van een eerdere ronde verbetert de leiding.",
        "Nothing was saved. The desk corrects a result of an earlier round.",
    ),
    "tournament_table_final": trouble(
        "De uitslag van tafel {table} is al binnen.",
        "The result of table {table} is in already.",
        "De leiding kan hem verbeteren, met een reden.",
        "The desk can correct it, with a reason.",
    ),
    "tournament_tap": trouble(
        "'{name}' is geen knop van deze pagina.",
        "'{name}' is no button of this page.",
        "Ga terug en tik opnieuw.",
        "Go back and tap again.",
    ),
    "tournament_club": trouble(
        "Een club {club} is er niet in deze map.",
        "There is no club {club} in this folder.",
        "Kies een van de clubs, of geen.",
        "Choose one of the clubs, or none.",
    ),
    "tournament_day": trouble(
        "'{day}' is geen dag.",
        "'{day}' is no day.",
        "Kies een dag, of schrijf hem als 2026-11-28.",
        "Choose a day, or write it as 2026-11-28.",
    ),
    "tournament_time": trouble(
        "'{time}' is geen tijd.",
        "'{time}' is no time.",
        "Schrijf een tijd als 10:00.",
        "Write a time as 10:00.",
    ),
    "tournament_player": trouble(
        "Er is geen speler met nummer {number}.",
        "There is no player with number {number}.",
        "Zoek uzelf op naam op de pagina van het toernooi.",
        "Find yourself by name on the page of the tournament.",
    ),
    "tournament_screen": trouble(
        "'{what}' is geen scherm.",
        "'{what}' is no screen.",
        "Kies uit: {known}.",
        "Choose from: {known}.",
    ),
}

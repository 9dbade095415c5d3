"""What can be wrong where a club begins, and with its settings, its list and its readings of the books."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "club_unknown": trouble(
        "Hier is geen club {club}.",
        "There is no club {club} here.",
        "Er zijn: {names}.",
        "There are: {names}.",
    ),
    "club_two": trouble(
        "Er heten hier twee clubs {club}.",
        "Two clubs here are called {club}.",
        "Noem het nummer: {names}.",
        "Give its number: {names}.",
    ),
    "club_which": trouble(
        "Deze map houdt meer dan een club bij.",
        "This folder keeps more than one club.",
        "Zeg welke, met --club en de naam of het nummer: {names}.",
        "Say which, with --club and its name or number: {names}.",
    ),
    "club_house_empty": trouble(
        "Er staan geen huisregels in.",
        "There are no house rules in it.",
        "Typ de tekst van het bestand, of kies het bestand.",
        "Type the text of the file, or choose the file.",
    ),
    "club_house_none": trouble(
        "Dit seizoen heeft geen huisregels op {rules}.",
        "This season has no house rules on {rules}.",
        "Het speelt dat boek al zoals het er staat.",
        "It plays that book as it stands already.",
    ),
    "club_house_what": trouble(
        "In dit boek is er niets dat {what} heet.",
        "There is nothing called {what} in this book.",
        "Kies uit de lijst wat u anders speelt.",
        "Choose from the list what you play otherwise.",
    ),
    "club_house_number": trouble(
        "{text} is geen heel getal.",
        "{text} is no whole number.",
        "Typ een heel getal, of laat het veld leeg voor wat het boek zegt.",
        "Type a whole number, or leave the field empty for what the book says.",
    ),
    "club_begun": trouble(
        "Er is hier al een club.",
        "There is a club here already.",
        "Alles is te veranderen bij de instellingen.",
        "All of it can be changed in the settings.",
    ),
    "club_list_toml": trouble(
        "Dit bestand is geen TOML (regel {line}).",
        "This file is no TOML (line {line}).",
        "Schrijf op elke regel een spel en zijn nummer, zoals vuil_parenspel = 2.",
        "Write a hand and its number on each line, such as vuil_parenspel = 2.",
    ),
    "club_list_formation": trouble(
        "'{formation}' is geen bijzonder spel dat hier bekend is.",
        "'{formation}' is no special hand that is known here.",
        "De namen in een bestand staan in windroos rules show nmv144.",
        "The names in a file are those of windroos rules show nmv144.",
    ),
    "club_list_number": trouble(
        "'{number}' is geen nummer van een bijzonder spel.",
        "'{number}' is no number of a special hand.",
        "Geef een nummer van 1 tot en met {most}.",
        "Give a number from 1 to {most}.",
    ),
    "club_list_twice": trouble(
        "Nummer {number} staat twee keer in de lijst.",
        "Number {number} is in the list twice.",
        "Geef elk spel zijn eigen nummer.",
        "Give each hand its own number.",
    ),
    "club_ruling": trouble(
        "'{ruling}' kan niet '{value}' zijn.",
        "'{ruling}' cannot be '{value}'.",
        "Kies een van de antwoorden op de bladzijde met regels van de club.",
        "Choose one of the answers on the page with the club's rules.",
    ),
    "club_year_kind": trouble(
        "'{kind}' is geen clubjaar.",
        "'{kind}' is no club year.",
        "Geef calendar, chinese, solar, of de eerste dag als maand en dag, zoals 09-01.",
        "Give calendar, chinese, solar, or the first day as month and day, such as 09-01.",
    ),
    "club_year_far": trouble(
        "Van het jaar {year} is niet bekend wanneer het begint.",
        "When the year {year} begins is not known.",
        "Chinese jaren zijn bekend van 1950 tot en met 2100; kijk of de datum klopt.",
        "Chinese years are known from 1950 to 2100; see whether the date is right.",
    ),
    "club_counting": trouble(
        "De spellen van de club worden nu geteld, één keer: {hands} van {of_hands}, van {evenings} van {of_evenings:# "
        "avond|# "
        "avonden}. Er is niets veranderd.",
        "The hands of the club are being counted now, once: {hands} of {of_hands}, of {evenings} of {of_evenings:# "
        "evening|# "
        "evenings}. Nothing was changed.",
        "Vraag het over enkele seconden opnieuw.",
        "Ask again in a few seconds.",
    ),
    "club_none": trouble(
        "In deze map is nog geen club.",
        "There is no club in this folder yet.",
        'Begin met windroos club new NAAM; een programma met {{"do": "club", "name": …, "year": "calendar"}}.',
        'Begin with windroos club new NAME; a program with {{"do": "club", "name": …, "year": "calendar"}}.',
    ),
    "club_rules": trouble(
        "'{rules}' zijn geen spelregels van Windroos.",
        "'{rules}' are no rules of Windroos.",
        "Kies uit: {known}.",
        "Choose from: {known}.",
    ),
    "club_riichi_hands": trouble(
        "Riichi wordt hier niet spel voor spel geteld.",
        "Riichi is not counted hand by hand here.",
        "Typ de eindstanden van de tafel.",
        "Type the final scores of the table.",
    ),
    "club_rules_needed": trouble(
        "Er is niet gezegd met welke spelregels deze tafel speelt.",
        "It was not said by which rules this table plays.",
        "Kies eerst de spelregels van de avond.",
        "Choose the rules of the evening first.",
    ),
}

"""What can be wrong with a schedule that is asked for, or brought along."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "seating_not_fours": trouble(
        "Met {count:# speler|# spelers} zijn er geen volle tafels van vier.",
        "{count:# player is|# players are} no full tables of four.",
        "Laat reserves meespelen, of laat iemand een ronde wachten, zodat vier het aantal deelt.",
        "Let reserves play, or let somebody wait for a round, so that four divides the number.",
    ),
    "seating_no_player": trouble(
        "Speler {player} is er niet: de spelers zijn 1 tot en met {most}.",
        "There is no player {player}: players are 1 to {most}.",
        "Noem spelers bij hun nummer.",
        "Name players by their number.",
    ),
    "seating_no_table": trouble(
        "Tafel {table} is er niet: er {most:is # tafel|zijn # tafels}.",
        "There is no table {table}: there {most:is # table|are # tables}.",
        "Kies een tafel die er is.",
        "Choose a table that is there.",
    ),
    "seating_no_round": trouble(
        "Ronde {round} is er niet: er {most:is # ronde|zijn # rondes}.",
        "There is no round {round}: there {most:is # round|are # rounds}.",
        "Kies een ronde die er is.",
        "Choose a round that is there.",
    ),
    "seating_not_in": trouble(
        '"{text}" zegt niet wie in welke ronde niet samen mogen.',
        '"{text}" does not say who must not meet in which round.',
        "Schrijf een groep per regel met de rondes erachter, bijvoorbeeld 1, 2 = 1.",
        "Write a group a line with the rounds behind it, for instance 1, 2 = 1.",
    ),
    "seating_empty": trouble(
        "Er staan geen rondes in.",
        "There are no rounds in it.",
        "Geef een ronde per regel, een tafel per regel, of een speler per regel met zijn tafels.",
        "Give a round a line, a table a line, or a player a line with his tables.",
    ),
    "seating_mistakes": trouble(
        "{count:Er staat # fout|Er staan # fouten} in dit schema; het is niet genomen.",
        "There {count:is # mistake|are # mistakes} in this schedule; it was not taken.",
        "Verbeter wat hieronder staat, en stuur het opnieuw.",
        "Correct what stands below, and send it again.",
    ),
    "seating_long": trouble(
        "Deze indeling is te lang: meer dan {most} tekens.",
        "This schedule is too long: more than {most} characters.",
        "Geef alleen de rondes.",
        "Give the rounds alone.",
    ),
    "seating_json": trouble(
        "Dit is geen indeling in JSON.",
        "This is no schedule in JSON.",
        'Geef onder "rounds" per ronde de tafels: [[[1, 2, 3, 4], [5, 6, 7, 8]], ...]; of een bestand met cellen.',
        'Give under "rounds" the tables of each round: [[[1, 2, 3, 4], [5, 6, 7, 8]], ...]; or a file with cells.',
    ),
    "seating_cell": trouble(
        'In {place} staat "{cell}", en dat is geen tafel en geen speler.',
        '{place} says "{cell}", which is neither a table nor a player.',
        "Schrijf een tafel als 1-5-9-13, of van een speler de tafel met zijn wind: 3 of 3O.",
        "Write a table as 1-5-9-13, or of a player the table with his wind: 3 or 3E.",
    ),
    "seating_table_twice": trouble(
        "Ronde {round}: tafel {cell} staat er tweemaal, de tweede keer met {players} ({place}).",
        "Round {round}: table {cell} is given twice, the second time with {players} ({place}).",
        "Geef elke tafel van een ronde één regel: ronde, tafel en vier spelers.",
        "Give each table of a round one line: round, table and four players.",
    ),
    "seating_twice_at": trouble(
        "Ronde {round}: {player} zit aan meer dan één tafel: {tables} ({place}).",
        "Round {round}: {player} sits at more than one table: {tables} ({place}).",
        "Zet iedereen in elke ronde één keer neer.",
        "Seat everybody once in each round.",
    ),
    "seating_twice_here": trouble(
        "Ronde {round}, tafel {table}: {player} staat daar tweemaal ({place}).",
        "Round {round}, table {table}: {player} is there twice ({place}).",
        "Zet iedereen in elke ronde één keer neer.",
        "Seat everybody once in each round.",
    ),
    "seating_short": trouble(
        "Ronde {round}: {players} {count:zit|zitten} nergens; aan tafel {table} {seated:zit #|zitten #}: {company}.",
        "Round {round}: {players} {count:sits|sit} nowhere; {seated:# sits|# sit} at table {table}: {company}.",
        "Zet iedereen in elke ronde één keer neer.",
        "Seat everybody once in each round.",
    ),
    "seating_nowhere": trouble(
        "Ronde {round}: {players} {count:zit|zitten} nergens.",
        "Round {round}: {players} {count:sits|sit} nowhere.",
        "Zet iedereen in elke ronde één keer neer.",
        "Seat everybody once in each round.",
    ),
    "seating_size": trouble(
        "Ronde {round}, tafel {table}: daar {count:zit # speler|zitten # spelers}: {players} ({place}).",
        "Round {round}, table {table}: {count:# player sits|# players sit} there: {players} ({place}).",
        "Een tafel heeft vier spelers; drie of vijf alleen als vier het aantal niet deelt.",
        "A table has four players; three or five only where four does not divide the number.",
    ),
    "seating_same_wind": trouble(
        "Ronde {round}, tafel {table}: {player} en {other} hebben dezelfde wind ({place}).",
        "Round {round}, table {table}: {player} and {other} have the same wind ({place}).",
        "Geef ieder aan een tafel een andere wind.",
        "Give everybody at a table another wind.",
    ),
    "seating_alike": trouble(
        'Ronde {round}, tafel {table}: "{player}" ({place}) lijkt op {other}, die dan net ontbreekt, en telt zo mee.',
        'Round {round}, table {table}: "{player}" ({place}) looks like {other}, who is missing then; taken for that.',
        "Schrijf iedereen overal gelijk.",
        "Spell everybody alike throughout.",
    ),
    "seating_names": trouble(
        "In deze indeling staan namen, zoals {player}.",
        "This schedule has names in it, such as {player}.",
        "Geef hier nummers vanaf 1; met namen kijkt de pagina Indeling haar na.",
        "Give numbers from 1 here; with names, the page Schedule checks it.",
    ),
    "seating_many": trouble(
        "Deze indeling is te groot: meer dan {players} spelers of {rounds:# ronde|# rondes}.",
        "This schedule is too large: more than {players} players or {rounds:# round|# rounds}.",
        "Geef alleen de indeling van één toernooi.",
        "Give the schedule of one tournament alone.",
    ),
    "seating_club": trouble(
        '"{text}" is geen club met haar spelers.',
        '"{text}" is no club with its players.',
        "Schrijf een club per regel: Pe-Ling: 1-4, 9 of met namen.",
        "Write a club a line: Pe-Ling: 1-4, 9 or with names.",
    ),
    "seating_twice": trouble(
        "Speler {player} zit in ronde {round} op meer dan één plaats.",
        "Player {player} sits in more than one place in round {round}.",
        "Zet iedereen in elke ronde één keer neer.",
        "Seat everybody once in each round.",
    ),
    "seating_missing": trouble(
        "Speler {player} zit in ronde {round} nergens.",
        "Player {player} sits nowhere in round {round}.",
        "Zet iedereen in elke ronde één keer neer.",
        "Seat everybody once in each round.",
    ),
    "seating_players": trouble(
        "Er {count:zit # speler|zitten # spelers}, en de hoogste is nummer {players}.",
        "{count:# player is|# players are} seated, and the highest is number {players}.",
        "Nummer de spelers vanaf 1, zonder gaten.",
        "Number players from 1, without gaps.",
    ),
    "seating_number_players": trouble(
        "Het aantal spelers is een getal van 5 tot en met {most}.",
        "The number of players is a number from 5 to {most}.",
        "Typ het aantal in cijfers.",
        "Type the number in figures.",
    ),
    "seating_number_rounds": trouble(
        "Het aantal rondes is 1 tot {most}.",
        "The number of rounds is 1 to {most}.",
        "Typ het aantal in cijfers.",
        "Type the number in figures.",
    ),
    "seating_group": trouble(
        '"{text}" is geen groep spelers.',
        '"{text}" is no group of players.',
        "Schrijf een groep per regel, als 1, 5, 9 of als 1-4.",
        "Write a group a line, as 1, 5, 9 or as 1-4.",
    ),
    "seating_fixed": trouble(
        '"{text}" is geen vaste tafel.',
        '"{text}" is no fixed table.',
        "Schrijf speler=tafel, bijvoorbeeld 7=1, met komma's ertussen.",
        "Write player=table, for instance 7=1, with commas between.",
    ),
}

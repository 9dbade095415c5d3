"""What can be wrong with what is asked of the seasons of a club."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "club_final_none": trouble(
        "De finale van dit seizoen heeft geen ronde {round}.",
        "The final of this season has no round {round}.",
        "Zet de rondes van de finale in de formule van het seizoen.",
        "Put the rounds of the final in the season's formula.",
    ),
    "club_final_open": trouble(
        "De finale van dit seizoen is nog niet gespeeld.",
        "The final of this season has not been played yet.",
        "Voer eerst de uitslag van de finale in, of laat de avond ervan niet doorgaan.",
        "First enter the result of the final, or do not hold its evening.",
    ),
    "club_season_empty": trouble(
        "Seizoen {season} heeft nog niemand die de titel kan krijgen.",
        "Nobody of season {season} can have the title yet.",
        "Sluit een seizoen af als er avonden tellen en iemand genoeg avonden heeft.",
        "Close a season once evenings count and somebody has enough of them.",
    ),
    "club_honour_unknown": trouble(
        "Er is geen getypte regel {honour} op de erelijst.",
        "There is no typed line {honour} among the honours.",
        "Kijk op de bladzijde van de bekers.",
        "See the page of cups.",
    ),
    "club_record_unknown": trouble(
        "Er is geen getypt record {record}.",
        "There is no typed record {record}.",
        "Kijk op de bladzijde van de records.",
        "See the page of records.",
    ),
    "club_record_kind": trouble(
        "Deze regels kennen geen record {kind}.",
        "These rules have no record {kind}.",
        "Kies een van: {known}.",
        "Choose one of: {known}.",
    ),
    "club_record_value": trouble(
        "Het record heeft geen waarde.",
        "The record has no value.",
        "Typ het getal, zoals 640.",
        "Type the number, such as 640.",
    ),
    "club_record_day": trouble(
        "Zeg van een record het jaar, of de dag; van de vroegste eenentwintig de dag.",
        "Say of a record the year, or the day; of the earliest twenty-one the day.",
        "Typ het jaar met vier cijfers.",
        "Type the year with four figures.",
    ),
    "club_record_source": trouble(
        "Een record van vroeger heeft een houder en een bron.",
        "A record of before has a holder and a source.",
        "Zeg van wie het is en waar u het vandaan hebt, bijvoorbeeld het clubblad.",
        "Say whose it is and where you have it from, for instance the club's paper.",
    ),
    "club_honour_source": trouble(
        "Een titel van vroeger heeft een winnaar, een naam en een bron.",
        "A title of an earlier year has a winner, a name and a source.",
        "Zeg wat er gewonnen is en waar u het vandaan hebt, bijvoorbeeld het jaarboek.",
        "Say what was won and where you have it from, for instance the year book.",
    ),
    "club_season_lot": trouble(
        "Wie seizoen {season} gewonnen heeft, moet het lot nog beslissen.",
        "A lot has still to decide who has won season {season}.",
        "Loot eerst, en sluit het seizoen daarna af.",
        "Draw the lot first, and close the season after that.",
    ),
    "club_season_open": trouble(
        "Seizoen {season} is niet afgesloten.",
        "Season {season} is not closed.",
        "Sluit het eerst af.",
        "Close it first.",
    ),
    "club_no_lot": trouble(
        "In seizoen {season} valt niets te loten.",
        "There is nothing to draw lots for in season {season}.",
        "Geloot wordt alleen tussen wie tot het einde gelijk staan, en als de formule dat vraagt.",
        "Lots are drawn only between who stand equal to the end, where the formula asks it.",
    ),
    "club_season_name": trouble(
        "Deze naam kan een seizoen niet hebben.",
        "A season cannot have this name.",
        "Gebruik gewone letters en cijfers.",
        "Use plain letters and figures.",
    ),
    "club_formula_day": trouble(
        "De nieuwe formule moet binnen het seizoen ingaan, na de eerste dag.",
        "The new formula must start within the season, after its first day.",
        "Kies een dag van het seizoen, of laat de formule voor het hele seizoen gelden.",
        "Choose a day of the season, or let the formula hold for the whole of it.",
    ),
    "club_scheme_twice": trouble(
        "{person} zit in ronde {round} van het schema aan twee tafels.",
        "{person} sits at two tables in round {round} of the scheme.",
        "Zet iedereen in een ronde aan één tafel.",
        "Put everybody at one table in a round.",
    ),
    "club_day": trouble(
        "'{day}' is geen dag.",
        "'{day}' is no day.",
        "Schrijf jaar, maand en dag, zoals 2024-03-05.",
        "Write year, month and day, such as 2024-03-05.",
    ),
    "club_season_version": trouble(
        "Een formule met nummer {version} heeft dit seizoen niet gehad.",
        "This season has had no formula of number {version}.",
        "Kies een van de formules op de bladzijde Formule.",
        "Choose one of the formulas on the page Formula.",
    ),
    "club_formula_file": trouble(
        "'{file}' is geen formule en geen bestand dat te lezen is.",
        "'{file}' is no formula, and no file that can be read.",
        "Noem een TOML-bestand, of een van: {known}.",
        "Name a TOML file, or one of: {known}.",
    ),
    "club_command": trouble(
        "Aan deze opdracht ontbreekt iets.",
        "Something is missing in this command.",
        "Noem het seizoen of de formule, en waar dat hoort ook de persoon; windroos help club laat zien hoe.",
        "Name the season or the formula, and where it belongs the person; windroos help club shows how.",
    ),
    "club_scheme_people": trouble(
        "Van deze mensen en rondes is geen schema te maken.",
        "No scheme can be made of these people and rounds.",
        "Kies minstens drie mensen, en {most:1 ronde|1 tot # rondes}.",
        "Choose three people at least, and {most:1 round|1 to # rounds}.",
    ),
}

"""What can be wrong with what a club is asked at any of its doors."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "club_print_unknown": trouble(
        "'{what}' is niet iets dat geprint kan worden.",
        "'{what}' is nothing that can be printed.",
        "Kies uit: {known}.",
        "Choose from: {known}.",
    ),
    "club_print_evening": trouble(
        "Van welke avond is niet gezegd.",
        "Nobody said of which evening.",
        "Open de avond, en kies daar wat er geprint moet worden.",
        "Open the evening, and choose there what to print.",
    ),
    "club_print_season": trouble(
        "De club heeft nog geen seizoen om te printen.",
        "The club has no season to print yet.",
        "Open eerst een seizoen.",
        "Open a season first.",
    ),
    "club_do": trouble(
        "'{name}' is niets wat een club kan doen.",
        "'{name}' is nothing that a club can do.",
        "Zie windroos help club.",
        "See windroos help club.",
    ),
    "club_shown": trouble(
        "Tonen verandert niets.",
        "Showing changes nothing.",
        "Vraag het met show.",
        "Ask it with show.",
    ),
    "club_season_days": trouble(
        "Dit seizoen eindigt voor het begint.",
        "This season ends before it begins.",
        "Verwissel de dagen.",
        "Exchange the days.",
    ),
    "club_season_unknown": trouble(
        "Er is geen seizoen '{season}'.",
        "There is no season '{season}'.",
        "Open het seizoen eerst, of kijk of het goed gespeld is.",
        "Open the season first, or see whether it is spelt right.",
    ),
    "club_formula": trouble(
        "Een seizoen heeft één formule nodig.",
        "A season needs one formula.",
        "Geef formula met de naam van een formule van Windroos, of toml met uw eigen.",
        "Give formula with the name of one that comes with Windroos, or toml with your own.",
    ),
    "club_period": trouble(
        "Dit seizoen heeft geen periode '{period}'.",
        "This season has no period '{period}'.",
        "Kies uit: {known}.",
        "Choose from: {known}.",
    ),
    "club_players": trouble(
        "Aan een tafel zitten er drie, vier of vijf, en geen {count}.",
        "At a table there are three, four or five, and not {count}.",
        "Noem iedereen die aan deze tafel zat.",
        "Name everybody who sat at this table.",
    ),
    "club_cup_unknown": trouble(
        "Er is geen beker '{cup}'.",
        "There is no cup '{cup}'.",
        "Voer de beker eerst in, of kijk of hij goed gespeld is.",
        "Enter the cup first, or see whether it is spelt right.",
    ),
    "club_cup_taken": trouble(
        "Beker '{cup}' hoort bij een ander seizoen.",
        "Cup '{cup}' belongs to another season.",
        "Geef de nieuwe beker een andere naam.",
        "Give the new cup another name.",
    ),
    "club_show_key": trouble(
        "Om {what} te tonen is {key} nodig.",
        "To show {what} {key} is needed.",
        "Geef {key} erbij.",
        "Give {key} with it.",
    ),
    "club_not_ranked": trouble(
        "{person} staat niet in deze stand.",
        "{person} is not in these standings.",
        "Gasten en wie niet speelde staan er niet in.",
        "Guests and who did not play are not in them.",
    ),
    "club_number": trouble(
        "'{value}' is geen heel getal dat hier kan.",
        "'{value}' is no whole number that can stand here.",
        "Gebruik cijfers, met een min ervoor bij verlies.",
        "Use digits, with a minus before a loss.",
    ),
    "club_kind": trouble(
        "'{kind}' is geen soort avond.",
        "'{kind}' is no kind of evening.",
        "Kies een soort uit de lijst.",
        "Choose a kind from the list.",
    ),
    "club_door": trouble(
        "Aanmelden gaat met de code die bij de deur hangt.",
        "Check-in is by the code that hangs at the door.",
        "Scan die code met uw telefoon, of vraag het aan de avondtafel.",
        "Scan that code with your phone, or ask at the desk.",
    ),
}

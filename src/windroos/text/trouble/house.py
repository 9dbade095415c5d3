"""What can be wrong with a file of house rules."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "house_unreadable": trouble(
        "{file} kan niet gelezen worden: {reason}.",
        "{file} cannot be read: {reason}.",
        "Kijk de naam na, en of het een tekstbestand in UTF-8 is.",
        "Check its name, and that it is a text file in UTF-8.",
    ),
    "house_toml": trouble(
        "{place}: dit is geen TOML ({reason}).",
        "{place}: this is not TOML ({reason}).",
        "windroos help house geeft een voorbeeld.",
        "windroos help house gives an example.",
    ),
    "house_large": trouble(
        "{place}: dit is te veel voor een bestand met huisregels.",
        "{place}: this is too much for a file of house rules.",
        "Gebruik ten hoogste {most} tekens, en {dots} punten op een regel.",
        "Use {most} characters at most, and {dots} dots on a line.",
    ),
    "house_alone": trouble(
        "{place}: deze huisregels noemen een ander bestand; dat kan hier niet mee.",
        "{place}: these house rules name another file, which cannot come along here.",
        "Haal de regel 'formations' weg.",
        "Take the line 'formations' out.",
    ),
    "house_other": trouble(
        "{place}: deze huisregels horen bij {base}, niet bij {rules}.",
        "{place}: these house rules belong to {base}, not to {rules}.",
        "Kies de spelregels van {base}.",
        "Choose the rules {base}.",
    ),
    "house_key": trouble(
        "{place}: '{key}' is hier onbekend.", "{place}: '{key}' is not known here.", "Wel: {known}.", "Known: {known}."
    ),
    "house_type": trouble(
        "{place}: '{key}' heeft een waarde die niet kan.",
        "{place}: '{key}' has a value that it cannot have.",
        "Wat kan: {wanted}.",
        "What it takes: {wanted}.",
    ),
    "house_base": trouble(
        "{place}: er staat niet bij welk boek deze huisregels horen.",
        "{place}: it does not say which book these house rules build on.",
        'Schrijf bovenaan rules = "groenehart2011" (of {known}).',
        'Write at the top rules = "groenehart2011" (or {known}).',
    ),
    "house_no_rules": trouble(
        "{place}: er zijn geen regels '{rules}'.",
        "{place}: there are no rules '{rules}'.",
        "Kies uit: {known}.",
        "Choose from: {known}.",
    ),
    "house_no_option": trouble(
        "{place}: {rules} heeft geen optie '{option}'.",
        "{place}: {rules} has no option '{option}'.",
        "Misschien: {near}.",
        "Perhaps: {near}.",
    ),
    "house_option": trouble(
        "{place}: '{key}' kan niet {value} zijn.",
        "{place}: '{key}' cannot be {value}.",
        "Wat kan: {allowed}.",
        "What it takes: {allowed}.",
    ),
    "house_no_item": trouble(
        "{place}: {rules} heeft geen item '{item}'.",
        "{place}: {rules} has no item '{item}'.",
        "Misschien: {near}.",
        "Perhaps: {near}.",
    ),
    "house_award": trouble(
        "{place}: {item} heeft geen '{award}' om te veranderen.",
        "{place}: {item} has no '{award}' to change.",
        "Wat er te veranderen is: {known}; of count = false.",
        "What can be changed: {known}; or count = false.",
    ),
    "house_no_formations": trouble(
        "{place}: {rules} heeft geen lijst van bijzondere spelen.",
        "{place}: {rules} has no list of special hands.",
        "Alleen nmv144 heeft die; laat 'formations' weg.",
        "Only nmv144 has one; leave 'formations' out.",
    ),
}

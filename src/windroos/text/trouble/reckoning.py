"""Results and formulas that cannot be used: the codes of ReckoningError."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "formula_preset": Trouble(
        Words("Er is geen formule '{preset}'.", "There is no formula '{preset}'."),
        Words("Misschien: {near}.", "Perhaps: {near}."),
    ),
    "formula_extends": Trouble(
        Words("{place}: er is geen formule '{preset}' om op te bouwen.", "{place}: no formula '{preset}' to build on."),
        Words("Misschien: {near}.", "Perhaps: {near}."),
    ),
    "formula_toml": Trouble(
        Words("{place}: dit is geen TOML ({reason}).", "{place}: this is not TOML ({reason})."),
        Words(
            'Elke regel is sleutel = waarde, met teksten tussen aanhalingstekens: measure = "points".',
            'Every line is key = value, with texts between quotation marks: measure = "points".',
        ),
    ),
    "formula_large": Trouble(
        Words("{place}: dit is te veel voor een formule.", "{place}: this is too much for a formula."),
        Words(
            "Gebruik ten hoogste {most} tekens, en {dots} punten op een regel.",
            "Use {most} characters at most, and {dots} dots on a line.",
        ),
    ),
    "formula_name": Trouble(
        Words("{place}: de formule heeft geen naam.", "{place}: the formula has no name."),
        Words('Schrijf bovenaan name = "Onze competitie".', 'Write at the top name = "Our league".'),
    ),
    "formula_key": Trouble(
        Words("{place}: '{key}' is hier onbekend.", "{place}: '{key}' is not known here."),
        Words("Bedoelt u: {near}?", "Do you mean: {near}?"),
    ),
    "formula_type": Trouble(
        Words("{place}: '{key}' heeft een waarde die niet kan.", "{place}: '{key}' has a value that it cannot have."),
        Words("Wat kan: {wanted}.", "What it takes: {wanted}."),
    ),
    "formula_word": Trouble(
        Words("{place}: '{key}' kan niet '{value}' zijn.", "{place}: '{key}' cannot be '{value}'."),
        Words("Misschien: {near}.", "Perhaps: {near}."),
    ),
    "formula_float": Trouble(
        Words("{place}: '{key}' is een kommagetal, {value}.", "{place}: '{key}' is a decimal, {value}."),
        Words(
            'Er wordt met breuken gerekend: schrijf "{better}", met de aanhalingstekens.',
            'Reckoning is done with fractions: write "{better}", with the quotation marks.',
        ),
    ),
    "formula_scale_length": Trouble(
        Words(
            "{place}: '{key}' heeft {count:# getal|# getallen} voor {players:# speler|# spelers}.",
            "{place}: '{key}' has {count:# number|# numbers} for {players:# player|# players}.",
        ),
        Words("Geef er {players}, voor elke plaats een.", "Give {players} of them, one for each place."),
    ),
    "formula_scale_rises": Trouble(
        Words(
            "{place}: volgens '{key}' verdient een lagere plaats meer dan een hogere.",
            "{place}: by '{key}' a lower place earns more than a higher one.",
        ),
        Words("Begin met het grootste getal: [4, 2, 1, 0].", "Begin with the largest number: [4, 2, 1, 0]."),
    ),
    "formula_scale_none": Trouble(
        Words("{place}: er staat niet bij wat de plaatsen verdienen.", "{place}: it does not say what places earn."),
        Words(
            "Schrijf onder [table] scale.4 = [4, 2, 1, 0], of bij Riichi uma = [15, 5, -5, -15].",
            "Write under [table] scale.4 = [4, 2, 1, 0], or for Riichi uma = [15, 5, -5, -15].",
        ),
    ),
    "formula_best": Trouble(
        Words(
            "{place}: {best:de beste telt|de beste # tellen}, maar een periode heeft {evenings:# avond|# avonden}.",
            "{place}: the best {best:counts|# count}, but a period has {evenings:# evening|# evenings}.",
        ),
        Words("Laat er ten hoogste {evenings} tellen.", "Let {evenings} of them count at most."),
    ),
    "formula_names": Trouble(
        Words(
            "{place}: {count:# naam|# namen} voor {wanted:# periode|# perioden}.",
            "{place}: {count:# name|# names} for {wanted:# period|# periods}.",
        ),
        Words("Geef elke periode een naam.", "Give each period a name."),
    ),
    "formula_seat": Trouble(
        Words("{place}: niemand kan '{seat}' in de finale worden.", "{place}: nobody can be '{seat}' in the final."),
        Words(
            'Schrijf waar de plaats verdiend wordt, een punt en het nummer: "{known}.1".',
            'Write where the seat is earned, a dot and the place: "{known}.1".',
        ),
    ),
    "formula_late_twice": Trouble(
        Words("{place}: wat te laat komen kost, staat er twee keer.", "{place}: what being late costs stands twice."),
        Words("Gebruik steps of per_minute, niet allebei.", "Use steps or per_minute, not both."),
    ),
    "formula_team": Trouble(
        Words(
            "{place}: {best:de beste van een team telt|de beste # van een team tellen}, maar een team heeft er {size}.",
            "{place}: the best {best:of a team counts|# of a team count}, but a team has {size}.",
        ),
        Words("Schrijf onder [teams] size = 4 en best = 3.", "Write under [teams] size = 4 and best = 3."),
    ),
    "totals_length": Trouble(
        Words(
            "Tafel {table}: {count:# waarde|# waarden} voor {wanted:# speler|# spelers}.",
            "Table {table}: {count:# value|# values} for {wanted:# player|# players}.",
        ),
        Words("Geef er voor elke speler een.", "Give one for each player."),
    ),
    "totals_twice": Trouble(
        Words("Aan tafel {table} zit iemand twee keer.", "Somebody sits at table {table} twice."),
        Words("Kies voor elke plaats een ander.", "Choose another person for each seat."),
    ),
}

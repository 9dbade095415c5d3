"""What can be wrong with what is given to `windroos check`."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "check_what": Trouble(
        Words("Er is niet gezegd wat er na te kijken is.", "It was not said what to check."),
        Words(
            "Typ windroos check book nts2002, of windroos check player mijnmodule:Speler.",
            "Type windroos check book nts2002, or windroos check player mymodule:Player.",
        ),
    ),
    "golden_columns": Trouble(
        Words("Een hand heeft vijf kolommen.", "A hand has five columns."),
        Words(
            "Schrijf: notatie | opties | verwacht | regels of * | bron; de bron mag niet leeg zijn.",
            "Write: notation | options | expected | lines or * | source; the source may not be empty.",
        ),
    ),
    "player_unknown": Trouble(
        Words("Er is geen speler {name}.", "There is no player {name}."),
        Words(
            "Noem {known}, process:OPDRACHT voor een programma, of MODULE:NAAM voor een speler in Python.",
            "Name {known}, process:COMMAND for a program, or MODULE:NAME for a player in Python.",
        ),
    ),
    "player_not_found": Trouble(
        Words("De speler {name} is niet te laden: {what}", "The player {name} cannot be loaded: {what}"),
        Words(
            "MODULE:NAAM is iets dat met de regels en een getal (seed) aan te roepen is en een speler geeft.",
            "MODULE:NAME is something that is called with the rules and a seed and gives a player.",
        ),
    ),
    "check_no_tables": Trouble(
        Words("Er is geen tafel om aan te spelen.", "There is no table to play at."),
        Words(
            "Noem met --players 3, 4 of 5; niet ieder boek kent alle drie.",
            "Name 3, 4 or 5 with --players; not every book knows all three.",
        ),
    ),
}

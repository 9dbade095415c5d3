"""What can be wrong with a hand of the Dutch tournament rules alone."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

_FOUR = ("of zet de optie players op 4.", "or set the option players to 4.")

TROUBLE: dict[str, Trouble] = {
    "no_north_round": Trouble(
        Words("Met drie spelers is er geen ronde van Noord.", "With three players there is no round of North."),
        Words(f"De rondes zijn Oost, Zuid en West; {_FOUR[0]}", f"The rounds are East, South and West; {_FOUR[1]}"),
    ),
    "not_in_wall_96": Trouble(
        Words(
            "Met drie spelers doet {tile} niet mee: er zijn geen tekens en geen noordenwind.",
            "With three players {tile} is not in play: there are no characters and no north wind.",
        ),
        Words(f"Kijk de stenen na; {_FOUR[0]}", f"Check the tiles; {_FOUR[1]}"),
    ),
    "no_open_chows": Trouble(
        Words("Met drie spelers mag er geen open chow liggen.", "With three players no chow may lie open."),
        Words(f"Zet de stenen op de plank; {_FOUR[0]}", f"Put the tiles on the rack; {_FOUR[1]}"),
    ),
}

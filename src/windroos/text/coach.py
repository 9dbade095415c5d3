"""What the coach says: short sentences, each of which stands by itself."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

MISSING: Final = Words(
    "Dan {missing:ontbreekt er nog één steen|ontbreken er nog # stenen}",
    "Then {missing:one tile is|# tiles are} missing",
)
HELPS: Final = Words(
    "{live:er is nog één steen die helpt|er zijn nog # stenen die helpen}",
    "{live:one tile that helps is|# tiles that help are} left",
)
NONE_HELPS: Final = Words("geen steen helpt nog", "no tile helps any more")
DISTANCE: Final = Words("{missing}; {helps}.", "{missing}; {helps}.")
WAITS: Final = Words(
    "Dan wacht u op {tiles}: daarvan {live:is er nog één|zijn er nog #}.",
    "Then you wait for {tiles}: {live:one of these is|# of these are} left.",
)
AIM: Final = Words("Doel: {hand}.", "Aim: {hand}.")
AIM_SHORT: Final = Words("Doel: {hand}; {short}.", "Aim: {hand}; {short}.")
SHORT: Final = {
    "doubles": Words(
        "{short:er is nog één verdubbeling nodig|er zijn nog # verdubbelingen nodig}",
        "{short:one more double is|# more doubles are} needed",
    ),
    "fan": Words("nog {short} fan nodig", "{short} more fan needed"),
    "points": Words(
        "{short:er is nog één punt nodig|er zijn nog # punten nodig}",
        "{short:one more point is|# more points are} needed",
    ),
}
"""What a hand has yet to find towards the minimum, by the unit of the minimum."""
MAHJONG_SHORT: Final = Words("Dit is mahjong, maar {short}.", "This is mahjong, but {short}.")
CLAIM_SHORT: Final = Words("Met deze steen is het mahjong, maar {short}.", "With this tile it is mahjong, but {short}.")
TOO_FEW: Final = {
    "doubles": Words("{short:één verdubbeling|# verdubbelingen} te weinig", "{short:one double|# doubles} too few"),
    "fan": Words("{short} fan te weinig", "{short} fan too few"),
    "points": Words("{short:één punt|# punten} te weinig", "{short:one point|# points} too few"),
}
"""What a mahjong that one may not go out with lacks of the minimum, by its unit."""
WAITS_GONE: Final = Words(
    "U wacht op stenen die er niet meer zijn: {tiles}.", "You wait for tiles that are all gone: {tiles}."
)
CHANCE: Final = Words(
    "Kans om te winnen {chance} %; dat levert gemiddeld {points:# punt|# punten} op.",
    "Chance to win {chance} %, which brings {points:# point|# points} on average.",
)
NO_CHANCE: Final = Words("Kans om te winnen: kleiner dan 1 %.", "Chance to win: below 1 %.")

DANGERS: Final = {
    "pays_all": Words(
        "Pas op: met {tile} betaalt u misschien alles.", "Take care: with {tile} you may have to pay for all."
    ),
    "dragons": Words(
        "Gevaarlijk: {seat} heeft al twee pungs van draken liggen.", "Dangerous: {seat} shows two pungs of dragons."
    ),
    "winds": Words("Gevaarlijk: {seat} heeft al pungs van winden liggen.", "Dangerous: {seat} shows pungs of winds."),
    "suit": Words(
        "Gevaarlijk: {seat} heeft alleen sets in {suit} liggen.", "Dangerous: {seat} shows sets of {suit} only."
    ),
    "three_sets": Words("Let op: {seat} heeft drie sets of meer liggen.", "Beware: {seat} shows three sets or more."),
    "just_passed": Words(
        "Veilig: {seat} legde net zo'n steen en niemand nam hem.",
        "Safe: {seat} just discarded one and nobody took it.",
    ),
    "none_left": Words("Veilig: alle andere liggen er al.", "Safe: all the others have been seen."),
    "one_left": Words("Vrij veilig: er is nog maar één andere.", "Fairly safe: only one other is left."),
    "early": Words("Zo vroeg in het spel is dat vrij veilig.", "So early in the hand that is fairly safe."),
    "middle": Words(
        "Niet zonder gevaar: van deze steen ligt er nog geen.", "Not without danger: none of these lies there yet."
    ),
    "late": Words("Niet zonder gevaar: iemand kan al wachten.", "Not without danger: somebody may be waiting."),
}
"""How dangerous a discard is: the codes of `windroos.bots.danger`."""

COSTS: Final = Words(
    "Dat gevaar kost gemiddeld {danger:# punt|# punten}.", "That danger costs {danger:# point|# points} on average."
)
BETTER: Final = Words(
    "Dat is gemiddeld {more:# punt|# punten} meer dan {instead}.",
    "That is {more:# point|# points} more on average than {instead}.",
)
AS_GOOD: Final = Words("Dat scheelt weinig met {instead}.", "That differs little from {instead}.")
WORSE: Final = Words(
    "{other}: gemiddeld {less:# punt|# punten} minder.", "{other}: {less:# point|# points} less on average."
)
PASSING: Final = Words("passen", "passing")
DISCARDING: Final = Words("die steen houden en een andere wegleggen", "keeping it and discarding another tile")
NOTHING_GAINED: Final = Words("Deze steen brengt niets dichterbij.", "This tile brings nothing nearer.")
DECLARE: Final = Words("Dat is samen {total}.", "That makes {total}.")
KEEPS_LAST: Final = Words(
    "Wie na de laatste steen niets weglegt, geeft niets weg.", "No discard after the last tile, so no gift."
)
MOON: Final = Words("De laatste steen kan de maan zijn.", "The last tile may be the moon.")

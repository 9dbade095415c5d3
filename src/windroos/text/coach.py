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
NO_WAY: Final = Words(
    "Met deze sets is geen spel meer zeker; hoop op een gelukkige laatste steen.",
    "With these sets no hand is sure any more; hope for a lucky last tile.",
)
"""What there is no hand to work for."""

AIM: Final = Words("Doel: {hand}, {worth}", "Aim: {hand}, {worth}")
AIM_ALONE: Final = Words("Doel: {hand}", "Aim: {hand}")
ANY: Final = Words(
    "Het minimum van {minimum} haalt u zo nog niet zeker; de laatste steen moet meehelpen.",
    "That does not surely reach the minimum of {minimum} yet; the last tile must help.",
)
UNITS: Final = {
    "doubles": Words("{worth:één verdubbeling|# verdubbelingen}", "{worth:one double|# doubles}"),
    "fan": Words("{worth} fan", "{worth} fan"),
    "points": Words("{worth:# punt|# punten}", "{worth:# point|# points}"),
}
LIMIT: Final = Words("een limietspel van {points:# punt|# punten}", "a limit hand of {points:# point|# points}")
FORMATION: Final = Words(
    "een bijzonder spel van {points:# punt|# punten}", "a special hand of {points:# point|# points}"
)
LIMIT_ROW: Final = Words("een limietspel", "a limit hand")
REACHED: Final = Words("; daarmee haalt u het minimum van {minimum}.", "; that reaches the minimum of {minimum}.")
WITH_SEASONS: Final = Words(
    "; met uw {already} fan voor de seizoenen haalt u het minimum van {minimum}.",
    "; with your {already} fan for seasons that reaches the minimum of {minimum}.",
)
NO_MINIMUM: Final = Words("; een minimum is er niet.", "; there is no minimum.")
FREE_OF_MINIMUM: Final = Words("; daarvoor geldt het minimum niet.", "; it needs no minimum.")
AND: Final = Words("en", "and")

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

KONG_YES: Final = Words("Dat kost niets en geeft een steen extra.", "That costs nothing and gives an extra tile.")
KONG_NO: Final = Words(
    "De {set} nog niet: dan ontbreken er {after} in plaats van {before}.",
    "The {set} not yet: then {after} would be missing instead of {before}.",
)
CLAIM_NEARER: Final = Words("Zonder die set ontbreken er {before}.", "Without that set {before:# is|# are} missing.")
CLAIM_OPEN: Final = Words(
    "U komt niet dichterbij, maar kunt daarna meer stenen gebruiken.",
    "You come no nearer, but more tiles are of use to you then.",
)
REFUSED_FARTHER: Final = Words(
    "De {set} niet: daarmee ontbreken er {after}, zonder {before}.",
    "Not the {set}: with it {after} are missing, without it {before}.",
)
REFUSED_FEWER: Final = Words(
    "De {set} niet: u komt er niet dichter door bij een spel waarmee u uit mag.",
    "Not the {set}: it brings you no nearer to a hand that may go out.",
)
REFUSED_DEAD: Final = Words(
    "De {set} niet: daarna is geen spel meer zeker dat het minimum haalt.",
    "Not the {set}: after it no hand is sure to reach the minimum.",
)
NOTHING_GAINED: Final = Words("Deze steen brengt niets dichterbij.", "This tile brings nothing nearer.")
NOW_MISSING: Final = Words("Er ontbreken u nog {missing}.", "You still lack {missing}.")
DECLARE: Final = Words("Dat is samen {total}.", "That makes {total}.")
KEEPS_LAST: Final = Words(
    "Wie na de laatste steen niets weglegt, geeft niets weg.", "No discard after the last tile, so no gift."
)
MOON: Final = Words("De laatste steen kan de maan zijn.", "The last tile may be the moon.")

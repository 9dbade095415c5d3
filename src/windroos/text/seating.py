"""What is said of a schedule: its rounds and how good it is."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

ROUND: Final = Words("ronde {number}", "round {number}")
METHODS: Final = {
    "cyclic": Words(
        "Constructie: een basisronde die doorschuift; elk paar even vaak.",
        "Construction: a base round that moves along; each pair equally often.",
    ),
    "bose": Words("Constructie van Bose, op een eindig lichaam.", "Construction of Bose, on a finite field."),
    "starter": Words("Constructie: een startronde die doorschuift.", "Construction: a starter that is developed."),
    "lines": Words("Constructie: de lijnen van een affiene ruimte.", "Construction: the lines of an affine space."),
    "modular": Words(
        "Constructie: vier groepen die langs elkaar schuiven.", "Construction: four groups that pass along each other."
    ),
    "search": Words("Gezocht door spelers te ruilen.", "Searched by exchanging players."),
}
REPEATS: Final = Words(
    "herhaalde ontmoetingen {repeats}, ondergrens {bound}; hoogstens {most} per paar, minstens {least}",
    "repeated meetings {repeats}, lower bound {bound}; at most {most} of a pair, at least {least}",
)
BEST: Final = Words("beter kan niet: de ondergrens is bereikt", "nothing is better: the lower bound is reached")
WINDS: Final = Words(
    "winden: grootste verschil tussen iemands beurten als de ene en als de andere: {spread}",
    "winds: greatest difference between one's starts as one and as another: {spread}",
)
VISITS: Final = Words(
    "meeste bezoeken van iemand aan één tafel: {visits}", "most visits of one player to one table: {visits}"
)
SOON: Final = Words(
    "meteen in de volgende ronde weer samen: {soon}; weer achter dezelfde speler: {neighbours}",
    "together again in the very next round: {soon}; behind the same player again: {neighbours}",
)
SOON_ALONE: Final = Words(
    "meteen in de volgende ronde weer samen: {soon}", "together again in the very next round: {soon}"
)
READ_AS: Final = Words(
    "gelezen: {players:# speler|# spelers}, {rounds:# ronde|# rondes} ({layout})",
    "read: {players:# player|# players}, {rounds:# round|# rounds} ({layout})",
)
WRONG_ONE: Final = Words("eerst verbeteren: er is één fout", "to mend first: there is one mistake")
WRONG_MANY: Final = Words(
    "eerst verbeteren: er {count:is # fout|zijn # fouten}", "to mend first: there {count:is # mistake|are # mistakes}"
)
WRONG_THEN: Final = Words("geteld zoals het er nu staat:", "counted as it stands now:")
REPEATS_ALONE: Final = Words(
    "herhaalde ontmoetingen {repeats}; hoogstens {most} per paar, minstens {least}",
    "repeated meetings {repeats}; at most {most} of a pair, at least {least}",
)
NO_WINDS: Final = Words("winden: niet gegeven", "winds: not given")
CLUBS: Final = Words(
    "clubgenoten aan één tafel: {count}, ondergrens {bound}", "club mates at one table: {count}, lower bound {bound}"
)
BROKEN: Final = {
    "apart": Words(
        "ronde {round}, tafel {table}: {players} mochten niet samen",
        "round {round}, table {table}: {players} were not to meet",
    ),
    "rather_apart": Words(
        "ronde {round}, tafel {table}: {players} liever niet samen",
        "round {round}, table {table}: {players} rather not together",
    ),
    "together": Words("{players} wilden elkaar ontmoeten", "{players} would have liked to meet"),
    "fixed": Words(
        "ronde {round}, tafel {table}: {players} hoort aan een vaste tafel",
        "round {round}, table {table}: {players} belongs at a fixed table",
    ),
}

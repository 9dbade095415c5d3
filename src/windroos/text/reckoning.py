"""The words of standings and formulas: what a score is made of, why a result falls away, a formula in sentences."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

PART: Final = Words("{table}, deel {part}", "{table}, part {part}")
"""The number of a table of which somebody played more than one part."""
ITEMS: Final = {
    "place": Words("{place} aan tafel {table}: {value}", "{place} at table {table}: {value}"),
    "shared_place": Words("gedeeld {place} aan tafel {table}: {value}", "tied {place} at table {table}: {value}"),
    "points": Words("tafel {table}: {value}", "table {table}: {value}"),
    "per_hand": Words("tafel {table}, naar evenredigheid: {value}", "table {table}, in proportion: {value}"),
    "mahjongs": Words("mahjongs aan tafel {table}: {value}", "mahjongs at table {table}: {value}"),
    "all_round": Words("All Round-punten aan tafel {table}: {value}", "All Round points at table {table}: {value}"),
    "special_total": Words("bijzondere spelen aan tafel {table}: {value}", "special hands at table {table}: {value}"),
    "over_start": Words("tafel {table}, boven het begin: {value}", "table {table}, above the start: {value}"),
    "compared": Words("tafel {table}, bij dezelfde stenen: {value}", "table {table}, of the same tiles: {value}"),
    "uma": Words("{place}: {value}", "{place}: {value}"),
    "shared_uma": Words("gedeeld {place}: {value}", "tied {place}: {value}"),
    "penalty": Words("straf: {value}", "penalty: {value}"),
    "unfinished": Words("niet uitgespeeld: {value}", "not finished: {value}"),
    "attendance": Words("aanwezig: {value}", "present: {value}"),
    "attendance_part": Words("een deel van de avond aanwezig: {value}", "present for a part: {value}"),
    "adjusted": Words("met de hand{note}: {value}", "by hand{note}: {value}"),
    "absent": Words("afwezig: {value}", "absent: {value}"),
    "absent_without_notice": Words("zonder bericht afwezig: {value}", "absent without notice: {value}"),
    "missed_absent": Words("niet gespeeld: {value}", "not played: {value}"),
    "missed_late": Words("te laat: {value}", "late: {value}"),
    "missed_ill": Words("ziek geworden: {value}", "fell ill: {value}"),
    "missed_withdrawn": Words("teruggetrokken: {value}", "withdrawn: {value}"),
    "missed_disqualified": Words("gediskwalificeerd: {value}", "disqualified: {value}"),
    "missed_table": Words("geen tafel van vier, gemiddelde: {value}", "no table of four, the mean: {value}"),
    "missed_uma": Words("uma: {value}", "uma: {value}"),
}
"""What a score is made of, by the code of the item."""
FALLEN: Final = {
    "small": Words("telt niet, te weinig leden", "does not count, too few members"),
    "not_best": Words("valt weg, hoort niet bij de beste", "falls away, not among the best"),
    "lowest": Words("valt weg, hoort bij de laagste", "falls away, among the lowest"),
    "highest": Words("valt weg, hoort bij de hoogste", "falls away, among the highest"),
    "final": Words("telt niet, de finale begint op nul", "does not count, the final begins at zero"),
}
"""Why a result is no part of the total."""
EVENING: Final = Words("{day}: {items}; samen {score}.", "{day}: {items}; together {score}.")
EVENING_ONE: Final = Words("{day}: {items}.", "{day}: {items}.")
EVENING_FALLEN: Final = Words("{evening} Dit {why}.", "{evening} This {why}.")
NOTHING: Final = Words("geen uitslag", "no result")
TOTAL: Final = {
    "sum": Words("Totaal van {kept:# uitslag|# uitslagen}: {score}.", "Total of {kept:# result|# results}: {score}."),
    "mean": Words(
        "Gemiddelde van {kept:# uitslag|# uitslagen}: {score}.", "Mean of {kept:# result|# results}: {score}."
    ),
}
DECIDED: Final = Words("Gelijk met een ander; beslist door {measure}.", "Equal to another; decided by {measure}.")
NEEDED: Final = Words(
    "Voor de titel: {evenings} van {needed:# avond|# avonden}.",
    "For the title: {evenings} of {needed:# evening|# evenings}.",
)
MEASURES: Final = {
    "score": Words("de meeste punten in de stand", "the highest score"),
    "average": Words("het hoogste gemiddelde", "the highest average"),
    "points": Words("de meeste punten", "most points"),
    "mahjongs": Words("de meeste mahjongs", "most mahjongs"),
    "caused": Words("de meeste mahjongs veroorzaakt", "most mahjongs caused"),
    "-caused": Words("de minste mahjongs veroorzaakt", "fewest mahjongs caused"),
    "self_drawn": Words("de meeste mahjongs van de muur", "most mahjongs self-drawn"),
    "tables_won": Words("de meeste tafels gewonnen", "most tables won"),
    "best": Words("de hoogste hand", "the highest hand"),
    "all_round": Words("de meeste All Round-punten", "most All Round points"),
    "special_total": Words("het hoogste totaal van bijzondere spelen", "the highest total of special hands"),
    "mutual": Words("het onderlinge resultaat", "the result between them"),
    "evening": Words("de beste avond", "the best evening"),
    "evenings": Words("de meeste avonden", "most evenings"),
    "place": Words("de plaats op het blad", "the place on the sheet"),
    "lot": Words("het lot", "the lot"),
}
"""What decides, by its criterion."""
LEAST: Final = Words("zo weinig mogelijk: {measure}", "as little as possible: {measure}")

# --- a formula in sentences --------------------------------------------------------------------------------------
TABLE: Final = {
    "points": Words("De punten van elke tafel tellen.", "The points of each table count."),
    "table_points": Words(
        "De plaatsen aan een tafel verdienen tafelpunten.", "The places at a table earn table points."
    ),
    "mahjongs": Words("Elke mahjong is een punt.", "Each mahjong is a point."),
    "wins": Words("Elke gewonnen tafel is een punt.", "Each table won is a point."),
    "all_round": Words("De All Round-punten tellen.", "All Round points count."),
    "special_total": Words(
        "De nummers van de bijzondere spelen van 1000 punten worden opgeteld.",
        "The numbers of the special hands of 1000 points are added up.",
    ),
    "uma": Words(
        "De punten boven {start} tellen in eenheden van {unit}, en de plaatsen geven {uma}.",
        "Points above {start} count in units of {unit}, and places add {uma}.",
    ),
    "compared": Words(
        "Wat iemand met zijn stenen meer haalde dan anderen met dezelfde stenen, telt.",
        "What somebody made of his tiles more than others of the same tiles counts.",
    ),
}
WALLS: Final = {
    "points": Words(
        "Alle tafels van een ronde spelen dezelfde muren; de punten zelf tellen.",
        "All tables of a round play the same walls; the points themselves count.",
    ),
    "mean": Words(
        "Alle tafels van een ronde spelen dezelfde muren; elk resultaat wordt vergeleken met het gemiddelde van wie er "
        "op dezelfde plaats begonnen. Een muur die maar één tafel uitspeelde, telt voor niemand.",
        "All tables of a round play the same walls; each result is compared with the mean of all who began at the same "
        "seat. A wall that only one table finished counts for nobody.",
    ),
    "matchpoints": Words(
        "Alle tafels van een ronde spelen dezelfde muren; elke tafel die op dezelfde plaats minder haalde is {better} "
        "waard, een gelijke {equal}. Een muur die maar één tafel uitspeelde, telt voor niemand.",
        "All tables of a round play the same walls; every table that did worse at the same seat is worth {better}, one "
        "that did as well {equal}. A wall that only one table finished counts for nobody.",
    ),
}
WALLS_EAST: Final = Words(
    "Na elk spel is de volgende Oost, wie er ook wint, en een remise blijft staan: zo spelen alle tafels evenveel.",
    "After each hand the next is East, whoever won, and a draw stands: so all tables play as many.",
)
WALLS_TOGETHER: Final = Words(
    "Niemand begint aan een muur voordat elke tafel de vorige uit heeft: zo kan niemand vertellen wat er komt.",
    "Nobody begins a wall before every table has ended the one before: so nobody can tell what comes.",
)
SITUATIONS: Final = Words("De situaties 51 tot en met 54 tellen daarin mee.", "The situations 51 to 54 are among them.")
SCALE: Final = Words("Met {players} aan tafel: {places}.", "With {players} at the table: {places}.")
ORDER: Final = Words(
    "Wie hoger eindigt, bepalen achtereenvolgens: {order}.", "Who is higher is decided by, in turn: {order}."
)
TIES: Final = {
    "share": Words("Wie gelijk eindigen, delen de tafelpunten.", "Who are equal share the table points."),
    "best": Words("Wie gelijk eindigen, krijgen de hoogste plaats.", "Who are equal get the best place."),
    "worst": Words("Wie gelijk eindigen, krijgen de laagste plaats.", "Who are equal get the worst place."),
}
PER_HAND: Final = Words(
    "De punten worden omgerekend naar {hands:# spel|# spellen}.", "Points are converted to {hands:# hand|# hands}."
)
RULES: Final = Words("Alleen tafels met deze spelregels tellen: {rules}.", "Only tables by these rules count: {rules}.")
KINDS: Final = Words("Het gaat om deze avonden: {kinds}.", "These evenings count: {kinds}.")
KIND: Final = {
    "competition": Words("competitieavonden", "competition evenings"),
    "cup": Words("bekeravonden", "cup evenings"),
    "free": Words("vrije avonden", "free evenings"),
    "tournament": Words("toernooien", "tournaments"),
    "round": Words("ronden", "rounds"),
}
GUESTS: Final = {
    "unranked": Words(
        "Een gast krijgt geen plaats in de stand; aan tafel houdt hij de zijne.",
        "A guest has no place in the standings; at the table he keeps his.",
    ),
    "move_up": Words(
        "Een gast krijgt geen plaats; de anderen aan tafel schuiven op.",
        "A guest has no place; the others at the table move up.",
    ),
    "ranked": Words("Gasten staan mee in de stand.", "Guests stand in the standings too."),
}
COUNTS: Final = {
    "members": Words(
        "Een avond telt vanaf {least:# lid|# leden}.", "An evening counts from {least:# member|# members}."
    ),
    "all": Words(
        "Een avond telt vanaf {least:# speler|# spelers}.", "An evening counts from {least:# player|# players}."
    ),
}
WINNER: Final = {
    "without_premium": Words(
        "Wie een avond wint, wordt zonder die premie bepaald.", "Who wins an evening is decided without that premium."
    ),
    "with_premium": Words(
        "Wie een avond wint, wordt met die premie bepaald.", "Who wins an evening is decided with that premium."
    ),
}
WINNER_ORDER: Final = Words(
    "Wie een avond even hoog winnen, gaan verder op: {order}.", "Between equal winners of an evening decide: {order}."
)
WINNER_SHARED: Final = Words(
    "Wie een avond even hoog winnen, delen de eerste plaats: niemand neemt de beker mee.",
    "Equal winners of an evening share the first place: nobody takes the cup.",
)
JOINED: Final = Words(
    "Avonden voor iemands eerste vragen niets van hem.", "Evenings before somebody's first ask nothing of him."
)
CATCH_UP: Final = {
    "counts": Words(
        "Een inhaalspel met drie aan tafel telt; wie ontbreekt, krijgt 0.",
        "A catch-up game with three at the table counts; who is missing gets 0.",
    ),
    "ignored": Words(
        "Een inhaalspel met drie aan tafel telt niet.", "A catch-up game with three at the table does not count."
    ),
}
CATCH_UP_UNTIL: Final = Words("Inhalen kan tot en met {day}.", "Games may be caught up until {day}.")
OVER: Final = {
    "counting": Words(
        "Daarbij tellen alle avonden mee, ook waarvan de score wegvalt.",
        "For that all evenings count, also those whose score falls away.",
    ),
    "kept": Words("Daarbij tellen alleen de uitslagen die blijven.", "For that only the results that are kept count."),
}
INELIGIBLE: Final = {
    "below": Words(
        "Wie de titel niet kan krijgen, staat onder de streep.", "Who cannot have the title stands below the line."
    ),
    "among": Words(
        "Wie de titel niet kan krijgen, staat tussen de anderen.", "Who cannot have the title stands among the others."
    ),
}
TWICE: Final = {
    "later": Words(
        "Wie zich twee keer plaatst, maakt plaats voor de volgende van de latere periode.",
        "Who qualifies twice makes room for the next of the later period.",
    ),
    "earlier": Words(
        "Wie zich twee keer plaatst, maakt plaats voor de volgende van de eerdere periode.",
        "Who qualifies twice makes room for the next of the earlier period.",
    ),
}
CUP_MEMBERS: Final = Words(
    "Een gast kan de beker niet winnen: dan is hij voor het beste lid.",
    "A guest cannot win the cup: then it is for the best member.",
)
HAND_IN: Final = Words(
    "De beker wordt {days:# dag|# dagen} voor de volgende bekeravond ingeleverd{at}.",
    "The cup is handed in {days:# day|# days} before the next cup evening{at}.",
)
HAND_IN_ONE: Final = Words(
    "De beker wordt een dag voor de volgende bekeravond ingeleverd{at}.",
    "The cup is handed in a day before the next cup evening{at}.",
)
HAND_IN_AT: Final = Words(", bij {at}", ", at {at}")
COMBINE_BEST: Final = Words(
    "Van meer tafels op een avond telt de beste.", "Of several tables on an evening the best counts."
)
BONUS: Final = Words("Aanwezig zijn geeft {bonus}.", "Being there gives {bonus}.")
PRO_RATA: Final = Words(
    "Aanwezig zijn geeft {bonus}, voor een deel van de avond naar evenredigheid.",
    "Being there gives {bonus}, for a part of the evening in proportion.",
)
ABSENT: Final = Words("Een gemiste avond telt als {value}.", "A missed evening counts as {value}.")
SILENT: Final = Words(
    "Een gemiste avond zonder bericht telt als {value}.", "A missed evening without notice counts as {value}."
)
UNFINISHED: Final = {
    "hands": Words(
        "Een spel van minder dan {below:# spel|# spellen} kost {off:# punt|# punten}.",
        "A game of fewer than {below:# hand|# hands} costs {off:# point|# points}.",
    ),
    "desk": Words(
        "Een niet uitgespeeld spel kost {off:# punt|# punten}.",
        "A game that was not finished costs {off:# point|# points}.",
    ),
}
PENALTIES: Final = {
    "before_places": Words(
        "Straffen gaan eraf voordat de plaatsen bepaald worden.", "Penalties are taken off before places are reckoned."
    ),
    "after_places": Words("Straffen gaan van de score af.", "Penalties are taken off the score."),
}
KEEP: Final = {
    "all": Words("Alle uitslagen tellen.", "All results count."),
    "best": Words(
        "{best:De beste uitslag telt|De beste # uitslagen tellen}.", "The best {best:result counts|# results count}."
    ),
    "best_share": Words(
        "De beste uitslagen van {share} van de avonden tellen, {rounded} afgerond.",
        "The best results of {share} of the evenings count, rounded {rounded}.",
    ),
    "trim": Words(
        "Vanaf {least:# uitslag|# uitslagen} vallen de {lowest} laagste en {highest} hoogste weg.",
        "From {least:# result|# results} the {lowest} lowest and {highest} highest fall away.",
    ),
}
ROUNDED: Final = {True: Words("naar boven", "up"), False: Words("naar beneden", "down")}
GAMES: Final = Words("Elk spel aan een tafel is een uitslag.", "Each game at a table is a result.")
COMBINE: Final = {
    "sum": Words("Ze worden opgeteld.", "They are added up."),
    "mean": Words("Het gemiddelde is de score.", "Their mean is the score."),
}
PERIODS: Final = {
    "quarters": Words("Het jaar bestaat uit kwartalen: {names}.", "The year has quarters: {names}."),
    "chinese": Words(
        "Het jaar bestaat uit Chinese seizoenen: {names}. Ze beginnen op de eerste dag van de eerste, vierde, zevende "
        "en tiende Chinese maand.",
        "The year has Chinese seasons: {names}. They begin on the first day of the first, fourth, seventh and tenth "
        "Chinese month.",
    ),
    "solar_terms": Words(
        "Het jaar bestaat uit Chinese seizoenen: {names}. Ze beginnen naar de stand van de zon: lichun, lixia, liqiu "
        "en lidong.",
        "The year has Chinese seasons: {names}. They begin by the sun: Lichun, Lixia, Liqiu and Lidong.",
    ),
    "evenings": Words(
        "Elke periode heeft {evenings:# avond|# avonden}: {names}.",
        "Each period has {evenings:# evening|# evenings}: {names}.",
    ),
    "dates": Words(
        "Het jaar bestaat uit perioden: {names}. Ze beginnen op {days}.",
        "The year has periods: {names}. They begin on {days}.",
    ),
}
YEAR: Final = {
    "sum": Words("De jaarstand telt de perioden op.", "The standings of the year add up the periods."),
    "all": Words("De jaarstand is van alle avonden samen.", "The standings of the year are of all evenings together."),
}
TITLE: Final = Words(
    "Voor de titel is {share} van de avonden nodig, {rounded} afgerond.",
    "The title asks {share} of the evenings, rounded {rounded}.",
)
TITLE_LEAST: Final = Words(
    "Voor de titel {least:is # avond|zijn # avonden} nodig.", "The title asks {least:# evening|# evenings}."
)
MEMBERS_ONLY: Final = Words("De titel is voor leden.", "The title is for members.")
RANKING: Final = Words("De stand is op volgorde van: {order}.", "The standings are in order of: {order}.")
EQUAL: Final = {
    "share": Words("Wie dan nog gelijk staan, delen de plaats.", "Who are equal even then share the place."),
    "lot": Words("Wie dan nog gelijk staan, loten.", "Who are equal even then draw lots."),
}
CUP: Final = Words(
    "Wie de beker in een clubjaar {keep} keer wint, mag hem houden.",
    "Who wins the cup {keep:once|# times} in a club year keeps it.",
)
FINAL: Final = Words("{name}: {tables}.", "{name}: {tables}.")

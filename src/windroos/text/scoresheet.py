"""The words of a score sheet: what is missing, how a hand ended, the standings, the columns of its table."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

# --- what is missing ---------------------------------------------------------------------------------------------
MISSING: Final = {
    "who_won": Words("Wie won?", "Who won?"),
    "after_false": Words(
        "{player}: valse mahjong, dus een dood spel. De anderen spelen door. Tik wie er daarna won, of Remise.",
        "{player}: false mahjong, so a dead hand. The others play on. Tap who won after that, or Draw.",
    ),
    "how": Words("Hoe kwam de winnende steen bij {player}?", "How did {player} get the winning tile?"),
    "from_whom": Words("Van wie kwam de winnende steen?", "Whose was the winning tile?"),
    "winner_hand": Words("De stenen van {player}, of de score.", "{player}'s tiles, or the score."),
    "winner_nothing": Words("{player} won: meer dan 0 punten.", "{player} won: more than 0 points."),
    "special_or_not": Words(
        "Is {number} van {player} een bijzonder spel, of geteld en boven de limiet?",
        "Is {player}'s {number} a special hand, or counted and above the limit?",
    ),
    "which_hand": Words(
        "{number} van {player} is een bijzonder spel. Welk?", "{player}'s {number} is a special hand. Which one?"
    ),
    "loser_hand": Words("De stenen van {player}, of de score.", "{player}'s tiles, or the score."),
    "few": Words("{player}: nog {number:één steen|# stenen}.", "{player}: {number:one tile|# tiles} to go."),
    "many": Words("{player}: {number:één steen|# stenen} te veel.", "{player}: {number:one tile|# tiles} too many."),
    "winning_tile": Words("Nog één steen: de winnende.", "One tile to go: the winning one."),
    "nothing_fits": Words(
        "Met geen enkele steen is dit mahjong{over}. Staan alle stenen goed?",
        "No tile makes this a mahjong{over}. Are all tiles right?",
    ),
    "no_mahjong": Words(
        "Deze veertien stenen zijn geen mahjong{over}. Riep {player} toch? Tik dan op 'Valse mahjong'.",
        "These fourteen tiles are no mahjong{over}. Did {player} call? Then tap 'False mahjong'.",
    ),
    "too_little": Words(
        "Te weinig om uit te gaan: {needed} nodig, en hier {number}. Riep {player} toch? Tik dan op 'valse mahjong'.",
        "Too little to go out: {needed} needed, and here {number}. Did {player} call? Then tap 'false mahjong'.",
    ),
    "double": Words(
        "Ronde van de groene draak: wie betaalt en ontvangt dubbel volgens de dobbelstenen?",
        "The green dragon's round: who pays and receives double by the dice?",
    ),
    "false_kind": Words("Wat was er mis met de mahjong van {player}?", "What was wrong with {player}'s mahjong?"),
    "cannot_be": Words("{trouble}", "{trouble}"),
}
LEFT_OVER: Final = Words(": {tiles} passen in geen set en geen paar", ": {tiles} fit in no set and no pair")
LEFT_OVER_ONE: Final = Words(": {tiles} past in geen set en geen paar", ": {tiles} fits in no set and no pair")
ONLY_FITS: Final = Words("Alleen {tile} past.", "Only {tile} fits.")
SOME_FIT: Final = Words("{tiles} passen.", "{tiles} fit.")
MANY_FIT: Final = Words(
    "Er {count:past # soort|passen # soorten} stenen.", "{count:# kind of tile fits|# kinds of tiles fit}."
)
NOT_ENOUGH: Final = Words("Dat is wel te weinig om uit te gaan.", "But that is too little to go out.")

# --- how a hand ended --------------------------------------------------------------------------------------------
MAHJONG: Final = Words("{player} maakt mahjong", "{player} makes mahjong")
WITH_TILE: Final = Words("{player} maakt mahjong met {tile}", "{player} makes mahjong with {tile}")
WITH_SEASONS: Final = Words(
    "{player} maakt mahjong met {count:# seizoen of bloem|# seizoenen en bloemen}",
    "{player} makes mahjong with {count:# season or flower|# seasons and flowers}",
)
ENDS: Final = {
    "draw": Words("Remise: niemand maakt mahjong", "A draw: nobody makes mahjong"),
    "kongs": Words("Remise: een kong te veel", "A draw: a kong too many"),
    "bell": Words("De bel stopt het spel", "The bell stops the hand"),
    "false": Words("Valse mahjong van {player}", "False mahjong by {player}"),
}
HAND: Final = Words("Spel {number}, ronde {round}", "Hand {number}, {round} round")
HOW: Final = {
    1: Words("van {giver} ({seat})", "from {giver} ({seat})"),
    2: Words("zelf gepakt van de muur", "drawn from the wall"),
    3: Words("gepakt na een kong", "drawn after a kong"),
    4: Words("gepakt na een geluksteen", "drawn after a bonus tile"),
    5: Words("geroofd van {giver} ({seat})", "robbed from {giver} ({seat})"),
}
HOW_UNKNOWN: Final = {1: Words("van tafel", "on a discard"), 5: Words("geroofd van een kong", "robbed from a kong")}
STRUCK: Final = Words("doorgehaald", "struck out")
PAYS_FOR_ALL: Final = Words("pao: {player} betaalt voor allen", "pao: {player} pays for all")
PAYS_DOUBLE: Final = Words("{player} betaalt en ontvangt dubbel", "{player} pays and receives double")

COUNTED: Final = Words("geteld {points}", "counted {points}")
"""The score before the limit, where it was more (144 rules, rule 81)."""
SIDE_MAHJONG: Final = Words("{total}, mahjong", "{total}, mahjong")
DEAD: Final = Words("dood spel", "dead hand")
FALSE: Final = Words("valse mahjong", "false mahjong")
DREAMS: Final = Words("droomt", "sits out")
DEAD_LINE: Final = Words("Dood spel: kan niet winnen.", "Dead hand: cannot win.")
FALSE_LINE: Final = Words(
    "Valse mahjong: een dood spel; wat het kost, staat hieronder.",
    "False mahjong: a dead hand; what it costs stands below.",
)
"""Where losers score nothing; in the other books a dead hand has 0 points."""
TILES_OF: Final = Words("{have:# steen|# stenen} in plaats van {right}.", "{have:# tile|# tiles} instead of {right}.")
TILES_OF_KONG: Final = Words(
    "{have:# steen|# stenen} in plaats van {right} (een kong telt voor drie).",
    "{have:# tile|# tiles} instead of {right} (a kong counts as three).",
)
OFFENCES: Final = Words(
    "{count}e overtreding: {amount:# punt|# punten} eraf", "offence number {count}: {amount:# point|# points} off"
)
LIMIT: Final = Words("limiet", "limit")
SUSPICIONS: Final = {
    "fed": Words(
        "Pao? {owner} had {what} op tafel en maakt {hand} met {tile} van {player}. {player} betaalt voor allen, tenzij "
        "er op de plank niets veiligers stond (overmacht). Fu Hing, p. 13-15 en 28-32.",
        "Pao? {owner} had {what} on the table and makes {hand} with {tile} from {player}. {player} pays for all, "
        "unless the rack held nothing safer. Fu Hing, p. 13-15 and 28-32.",
    ),
    "gave": Words(
        "Pao? {player} gaf {owner} de set die {hand} besliste, en {owner} pakt de winnende steen zelf. {player} "
        "betaalt voor allen, tenzij er op de plank niets veiligers stond (overmacht). Fu Hing, p. 13-15 en 28-32.",
        "Pao? {player} gave {owner} the set that decided {hand}, and {owner} draws the winning tile. {player} pays for "
        "all, unless the rack held nothing safer. Fu Hing, p. 13-15 and 28-32.",
    ),
}

# --- the course of the match -------------------------------------------------------------------------------------
NEXT: Final = Words("Spel {number}, ronde {round}: {east} is Oost.", "Hand {number}, {round} round: {east} is East.")
NEXT_STAYS: Final = Words(
    "Spel {number}, ronde {round}: {east} blijft Oost.", "Hand {number}, {round} round: {east} stays East."
)
NEXT_BECOMES: Final = Words(
    "Spel {number}, ronde {round}: {east} wordt Oost.", "Hand {number}, {round} round: {east} becomes East."
)
DREAMER: Final = Words("{player} droomt.", "{player} sits out.")
LAST: Final = Words("Dit is het laatste spel.", "This is the last hand.")
POT: Final = Words("In de pot: {points}.", "In the pot: {points}.")
OVER: Final = Words(
    "De wedstrijd is afgelopen: {players} wint met {points}.", "The match is over: {players} wins with {points}."
)
OVER_TOGETHER: Final = Words(
    "De wedstrijd is afgelopen: {players} winnen samen met {points}.",
    "The match is over: {players} win together with {points}.",
)
OVER_FORMATION: Final = Words(
    "De wedstrijd is afgelopen: {players} wint met het hoogste bijzondere spel. De meeste punten: {leaders} met "
    "{points}.",
    "The match is over: {players} wins with the highest special hand. Most points: {leaders} with {points}.",
)
OVER_EVEN: Final = Words("De wedstrijd is afgelopen: gelijk spel.", "The match is over: all are even.")
JERSEY_TAKES: Final = Words("{players} neemt de gele trui over.", "{players} takes the yellow jersey.")
JERSEY_KEEPS: Final = Words("{players} houdt de gele trui.", "{players} keeps the yellow jersey.")
JERSEY_SHARED: Final = Words("{players} delen de gele trui.", "{players} share the yellow jersey.")
MOVED: Final = Words(
    "Door deze verbetering zitten de winden anders bij spel {hands}.",
    "By this correction the winds lie otherwise in hand {hands}.",
)

REMARKS: Final = {
    "points": Words("Punten verbeterd: {points}", "Points corrected: {points}"),
    "turn": Words("De beurt gezet: ronde {round}, {east} is Oost", "The turn set: {round} round, {east} is East"),
    "swapped": Words(
        "{one} en {other} wisselen van plaats; ieder houdt de eigen punten",
        "{one} and {other} change places; each keeps the own points",
    ),
    "given": Words(
        "Alles op dit blad is nu van tafel {table}: {players}", "All on this sheet is now of table {table}: {players}"
    ),
    "last_hand": Words("Het volgende spel is het laatste", "The next hand is the last"),
    "ended": Words("De wedstrijd is hier beëindigd", "The match was ended here"),
    "resumed": Words("De wedstrijd ging toch verder", "The match went on after all"),
}

# --- why a score is what it is -----------------------------------------------------------------------------------
MAHJONG_CELL: Final = Words("mahjong", "mahjong")

# --- the table for a spreadsheet ---------------------------------------------------------------------------------
COLUMNS: Final = {
    "hand": Words("Spel", "Hand"),
    "round": Words("Ronde", "Round"),
    "east": Words("Oost", "East"),
    "winner": Words("Mahjong", "Mahjong"),
    "giver": Words("Van", "From"),
    "how": Words("Hoe", "How"),
    "score": Words("Score {player}", "Score {player}"),
    "net": Words("{player}", "{player}"),
    "total": Words("Totaal {player}", "Total {player}"),
    "remark": Words("Opmerking", "Remark"),
}
CORRECTED: Final = Words("verbeterd", "corrected")

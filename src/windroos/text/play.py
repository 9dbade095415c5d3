"""The words of a game in the terminal: the table, what happens at it, what may be typed and what it answers."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

# --- the table ---------------------------------------------------------------------------------------------------
SEATS: Final = (Words("Oost", "East"), Words("Zuid", "South"), Words("West", "West"), Words("Noord", "North"))
FIVE_SEATS: Final = (*SEATS, Words("Dromer", "Dreamer"))
"""Of a table where five begin: the fifth sits out the first hand."""
HAND: Final = Words("spel {number}", "hand {number}")
LAST_HAND: Final = Words("het laatste spel", "the last hand")
WALL: Final = Words("nog {count:# steen|# stenen}", "{count:# tile|# tiles} left")
ONE_TILE: Final = Words("nog één steen", "one tile left")
NO_TILES: Final = Words("de muur is op", "the wall is used up")
LOOSE: Final = Words("{count} losse", "{count} loose")
YOU: Final = Words("u", "you")
IN_HAND: Final = Words("{count} op de plank", "{count} on rack")
YOUR_TILES: Final = Words("Uw stenen", "Your tiles")
POT: Final = Words("in de pot: {points}", "in the pot: {points}")
DOUBLE: Final = Words("dubbel", "double")
DREAMS: Final = Words("{name} droomt", "{name} sits out")
BETS: Final = Words("wedt", "bets")
DEAD: Final = Words("dood spel", "dead hand")
DANGERS: Final = Words("Gevaar", "Danger")
DANGER_ROW: Final = Words("{who}: {what}", "{who}: {what}")

# --- what happens. First of oneself, then of another ----------------------------------------------------------------
BEGAN: Final = Words(
    "Spel {number}, ronde van {round}. U bent {seat}; {east} is Oost.",
    "Hand {number}, {round} round. You are {seat}; {east} is East.",
)
BEGAN_EAST: Final = Words(
    "Spel {number}, ronde van {round}. U bent Oost en begint.", "Hand {number}, {round} round. You are East and begin."
)
BEGAN_WATCHED: Final = Words(
    "Spel {number}, ronde van {round}. {east} is Oost.", "Hand {number}, {round} round. {east} is East."
)
BEGAN_DREAMER: Final = Words(
    "Spel {number}, ronde van {round}. U droomt dit spel; {east} is Oost.",
    "Hand {number}, {round} round. You sit this hand out; {east} is East.",
)
DICE: Final = Words("dobbelstenen", "dice")
THROWN: Final = Words("De dobbelstenen voor de plaatsen: {throws}.", "Dice for the seats: {throws}.")
AGAIN: Final = Words("Wie gelijk stonden gooiden opnieuw: {throws}.", "Those who were tied threw again: {throws}.")
DRAWN_WINDS: Final = Words("Getrokken: {tiles}.", "Drawn: {tiles}.")
SEATED: Final = Words("{seats}.", "{seats}.")
OPENED: Final = Words(
    "Dobbelstenen {dice}: de muur gaat open bij {side}, stapel {stack} van rechts.",
    "Dice {dice}: the wall is opened at {side}'s side, stack {stack} from the right.",
)
DISCARDS: Final = (
    Words("U legt {tile} weg.", "You discard {tile}."),
    Words("{who} legt {tile} weg.", "{who} discards {tile}."),
)
REJECTS: Final = (
    Words("U weigert {tile}.", "You lay {tile} away unaccepted."),
    Words("{who} weigert {tile}.", "{who} lays {tile} away unaccepted."),
)
EXPOSES: Final = (
    Words("U legt {tile} uit.", "You lay out {tile}."),
    Words("{who} legt {tile} uit.", "{who} lays out {tile}."),
)
MELDS: Final = (
    Words("U neemt {tile} van {giver} voor {set}.", "You take {tile} from {giver} for {set}."),
    Words("{who} neemt {tile} van {giver} voor {set}.", "{who} takes {tile} from {giver} for {set}."),
)
MELDS_YOURS: Final = Words("{who} neemt uw {tile} voor {set}.", "{who} takes your {tile} for {set}.")
SETS: Final = {
    "chow": Words("chow {tiles}", "chow {tiles}"),
    "pung": Words("pung {tiles}", "pung {tiles}"),
    "kong": Words("kong {tiles}", "kong {tiles}"),
}
CONCEALED_KONG: Final = (
    Words("U legt een dichte kong {tiles}.", "You declare a concealed kong {tiles}."),
    Words("{who} legt een dichte kong {tiles}.", "{who} declares a concealed kong {tiles}."),
)
FACE_DOWN_KONG: Final = (
    Words("U legt een kong dicht neer.", "You lay down a kong, face down."),
    Words("{who} legt een kong dicht neer.", "{who} lays down a kong, face down."),
)
ADDED_KONG: Final = (
    Words("U maakt van uw pung een kong {tiles}.", "You make your pung a kong {tiles}."),
    Words("{who} maakt van de pung een kong {tiles}.", "{who} makes the pung a kong {tiles}."),
)
WINS: Final = {
    "discard": (
        Words("U maakt mahjong met {tile} van {giver}!", "You make mahjong on {tile} from {giver}!"),
        Words("{who} maakt mahjong met {tile} van {giver}.", "{who} makes mahjong on {tile} from {giver}."),
    ),
    "robbed": (
        Words("U rooft {tile} van {giver}: mahjong!", "You rob {tile} from {giver}: mahjong!"),
        Words(
            "{who} rooft {tile} van {giver}: mahjong.",
            "{who} robs {tile} from {giver}: mahjong.",
        ),
    ),
    "self": (
        Words("U maakt mahjong met {tile}, zelf gepakt!", "You make mahjong on {tile}, self-drawn!"),
        Words("{who} maakt mahjong met {tile}, zelf gepakt.", "{who} makes mahjong on {tile}, self-drawn."),
    ),
    "seasons": (
        Words("U maakt mahjong met uw seizoenen!", "You make mahjong with your seasons!"),
        Words("{who} maakt mahjong met de seizoenen.", "{who} makes mahjong with the seasons."),
    ),
}
KONG_OF: Final = Words("de kong van {who}", "{who}'s kong")
YOUR_KONG: Final = Words("uw kong", "your kong")
YOURS_FROM: Final = Words("u", "you")
VOIDED: Final = (
    Words("Uw {call} gaat niet door. {why}", "Your {call} cannot be carried out. {why}"),
    Words("De {call} van {who} gaat niet door. {why}", "{who}'s {call} cannot be carried out. {why}"),
)
FOULED: Final = (
    Words("Uw overtreding nummer {number}.", "Your offence number {number}."),
    Words("{who} begaat overtreding nummer {number}.", "{who} commits offence number {number}."),
)
FALSE: Final = (
    Words(
        "Valse mahjong: uw hand is dood. {why}",
        "False mahjong: your hand is dead. {why}",
    ),
    Words("{who} roept ten onrechte mahjong: dood spel. {why}", "{who} calls a false mahjong: a dead hand. {why}"),
)
FALSE_WHY: Final = {
    "minimum": Words("De hand haalde het minimum niet.", "The hand did not reach the minimum."),
    "invalid": Words("Het was geen mahjong.", "It was no mahjong."),
    "hidden": Words("De stenen zijn niet getoond.", "The tiles were not shown."),
}
SHOWN: Final = (
    Words("U toont {tiles}.", "You show {tiles}."),
    Words("{who} toont {tiles}.", "{who} shows {tiles}."),
)
MOON: Final = (
    Words("U roept: maan eet cake!", "You call: the moon eats cake!"),
    Words("{who} roept: maan eet cake!", "{who} calls: the moon eats cake!"),
)
BET: Final = (
    Words("U wedt dat deze stenen mahjong worden.", "You bet that these tiles become mahjong."),
    Words("{who} wedt op mahjong met deze stenen.", "{who} bets on mahjong with these tiles."),
)
PAUSED: Final = (
    Words("U vraagt bedenktijd.", "You ask for time."),
    Words("{who} vraagt bedenktijd.", "{who} asks for time."),
)
TIME_UP: Final = (Words("Uw tijd is om.", "Your time is up."), Words("De tijd van {who} is om.", "{who}'s time is up."))
LAST_ANNOUNCED: Final = Words("Dit wordt het laatste spel.", "This will be the last hand.")
CORRECTED: Final = Words("De stand is gecorrigeerd: {reason}.", "The standings were corrected: {reason}.")

# --- why the tile went to someone else ------------------------------------------------------------------------------
CALLS: Final = (
    Words("pas", "pass"),
    Words("chow", "chow"),
    Words("pung", "pung"),
    Words("kong", "kong"),
    Words("mahjong", "mahjong"),
)
GOES_BEFORE: Final = Words(
    "De {theirs} van {who} gaat vóór uw {yours}: {rule}.", "{who}'s {theirs} goes before your {yours}: {rule}."
)
PRIORITY: Final = {
    "mahjong": Words("mahjong gaat vóór elke andere aanspraak", "mahjong goes before any other call"),
    "pung": Words("een pung of kong gaat voor een chow", "a pung or kong goes before a chow"),
    "turn": Words("{who} is eerder aan de beurt na {giver}", "{who} comes sooner in turn after {giver}"),
    "rank": Words(
        "wat de steen afmaakt telt eerst (bijzonder spel, paar, pung, chow), dan de beurt",
        "what the tile completes decides first (special hand, pair, pung, chow), then the turn",
    ),
    "orphans": Words("dertien wezen gaan voor", "thirteen orphans go first"),
}

# --- what may be typed ----------------------------------------------------------------------------------------------
TURN: Final = Words(
    "Leg een steen weg: typ hem ({tile}) of zijn nummer", "Discard a tile: type it ({tile}) or its number"
)
CLAIM: Final = Words("{tile} van {who}: neemt u hem?", "{tile} from {who}: do you take it?")
ROB: Final = Words("{who} maakt een kong met {tile}.", "{who} makes a kong with {tile}.")
DRAW: Final = Words("U bent aan de beurt.", "It is your turn.")
KEYS: Final = {
    "pass": Words("enter past", "enter passes"),
    "pass_by_x": Words("x past", "x passes"),
    "draw": Words("enter trekt", "enter draws"),
    "replace": Words("enter trekt de vervangingssteen", "enter draws the replacement tile"),
    "moon": Words("maan: trek en roep 'maan eet cake'", "moon: draw and call 'the moon eats cake'"),
    "chow": Words("{key} chow {tiles}", "{key} chow {tiles}"),
    "pung": Words("p pung", "p pung"),
    "kong": Words("k kong", "k kong"),
    "own_kong": Words("{key} kong {tiles}", "{key} kong {tiles}"),
    "mahjong": Words("m mahjong", "m mahjong"),
    "seasons": Words("seizoenen: mahjong met uw seizoenen", "seasons: mahjong with your seasons"),
    "keep": Words("houd: niets wegleggen", "keep: discard nothing"),
    "bet": Words("wed: wedden op mahjong", "bet: bet on mahjong"),
    "expose": Words("leg {tile}: uitleggen", "lay {tile}: lay it out"),
    "hint": Words("h hint", "h hint"),
    "help": Words("? uitleg", "? help"),
    "quit": Words("q stoppen", "q quit"),
}
NEXT: Final = Words("enter volgend spel · q stoppen", "enter next hand · q quit")
BET_QUESTION: Final = Words(
    "U wacht. Wedt u dat deze stenen mahjong worden? wed, of enter: nee.",
    "You are waiting. Do you bet that these become mahjong? bet, or enter: no.",
)
BET_YES: Final = ("bet", "wed", "wedden", "ja", "j", "yes", "y")
HELP_TITLE: Final = Words("Wat u kunt typen", "What you can type")
HELP: Final = Words(
    """\
een steen      {tiles} .. of zijn nummer: hem wegleggen
p  c  k  m     pung, chow, kong, mahjong; bij meer chows c1, c2 of {chow}
               k{kong}: een kong van eigen stenen
enter          passen, of een steen trekken
h              wat zou een goede speler doen, en waarom
? of ?p ?c ?k ?m ?{why}
               deze uitleg, of: waarom mag dat niet?
t              de hele tafel
q              stoppen; het verslag blijft bewaard
""",
    """\
a tile         {tiles} .. or its number: discard it
p  c  k  m     pung, chow, kong, mahjong; c1, c2 or {chow} if there are several
               k{kong}: a kong of your own tiles
enter          pass, or draw a tile
h              what would a good player do, and why
? or ?p ?c ?k ?m ?{why}
               this help, or: why may I not?
t              the whole table
q              quit; the record is kept
""",
)
HELP_SIGNS: Final = Words(
    "Aan tafel: {melded} is een set met een steen van {seat}; (..) is dicht of al genomen;"
    " {last} is de laatste steen. Stenen: {suits}.",
    "At the table: {melded} is a set with a tile from {seat}; (..) is concealed, or taken already;"
    " {last} is the last tile. Tiles: {suits}.",
)
SUIT_LETTERS: Final = Words(
    "T tekens, K kringen, B bamboe, O Z W N winden, P wit, G groen, R rood",
    "m characters, p dots, s bamboo, E S W N winds, P white, G green, R red",
)
WHY_NOT: Final = Words("{what}: nee. {why}", "{what}: no. {why}")
WHY_YES: Final = Words("{what}: dat mag.", "{what}: you may.")
NEVER: Final = Words("Met deze sets wordt het geen mahjong meer.", "With these sets it can become no mahjong.")
WAITS_FOR: Final = Words("U wacht op {tiles}.", "You wait for {tiles}.")
WOULD: Final = {
    "discard": Words("{tile} wegleggen", "discard {tile}"),
    "pass": Words("passen", "pass"),
    "chow": Words("chow {tiles}", "chow {tiles}"),
    "pung": Words("pung {tiles}", "pung {tiles}"),
    "kong": Words("kong {tiles}", "kong {tiles}"),
    "mahjong": Words("mahjong", "mahjong"),
    "draw": Words("trekken", "draw"),
    "replace": Words("de vervangingssteen trekken", "draw the replacement tile"),
    "keep": Words("niets wegleggen", "discard nothing"),
    "bet": Words("wedden", "bet"),
    "expose": Words("{tile} uitleggen", "lay out {tile}"),
    "pause": Words("bedenktijd vragen", "ask for time"),
}

# --- the end of a hand, a match, a sitting ---------------------------------------------------------------------------
HAND_OVER: Final = Words("Einde van spel {number}", "End of hand {number}")
DRAWN: Final = {
    "draw": Words("Remise: de muur is op.", "A draw: the wall is used up."),
    "kongs": Words("Remise: een kong te veel.", "A draw: a kong too many."),
    "false": Words("Een valse mahjong maakt een eind aan het spel.", "A false mahjong ends the hand."),
    "bell": Words("De bel: het spel wordt afgebroken.", "The bell: the hand is broken off."),
}
RULING: Final = Words("De scheidsrechter", "The referee")
STANDINGS: Final = Words("Stand na {count:# spel|# spellen}", "Standings after {count:# hand|# hands}")
STANDINGS_ONE: Final = Words("Stand na één spel", "Standings after one hand")
WINNER: Final = Words("{name} wint met {points}.", "{name} wins with {points}.")
EVEN: Final = Words("Iedereen eindigt gelijk.", "Everyone ends level.")
WINNERS: Final = Words("{names} winnen samen met {points}.", "{names} win together with {points}.")
BY_FORMATION: Final = Words("Het hoogste bijzondere spel had {name}.", "{name} had the highest special hand.")
SEAL: Final = Words(
    "De muur klopt met zijn zegel van voor het delen: {seal}.",
    "The wall matches its seal from before the deal: {seal}.",
)
KEPT_RECORD: Final = Words("Het verslag staat in {file}.", "The record is in {file}.")
RESUME: Final = Words("Verder spelen:  {command}", "To play on:  {command}")
UNRECORDED: Final = Words(
    "Er is geen verslag: {file} kan niet geschreven worden ({reason}).",
    "There is no record: {file} cannot be written ({reason}).",
)
RESUMED: Final = Words("Verder met {file}.", "Going on with {file}.")
WELCOME: Final = Words("{book}. U speelt tegen {names}.", "{book}. You play against {names}.")
WELCOME_KEYS: Final = Words(
    "? legt de toetsen uit, h geeft een hint, q stopt; het verslag blijft bewaard.",
    "? explains the keys, h gives a hint, q quits; the record is kept.",
)
GUEST: Final = Words("Gast", "Guest")
PLAYERS: Final = ("Marijke", "Joost", "Ineke", "Henk", "Truus")
"""Names for the computer's players, those of the example in the book first."""

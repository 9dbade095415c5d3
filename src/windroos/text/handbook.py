"""The words of the handbook: how a book is played and settled, and what an item brings.

`{...}` are the values of a clause of `windroos.handbook.clauses`.
"""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

SECTIONS: Final = {
    "wall": Words("Muur en delen", "Wall and deal"),
    "claims": Words("Stenen van anderen", "Other players' tiles"),
    "kongs": Words("Kongs", "Kongs"),
    "going_out": Words("Uitgaan", "Going out"),
    "match": Words("Winden en rondes", "Winds and rounds"),
    "clock": Words("De klok", "The clock"),
    "paying": Words("Wie betaalt wie", "Who pays whom"),
    "mistakes": Words("Dood spel en fouten", "Dead hands and mistakes"),
    "liability": Words("Gevaarlijk spel (pao)", "Dangerous play (pao)"),
}

CLAUSES: Final = {
    "wall": Words(
        "{tiles} stenen, in {sides} muren van {stacks} stapels van twee.",
        "{tiles} tiles, in {sides} walls of {stacks} stacks of two.",
    ),
    "small_wall": Words("Zonder tekens en zonder noordenwind.", "Without characters and without the north wind."),
    "with_bonus": Words(
        "Met de vier seizoenen en de vier bloemen; elke wordt vervangen door een steen van het eind van de muur.",
        "With the four seasons and the four flowers; each is replaced by a tile from the end of the wall.",
    ),
    "without_bonus": Words("Zonder seizoenen en bloemen.", "Without seasons and flowers."),
    "bonus_each": Words(
        "Na het delen vervangt Oost eerst al zijn bloemen, dan Zuid, West en Noord.",
        "After the deal East replaces all his flowers first, then South, West and North.",
    ),
    "bonus_rounds": Words(
        "Na het delen vervangt iedereen ronde na ronde: wie weer een seizoen pakt, wacht tot de volgende ronde.",
        "After the deal everybody replaces round by round: who draws a season again waits for the next round.",
    ),
    "bonus_optional": Words(
        "Een bloem mag ook gehouden of weggelegd worden.", "A flower may also be kept or discarded."
    ),
    "opened_by_two_throws": Words(
        "Oost gooit {dice:# dobbelsteen|# dobbelstenen} om te zien wiens muur opengaat; die speler gooit ook, en de "
        "som zegt waar.",
        "East throws {dice:# die|# dice} to see whose wall is opened; that player throws too, and the sum says where.",
    ),
    "opened_by_one_throw": Words(
        "Oost gooit {dice:# dobbelsteen: die zegt|# dobbelstenen: die zeggen} wiens muur opengaat en waar.",
        "East throws {dice:# die: it says|# dice: they say} whose wall is opened and where.",
    ),
    "dealt_with_jump": Words(
        "Iedereen pakt driemaal vier stenen en dan een; Oost neemt aan het eind de eerste en de derde bovenste steen.",
        "Everybody takes four tiles three times and then one; East ends with the first and the third upper tile.",
    ),
    "dealt_in_turn": Words(
        "Iedereen pakt driemaal vier stenen en dan een; Oost nog een.",
        "Everybody takes four tiles three times and then one; East one more.",
    ),
    "no_dead_wall": Words(
        "Alle stenen worden gespeeld: er is geen dode muur.", "All tiles are played: there is no dead wall."
    ),
    "dead_refilled": Words(
        "De laatste {dead} stenen zijn de dode muur. Die houdt zijn grootte: een vervangingssteen kost een steen van "
        "de levende muur.",
        "The last {dead} tiles are the dead wall. It keeps its size: a replacement tile takes one from the live wall.",
    ),
    "dead_shrinks": Words(
        "De laatste {dead} stenen zijn de dode muur; daaruit komen de losse stenen na een kong.",
        "The last {dead} tiles are the dead wall; the loose tiles after a kong come from it.",
    ),
    "loose_near": Words(
        "Twee losse stenen liggen op de muur; de dichtstbijzijnde bij de levende muur gaat het eerst.",
        "Two loose tiles lie on the wall; the one nearest to the live wall goes first.",
    ),
    "loose_far": Words(
        "Twee losse stenen liggen op de muur; de verste gaat het eerst.",
        "Two loose tiles lie on the wall; the farther one goes first.",
    ),
    "seven_five": Words(
        "7-5 regel: zodra de zevende steen van het eind van de levende muur gepakt is, mag geen wind of draak meer "
        "weg; vanaf de vijfde ook geen rauwe steen (een die nog nergens open ligt). Wie het toch doet en zo een ander "
        "mahjong geeft, betaalt voor allen.",
        "7-5 rule: once the seventh tile from the end of the live wall is drawn, no wind or dragon may be discarded; "
        "from the fifth on no raw tile either (one that lies open nowhere yet). Who does so and gives another player "
        "mahjong pays for all.",
    ),
    "claims_chow": Words(
        "Een pung, een kong of mahjong van iedereen, een chow alleen van de speler links van u.",
        "A pung, a kong or mahjong from anybody, a chow only from the player on your left.",
    ),
    "claims_no_chow": Words(
        "Een pung, een kong of mahjong van iedereen; een chow mag alleen dicht.",
        "A pung, a kong or mahjong from anybody; chows may only be concealed.",
    ),
    "priority_irregular": Words(
        "Mahjong gaat voor, dan pung of kong, dan chow. Roepen er meer mahjong, dan gaat een onregelmatig limietspel "
        "voor, dan wie een paar volmaakt, dan een pung, dan een chow; is dat gelijk, dan wie het eerst aan de beurt "
        "is.",
        "Mahjong goes first, then pung or kong, then chow. Of several mahjongs an irregular limit hand goes first, "
        "then whoever completes a pair, then a pung, then a chow; of equals whoever's turn comes first.",
    ),
    "priority_special": Words(
        "Mahjong gaat voor, dan pung of kong, dan chow. Roepen er meer mahjong, dan gaat het hoogste bijzondere spel "
        "voor, dan wie een paar volmaakt, dan een pung, dan een chow; is dat gelijk, dan wie het eerst aan de beurt "
        "is.",
        "Mahjong goes first, then pung or kong, then chow. Of several mahjongs the highest special hand goes first, "
        "then whoever completes a pair, then a pung, then a chow; of equals whoever's turn comes first.",
    ),
    "priority_turn": Words(
        "Mahjong gaat voor, dan pung of kong, dan chow. Roepen er meer mahjong, dan wie het eerst aan de beurt is.",
        "Mahjong goes first, then pung or kong, then chow. Of several mahjongs whoever's turn comes first.",
    ),
    "priority_orphans": Words(
        "Mahjong gaat voor, dan pung of kong, dan chow. Roepen er meer mahjong, dan gaan dertien wezen voor, en anders "
        "wie het eerst aan de beurt is.",
        "Mahjong goes first, then pung or kong, then chow. Of several mahjongs thirteen orphans go first, else "
        "whoever's turn comes first.",
    ),
    "passed_nothing": Words(
        "Wie een steen laat gaan, mag de volgende van die soort gewoon roepen.",
        "Who lets a tile go may claim the next one of its kind.",
    ),
    "passed_mahjong": Words(
        "Wie mahjong laat gaan, mag met die steen niet uit tot na de eigen volgende beurt.",
        "Who lets a mahjong go may not go out with that tile until after the next own turn.",
    ),
    "passed_both": Words(
        "Wie een pung of mahjong laat gaan, mag die steen niet roepen tot na de eigen volgende beurt.",
        "Who lets a pung or mahjong go may not claim that tile until after the next own turn.",
    ),
    "kong_face_down": Words(
        "Een dichte kong ligt met de stenen omgekeerd tot het eind van het spel.",
        "A concealed kong lies face down until the end of the hand.",
    ),
    "kong_two_up": Words(
        "Een dichte kong ligt met twee stenen open en twee omgekeerd.",
        "A concealed kong lies with two tiles up and two down.",
    ),
    "kong_after_claim": Words(
        "Een eigen kong mag ook in de beurt waarin men een steen van een ander pakte.",
        "A kong of one's own may also be declared in the turn of a claim.",
    ),
    "kong_own_turn": Words(
        "Een eigen kong mag alleen na een zelf gepakte steen.", "A kong of one's own only after drawing a tile."
    ),
    "kong_robbed": Words(
        "De steen die een open pung tot kong maakt, mag een ander roven voor mahjong.",
        "The tile that makes an open pung a kong may be robbed for mahjong.",
    ),
    "kong_robbed_too": Words(
        "De steen die een open pung tot kong maakt, mag een ander roven voor mahjong; dertien wezen roven ook een "
        "dichte kong.",
        "The tile that makes an open pung a kong may be robbed for mahjong; thirteen orphans rob a concealed kong too.",
    ),
    "kong_any_time": Words(
        "Een dichte kong mag ook buiten de eigen beurt op tafel.",
        "A concealed kong may be laid out outside one's turn too.",
    ),
    "kongs_chained": Words(
        "Kongs tellen samen als elke volgende met de vervangingssteen van de vorige wordt gemaakt.",
        "Kongs count together when each is made with the replacement tile of the one before.",
    ),
    "replacement_rejected": Words(
        "Een vervangingssteen mag geweigerd en meteen weggelegd worden.",
        "A replacement tile may be refused and laid away at once.",
    ),
    "last_kong_draw": Words(
        "Een kong waarvoor geen losse steen meer is, maakt het spel remise.",
        "A kong without a loose tile left makes the hand a draw.",
    ),
    "last_kong_refused": Words(
        "Een kong waarvoor geen losse steen meer is, mag niet.", "A kong without a loose tile left is not allowed."
    ),
    "last_kong_robbed": Words(
        "Een kong waarvoor geen vervangingssteen meer is, mag niet, behalve bij een open pung: die steen mag een ander "
        "roven, als laatste steen. Rooft niemand, dan is het remise.",
        "A kong without a replacement tile left is not allowed, save on an open pung: its tile may be robbed, as the "
        "last tile. If nobody does, the hand is a draw.",
    ),
    "minimum_doubles": Words(
        "Om uit te gaan {minimum:is # verdubbeling|zijn # verdubbelingen} nodig.",
        "{minimum:# double is|# doubles are} needed to go out.",
    ),
    "minimum_fan": Words("Om uit te gaan is {minimum} fan nodig.", "{minimum} fan {minimum:is|are} needed to go out."),
    "minimum_points": Words(
        "Om uit te gaan {minimum:is # punt|zijn # punten} nodig, bloemen niet meegeteld.",
        "{minimum:# point is|# points are} needed to go out, without flowers.",
    ),
    "exempt_limits": Words(
        "Een limietspel mag altijd, ook zonder die verdubbelingen.",
        "A limit hand may always go out, without those doubles too.",
    ),
    "exempt_irregular": Words(
        "Een onregelmatig limietspel mag altijd, ook zonder die verdubbelingen.",
        "An irregular limit hand may always go out, without those doubles too.",
    ),
    "one_chow": Words(
        "Een gewone mahjong heeft ten hoogste één chow. Vier chows mag ook (armoede); twee of drie niet.",
        "An ordinary mahjong has one chow at most. Four chows will do too (poverty); two or three will not.",
    ),
    "no_minimum": Words("Er is geen minimum om uit te gaan.", "There is no minimum to go out."),
    "last_tile_kept": Words(
        "Wie de laatste steen pakt en niet uitgaat, hoeft niets weg te leggen.",
        "Who draws the last tile and does not go out need not discard.",
    ),
    "last_tile_laid": Words(
        "Wie de laatste steen pakt en niet uitgaat, legt nog een steen weg; daarmee mag een ander uit.",
        "Who draws the last tile and does not go out discards once more; another player may go out with it.",
    ),
    "seasons_claimed": Words(
        "Wie het zevende of achtste seizoen pakt, mag meteen mahjong roepen, met welke stenen ook en zelfs met een "
        "dood spel. Het wordt betaald als zelf gepakt.",
        "Who draws the seventh or eighth season may call mahjong at once, with any tiles and even with a dead hand. It "
        "is paid as self-drawn.",
    ),
    "moon_announced": Words(
        "Wie maan eet cake wil maken (kringen 1 als laatste steen), zegt het bij het pakken en legt de steen open "
        "neer.",
        "Who wants the moon to eat cake (dots 1 as the last tile) says so on drawing, and lays the tile open.",
    ),
    "bet": Words(
        "Wie wacht, mag voor de veertiende weggelegde steen wedden dat hij wint zonder nog iets te wisselen.",
        "Who waits may bet before the fourteenth discard to win without changing a tile.",
    ),
    "dead_may_claim": Words(
        "Een dood spel kan niet uitgaan, maar mag nog sets roepen.",
        "A dead hand cannot go out, but may still claim sets.",
    ),
    "dead_is_silent": Words(
        "Een dood spel kan niet uitgaan en mag niets meer roepen.",
        "A dead hand cannot go out and may claim nothing more.",
    ),
    "turning_round": Words(
        "Als de winden draaien, wordt Zuid Oost en Oost de laatste.",
        "When the winds turn, South becomes East and East the last.",
    ),
    "turning_dreamer": Words(
        "Met vijf spelers droomt er een: na elk spel wordt Oost de dromer, en de dromer Noord.",
        "With five players one dreams: after each hand East becomes the dreamer, and the dreamer North.",
    ),
    "turning_fifth": Words(
        "Met vijf spelers wacht er een: na elk spel gaat Noord van tafel, en wie wachtte wordt West.",
        "With five players one waits: after each hand North leaves the table, and who waited becomes West.",
    ),
    "east_stays": Words("Wint Oost, dan blijft Oost Oost.", "If East wins, East stays East."),
    "east_turns": Words("Ook als Oost wint, draaien de winden.", "The winds turn, also when East wins."),
    "draw_replayed": Words(
        "Na remise blijven de winden staan en wordt het spel overgespeeld.",
        "After a draw the winds stay and the hand is played again.",
    ),
    "draw_turns": Words("Na remise draaien de winden.", "After a draw the winds turn."),
    "always_east": Words("De wind van de ronde is altijd Oost.", "The wind of the round is always East."),
    "rounds": Words(
        "Een hele wedstrijd heeft {rounds:# ronde,|# rondes, elk} met een eigen wind.",
        "A whole match has {rounds:# round,|# rounds, each} with a wind of its own.",
    ),
    "one_round": Words("Een hele wedstrijd heeft één ronde.", "A whole match has one round."),
    "dragon_each": Words(
        "Na de windronde komt één spel van de groene draak. De winnaar van het vorige spel gooit; zijn worp zegt waar "
        "de muur opengaat en wie dubbel betaalt en ontvangt.",
        "After the wind round comes one hand of the green dragon. The winner of the hand before throws; the throw says "
        "where the wall is opened and who pays and receives double.",
    ),
    "dragon_last": Words(
        "Na de laatste windronde komt de ronde van de groene draak, waarin ieder nog eens Oost is.",
        "After the last wind round comes the round of the green dragon, in which everybody is East once more.",
    ),
    "dragon_pung": Words(
        "In de ronde van de groene draak is er geen heersende wind: een pung of kong groene draken geeft dan een "
        "verdubbeling extra.",
        "In the round of the green dragon there is no wind of the round: a pung or kong of green dragons then brings "
        "one more double.",
    ),
    "seats_exchanged": Words("Tussen de rondes wisselt men van plaats.", "Players change seats between the rounds."),
    "won_by_formation": Words(
        "Een hele partij wint wie het hoogste bijzondere spel maakte, of de meeste punten als niemand er een maakte. "
        "Wie eerder stopt, speelt nog een aangekondigd laatste spel (de staart); dan winnen de meeste punten.",
        "A whole game is won by whoever made the highest special hand, or by most points if nobody made one. Who stops "
        "earlier plays one last hand that is announced (the tail); then most points win.",
    ),
    "won_by_points": Words(
        "Wie aan het eind de meeste punten heeft, wint.", "Whoever has most points at the end wins."
    ),
    "bell_stops": Words("Bij de bel stopt het spel meteen.", "At the bell the hand stops at once."),
    "turn_seconds": Words(
        "Een beurt duurt ten hoogste {seconds:# seconde|# seconden}.",
        "A turn takes at most {seconds:# second|# seconds}.",
    ),
    "claim_seconds": Words(
        "Wie een steen wil, zegt het binnen {seconds:# seconde|# seconden}.",
        "A tile is claimed within {seconds:# second|# seconds}.",
    ),
    "timeouts": Words(
        "Elke speler mag per spel {count} keer bedenktijd vragen, ten hoogste {seconds:# seconde|# seconden}.",
        "Each player may ask {count:# time-out|# time-outs} in a hand, of at most {seconds:# second|# seconds}.",
    ),
    "pays_winner": Words(
        "De winnaar krijgt zijn hele score van ieder ander en betaalt niemand.",
        "The winner receives his whole score from everybody and pays nobody.",
    ),
    "pays_differences": Words(
        "De anderen verrekenen onderling het verschil tussen hun scores.",
        "The others settle the differences between their scores.",
    ),
    "pays_east_double": Words("Oost betaalt en ontvangt dubbel.", "East pays and receives double."),
    "pays_limit": Words(
        "De limiet is {limit} punten: meer wordt niet verrekend.", "The limit is {limit} points: no more is settled."
    ),
    "pays_limit_over": Words(
        "De limiet is {limit} punten, ook voor verliezers; wat erboven komt wordt genoteerd maar niet verrekend.",
        "The limit is {limit} points, for losers too; what goes over it is written down but not settled.",
    ),
    "pays_special": Words(
        "Een bijzonder spel is een halve, een hele of een dubbele limiet waard ({double}); een gewonnen weddenschap "
        "verdubbelt dat.",
        "A special hand is worth half, a whole or a double limit ({double}); a bet that is won doubles that.",
    ),
    "rounded_up": Words(
        "Gewone punten en afmaakpunten samen gaan naar boven op een tiental, voordat de uitmaakpunten erbij komen.",
        "Ordinary and finishing points together are rounded up to a ten before the bonus for going out is added.",
    ),
    "pays_exact": Words("Er wordt op de punt af verrekend.", "Scores are settled to the point."),
    "pays_chips": Words(
        "Met fiches: elke score wordt op een tiental afgerond, een half tiental naar boven.",
        "With chips: each score is rounded to tens, half a ten goes up.",
    ),
    "pays_table": Words(
        "Er wordt naar de tabel betaald, alleen aan de winnaar. Wie de winnende steen weglegde betaalt dubbel; is hij "
        "zelf gepakt, dan betaalt ieder dubbel.",
        "Payment is by the table, to the winner alone. Who discarded the winning tile pays double; if it was "
        "self-drawn everybody pays double.",
    ),
    "pays_bamboo_ones": Words(
        "Voor elke bamboe 1 betaalt ieder de winnaar {amount} extra.",
        "Everybody pays the winner {amount} extra for each bamboo 1.",
    ),
    "pays_pot": Words(
        "Na remise legt ieder {amount} in de pot; de volgende winnaar krijgt hem.",
        "After a draw everybody puts {amount} into the pot; the next winner takes it.",
    ),
    "pays_points": Words(
        "Iedereen betaalt de winnaar {base}. Wie de winnende steen weglegde betaalt ook de punten; is hij zelf gepakt, "
        "dan betaalt ieder de punten.",
        "Everybody pays the winner {base}. Who discarded the winning tile pays the points too; if it was self-drawn "
        "everybody pays the points.",
    ),
    "pays_flowers": Words(
        "Bloemen van de winnaar worden betaald, maar tellen niet voor het minimum.",
        "The winner's flowers are paid, but do not count towards the minimum.",
    ),
    "dead_pays": Words(
        "Een dood spel heeft 0 punten, en betaalt de winnaar en de verschillen.",
        "A dead hand has 0 points, and pays the winner and the differences.",
    ),
    "dead_fan": Words(
        "Een dood spel kan niet winnen, behalve met zeven of acht seizoenen; het betaalt als ieder ander.",
        "A dead hand cannot win, except with seven or eight seasons; it pays like the others.",
    ),
    "false_is_dead": Words(
        "Wie ten onrechte mahjong roept, heeft een dood spel.", "Who calls a false mahjong has a dead hand."
    ),
    "false_fan": Words(
        "Valse mahjong kost {discarder} aan wie de steen weglegde en {other} aan ieder ander, of {each} aan ieder als "
        "hij zelf gepakt was.",
        "A false mahjong costs {discarder} to the discarder and {other} to each other player, or {each} to each when "
        "it was self-drawn.",
    ),
    "false_points": Words(
        "Wie ten onrechte mahjong roept, heeft een dode hand. Liet hij zijn stenen zien, dan betaalt hij ieder {under} "
        "bij te weinig punten, of {wrong} als de hand geen mahjong is; anders niets.",
        "Who calls a false mahjong has a dead hand. If the tiles were shown, it costs {under} to each under the "
        "minimum, or {wrong} to each when the hand is no mahjong; else nothing.",
    ),
    "fouls": Words(
        "Overtredingen kosten punten: eerst een waarschuwing, dan {steps}, en zo verder. Niemand krijgt die punten.",
        "Fouls cost points: first a warning, then {steps}, and so on. Nobody receives those points.",
    ),
    "false_ends": Words("Een valse mahjong beëindigt het spel.", "A false mahjong ends the hand."),
    "false_goes_on": Words("Na een valse mahjong gaat het spel door.", "After a false mahjong play goes on."),
    "liable": Words(
        "Wie de steen weglegt waarmee een gevaarlijk spel wordt gemaakt terwijl hij iets anders weg had kunnen leggen, "
        "betaalt voor allen.",
        "Who discards the tile that makes a dangerous hand, while something else could have been discarded, pays for "
        "all.",
    ),
    "danger": Words(
        "Gevaarlijk: {what} open op tafel, op weg naar {hand}.",
        "Dangerous: {what} exposed on the table, on the way to {hand}.",
    ),
    "liable_told": Words(
        "Wie een gevaarlijk spel op tafel heeft, meldt dat; vergeet hij het, dan mogen de anderen het zeggen.",
        "Who has a dangerous hand on the table says so; if it is forgotten the others may say it.",
    ),
    "liable_decided": Words(
        "Wie de set gaf die het spel besliste ({decided} stenen open, van draken {dragons}), betaalt ook voor allen "
        "als de winnaar daarna zelf pakt.",
        "Who gave the set that decided the hand ({decided} tiles exposed, of dragons {dragons}) pays for all too when "
        "the winner then draws the last tile.",
    ),
    "liable_made": Words(
        "Maakt de winnaar het gevaarlijke spel niet, dan betaalt niemand voor de anderen.",
        "If the winner does not make the dangerous hand, nobody pays for the others.",
    ),
    "liable_order": Words(
        "Zijn er meer gevaarlijke spelen, dan mag alleen wie niets veiligers heeft een steen voor het laatst gevormde "
        "wegleggen zonder voor allen te betalen.",
        "With several dangerous hands only who has nothing safer may discard a tile for the one formed last without "
        "paying for all.",
    ),
    "liable_no_choice": Words(
        "Wie geen andere keus had, betaalt niet; wie na het eerste gevaarlijke spel zelf nog een set riep, kan zich "
        "daar niet op beroepen.",
        "Who had no choice does not pay; who claimed a set after the first dangerous hand cannot plead it.",
    ),
}
ANY_SUIT: Final = Words("negen stenen van één soort", "nine tiles of one suit")

LIMIT_HAND: Final = Words("limietspel", "limit hand")
STAKE: Final = {
    "weddenschap_gewonnen": (Words("× 2", "× 2"), Words("eindscore", "end score")),
    "weddenschap_verloren": (Words("0", "0"), Words("punten", "points")),
}
WHO: Final = (
    Words("telt voor iedereen", "counts for everybody"),
    Words("alleen voor de winnaar", "for the winner only"),
    Words("winnaar, dicht tot de laatste steen", "winner, concealed up to the last tile"),
    Words("verliezer die op één steen wacht", "loser who waits for one tile"),
)
OPEN: Final = (Words("alleen dicht", "concealed only"), Words("mag open", "may be open"))
"""Whether sets of a special formation may be claimed."""

SYNONYMS: Final = (
    ("kringen", "kring", "dots", "dot", "cirkels", "circles", "stippen", "ballen", "pin"),
    ("tekens", "teken", "characters", "character", "karakters", "karakter", "cracks", "man"),
    ("bamboe", "bamboes", "bamboo", "bamboos", "stokken", "sticks", "sou"),
    ("kong", "kongs", "kongen", "kang", "quad", "vier"),
    ("pung", "pungs", "pungen", "pong", "drie"),
    ("chow", "chows", "straat", "straatje", "chi"),
    ("draak", "draken", "dragon", "dragons", "wijzen"),
    ("wind", "winden", "winds"),
    ("bloem", "bloemen", "flower", "flowers", "geluksteen", "gelukstenen", "bonus"),
    ("seizoen", "seizoenen", "season", "seasons", "geluksteen", "gelukstenen", "bonus"),
    ("paar", "paren", "pair", "pairs", "tweeling", "tweelingen", "sluitpaar"),
    ("dicht", "verborgen", "gesloten", "concealed", "hidden", "plank", "stok", "lat", "rack"),
    ("remise", "draw", "gelijkspel"),
    ("roven", "roof", "kongroof", "robbing", "robbed", "rob"),
    ("wezen", "orphans", "orphan", "enkelingen"),
    ("hoekstenen", "terminals", "terminal", "enen", "negens"),
    ("huisregels", "house", "opties", "options"),
    ("pao", "liable", "liability", "gevaarlijk", "dangerous"),
    ("limiet", "limit"),
    ("schoon", "clean", "flush"),
    ("dood", "dode", "dead"),
    ("spel", "hand"),
    ("trui", "truien", "jersey", "leider", "leader", "won"),
    ("straf", "boete", "penalty", "fine", "overtreding", "offence", "straffen"),
    ("betaalt", "betalen", "kost", "pays", "pay", "costs", "verrekenen"),
    ("wachten", "wacht", "maken", "waiting", "waits", "ready", "tenpai"),
)
"""Words of one meaning, for the search box; a word may stand in several rows."""
_COMMON: Final = (
    "de het een en of is zijn wat wie hoe wanneer waar waarom welke hoeveel mag moet kan kun krijg krijgt heb "
    "heeft je u ik we wij er van voor met bij op in als dan dat die dit te om aan naar door nog ook wel niet geen "
    "tel telt worden wordt gele the a an and or are what who how when where why which much many may must can do "
    "does get gets have has punt punten point points you i we it of for with by on at if then that this to from "
    "yet also not no any yellow count counts be"
)
COMMON: Final = frozenset(_COMMON.split())
"""Words that every question has: nobody looks for them."""

"""What a lesson says: of each step what it teaches, what is asked, and what is said to an answer.

A place whose name begins with `tile` is filled with the name of a tile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.text.words import Words


class StepWords(NamedTuple):
    """The words of a step: its name, what it tells, what is asked, and what is said to who has it right."""

    title: Words
    told: tuple[Words, ...]
    ask: Words
    right: Words


STEPS: Final[Mapping[str, StepWords]] = {
    "suits": StepWords(
        Words("De drie soorten", "The three suits"),
        (
            Words(
                "Mahjong speelt u met stenen. Er zijn drie soorten, elk van 1 tot en met 9: tekens, kringen en bamboe. "
                "Bamboe 1 is een vogel.",
                "Mahjong is played with tiles. There are three suits, each from 1 to 9: characters, dots and bamboo. "
                "Bamboo 1 is a bird.",
            ),
            Words("Van iedere steen zijn er vier.", "There are four of every tile."),
        ),
        Words("Tik op {tile}.", "Tap {tile}."),
        Words("Goed: dat is {tile}.", "Right: that is {tile}."),
    ),
    "honours": StepWords(
        Words("Winden en draken", "Winds and dragons"),
        (
            Words(
                "Dan zijn er vier winden (oost, zuid, west, noord) en drie draken (wit, groen, rood). Samen heten "
                "ze troeven. "
                "Ze hebben geen volgorde.",
                "Then there are four winds (east, south, west, north) and three dragons (white, green, red). "
                "Together they "
                "are the honours. They have no order.",
            ),
        ),
        Words("Tik op de drie draken.", "Tap the three dragons."),
        Words("Goed: wit, groen en rood.", "Right: white, green and red."),
    ),
    "bonus": StepWords(
        Words("Seizoenen en bloemen", "Seasons and flowers"),
        (
            Words(
                "In dit boek doen {count:# seizoen of bloem|# seizoenen en bloemen} mee. Ze horen bij geen enkele set. "
                "Wie er een pakt, legt hem meteen open voor zich neer en pakt er een andere steen voor.",
                "In this book {count:# season or flower takes|# seasons and flowers take} part. They belong to no "
                "set. Who "
                "draws one lays it open "
                "before him at once and draws another tile for it.",
            ),
        ),
        Words("Welke steen legt u meteen open neer?", "Which tile do you lay out at once?"),
        Words("Goed. U pakt er een nieuwe steen voor.", "Right. You draw a new tile for it."),
    ),
    "pung": StepWords(
        Words("Een pung: drie gelijke", "A pung: three alike"),
        (
            Words(
                "U verzamelt sets. Een pung is drie keer precies dezelfde steen.",
                "You collect sets. A pung is three times exactly the same tile.",
            ),
        ),
        Words("Zoek de pung: tik op drie stenen.", "Find the pung: tap three tiles."),
        Words("Goed: een pung kringen 7.", "Right: a pung of dots 7."),
    ),
    "chow": StepWords(
        Words("Een chow: drie op een rij", "A chow: three in a row"),
        (
            Words(
                "Een chow is drie stenen van één soort op een rij, zoals 2, 3 en 4. Na 9 komt geen 1, en van winden "
                "en draken "
                "maakt u geen chow.",
                "A chow is three tiles of one suit in a row, such as 2, 3 and 4. After 9 comes no 1, and winds and "
                "dragons "
                "make no chow.",
            ),
        ),
        Words("Zoek de chow: tik op drie stenen.", "Find the chow: tap three tiles."),
        Words("Goed: bamboe 3, 4 en 5.", "Right: bamboo 3, 4 and 5."),
    ),
    "kong": StepWords(
        Words("Een kong: vier gelijke", "A kong: four alike"),
        (
            Words(
                "Vier gelijke stenen zijn een kong. Een kong telt als één set. Pung, chow en kong: meer sets zijn "
                "er niet.",
                "Four tiles alike are a kong. A kong counts as one set. Pung, chow and kong: there are no other sets.",
            ),
        ),
        Words("Welke drie of vier stenen zijn géén set?", "Which three or four tiles are no set?"),
        Words("Goed: winden vormen geen rij.", "Right: winds make no row."),
    ),
    "hand": StepWords(
        Words("Mahjong: vier sets en een paar", "Mahjong: four sets and a pair"),
        (
            Words(
                "Wie het eerst vier sets en een paar heeft, wint het spel: mahjong. Een paar is twee keer dezelfde "
                "steen. "
                "Samen zijn dat veertien stenen.",
                "Whoever first has four sets and a pair wins the hand: mahjong. A pair is the same tile twice. "
                "Together "
                "that is fourteen tiles.",
            ),
        ),
        Words("Dit is mahjong. Welke twee stenen zijn het paar?", "This is mahjong. Which two tiles are the pair?"),
        Words(
            "Goed. Daarnaast liggen er drie chows en een pung rode draken.",
            "Right. Beside it there are three chows and a pung of red dragons.",
        ),
    ),
    "turn": StepWords(
        Words("Wie er aan de beurt is", "Whose turn it is"),
        (
            Words(
                "U hebt dertien stenen. In uw beurt pakt u er een van de muur en legt u er een open weg. Oost begint.",
                "You have thirteen tiles. In your turn you draw one from the wall and discard one. East begins.",
            ),
            Words(
                "De beurt gaat tegen de klok in: van u naar wie rechts van u zit.",
                "Play goes anticlockwise: from you to the player on your right.",
            ),
        ),
        Words("U hebt net een steen weggelegd. Wie is er nu?", "You have just discarded a tile. Who is next?"),
        Words("Goed: wie rechts van u zit.", "Right: the player on your right."),
    ),
    "discard": StepWords(
        Words("Uw eerste steen weg", "Your first discard"),
        (
            Words(
                "U hebt veertien stenen: er moet er één weg. Houd wat bij elkaar hoort: paren, en stenen die naast "
                "elkaar "
                "liggen. Een steen die alleen staat kan weg.",
                "You have fourteen tiles: one must go. Keep what belongs together: pairs, and tiles that are "
                "neighbours. "
                "A tile that stands alone can go.",
            ),
        ),
        Words("Welke steen legt u weg?", "Which tile do you discard?"),
        Words(
            "Goed: die steen hielp nergens aan mee. U mist er nog {missing:#|#} voor vier sets en een paar.",
            "Right: that tile helped nothing. You still lack {missing:#|#} for four sets and a pair.",
        ),
    ),
    "claim": StepWords(
        Words("Een pung roepen", "Calling a pung"),
        (
            Words(
                "Hebt u twee gelijke stenen en legt iemand de derde weg, wie dan ook? Roep “pung”, pak de steen en "
                "leg de "
                "pung open neer. Dan legt u een steen weg, en gaat het spel rechts van u verder.",
                "Do you have two tiles alike and does anybody discard the third? Call “pung”, take the tile and lay "
                "the pung "
                "open. Then you discard, and play goes on to your right.",
            ),
        ),
        Words(
            "De speler tegenover u legt {tile} weg. Wat kunt u roepen?",
            "The player across discards {tile}. What can you call?",
        ),
        Words("Goed: u hebt er twee, en dit is de derde.", "Right: you have two, and this is the third."),
    ),
    "claim_chow": StepWords(
        Words("Een chow roepen", "Calling a chow"),
        (
            Words(
                "Voor een chow mag u alleen de steen nemen van wie links van u zit: die speelt vlak vóór u.",
                "For a chow you may take only the tile of the player on your left, who plays just before you.",
            ),
        ),
        Words(
            "U hebt bamboe 3 en 4. Wiens steen mag u nemen voor een chow?",
            "You have bamboo 3 and 4. Whose tile may you take for a chow?",
        ),
        Words("Goed: die van uw linkerbuur.", "Right: that of the player on your left."),
    ),
    "priority": StepWords(
        Words("Twee willen dezelfde steen", "Two want the same tile"),
        (
            Words(
                "Soms roepen er twee. Mahjong gaat voor alles, pung en kong gaan voor chow. Niet wie het eerst roept.",
                "Sometimes two call. Mahjong goes before everything, pung and kong before chow. It is not who calls "
                "first.",
            ),
        ),
        Words(
            "U roept chow op {tile}. De speler tegenover u roept pung. Wie krijgt de steen?",
            "You call chow on {tile}. The player across calls pung. Who gets the tile?",
        ),
        Words("Goed: pung gaat voor chow.", "Right: pung goes before chow."),
    ),
    "replacement": StepWords(
        Words("Vier gelijke stenen", "Four tiles alike"),
        (
            Words(
                "Hebt u er vier gelijk, dan mag u in uw beurt een kong neerleggen. Een set heeft eigenlijk drie "
                "stenen: de "
                "vierde is er een te veel.",
                "With four alike you may lay down a kong in your turn. A set really has three tiles: the fourth is "
                "one too "
                "many.",
            ),
        ),
        Words("U legt uw kong neer. Wat doet u daarna?", "You lay down your kong. What do you do next?"),
        Words(
            "Goed: een steen van het andere eind van de muur. Anders had u er een te weinig.",
            "Right: a tile from the other end of the wall. Otherwise you would have one too few.",
        ),
    ),
    "wait": StepWords(
        Words("Wachten", "Waiting"),
        (
            Words(
                "Mist u nog één steen, dan wacht u. Dat hoeft u niet te zeggen. De laatste steen mag u van iedereen "
                "nemen, of "
                "zelf pakken.",
                "If you lack one tile, you are waiting. You need not say so. The last tile you may take from "
                "anybody, or draw "
                "yourself.",
            ),
        ),
        Words("Op welke steen wacht u?", "Which tile are you waiting for?"),
        Words("Goed: met {tile} hebt u vier sets en een paar.", "Right: with {tile} you have four sets and a pair."),
    ),
    "minimum": StepWords(
        Words("Mag u uitgaan?", "May you go out?"),
        (
            Words(
                "Vier sets en een paar zijn niet altijd genoeg. Ieder boek vraagt iets anders.",
                "Four sets and a pair are not always enough. Every book asks for something else.",
            ),
        ),
        Words("Met welke hand mag u uitgaan?", "With which hand may you go out?"),
        Words("Goed. Zo worden de twee handen geteld:", "Right. This is how the two hands are counted:"),
    ),
    "mahjong": StepWords(
        Words("Uw eerste mahjong", "Your first mahjong"),
        (
            Words(
                "Daar is hij: de speler tegenover u legt {tile} weg.",
                "There it is: the player across discards {tile}.",
            ),
        ),
        Words("Wat roept u?", "What do you call?"),
        Words("Mahjong! U hebt dit spel gewonnen.", "Mahjong! You have won this hand."),
    ),
    "count": StepWords(
        Words("Wat is het waard?", "What is it worth?"),
        (Words("Zo wordt deze hand geteld.", "This is how this hand is counted."),),
        Words("Wat is deze mahjong waard?", "What is this mahjong worth?"),
        Words("Goed: {total}.", "Right: {total}."),
    ),
    "pay": StepWords(
        Words("Wie betaalt wie?", "Who pays whom?"),
        (
            Words(
                "U bent Zuid en hebt mahjong gemaakt met een steen van Noord, tegenover u.",
                "You are South and have made mahjong with a tile from North, across from you.",
            ),
        ),
        Words("Wat betaalt Oost aan u?", "What does East pay to you?"),
        Words("Goed. Zo gaan de punten over de tafel:", "Right. This is how the points go across the table:"),
    ),
    "play": StepWords(
        Words("Aan tafel", "To the table"),
        (
            Words(
                "U weet nu genoeg voor uw eerste spel. Er wachten drie tegenspelers die het zelf nog leren. Naast u "
                "zit een coach: bij iedere keuze zegt hij wat hij zou doen. U mag iets anders doen, en in het menu "
                "“Tafel” zet u hem uit.",
                "You now know enough for your first hand. Three opponents who are still learning are waiting. A coach "
                "sits beside you: at every choice it says what it would do. You may do something else, and in the menu "
                "“Table” you switch it off.",
            ),
            Words(
                "Van de eerste twee spellen zijn de stenen uitgezocht: wie de coach volgt, maakt bijna altijd in het "
                "eerste of het tweede mahjong. De anderen weten daar niets van. Daarna is alles weer toeval.",
                "The tiles of the first two hands were picked: who follows the coach nearly always makes mahjong in "
                "the first or the second. The others know nothing of it. After that all is chance again.",
            ),
            Words(
                "Niet onthouden wat alles waard is? Dat hoeft niet: na elk spel ziet u regel voor regel hoe er "
                "geteld is.",
                "You need not remember what everything is worth: after each hand you see line by line how it was "
                "counted.",
            ),
        ),
        Words("", ""),
        Words("", ""),
    ),
}

ABOUT: Final[Mapping[str, Words]] = {
    "minimum_doubles": Words(
        "In dit boek mag u pas uitgaan met {minimum:# verdubbeling|# verdubbelingen}. Een verdubbeling maakt uw punten "
        "twee keer zo veel.",
        "In this book you may go out only with {minimum:# double|# doubles}. A double makes your points twice as many.",
    ),
    "minimum_fan": Words(
        "In dit boek telt u in fan, en mag u pas uitgaan met {minimum} fan.",
        "In this book you count in fan, and may go out only with {minimum} fan.",
    ),
    "minimum_points": Words(
        "In dit boek mag u pas uitgaan met {minimum:# punt|# punten}.",
        "In this book you may go out only with {minimum:# point|# points}.",
    ),
    "most_chows": Words(
        "In dit boek heeft een mahjong hoogstens {chows:# chow|# chows}, of vier.",
        "In this book a mahjong has at most {chows:# chow|# chows}, or four.",
    ),
    "what_counts": Words(
        "Onder iedere hand staat wat er daarvoor in telt.", "Beneath each hand stands what counts for that in it."
    ),
    "count_points": Words("Er wordt in punten geteld.", "It is counted in points."),
    "count_fan": Words("Er wordt in fan geteld.", "It is counted in fan."),
    "everybody_pays": Words(
        "Iedereen betaalt de winnaar wat zijn hand waard is: {total}. Oost betaalt dubbel.",
        "Everybody pays the winner what his hand is worth: {total}. East pays double.",
    ),
    "losers_settle": Words(
        "De verliezers verrekenen ook onderling wat de een meer heeft dan de ander: hier had Oost {east}, West {west} "
        "en Noord {north}. Ook daarbij betaalt en krijgt Oost dubbel.",
        "The losers settle among themselves too what one has more than another: here East had {east}, West {west} and "
        "North {north}. There too East pays and receives double.",
    ),
    "only_winner": Words(
        "Alleen de winnaar krijgt iets. Wie de steen weglegde betaalt meer dan de anderen: Noord betaalt u "
        "{north_pays}, West {west_pays}.",
        "Only the winner receives. Who discarded the tile pays more than the others: North pays you {north_pays}, West "
        "{west_pays}.",
    ),
}
"""What a step says besides, by what the book has."""

GROUPS: Final[Mapping[str, Words]] = {
    "characters": Words("Tekens", "Characters"),
    "dots": Words("Kringen", "Dots"),
    "bamboo": Words("Bamboe", "Bamboo"),
    "winds": Words("Winden: oost, zuid, west, noord", "Winds: east, south, west, north"),
    "dragons": Words("Draken: wit, groen, rood", "Dragons: white, green, red"),
    "pung": Words("Een pung", "A pung"),
    "chow": Words("Een chow", "A chow"),
    "kong": Words("Een kong", "A kong"),
}
"""What lies on the table."""

CHOICES: Final[Mapping[str, Words]] = {
    "left": Words("Links van u", "On your left"),
    "right": Words("Rechts van u", "On your right"),
    "across": Words("Tegenover u", "Across from you"),
    "chow": Words("Chow", "Chow"),
    "pung": Words("Pung", "Pung"),
    "kong": Words("Kong", "Kong"),
    "pass": Words("Niets", "Nothing"),
    "mahjong": Words("Mahjong", "Mahjong"),
    "draw": Words("Een steen van de muur", "A tile from the wall"),
    "first_call": Words("Wie het eerst riep", "Who called first"),
    "you_chow": Words("U, voor uw chow", "You, for your chow"),
    "other_pung": Words("De ander, voor een pung", "The other, for a pung"),
    "nothing": Words("Een steen wegleggen", "Discard a tile"),
    "one_more": Words("Nog een steen pakken", "Draw one more tile"),
    "from_others": Words("Op een ander wachten", "Wait for somebody else"),
}
"""Answers to choose from."""

REPLIES: Final[Mapping[str, Words]] = {
    "other_suit": Words(
        "Het getal klopt, de soort niet: dit is {tile_picked}.",
        "The number is right, the suit is not: this is {tile_picked}.",
    ),
    "other_rank": Words(
        "De soort klopt, het getal niet: dit is {tile_picked}.",
        "The suit is right, the number is not: this is {tile_picked}.",
    ),
    "suited": Words("Een steen met een getal is geen draak.", "A tile with a number is no dragon."),
    "winds": Words(
        "Er is een wind bij: die hebben de letter van hun streek.",
        "There is a wind among them: those have the letter of their direction.",
    ),
    "no_bonus": Words("Die steen houdt u: er is een set van te maken.", "That tile you keep: it can make a set."),
    "is_chow": Words(
        "Dat is een rij, een chow. Een pung is drie keer dezelfde.",
        "That is a row, a chow. A pung is the same three times.",
    ),
    "not_alike": Words("Die drie zijn niet gelijk.", "Those three are not alike."),
    "honours_no_chow": Words("Van winden en draken maakt u geen rij.", "Winds and dragons make no row."),
    "two_suits": Words("Alle drie moeten van één soort zijn.", "All three must be of one suit."),
    "is_a_set": Words("Dat is wel een set.", "That is a set."),
    "part_of_set": Words("Die horen bij een pung: er is nog een derde.", "Those belong to a pung: there is a third."),
    "no_pair": Words("Een paar is twee keer dezelfde steen.", "A pair is the same tile twice."),
    "turn_goes_right": Words("De beurt gaat naar rechts.", "The turn goes to the right."),
    "breaks_up": Words(
        "Die steen hoort bij andere: zoek er een die alleen staat.",
        "That tile belongs with others: find one that stands alone.",
    ),
    "chow_only_left": Words("Een chow alleen van wie links van u zit.", "A chow only from the player on your left."),
    "kong_needs_three": Words(
        "Voor een kong moet u er zelf al drie hebben.", "For a kong you must already have three."
    ),
    "rank_not_speed": Words("Het gaat niet om wie het eerst roept.", "It is not about who calls first."),
    "pung_before_chow": Words("Uw chow moet wachten: pung gaat voor.", "Your chow must wait: pung goes first."),
    "tile_short": Words(
        "Dan had u een steen te weinig voor vier sets en een paar.",
        "Then you would have one tile too few for four sets and a pair.",
    ),
    "short": Words(
        "Vier sets en een paar, maar te weinig waard om uit te gaan.",
        "Four sets and a pair, but worth too little to go out.",
    ),
    "no_mahjong": Words("Deze sets mogen hier niet samen.", "These sets may not be together here."),
    "not_this": Words("Met die steen is het nog geen mahjong.", "With that tile it is no mahjong yet."),
    "tile_is_gone": Words(
        "Dan is de steen weg, en u wachtte er juist op.", "Then the tile is gone, and it is just what you waited for."
    ),
    "doubles_double": Words(
        "Tel de punten op en verdubbel ze zo vaak als er staat.",
        "Add up the points and double them as often as it says.",
    ),
    "add_up": Words("Tel de regels bij elkaar op.", "Add up the lines."),
    "see_payments": Words("Kijk nog eens wie er betaalt, en hoeveel.", "Look again at who pays, and how much."),
}
"""What is said to an answer that is not right."""

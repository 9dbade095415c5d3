"""Why the referee does not allow an action."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

_WAIT = Words("Wacht op uw beurt.", "Wait for your turn.")
_PASS = Words("Pas, of vraag om iets anders.", "Pass, or ask for something else.")
_DISCARD = Words("Leg een steen weg.", "Discard a tile.")
_OTHER = Words("Kies iets anders.", "Choose something else.")
_REST = Words("Speel door zonder.", "Play on without it.")


def _trouble(nl: str, en: str, hint: Words) -> Trouble:
    return Trouble(Words(nl, en), hint)


TROUBLE: dict[str, Trouble] = {
    "no_hand": _trouble("Er is geen spel aan de gang.", "No hand is being played.", _WAIT),
    "hand_is_on": _trouble(
        "Het vorige spel is nog niet uit.",
        "The hand before is not over.",
        Words("Speel het eerst uit.", "Finish it first."),
    ),
    "seated_already": _trouble(
        "De plaatsen zijn al bepaald.",
        "The seats are found already.",
        Words("Dat gebeurt één keer, voor het eerste spel.", "That is done once, before the first hand."),
    ),
    "match_is_over": _trouble(
        "De partij is uit.", "The match is over.", Words("Begin een nieuwe partij.", "Begin a new match.")
    ),
    "no_such_seat": _trouble(
        "Plaats {seat} bestaat niet aan deze tafel.",
        "There is no seat {seat} at this table.",
        Words("De plaatsen zijn Oost, Zuid, West en (met vier) Noord.", "Seats are East, South, West and North."),
    ),
    "correction_players": _trouble(
        "De correctie noemt {count:# speler|# spelers}; het {wanted:is er|zijn er} {wanted}.",
        "The correction names {count:# player|# players}; there {wanted:is|are} {wanted}.",
        Words("Geef voor elke speler een getal.", "Give one number for each player."),
    ),
    "not_a_players_action": _trouble("Dat doet een speler niet.", "That is no player's action.", _OTHER),
    "not_your_turn": _trouble("U bent niet aan de beurt.", "It is not your turn.", _WAIT),
    "nothing_to_claim": _trouble("Er ligt niets wat u kunt opeisen.", "There is nothing for you to claim.", _WAIT),
    "answered": _trouble(
        "U hebt al gezegd wat u met deze steen doet, of hij is niet voor u.",
        "You have already said what you do with this tile, or it is not for you.",
        Words("Wat u het eerst riep, geldt.", "What you called first counts."),
    ),
    "wall_is_up": _trouble("De muur is op.", "The wall is up.", _DISCARD),
    "not_on_rack": _trouble(
        "Die steen staat niet op uw plank.",
        "That tile is not on your rack.",
        Words("Kies een steen van uw plank.", "Choose one of your own tiles."),
    ),
    "not_drawn": _trouble(
        "U hebt nog geen steen gepakt.",
        "You have not drawn a tile yet.",
        Words("Pak eerst een steen van de muur.", "Draw from the wall first."),
    ),
    "drawn_already": _trouble("U hebt al een steen gepakt.", "You have drawn already.", _DISCARD),
    "dead_hand": _trouble(
        "Uw hand is dood.",
        "Your hand is dead.",
        Words("Speel door en stuur aan op remise.", "Play on, and try for a draw."),
    ),
    "bonus_discard": _trouble(
        "Een weggelegde bloem of seizoen kan niemand gebruiken.", "Nobody can use a discarded flower or season.", _PASS
    ),
    "bonus_on_rack": _trouble(
        "Een bloem of seizoen legt u niet weg.",
        "A flower or season is not discarded.",
        Words("Leg hem open voor u neer.", "Lay it out before you."),
    ),
    "no_bonus_tile": _trouble("Dat is geen bloem of seizoen.", "That is no flower or season.", _OTHER),
    "passed": _trouble(
        "U hebt deze steen al voorbij laten gaan sinds uw laatste beurt.",
        "You have let this tile pass since your last turn.",
        Words("Na uw volgende beurt mag u hem weer opeisen.", "After your next turn you may claim it again."),
    ),
    "only_mahjong_robs": _trouble("Een kong rooft u alleen voor mahjong.", "A kong is robbed for mahjong only.", _PASS),
    "last_discard": _trouble(
        "De laatste steen is alleen voor mahjong op te eisen.",
        "The last discard may be claimed for mahjong only.",
        _PASS,
    ),
    "bet_keeps": _trouble(
        "U hebt gewed op deze dertien stenen.",
        "You have bet on these thirteen tiles.",
        Words("Leg weg wat u pakt, of maak mahjong.", "Discard what you draw, or make mahjong."),
    ),
    "no_pung": _trouble("U hebt geen twee van deze steen.", "You do not have two of this tile.", _PASS),
    "no_kong": _trouble("U hebt daar geen kong van.", "You have no kong of it.", _OTHER),
    "no_chow": _trouble("Met die stenen maakt u geen chow.", "Those tiles make no chow.", _PASS),
    "nothing_left": _trouble(
        "Dan hebt u geen steen meer om weg te leggen.", "Then you have no tile left to discard.", _PASS
    ),
    "four_sets": _trouble("U hebt al vier sets liggen.", "You have laid out four sets already.", _REST),
    "no_open_chows": _trouble(
        "Met drie spelers legt u geen open chow.", "With three players no chow is laid open.", _PASS
    ),
    "chow_not_next": _trouble(
        "Chowen mag alleen wie nu aan de beurt zou komen.", "Only the player whose turn is next may chow.", _PASS
    ),
    "no_replacement": _trouble(
        "Er is geen losse steen meer voor een kong.", "There is no replacement tile left for a kong.", _OTHER
    ),
    "owes_replacement": _trouble(
        "U moet nog een vervangende steen pakken.",
        "You still have to take a replacement tile.",
        Words("Pak hem van de dode muur.", "Take it from the dead wall."),
    ),
    "nothing_owed": _trouble(
        "U hebt geen recht op een vervangende steen.", "You are not owed a replacement tile.", _DISCARD
    ),
    "accepted": _trouble(
        "Een geaccepteerde vervangingssteen mag u in deze beurt niet wegleggen.",
        "A replacement tile that was accepted may not be discarded in this turn.",
        Words("Leg een andere steen weg.", "Discard another tile."),
    ),
    "kong_after_claim": _trouble(
        "Een eigen kong legt u pas als u een steen van de muur hebt gepakt.",
        "A kong of your own is declared after drawing from the wall.",
        _DISCARD,
    ),
    "claimed_for_a_set": _trouble(
        "U hebt deze steen voor een set opgeëist, niet voor mahjong.",
        "You claimed this tile for a set, not for mahjong.",
        _DISCARD,
    ),
    "no_mahjong": _trouble("Uw stenen zijn nog geen mahjong.", "Your tiles are no mahjong yet.", _OTHER),
    "under_minimum": _trouble("Uw mahjong haalt het minimum niet.", "Your mahjong does not reach the minimum.", _OTHER),
    "no_seasons": _trouble(
        "Seizoenen eist u alleen op bij het pakken van het zevende of achtste.",
        "Seasons are claimed only when the seventh or eighth is drawn.",
        _REST,
    ),
    "no_moon": _trouble(
        "'Maan eet cake' meldt u alleen bij het pakken van de laatste steen.",
        "'Maan eet cake' is announced only when the last tile is drawn.",
        _REST,
    ),
    "must_discard": _trouble("U moet een steen wegleggen.", "You must discard a tile.", _DISCARD),
    "no_timeouts": _trouble("Uw time-outs zijn op.", "Your time-outs are used up.", _OTHER),
    "no_bets": _trouble("Dit boek kent geen weddenschap.", "This book knows no bets.", _REST),
    "bet_already": _trouble("U hebt al gewed.", "You have bet already.", _REST),
    "bet_too_late": _trouble("Er zijn al veertien stenen weggelegd.", "Fourteen tiles have been discarded.", _REST),
    "not_waiting": _trouble(
        "U hebt geen wachtend spel.",
        "Your hand is not waiting.",
        Words("Wed pas als er één steen ontbreekt.", "Bet when one tile is missing."),
    ),
}

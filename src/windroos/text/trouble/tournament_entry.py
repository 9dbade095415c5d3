"""What can be wrong with registering for a tournament."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "tournament_code": trouble(
        "Dat is niet de code op de kaart van {entrant}.",
        "That is not the code on the card of {entrant}.",
        "De code staat op zijn badge en zijn routekaart. Geen kaart? Teken het briefje en geef het aan de leiding.",
        "The code stands on his badge and his route card. No card? Sign the slip and give it to the desk.",
    ),
    "tournament_code_tries": trouble(
        "Er zijn te veel verkeerde codes getypt: meer dan {most} in een minuut.",
        "Too many wrong codes were typed: more than {most} in a minute.",
        "Wacht een minuut, of laat de leiding het getekende briefje invoeren.",
        "Wait a minute, or let the desk enter the signed slip.",
    ),
    "tournament_card_withdrawn": trouble(
        "Deze kaart is ingetrokken: er is een nieuwe.",
        "This card was withdrawn: there is a new one.",
        "Scan de nieuwe kaart, of vraag erom bij de leiding.",
        "Scan the new card, or ask the desk for it.",
    ),
    "tournament_card_whose": trouble(
        "Van wie de kaart is, staat er niet bij.",
        "It does not say whose card it is.",
        "Noem een speler of een tafel, één van de twee.",
        "Name a player or a table, one of the two.",
    ),
    "tournament_own_card": trouble(
        "Dit is voor wie een eigen kaart heeft.",
        "This is for who has a card of his own.",
        "Scan de code op uw badge. Is die weg, vraag dan een nieuwe bij de leiding.",
        "Scan the code on your badge. If it is gone, ask the desk for a new one.",
    ),
    "tournament_numbered": trouble(
        "{entrant} heeft al een speelnummer.",
        "{entrant} has a playing number already.",
        "Meld hem af bij Invallers; dan blijft de loting zoals zij is.",
        "Withdraw him at Substitutes; then the draw stays as it is.",
    ),
    "tournament_register_closed": trouble(
        "De inschrijving is gesloten.",
        "Registration is closed.",
        "Vraag de organisatie of u nog mee kunt doen.",
        "Ask the organisers whether you can still take part.",
    ),
    "tournament_register_rules": trouble(
        "Wie zich inschrijft kent de spel- en toernooiregels en houdt zich eraan.",
        "Who registers knows the rules of play and of tournaments and keeps to them.",
        "Zet daar een vinkje bij (gedragsregel 2 van de bond).",
        "Tick that (rule of conduct 2 of the Dutch bond).",
    ),
    "tournament_register_full": trouble(
        "Er zijn zoveel inschrijvingen dat er geen meer bij kan.",
        "There are so many entries that no more can be taken.",
        "Vraag de organisatie of u nog mee kunt doen.",
        "Ask the organisers whether you can still take part.",
    ),
    "tournament_register_twice": trouble(
        "Er is al iemand van die naam of met dat EMA-nummer ingeschreven.",
        "Somebody of that name or with that EMA number has registered already.",
        "Was u dat? Dan is het in orde. Anders: vraag het de organisatie.",
        "Was that you? Then all is well. Else ask the organisers.",
    ),
    "tournament_register_reserved": trouble(
        "{reserved:# plaats voor het eigen land is|# plaatsen voor het eigen land zijn er} meer dan alle {places}.",
        "{reserved:# place for one's own country is|# places for one's own country are} more than all {places}.",
        "Geef een kleiner aantal, of meer plaatsen.",
        "Give a smaller number, or more places.",
    ),
    "tournament_entrants_many": trouble(
        "Meer dan {most} deelnemers worden niet in één keer overgenomen.",
        "More than {most} entrants are not taken over at once.",
        "Verdeel de lijst.",
        "Divide the list.",
    ),
    "tournament_taken_none": trouble(
        "Van dat bestand is niets overgenomen.",
        "Nothing was taken over from that file.",
        "Kijk bij Deelnemers welke lijsten er zijn.",
        "See at Players which lists there are.",
    ),
    "tournament_sticks": trouble(
        "Er liggen nog {sticks} stokjes op tafel, en er is niet gezegd voor wie.",
        "There are {sticks} sticks on the table still, and nobody said for whom.",
        "Kies wie ze krijgt.",
        "Choose who gets them.",
    ),
    "too_many_entrants": trouble(
        "Vanaf dit netwerk zijn net heel veel inschrijvingen verstuurd.",
        "A great many entries have just been sent from this network.",
        "Wacht een minuut, of vraag de organisatie u in te schrijven.",
        "Wait a minute, or ask the organisers to register you.",
    ),
}

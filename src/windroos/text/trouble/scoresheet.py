"""What can be wrong with a score sheet, and with a tap on it."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

_CHOOSE_OTHER = Words("Kies een ander.", "Choose somebody else.")
_TAKE_AWAY = Words("Haal eerst iets weg.", "Take something away first.")
_NEWER = Words(
    "Laad de pagina opnieuw. Blijft het zo, meld het dan.", "Load the page again. If it stays so, report it."
)
_NOT_HERE = Words("Laat het weg.", "Leave it out.")

TROUBLE: dict[str, Trouble] = {
    # the opening
    "sheet_players": Trouble(
        Words("Aan tafel zitten drie, vier of vijf spelers, niet {count}.", "Three, four or five play, not {count}."),
        Words("Vul drie, vier of vijf namen in.", "Fill in three, four or five names."),
    ),
    "sheet_name_empty": Trouble(
        Words("Speler {place} heeft nog geen naam.", "Player {place} has no name yet."),
        Words("Vul een naam in.", "Fill in a name."),
    ),
    "sheet_name_long": Trouble(
        Words("De naam {player} is te lang.", "The name {player} is too long."),
        Words("Gebruik ten hoogste {most} tekens.", "Use {most} characters at most."),
    ),
    "sheet_name_sign": Trouble(
        Words("In de naam van speler {place} staat een onzichtbaar teken.", "Player {place}'s name has a hidden sign."),
        Words("Typ de naam opnieuw.", "Type the name again."),
    ),
    "sheet_name_twice": Trouble(
        Words("{player} zit twee keer aan tafel.", "{player} sits at the table twice."),
        Words("Zet er een letter van de achternaam bij.", "Add a letter of the family name."),
    ),
    "sheet_people": Trouble(
        Words(
            "Bij {wanted:# speler|# spelers} {count:hoort niet # persoon|horen geen # personen}.",
            "{wanted:# player is|# players are} not {count:# person|# people}.",
        ),
        Words("Noem van iedere speler wie het is, of van niemand.", "Say of every player who it is, or of none."),
    ),
    "sheet_title": Trouble(
        Words("De naam van de tafel kan zo niet.", "The table cannot have this name."),
        Words("Gebruik ten hoogste {most} gewone tekens.", "Use {most} plain characters at most."),
    ),
    # who and what
    "sheet_no_player": Trouble(
        Words("Speler {place} zit niet aan tafel.", "There is no player {place} at the table."), _CHOOSE_OTHER
    ),
    "sheet_swap": Trouble(
        Words("{player} zit al op de eigen plaats.", "{player} sits in the own place already."), _CHOOSE_OTHER
    ),
    "sheet_dreams": Trouble(
        Words("{player} droomt dit spel.", "{player} sits this hand out."),
        Words("Een dromer speelt, betaalt en ontvangt niet.", "Who sits out does not play, pay or receive."),
    ),
    "sheet_select_first": Trouble(
        Words("Van wie is deze steen?", "Whose tile is this?"),
        Words("Tik eerst op een speler.", "Tap a player first."),
    ),
    "sheet_no_winner_yet": Trouble(
        Words("Er is nog geen winnaar.", "Nobody has won yet."), Words("Kies eerst wie won.", "Choose who won first.")
    ),
    "sheet_no_end": Trouble(
        Words("Zo kan een spel bij {rules} niet eindigen.", "A hand cannot end like that by {rules}."), _CHOOSE_OTHER
    ),
    "sheet_no_how": Trouble(
        Words("Bij {rules} zijn er geen geluksstenen.", "There are no bonus tiles by {rules}."),
        Words("Kies muur of losse steen.", "Choose wall or loose tile."),
    ),
    "sheet_no_circumstance": Trouble(
        Words("Dat kan bij deze hand niet.", "That cannot be with this hand."),
        Words("Kijk eerst hoe de winnende steen kwam.", "Look at how the winning tile came first."),
    ),
    "sheet_giver_self": Trouble(
        Words("{player} kan de steen niet van zichzelf hebben.", "{player} cannot have the tile from themselves."),
        _CHOOSE_OTHER,
    ),
    "sheet_giver_own_draw": Trouble(
        Words("De winnende steen is zelf gepakt.", "The winning tile was self-drawn."),
        Words("Kies 'van tafel' als een ander hem weglegde.", "Choose 'discard' if another player laid it away."),
    ),
    "sheet_winner_dead": Trouble(
        Words("{player} heeft een dood spel en kan niet winnen.", "{player} has a dead hand and cannot win."),
        Words("Haal 'dood spel' weg of kies een andere winnaar.", "Take 'dead hand' off or choose another winner."),
    ),
    "sheet_false_ended": Trouble(
        Words("Het spel eindigde met de valse mahjong van {player}.", "The hand ended with {player}'s false mahjong."),
        Words("Haal die eerst weg als het anders ging.", "Take that off first if it went otherwise."),
    ),
    "sheet_false_alone": Trouble(
        Words("Een valse mahjong beëindigt het spel: er is er maar één.", "A false mahjong ends the hand: only one."),
        Words("Haal eerst de winnaar of de andere weg.", "Take the winner or the other one off first."),
    ),
    "sheet_no_false_kind": Trouble(
        Words("Die soort valse mahjong kent {rules} niet.", "{rules} knows no such false mahjong."), _NOT_HERE
    ),
    "sheet_liable_winner": Trouble(
        Words("{player} won en kan niet voor allen betalen.", "{player} won and cannot pay for all."), _CHOOSE_OTHER
    ),
    # tiles
    "sheet_used_up": Trouble(
        Words("Alle vier liggen al op tafel: {tile}.", "All four lie on the table already: {tile}."),
        Words("Haal er een weg waar hij niet hoort.", "Take one away where it does not belong."),
    ),
    "sheet_too_few_left": Trouble(
        Words("Er {count:is er nog maar #|zijn er nog maar #} van {tile}.", "Only {count:# is|# are} left of {tile}."),
        Words("Haal er een weg waar hij niet hoort.", "Take one away where it does not belong."),
    ),
    "sheet_no_such_tile": Trouble(
        Words("Bij {rules} doet deze steen niet mee: {tile}.", "There is no such tile by {rules}: {tile}."),
        Words("Kies een andere steen.", "Choose another tile."),
    ),
    "sheet_thirteen": Trouble(
        Words("{player} heeft al dertien stenen.", "{player} has thirteen tiles already."),
        Words(
            "Won {player}? Kies dat eerst. Anders: haal eerst een steen weg.",
            "Did {player} win? Choose that first. Else take a tile away first.",
        ),
    ),
    "sheet_hand_full": Trouble(
        Words("{player} heeft al veertien stenen.", "{player} has fourteen tiles already."), _TAKE_AWAY
    ),
    "sheet_no_room": Trouble(
        Words("Voor deze set is bij {player} geen plaats meer.", "{player} has no room for this set."), _TAKE_AWAY
    ),
    "sheet_four_sets": Trouble(
        Words("{player} heeft al vier sets op tafel.", "{player} has four sets on the table already."), _TAKE_AWAY
    ),
    "sheet_no_set": Trouble(
        Words("Met deze steen begint geen set: {tile}.", "No set begins with this tile: {tile}."),
        Words("Een chow begint met 1 tot en met 7 van een kleur.", "A chow begins with 1 to 7 of a suit."),
    ),
    "sheet_no_open_chows": Trouble(
        Words("Met drie spelers mag geen chow op tafel.", "With three players no chow is laid out."),
        Words("Zet de stenen op de plank.", "Put the tiles on the rack."),
    ),
    "sheet_no_east_first": Trouble(
        Words(
            "Deze set kan niet met de eerste steen van Oost gemaakt zijn.",
            "This set cannot have been made with East's first discard.",
        ),
        _NOT_HERE,
    ),
    "sheet_chow_left": Trouble(
        Words("Een chow kan alleen met een steen van {player}.", "A chow takes a tile of {player} only."),
        Words("Dat is de speler die vóór hem aan de beurt is.", "That is the player whose turn comes before."),
    ),
    "sheet_nothing_there": Trouble(
        Words("Daar ligt niets om weg te halen.", "There is nothing to take away."),
        Words("Kies een steen of set die er ligt.", "Choose a tile or set that lies there."),
    ),
    "sheet_nothing_to_undo": Trouble(
        Words("Er is niets om ongedaan te maken.", "There is nothing to undo."), Words("Begin maar.", "Just begin.")
    ),
    # numbers and marks
    "sheet_number": Trouble(
        Words("Dat getal kan niet.", "That number cannot be."),
        Words("Kies een heel getal van 0 tot en met {most}.", "Choose a whole number from 0 to {most}."),
    ),
    "sheet_points_loser": Trouble(
        Words("{player} won niet, en alleen de winnaar scoort.", "{player} did not win, and only the winner scores."),
        Words("Kies eerst wie won.", "Choose who won first."),
    ),
    "sheet_no_sum": Trouble(
        Words("{rules} kent geen punten met verdubbelingen.", "{rules} knows no points with doubles."),
        Words("Vul de score in.", "Fill in the score."),
    ),
    "sheet_no_bet": Trouble(Words("{rules} kent geen weddenschap.", "{rules} knows no bet."), _NOT_HERE),
    "sheet_no_special": Trouble(
        Words("{rules} kent geen bijzondere spelen.", "{rules} knows no special hands."), _NOT_HERE
    ),
    "sheet_name_winner": Trouble(
        Words("{player} won niet.", "{player} did not win."),
        Words("Noem het spel van wie won.", "Name the hand of who won."),
    ),
    "sheet_name_tiles": Trouble(
        Words("De stenen van {player} zeggen al welk spel het is.", "{player}'s tiles already say which hand it is."),
        Words("Haal ze weg, of laat de naam weg.", "Take them away, or leave out the name."),
    ),
    "sheet_name_unknown": Trouble(
        Words("{rules} kent dat spel niet.", "{rules} does not know that hand."),
        Words(
            "Kies een van de spellen, of een nummer van hoogstens 54.", "Choose one of the hands, or a number up to 54."
        ),
    ),
    "sheet_name_near": Trouble(
        Words(
            "{rules} kent het spel '{named}' niet, wel: {near}.",
            "{rules} does not know the hand '{named}', but: {near}.",
        ),
        Words("Neem dat, of een nummer van hoogstens 54.", "Take that, or a number up to 54."),
    ),
    "sheet_name_worth": Trouble(
        Words(
            "Dat spel is {worth:# punt|# punten} waard, en er staat {points}.",
            "That hand is worth {worth}, and it says {points}.",
        ),
        Words("Verbeter de score, of kies een ander spel.", "Correct the score, or choose another hand."),
    ),
    "sheet_no_fouls": Trouble(
        Words("{rules} telt geen overtredingen.", "{rules} counts no offences."),
        Words("Verbeter de punten met de hand.", "Correct the points by hand."),
    ),
    "sheet_no_liable": Trouble(Words("{rules} kent geen pao.", "{rules} knows no pao."), _NOT_HERE),
    "sheet_no_double": Trouble(
        Words("In deze ronde betaalt en ontvangt Oost dubbel.", "In this round East pays and receives double."),
        Words("Alleen in de ronde van de groene draak is dat een ander.", "Only the green dragon's round differs."),
    ),
    # the sheet
    "sheet_incomplete": Trouble(
        Words("Spel {number} is nog niet compleet.", "Hand {number} is not complete yet."),
        Words("Kijk wat er nog ontbreekt.", "See what is still missing."),
    ),
    "sheet_over": Trouble(
        Words("De wedstrijd is afgelopen.", "The match is over."),
        Words("Verbeteren kan nog wel. Toch verder? Zet de beurt.", "Hands can be corrected. To go on, set the turn."),
    ),
    "sheet_not_ended": Trouble(
        Words("Niemand heeft deze wedstrijd beëindigd.", "Nobody has ended this match."),
        Words(
            "Is hij uitgespeeld en wilt u verder? Zet de ronde en Oost.",
            "Was it played to its end and do you want to go on? Set the round and East.",
        ),
    ),
    "sheet_no_hand": Trouble(
        Words("Spel {number} staat niet op het blad.", "Hand {number} is not on the sheet."),
        Words("Kies een spel uit de lijst.", "Choose a hand from the list."),
    ),
    "sheet_struck": Trouble(
        Words("Spel {number} was al doorgehaald.", "Hand {number} was struck out already."),
        Words("Verbeter het om het weer te laten tellen.", "Correct it to let it count again."),
    ),
    "sheet_breaks": Trouble(
        Words("Dan klopt spel {number} niet meer. {cause}", "Then hand {number} is not right any more. {cause}"),
        Words("Verbeter eerst spel {number}.", "Correct hand {number} first."),
    ),
    "sheet_remark_breaks": Trouble(
        Words("Dan klopt een latere aantekening niet meer. {cause}", "Then a later remark is wrong. {cause}"),
        Words("Begin bij het laatste spel.", "Begin with the last hand."),
    ),
    "sheet_points": Trouble(
        Words(
            "Er {count:is # getal|zijn # getallen} voor {wanted:# speler|# spelers}.",
            "There {count:is # number|are # numbers} for {wanted:# player|# players}.",
        ),
        Words("Geef elke speler een getal, 0 mag ook.", "Give each player a number; 0 will do."),
    ),
    "sheet_no_round": Trouble(
        Words("Die ronde is er niet in deze wedstrijd.", "This match has no such round."),
        Words("Kies een ronde uit de lijst.", "Choose a round from the list."),
    ),
    "sheet_reason": Trouble(
        Words("De reden is te lang.", "The reason is too long."),
        Words("Gebruik ten hoogste {most} tekens.", "Use {most} characters at most."),
    ),
    # what cannot be read
    "sheet_tap": Trouble(Words("Deze tik is niet te lezen ({key}).", "This tap cannot be read ({key})."), _NEWER),
    "sheet_event": Trouble(
        Words("Op het blad staat iets onleesbaars ({key}).", "Something on the sheet cannot be read ({key})."), _NEWER
    ),
    "sheet_not_opened": Trouble(
        Words("Dit blad is nooit begonnen.", "This sheet was never begun."),
        Words("Begin een nieuwe tafel.", "Begin a new table."),
    ),
    "sheet_opened_twice": Trouble(
        Words("Dit blad is al begonnen.", "This sheet has begun already."),
        Words("Begin een nieuwe tafel.", "Begin a new table."),
    ),
}

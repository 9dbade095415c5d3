"""What can be wrong with a result of an evening."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "club_result_meanwhile": trouble(
        "Iemand anders voerde intussen een uitslag van tafel {table} in; die van u is niet bewaard.",
        "Somebody else entered a result of table {table} meanwhile; yours was not kept.",
        "Hieronder staat wat er nu geldt. Zijn uw cijfers beter, bewaar ze dan nog eens.",
        "What holds now stands below. If your figures are better, keep them once more.",
    ),
    "club_length": trouble(
        "Bij {key} {count:staat # getal|staan # getallen} en geen {wanted}.",
        "At {key} there {count:is # figure|are # figures} and not {wanted}.",
        "Geef één getal per speler, in de volgorde van players.",
        "Give one figure for each player, in the order of players.",
    ),
    "club_mahjongs": trouble(
        "Er zijn meer mahjongs dan spellen, of meer veroorzaakt dan gemaakt.",
        "There are more mahjongs than hands, or more caused than made.",
        "Tel ze na.",
        "Count them again.",
    ),
    "club_hand_which": trouble(
        "Spel {number} heeft {points:# punt|# punten}: dan is het een bijzonder spel.",
        "Hand {number} has {points:# point|# points}, so it is a special hand.",
        "Kies bij dat spel welk bijzonder spel het was, of dat niemand het weet.",
        "Choose at that hand which special hand it was, or that nobody knows.",
    ),
    "club_sum": trouble(
        "De punten van deze tafel komen {off} van nul uit.",
        "The points of this table are {off} off zero.",
        'Misschien is één getal verkeerd overgenomen of ontbreekt er een speler; met "unsettled": true wordt '
        "het zo bewaard en telt de tafel niet mee.",
        'Perhaps one figure was copied wrongly or a player is missing; with "unsettled": true it is kept as '
        "it is and the table does not count.",
    ),
    "club_sum_sign": trouble(
        "De punten van deze tafel komen {off} van nul uit.",
        "The points of this table are {off} off zero.",
        'Waarschijnlijk is het teken van {points} (speler {place}) verkeerd; met "unsettled": true wordt het '
        "zo bewaard en telt de tafel niet mee.",
        'Probably the sign of {points} (player {place}) is wrong; with "unsettled": true it is kept as it is '
        "and the table does not count.",
    ),
    "club_sum_digit": trouble(
        "De punten van deze tafel komen {off} van nul uit.",
        "The points of this table are {off} off zero.",
        "Waarschijnlijk heeft {points} (speler {place}) een cijfer te veel of te weinig en is het {right}; met "
        '"unsettled": true wordt het zo bewaard en telt de tafel niet mee.',
        "Probably {points} (player {place}) has a digit too many or too few and is {right}; with "
        '"unsettled": true it is kept as it is and the table does not count.',
    ),
    "club_sum_swapped": trouble(
        "De punten van deze tafel komen {off} van nul uit.",
        "The points of this table are {off} off zero.",
        'Dat is deelbaar door 9: misschien zijn twee cijfers verwisseld; met "unsettled": true wordt het zo '
        "bewaard en telt de tafel niet mee.",
        'That is divisible by 9: perhaps two digits changed places; with "unsettled": true it is kept as it '
        "is and the table does not count.",
    ),
    "club_reason": trouble(
        "Tafel {table}, deel {part}, heeft al een uitslag.",
        "Table {table}, part {part}, has a result already.",
        "Geef met reason de reden als u hem verbetert; de oude blijft zichtbaar.",
        "Give the reason with reason if you correct it; the old one stays visible.",
    ),
    "club_closed": trouble(
        "Avond '{evening}' is gesloten.",
        "Evening '{evening}' is closed.",
        "Geef met reason de reden, of open de avond weer.",
        "Give the reason with reason, or open the evening again.",
    ),
    "club_agree_sum": trouble(
        "De uitslag van tafel {table} klopt nog niet, dus valt er niets te bevestigen.",
        "The result of table {table} does not add up yet, so there is nothing to confirm.",
        "Verbeter eerst de uitslag.",
        "Correct the result first.",
    ),
    "club_agree_seat": trouble(
        "Deze uitslag van tafel {table} is niet van wie dit zegt.",
        "This result of table {table} is not of who says so.",
        "Alleen wie daar speelde zegt of hij klopt.",
        "Only who played there says whether it is right.",
    ),
    "club_agree_changed": trouble(
        "De uitslag van tafel {table} is intussen veranderd.",
        "The result of table {table} has changed meanwhile.",
        "Kijk er nog eens naar, en zeg dan of hij klopt.",
        "Look at it again, and then say whether it is right.",
    ),
    "club_agree_code": trouble(
        "Dat is niet de code van de kaart van {name}.",
        "That is not the code of the card of {name}.",
        "De vier cijfers staan op de ledenkaart. Zonder kaart maakt de secretaris er een.",
        "The four digits stand on the member's card. Without a card the secretary makes one.",
    ),
    "club_no_result": trouble(
        "Tafel {table}, deel {part}, heeft geen uitslag.",
        "Table {table}, part {part}, has no result.",
        "Kijk naar de tafel en het deel.",
        "See which table and part it is.",
    ),
    "club_unsettled": trouble(
        "Aan tafel {table} komen de punten niet op nul uit.",
        "At table {table} the points do not add up.",
        'Verbeter de uitslag, of sluit met "unsettled": true: dan telt de tafel voor niemand.',
        'Correct the result, or close with "unsettled": true: then the table counts for nobody.',
    ),
    "club_merge_table": trouble(
        "Op avond '{evening}' zaten zij samen aan tafel {table}.",
        "On evening '{evening}' they sat together at table {table}.",
        "Dan zijn het er twee; of verbeter eerst die uitslag.",
        "Then they are two; or correct that result first.",
    ),
    "club_hand": trouble(
        "Spel {number}: {cause}",
        "Hand {number}: {cause}",
        "Verbeter dit spel en stuur de hele bon nog eens; er is niets bewaard.",
        "Correct this hand and send the whole form once more; nothing was kept.",
    ),
    "club_sheet_linked": trouble(
        "Tafel {table}, deel {part}, wordt al op een ander formulier geteld.",
        "Table {table}, part {part}, is counted on another sheet already.",
        "Ga verder op dat formulier.",
        "Go on with that sheet.",
    ),
    "club_sheet_rules": trouble(
        "Dit blad is naar andere spelregels geteld dan tafel {table}, deel {part}, speelt.",
        "This sheet was counted by other rules than table {table}, part {part}, plays.",
        "Kies een ander blad, of eerst de spelregels van deze tafel.",
        "Choose another sheet, or first the rules of this table.",
    ),
    "club_sheet_other": trouble(
        "Dit formulier hoort niet bij tafel {table}, deel {part}.",
        "This sheet does not belong to table {table}, part {part}.",
        "Neem het formulier over dat aan deze tafel is geopend.",
        "Take over the sheet that was opened for this table.",
    ),
    "club_points_missing": trouble(
        "Van speler {place} zijn er geen punten.",
        "There are no points of player {place}.",
        "Vul bij ieder de punten in, een 0 waar niets gewonnen of verloren is.",
        "Fill in everybody's points, a 0 where nothing was won or lost.",
    ),
    "club_hands_none": trouble(
        "Er is nog geen spel ingevuld.",
        "No hand was filled in yet.",
        "Kies bij elk spel wie er won.",
        "Choose for each hand who won.",
    ),
}

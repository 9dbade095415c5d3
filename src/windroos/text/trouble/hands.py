"""What can be wrong with tiles, hands and circumstances."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

_NOTATION_HINT = (
    "Schrijf bijvoorbeeld 123s (bamboe), 55p (kringen), 9m (tekens), 777z of RRR (rode draken), [234m] open.",
    "Write for instance 123s (bamboo), 55p (dots), 9m (characters), 777z or RRR (red dragons), [234m] open.",
)
_COUNT_HINT = (
    "Zonder de winnende steen horen er 13 te zijn, een kong telt als drie.",
    "Without the winning tile there should be 13, a kong counting as three.",
)

TROUBLE: dict[str, Trouble] = {
    "five_of_a_tile": trouble(
        "Er zijn maar vier stenen {tile}, en er liggen er {count}.",
        "Only four tiles of {tile} exist, and there are {count}.",
        "Kijk de stenen van deze hand na; de winnende steen telt mee.",
        "Check the tiles of this hand; the winning tile is counted too.",
    ),
    "wrong_count": trouble(
        "Deze hand telt {size:# steen|# stenen} ({concealed} op de plank, {melds:# set|# sets} op tafel).",
        "This hand has {size:# tile|# tiles} ({concealed} on the rack, {melds:# set|# sets} laid out).",
        *_COUNT_HINT,
    ),
    "no_such_chow": trouble(
        "Een chow die met {tile} begint bestaat niet.",
        "There is no chow that begins with {tile}.",
        "Een chow is drie opvolgende nummers van bamboe, kringen of tekens.",
        "A chow is three successive numbers of bamboo, dots or characters.",
    ),
    "meld_of_bonus": trouble(
        "Van {tile} kan geen set gelegd worden.",
        "No set can be made of {tile}.",
        "Seizoenen en bloemen horen bij de gelukstenen.",
        "Seasons and flowers belong with the bonus tiles.",
    ),
    "concealed_meld": trouble(
        "Een dichte {kind} van {tile} ligt niet op tafel.",
        "A concealed {kind} of {tile} is not laid out.",
        "Zet de stenen bij de dichte stenen; alleen een kong ligt dicht op tafel.",
        "Put the tiles with the concealed tiles; only a kong lies concealed on the table.",
    ),
    "bonus_on_rack": trouble(
        "{tile} kan niet op de plank staan.",
        "{tile} cannot stand on the rack.",
        "Seizoenen en bloemen horen bij de gelukstenen.",
        "Seasons and flowers belong with the bonus tiles.",
    ),
    "not_a_bonus": trouble(
        "{tile} is geen seizoen of bloem.",
        "{tile} is no season or flower.",
        "Gelukstenen zijn f1-f4 (seizoenen) en g1-g4 (bloemen).",
        "Bonus tiles are f1-f4 (seasons) and g1-g4 (flowers).",
    ),
    "bonus_twice": trouble(
        "De geluksteen {tile} ligt er twee keer, en er is er maar één van.",
        "The bonus tile {tile} is there twice, and only one exists.",
        "Haal er een weg.",
        "Take one away.",
    ),
    "too_many_melds": trouble(
        "Er {melds:ligt # set|liggen # sets} op tafel.",
        "There {melds:is # set|are # sets} laid out.",
        "Een hand heeft hooguit vier sets.",
        "A hand has four sets at most.",
    ),
    "bet_of_winner": trouble(
        "De weddenschap van een winnaar hoort bij zijn winst.",
        "A winner's bet belongs with the win.",
        "Zet het woord bet bij de winnende steen.",
        "Put the word bet with the winning tile.",
    ),
    "claimed_seasons": trouble(
        "Met {count:# seizoen|# seizoenen} kan geen mahjong gemeld worden.",
        "Mahjong cannot be claimed with {count:# season|# seasons}.",
        "Het kan met zeven of acht.",
        "Seven or eight can.",
    ),
    "seasons_not_there": trouble(
        "Er is mahjong gemeld met {count:# seizoen|# seizoenen}, maar er {bonus:ligt er #|liggen er #}.",
        "Mahjong was claimed with {count:# season|# seasons}, but {bonus:# is|# are} there.",
        "Leg de seizoenen en bloemen erbij: f1-f4 en g1-g4.",
        "Add the seasons and flowers: f1-f4 and g1-g4.",
    ),
    "first14_not_east": trouble(
        "Alleen Oost kan met de eerste veertien stenen winnen.",
        "Only East can win with the first fourteen tiles.",
        "Zet de speler op Oost of laat first14 weg.",
        "Make the player East or leave out first14.",
    ),
    "first14_by_discard": trouble(
        "De eerste veertien stenen komen van de muur, niet van een ander.",
        "The first fourteen tiles come from the wall, not from another player.",
        "Schrijf wall bij first14.",
        "Write wall with first14.",
    ),
    "first14_with_melds": trouble(
        "Met de eerste veertien stenen kan er nog geen open set liggen.",
        "With the first fourteen tiles no open set can be there yet.",
        "Zet de stenen op de plank of laat first14 weg.",
        "Put the tiles on the rack or leave out first14.",
    ),
    "first14_and_first_discard": trouble(
        "Een hand kan niet met de eerste veertien stenen en met de eerste weggelegde steen tegelijk gewonnen zijn.",
        "A hand cannot be won with the first fourteen tiles and with the first discard at once.",
        "Kies een van de twee.",
        "Choose one of the two.",
    ),
    "first_discard_east": trouble(
        "Oost kan niet winnen met zijn eigen eerste weggelegde steen.",
        "East cannot win with its own first discard.",
        "Zet de speler op Zuid, West of Noord of laat first-discard weg.",
        "Make the player South, West or North or leave out first-discard.",
    ),
    "first_discard_drawn": trouble(
        "De eerste weggelegde steen van Oost komt niet van de muur.",
        "East's first discard does not come from the wall.",
        "Schrijf discard bij first-discard.",
        "Write discard with first-discard.",
    ),
    "first_discard_with_melds": trouble(
        "Bij de eerste weggelegde steen van Oost kan er nog geen open set liggen.",
        "At East's first discard no open set can be there yet.",
        "Zet de stenen op de plank of laat first-discard weg.",
        "Put the tiles on the rack or leave out first-discard.",
    ),
    "first_and_last": trouble(
        "De eerste en de laatste steen van het spel zijn niet dezelfde.",
        "The first and the last tile of the hand are not the same.",
        "Kies een van de twee.",
        "Choose one of the two.",
    ),
    "kong_tile_without_kong": trouble(
        "Er is gewonnen met de losse steen na een kong, maar er ligt geen kong.",
        "The hand was won with the replacement tile after a kong, but there is no kong.",
        "Leg de kong erbij, bijvoorbeeld [7777z] of (7777z), of schrijf wall.",
        "Add the kong, for instance [7777z] or (7777z), or write wall.",
    ),
    "bonus_tile_without_bonus": trouble(
        "Er is gewonnen met de steen na een geluksteen, maar er ligt geen geluksteen.",
        "The hand was won with the replacement tile after a bonus tile, but there is no bonus tile.",
        "Leg de geluksteen erbij, bijvoorbeeld f1, of schrijf wall.",
        "Add the bonus tile, for instance f1, or write wall.",
    ),
    "kongs_in_turn_not_kong": trouble(
        "Kongs in dezelfde beurt horen bij een steen die na een kong gepakt is.",
        "Kongs in the same turn go with a tile drawn after a kong.",
        "Schrijf kong bij de winnende steen of laat kongs= weg.",
        "Write kong with the winning tile or leave out kongs=.",
    ),
    "more_kongs_in_turn_than_kongs": trouble(
        "Er zijn meer kongs in de laatste beurt gemeld dan er liggen.",
        "More kongs are said to be made in the last turn than are there.",
        "Leg de kongs erbij of verlaag kongs=.",
        "Add the kongs or lower kongs=.",
    ),
    "robbed_concealed_not_robbed": trouble(
        "Een dichte kong is alleen van belang als de winnende steen geroofd is.",
        "A concealed kong matters only where the winning tile was robbed.",
        "Schrijf robbed bij de winnende steen.",
        "Write robbed with the winning tile.",
    ),
    "rejected_not_discard": trouble(
        "Een geweigerde vervangingssteen is een weggelegde steen.",
        "A rejected replacement tile is a discard.",
        "Schrijf discard bij rejected.",
        "Write discard with rejected.",
    ),
    "moon_not_last": trouble(
        "De maan kan alleen aangekondigd zijn als kringen 1 zelf gepakt is als laatste steen.",
        "The moon can only be announced where dots 1 was drawn as the last tile.",
        "Schrijf +1p wall last moon, of laat moon weg.",
        "Write +1p wall last moon, or leave out moon.",
    ),
    "robbed_own_tile": trouble(
        "{tile} kan niet geroofd zijn: de ander had er vier van, en deze hand heeft er ook een.",
        "{tile} cannot have been robbed: the other player had all four, and this hand has one too.",
        "Kijk de winnende steen na of schrijf discard.",
        "Check the winning tile or write discard.",
    ),
    "last_of_kind_robbed": trouble(
        "De laatste van een soort kan niet van een dichte kong geroofd zijn.",
        "The last of a kind cannot be robbed from a concealed kong.",
        "Laat last-of-kind weg.",
        "Leave out last-of-kind.",
    ),
    "no_such_tile": trouble(
        "'{token}' op plaats {column} is geen steen en geen woord van de notatie.",
        "'{token}' in column {column} is no tile and no word of the notation.",
        *_NOTATION_HINT,
    ),
    "no_such_suit": trouble(
        "'{sign}' op plaats {column} is geen soort.",
        "'{sign}' in column {column} is no suit.",
        *_NOTATION_HINT,
    ),
    "suit_missing": trouble(
        "Na '{token}' ontbreekt op plaats {column} de soort.",
        "After '{token}' the suit is missing in column {column}.",
        *_NOTATION_HINT,
    ),
    "no_such_rank": trouble(
        "Nummer {rank} bestaat niet in soort {suit} (plaats {column}).",
        "Number {rank} does not exist in suit {suit} (column {column}).",
        "Bamboe, kringen en tekens gaan van 1 tot 9; z van 1 tot 7 (O Z W N, wit, groen, rood).",
        "Bamboo, dots and characters go from 1 to 9; z from 1 to 7 (E S W N, white, green, red).",
    ),
    "no_such_meld": trouble(
        "'{token}' op plaats {column} is geen chow, pung of kong.",
        "'{token}' in column {column} is no chow, pung or kong.",
        "Tussen [ ] staan drie opvolgende of drie of vier gelijke stenen.",
        "Between [ ] stand three successive tiles, or three or four alike.",
    ),
    "concealed_not_kong": trouble(
        "'{token}' op plaats {column}: alleen een kong ligt dicht op tafel.",
        "'{token}' in column {column}: only a kong lies concealed on the table.",
        "Schrijf een dichte pung of chow bij de stenen op de plank, zonder haken.",
        "Write a concealed pung or chow with the tiles on the rack, without brackets.",
    ),
    "bracket_open": trouble(
        "Het haakje op plaats {column} wordt niet gesloten.",
        "The bracket in column {column} is not closed.",
        "Schrijf een open set als [777z] en een dichte kong als (7777z).",
        "Write an open set as [777z] and a concealed kong as (7777z).",
    ),
    "bracket_close": trouble(
        "Het haakje op plaats {column} is niet geopend.",
        "The bracket in column {column} was not opened.",
        "Schrijf een open set als [777z] en een dichte kong als (7777z).",
        "Write an open set as [777z] and a concealed kong as (7777z).",
    ),
    "bracket_pair": trouble(
        "De haken van de set op plaats {column} passen niet bij elkaar.",
        "The brackets of the set in column {column} do not match.",
        "Schrijf een open set als [777z] en een dichte kong als (7777z).",
        "Write an open set as [777z] and a concealed kong as (7777z).",
    ),
    "no_such_winds": trouble(
        "'{token}' op plaats {column} zijn geen winden.",
        "'{token}' in column {column} are no winds.",
        "Schrijf eigen wind / wind van de ronde, bijvoorbeeld Z/O.",
        "Write own wind / wind of the round, for instance S/E.",
    ),
    "second_winning_tile": trouble(
        "'{token}' op plaats {column} is een tweede winnende steen.",
        "'{token}' in column {column} is a second winning tile.",
        "Schrijf één + bij de steen waarmee mahjong is gemaakt.",
        "Write one + with the tile that made mahjong.",
    ),
    "second_way_of_winning": trouble(
        "'{token}' op plaats {column} spreekt een eerder woord tegen.",
        "'{token}' in column {column} contradicts an earlier word.",
        "Kies een van discard, wall, kong, bonus en robbed.",
        "Choose one of discard, wall, kong, bonus and robbed.",
    ),
    "one_winning_tile": trouble(
        "'+{token}' op plaats {column} is niet één steen.",
        "'+{token}' in column {column} is not one tile.",
        "Schrijf bijvoorbeeld +3m.",
        "Write for instance +3m.",
    ),
    "winning_tile_missing": trouble(
        "Er staat hoe er gewonnen is, maar niet met welke steen.",
        "It says how the hand was won, but not with which tile.",
        "Schrijf de winnende steen met een plus, bijvoorbeeld +3m wall.",
        "Write the winning tile with a plus, for instance +3m wall.",
    ),
    "loser_with_winning_tile": trouble(
        "Een verliezer heeft geen winnende steen.",
        "A loser has no winning tile.",
        "Laat loser of de steen met + weg.",
        "Leave out loser or the tile with +.",
    ),
    "number_missing": trouble(
        "Bij '{token}' op plaats {column} ontbreekt het aantal.",
        "'{token}' in column {column} lacks its number.",
        "Schrijf bijvoorbeeld kongs=2 of seasons=7.",
        "Write for instance kongs=2 or seasons=7.",
    ),
}

"""What can be wrong with a wall, dice or a match, and with what is asked of the referee."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

_WALL = Words("Bouw de muur van precies de stenen van deze regels.", "Build the wall of exactly these rules' tiles.")
_MIXED = Words(
    "docs/verslag.md zegt hoe de muur uit het geheim en de bijdragen volgt.",
    "docs/record.md says how the wall follows from the secret and the contributions.",
)
_THROW = Words("Gooi opnieuw, met het goede aantal dobbelstenen.", "Throw again, with the right number of dice.")
_EYES = Words("Een dobbelsteen heeft 1 tot en met 6 ogen.", "A die shows 1 to 6.")
_COUNT = Words("Geef voor elke speler een getal.", "Give one number for each player.")

TROUBLE: dict[str, Trouble] = {
    "wall_size": Trouble(
        Words(
            "De muur heeft {count:# steen|# stenen}; het moeten er {wanted} zijn.",
            "The wall has {count:# tile|# tiles}, not {wanted}.",
        ),
        _WALL,
    ),
    "wall_unknown": Trouble(Words("'{value}' in de muur is geen steen.", "'{value}' in the wall is no tile."), _WALL),
    "wall_tiles": Trouble(
        Words(
            "In de muur staat {tile} {count} keer; het moet {wanted} keer zijn.",
            "The wall holds {tile} {count:once|# times}; it must be {wanted}.",
        ),
        _WALL,
    ),
    "mixed_players": Trouble(
        Words(
            "De bijdragen aan het toeval staan niet in de volgorde van de spelers.",
            "The contributions to chance are not in the order of the players.",
        ),
        _MIXED,
    ),
    "mixed_text": Trouble(
        Words(
            "De bijdrage van speler {player} is niet die waaraan hij gebonden was.",
            "The contribution of player {player} is not the one that bound him.",
        ),
        _MIXED,
    ),
    "mixed_chance": Trouble(
        Words(
            "Muur, dobbelstenen of plaatsen volgen niet uit het geheim en de bijdragen.",
            "Wall, dice or seats do not follow from the secret and the contributions.",
        ),
        _MIXED,
    ),
    "dice_throws": Trouble(
        Words(
            "Er {count:is # worp|zijn # worpen}; het moeten er {wanted} zijn.",
            "There {count:is # throw|are # throws}; it must be {wanted}.",
        ),
        Words(
            "Geef alle worpen die de muur openen, in volgorde.", "Give all throws that open the wall, in their order."
        ),
    ),
    "dice_count": Trouble(
        Words(
            "Een worp heeft {count:# dobbelsteen|# dobbelstenen} in plaats van {wanted}.",
            "A throw has {count:# die|# dice}, not {wanted}.",
        ),
        _THROW,
    ),
    "dice_eyes": Trouble(Words("Een dobbelsteen kan geen '{value}' tonen.", "No die shows '{value}'."), _EYES),
    "dice_round": Trouble(
        Words(
            "In ronde {number} {count:gooide # speler|gooiden # spelers}; het moeten er {wanted} zijn.",
            "In round {number} {count:# player|# players} threw; it must be {wanted}.",
        ),
        Words(
            "Eerst gooit iedereen; daarna alleen wie gelijk staat om een plaats.",
            "Everyone throws first; then only those who are tied for a seat.",
        ),
    ),
    "dice_tied": Trouble(
        Words("{count:# speler gooide|# spelers gooiden} even hoog.", "{count:# player is|# players are} tied."),
        Words("Laat hen opnieuw gooien.", "Let them throw again."),
    ),
    "seat_tiles": Trouble(
        Words(
            "Deze stenen zijn niet die waaruit {count:# speler zijn plaats trekt|# spelers hun plaats trekken}.",
            "These are not the tiles from which {count:# player draws a seat|# players draw their seats}.",
        ),
        Words(
            "Ieder trekt een andere wind, van Oost af; bij vijf spelers is de vijfde steen de witte draak.",
            "Each draws another wind, from East on; with five players the fifth tile is the white dragon.",
        ),
    ),
    "match_players": Trouble(
        Words(
            "Er {count:doet # speler|doen # spelers} mee; volgens de optie players zijn het er {wanted}.",
            "There {count:is # player|are # players}; the option players says {wanted}.",
        ),
        Words("Noem alle spelers, of verander de optie players.", "Name all players, or change the option players."),
    ),
    "match_player_twice": Trouble(
        Words("{player} doet twee keer mee.", "{player} plays twice."),
        Words("Geef elke speler een eigen naam.", "Give each player a name of their own."),
    ),
    "match_seats": Trouble(
        Words(
            "Zo {count:kan # speler|kunnen # spelers} niet zitten: {seats}, dromer {dreamer}.",
            "{count:# player|# players} cannot sit like this: {seats}, dreamer {dreamer}.",
        ),
        Words(
            "Geef elke speler (van 0 af genummerd) een plaats, Oost eerst; bij vijf spelers is er een dromer.",
            "Give each player (numbered from 0) a seat, East first; with five players one is the dreamer.",
        ),
    ),
    "match_rounds": Trouble(
        Words("Een partij heeft geen {rounds:# ronde|# rondes}.", "A game cannot have {rounds:# round|# rounds}."),
        Words("Kies 1 tot en met {most}.", "Choose from 1 to {most}."),
    ),
    "match_hands": Trouble(
        Words("Een partij heeft geen {hands:# spel|# spellen}.", "A match cannot have {hands:# hand|# hands}."),
        Words("Geef 1 of meer, of laat het weg.", "Give 1 or more, or leave it out."),
    ),
    "match_pot": Trouble(
        Words("Er kan geen {pot} in de pot zitten.", "The pot cannot hold {pot}."),
        Words("Geef 0 of meer.", "Give 0 or more."),
    ),
    "match_over": Trouble(
        Words("De partij is afgelopen.", "The match is over."), Words("Begin een nieuwe.", "Begin a new one.")
    ),
    "match_points": Trouble(
        Words(
            "Er {count:is # getal|zijn # getallen} voor {wanted:# speler|# spelers}.",
            "There {count:is # number|are # numbers} for {wanted:# player|# players}.",
        ),
        _COUNT,
    ),
    "match_winner": Trouble(
        Words(
            "Een spel dat zo eindigt ({kind}) kan niet gewonnen zijn door speler {winner}.",
            "A hand that ends like this ({kind}) cannot be won by player {winner}.",
        ),
        Words(
            "Een mahjong heeft een winnaar die meespeelt; een ander einde heeft geen winnaar (-1).",
            "A mahjong has a winner who plays; another end has none (-1).",
        ),
    ),
    "match_end": Trouble(
        Words("Een spel kan niet eindigen met '{kind}'.", "A hand cannot end with '{kind}'."),
        Words("Kies uit: {known}.", "Choose from: {known}."),
    ),
}

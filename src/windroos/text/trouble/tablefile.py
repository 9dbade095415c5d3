"""What can be wrong with a table file."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "table_no_players": trouble(
        "Er zit niemand aan tafel.",
        "Nobody is at the table.",
        "Geef elke speler een regel, bijvoorbeeld Oost Marijke: 444m 666p RRR 1m 9p 2s 8s.",
        "Give each player a line, for instance East Marijke: 444m 666p RRR 1m 9p 2s 8s.",
    ),
    "table_no_colon": trouble(
        "In '{text}' ontbreekt een dubbele punt.",
        "A colon is missing in '{text}'.",
        "Schrijf Oost Marijke: en dan de stenen, of regels: groenehart2011.",
        "Write East Marijke: and then the tiles, or rules: groenehart2011.",
    ),
    "table_key": trouble(
        "'{key}' is geen speler en geen woord van een tafel.",
        "'{key}' is no player and no word of a table.",
        "Spelers beginnen met Oost, Zuid, West, Noord of Dromer; verder kunnen regels, optie, huisregels, ronde, pao.",
        "Players begin with East, South, West, North or Dreamer; besides there are rules, set, house, round, pao.",
    ),
    "table_empty": trouble(
        "Achter '{key}:' staat niets.",
        "Nothing stands after '{key}:'.",
        "Vul het aan of haal de regel weg.",
        "Complete it or take the line away.",
    ),
    "table_round": trouble(
        "'{round}' is geen ronde.",
        "'{round}' is no round.",
        "Schrijf Oost, Zuid, West, Noord of groene draak.",
        "Write East, South, West, North or green dragon.",
    ),
    "round_always_east": trouble(
        "Bij {rules} is de wind van de ronde altijd Oost (N11).",
        "With {rules} the wind of the round is always East (N11).",
        "Schrijf round: Oost, of kies met set: rounds=four voor vier rondes.",
        "Write round: East, or choose four rounds with set: rounds=four.",
    ),
    "table_pot": trouble(
        "'{pot}' is geen aantal punten.",
        "'{pot}' is no number of points.",
        "Schrijf bijvoorbeeld pot: 40.",
        "Write for instance pot: 40.",
    ),
    "table_other_rules": trouble(
        "{rules} kent geen '{key}'.",
        "{rules} has no '{key}'.",
        "Haal de regel weg; pao en pot horen bij hongkong, foul bij mcr.",
        "Take the line away; pao and pot belong to hongkong, foul to mcr.",
    ),
    "table_size": trouble(
        "Aan deze tafel spelen er {count}; het horen er drie of vier te zijn, met een dromer erbij als er vijf zijn.",
        "{count:# plays|# play} at this table; it should be three or four, and a dreamer where there are five.",
        "Geef elke speler een regel, ook wie niets telt.",
        "Give each player a line, also one who counts nothing.",
    ),
    "table_winds": trouble(
        "De winden achter de stenen spreken de tafel tegen.",
        "The winds after the tiles contradict the table.",
        "Laat ze weg: de plaats staat vooraan en de ronde bovenaan.",
        "Leave them out: the seat stands in front and the round at the top.",
    ),
    "table_from": trouble(
        "Van wie de steen kwam staat er niet.",
        "It does not say whose tile it was.",
        "Schrijf bijvoorbeeld van West.",
        "Write for instance from West.",
    ),
    "table_from_loser": trouble(
        "Er staat van wie de steen kwam, maar er is geen winnende steen.",
        "It says whose tile it was, but there is no winning tile.",
        "Schrijf de winnende steen met een plus, bijvoorbeeld +3s weggelegd van West.",
        "Write the winning tile with a plus, for instance +3s discard from West.",
    ),
    "table_from_own": trouble(
        "Een zelf gepakte steen komt van niemand anders.",
        "A self-drawn tile comes from nobody else.",
        "Laat van ... weg, of schrijf weggelegd.",
        "Leave out from ..., or write discard.",
    ),
    "table_false": trouble(
        "'{kind}' is geen soort valse mahjong.",
        "'{kind}' is no kind of false mahjong.",
        "Schrijf vals, of bij MCR vals=minimum, vals=ongeldig of vals=verborgen.",
        "Write false, or for MCR false=minimum, false=invalid or false=hidden.",
    ),
    "table_name_twice": trouble(
        "{player} zit twee keer aan tafel.",
        "{player} sits at the table twice.",
        "Geef elke speler een eigen naam.",
        "Give each player a name of their own.",
    ),
    "table_no_player": trouble(
        "{player} zit niet aan tafel.", "{player} is not at the table.", "Wel: {players}.", "There are: {players}."
    ),
    "table_seat_twice": trouble(
        "De plaats van {player} is al bezet.",
        "The seat of {player} is taken already.",
        "Geef elke speler een eigen wind.",
        "Give each player a wind of their own.",
    ),
    "table_rounds": trouble(
        "Niet iedereen speelt in dezelfde ronde.",
        "Not everyone plays in the same round.",
        "Zet de ronde één keer, bovenaan.",
        "Give the round once, at the top.",
    ),
    "table_two_winners": trouble(
        "{player} en {other} hebben allebei mahjong.",
        "{player} and {other} both have mahjong.",
        "Eén van de twee won; zet bij een onterechte mahjong vals.",
        "One of the two won; write false with a mahjong called in error.",
    ),
    "table_too_many": trouble(
        "Op deze tafel {count:ligt # steen|liggen # stenen} {tile} ({sign}).",
        "There {count:is # tile|are # tiles} of {tile} ({sign}) on this table.",
        "Kijk de handen na; de winnende steen ligt bij de winnaar en nergens anders.",
        "Check the hands; the winning tile lies with the winner and nowhere else.",
    ),
    "table_giver_of_own_tile": trouble(
        "{player} pakte de steen zelf, en toch zou hij van {giver} zijn.",
        "{player} drew the tile, and yet it would be from {giver}.",
        "Laat van ... weg, of schrijf weggelegd.",
        "Leave out from ..., or write discard.",
    ),
    "table_giver_unknown": trouble(
        "{giver}, van wie de steen kwam, zit niet aan tafel.",
        "{giver}, whose tile it was, is not at the table.",
        "Noem een speler of zijn wind.",
        "Name a player or a seat.",
    ),
    "table_giver_is_winner": trouble(
        "{player} kan niet winnen met een eigen weggelegde steen.",
        "{player} cannot win on a discard of their own.",
        "Noem een ander, of schrijf muur.",
        "Name another player, or write wall.",
    ),
    "table_nothing_to_rob": trouble(
        "Niemand had een pung om {tile} van te roven.",
        "Nobody had a pung from which {tile} could be robbed.",
        "Wie de kong wilde maken heeft de pung open liggen; bij een dichte kong drie op de plank en dichte-kong.",
        "Whoever made the kong has the pung on the table; for a concealed kong three on the rack and concealed-kong.",
    ),
}

"""What can be wrong with the end of a hand that is to be settled."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

_LEAVE_OUT = Words("Laat '{key}' weg.", "Leave '{key}' out.")

TROUBLE: dict[str, Trouble] = {
    "settle_rules": Trouble(
        Words("Er zijn geen regels '{rules}'.", "There are no rules '{rules}'."),
        Words("Kies uit: {known}.", "Choose from: {known}."),
    ),
    "settle_option": Trouble(
        Words("Optie '{option}' van {rules} kan niet {value} zijn.", "Option '{option}' of {rules} cannot be {value}."),
        Words("Wat kan: {allowed}.", "What it takes: {allowed}."),
    ),
    "settle_player_twice": Trouble(
        Words("{player} zit twee keer aan tafel.", "{player} sits at the table twice."),
        Words("Geef elke speler een eigen naam.", "Give each player a name of their own."),
    ),
    "settle_player_unknown": Trouble(
        Words("'{role}' noemt {player}, die niet aan tafel zit.", "'{role}' names {player}, who is not at the table."),
        Words("Aan tafel zitten: {players}.", "At the table: {players}."),
    ),
    "settle_table_size": Trouble(
        Words(
            "Er {count:speelt # mens|spelen # mensen} mee; het moeten er {wanted} zijn.",
            "{count:# person plays|# people play}; it must be {wanted}.",
        ),
        Words(
            "Noem alle spelers in 'players', wie bij vijf spelers droomt in 'dreamers', en het aantal in de optie "
            "'players'.",
            "Name all players in 'players', who dreams at a table of five in 'dreamers', and their number in the "
            "option 'players'.",
        ),
    ),
    "settle_dreamer_plays": Trouble(
        Words("{player} droomt en kan niet in '{role}' staan.", "{player} is dreaming and cannot be in '{role}'."),
        Words("Een dromer speelt, betaalt en ontvangt niet.", "A dreamer does not play, pay or receive."),
    ),
    "settle_east_missing": Trouble(
        Words("Wie Oost is ontbreekt.", "It does not say who is East."),
        Words("Geef 'east': bij {rules} betaalt en ontvangt Oost dubbel.", "Give 'east': by {rules} East pays double."),
    ),
    "settle_winner_dead": Trouble(
        Words(
            "{player} heeft een dood spel en kan geen mahjong hebben.", "{player} has a dead hand and cannot have won."
        ),
        Words(
            "Haal {player} uit 'dead' of noem een andere winnaar.",
            "Take {player} out of 'dead' or name another winner.",
        ),
    ),
    "settle_by_missing": Trouble(
        Words("Er staat niet hoe {player} aan de steen kwam.", "It does not say how {player} got the tile."),
        Words(
            "Geef 'by': 'discard' of 'self' (windroos settle: --from NAAM of --self).",
            "Give 'by': 'discard' or 'self' (windroos settle: --from NAME or --self).",
        ),
    ),
    "settle_by": Trouble(
        Words("Hoe {player} aan de steen kwam kan niet '{by}' zijn.", "How {player} got the tile cannot be '{by}'."),
        Words("Geef 'by': 'discard' of 'self'.", "Give 'by': 'discard' or 'self'."),
    ),
    "settle_self_with_discarder": Trouble(
        Words(
            "{player} pakte de steen zelf, maar ook {discarder} zou die weggelegd hebben.",
            "{player} drew the tile, yet {discarder} is said to have discarded it.",
        ),
        Words("Laat 'discarder' weg of geef 'by': 'discard'.", "Leave 'discarder' out or give 'by': 'discard'."),
    ),
    "settle_discarder_missing": Trouble(
        Words("Wie de steen van {player} weglegde ontbreekt.", "It does not say who discarded {player}'s tile."),
        Words("Geef 'discarder', bij kongroof wie de kong maakte.", "Give 'discarder': for a robbed kong its maker."),
    ),
    "settle_discarder_is_winner": Trouble(
        Words(
            "{player} kan geen mahjong maken met een eigen weggelegde steen.",
            "{player} cannot call mahjong on a discard of their own.",
        ),
        Words(
            "Noem in 'discarder' een ander, of geef 'by': 'self'.", "Name another 'discarder', or give 'by': 'self'."
        ),
    ),
    "settle_liable_winner": Trouble(
        Words("{player} won en kan niet voor iedereen betalen.", "{player} won and cannot pay for all."),
        Words("Noem in 'liable' wie de mahjong veroorzaakte.", "Name in 'liable' who caused the mahjong."),
    ),
    "settle_extra_rules": Trouble(
        Words("De regels {rules} kennen geen '{key}'.", "The rules {rules} know no '{key}'."),
        _LEAVE_OUT,
    ),
    "settle_extra_amount": Trouble(
        Words("'{key}' kan niet {amount} zijn.", "'{key}' cannot be {amount}."),
        Words("Wat kan: {limits}.", "What it takes: {limits}."),
    ),
    "settle_without_winner": Trouble(
        Words("'{key}' hoort bij een winnaar, en die is er niet.", "'{key}' belongs to a winner, and there is none."),
        Words("Noem de winnaar in 'winner' of laat '{key}' weg.", "Name the winner in 'winner' or leave '{key}' out."),
    ),
    "settle_seasons_self": Trouble(
        Words(
            "{player} kan zeven of acht seizoenen alleen zelf gepakt hebben.",
            "{player} can only have drawn seven or eight seasons.",
        ),
        Words("Geef 'by': 'self', zonder 'discarder'.", "Give 'by': 'self', without 'discarder'."),
    ),
    "settle_false_twice": Trouble(
        Words("{player} staat twee keer in 'false'.", "{player} is in 'false' twice."),
        Words(
            "Na een valse mahjong is een spel dood; noem de eerste.",
            "After a false mahjong a hand is dead; give the first.",
        ),
    ),
    "settle_false_kind": Trouble(
        Words(
            "Wat er mis was met de mahjong van {player} ontbreekt.",
            "It does not say what was wrong with {player}'s mahjong.",
        ),
        Words("Geef 'kind': {known}.", "Give 'kind': {known}."),
    ),
    "settle_false_ends": Trouble(
        Words(
            "De valse mahjong van {player} beëindigt het spel, dus er is verder geen mahjong.",
            "{player}'s false mahjong ends the hand, so there is no other mahjong.",
        ),
        Words("Geef 'winner': null en één valse mahjong.", "Give 'winner': null and a single false mahjong."),
    ),
    "settle_score_missing": Trouble(
        Words("De score van {player} ontbreekt.", "{player}'s score is missing."),
        Words("Zet in 'scores' een getal bij {player}.", "Give {player} a number in 'scores'."),
    ),
    "settle_score_number": Trouble(
        Words(
            "De score van {player} is geen geheel getal: {score}.", "{player}'s score is not a whole number: {score}."
        ),
        Words("Schrijf scores als 0, 64 of 500.", "Write scores like 0, 64 or 500."),
    ),
    "settle_score_negative": Trouble(
        Words(
            "De score van {player} is {score}; minder dan 0 kan niet.",
            "{player}'s score is {score}; it cannot be below 0.",
        ),
        Words(
            "Geef de gescoorde punten, niet de winst of het verlies.",
            "Give the points scored, not what was won or lost.",
        ),
    ),
    "settle_score_loser": Trouble(
        Words(
            "{player} won niet en heeft bij {rules} geen score, maar hier staat {score}.",
            "{player} did not win and has no score by {rules}, yet it says {score}.",
        ),
        Words("Geef alleen de winnaar een score.", "Give the winner alone a score."),
    ),
    "settle_score_high": Trouble(
        Words(
            "{player} kan geen {score} hebben; het meeste is {most}.",
            "{player} cannot have {score}; the most is {most}.",
        ),
        Words(
            "Tel opnieuw. Bij Hong Kong telt een limietspel als 12 fan.",
            "Count again. A Hong Kong limit hand is 12 fan.",
        ),
    ),
    "settle_below_minimum": Trouble(
        Words(
            "{player} ging uit met {score}; er {minimum:is er #|zijn er #} nodig.",
            "{player} went out with {score}; {minimum:# is|# are} needed.",
        ),
        Words(
            "Dat is een valse mahjong: zet {player} in 'false'. Of pas de optie 'minimum' aan.",
            "That is a false mahjong: put {player} in 'false'. Or change the option 'minimum'.",
        ),
    ),
    "settle_self_drawn_zero": Trouble(
        Words(
            "{player} pakte de steen zelf en kan geen 0 fan hebben.", "{player} drew the tile and cannot have 0 fan."
        ),
        Words("Zelf pakken is 1 fan.", "A self-drawn win is 1 fan."),
    ),
    "settle_over_limit": Trouble(
        Words(
            "{player} heeft {score}, meer dan de limiet van {limit}.",
            "{player} has {score}, more than the limit of {limit}.",
        ),
        Words("Geef de score na de limiet.", "Give the score after the limit."),
    ),
    "settle_special_unsaid": Trouble(
        Words(
            "{score} van {player} kan een bijzonder spel zijn, of een gewoon spel boven de limiet van {limit}.",
            "{player}'s {score} may be a special hand, or an ordinary one above the limit of {limit}.",
        ),
        Words(
            "Zeg erbij of het een bijzonder spel is: 'special' true of false, op de opdrachtregel --special yes of no.",
            "Say whether it is a special hand: 'special' true or false, on the command line --special yes or no.",
        ),
    ),
    "settle_special_worth": Trouble(
        Words(
            "{player} heeft {score}, en dat is geen bijzonder spel waard.",
            "{player} has {score}, which no special hand is worth.",
        ),
        Words(
            "Een bijzonder spel is hier {known} waard; een gewoon spel heeft geen 'special'.",
            "A special hand is worth {known} here; an ordinary hand has no 'special'.",
        ),
    ),
    "settle_winner_nothing": Trouble(
        Words(
            "{player} won met 0 punten, maar een mahjong is altijd iets waard.",
            "{player} won with 0 points, but a mahjong is always worth something.",
        ),
        Words(
            "Was het een valse mahjong, dan is het spel dood: zet {player} in 'false'.",
            "If it was a false mahjong the hand is dead: put {player} in 'false'.",
        ),
    ),
    "settle_json": Trouble(
        Words("Dit is geen JSON: kolom {column}, {what}.", "This is not JSON: column {column}, {what}."),
        Words(
            'Zet op elke regel één object, zoals {{"id": 1, ...}}.', 'Put one object on a line, like {{"id": 1, ...}}.'
        ),
    ),
    "settle_number": Trouble(
        Words(
            "Hier staat een getal dat te lang is, of NaN of Infinity.",
            "There is a number that is too long, or NaN or Infinity.",
        ),
        Words("Schrijf gewone getallen.", "Write ordinary numbers."),
    ),
    "settle_too_deep": Trouble(
        Words("De haken staan te diep in elkaar.", "The brackets are nested too deep."),
        Words(
            'Zet op elke regel één object, zoals {{"id": 1, ...}}.', 'Put one object on a line, like {{"id": 1, ...}}.'
        ),
    ),
    "settle_dreamers": Trouble(
        Words(
            "Er droomt er hoogstens één, en hier zijn het er {count}.", "One at most dreams, and here it is {count}."
        ),
        Words("Met vijf aan tafel spelen er vier.", "Of five at a table four play."),
    ),
    "settle_not_object": Trouble(
        Words("Op deze regel staat geen object.", "This line does not hold an object."),
        Words(
            'Zet op elke regel één object, zoals {{"id": 1, ...}}.', 'Put one object on a line, like {{"id": 1, ...}}.'
        ),
    ),
    "settle_key_missing": Trouble(
        Words("'{key}' ontbreekt.", "'{key}' is missing."),
        Words(
            "Nodig zijn: rules, scores, winner (null bij remise).", "Needed: rules, scores, winner (null for a draw)."
        ),
    ),
    "settle_key_unknown": Trouble(
        Words("'{key}' hoort hier niet.", "'{key}' does not belong here."),
        Words("Wat kan: {known}.", "What can be here: {known}."),
    ),
    "settle_key_twice": Trouble(
        Words("'{key}' staat er twee keer.", "'{key}' is there twice."),
        Words("Laat er één staan.", "Keep one of them."),
    ),
    "settle_key_type": Trouble(
        Words("'{key}' heeft de verkeerde soort waarde.", "'{key}' has the wrong kind of value."),
        Words("Het moet zijn: {wanted}.", "It must be: {wanted}."),
    ),
    "settle_chips": Trouble(
        Words("Met deze fiches is {amount} niet te betalen.", "These chips cannot pay {amount}."),
        Words("Wissel eerst fiches, of noteer de schuld.", "Change some chips first, or write the debt down."),
    ),
}

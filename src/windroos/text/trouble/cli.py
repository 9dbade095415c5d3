"""What can be wrong with a command, an option, a house rules file, a table file or a line of JSON."""

from __future__ import annotations

from windroos.text.words import Trouble, Words


def _trouble(nl: str, en: str, nl_hint: str, en_hint: str) -> Trouble:
    return Trouble(Words(nl, en), Words(nl_hint, en_hint))


_COMMAND: dict[str, Trouble] = {
    "no_such_command": _trouble(
        "Er is geen opdracht '{command}'.",
        "There is no command '{command}'.",
        "Kies uit: {known}. Meer: windroos help",
        "Choose from: {known}. More: windroos help",
    ),
    "no_such_page": _trouble(
        "Er is geen uitleg over '{page}'.",
        "There is no help about '{page}'.",
        "Wel over: {known}.",
        "There is about: {known}.",
    ),
    "no_such_argument": _trouble(
        "{argument} hoort niet bij deze opdracht.",
        "{argument} does not belong to this command.",
        "Wat wel kan: {near}.",
        "What it takes: {near}.",
    ),
    "argument_no_value": _trouble(
        "Na {argument} ontbreekt de waarde.",
        "The value after {argument} is missing.",
        "Schrijf bijvoorbeeld {argument}=... of kijk met windroos help.",
        "Write for instance {argument}=... or look with windroos help.",
    ),
    "argument_takes_no_value": _trouble(
        "{argument} heeft geen waarde.", "{argument} takes no value.", "Schrijf alleen {argument}.", "Write {argument}."
    ),
    "argument_value": _trouble(
        "{argument} kan niet '{value}' zijn.",
        "{argument} cannot be '{value}'.",
        "Wat kan: {known}.",
        "What it takes: {known}.",
    ),
    "argument_not_here": _trouble(
        "{argument} gaat niet samen met {other}.",
        "{argument} does not go together with {other}.",
        "Laat een van de twee weg; bij --jsonl staan regels en opties in elke regel, bij een tafel in het bestand.",
        "Leave one of the two out; with --jsonl rules and options stand in each line, with a table in its file.",
    ),
    "argument_not_both": _trouble(
        "{argument} gaat niet samen met {other}.",
        "{argument} does not go together with {other}.",
        "Laat een van de twee weg.",
        "Leave one of the two out.",
    ),
    "nothing_to_do": _trouble(
        "Er is niets om te tellen.",
        "There is nothing to count.",
        "Geef een hand of een bestand; windroos help {page} laat zien hoe.",
        "Give a hand or a file; windroos help {page} shows how.",
    ),
    "file_unreadable": _trouble(
        "{file} kan niet gelezen worden: {reason}.",
        "{file} cannot be read: {reason}.",
        "Kijk de naam na, en of het een tekstbestand in UTF-8 is.",
        "Check its name, and that it is a text file in UTF-8.",
    ),
    "not_thirteen": _trouble(
        "Voor waits horen er 13 stenen te zijn zonder winnende steen.",
        "For waits there should be 13 tiles and no winning tile.",
        "Laat de steen met + weg.",
        "Leave out the tile with +.",
    ),
    "settle_word": _trouble(
        "'{word}' is geen naam met een score.",
        "'{word}' is not a name with a score.",
        "Schrijf NAAM=SCORE, bijvoorbeeld Joost=96; bij Hong Kong en MCR alleen de score van de winnaar.",
        "Write NAME=SCORE, for instance Joost=96; for Hong Kong and MCR only the winner's score.",
    ),
    "settle_one_file": _trouble(
        "{file} is een bestand, en daar staat nog iets bij.",
        "{file} is a file, and more stands beside it.",
        "Geef windroos settle één tafelbestand, of namen met scores.",
        "Give windroos settle one table file, or names with scores.",
    ),
    "waits_file": _trouble(
        "{file} is een bestand; waits wil de stenen zelf.",
        "{file} is a file; waits wants the tiles themselves.",
        "Schrijf dertien stenen, bijvoorbeeld windroos waits '234m 678m 3s [345p] [567s]'.",
        "Write thirteen tiles, for instance windroos waits '234m 678m 3s [345p] [567s]'.",
    ),
    "why_needs_player": _trouble(
        "Niemand aan deze tafel heet {player}.",
        "Nobody at this table is called {player}.",
        "Kies met --player uit: {players}.",
        "Choose with --player from: {players}.",
    ),
}

_OPTIONS: dict[str, Trouble] = {
    "no_such_rules": _trouble(
        "Er zijn geen regels '{rules}'.", "There are no rules '{rules}'.", "Kies uit: {known}.", "Choose from: {known}."
    ),
    "no_such_option": _trouble(
        "{rules} heeft geen optie '{option}'.",
        "{rules} has no option '{option}'.",
        "Wel: {near}. Alle opties: windroos rules show {rules}",
        "It has: {near}. All options: windroos rules show {rules}",
    ),
    "no_such_value": _trouble(
        "Optie {option} kan niet {value} zijn.",
        "Option {option} cannot be {value}.",
        "Wat kan: {allowed}.",
        "What it takes: {allowed}.",
    ),
    "option_no_value": _trouble(
        "Bij optie '{option}' ontbreekt de waarde.",
        "Option '{option}' lacks its value.",
        "Schrijf bijvoorbeeld minimum=2.",
        "Write for instance minimum=2.",
    ),
    "no_such_item": _trouble(
        "{rules} heeft geen item '{item}'.",
        "{rules} has no item '{item}'.",
        "Misschien: {near}. Alle items: windroos rules show {rules}",
        "Perhaps: {near}. All items: windroos rules show {rules}",
    ),
    "rules_of_house": _trouble(
        "De huisregels {house} horen bij {base}, niet bij {rules}.",
        "The house rules {house} belong to {base}, not to {rules}.",
        "Laat --rules weg of kies {base}.",
        "Leave out --rules or choose {base}.",
    ),
    "no_bonus_tiles": _trouble(
        "{tile} doet niet mee: {rules} wordt hier zonder gelukstenen gespeeld.",
        "{tile} is not in play: {rules} is played without bonus tiles here.",
        "Laat de geluksteen weg, of zet optie flowers aan waar dat kan (groenehart2011).",
        "Leave the bonus tile out, or switch option flowers on where it exists (groenehart2011).",
    ),
}

_HOUSE: dict[str, Trouble] = {
    "house_unreadable": _trouble(
        "{file} kan niet gelezen worden: {reason}.",
        "{file} cannot be read: {reason}.",
        "Kijk de naam na, en of het een tekstbestand in UTF-8 is.",
        "Check its name, and that it is a text file in UTF-8.",
    ),
    "house_toml": _trouble(
        "{place}: dit is geen TOML ({reason}).",
        "{place}: this is not TOML ({reason}).",
        "windroos help house geeft een voorbeeld.",
        "windroos help house gives an example.",
    ),
    "house_large": _trouble(
        "{place}: dit is te veel voor een bestand met huisregels.",
        "{place}: this is too much for a file of house rules.",
        "Gebruik ten hoogste {most} tekens, en {dots} punten op een regel.",
        "Use {most} characters at most, and {dots} dots on a line.",
    ),
    "house_alone": _trouble(
        "{place}: deze huisregels noemen een ander bestand; dat kan hier niet mee.",
        "{place}: these house rules name another file, which cannot come along here.",
        "Haal de regel 'formations' weg.",
        "Take the line 'formations' out.",
    ),
    "house_other": _trouble(
        "{place}: deze huisregels horen bij {base}, niet bij {rules}.",
        "{place}: these house rules belong to {base}, not to {rules}.",
        "Kies de spelregels van {base}.",
        "Choose the rules {base}.",
    ),
    "house_key": _trouble(
        "{place}: '{key}' is hier onbekend.", "{place}: '{key}' is not known here.", "Wel: {known}.", "Known: {known}."
    ),
    "house_type": _trouble(
        "{place}: '{key}' heeft een waarde die niet kan.",
        "{place}: '{key}' has a value that it cannot have.",
        "Wat kan: {wanted}.",
        "What it takes: {wanted}.",
    ),
    "house_base": _trouble(
        "{place}: er staat niet bij welk boek deze huisregels horen.",
        "{place}: it does not say which book these house rules build on.",
        'Schrijf bovenaan rules = "groenehart2011" (of {known}).',
        'Write at the top rules = "groenehart2011" (or {known}).',
    ),
    "house_no_rules": _trouble(
        "{place}: er zijn geen regels '{rules}'.",
        "{place}: there are no rules '{rules}'.",
        "Kies uit: {known}.",
        "Choose from: {known}.",
    ),
    "house_no_option": _trouble(
        "{place}: {rules} heeft geen optie '{option}'.",
        "{place}: {rules} has no option '{option}'.",
        "Misschien: {near}.",
        "Perhaps: {near}.",
    ),
    "house_option": _trouble(
        "{place}: '{key}' kan niet {value} zijn.",
        "{place}: '{key}' cannot be {value}.",
        "Wat kan: {allowed}.",
        "What it takes: {allowed}.",
    ),
    "house_no_item": _trouble(
        "{place}: {rules} heeft geen item '{item}'.",
        "{place}: {rules} has no item '{item}'.",
        "Misschien: {near}.",
        "Perhaps: {near}.",
    ),
    "house_award": _trouble(
        "{place}: {item} heeft geen '{award}' om te veranderen.",
        "{place}: {item} has no '{award}' to change.",
        "Wat er te veranderen is: {known}; of count = false.",
        "What can be changed: {known}; or count = false.",
    ),
    "house_no_formations": _trouble(
        "{place}: {rules} heeft geen lijst van bijzondere spelen.",
        "{place}: {rules} has no list of special hands.",
        "Alleen nmv144 heeft die; laat 'formations' weg.",
        "Only nmv144 has one; leave 'formations' out.",
    ),
}

_TABLE: dict[str, Trouble] = {
    "table_no_players": _trouble(
        "Er zit niemand aan tafel.",
        "Nobody is at the table.",
        "Geef elke speler een regel, bijvoorbeeld Oost Marijke: 444m 666p RRR 1m 9p 2s 8s.",
        "Give each player a line, for instance East Marijke: 444m 666p RRR 1m 9p 2s 8s.",
    ),
    "table_no_colon": _trouble(
        "In '{text}' ontbreekt een dubbele punt.",
        "A colon is missing in '{text}'.",
        "Schrijf Oost Marijke: en dan de stenen, of regels: groenehart2011.",
        "Write East Marijke: and then the tiles, or rules: groenehart2011.",
    ),
    "table_key": _trouble(
        "'{key}' is geen speler en geen woord van een tafel.",
        "'{key}' is no player and no word of a table.",
        "Spelers beginnen met Oost, Zuid, West, Noord of Dromer; verder kunnen regels, optie, huisregels, ronde, pao.",
        "Players begin with East, South, West, North or Dreamer; besides there are rules, set, house, round, pao.",
    ),
    "table_empty": _trouble(
        "Achter '{key}:' staat niets.",
        "Nothing stands after '{key}:'.",
        "Vul het aan of haal de regel weg.",
        "Complete it or take the line away.",
    ),
    "table_round": _trouble(
        "'{round}' is geen ronde.",
        "'{round}' is no round.",
        "Schrijf Oost, Zuid, West, Noord of groene draak.",
        "Write East, South, West, North or green dragon.",
    ),
    "round_always_east": _trouble(
        "Bij {rules} is de wind van de ronde altijd Oost (N11).",
        "With {rules} the wind of the round is always East (N11).",
        "Schrijf round: Oost, of kies met set: rounds=four voor vier rondes.",
        "Write round: East, or choose four rounds with set: rounds=four.",
    ),
    "table_pot": _trouble(
        "'{pot}' is geen aantal punten.",
        "'{pot}' is no number of points.",
        "Schrijf bijvoorbeeld pot: 40.",
        "Write for instance pot: 40.",
    ),
    "table_other_rules": _trouble(
        "{rules} kent geen '{key}'.",
        "{rules} has no '{key}'.",
        "Haal de regel weg; pao en pot horen bij hongkong, foul bij mcr.",
        "Take the line away; pao and pot belong to hongkong, foul to mcr.",
    ),
    "table_size": _trouble(
        "Aan deze tafel spelen er {count}; het horen er drie of vier te zijn, met een dromer erbij als er vijf zijn.",
        "{count} play at this table; it should be three or four, and a dreamer where there are five.",
        "Geef elke speler een regel, ook wie niets telt.",
        "Give each player a line, also one who counts nothing.",
    ),
    "table_winds": _trouble(
        "De winden achter de stenen spreken de tafel tegen.",
        "The winds after the tiles contradict the table.",
        "Laat ze weg: de plaats staat vooraan en de ronde bovenaan.",
        "Leave them out: the seat stands in front and the round at the top.",
    ),
    "table_from": _trouble(
        "Van wie de steen kwam staat er niet.",
        "It does not say whose tile it was.",
        "Schrijf bijvoorbeeld van West.",
        "Write for instance from West.",
    ),
    "table_from_loser": _trouble(
        "Er staat van wie de steen kwam, maar er is geen winnende steen.",
        "It says whose tile it was, but there is no winning tile.",
        "Schrijf de winnende steen met een plus, bijvoorbeeld +3s weggelegd van West.",
        "Write the winning tile with a plus, for instance +3s discard from West.",
    ),
    "table_from_own": _trouble(
        "Een zelf gepakte steen komt van niemand anders.",
        "A self-drawn tile comes from nobody else.",
        "Laat van ... weg, of schrijf weggelegd.",
        "Leave out from ..., or write discard.",
    ),
    "table_false": _trouble(
        "'{kind}' is geen soort valse mahjong.",
        "'{kind}' is no kind of false mahjong.",
        "Schrijf vals, of bij MCR vals=minimum, vals=ongeldig of vals=verborgen.",
        "Write false, or for MCR false=minimum, false=invalid or false=hidden.",
    ),
    "table_name_twice": _trouble(
        "{player} zit twee keer aan tafel.",
        "{player} sits at the table twice.",
        "Geef elke speler een eigen naam.",
        "Give each player a name of their own.",
    ),
    "table_no_player": _trouble(
        "{player} zit niet aan tafel.", "{player} is not at the table.", "Wel: {players}.", "There are: {players}."
    ),
    "table_seat_twice": _trouble(
        "De plaats van {player} is al bezet.",
        "The seat of {player} is taken already.",
        "Geef elke speler een eigen wind.",
        "Give each player a wind of their own.",
    ),
    "table_rounds": _trouble(
        "Niet iedereen speelt in dezelfde ronde.",
        "Not everyone plays in the same round.",
        "Zet de ronde één keer, bovenaan.",
        "Give the round once, at the top.",
    ),
    "table_two_winners": _trouble(
        "{player} en {other} hebben allebei mahjong.",
        "{player} and {other} both have mahjong.",
        "Eén van de twee won; zet bij een onterechte mahjong vals.",
        "One of the two won; write false with a mahjong called in error.",
    ),
    "table_too_many": _trouble(
        "Op deze tafel liggen {count} stenen {tile} ({sign}).",
        "There are {count} tiles of {tile} ({sign}) on this table.",
        "Kijk de handen na; de winnende steen ligt bij de winnaar en nergens anders.",
        "Check the hands; the winning tile lies with the winner and nowhere else.",
    ),
    "table_giver_of_own_tile": _trouble(
        "{player} pakte de steen zelf, en toch zou hij van {giver} zijn.",
        "{player} drew the tile, and yet it would be from {giver}.",
        "Laat van ... weg, of schrijf weggelegd.",
        "Leave out from ..., or write discard.",
    ),
    "table_giver_unknown": _trouble(
        "{giver}, van wie de steen kwam, zit niet aan tafel.",
        "{giver}, whose tile it was, is not at the table.",
        "Noem een speler of zijn wind.",
        "Name a player or a seat.",
    ),
    "table_giver_is_winner": _trouble(
        "{player} kan niet winnen met een eigen weggelegde steen.",
        "{player} cannot win on a discard of their own.",
        "Noem een ander, of schrijf muur.",
        "Name another player, or write wall.",
    ),
    "table_nothing_to_rob": _trouble(
        "Niemand had een pung om {tile} van te roven.",
        "Nobody had a pung from which {tile} could be robbed.",
        "Wie de kong wilde maken heeft de pung open liggen; bij een dichte kong drie op de plank en dichte-kong.",
        "Whoever made the kong has the pung on the table; for a concealed kong three on the rack and concealed-kong.",
    ),
}

_LINES: dict[str, Trouble] = {
    "line_json": _trouble(
        "Deze regel is geen JSON (plaats {column}: {what}).",
        "This line is not JSON (column {column}: {what}).",
        "Zet één object op een regel; windroos help jsonl geeft een voorbeeld.",
        "Put one object on a line; windroos help jsonl gives an example.",
    ),
    "line_number": _trouble(
        "In deze regel staat een getal dat te lang is, of NaN of Infinity.",
        "This line has a number that is too long, or NaN or Infinity.",
        "Schrijf gewone getallen.",
        "Write ordinary numbers.",
    ),
    "line_too_deep": _trouble(
        "De haken in deze regel staan te diep in elkaar.",
        "The brackets in this line are nested too deep.",
        "Zet één object op een regel; windroos help jsonl geeft een voorbeeld.",
        "Put one object on a line; windroos help jsonl gives an example.",
    ),
    "line_encoding": _trouble(
        "Deze regel is geen UTF-8.",
        "This line is not UTF-8.",
        "Bewaar het bestand als UTF-8.",
        "Save the file as UTF-8.",
    ),
    "line_not_object": _trouble(
        "Deze regel is geen object.",
        "This line is no object.",
        "Begin met {{ en eindig met }}.",
        "Begin with {{ and end with }}.",
    ),
    "line_twice": _trouble(
        "'{key}' staat er twee keer.", "'{key}' is there twice.", "Haal er een weg.", "Take one away."
    ),
    "line_key": _trouble("'{key}' is hier onbekend.", "'{key}' is not known here.", "Wel: {known}.", "Known: {known}."),
    "line_key_missing": _trouble(
        "'{key}' ontbreekt.",
        "'{key}' is missing.",
        "windroos help jsonl noemt wat er moet staan.",
        "windroos help jsonl says what must be there.",
    ),
    "line_type": _trouble(
        "'{key}' heeft een waarde die niet kan.",
        "'{key}' has a value that it cannot have.",
        "Wat kan: {wanted}.",
        "What it takes: {wanted}.",
    ),
    "line_tile": _trouble(
        "In '{key}' is {token} geen steen.",
        "In '{key}' {token} is no tile.",
        "Stenen zijn 1s-9s, 1p-9p, 1m-9m, 1z-7z, f1-f4 en g1-g4.",
        "Tiles are 1s-9s, 1p-9p, 1m-9m, 1z-7z, f1-f4 and g1-g4.",
    ),
}

TROUBLE: dict[str, Trouble] = {**_COMMAND, **_OPTIONS, **_HOUSE, **_TABLE, **_LINES}

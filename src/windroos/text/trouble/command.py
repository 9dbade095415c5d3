"""What can be wrong with a command, its words and its options."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "no_such_command": trouble(
        "Er is geen opdracht '{command}'.",
        "There is no command '{command}'.",
        "Kies uit: {known}. Meer: windroos help",
        "Choose from: {known}. More: windroos help",
    ),
    "no_such_page": trouble(
        "Er is geen uitleg over '{page}'.",
        "There is no help about '{page}'.",
        "Wel over: {known}.",
        "There is about: {known}.",
    ),
    "no_such_argument": trouble(
        "{argument} hoort niet bij deze opdracht.",
        "{argument} does not belong to this command.",
        "Wat wel kan: {near}.",
        "What it takes: {near}.",
    ),
    "argument_no_value": trouble(
        "Na {argument} ontbreekt de waarde.",
        "The value after {argument} is missing.",
        "Schrijf bijvoorbeeld {argument}=... of kijk met windroos help.",
        "Write for instance {argument}=... or look with windroos help.",
    ),
    "argument_takes_no_value": trouble(
        "{argument} heeft geen waarde.", "{argument} takes no value.", "Schrijf alleen {argument}.", "Write {argument}."
    ),
    "argument_value": trouble(
        "{argument} kan niet '{value}' zijn.",
        "{argument} cannot be '{value}'.",
        "Wat kan: {known}.",
        "What it takes: {known}.",
    ),
    "argument_not_here": trouble(
        "{argument} gaat niet samen met {other}.",
        "{argument} does not go together with {other}.",
        "Laat een van de twee weg; bij --jsonl staan regels en opties in elke regel, bij een tafel in het bestand.",
        "Leave one of the two out; with --jsonl rules and options stand in each line, with a table in its file.",
    ),
    "argument_not_both": trouble(
        "{argument} gaat niet samen met {other}.",
        "{argument} does not go together with {other}.",
        "Laat een van de twee weg.",
        "Leave one of the two out.",
    ),
    "nothing_to_do": trouble(
        "Er is niets om te tellen.",
        "There is nothing to count.",
        "Geef een hand of een bestand; windroos help {page} laat zien hoe.",
        "Give a hand or a file; windroos help {page} shows how.",
    ),
    "nothing_asked": trouble(
        "Er is niet gezegd wat er gedaan moet worden.",
        "It is not said what is to be done.",
        "windroos help {page} laat zien wat er kan, met voorbeelden.",
        "windroos help {page} shows what there is, with examples.",
    ),
    "export_what": trouble(
        "Er is niet gezegd wat er geschreven moet worden, of dit kan niet: '{what}'.",
        "What is to be written was not said, or this cannot be: '{what}'.",
        "Schrijf: windroos export app, of windroos export app MAP",
        "Write: windroos export app, or windroos export app FOLDER",
    ),
    "export_both": trouble(
        "Een map voor een webhost en --data gaan niet samen.",
        "A folder for a web host and --data do not go together.",
        "Laat een van beide weg: zonder map staat het klaar voor windroos serve.",
        "Leave one of them out: without a folder it is set up for windroos serve.",
    ),
    "pocket_folder": trouble(
        "In de map {folder} staat al iets anders.",
        "The folder {folder} holds something else.",
        "Kies een lege map, of een waarin Windroos dit eerder schreef.",
        "Choose an empty folder, or one in which Windroos wrote this before.",
    ),
    "pocket_deno": trouble(
        "Python voor de browser kan niet worden opgehaald: Deno ontbreekt.",
        "Python for the browser cannot be brought: Deno is missing.",
        "Installeer het met: pip install 'windroos[app]'. Al het andere werkt zonder.",
        "Install it with: pip install 'windroos[app]'. Everything else works without.",
    ),
    "pocket_network": trouble(
        "Python voor de browser kon niet worden opgehaald: {reason}",
        "Python for the browser could not be brought: {reason}",
        "De eerste keer is het netwerk nodig; probeer het dan nog eens. Al het andere werkt zonder.",
        "The network is needed the first time; then try again. Everything else works without.",
    ),
    "pocket_build": trouble(
        "Van Python voor de browser kon de map niet worden gemaakt: {reason}",
        "The folder could not be made of Python for the browser: {reason}",
        "Dit is een fout van Windroos, of van wat er is opgehaald: meld het. Al het andere werkt zonder.",
        "This is a fault of Windroos, or of what was brought: report it. Everything else works without.",
    ),
    "players_unknown": trouble(
        "Niemand heeft hier een pagina onder {name}.",
        "Nobody has a page here under {name}.",
        "Wie er een heeft: windroos players list",
        "Who has one: windroos players list",
    ),
    "players_two": trouble(
        "Er heten hier meer mensen {name}.",
        "More people here are called {name}.",
        "Noem het nummer van wie het vraagt: {ids}.",
        "Give the number of who asks for it: {ids}.",
    ),
    "players_sure": trouble(
        "{name} is nog niet gewist: dat kan niet ongedaan gemaakt worden.",
        "{name} was not erased yet: that cannot be undone.",
        "Zeg --sure erbij als u het zeker weet.",
        "Add --sure if you are sure.",
    ),
    "word_missing": trouble(
        "Achter {verb} ontbreekt nog iets.",
        "Something is missing after {verb}.",
        "windroos help {page} laat zien wat er hoort te staan.",
        "windroos help {page} shows what belongs there.",
    ),
    "word_too_many": trouble(
        "{word} hoort niet achter {verb}.",
        "{word} does not belong after {verb}.",
        "Zet een naam van meer woorden tussen aanhalingstekens; windroos help {page} laat zien wat er hoort te staan.",
        "Put a name of several words in quotes; windroos help {page} shows what belongs there.",
    ),
    "file_unreadable": trouble(
        "{file} kan niet gelezen worden: {reason}.",
        "{file} cannot be read: {reason}.",
        "Kijk de naam na, en of het een tekstbestand in UTF-8 is.",
        "Check its name, and that it is a text file in UTF-8.",
    ),
    "not_thirteen": trouble(
        "Voor waits horen er 13 stenen te zijn zonder winnende steen.",
        "For waits there should be 13 tiles and no winning tile.",
        "Laat de steen met + weg.",
        "Leave out the tile with +.",
    ),
    "settle_word": trouble(
        "'{word}' is geen naam met een score.",
        "'{word}' is not a name with a score.",
        "Schrijf NAAM=SCORE, bijvoorbeeld Joost=96; bij Hong Kong en MCR alleen de score van de winnaar.",
        "Write NAME=SCORE, for instance Joost=96; for Hong Kong and MCR only the winner's score.",
    ),
    "settle_one_file": trouble(
        "{file} is een bestand, en daar staat nog iets bij.",
        "{file} is a file, and more stands beside it.",
        "Geef windroos settle één tafelbestand, of namen met scores.",
        "Give windroos settle one table file, or names with scores.",
    ),
    "waits_file": trouble(
        "{file} is een bestand; waits wil de stenen zelf.",
        "{file} is a file; waits wants the tiles themselves.",
        "Schrijf dertien stenen, bijvoorbeeld windroos waits '234m 678m 3s [345p] [567s]'.",
        "Write thirteen tiles, for instance windroos waits '234m 678m 3s [345p] [567s]'.",
    ),
    "why_needs_player": trouble(
        "Niemand aan deze tafel heet {player}.",
        "Nobody at this table is called {player}.",
        "Kies met --player uit: {players}.",
        "Choose with --player from: {players}.",
    ),
    "no_such_rules": trouble(
        "Er zijn geen regels '{rules}'.", "There are no rules '{rules}'.", "Kies uit: {known}.", "Choose from: {known}."
    ),
    "no_such_option": trouble(
        "{rules} heeft geen optie '{option}'.",
        "{rules} has no option '{option}'.",
        "Wel: {near}. Alle opties: windroos rules show {rules}",
        "It has: {near}. All options: windroos rules show {rules}",
    ),
    "no_such_value": trouble(
        "Optie {option} kan niet {value} zijn.",
        "Option {option} cannot be {value}.",
        "Wat kan: {allowed}.",
        "What it takes: {allowed}.",
    ),
    "option_no_value": trouble(
        "Bij optie '{option}' ontbreekt de waarde.",
        "Option '{option}' lacks its value.",
        "Schrijf bijvoorbeeld minimum=2.",
        "Write for instance minimum=2.",
    ),
    "no_such_item": trouble(
        "{rules} heeft geen item '{item}'.",
        "{rules} has no item '{item}'.",
        "Misschien: {near}. Alle items: windroos rules show {rules}",
        "Perhaps: {near}. All items: windroos rules show {rules}",
    ),
    "rules_of_house": trouble(
        "De huisregels {house} horen bij {base}, niet bij {rules}.",
        "The house rules {house} belong to {base}, not to {rules}.",
        "Laat --rules weg of kies {base}.",
        "Leave out --rules or choose {base}.",
    ),
    "no_bonus_tiles": trouble(
        "{tile} doet niet mee: {rules} wordt hier zonder gelukstenen gespeeld.",
        "{tile} is not in play: {rules} is played without bonus tiles here.",
        "Laat de geluksteen weg, of zet optie flowers aan waar dat kan (groenehart2011).",
        "Leave the bonus tile out, or switch option flowers on where it exists (groenehart2011).",
    ),
}

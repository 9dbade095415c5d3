"""What can be wrong with the record of a game: lines that cannot be read, and lines that the referee contradicts."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Trouble, Words, trouble

ON_LINE: Final = Words("Regel {line}: {sentence}", "Line {line}: {sentence}")


_PAGE: Final = ("docs/verslag.md beschrijft elke regel.", "docs/record.md describes every line.")

_READING: dict[str, Trouble] = {
    "record_json": trouble(
        "Dit is geen JSON: kolom {column}, {what}.",
        "This is not JSON: column {column}, {what}.",
        "Een verslag heeft op elke regel één object, zoals het geschreven werd.",
        "A record has one object on each line, as it was written.",
    ),
    "record_object": trouble("Dit is geen object van JSON.", "This is not an object of JSON.", *_PAGE),
    "record_number": trouble(
        "{number} is geen getal van een verslag.",
        "{number} is no number of a record.",
        "Alle getallen in een verslag zijn geheel, en niet langer dan nodig.",
        "All numbers in a record are whole, and no longer than needed.",
    ),
    "record_key_twice": trouble("'{key}' staat er twee keer.", "'{key}' is there twice.", *_PAGE),
    "record_key_missing": trouble("'{key}' ontbreekt.", "'{key}' is missing.", *_PAGE),
    "record_key": trouble(
        "'{key}' hoort hier niet.", "'{key}' does not belong here.", "Wat hier kan: {known}.", "What can be: {known}."
    ),
    "record_value": trouble(
        "'{key}' kan niet {value} zijn.",
        "'{key}' cannot be {value}.",
        "Wat kan: {wanted}.",
        "What it takes: {wanted}.",
    ),
    "record_no_event": trouble(
        "Er is geen gebeurtenis '{name}'.",
        "There is no event '{name}'.",
        "Bedoeld is misschien: {known}.",
        "Perhaps this is meant: {known}.",
    ),
    "record_no_action": trouble(
        "Er is geen actie '{name}'.",
        "There is no action '{name}'.",
        "Bedoeld is misschien: {known}.",
        "Perhaps this is meant: {known}.",
    ),
    "record_secret": trouble(
        "'{event}' staat in '{key}', maar dat ziet niet iedereen.",
        "'{event}' stands in '{key}', but not everyone sees it.",
        "Wat één plaats ziet staat in 'private', de gebouwde muur in 'sealed'.",
        "What one seat sees stands in 'private', the wall as it was built in 'sealed'.",
    ),
    "record_not_private": trouble(
        "'{event}' hoort niet in '{key}'.",
        "'{event}' does not belong in '{key}'.",
        "Wat iedereen ziet staat in 'public', de gebouwde muur in 'sealed'.",
        "What everyone sees stands in 'public', the wall as it was built in 'sealed'.",
    ),
}

_HEADER: dict[str, Trouble] = {
    "record_empty": trouble(
        "Dit verslag is leeg.",
        "This record is empty.",
        "De eerste regel van een verslag zegt wie met welke regels speelt.",
        "The first line of a record says who play, and by which rules.",
    ),
    "record_no_header": trouble(
        "Dit is geen verslag van Windroos.",
        "This is no record of Windroos.",
        'De eerste regel begint met {{"windroos":"record", en zegt wie met welke regels speelt.',
        'The first line begins with {{"windroos":"record", and says who play, and by which rules.',
    ),
    "record_format": trouble(
        "Dit verslag heeft vorm {format}; dit programma leest vorm {known}.",
        "This record has format {format}; this program reads format {known}.",
        "Gebruik Windroos {program} of nieuwer.",
        "Use Windroos {program} or later.",
    ),
    "record_seal": trouble(
        "De eerste regel is veranderd sinds hij geschreven werd.",
        "The first line was changed after it was written.",
        "Neem een ongewijzigde kopie van het verslag.",
        "Take a copy of the record that was not changed.",
    ),
    "record_rules": trouble(
        "Dit programma kent geen regels '{rules}'.",
        "This program knows no rules '{rules}'.",
        "Gebruik Windroos {program}, waarmee het gespeeld is; hier is er: {known}.",
        "Use Windroos {program}, with which it was played; here there is: {known}.",
    ),
    "record_option": trouble(
        "De opties van dit verslag zijn niet die van dit programma ({option}).",
        "The options of this record are not those of this program ({option}).",
        "Gebruik Windroos {program}, waarmee het gespeeld is.",
        "Use Windroos {program}, with which it was played.",
    ),
    "record_version": trouble(
        "Dit verslag volgt versie {version} van {rules}; dit programma heeft versie {known}.",
        "This record follows version {version} of {rules}; this program has version {known}.",
        "Gebruik Windroos {program}, waarmee het gespeeld is.",
        "Use Windroos {program}, with which it was played.",
    ),
    "record_digest": trouble(
        "De regels {rules} van dit programma tellen anders dan die van het verslag (kenmerk {digest}, hier {known}).",
        "The rules {rules} of this program count otherwise than those of the record (digest {digest}, here {known}).",
        "Gebruik Windroos {program}, waarmee het gespeeld is.",
        "Use Windroos {program}, with which it was played.",
    ),
    "record_formations": trouble(
        "Dit verslag telt met een eigen lijst van bijzondere spelen (kenmerk {digest}).",
        "This record counts by a club's own list of special hands (digest {digest}).",
        "Geef het bestand met huisregels van toen: --house BESTAND.",
        "Give the file of house rules of that time: --house FILE.",
    ),
    "record_item": trouble(
        "{rules} heeft geen item '{item}'.",
        "{rules} has no item '{item}'.",
        "Gebruik Windroos {program}, waarmee het gespeeld is.",
        "Use Windroos {program}, with which it was played.",
    ),
    "record_too_long": trouble(
        "Dit bestand is groter dan {most} MB.",
        "This file is larger than {most} MB.",
        "Geef het verslag van één partij.",
        "Give the record of one match.",
    ),
    "record_neither": trouble(
        "Dit is geen verslag van Windroos, en geen verslag van Botzone.",
        "This is no record of Windroos, and none of Botzone.",
        "Kies het bestand dat u aan een tafel kreeg met 'Bewaar het verslag', of het log van een partij op Botzone.",
        "Choose the file that a table gave you with 'Save the record', or the log of a match on Botzone.",
    ),
    "record_no_hand": trouble(
        "In dit verslag is geen spel uitgespeeld.",
        "In this record no hand was played to its end.",
        "Kies een verslag met minstens één heel spel.",
        "Choose a record with at least one whole hand.",
    ),
    "record_many_hands": trouble(
        "In dit bestand {count:staat # spel|staan # spellen} van Botzone; tot {most} worden er nagekeken.",
        "This file holds {count:# hand|# hands} of Botzone; up to {most} are reviewed.",
        "Verdeel het in kleinere bestanden.",
        "Divide it into smaller files.",
    ),
    "record_no_player": trouble(
        "'{name}' speelde niet mee in dit verslag.",
        "'{name}' did not play in this record.",
        "Wie meespeelden: {known}.",
        "Who played: {known}.",
    ),
    "record_which_hand": trouble(
        "Spel {number} staat niet in dit verslag.",
        "Hand {number} is not in this record.",
        "Er {count:staat er # in|staan er # in}.",
        "{count:There is # in it|There are # in it}.",
    ),
    "nothing_to_review": trouble(
        "Er is geen verslag en geen hand om na te kijken.",
        "There is no record and no hand to review.",
        "Geef één bestand, windroos review spel.jsonl, of typ een hand: windroos review '234m 678m 345p 567s 3s 9s'",
        "Give one file, windroos review game.jsonl, or type a hand: windroos review '234m 678m 345p 567s 3s 9s'",
    ),
    "typed_count": trouble(
        "Deze hand telt {size:# steen|# stenen}; om te kiezen zijn het er {wanted}.",
        "This hand has {size:# tile|# tiles}; to choose it takes {wanted}.",
        "Typ veertien stenen, of dertien en '+3s discard' voor een steen die er ligt; een kong telt als drie.",
        "Type fourteen tiles, or thirteen and '+3s discard' for a tile that lies there; a kong counts for three.",
    ),
    "typed_win": trouble(
        "Bij het beroven van een kong valt niets anders te kiezen dan mahjong.",
        "When a kong is robbed there is nothing to choose but mahjong.",
        "Typ '+3s discard' voor een steen die er ligt, of '+3s wall' voor een die u pakte.",
        "Type '+3s discard' for a tile that lies there, or '+3s wall' for one that you drew.",
    ),
    "typed_seat": trouble(
        "Deze wind of ronde is er niet aan een tafel van {seats}.",
        "There is no such wind or round at a table of {seats}.",
        "Geef de winden als S/E: eigen wind, dan die van de ronde.",
        "Give the winds as S/E: one's own, then that of the round.",
    ),
    "typed_number": trouble(
        "'{typed}' is geen aantal stenen.",
        "'{typed}' is no number of tiles.",
        "Typ een getal, of niets.",
        "Type a number, or nothing.",
    ),
    "typed_left": trouble(
        "Zoveel stenen kunnen er niet meer te pakken zijn.",
        "So many tiles cannot be left to draw.",
        "Geef een getal van 0 tot en met {most}.",
        "Give a number from 0 to {most}.",
    ),
    "nothing_to_verify": trouble(
        "Er is geen verslag om na te kijken.",
        "There is no record to verify.",
        "Geef een of meer bestanden: windroos verify spel.jsonl",
        "Give one or more files: windroos verify game.jsonl",
    ),
}

_REFEREE: dict[str, Trouble] = {
    "record_cut": trouble(
        "Hier is het verslag afgebroken; alles ervoor is in orde.",
        "The record is cut off here; everything before is in order.",
        "Wie het spel hervat verliest niets.",
        "Resuming the game loses nothing.",
    ),
    "record_match": trouble(
        "Zo kan een partij niet beginnen: {reason}",
        "A match cannot begin like this: {reason}",
        "Neem een ongewijzigde kopie van het verslag.",
        "Take a copy of the record that was not changed.",
    ),
    "record_illegal": trouble(
        "Deze actie mocht niet: {reason}",
        "This action was not allowed: {reason}",
        "Het spel stond hier anders dan het verslag zegt, of de actie is veranderd.",
        "The game stood otherwise here than the record says, or the action was changed.",
    ),
    "record_steps": trouble(
        "Deze actie heeft {right} stappen tot gevolg; het verslag zegt {said}.",
        "This action leads to {right} steps; the record says {said}.",
        "Er is een regel bij gekomen of weggehaald.",
        "A line was added or taken away.",
    ),
    "record_differs": trouble(
        "'{key}' is hier {said}, maar de actie op regel {action} geeft {right}.",
        "'{key}' is {said} here, but the action on line {action} gives {right}.",
        "Deze regel of de actie is veranderd.",
        "This line or the action was changed.",
    ),
    "record_commitment": trouble(
        "De belofte vooraf klopt niet met muur en geheim: het verslag zegt {said}, het moet {right} zijn.",
        "The commitment does not match wall and salt: the record says {said}, it must be {right}.",
        "De muur is na de belofte veranderd, of de belofte zelf.",
        "The wall was changed after the commitment, or the commitment itself was.",
    ),
    "record_opened": trouble(
        "'{key}' is niet waarmee dit spel begon: hier {said}, bij het begin {right}.",
        "'{key}' is not what this hand began with: here {said}, at the beginning {right}.",
        "Muur en geheim worden na het spel getoond zoals ze bij de belofte waren.",
        "Wall and salt are shown after the hand as they were at the commitment.",
    ),
    "record_amount": trouble(
        "'{key}' is {said}; de scheidsrechter komt op {right}.",
        "'{key}' is {said}; the referee makes it {right}.",
        "Score of betaling is veranderd, of anders geteld dan de regels zeggen.",
        "A score or payment was changed, or counted otherwise than the rules say.",
    ),
    "record_tiles": trouble(
        "Na deze actie is er {count} keer {sign} in plaats van {right} keer.",
        "After this action there {count:is|are} {count} of {sign} instead of {right}.",
        "Dat is een fout in Windroos zelf; meld hem met het verslag.",
        "That is a fault in Windroos itself; report it with the record.",
    ),
}

TROUBLE: dict[str, Trouble] = {**_READING, **_HEADER, **_REFEREE}

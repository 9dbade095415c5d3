"""What can be wrong with what a person types in a game, or with the command that begins one."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "terminal_discard": trouble(
        "Welke steen legt u weg?",
        "Which tile do you discard?",
        "Typ de steen of zijn nummer; ? legt de toetsen uit.",
        "Type the tile or its number; ? explains the keys.",
    ),
    "terminal_unknown": trouble(
        "'{typed}' is geen steen en geen toets.",
        "'{typed}' is no tile and no key.",
        "Typ een steen zoals hij er staat, of zijn nummer; ? legt de toetsen uit.",
        "Type a tile as it is shown, or its number; ? explains the keys.",
    ),
    "terminal_claim_unknown": trouble(
        "'{typed}' is geen antwoord op deze steen.",
        "'{typed}' is no answer to this tile.",
        "Enter past; ? zegt wat u mag.",
        "Enter passes; ? says what you may do.",
    ),
    "terminal_not_your_turn": trouble(
        "U legt nu niets weg: er ligt een steen van een ander.",
        "You do not discard now: another player's tile lies there.",
        "Enter past; ? zegt wat u mag.",
        "Enter passes; ? says what you may do.",
    ),
    "terminal_number": trouble(
        "Er is geen steen nummer {number}.",
        "There is no tile number {number}.",
        "U hebt stenen 1 tot en met {count}.",
        "You have tiles 1 to {count}.",
    ),
    "terminal_which_chow": trouble("Welke chow?", "Which chow?", "Typ {known}.", "Type {known}."),
    "terminal_which_kong": trouble("Welke kong?", "Which kong?", "Typ {known}.", "Type {known}."),
    "terminal_no_records": trouble(
        "Er is geen spel om mee verder te gaan in {folder}.",
        "There is no game to go on with in {folder}.",
        "Begin er een: windroos play",
        "Begin one: windroos play",
    ),
    "terminal_record_there": trouble(
        "{file} bestaat al.",
        "{file} is there already.",
        "Kies een andere naam, of ga ermee verder: windroos play --resume {file}",
        "Choose another name, or go on with it: windroos play --resume {file}",
    ),
    "terminal_record_unwritten": trouble(
        "{file} kan niet geschreven worden: {reason}.",
        "{file} cannot be written: {reason}.",
        "Kies met --record een plaats waar u mag schrijven.",
        "Choose with --record a place that you may write to.",
    ),
    "terminal_record_stopped": trouble(
        "Het verslag {file} kan niet verder geschreven worden: {reason}.",
        "The record {file} cannot be written any further: {reason}.",
        "Maak plaats, en ga ermee verder: alleen de laatste handeling kan verloren zijn.",
        "Make room, and go on with it: only the last action can be lost.",
    ),
    "terminal_record_shared": trouble(
        "Een ander schrijft ook in het verslag {file}.",
        "Somebody else writes in the record {file} too.",
        "Speel dit spel in één terminal; hier is het nu gestopt.",
        "Play this game in one terminal; here it has stopped now.",
    ),
    "terminal_word": trouble(
        "'{word}' hoort hier niet.",
        "'{word}' does not belong here.",
        "windroos play kent alleen opties; zie windroos help play",
        "windroos play takes options only; see windroos help play",
    ),
    "terminal_opponents": trouble(
        "Er {count:is # tegenspeler|zijn # tegenspelers} genoemd; het {most:is er|zijn er} hoogstens {most}.",
        "There {count:is # opponent|are # opponents} named; there {most:is|are} {most} at most.",
        "Noem er een voor allen, of een voor elk, met komma's ertussen.",
        "Name one for all, or one for each, with commas between.",
    ),
    "terminal_mahjong": trouble(
        "U kunt mahjong maken.",
        "You can make mahjong.",
        "Typ m, of x als u toch wilt passen.",
        "Type m, or x if you will pass all the same.",
    ),
}

"""What the commands of tournaments say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

MADE: Final = Words("Toernooi {id} is gemaakt.", "Tournament {id} is made.")
REGISTERED: Final = Words("{name} is ingeschreven als {id}.", "{name} is registered as {id}.")
NOBODY: Final = Words("Er is nog niemand ingeschreven.", "Nobody has registered yet.")
SCHEDULED: Final = Words(
    "De indeling staat: {rounds:# ronde|# rondes}, {repeats:# herhaalde ontmoeting|# herhaalde ontmoetingen}.",
    "The schedule is set: {rounds:# round|# rounds}, {repeats:# repeated meeting|# repeated meetings}.",
)
TYPED: Final = Words("Ronde {round}, tafel {table} staat erin.", "Round {round}, table {table} is in.")
AFTER: Final = Words("{name}, na ronde {after} van {rounds}", "{name}, after round {after} of {rounds}")
DONE: Final = Words("Gedaan.", "Done.")
NUMBERS: Final = Words("{count} EMA-nummers ingevuld of nagekeken.", "{count} EMA numbers filled in or checked.")
TAKEN_AS: Final[Mapping[str, Words]] = {
    "new": Words("nieuw", "new"),
    "same": Words("staat er al: {people}", "is there already: {people}"),
    "asks": Words("weggelaten, want is het {people}?", "left out, for is it {people}?"),
    "skip": Words("weggelaten", "left out"),
}
"""What becomes of a line of a list."""
TAKEN_OVER: Final = Words(
    "{count} overgenomen; terug met: windroos tournament import undo {digest}",
    "{count} taken over; taken back by: windroos tournament import undo {digest}",
)
RESERVE: Final = Words("reserve", "reserve")
IN_ORDER: Final = Words(
    "In orde: {tournaments:# toernooi|# toernooien}, {events:# regel|# regels}, {people:# deelnemer|# deelnemers}.",
    "In order: {tournaments:# tournament|# tournaments}, {events:# event|# events}, {people:# entrant|# entrants}.",
)
SEATED: Final = Words(
    "Ronde {round} staat op de stand; bij {count:# nummer|# nummers} verandert de kaart.",
    "Round {round} is seated by the standings; {count:the card of # number changes|the cards of # numbers change}.",
)
FINAL: Final = Words(
    "Finale over {rounds:# ronde|# rondes}, op de stand na ronde {after}:",
    "A final over {rounds:# round|# rounds}, by the standings after round {after}:",
)
NO_FINAL: Final = Words("Er is geen finale.", "There is no final.")
NOTHING: Final = Words("Er is nog geen toernooi.", "There is no tournament yet.")
NEEDS: Final = Words(
    "Plaats {place}: zeker met {sure:# tafelpunt|# tafelpunten}, mogelijk met {possible}; "
    "{points:# punt|# punten} als de rest zo blijft",
    "Place {place}: sure with {sure:# table point|# table points}, possible with {possible}; "
    "{points:# point|# points} if the rest stays so",
)
STAGES: Final[Mapping[str, Words]] = {
    "empty": Words("nog niets", "nothing yet"),
    "once": Words("door één getypt, wacht op de tweede", "typed by one, waits for the second"),
    "differs": Words("twee keer getypt, niet hetzelfde", "typed twice, not the same"),
    "entered": Words("ingevoerd", "entered"),
    "agreed": Words("deels akkoord", "agreed in part"),
    "final": Words("allen akkoord", "all agree"),
    "settled": Words("vastgesteld door de leiding", "settled by the desk"),
    "dropped": Words("speelt deze ronde niet", "does not play this round"),
}
"""How far the result of a table is."""
DRAW_FITS: Final = Words(
    "De loting klopt: de vingerafdruk past op het geheim, en geheim en woord ({word}) geven {count:dit ene "
    "nummer|deze # nummers}.",
    "The draw fits: the fingerprint is that of the secret, and secret and word ({word}) give {count:this one "
    "number|these # numbers}.",
)
DRAW_FAILS: Final = Words(
    "De loting klopt niet: dit geheim en het woord {word} geven {count:dit ene nummer|deze # nummers} niet.",
    "The draw does not fit: this secret and the word {word} do not give {count:this one number|these # numbers}.",
)

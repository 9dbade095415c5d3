"""What the screens of a tournament's hall say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "screen_title": Words("Scherm", "Screen"),
    "screen_welkom": Words("Welkom", "Welcome"),
    "screen_welcome": Words("Welkom bij {name}", "Welcome to {name}"),
    "screen_network": Words("Netwerk: {name}", "Network: {name}"),
    "screen_network_code": Words("Code om op het netwerk te komen", "Code to join the network"),
    "screen_password": Words("Wachtwoord:", "Password:"),
    "screen_address": Words("Plaatsen, klok en stand op uw telefoon", "Seats, clock and standings on your phone"),
    "screen_address_code": Words("Code van de bladzijde van dit toernooi", "Code of this tournament's page"),
    "screen_klok": Words("Klok", "Clock"),
    "screen_plaatsen": Words("Plaatsen", "Seats"),
    "screen_prijzen": Words("Prijzen", "Prizes"),
    "screen_no_prizes": Words("De prijzen komen nog.", "The prizes are still to come."),
    "screen_stand": Words("Stand", "Standings"),
    "screen_alles": Words("Alles om beurten", "All in turn"),
    "screen_bell": Words("Geluid aan", "Sound on"),
    "screen_wait": Words("De klok begint als de ronde begint.", "The clock begins when the round does."),
    "screen_next": Words("Ronde {round} begint om {time}", "Round {round} begins at {time}"),
    "screen_seats": Words("Plaatsen in ronde {round}", "Seats in round {round}"),
    "screen_no_seats": Words("De plaatsen zijn nog niet verdeeld.", "Seats have not been given yet."),
    "screen_standings": Words("Stand na ronde {round}", "Standings after round {round}"),
    "standings_none": Words("Er is nog geen uitslag.", "There is no result yet."),
    "say_last": Words("Nog {minutes:# minuut|# minuten}.", "{minutes:# minute|# minutes} left."),
    "say_end": Words("De tijd is om.", "Time is up."),
}

"""What is said of an entry before the draw, by the code of the check."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

CHECKS: Final[Mapping[str, Words]] = {
    "nobody": Words("Er is nog niemand ingeschreven.", "Nobody has registered yet."),
    "fours": Words(
        "Spelers: {players}, niet door vier deelbaar. Tekort: {short}; reserves: {reserves}.",
        "Players: {players}, not divisible by four. Lacking: {short}; reserves: {reserves}.",
    ),
    "fours_by_reserves": Words(
        "Spelers: {players}, niet door vier deelbaar. Reserves die vanaf ronde 1 spelen: {short} van {reserves}.",
        "Players: {players}, not divisible by four. Reserves who play from round 1: {short} of {reserves}.",
    ),
    "reserves": Words(
        "Reserves die klaarstaan: {reserves}; de bond vraagt er {wanted} (boek 002, p. 39, regel 8).",
        "Reserves that stand ready: {reserves}; the Dutch bond asks for {wanted} (book 002, p. 39, rule 8).",
    ),
    "place_free": Words("Er is een plaats vrij voor wie wacht: {people}.", "There is a place for who waits: {people}."),
    "double": Words("Staat dezelfde er twee keer op? {people}.", "Is the same person here twice? {people}."),
    "ema_unknown": Words(
        "De EMA-lijst kent deze nummers niet: {people}.", "The EMA's list does not know these numbers: {people}."
    ),
    "ema_country": Words(
        "Het EMA-nummer begint anders dan dat van de anderen uit het land: {people}.",
        "The EMA number begins otherwise than those of the others of the country: {people}.",
    ),
    "ema_lacking": Words(
        "Zonder EMA-nummer is een land nodig: {people}.", "Without an EMA number a country is needed: {people}."
    ),
    "few_europeans": Words(
        "Spelers uit een land van de EMA: {count}; voor de Europese ranglijst zijn er {wanted} nodig.",
        "Players from a country of the EMA: {count}; for the European ranking {wanted} are needed.",
    ),
    "no_referee": Words(
        "Er is nog geen scheidsrechter die niet meespeelt en vooraf bekend is (boek 002, p. 39, regel 7).",
        "There is no referee yet who does not play and is known beforehand (book 002, p. 39, rule 7).",
    ),
    "referees": Words(
        "Scheidsrechters voor {players:# speler|# spelers}: {count}; bij een op de 32 {wanted:is er #|zijn er #} "
        "nodig.",
        "Referees for {players:# player|# players}: {count}; at one to 32 it takes {wanted}.",
    ),
    "barred": Words(
        "Niet welkom op de dag van het toernooi: {people}.", "Not welcome on the day of the tournament: {people}."
    ),
    "rules": Words(
        "Heeft niet verklaard de regels te kennen (boek 002, p. 38, regel 2): {people}.",
        "Did not declare to know the rules (book 002, p. 38, rule 2): {people}.",
    ),
    "wish": Words("Wenst iets voor ronde 1: {people}.", "Wishes something for round 1: {people}."),
    "needs": Words("Heeft iets nodig, zo een vaste tafel: {people}.", "Needs something, as a fixed table: {people}."),
    "unpaid": Words("Nog niet betaald ({count}): {people}.", "Not paid yet ({count}): {people}."),
}
CHECKED: Final = Words("Alles is in orde voor de loting.", "All is in order for the draw.")

"""What the papers of a tournament's desk say: bar list, letter to the bond, observer's report, last round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

LETTERS: Final[Mapping[str, Words]] = {
    # the bar
    "drinks": Words("bar", "bar"),
    "paid": Words("betaald", "paid"),
    # to the bond
    "club": Words("club", "club"),
    "bond": Words("bondsnummer", "bond number"),
    "a_tournament": Words("ons toernooi", "our tournament"),
    "away_nobody": Words(
        "Van niemand staat er dat hij zonder bericht wegbleef. Dat zet u bij Deelnemers bij zijn naam.",
        "Of nobody it is said that he stayed away without notice. That is put with his name at Players.",
    ),
    "away_to": Words("Aan het bestuur van de mahjongbond", "To the board of the mahjong bond"),
    "away_about": Words("Wegblijven zonder bericht: {name}", "Staying away without notice: {name}"),
    "away_said": Words(
        "Voor {name} op {day} waren ingeschreven, en bleven zonder bericht weg:",
        "Registered for {name} on {day}, and stayed away without notice:",
    ),
    "away_rule": Words(
        "Wij melden dit naar gedragsregel 9 van de bond; een uitsluiting die daarop volgt geldt ook voor andere "
        "toernooien van de bond.",
        "We report this by rule of conduct 9 of the bond; a ban that follows holds for its other tournaments too.",
    ),
    "away_signed": Words("Namens de organisatie,", "On behalf of the organisers,"),
    "away_name": Words(
        "Naam en handtekening: ........................................",
        "Name and signature: ........................................",
    ),
    # the observer
    "asked": Words("gevraagd", "asked"),
    "answer": Words("antwoord", "answer"),
    "ask_what": Words("Toernooi", "Tournament"),
    "ask_when": Words("Datum", "Date"),
    "ask_system": Words("Spelregels", "Rule system"),
    "ask_weight": Words("Gewicht (MERS)", "Weight (MERS)"),
    "ask_sessions": Words("Zittingen", "Sessions"),
    "ask_players": Words("Deelnemers", "Participants"),
    "ask_countries": Words("Landen", "Countries"),
    "ask_referees": Words("Scheidsrechters", "Referees"),
    "ask_clock": Words("Klok zichtbaar", "Clock visible"),
    "ask_results": Words("Uitslagen zichtbaar", "Results visible"),
    "ask_prizes": Words("Prijzen", "Prizes"),
    "ask_remarks": Words("Opmerkingen", "Remarks"),
    "weighed": Words(
        "dagen {days}, spelers {players}, landen {countries}", "days {days}, players {players}, countries {countries}"
    ),
    "session": Words("{begins} ({minutes} min)", "{begins} ({minutes} min)"),
    "few": Words("te weinig voor de ranglijst", "too few for the ranking"),
    "played": Words("speelde mee", "played"),
    "not_played": Words("speelde niet mee", "did not play"),
    "clock_ran": Words("op het scherm in {count:# ronde|# rondes}", "on the screen in {count:# round|# rounds}"),
    "versions": Words("gepubliceerd na de ronde, {count} keer", "published after the round, {count:# time|# times}"),
    "irregular": Words("Onregelmatigheden", "Irregularities"),
    "counts": Words(
        "Uitspraken die gelden: {rulings}. Verbeterde uitslagen: {corrected}.",
        "Rulings that hold: {rulings}. Corrected results: {corrected}.",
    ),
    "observer_signed": Words(
        "De waarnemer: ........................................",
        "The observer: ........................................",
    ),
    # the last round
    "last_about": Words(
        "Voor de laatste ronde: hoe ieder staat na ronde {after}, en hoever achter de eerste.",
        "For the last round: how everybody stands after round {after}, and how far behind the first.",
    ),
    "stands": Words("plaats", "place"),
    "has": Words("heeft", "has"),
    "behind": Words("achter", "behind"),
    "for_whom": Words("{name} (voor {owner})", "{name} (for {owner})"),
}

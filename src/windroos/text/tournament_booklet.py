"""What the programme of a tournament says on paper: times, rules, how one behaves (book 002, p. 38-39), prizes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

BOOKLET: Final[Mapping[str, Words]] = {
    "phones": Words(
        "Zet uw telefoon stil; bellen kan in de pauze. Een telefoon waarop geteld wordt ligt op tafel.",
        "Silence your telephone; calls are for the break. A telephone that counts lies on the table.",
    ),
    "times": Words("De dag", "The day"),
    "no_times": Words("De tijden volgen.", "The times will follow."),
    "round": Words("ronde", "round"),
    "day": Words("dag", "day"),
    "from": Words("van", "from"),
    "until": Words("tot", "until"),
    "minutes": Words("minuten", "minutes"),
    "rules": Words("Waarnaar gespeeld wordt", "What is played by"),
    "referees": Words("Scheidsrechter: {names}.", "Referee: {names}."),
    "conduct": Words("Hoe wij spelen (gedragsregel van de bond)", "How we play (rule of conduct of the bond)"),
    "prizes": Words("Prijzen", "Prizes"),
}
TABLES_OF_FOUR: Final = 8
"""The rule that a formula with tables of five and three sets aside."""
CONDUCT: Final[Mapping[int, Words]] = {
    1: Words("Telefoons staan stil.", "Telephones are silent."),
    2: Words("Wie zich inschrijft kent de regels en aanvaardt ze.", "Who registers knows the rules and accepts them."),
    3: Words(
        "Een vergeten steen is voor wie hem vergat; niemand wijst een ander daarop.",
        "A forgotten tile is for who forgot it; nobody points it out to another.",
    ),
    4: Words(
        "U telt samen, en de punten staan pas als iedereen het eens is. Gooi uw stenen niet eerder om.",
        "You count together, and points stand once everybody agrees. Do not throw your tiles over before that.",
    ),
    6: Words("Wie toekijkt zwijgt.", "Who looks on is silent."),
    7: Words(
        "De scheidsrechter speelt niet mee en beslist; roep hem vanaf uw tafel.",
        "The referee does not play and decides; call him from your table.",
    ),
    8: Words(
        "Tafels zijn altijd van vier: een reserve speelt waar iemand mist.",
        "Tables are always of four: a reserve plays where somebody is missing.",
    ),
    9: Words(
        "Kunt u toch niet komen, zeg het; wie wegblijft zonder bericht wordt aan de bond gemeld.",
        "If you cannot come after all, say so; who stays away without notice is reported to the bond.",
    ),
    11: Words(
        "Laat een ander de tijd voor een pung, zo'n twee tellen; om een pauze mag u vragen.",
        "Leave others time for a pung, some two seconds; you may ask for a pause.",
    ),
    12: Words("Noem de steen die u aflegt.", "Name the tile that you discard."),
}
"""The bond's rules of conduct in short, by their number; 5 and 10 are the draw of numbers and hands that nobody won."""

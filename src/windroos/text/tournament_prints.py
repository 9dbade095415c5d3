"""The words of what a tournament prints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "print_entrants": Words("Deelnemers", "Entrants"),
    "print_by_name": Words("Zoek uw tafel", "Find your table"),
    "print_by_table": Words("Wie speelt waar", "Who plays where"),
    "print_routes": Words("Routekaarten", "Route cards"),
    "print_badges": Words("Badges", "Badges"),
    "print_tables": Words("Tafelkaarten", "Table cards"),
    "print_east": Words("Oost", "East"),
    "print_slips": Words("Scorebriefjes", "Score slips"),
    "print_result": Words("Uitslag", "Result"),
    "print_result_named": Words("Uitslag op naam", "Result by name"),
    "print_certificates": Words("Oorkonden", "Certificates"),
    "imprint": Words("{name} · geprint op {day}", "{name} · printed on {day}"),
    "nameless": Words("speler {number}", "player {number}"),
    "free": Words("vrij", "free"),
    "reserve": Words("reserve", "reserve"),
    "reserves": Words("Reserves", "Reserves"),
    "round": Words("Ronde {round}", "Round {round}"),
    "table": Words("tafel", "table"),
    "number": Words("nr", "no"),
    "name": Words("naam", "name"),
    "club": Words("club", "club"),
    "country": Words("land", "country"),
    "place": Words("plaats", "place"),
    "points": Words("punten", "points"),
    "chips": Words("eindstand", "final score"),
    "penalty": Words("straf", "penalty"),
    "mahjongs": Words("mahjongs", "mahjongs"),
    "signed": Words("handtekening", "signature"),
    "table_points": Words("tafelpunten", "table points"),
    "after": Words("Na ronde {after} van {rounds}", "After round {after} of {rounds}"),
    "version": Words("versie {version}", "version {version}"),
    "placed": Words("{place}e plaats", "place {place}"),
    "read_so": Words(
        "Per ronde de tafel en de wind: 12 O is tafel 12, oost.",
        "Of each round the table and the wind: 12 E is table 12, East.",
    ),
}

"""What the page of figures of a whole club says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.web.club_figures import WORDS as FIGURES
from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "club_title": Words("Cijfers van de club", "Figures of the club"),
    "club_about": Words(
        "Hoeveel er komen, hoe er gewonnen wordt en wat er wordt gemaakt.",
        "How many come, how hands are won and what is made.",
    ),
    "club_none": Words(
        "Nog geen uitslagen. De cijfers komen vanzelf met de eerste avond.",
        "No results yet. The figures come with the first evening.",
    ),
    "to_evenings": Words("Naar de avonden", "To the evenings"),
    "attendance": Words("Opkomst", "Attendance"),
    "attendance_about": Words(
        "Hoeveel mensen er gemiddeld op een avond waren, in elk clubjaar.",
        "How many people came to an evening on average, in each club year.",
    ),
    "attendance_drawn": Words(
        "Gemiddeld op een avond, van {first} tot en met {last}: van {low} tot {high:# mens|# mensen}",
        "On average of an evening, from {first} to {last}: from {low} to {high:# person|# people}",
    ),
    "chart_numbers": FIGURES["chart_numbers"],
    "club_year": Words("Clubjaar", "Club year"),
    "year_evenings": Words("Avonden", "Evenings"),
    "year_people": Words("Gemiddeld", "On average"),
    "near": Words("Wie er bijna is", "Who is nearly there"),
    "near_cup": Words(
        "{name}: nog één keer winnen, dan is de beker voorgoed van hem of haar.",
        "{name}: one more win and the cup is theirs for good.",
    ),
    "near_twentyone": Words("{name} mist nog {gaps} voor de eenentwintig.", "{name} lacks {gaps} for the twenty-one."),
    "rules_of": Words("Regels", "Rules"),
    "unlike_rules": Words(
        "Cijfers van verschillende regels zijn niet te vergelijken; daarom staat elk boek apart.",
        "Figures by different rules cannot be compared, so each book stands by itself.",
    ),
    "hands_title": Words("Gewonnen en gelijk", "Won and drawn"),
    "hands_none": Words(
        "Van deze regels zijn alleen totalen bekend. Tel een tafel hand voor hand, of typ een papieren formulier over.",
        "Of these rules totals are known alone. Count a table hand by hand, or type over a paper form.",
    ),
    "figure": Words("Cijfer", "Figure"),
    "won": Words("Spellen gewonnen", "Hands won"),
    "drawn": Words("Spellen gelijk", "Hands drawn"),
    "yardstick": Words(
        "Het boek van de 144 regels noemt {low} tot {high} gewonnen als iedereen jaagt op snelheid, en ongeveer {rare} "
        "als er meer op zeldzame spellen jagen (regel 125).",
        "The book of the 144 rules names {low} to {high} won where all race, and about {rare} where several hunt for "
        "rare hands (rule 125).",
    ),
    "hands_short": Words("Spellen", "Hands"),
    "won_short": Words("Gewonnen", "Won"),
    "drawn_short": Words("Gelijk", "Drawn"),
    "by_year": Words("Per clubjaar", "By club year"),
    "interval_about": FIGURES["interval_about"],
    "people_title": Words("Wie hoe vaak wint", "Who wins how often"),
    "people_about": Words(
        "Vanaf dertig spellen. Waar de grenzen van twee mensen over elkaar liggen, is het verschil niet zeker.",
        "From thirty hands on. Where the bounds of two people overlap, the difference is not certain.",
    ),
    "people_closed": Words(
        "Cijfers van mensen ziet wie lid is en zich heeft aangemeld.",
        "Figures of people are seen by members who have signed in.",
    ),
    "people_few": Words(
        "Nog niemand heeft dertig spellen: te weinig om mensen te vergelijken.",
        "Nobody has thirty hands yet: too few to compare people.",
    ),
    "fewer": Words(
        "Nog {count:iemand speelde|# mensen speelden} minder dan dertig spellen en {count:staat|staan} hier niet.",
        "{count:One more|# more} played fewer than thirty hands, and {count:is|are} not shown here.",
    ),
    "player": Words("Speler", "Player"),
    "a_hand": Words("Punten per spel", "Points a hand"),
    "made_title": Words("Welke spellen er worden gemaakt", "Which hands are made"),
    "made_about": Words(
        "Hoe vaak van de gewonnen spellen, met de grenzen; daaronder hoe zeldzaam de stenen zijn: één op zoveel keer "
        "veertien stenen uit 136 trekken. Wie erop speelt, maakt het vaker.",
        "How often of the hands won, with bounds; beneath it how rare the tiles are: one in so many draws of fourteen "
        "tiles out of 136. Who plays for it makes it more often.",
    ),
    "made_none": Words("Nog geen bijzonder spel.", "No special hand yet."),
    "hand": Words("Spel", "Hand"),
    "times": Words("Keer", "Times"),
    "one_in_of": Words(
        "1 op {count:# gewonnen spel|# gewonnen spellen} ({low} tot {high})",
        "1 in {count:# hand|# hands} won ({low} to {high})",
    ),
    "dealt": Words("stenen: 1 op {count}", "tiles: 1 in {count}"),
    "dealt_unknown": Words("stenen: niet uitgerekend", "tiles: not worked out"),
}

"""What the page of schedules says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.web.schedule_check import CHECK_WORDS
from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    **CHECK_WORDS,
    "schedule_title": Words("Indeling", "Schedule"),
    "schedule_about": Words(
        "Wie waar zit in elke ronde van een toernooi. Kijk een indeling na, van wie ook, of laat er een maken waarin "
        "iedereen zo min mogelijk dezelfden treft en de winden eerlijk verdeeld zijn.",
        "Who sits where in each round of a tournament. Check a schedule, whoever made it, or have one made in which "
        "people meet the same ones as little as can be and winds are fairly divided.",
    ),
    "make_title": Words("Een indeling maken", "Make a schedule"),
    "players": Words("Spelers", "Players"),
    "rounds_asked": Words("Rondes", "Rounds"),
    "players_hint": Words("een veelvoud van vier, tot {most}", "a multiple of four, up to {most}"),
    "rounds_hint": Words("tot {most}", "up to {most}"),
    "wishes": Words("Wensen", "Wishes"),
    "apart": Words("Nooit aan één tafel (teams), een groep per regel", "Never at one table (teams), a group a line"),
    "rather_asked": Words(
        "Liever niet aan één tafel (clubs, landen), een groep per regel",
        "Rather not at one table (clubs, countries), a group a line",
    ),
    "not_in": Words(
        "Niet samen in bepaalde rondes (partners in de eerste), een groep per regel",
        "Not together in certain rounds (partners in the first), a group a line",
    ),
    "fixed": Words("Vaste tafels", "Fixed tables"),
    "fixed_hint": Words("speler=tafel, bijvoorbeeld 7=1, 12=3", "player=table, for instance 7=1, 12=3"),
    "seed": Words("Een andere: getal", "Another one: number"),
    "make": Words("Maak de indeling", "Make the schedule"),
    "made_title": Words("{players} spelers, {rounds} rondes", "{players} players, {rounds} rounds"),
    "best_repeats": Words(
        "Minder herhaalde ontmoetingen kan niet: de ondergrens is bereikt.",
        "Fewer repeated meetings there cannot be: the lower bound is reached.",
    ),
    "best": Words("Beter kan niet: elke ondergrens is bereikt.", "Nothing is better: every lower bound is reached."),
    "figure": Words("Cijfer", "Figure"),
    "value": Words("Hier", "Here"),
    "bound": Words("Ondergrens", "Lower bound"),
    "broken": Words("Gebroken eisen", "Broken demands"),
    "repeats": Words("Herhaalde ontmoetingen", "Repeated meetings"),
    "most": Words("Vaakst samen, van één paar", "Most meetings of one pair"),
    "rather": Words("Wensen die niet uitkwamen", "Wishes that did not come out"),
    "winds": Words("Grootste verschil in beurten per wind", "Greatest difference in starts by wind"),
    "visits": Words("Vaakst aan dezelfde tafel", "Most visits to one table"),
    "soon": Words("Meteen weer samen in de volgende ronde", "Together again in the very next round"),
    "neighbours": Words("Weer achter dezelfde speler", "Behind the same player again"),
    "rounds_title": Words("Rondes", "Rounds"),
    "rounds_note": Words("Aan elke tafel Oost, Zuid, West, Noord.", "At each table East, South, West, North."),
    "round": Words("Ronde {number}", "Round {number}"),
    "table": Words("Tafel {number}", "Table {number}"),
    "player": Words("Speler", "Player"),
    "ways_title": Words("Iedere speler", "Every player"),
    "ways_note": Words("Van elke ronde de tafel en de wind.", "Of each round the table and the wind."),
    "meets_once": Words(
        "ontmoet {met} van de {others} anderen, niemand tweemaal", "meets {met} of {others} others, nobody twice"
    ),
    "meets": Words(
        "ontmoet {met} van de {others} anderen, {twice} vaker dan eens",
        "meets {met} of {others} others, {twice} more than once",
    ),
    "map_title": Words("Wie ontmoet wie", "Who meets whom"),
    "map_said": Words(
        "Een vakje voor elk paar van {players} spelers, donkerder naarmate zij elkaar vaker ontmoeten; hoe vaak staat "
        "bij iedere speler.",
        "A square for each pair of {players} players, darker the oftener they meet; how often stands with every "
        "player.",
    ),
    "times": Words("{times} keer", "{times} times"),
    "files": Words("Meenemen", "Take along"),
    "as_csv": Words("CSV", "CSV"),
    "as_xlsx": Words("Excel", "Excel"),
    "as_json": Words("JSON", "JSON"),
    "programs": Words(
        "In de terminal: windroos tournament schedule, en windroos tournament check.",
        "In the terminal: windroos tournament schedule, and windroos tournament check.",
    ),
}

"""What the first page says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "title": Words("Nederlands mahjong", "Dutch mahjong"),
    "headline": Words("Mahjong, zoals uw club het speelt", "Mahjong, the way your club plays it"),
    "about": Words(
        "Speel een potje, tel een echte tafel, houd club en toernooi bij. Vijf regelboeken, elk punt met zijn bron.",
        "Play a game, count a real table, keep a club and a tournament. Five rule books, every point with its source.",
    ),
    "play_about": Words("Tegen drie computerspelers, meteen.", "Against three computer players, at once."),
    "play_now": Words("Nu spelen", "Play now"),
    "play_day": Words("Het spel van de dag", "The deal of the day"),
    "play_puzzles": Words("De puzzel van vandaag", "Today's puzzle"),
    "play_learn": Words("Nog nooit gespeeld? Leer het hier", "Never played? Learn it here"),
    "play_else": Words("Andere regels, of met vrienden", "Other rules, or with friends"),
    "count_about": Words(
        "Een echte tafel: wie won, welke stenen, wie betaalt wie.",
        "A real table: who won, with which tiles, who pays whom.",
    ),
    "count_now": Words("Een tafel tellen", "Count a table"),
    "sum_mahjong": Words("Mahjong", "Mahjong"),
    "sum_pair": Words("Paar, met de enige steen", "Pair, with the only tile"),
    "sum_doubles": Words("Twee verdubbelingen", "Two doubles"),
    "club_about": Words(
        "Leden, avonden, uitslagen, en waarom wie waar staat.", "Members, evenings, results, and why who is where."
    ),
    "club_go": Words("Naar de club", "To the club"),
    "tournament_about": Words(
        "Van inschrijving tot prijzen, zonder internet.", "From registration to the prizes, without internet."
    ),
    "tournament_go": Words("Naar de toernooien", "To the tournaments"),
    "schedule_go": Words("Alleen een indeling", "Just a schedule"),
    "practice": Words("Oefenen: tien handen", "Practice: ten hands"),
    "evening": Words("Vanavond in de zaal", "This evening in the hall"),
    "evening_scan": Words(
        "Scan om mee te kijken of mee te doen; internet is niet nodig",
        "Scan to look on or join; the internet is not needed",
    ),
    "evening_none": Words(
        "Nog geen tafels. Begin hierboven met spelen of tellen; dan staat de tafel hier.",
        "No tables yet. Begin to play or count above; then the table stands here.",
    ),
    "evening_no_more": Words("Verder geen tafels.", "No other tables."),
    "evening_counted": Words("Getelde tafels", "Counted tables"),
    "evening_games": Words("Spellen", "Games"),
    "evening_ended": Words("Afgelopen", "Finished"),
    "all_counted": Words("Alle getelde tafels", "All counted tables"),
    "resume": Words("Verder waar u was", "Go on where you were"),
    "go_on": Words("Verder", "Go on"),
    "more_tables": Words("Toon ook de andere {number}", "Show the other {number} too"),
}

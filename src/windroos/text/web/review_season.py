"""What the page says that looks again at all hands of a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "season_title": Words("Uw spelen nagekeken", "Your hands reviewed"),
    "season_lead": Words(
        "Alle spelen die u uitspeelde aan tafels die dit apparaat kent, bij elkaar: waar u punten laat liggen, wat "
        "geluk is, en of het beter gaat. Alleen u ziet dit.",
        "All hands that you played to their end at tables that this device knows, together: where you leave points, "
        "what is luck, and whether it gets better. You alone see this.",
    ),
    "season_none": Words(
        "Op dit apparaat is nog geen spel van u uit.", "On this device no hand of yours has ended yet."
    ),
    "season_book": Words("Spelregels", "Rules"),
    "season_year": Words("Jaar", "Year"),
    "season_club": Words("Seizoen van een club", "Season of a club"),
    "season_any": Words("Alles", "Everything"),
    "season_club_lead": Words(
        "Alle spelen die u in dit huis uitspeelde in het seizoen {called}, van {since} tot en met {until}: waar u "
        "punten laat liggen, wat geluk is, en of het beter gaat. Alleen u ziet dit.",
        "All hands that you played to their end in this house in the season {called}, from {since} to {until}: where "
        "you leave points, what is luck, and whether it gets better. You alone see this.",
    ),
    "season_club_none": Words(
        "In dit seizoen is in dit huis nog geen spel van u uit.",
        "In this season no hand of yours has ended in this house yet.",
    ),
    "season_all": Words("Alle jaren", "All years"),
    "season_done": Words(
        "{done} van {count:het ene spel|de # spelen} nagekeken.", "{done} of {count:the one hand|the # hands} reviewed."
    ),
    "season_more": Words("Kijk er nog {count} na", "Review {count} more"),
    "season_sum": Words("Spel en geluk", "Play and luck"),
    "season_time": Words("Gaat het beter?", "Does it get better?"),
    "season_time_about": Words(
        "Gemiddeld per spel. Wat keuzes kosten wordt minder als u beter speelt; geluk heft zich op den duur op.",
        "On average for each hand. What choices cost grows less as you play better; luck cancels out in the long run.",
    ),
    "season_course": Words(
        "punten door keuzes en door geluk, bij elkaar, tot en met ieder spel: keuzes {play}, geluk {luck} aan het eind",
        "points by choices and by luck, together, up to each hand: choices {play}, luck {luck} at the end",
    ),
    "season_when": Words("Wanneer", "When"),
    "season_hands": Words("Spelen", "Hands"),
    "season_hand": Words("{day}, spel {number}", "{day}, hand {number}"),
    "season_to_play": Words("Naar Spelen", "To Play"),
}

"""What the pages of standings say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    # --- seasons
    "seasons_title": Words("Seizoenen", "Seasons"),
    "seasons_about": Words("Alle standen van de club, de lopende eerst.", "All standings of the club, running first."),
    "seasons_none": Words(
        "Er is nog geen seizoen. Een seizoen is een stuk van het jaar met een formule: wat een avond waard is.",
        "There is no season yet. A season is a part of the year with a formula: what an evening is worth.",
    ),
    "season_running": Words("loopt", "running"),
    "season_closed": Words("afgesloten", "closed"),
    "season_past": Words("voorbij, nog niet afgesloten", "over, not closed yet"),
    "season_coming": Words("komt nog", "to come"),
    "season_new": Words("Nieuw seizoen", "New season"),
    "season_next": Words("Volgend seizoen hiervan", "Next season from this one"),
    "season_leads": Words("{names} aan kop", "{names} in the lead"),
    "season_champion": Words("Kampioen: {names}", "Champion: {names}"),
    "season_open": Words("Openen", "Open"),
    # --- standings
    "stand_about": Words(
        "Wie waar staat, en hoe dat komt: tik op een score.", "Who stands where, and why: tap on a score."
    ),
    "after_none": Words("Er is nog geen avond geweest.", "There has been no evening yet."),
    "after": Words(
        "Na avond {played} van {held}, {counting:één telt|# tellen} mee.",
        "After evening {played} of {held}, {counting:one of which counts|# of which count}.",
    ),
    "as_on": Words("Zoals het was op {day}.", "As it was on {day}."),
    "now_again": Words("Naar de stand van nu", "To the standings of now"),
    "as_formula": Words("Met de formule zoals die was (versie {version}).", "By the formula as it was ({version})."),
    "first_evening": Words(
        "Zodra een avond een uitslag heeft, staat hier wie er aan kop gaat.",
        "As soon as an evening has a result, this page says who leads.",
    ),
    "sheet_of": Words("tafel {table} spel voor spel", "table {table} hand by hand"),
    "sheet_part": Words("tafel {table}, deel {part}, spel voor spel", "table {table}, part {part}, hand by hand"),
    "to_evenings": Words("Naar de avonden", "To the evenings"),
    "whole_season": Words("Hele seizoen", "Whole season"),
    "periods": Words("Perioden", "Periods"),
    "col_place": Words("Plaats", "Place"),
    "col_name": Words("Naam", "Name"),
    "col_score": Words("Score", "Score"),
    "col_exact": Words("Score als breuk", "Score as a fraction"),
    "col_evenings": Words("Avonden", "Evenings"),
    "col_needed": Words("Nodig", "Needed"),
    "col_kept": Words("Meegeteld", "Kept"),
    "col_average": Words("Gemiddeld", "Average"),
    "col_won": Words("Tafels gewonnen", "Tables won"),
    "col_mahjongs": Words("Mahjongs", "Mahjongs"),
    "col_caused": Words("Veroorzaakt", "Caused"),
    "col_last": Words("Laatste avonden", "Last evenings"),
    "col_status": Words("Titel", "Title"),
    "col_decided": Words("Beslist door", "Decided by"),
    "moved_up": Words("{places} omhoog", "up {places}"),
    "moved_down": Words("{places} omlaag", "down {places}"),
    "moved_new": Words("nieuw", "new"),
    "decided": Words("beslist door {measure}", "decided by {measure}"),
    "of_needed": Words("{evenings} van {needed}", "{evenings} of {needed}"),
    "row_short": Words(
        "avonden {evenings} · gemiddeld {average} · tafels gewonnen {won}",
        "evenings {evenings} · average {average} · tables won {won}",
    ),
    "fell_away": Words("telt niet mee", "not counted"),
    "still_needs": Words("nog {lacking} nodig", "needs {lacking} more"),
    "too_late": Words("haalt de avonden niet meer", "too few evenings left"),
    "cannot_win": Words("kan niet meer winnen", "can no longer win"),
    "may_miss": Words("mag er {count} missen", "may miss {count}"),
    "not_member": Words("geen lid", "no member"),
    "below_title": Words(
        "Onder de streep: te weinig avonden, of geen lid", "Below the line: too few evenings, or no member"
    ),
    "outside_title": Words("Buiten de stand", "Outside the standings"),
    "outside_about": Words(
        "Zij speelden mee en staan in geen stand: gasten, en wie invalt.",
        "They played and are in no ranking: guests and substitutes.",
    ),
    "outside_one": Words("{name} ({evenings})", "{name} ({evenings})"),
    "if_now": Words(
        "Als het nu afgelopen was: {names} kampioen, {margin} voor op de volgende. "
        "Nog {left:# avond|# avonden} te gaan.",
        "If it ended now: {names} champion, {margin} ahead of the next. {left:# evening|# evenings} to come.",
    ),
    "if_now_none": Words(
        "Als het nu afgelopen was, had niemand genoeg avonden voor de titel. Nog {left:# avond|# avonden} te gaan.",
        "If it ended now, nobody would have enough evenings for the title. {left:# evening|# evenings} to come.",
    ),
    "if_now_alone": Words(
        "Als het nu afgelopen was: {names} kampioen. Nog {left:# avond|# avonden} te gaan.",
        "If it ended now: {names} champion. {left:# evening|# evenings} to come.",
    ),
    "ended": Words("{title}: {names}, afgesloten op {day}.", "{title}: {names}, closed on {day}."),
    "title": Words("Kampioen", "Champion"),
    "title_period": Words("Winnaar van {period}", "Winner of {period}"),
    "ended_changed": Words(
        "Na het afsluiten is er iets verbeterd, en de stand is nu anders.",
        "Something was corrected after the end, and the standings are different now.",
    ),
    "let_stand": Words("De uitslag blijft", "The title stays"),
    "follow": Words("De titel volgt de stand", "The title follows the standings"),
    "resume": Words("Toch niet afgesloten", "Not closed after all"),
    "lot_wait": Words(
        "Gelijk tot het einde, het lot moet beslissen: {names}.", "Equal to the end, a lot decides: {names}."
    ),
    "lot_draw": Words("Loten", "Draw the lot"),
    "lot_drawn": Words(
        "Geloot, met zaad {seed}: {names}. Dat geldt voorgoed.",
        "Drawn by lot, seed {seed}: {names}. It holds for good.",
    ),
    "lacks": Words(
        "Niet alles is bekend: van {names} ontbreekt {measures}. Vul het aan bij de uitslag van de avond.",
        "Not all is known: of {names} is missing {measures}. Add it to the result of the evening.",
    ),
    "mixed": Words(
        "Hier worden punten van verschillende spelregels opgeteld, die niet te vergelijken zijn: {rules}. Zeg in de "
        "formule welke spelregels tellen, of laat haar tafelpunten tellen.",
        "Here points of different rules are added together that cannot be compared: {rules}. Say in the formula which "
        "rules count, or let it count table points.",
    ),
    "lack_mahjongs": Words("hoeveel mahjongs zij maakten", "how many mahjongs they made"),
    "lack_caused": Words("voor hoeveel zij de steen gaven", "how many they gave the tile for"),
    "lack_self_drawn": Words("hoeveel zij zelf trokken", "how many they drew themselves"),
    "lack_best": Words("hun hoogste spel", "their highest hand"),
    "scale": Words("een schaal voor dit aantal spelers", "a scale for so many players"),
    "hands": Words("hoeveel spellen er gespeeld zijn", "how many hands were played"),
    "number": Words("het nummer van een bijzonder spel", "the number of a special hand"),
    "special_total": Words("welke bijzondere spellen gemaakt zijn", "which special hands were made"),
    "to_formula": Words("Hoe het telt", "How it counts"),
    "to_trial": Words("Anders tellen, op proef", "Try counting otherwise"),
    "to_chart": Words("Verloop", "Course"),
    "to_final": Words("Finale", "Final"),
    "to_scheme": Words("Schema", "Scheme"),
    "to_change": Words("Wijzigen", "Change"),
    "close_season": Words("Seizoen afsluiten", "Close the season"),
    "close_period": Words("Periode afsluiten", "Close the period"),
    "close_about": Words(
        "De titel gaat naar wie nu eerste staat. Wordt er daarna iets verbeterd, dan vraagt deze bladzijde of de titel"
        " meegaat.",
        "The title goes to who is first now. If something is corrected later, this page asks whether it follows.",
    ),
    "files": Words("Meenemen", "Take along"),
    "on_day": Words("Zoals het was op", "As it was on"),
    "look_back": Words("Terugkijken", "Look back"),
    # --- an explanation
    "why_title": Words("{name}: {place}", "{name}: {place}"),
    "why_place": Words("{ordinal} plaats", "{ordinal} place"),
    "why_below": Words("nog geen plaats", "no place yet"),
    "why_houses": Words("Gespeeld met de huisregels van dit seizoen:", "Played by the house rules of this season:"),
    "why_about": Words(
        "Waaruit de score van {score} bestaat, avond voor avond.", "What the score of {score} is made of, by evening."
    ),
    "why_first": Words("Niemand staat hoger.", "Nobody is higher."),
    "why_behind": Words("{more} achter {name} ({ordinal}).", "{more} behind {name} ({ordinal})."),
    "why_equal": Words("Gelijk in score met {name}.", "Equal in score with {name}."),
    "why_ahead": Words("{more} voor op {name} ({ordinal}).", "{more} ahead of {name} ({ordinal})."),
    "ties_title": Words("Gelijk in score", "Equal in score"),
    "ties_about": Words(
        "Bij gelijke score beslist de eerste regel waarin zij verschillen.",
        "With an equal score the first row in which they differ decides.",
    ),
    "ties_decided": Words("beslist", "decides"),
    "unknown": Words("onbekend", "unknown"),
    "evenings_title": Words("Avond voor avond", "Evening by evening"),
    "col_evening": Words("Avond", "Evening"),
    "col_items": Words("Waaruit", "Made of"),
    "col_worth": Words("Waard", "Worth"),
    "col_total": Words("Loopt op tot", "Adds up to"),
    "total_sum": Words("Samen (uitslagen: {kept})", "Together (results: {kept})"),
    "total_mean": Words("Gemiddelde (uitslagen: {kept})", "Mean (results: {kept})"),
    "need_line": Words(
        "Voor de titel: {evenings} van {needed:# avond|# avonden}.",
        "For the title: {evenings} of {needed:# evening|# evenings}.",
    ),
    "back_stand": Words("Terug naar de stand", "Back to the standings"),
    # --- the course of a season
    "chart_title": Words("Verloop", "Course"),
    "chart_about": Words("De score na elke avond.", "The score after each evening."),
    "chart_of": Words("De eerste vijf, na elke avond: {standings}", "The first five, after each evening: {standings}"),
    "chart_few": Words("Na twee avonden staat hier een grafiek.", "After two evenings there is a chart here."),
    "chart_days": Words("De avonden: {days}.", "The evenings: {days}."),
    "chart_after": Words("Na elke avond", "After each evening"),
    "chart_key": Words(
        "De grafiek toont de eerste vijf; de tabel iedereen.", "The chart shows the first five; the table everybody."
    ),
}

"""What the page of a season's scheme says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "scheme_print": Words("Schema printen", "Print the scheme"),
    "walking_cards": Words("Loopkaarten", "Walking cards"),
    "scheme_title": Words("Schema", "Scheme"),
    "scheme_about": Words(
        "Wie in welke ronde met wie zit, zo dat allen elkaar even vaak ontmoeten.",
        "Who sits with whom in each round, so that all meet equally often.",
    ),
    "scheme_none": Words("Dit seizoen heeft geen schema.", "This season has no scheme."),
    "scheme_equal": Words(
        "Elk paar ontmoet elkaar precies {count} keer.", "Each pair meets exactly {count:# time|# times}."
    ),
    "scheme_figures": Words(
        "Een paar ontmoet elkaar {least_meetings} tot {most_meetings} keer. Vaker dan eens: {repeats}; minder dan "
        "{bound} kan niet.",
        "A pair meets {least_meetings} to {most_meetings} times. More than once: {repeats}; fewer than {bound} "
        "cannot be.",
    ),
    "scheme_round": Words("Ronde {number}", "Round {number}"),
    "scheme_table": Words("Tafel {number}", "Table {number}"),
    "cards_title": Words("Loopkaarten", "Walking cards"),
    "card_free": Words("vrij", "free"),
    "card_line": Words("tafel {table}, met {others}", "table {table}, with {others}"),
    "game_played": Words("gespeeld", "played"),
    "game_short": Words("zonder {names}", "without {names}"),
    "game_missed": Words("niet gespeeld", "not played"),
    "game_caught_up": Words("ingehaald op {day}", "caught up on {day}"),
    "game_ahead": Words("vooruit gespeeld op {day}", "played ahead on {day}"),
    "game_moved": Words("gepland op {day}", "planned for {day}"),
    "game_choice": Words("ronde {round}, tafel {table}: {names}", "round {round}, table {table}: {names}"),
    "give_title": Words("Rondes en avonden", "Rounds and evenings"),
    "give_about": Words(
        "Een avond met een ronde stelt de tafels van die ronde voor.",
        "An evening with a round proposes the tables of that round.",
    ),
    "give_all": Words(
        "Geef {count:één avond zijn|# avonden elk hun} ronde, op volgorde",
        "Give {count:one evening its|# evenings each their} round, in order",
    ),
    "give_none": Words("Er zijn geen avonden die nog komen.", "There are no evenings to come."),
    "to_evenings": Words("Plan ze in de kalender.", "Plan them in the calendar."),
    "give_one": Words("Eén ronde op een avond", "One round on an evening"),
    "round": Words("Ronde", "Round"),
    "evening": Words("Avond", "Evening"),
    "give": Words("Op deze avond", "On this evening"),
    "take_off": Words("Niet op deze avond", "Not on this evening"),
    "catch_title": Words("Inhalen en vooruit spelen", "Catch up and play ahead"),
    "catch_about": Words(
        "Een tafel hoort bij zijn ronde, wanneer hij ook gespeeld is. Wat vooruit gespeeld is, telt zodra de ronde is "
        "gespeeld; de sluitdatum staat in de formule.",
        "A table belongs to its round, whenever it was played. What was played ahead counts once the round is played; "
        "the closing date stands in the formula.",
    ),
    "catch_none": Words("Er is niets in te halen.", "There is nothing to catch up."),
    "which_table": Words("Welke tafel", "Which table"),
    "to_catch_up": Words("in te halen", "to catch up"),
    "to_play_ahead": Words("vooruit te spelen", "to play ahead"),
    "new_evening": Words("een nieuwe avond", "a new evening"),
    "on_day": Words("Dag van een nieuwe avond", "Day of a new evening"),
    "plan_game": Words("Plan deze tafel", "Plan this table"),
    "make_title": Words("Een schema maken", "Make a scheme"),
    "make_about": Words(
        "Met 16, 28, 40, 52 of 64 spelers ontmoeten allen elkaar precies eens (16: in 5 rondes, tweemaal in 10), met "
        "8 en 12 spelers precies driemaal (in 7 en 11 rondes); bij andere aantallen zo gelijk als kan.",
        "With 16, 28, 40, 52 or 64 players all meet exactly once (16: in 5 rounds, or twice in 10), with 8 and 12 "
        "exactly three times (in 7 and 11 rounds); with other numbers as equally as can be.",
    ),
    "to_schedules": Words("Indelingen voor toernooien", "Schedules for tournaments"),
    "rounds": Words("Rondes", "Rounds"),
    "make": Words("Maken", "Make"),
    "remove": Words("Schema weghalen", "Take the scheme away"),
    "back_stand": Words("Terug naar de stand", "Back to the standings"),
}

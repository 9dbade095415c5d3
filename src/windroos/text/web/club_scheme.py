"""What the page of a season's scheme says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "scheme_title": Words("Schema", "Scheme"),
    "scheme_about": Words(
        "Wie in welke ronde met wie zit, zo dat allen elkaar even vaak ontmoeten.",
        "Who sits with whom in each round, so that all meet equally often.",
    ),
    "scheme_none": Words("Dit seizoen heeft geen schema.", "This season has no scheme."),
    "scheme_equal": Words("Elk paar ontmoet elkaar precies {count} keer.", "Each pair meets exactly {count} times."),
    "scheme_figures": Words(
        "Een paar ontmoet elkaar {least} tot {most} keer. Vaker dan eens: {repeats}; minder dan {bound} kan niet.",
        "A pair meets {least} to {most} times. More than once: {repeats}; fewer than {bound} cannot be.",
    ),
    "scheme_round": Words("Ronde {number}", "Round {number}"),
    "scheme_table": Words("Tafel {number}", "Table {number}"),
    "cards_title": Words("Loopkaarten", "Walking cards"),
    "card_free": Words("vrij", "free"),
    "card_line": Words("tafel {table}, met {others}", "table {table}, with {others}"),
    "make_title": Words("Een schema maken", "Make a scheme"),
    "make_about": Words(
        "Met 8 spelers zijn 7 rondes volmaakt, met 12 spelers 11, met 16 spelers 5 (of 10: elk paar tweemaal).",
        "With 8 players 7 rounds are perfect, with 12 players 11, with 16 players 5 (or 10: each pair twice).",
    ),
    "rounds": Words("Rondes", "Rounds"),
    "make": Words("Maken", "Make"),
    "remove": Words("Schema weghalen", "Take the scheme away"),
    "back_stand": Words("Terug naar de stand", "Back to the standings"),
}

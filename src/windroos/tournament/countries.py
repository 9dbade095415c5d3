"""Countries as entrants write them; those whose organisations founded or joined the European association."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

EUROPEAN: Final[Mapping[str, tuple[str, ...]]] = {
    "AT": ("oostenrijk", "austria", "osterreich", "aut"),
    "BE": ("belgie", "belgium", "belgique", "bel"),
    "CH": ("zwitserland", "switzerland", "schweiz", "suisse", "sui", "che"),
    "CZ": ("tsjechie", "czech republic", "czechia", "cze"),
    "DE": ("duitsland", "germany", "deutschland", "ger", "deu", "d"),
    "DK": ("denemarken", "denmark", "danmark", "den", "dnk"),
    "ES": ("spanje", "spain", "espana", "esp"),
    "FI": ("finland", "suomi", "fin"),
    "FR": ("frankrijk", "france", "fra", "f"),
    "GB": ("verenigd koninkrijk", "groot-brittannie", "engeland", "united kingdom", "great britain", "uk", "gbr"),
    "HU": ("hongarije", "hungary", "hun"),
    "IT": ("italie", "italy", "italia", "ita", "i"),
    "NL": ("nederland", "netherlands", "the netherlands", "holland", "ned", "nld"),
    "NO": ("noorwegen", "norway", "norge", "nor"),
    "PL": ("polen", "poland", "polska", "pol"),
    "PT": ("portugal", "por", "prt"),
    "RU": ("rusland", "russia", "russian federation", "rus"),
    "SE": ("zweden", "sweden", "sverige", "swe"),
    "SK": ("slowakije", "slovakia", "svk"),
    "UA": ("oekraine", "ukraine", "ukr"),
}
"""By two letters, with the words for each; read only. A country that joins later is known by its players' numbers."""
_CODES: Final = {word: code for code, words in EUROPEAN.items() for word in (*words, code.casefold())}


@lru_cache(maxsize=1024)
def country_code(written: str) -> str:
    """Two letters for a country that is known here; for another what was written, in small letters; "" for none."""
    text = unicodedata.normalize("NFKD", written.strip().casefold())
    plain = "".join(sign for sign in text if not unicodedata.combining(sign))
    return _CODES.get(plain, plain)


def is_european(written: str) -> bool:
    """Whether a country is one of the European association."""
    return country_code(written) in EUROPEAN

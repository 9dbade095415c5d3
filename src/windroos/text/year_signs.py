"""What a Chinese year is called: its element and its animal."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Lang, Words

_ELEMENTS: Final = (
    Words("houten", "wooden"),
    Words("vuur", "fire"),
    Words("aarden", "earth"),
    Words("metalen", "metal"),
    Words("water", "water"),
)
_ANIMALS: Final = (
    *(Words("rat", "rat"), Words("os", "ox"), Words("tijger", "tiger"), Words("haas", "rabbit")),
    *(Words("draak", "dragon"), Words("slang", "snake"), Words("paard", "horse"), Words("geit", "goat")),
    *(Words("aap", "monkey"), Words("haan", "rooster"), Words("hond", "dog"), Words("varken", "pig")),
)
_NEUTER: Final = ("paard", "varken")
_NAME: Final = Words("het jaar van {article} {called}", "the year of the {called}")


def year_name(element: int, animal: int, lang: Lang) -> str:
    """`het jaar van de houten draak`: element 0 wood ... 4 water, animal 0 rat ... 11 pig."""
    stuff, beast = _ELEMENTS[element].to(lang), _ANIMALS[animal].to(lang)
    # A Dutch stuff that is no adjective makes one word with the animal: vuurpaard, waterdraak.
    whole = f"{stuff} {beast}" if lang == "en" or stuff.endswith("en") else stuff + beast
    return _NAME.to(lang).format(article="het" if beast in _NEUTER else "de", called=whole)

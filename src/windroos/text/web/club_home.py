"""What the first page of the club says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "title": Words("Club", "Club"),
    "none_title": Words("Een club op deze computer", "A club on this computer"),
    "none_about": Words(
        "Leden, avonden, uitslagen en een stand die zichzelf uitlegt, zonder internet.",
        "Members, evenings, results, and standings that explain themselves, without the internet.",
    ),
    "none_viewer": Words(
        "Er is hier nog geen club. Wie Windroos op de computer zelf opent, kan er een beginnen.",
        "There is no club here yet. Whoever opens Windroos on the computer itself can begin one.",
    ),
    "none_begin": Words("Een club beginnen", "Begin a club"),
    "about": Words(
        "Vanavond, de stand en wat er het laatst gebeurde.", "Tonight, the standings and what happened last."
    ),
}

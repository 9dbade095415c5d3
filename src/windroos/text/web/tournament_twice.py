"""What the desk of a tournament says of results that two people type, and of forms typed hand by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.web.club_entry import WORDS as ENTRY
from windroos.text.words import Words

_SHARED: Final = (
    *("hand_n", "winner", "nobody_won", "from_whom", "drawn_self", "special_which", "limit_which", "fan_which"),
    *("special_none", "special_unknown", "special_by_number", "who_bet", "more_rows", "hand_from", "hand_next"),
)
WORDS: Final[Mapping[str, Words]] = {
    **{key: ENTRY[key] for key in _SHARED},
    "typist": Words("Uw paraaf", "Your initials"),
    "twice_about": Words(
        "Deze ronde wordt door twee mensen getypt, die elkaars cijfers niet zien.",
        "Two people type this round; neither sees the figures of the other.",
    ),
    "twice_waits": Words(
        "{name} heeft deze tafel getypt. Nu typt iemand anders hem van het briefje.",
        "{name} has typed this table. Now somebody else types it from the slip.",
    ),
    "twice_saved": Words(
        "Tafel {table} is één keer getypt. Nu typt iemand anders hem.",
        "Table {table} is typed once. Now somebody else types it.",
    ),
    "twice_differ": Words("Niet hetzelfde getypt", "Not typed the same"),
    "twice_differ_about": Words(
        "Kijk op het briefje en typ de tafel nog eens. Zodra twee mensen hetzelfde typten, geldt het.",
        "Look at the slip and type the table again. It holds as soon as two people typed the same.",
    ),
    "twice_field": Words("Wat", "What"),
    "twice_hand": Words("Spel {number} van het formulier", "Hand {number} of the form"),
    "twice_title": Words("Uitslagen door twee mensen laten typen", "Let two people type the results"),
    "twice_title_about": Words(
        "Twee mensen typen elk briefje na elkaar; de uitslag geldt als beide hetzelfde zijn. Wat een tafel zelf op "
        "de telefoon invoert, wordt niet nog eens getypt: daar is iedereen het eens.",
        "Two people type each slip one after the other; the result holds when both are the same. What a table enters "
        "on its own phone is not typed again: there everybody agrees.",
    ),
    "twice_never": Words("Nooit", "Never"),
    "twice_final": Words("In de finale", "In the final"),
    "twice_all": Words("In alle rondes", "In all rounds"),
    "twice_keep": Words("Bewaar", "Save"),
    "form_title": Words("Spel voor spel, tafel {table}", "Hand by hand, table {table}"),
    "form_about": Words(
        "Typ het scoreformulier over; Windroos rekent uit wie wat kreeg en betaalde.",
        "Copy the score form; Windroos works out who received and paid what.",
    ),
    "form_hands": Words(
        "Vul bij elk spel in wie won, van wie, en de scores. Een leeg spel telt niet mee.",
        "Fill in for each hand who won, from whom, and the scores. An empty hand does not count.",
    ),
    "form_to": Words("Typ het formulier spel voor spel", "Type the form hand by hand"),
    "form_back": Words("Alleen de uitslag", "The result alone"),
    "form_was": Words("Zo staat het nu", "As it stands now"),
    "form_rules": Words("Regels", "Rules"),
}

"""What the page says where the result of a table is typed, and what is to be done where it cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "entry_title": Words("Uitslag van tafel {number}", "Result of table {number}"),
    "entry_about": Words(
        "Totalen, of het papieren formulier spel voor spel; de som wordt nagekeken.",
        "Totals, or the paper form hand by hand; the sum is checked.",
    ),
    "way_totals": Words("Totalen", "Totals"),
    "way_hands": Words("Spel voor spel", "Hand by hand"),
    "player": Words("Speler", "Player"),
    "points": Words("Punten", "Points"),
    "mahjongs": Words("Mahjongs", "Mahjongs"),
    "totals_about": Words(
        "Alleen de punten moeten. Wie hoeveel mahjongs maakte, of er de steen voor gaf (veroorzaakt), "
        "beslist bij een gelijke stand.",
        "Only the points are needed. How many mahjongs somebody made, or gave the tile for (caused), "
        "decides where two are equal.",
    ),
    "caused": Words("Veroorzaakt", "Caused"),
    "self_drawn": Words("Zelf getrokken", "Self-drawn"),
    "hands": Words("Spellen", "Hands"),
    "hands_played": Words("Aantal spellen (mag leeg)", "Hands played (may be empty)"),
    "not_finished": Words("niet uitgespeeld", "not finished"),
    "share": Words("Deel van de avond", "Share of the evening"),
    "share_1": Words("hele avond", "whole evening"),
    "share_3/4": Words("driekwart", "three quarters"),
    "share_2/3": Words("twee derde", "two thirds"),
    "share_1/2": Words("helft", "half"),
    "share_1/3": Words("een derde", "a third"),
    "share_1/4": Words("een kwart", "a quarter"),
    "keep": Words("Bewaar de uitslag", "Keep the result"),
    "keep_unsettled": Words("Bewaar zonder dat het klopt", "Keep though it does not add up"),
    "unsettled_about": Words(
        "De tafel telt dan voor niemand mee, tot hij is verbeterd.",
        "The table then counts for nobody until it is corrected.",
    ),
    "slip_sign": Words(
        "{player}: {figure} in plaats van {typed}? Het teken.", "{player}: {figure} instead of {typed}? The sign."
    ),
    "slip_swapped": Words(
        "{player}: {figure} in plaats van {typed}? Twee cijfers verwisseld.",
        "{player}: {figure} instead of {typed}? Two digits swapped.",
    ),
    "slip_digit_more": Words(
        "{player}: {figure} in plaats van {typed}? Een cijfer te veel.",
        "{player}: {figure} instead of {typed}? A digit too many.",
    ),
    "slip_digit_less": Words(
        "{player}: {figure} in plaats van {typed}? Een cijfer te weinig.",
        "{player}: {figure} instead of {typed}? A digit too few.",
    ),
    "slip_missing": Words("Is er een speler vergeten, met {figure}?", "Was a player forgotten, with {figure}?"),
    "slips": Words("Wat het kan zijn", "What it may be"),
    "instead": Words("Er zat iemand anders", "Somebody else sat there"),
    "instead_about": Words(
        "De punten en spellen blijven staan en tellen voor wie er echt zat.",
        "Points and hands stay, and count for who really sat there.",
    ),
    "instead_of": Words("Nu staat er", "What stands now"),
    "instead_by": Words("Het was", "It was"),
    "instead_do": Words("Zet over", "Change it"),
    "void": Words("Neem deze uitslag terug", "Take this result back"),
    "why_correct": Words("Waarom (nodig bij een verbetering)", "Why (needed for a correction)"),
    "was": Words("Nu staat er", "What stands now"),
    "winner": Words("Winnaar", "Winner"),
    "nobody_won": Words("niemand (remise)", "nobody (draw)"),
    "from_whom": Words("Van wie", "From whom"),
    "drawn_self": Words("zelf", "self"),
    "score": Words("Score", "Score"),
    "hand_n": Words("Spel {number}", "Hand {number}"),
    "hand_from": Words("van", "from"),
    "hand_next": Words("Volgende spel", "Next hand"),
    "hands_about": Words(
        "Vul in wie won, van wie de steen kwam en de score; lege regels tellen niet. De rest doet het formulier.",
        "Enter who won, whose tile it was and the score; empty rows do not count. The sheet does winds and payments.",
    ),
    "special_which": Words("Bijzonder spel", "Special hand"),
    "limit_which": Words("Limietspel", "Limit hand"),
    "fan_which": Words("Duurste fan", "Dearest fan"),
    "special_none": Words("geen", "none"),
    "special_unknown": Words("bijzonder, niemand weet welk", "special, nobody knows which"),
    "special_by_number": Words("Met een nummer", "By number"),
    "who_bet": Words("Wie wedde?", "Who bet?"),
    "on_sheet": Words(
        "Deze tafel is op een scoreblad geteld. Een fout in een spel verbetert u daar; dan blijven ook de stenen.",
        "This table was counted on a score sheet. Correct a hand there, and its tiles stay too.",
    ),
    "to_sheet": Words("Naar het scoreblad", "To the score sheet"),
    "more_rows": Words("Meer regels", "More rows"),
    "entry_riichi": Words("Riichi: alleen eindstanden.", "Riichi: final scores alone."),
    "riichi_about": Words(
        "De vier eindstanden, samen 120.000 (of 100.000, wie met 25.000 begint), of plus en min. De punten zijn niet "
        "te vergelijken met die van andere regels; tafelpunten en gewonnen tafels wel.",
        "The four final scores, 120,000 together (or 100,000 where all begin with 25,000), or plus and minus. The "
        "points do not compare with those of other rules; table points and tables won do.",
    ),
    "rules_needed": Words("Spelregels van deze tafel", "Rules of this table"),
}
_SUM: Final = Words(
    "Erboven staat wat het kan zijn. Bewaren zonder dat het klopt kan ook; de tafel telt dan voor niemand mee.",
    "Above stands what it may be. It can also be kept as it is; the table then counts for nobody.",
)
_REASON: Final = Words(
    "Zet erbij waarom; wat er stond blijft zichtbaar.", "Say why; what stood there before stays visible."
)
PAGE_HINTS: Final[Mapping[str, Words]] = {
    "club_sum": _SUM,
    "club_sum_sign": _SUM,
    "club_sum_digit": _SUM,
    "club_sum_swapped": _SUM,
    "club_reason": _REASON,
    "club_closed": _REASON,
    "club_unsettled": Words(
        "Verbeter de uitslag, of sluit toch af: dan telt de tafel voor niemand.",
        "Correct the result, or close anyway: then the table counts for nobody.",
    ),
}
"""What to do on a page, where the hint of the trouble speaks of keys."""

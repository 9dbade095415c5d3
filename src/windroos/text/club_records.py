"""What the records of a club are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

RECORDS: Final[Mapping[str, Words]] = {
    "hand_settled": Words("Hoogste score van een spel, zoals verrekend", "Highest score of a hand, as settled"),
    "hand_counted": Words("Hoogste score van een spel, zoals geteld", "Highest score of a hand, as counted"),
    "hand_points": Words("Meeste punten in een spel", "Most points in a hand"),
    "overscore": Words("Hoogste overscore", "Highest overscore"),
    "special_number": Words("Hoogste bijzondere mah jong (nummer)", "Highest special mahjong (number)"),
    "mahjongs_in_a_row": Words("Meeste mahjongs achter elkaar", "Most mahjongs in a row"),
    "longest_east": Words("Langst Oost (spellen)", "Longest as East (hands)"),
    "highest_end": Words("Hoogste eindtotaal", "Highest total at the end"),
    "lowest_end": Words("Laagste eindtotaal", "Lowest total at the end"),
    "all_round": Words("Meeste All Round-punten aan een tafel", "Most All Round points at a table"),
    "twentyone_day": Words("Vroegste eenentwintig vol", "Earliest twenty-one full"),
    "twentyone_hands": Words("Eenentwintig vol in de minste spellen", "Twenty-one full in the fewest hands"),
    "comeback": Words("Grootste achterstand die een winnaar inhaalde", "Largest arrears that a winner made up"),
    "most_even": Words("Gelijkste tafel (verschil tussen eerste en laatste)", "Most even table (first to last)"),
    "tables_in_a_row": Words("Meeste tafels achter elkaar gewonnen", "Most tables won in a row"),
    "tables_lost_in_a_row": Words("Meeste tafels achter elkaar met verlies", "Most tables in a row with a loss"),
    "longest_table": Words("Langste tafel (spellen)", "Longest table (hands)"),
    "shortest_table": Words("Kortste tafel (spellen)", "Shortest table (hands)"),
    "evening_points": Words("Meeste punten op een avond", "Most points in an evening"),
    "evening_mahjongs": Words("Meeste mahjongs op een avond", "Most mahjongs in an evening"),
    "evenings_in_a_row": Words("Meeste avonden achter elkaar gewonnen", "Most evenings won in a row"),
    "evenings_lost_in_a_row": Words("Meeste avonden achter elkaar met verlies", "Most evenings in a row with a loss"),
    "longest_evening": Words("Langste avond (spellen)", "Longest evening (hands)"),
    "shortest_evening": Words("Kortste avond (spellen)", "Shortest evening (hands)"),
    "season_points": Words("Meeste punten in een seizoen", "Most points in a season"),
}
"""By kind, in the order in which they are shown."""
TOLD: Final = (
    "hand_settled", "hand_counted", "hand_points", "evening_points", "evening_mahjongs", "mahjongs_in_a_row",
    "longest_east", "comeback", "most_even", "all_round", "special_number",
)  # fmt: skip
"""The kinds that the result of an evening tells of."""

"""What `windroos bot` says."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

PACKED: Final = Words(
    "{file} ({kilobytes} kB) is klaar: lever het in als Python 3.",
    "{file} ({kilobytes} kB) is ready: hand it in as Python 3.",
)

SAME: Final = Words("als bij ons", "as at our table")
REMARKS: Final = {
    "stopped": Words(
        "afgebroken: daar had een plaats geen steen meer, bij ons staan er nog {left:# steen|# stenen}",
        "stopped: a seat had no tile left there, at our table {left:# tile is|# tiles are} left",
    ),
    "points": Words(
        "bij ons {here}, daar {there}; het verslag is verbeterd",
        "{here} at ours, {there} there; the record is corrected",
    ),
    "refused": Words(
        "handeling {number} ({deed}) mag bij ons niet: {why}", "deed {number} ({deed}) may not be at ours: {why}"
    ),
    "error": Words("afgebroken na een fout van een programma", "stopped after a fault of a program"),
    "open": Words("hoe het afliep staat er niet bij", "how it ended is not told"),
}
"""What went otherwise than at our table; the codes are those of `windroos.botzone.recording.Divergence`."""
TOTAL: Final = Words(
    "{hands:# spel|# spellen} gelezen, {same:# daarvan|# daarvan} precies als bij ons.",
    "{hands:# hand|# hands} read, {same:# of them|# of them} just as at our table.",
)

"""A print as its template takes it: its blocks with their kind, its letters, its paper, its codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.printing.document import (
    PrintBlock,
    PrintBreak,
    PrintDocument,
    PrintFigures,
    PrintGroup,
    PrintHand,
    PrintPlot,
    PrintTable,
    PrintText,
)
from windroos.printing.sheets import PrintSheets
from windroos.web.site import qr_code

LARGE: Final = 18.0
"""Points of large letters."""
PAPERS: Final[Mapping[str, str]] = {
    "forms": "form",
    "tents": "tent",
    "members": "cards",
    "walking": "cards",
    "certificates": "cards",
    "badges": "cards",
    "slips": "cards",
    "signs": "side",
}
"""What each kind of sheets is printed on (`paper-….css`)."""
_KINDS: Final[Mapping[type, str]] = {
    PrintTable: "table",
    PrintText: "text",
    PrintFigures: "figures",
    PrintGroup: "group",
    PrintPlot: "plot",
    PrintHand: "hand",
    PrintBreak: "break",
}


class PlacedBlock(NamedTuple):
    """A block with its kind, by which it is set."""

    kind: str
    of: PrintBlock


def on_paper(printed: PrintDocument | PrintSheets, large: bool) -> dict[str, Any]:
    """The values that `printing/body.html` asks; codes take a while, so that it is done in a thread."""
    if isinstance(printed, PrintSheets):
        addresses = [getattr(one, "address", "") for one in printed.sheets]
        codes = [qr_code(address) if address else "" for address in addresses] if any(addresses) else []
        return {
            "title": printed.title, "printed": printed, "sheets": True, "codes": codes, "large": large,
            "paper": PAPERS[printed.kind], "letters": 0, "blocks": [],
        }  # fmt: skip
    letters = max(LARGE, printed.letters) if large else printed.letters
    return {
        "title": printed.title, "printed": printed, "sheets": False, "codes": [], "large": large,
        "paper": "list" if printed.upright else "side", "letters": round(2 * letters),
        "blocks": [PlacedBlock(_KINDS[type(block)], block) for block in printed.blocks],
    }  # fmt: skip

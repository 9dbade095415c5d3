"""The past of a club from spreadsheets and texts: cells, the shapes they lie in, whose names they are, what they add.

`reading` gives the grids of a file, `finding` the parts that they hold, `found` what stands in these, `planning` what
of it a club does not know yet. Only `reading` touches bytes; nothing here writes.
"""

__all__ = [
    "cells",
    "entrant_lists",
    "entrant_plan",
    "errors",
    "figures",
    "found",
    "looking",
    "matching",
    "newcomers",
    "parts",
    "planning",
    "reading",
    "schedule_roll",
    "schedules",
]

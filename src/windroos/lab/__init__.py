"""The laboratory: millions of hands played by compiled players, counted with intervals; matches on equal tiles.

task      what is to be played, as a value that can be sent to another process or machine
totals    what was seen, in whole numbers; two totals merge into one, in any order
count     from a batch of hands to totals
refereed  hands played by the referee with players in Python, and programs of anyone
farm      chunks of work on this machine's processes or on a Dask cluster
report    the figures of a run, as rows; files writes them as CSV, page as HTML with the plots of plots
duplicate matches in which both sides get the same tiles
anchors   how strong the computer players are, as persons are measured
ladder    every player against the one below; search and training: where the strongest's numbers come from
twins     whether the compiled player and the one in Python are one; calibration: whether its chances come true
"""

__all__ = [
    "anchors",
    "calibration",
    "count",
    "duplicate",
    "farm",
    "files",
    "ladder",
    "page",
    "refereed",
    "report",
    "search",
    "task",
    "totals",
    "training",
    "twins",
]

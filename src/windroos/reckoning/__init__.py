"""Exact points, places, ties and formulas as data: how standings follow from results, and why.

`formula_file.read` makes a formula of TOML, `lines` makes lines of results, `standings.apply` makes standings of both.
"""

__all__ = [
    "chances",
    "criteria",
    "errors",
    "facts",
    "finals",
    "formula",
    "formula_file",
    "formula_form",
    "lines",
    "lots",
    "numbers",
    "periods",
    "places",
    "preview",
    "ranking",
    "saying",
    "scored",
    "standings",
    "sums",
    "tables",
    "tournament_saying",
    "tournament_stages",
]

"""Exact points, places, ties and formulas as data: how standings follow from results, and why.

`formula_file.read` makes a formula of TOML, `lines` makes lines of results, `standings.apply` makes standings of both.
"""

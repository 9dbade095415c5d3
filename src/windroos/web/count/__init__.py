"""Tellen: counting a real table on the page. Every tap is a plain form post; the score sheet decides what it means."""

__all__ = [
    "board",
    "card",
    "commands",
    "errors",
    "hand",
    "home",
    "joining",
    "listing",
    "making",
    "overview",
    "routes",
    "showing",
    "signal",
    "spot",
    "steps",
    "tables",
    "written",
]

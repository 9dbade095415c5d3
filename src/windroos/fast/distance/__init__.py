"""Distances from tables as arrays: look-ups in plain Python and compiled."""

__all__ = ["lookups", "tables"]

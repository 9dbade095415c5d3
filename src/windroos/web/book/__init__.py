"""Spelregels: the rules to read and to search, the card of a table, and practice."""

__all__ = ["chosen", "made", "routes"]

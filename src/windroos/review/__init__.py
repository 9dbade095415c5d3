"""Hands looked at again: what a seat chose by its record, records from elsewhere, and hands that were typed."""

__all__ = ["brought", "losses", "typed", "watching"]

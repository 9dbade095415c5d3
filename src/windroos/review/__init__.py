"""Hands that were played, looked at again from their records: what a seat chose, and records from elsewhere."""

__all__ = ["brought", "losses", "watching"]

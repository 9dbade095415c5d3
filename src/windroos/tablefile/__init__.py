"""The table file: a whole table at the end of a hand as a person types it, read and counted."""

__all__ = ["errors", "reading"]

"""Looking again at more than one table has: a record from elsewhere."""

__all__ = ["routes"]

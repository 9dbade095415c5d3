"""The deal of the day: the same wall for everybody, once."""

__all__ = ["routes"]

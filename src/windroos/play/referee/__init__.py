"""Everything the referee knows, and what it decides."""

__all__ = ["chance", "counting", "game", "mixing", "referee", "seat", "state"]

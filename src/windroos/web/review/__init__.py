"""Looking again at more than one table has: a record from elsewhere, and all hands of a person."""

__all__ = ["routes", "season_desk"]

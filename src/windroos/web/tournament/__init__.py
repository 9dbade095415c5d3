"""The pages of a tournament: for everybody, for the desk, for a table's phone and for the screens of the hall."""

__all__ = ["access", "counted", "house", "live", "routes", "sheets"]

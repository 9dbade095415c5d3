"""Evenings of the club: the calendar, the desk, tables, results, check-in at the door, and the screen in the hall."""

__all__ = ["at_table", "calendar", "hall", "paper", "routes", "shared", "sheets", "worn"]

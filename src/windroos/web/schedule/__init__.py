"""Schedules of tournaments on a page: made, measured, and taken away as a file."""

__all__ = ["asked", "made", "routes", "shown"]

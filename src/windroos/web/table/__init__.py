"""Spelen: games on the page, against computer players and each other."""

__all__ = ["card", "form", "routes"]

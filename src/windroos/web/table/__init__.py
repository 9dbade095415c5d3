"""Spelen: games on the page, against computer players and each other."""

__all__ = ["admission", "card", "form", "game_reviewed", "reviewed", "routes"]

"""Hands that computer players play in memory: the turns, who wins, who pays; and their story told to the referee."""

__all__ = ["measured", "play", "replay", "results"]

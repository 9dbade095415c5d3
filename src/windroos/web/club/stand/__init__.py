"""Standings: seasons, who stands where and why, and formulas that can be tried out."""

__all__ = ["boards", "routes", "shown"]

"""Spelen: games on the page, against computer players and each other."""

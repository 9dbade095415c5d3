"""Prints as templates and the typesetter take them; whose they are, clubs and tournaments say."""

"""A game in the terminal: what a person sees, what he may type, and the table that answers."""

__all__ = ["paper", "record_file", "session"]

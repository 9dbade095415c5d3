"""A game in the terminal: what a person sees, what he may type, and the table that answers."""

__all__ = ["layout", "record_file", "session"]

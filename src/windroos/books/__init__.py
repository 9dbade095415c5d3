"""The rule books, a room each: its table, how it is played, how it is settled, and what it says where."""

__all__ = ["catalog", "choosing", "house", "house_text", "mcr", "settle"]

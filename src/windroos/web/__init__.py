"""The page: counting a real table, playing, and the rules, served to browsers here and on the local network."""

__all__ = ["folder", "host", "listening", "serve", "settings"]

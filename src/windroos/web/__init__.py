"""The page: counting a real table, playing, and the rules, served to browsers here and on the local network."""

__all__ = [
    "club",
    "export",
    "folder",
    "host",
    "listening",
    "pages",
    "pocket",
    "printing",
    "processes",
    "serve",
    "settings",
    "shared_serve",
]

"""The page: counting a real table, playing, and the rules, served to browsers here and on the local network."""

__all__ = [
    "bans",
    "club",
    "crowd",
    "export",
    "folder",
    "handover",
    "host",
    "listening",
    "manager",
    "marks",
    "owned",
    "pages",
    "pocket",
    "printing",
    "processes",
    "serve",
    "settings",
    "shared_serve",
]

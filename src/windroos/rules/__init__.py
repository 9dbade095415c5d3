"""The rule books as data, and the small functions they are written in."""

__all__ = [
    "bmj",
    "chow_fans",
    "conduct",
    "course",
    "fans",
    "formations",
    "groups",
    "irregular_patterns",
    "pages",
    "patterns",
    "plans",
    "rule",
    "rules",
    "scheme",
    "schemes",
    "sheet",
    "special",
    "toml_text",
    "totals",
]

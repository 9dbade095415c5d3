"""From the facts of hands to scores, with every point explained."""

__all__ = [
    "changes",
    "explain",
    "gau",
    "irregular",
    "outlook",
    "priority",
    "readings",
    "receives",
    "refusing",
    "score",
    "table",
    "waits",
    "why",
]

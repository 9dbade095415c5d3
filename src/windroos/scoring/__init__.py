"""From the facts of hands to scores, with every point explained."""

__all__ = [
    "changes",
    "explain",
    "gau",
    "outlook",
    "outside_sets",
    "priority",
    "readings",
    "receives",
    "refusing",
    "score",
    "table",
    "waits",
    "why",
]

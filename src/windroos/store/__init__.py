"""What is kept: streams of events that are only ever appended to, and notes beside them. The only place with SQL."""

__all__ = [
    "backup",
    "changes",
    "copies",
    "errors",
    "machines",
    "membership",
    "mirror_reading",
    "moving",
    "opening",
    "ownership",
    "place",
    "postgres",
    "restoring",
    "store",
]

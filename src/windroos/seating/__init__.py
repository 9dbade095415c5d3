"""Who meets whom: rounds of tables in which all meet all as equally often as can be; knows no club, no tournament."""

__all__ = [
    "brought",
    "door",
    "errors",
    "improving",
    "measure",
    "placing",
    "ranked",
    "remake",
    "rounds",
    "saying",
    "schedule",
    "winds",
    "wishes",
]

"""The club: its first page, evenings, standings, people, figures and what its secretary keeps."""

__all__ = [
    "access",
    "amounts",
    "beside",
    "copying",
    "devices",
    "evening",
    "folder_site",
    "forms",
    "house",
    "routes",
]

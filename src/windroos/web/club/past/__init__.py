"""The past comes along: a file is looked into, its names are decided, and it is taken over or not."""

__all__ = ["exporting", "routes"]

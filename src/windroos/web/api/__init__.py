"""The JSON API: counting, settling, waits and rule books for other programs."""

__all__ = ["door_document", "lines", "routes"]

"""The own page of who plays here: known by his devices, without an account."""

__all__ = ["device", "figures", "routes", "ties"]

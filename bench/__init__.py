"""Timings; see `bench.__main__`."""

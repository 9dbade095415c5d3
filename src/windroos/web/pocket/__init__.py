"""Counting a table on a phone without a server: the same sheet, the same templates, kept on the phone itself.

What runs in the browser (`door`, `scorer`, `record`) needs the standard library and Jinja; `site` writes it as a folder
that any web host can carry, and `runtime` knows where the Python for browsers comes from.
"""

__all__ = ["routes", "runtime", "served", "site"]

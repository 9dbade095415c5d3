"""The rule books as data, and the small functions they are written in."""

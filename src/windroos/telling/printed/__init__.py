"""A hand, a table and a missed item explained as text of 80 columns, with or without colour."""

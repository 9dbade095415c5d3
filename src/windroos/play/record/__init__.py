"""The record of a match: its lines, reading it again, and refereeing it again."""

"""What may be done and why not, which tiles win, and who pays for all."""

"""How many tiles a hand lacks: for sets and a pair of any shape, for irregular hands, and the same as tables."""

"""How tiles are read: the sets of each suit, the facts of a reading, the tiles that complete sets and a pair."""

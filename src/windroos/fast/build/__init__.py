"""How functions are compiled and kept, and when what is kept is trusted."""

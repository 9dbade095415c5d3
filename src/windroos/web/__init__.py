"""The page: counting a real table, playing, and the rules, served to browsers on this machine and on the local network."""

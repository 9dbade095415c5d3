"""The page: counting a real table, playing, and the rules, served to browsers here and on the local network."""

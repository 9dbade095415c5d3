"""From how a hand ended to who pays whom; nothing here looks at tiles."""

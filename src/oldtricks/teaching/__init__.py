"""How people learn the games: lessons and puzzles, played by the real rules."""

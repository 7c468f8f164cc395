# How fast a table goes, and what it waits for.

last-look = On to the score

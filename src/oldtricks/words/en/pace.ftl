# How fast a table goes, and what it waits for.

last-look = On to the score

problem-house-hints = at this table nobody is given hints: the host chose so, or several people play
problem-house-undo = at this table nothing is taken back: the host chose so, or several people play
problem-house-settled = where several people play, the house rules are settled before the first deal
problem-jump-people = only somebody who plays against bots alone can hurry them

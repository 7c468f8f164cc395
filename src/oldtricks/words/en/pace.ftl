# How fast a table goes, and what it waits for.

last-look = On to the score

problem-house-hints = at this table nobody is given hints: the host chose so, or several people play
problem-house-undo = at this table nothing is taken back: the host chose so, or several people play
problem-house-settled = where several people play, the house rules are settled before the first deal
problem-jump-people = only somebody who plays against bots alone can hurry them

settings-speed-instant = At once
settings-forced = Play a card by itself where I have no choice (against bots)
jump = To my turn
jump-key = On to my turn, without looking on (J)
pass-for-good = Pass for good

house-title = House rules
house-hints = Everybody may ask for hints
house-undo = What was played can be taken back, if all agree
house-pace-normal = Bots take their time
house-pace-brisk = Bots act briskly
house-pace-instant = Bots act at once
house-hints-on = hints are given
house-hints-off = no hints are given
house-undo-on = moves can be taken back
house-undo-off = nothing is taken back

# New York to Paris at the table: what the cards do.

new-york-to-paris-does-miles = { $miles } miles, flown with Take-Off and the right weather on top. A flight needs exactly { $cards } of them.
new-york-to-paris-does-favorable-weather = Opens your weather pile, and mends it after Storm or Heavy Fog. Nothing goes before it.
new-york-to-paris-does-take-off = Takes you into the air in Favorable Weather, and again after a Forced Landing.
new-york-to-paris-does-storm = Lay it on the Favorable Weather of a rival, who can then fly only 100s until Favorable Weather comes.
new-york-to-paris-does-heavy-fog = Lay it on the Favorable Weather of a rival, who can then fly only 100s until Favorable Weather comes.
new-york-to-paris-does-motor-trouble = Lay it on the Take-Off of a rival, who then flies nothing until a Forced Landing of their own and a new Take-Off.
new-york-to-paris-does-forced-landing = Lay it on the Take-Off of a rival, who then needs a new one; or on your own Motor Trouble, as the first step to mend it.
new-york-to-paris-does-lucky-lindy = Opens a lucky turn: play on, and fill up to five cards, for as long as a card fits.

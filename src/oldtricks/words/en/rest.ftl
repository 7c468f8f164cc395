# The rest of a hand: claimed, or left to bots.

problem-rest = this hand is being played out
problem-no-claim = the rest can be claimed by the player at turn, while tricks are played and he has more than one card
problem-not-proven = from what you know it cannot be proven that every trick to come is yours: play on
problem-not-decided = bots finish a hand only for somebody who plays against them alone, once it is decided

rest-claim = Claim the rest
rest-claim-key = All tricks to come are mine (C)
rest-finish = Let bots finish
rest-finish-key = The contract is decided: a bot plays my cards to the end of this hand (F)
rest-looking = Looking whether the rest is yours …
rest-asked = { $name } claims all tricks to come
rest-asked-mine = You claim all tricks to come. The others are asked.
rest-give = Give them
rest-play-on = Play on
rest-claimed = { $name } has all tricks to come. The hand is played out.
rest-claimed-mine = All tricks to come are yours. The hand is played out.
rest-finished-mine = Bots finish this hand.

terminal-about-claim = all tricks to come are yours, and what you know proves it
terminal-about-finish = a bot plays your cards to the end of this hand

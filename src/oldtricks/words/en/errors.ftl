# What can go wrong. Every message says what was wrong and what would be right.

did-you-mean = { " " }Did you mean { $choices }?
try-this = { " " }Try { $example }.
nothing-to-play = nothing: the match is over

option-not-for = option { $option } is not for { $players } players ({ $rule })
option-is-one-of = option { $option } is one of: { $choices } (with { $players } players), not { $given }
option-is-a-number = option { $option } is a whole number from 1 to 1000000, or none; not { $given }
option-unknown = { $game } has no option { $given }.{ $near } Options: { $options }.
players-not = { $game } is for { $seats } players, not { $given }
game-unknown = there is no game { $given }.{ $near } Games: { $games }.

no-action-text = an action is text such as { $example }, not { $given }
action-not-now = { $given } is not possible now: it is time to { $phase }, for example { $example }.
no-such-action = there is no action { $given } here.{ $near }
no-action-of-this-moment = { $given } is not an action of this moment: it is time to { $phase }
no-action-number = there is no action number { $given } when it is time to { $phase }
match-is-over = the match is over ({ $rule }); nothing can be played
cannot-take-back = cannot take back { $actions } actions: { $played } were played
seats-are-numbered = seats are numbered 0 to { $last } here, not { $given }

art-no-card = { $game } has no card { $given }.{ $near } There are: { $there }.
art-no-suit = { $game } has no suit { $given }.{ $near } There are: { $there }.
art-no-suits = { $game } has no suit { $given }. It has no suits.
art-no-board = { $game } has no board to fly over.

deck-not-in-the-pack = card { $place } of the deck, { $card }, is not in the pack.{ $near }
deck-or-shuffler = give a shuffler, or a seed and decks, but not both
dealer-is-a-seat = the dealer is a seat from 0 to { $last }, not { $given }
names-needed = { $players } players need { $players } names, not { $given }
name-is = a name is 1 to { $longest } printable characters, not { $given }
deck-too-many-hands = { $hands } hands for { $players } players
deck-too-often = { $card } is stacked more often than the pack has it
deck-no-room-hand = hand { $hand } has room for { $room } cards, not { $cards }
deck-no-room-centre = the centre has room for { $room } cards, not { $cards }

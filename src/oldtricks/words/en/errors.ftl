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
no-observation = an observation is for a player, not for a spectator
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
deck-one-more = deck { $deck } has one { $card } more than the cards that are shuffled for it
seed-is = a seed is a whole number from 0 to 2**64 - 1, not { $given }
secret-is = the secret of a fair shuffle is 32 bytes
contribution-is = contribution { $number } of a fair shuffle has to be a text of 1 to 200 characters

## Records

at = { $where }: { $error }
kind-object = an object
kind-list = a list
kind-text = a text
kind-number = a whole number
kind-boolean = true or false
kind-null = null
kind-fraction = a fraction
record-notes = notes have to be plain JSON: { $error }
record-action = action { NUMBER($number, useGrouping: 0) } ({ $action } by seat { $seat })
record-action-after-the-end = { $where }: the match was over before it ({ $rule })
record-action-out-of-turn = { $where }: it is the turn of seat { $seat }
record-action-spelling = { $where }: records spell this action { $action }
record-action-shape = action { NUMBER($number, useGrouping: 0) } is { $given }, but an action is [seat, "text"]
record-action-seat = action { NUMBER($number, useGrouping: 0) }: seats are numbered 1 to { $players }, not { $given }
record-too-large = larger than { $mebibytes } MiB, which no record is
record-no-file = not a plain file
record-no-text = not UTF-8 text (byte { $byte }); is it a record at all?
record-nested = nested too deeply for a record
record-no-json = line { $line }, column { $column }: not JSON ({ $error }).
record-cut-off = line { $line }, column { $column }: not JSON ({ $error }). The file seems to be cut off.
record-unreadable = not readable as JSON ({ $error })
record-is-an-object = a record is a JSON object, not { $given }
record-key-twice = the key { $key } is there twice
record-no-number = { $given } is not a number that records use
record-format = not a record: "format" is { $given }, not "{ $format }"
record-version-newer = "version" is { $given }, but this is version { $version }: a newer Old Tricks wrote it; update to read it
record-version-never = "version" is { $given }, but this is version { $version }: there never was one
record-no-key = records have no key { $key }.{ $near }
record-digest = "digest" does not match: the record was changed after it was written
record-result-no-key = "result" has no key { $key }
record-result-missing = "result"."{ $key }" is missing
record-result-differs = "result"."{ $key }" is { $stated }, but the actions lead to { $found }
record-options-missing = "options" must name every option as the game does: { $missing }
record-options-written = "options" must name every option as the game does: written differently
record-rules = "rules" is version { $given } of { $game }, but these are the rules of version { $version }
record-dealer = "dealer" is null or a seat from 1 to { $players }, not { $given }
record-commitment = "commitment" is not the SHA-256 of "secret"
record-decks = "decks" is a list of texts, a deck of card names each
record-kind = "kind" is "seeded", "fair" or "stacked", not { $given }
record-shuffle-no-key = a { $kind } shuffle has no key { $key }
record-missing = "{ $key }" is missing
record-wrong-kind = "{ $key }" is { $given }, but should be { $wanted }
record-another-match = the match that was played is another one

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

## Bots

nothing-to-decide = there is nothing to decide for this seat now
nothing-to-decide-over = the match is over: there is nothing to decide
no-world-fits = found no world that fits this view
worlds-for-a-player = worlds are for a player, not for a spectator
hands-without-limit = { $game } has no limit on hands; every game ends by itself
hands-at-random = random bidding practically never ends: hands has to be a number here (C6)

## What is not installed, or not there

needs-numba = compiled games need numba: pip install 'oldtricks[fast]'
needs-numba-cuda = games on a GPU need numba-cuda: pip install 'oldtricks[gpu]'
needs-open-spiel = these games need OpenSpiel: pip install 'oldtricks[envs]'
needs-pettingzoo = this environment needs PettingZoo: pip install 'oldtricks[envs]'
needs-gymnasium = this environment needs Gymnasium: pip install 'oldtricks[envs]'
needs-matplotlib = plots need matplotlib: pip install 'oldtricks[arena]'
needs-ray = several machines need Ray: pip install 'oldtricks[cluster]'
no-gpu = no CUDA GPU is there; on a CPU use oldtricks.compiled.Batch

## Compiled games

compiling = Compiling { $game } (once, some seconds) ...
batch-size = the size of a batch is a whole number from 1 to { NUMBER($most, useGrouping: 0) }, not { $given }
batch-threads = the number of threads is a whole number from 1 to { NUMBER($most, useGrouping: 0) }, not { $given }
batch-matches = the number of matches is a whole number from 1 to { NUMBER($most, useGrouping: 0) }, not { $given }
batch-rows = rows are numbered 0 to { NUMBER($last, useGrouping: 0) }, not { $given }
batch-seed = a batch's seed is a whole number from 0 to 2**62 - 1, not { $given }
batch-actions = a step takes { NUMBER($size, useGrouping: 0) } action numbers, not an array of shape { $shape } and type { $type }
random-needs-hands = random play needs the option hands: without a limit such matches need not end (C6)
row = row { NUMBER($row, useGrouping: 0) }: { $said }
action-illegal = action { NUMBER($number, useGrouping: 0) } is illegal. { $rule }: { $rule-text }
action-illegal-named = action { NUMBER($number, useGrouping: 0) } ({ $action }) is illegal. { $rule }: { $rule-text }
binding-declared-only = { $name } of { $surface } is declared only: bind its caller to a game first
binding-not-offered = { $game }: { $surface } declares { $name }, which { $asked } does not offer
binding-parameters = { $function } takes ({ $has }); { $surface } declares ({ $declared })
binding-undefined = { $function } says { $name }, which its module neither defines nor imports
binding-neither = { $function } says { $name }, which is neither a function nor a number

## Environments

game-has-its-options = { $game } has its options already; it takes no { $options }
players-are-numbered = players are numbered 0 to { $last } here, not { $given }
observer-no-parameters = observers take no parameters, not { $given }
observer-one-player = an observer shows the private information of one player, or of none
learner-seat-is = learner_seat is a seat from 0 to { $last }, or None; not { $given }
opponents-need-a-learner = opponents play against a learner: give learner_seat too
env-is-one-of = { $name } is one of { $choices }; not { $given }
env-reset-first = call reset() first: no cards have been dealt
env-reset-before-step = call reset() before step()
env-no-render-mode = render() needs a render_mode: { $modes }

## The arena

arena-two-bots = the arena needs two bots or more
arena-enters-once = every bot enters once: nobody plays against itself
arena-lone-two = one bot alone among others: name that one and the other, two in all
arena-not-among = { $given } is not among the bots that play
arena-no-bot = there is no bot { $given }.{ $near } In the arena: { $bots }.
arena-no-single-hands = { $game } has no single hands: measure whole matches
arena-no-end = no end after { $deals } deals: limit the match with the option hands (C6)
arena-another-measurement = { $file } holds another measurement: its { $key } is { $found }, not { $wanted }. Go on with the same command, or write to another file.
arena-no-result = { $file } is no result of the arena: { $error }
arena-no-result-here = { $file } is no result of the arena, or one of another version
arena-damaged = { $file } is damaged: { $error }
arena-board-unreadable = a board of the measurement cannot be read ({ $error })
arena-worker-killed = a worker was killed, perhaps for want of memory; the same command goes on
arena-no-cluster = no Ray cluster at { $address }: { $error }
plot-no-board = no board has been played: there is nothing to draw
plot-is = { $file }: pictures are .svg or .png

# Batches with bots at their tables

seats-by-player = a seating names who sits at each of the { $players } seats: a bot, or None for a learner
seats-need-a-learner = somebody has to learn: every seating needs a seat with None
seats-which = which seating a row has is a whole number from 0 to { NUMBER($last, useGrouping: 0) }, for each of the { NUMBER($size, useGrouping: 0) } rows
seats-no-bot = { $given } cannot sit in a batch: bots there are compiled, such as oldtricks.bots.Steady and oldtricks.bots.Novice

# Snapshots of rows

arrays-unreadable = { $file } is no file of the kind { $form }: { $error }
made-for-another = this was made for another game: { $key } is { $found }, and not { $wanted }
bot-not-learned = { $bot } has learned nothing at this table, and plays like { $like }.
net-damaged = { $file } is damaged: a net has layers that fit each other, and nothing but numbers in them
snapshot-rows = { NUMBER($kept, useGrouping: 0) } rows do not go into { NUMBER($rows, useGrouping: 0) }
snapshot-batch = these rows come from a batch that was made otherwise: observations, history and seats have to be the same

# Environments

seats-or-learner-seat = say who sits where by seats, or by learner_seat and opponents, not by both

# The arena, for bots of one's own

arena-no-module = { $bot }: there is no module { $module } to import: { $error }
arena-no-class = { $bot }: { $module } has no { $name } that makes a bot of a seed
arena-unidentified = nothing tells what { $bot } is, so its results cannot be kept: let its class state a version, or make it a class of a module whose bots can be pickled
arena-not-made = { $bot } cannot be made: { $error }
arena-failed = { $bot } failed on board { NUMBER($board, useGrouping: 0) }, table { $table }, seat { $seat }, at ply { NUMBER($ply, useGrouping: 0) }: { $error }
arena-failed-saved = { $said }. The match until then is in { $file }: see it with oldtricks replay, or in Python with Record.load(...).replay()
arena-headline-stronger = { $one } is stronger than { $other }: what it wins is above an even share, beyond doubt
arena-headline-weaker = { $one } is weaker than { $other }: what it wins is below an even share, beyond doubt
arena-headline-open = it is open whether { $one } or { $other } is stronger: an even share is within the bounds
history-of-tricks = { $game } has neither auction nor tricks: there is no history to observe
observer-no-tensor = a match of { $game } can be of any length, so there is no tensor of all that happened: use the observation, or the information state as a string
small-world-no-tensor = a small world has no tensors: use the information state as a string
no-search-in-c = pyspiel.{ $bot }.{ $method } cannot ask a state written in Python for another world: use open_spiel.python.algorithms.ismcts
no-step-in-c = pyspiel.{ $bot }.{ $method } would take Python down: it lets go of its lock and then copies a state that is written in Python; mcts_search does not

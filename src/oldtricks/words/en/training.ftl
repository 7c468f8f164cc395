# Batches with bots at their tables

seats-by-player = a seating names who sits at each of the { $players } seats: a bot, or None for a learner
seats-need-a-learner = somebody has to learn: every seating needs a seat with None
seats-which = which seating a row has is a whole number from 0 to { NUMBER($last, useGrouping: 0) }, for each of the { NUMBER($size, useGrouping: 0) } rows
seats-no-bot = { $given } cannot sit in a batch: bots there are compiled, such as oldtricks.bots.Steady and oldtricks.bots.Novice

# Snapshots of rows

snapshot-unreadable = { $file } holds no rows of a batch: { $error }
snapshot-another = these rows were made for another game: { $key } is { $found }, and not { $wanted }
snapshot-rows = { NUMBER($kept, useGrouping: 0) } rows do not go into { NUMBER($rows, useGrouping: 0) }
snapshot-batch = these rows come from a batch that was made otherwise: observations, history and seats have to be the same

# Environments

seats-or-learner-seat = say who sits where by seats, or by learner_seat and opponents, not by both

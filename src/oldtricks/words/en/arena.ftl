# What `oldtricks arena` and `oldtricks simulate` print, and what stands on their pictures.

## Numbers with a point, and shares

decimal-0 = { NUMBER($n, maximumFractionDigits: 0) }
decimal-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal-2 = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
decimal-3 = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
percent-0 = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
percent-1 = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## How far a long run is; $what is what is counted

progress = { $done } of { $total } { $what }
progress-left = { $done } of { $total } { $what }, about { $minutes } min left

## Standings

arena-heading = { $game }, { $players } players, { $options }; seed { $seed }, { $limit } a move
arena-seconds = { $seconds } s
arena-playouts = { $playouts ->
    [one] 1 playout
   *[other] { $playouts } playouts
}
arena-where = commit { $commit }, { $python }, { $machine }
arena-pair = { $met }: { $counts }
arena-against = { $one } against { $other }
arena-among = { $one } among copies of { $other }
arena-boards = { $n ->
    [one] 1 board
   *[other] { $n } boards
}
arena-tables-deals = { $n ->
    [one] 1 hand
   *[other] { $n } hands
}
arena-tables-matches = { $n ->
    [one] 1 match
   *[other] { $n } matches
}
arena-deals = { $n ->
    [one] 1 deal
   *[other] { $n } deals
}
arena-interval = { $value } ({ $low } to { $high })
arena-points-deals = points a hand: { $points }
arena-points-matches = points a match: { $points }
arena-decided = decided boards won: { $share } of { $boards }
arena-won-deals = hands won: { $share }, fair would be { $fair }
arena-won-matches = matches won: { $share }, fair would be { $fair }
arena-thinking = thinking: { $bots }
arena-thinking-bot = { $bot } { $mean } ms a move, at most { $slowest }
arena-ratings = openskill, one game a board:
arena-gap = { $boards ->
    [one] { $bot } closes { $share } of the oracle's lead over steady (1 board)
   *[other] { $bot } closes { $share } of the oracle's lead over steady ({ $boards } boards)
}

## Pictures

plot-title = { $game }, { $players } players, seed { $seed }
plot-against = { $one } against { $other }
plot-among = { $one } among { $other }
plot-won-deals = hands won
plot-won-matches = matches won
plot-won-boards = decided boards won
plot-boards = boards
plot-points-deals = points a hand, { $confidence } interval
plot-points-matches = points a match, { $confidence } interval
plot-open = all cards open
plot-turning-points = turning points
plot-action = action
plot-chance = chance to win

## Matches of random play

tally-heading = { $game }, { $players } players, { $options }, seed { $seed }
tally-counts = { $games } games, { $hands } hands, { $plies } plies, uniformly random
tally-means = { $hands } hands and { $plies } plies a game
tally-endings = How they ended:
tally-scores = Mean score by side: { $scores }
tally-wins = Games won by seat, shared ones for each: { $wins }
tally-speed = { $seconds } seconds, { $speed } plies per second
tally-progress = { $games } of { $of } games, { $speed } plies per second

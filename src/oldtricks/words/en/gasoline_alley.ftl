# Gasoline Alley, 1927.

gasoline-alley-about = The dealer auctions the Master Suit and may sell it or keep it; scores count down from 60.
gasoline-alley-special = The dealer auctions the Master Suit, then sells it to the best bidder or keeps it.
gasoline-alley-learn-try = When you deal, ask yourself whether you would make as many points as are bid. If not, sell.
gasoline-alley-length = half an hour
gasoline-alley-goal = down to 0
gasoline-alley-match = the game
gasoline-alley-centre = the centre cards

gasoline-alley-suit-gasoline = Gasoline
gasoline-alley-suit-alley = Alley
gasoline-alley-suit-back-fence = Back Fence
gasoline-alley-suit-tin-can = Tin Can
gasoline-alley-card = { $rank } of { $suit }

gasoline-alley-trump = Master Suit
gasoline-alley-name-title = Name the Master Suit
gasoline-alley-sell = sell
gasoline-alley-keep = keep
gasoline-alley-action-name = name { $suit }
gasoline-alley-owed = { $points ->
    [one] 1 point
   *[other] { $points } points
}
gasoline-alley-nothing-owed = nothing owed
gasoline-alley-contract-trump = { $contract }, Master Suit { $suit }
gasoline-alley-task-bid = Bid for the Master Suit, or pass.
gasoline-alley-task-sell = { $points ->
    [one] Sell for 1 point, or keep it and make as many.
   *[other] Sell for { $points } points, or keep it and make as many.
}
gasoline-alley-task-name = Name the Master Suit; you have to lead it.
gasoline-alley-task-lead-master = Lead a card of the Master Suit.
gasoline-alley-task-trump = play the Master Suit
gasoline-alley-reason-trump = the highest card of the Master Suit
gasoline-alley-means-bid = if the dealer sells, he takes { $points } off and you must make as many, or are set
gasoline-alley-means-sell = { $points } off your score at once, and { $seat } names the Master Suit
gasoline-alley-means-keep = you name the Master Suit and must make { $points }, or { $points } are added to your score
gasoline-alley-means-counting = { $who }, counts { $points } in the Master Suit
gasoline-alley-means-character = { $who }
gasoline-alley-event-sell = { $seat-is ->
    [you] You sell to { $buyer } for { $points }.
   *[other] { $buyer-is ->
        [you] { $seat } sells to you for { $points }.
       *[other] { $seat } sells to { $buyer } for { $points }.
    }
}
gasoline-alley-event-keep = { $seat-is ->
    [you] You keep it.
   *[other] { $seat } keeps it.
}
gasoline-alley-event-name = { $seat-is ->
    [you] You name { $suit }.
   *[other] { $seat } names { $suit }.
}
gasoline-alley-score-sold = sold the Master Suit for { $points }
gasoline-alley-score-made = { $points ->
    [one] made 1 point
   *[other] made { $points } points
}
gasoline-alley-score-set = set, made only { $points }
gasoline-alley-score-took = { $points ->
    [one] took 1 point
   *[other] took { $points } points
}

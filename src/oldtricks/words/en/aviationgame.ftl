# Aviationgame, 1911.

aviationgame-about = Two teams bid miles by balloon, dirigible, biplane or monoplane, with the wind in every trick.
aviationgame-special = Every trick carries a tail wind or a head wind, and nobody knows which until it is taken.
aviationgame-learn-try = Discard a whole craft, if you win the bid: once you hold none of it, you may trump it.
aviationgame-length = a Meet takes half an hour
aviationgame-goal = to { NUMBER(2000) } miles
aviationgame-match = the Meet
aviationgame-centre = the centre cards
aviationgame-option-perfect-flight = what spoils a Perfect Flight: a net loss, any Loss card, or nothing once every trick is won

aviationgame-suit-balloon = Balloon
aviationgame-suit-dirigible = Dirigible
aviationgame-suit-biplane = Biplane
aviationgame-suit-monoplane = Monoplane
aviationgame-card = { $suit } { $rank }
aviationgame-card-a = Trump A
aviationgame-card-b = Trump B
aviationgame-card-gain-100 = Gain 100
aviationgame-card-gain-200 = Gain 200
aviationgame-card-gain-300 = Gain 300
aviationgame-card-loss-100 = Loss 100
aviationgame-card-loss-200 = Loss 200
aviationgame-card-loss-300 = Loss 300
aviationgame-card-no-count = No Count

aviationgame-bid-title = How far will you fly?
aviationgame-bid-suit = Type of craft
aviationgame-action-pass = say no flight
aviationgame-action-pass-short = no flight
aviationgame-bid = bid { NUMBER($miles, useGrouping: 0) } { $craft }
aviationgame-bid-short = { NUMBER($miles, useGrouping: 0) } { $craft }
aviationgame-event-bid = { $seat-is ->
    [you] You: bid { NUMBER($miles, useGrouping: 0) } { $craft }.
   *[other] { $seat }: bid { NUMBER($miles, useGrouping: 0) } { $craft }.
}
aviationgame-event-pass = { $seat-is ->
    [you] You: no flight.
   *[other] { $seat }: no flight.
}
aviationgame-contract = { $tricks ->
    [one] { $miles } miles by { $craft } (1 trick)
   *[other] { $miles } miles by { $craft } ({ $tricks } tricks)
}
aviationgame-task-bid = Bid more miles in a type of craft, or no flight.
aviationgame-means-bid = your team takes { $tricks } of the { $of } tricks with { $craft } as trump: made, { $miles } miles; failed, { $miles } lost
aviationgame-reason-a = A, above all trumps
aviationgame-reason-b = B, the highest trump on it
aviationgame-gain = { $wind ->
    [gain] ; tail wind: { $miles } miles gained
    [loss] ; head wind: { $miles } miles lost
   *[none] ; no wind
}
aviationgame-in-hand-wind = wind { $miles }
aviationgame-line-side-cards = Side cards: { $sides }
aviationgame-score-flown = { $tricks ->
    [one] flew the distance with 1 trick
   *[other] flew the distance with { $tricks } tricks
}
aviationgame-score-failed = { $tricks ->
    [one] failed with 1 trick
   *[other] failed with { $tricks } tricks
}
aviationgame-score-side-cards = side cards
aviationgame-score-above = { $tricks ->
    [one] 1 trick above { $base }
   *[other] { $tricks } tricks above { $base }
}
aviationgame-score-perfect = Perfect Flight

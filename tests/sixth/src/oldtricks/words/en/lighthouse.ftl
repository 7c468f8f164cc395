# Lighthouse, made up for the tests.

lighthouse-about = Everybody for himself. Bid for tricks in the dark, where the lowest card takes them.
lighthouse-special = The lowest card of the suit led takes the trick, until somebody shows the Light.
lighthouse-length = a quarter of an hour
lighthouse-goal = to 20
lighthouse-match = the watch
lighthouse-centre = the card left over

lighthouse-suit-rock = Rock
lighthouse-suit-sand = Sand
lighthouse-suit-tide = Tide
lighthouse-card = { $rank } of { $suit }
lighthouse-card-light = the Light

lighthouse-contract = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
lighthouse-task-bid = Bid the tricks that you will take, or pass.
lighthouse-task-lead = Lead any card but the Light: { $wins }.
lighthouse-task-lead-any = Lead any card: { $wins }.
lighthouse-task-lead-light = You have only the Light left: lead it.
lighthouse-wins-low = in the dark the lowest of its suit takes the trick
lighthouse-wins-high = the highest of its suit takes the trick
lighthouse-task-trump = show the Light
lighthouse-means-bid = { $tricks ->
    [one] you take 1 trick, or lose 1 point
   *[other] you take { $tricks } tricks, or lose as many points
}
lighthouse-means-light = takes the trick, and from then on the highest card wins
lighthouse-reason-lowest = the lowest card in the dark
lighthouse-reason-light = the Light itself
lighthouse-score-kept = { $tricks ->
    [one] bid of 1 trick kept
   *[other] bid of { $tricks } tricks kept
}
lighthouse-score-lost = { $tricks ->
    [one] bid of { $bid } lost with 1 trick
   *[other] bid of { $bid } lost with { $tricks } tricks
}

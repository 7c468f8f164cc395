# Watching with a delay, and from somebody's seat.

hand-title-of = { $name }’s hand: { $n ->
    [one] one card
   *[other] { $n } cards
}
lobby-full-hand = Every seat is taken. You can watch: each hand is shown on this page once it is over.
lobby-full-minutes = Every seat is taken. You can watch: this page follows the game three minutes later.
watching-seat = You are watching from { $name }’s seat, a while later.

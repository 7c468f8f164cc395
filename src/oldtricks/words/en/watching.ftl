# Watching with a delay, and from somebody's seat.

hand-title-of = { $name }’s hand: { $n ->
    [one] one card
   *[other] { $n } cards
}
lobby-full-hand = Every seat is taken. You can watch: each hand is shown on this page once it is over.
lobby-full-nobody = Every seat is taken, and nobody may watch here.
lobby-full-minutes = Every seat is taken. You can watch: this page follows the game three minutes later.
house-delay-seat-n = each hand when it is over, with the cards of seat { $n }
problem-house-watched = what those who watch are shown is settled before the first deal
setup-delay-seat-n = Those, with the cards of seat { $n }
share-about-sit = Whoever opens this link can sit down on a free seat.
watching-seat = You are watching from { $name }’s seat, a while later.

# Gasoline Alley at the table: what is counted, promised and not scored, and what the cards do.

gasoline-alley-counts = A hand holds 30 points at most: 1 for each of the six tricks, and in the Master Suit Skeezix 10, Walt 6, Phyliss, Doc, Avery and Pal 2 each.
gasoline-alley-promise = { $seat-is ->
    [you] Your bid of { $points } stands: if the dealer sells, { $points } come off the dealer’s score and you must make { $points }.
   *[other] { $dealer-is ->
        [you] { $seat } offers { $points }: if you sell, { $points } come off your score and { $seat } must make { $points }.
       *[other] { $seat } offers { $points }: if { $dealer } sells, { $points } come off that score and { $seat } must make { $points }.
    }
}
gasoline-alley-result-points = { $maker-is ->
    [you] You had to make { $goal } and made { $made }: { $by }.
   *[other] { $maker } had to make { $goal } and made { $made }: { $by }.
}
gasoline-alley-result-free = { $maker-is ->
    [you] Nobody bid, so you owed nothing; you made { $made }.
   *[other] Nobody bid, so { $maker } owed nothing, and made { $made }.
}
gasoline-alley-note-set = { $points ->
    [one] 1 point made: it does not count for a maker who is set
   *[other] { $points } points made: they do not count for a maker who is set
}
gasoline-alley-does-counting = Counts { $points } for whoever takes the trick, in the Master Suit only.
gasoline-alley-does-character = Counts nothing, but beats lower cards of the suit.
gasoline-alley-does-plain = A plain card: it counts nothing, but beats lower cards of the suit.

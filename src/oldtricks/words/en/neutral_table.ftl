# Neutral at the table: what is counted, promised and not scored, and what the cards do.

neutral-counts = A trick makes 1 point; with a Neutral in it 2, and 1 more for each Ruler on it.
neutral-promise = { $seat-is ->
    [you] Your bid of { $points } stands: make { $points }, or lose { $points }.
    [partner] Your partner { $seat } has bid { $points }: make { $points } together, or lose { $points }.
   *[other] { $seat } has bid { $points }: to make { $points }, or lose { $points }.
}
neutral-gauge-silent = { $said } What the silent partner has taken is added when the called card falls.
    .short = not counting the silent partner
neutral-note-others = { $tricks ->
    [one] 1 Belligerent trick: whoever is not a maker scores only neutralised tricks
   *[other] { $tricks } Belligerent tricks: whoever is not a maker scores only neutralised tricks
}
neutral-note-lost = { $points ->
    [one] 1 point made: makers who fall short score nothing
   *[other] { $points } points made: makers who fall short score nothing
}
neutral-does-neutral = Beats every trump. You may play it only when you can neither follow nor trump, or over a lower Neutral; a trick with a Neutral counts 2.
neutral-does-wilson = The highest Neutral, and a Ruler, so his trick counts 1 more. You may play him only when you can neither follow nor trump, or over a lower Neutral.
neutral-does-ruler = The Ruler, highest of { $suit }: 1 point more in a trick with a Neutral on it, nothing more in any other.
neutral-does-belligerent = A Belligerent: beats lower cards of { $suit }, and every other country if { $suit } is trump. Any Neutral beats it.

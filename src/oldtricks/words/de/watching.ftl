# Watching with a delay, and from somebody's seat.

hand-title-of = Das Blatt von { $name }: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
lobby-full-hand = Alle Plätze sind vergeben. Du kannst zusehen: Jede Runde erscheint auf dieser Seite, sobald sie vorbei ist.
lobby-full-minutes = Alle Plätze sind vergeben. Du kannst zusehen: Diese Seite folgt der Partie drei Minuten später.
watching-seat = Du schaust { $name } über die Schulter, eine Weile später.

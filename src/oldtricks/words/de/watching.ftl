# Watching with a delay, and from somebody's seat.

hand-title-of = Das Blatt von { $name }: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
lobby-full-hand = Alle Plätze sind vergeben. Du kannst zusehen: Jede Runde erscheint auf dieser Seite, sobald sie vorbei ist.
lobby-full-nobody = Alle Plätze sind vergeben, und zusehen darf hier niemand.
lobby-full-minutes = Alle Plätze sind vergeben. Du kannst zusehen: Diese Seite folgt der Partie drei Minuten später.
house-delay-seat-n = jede Runde, wenn sie vorbei ist, mit dem Blatt von Platz { $n }
problem-house-watched = Was Zuschauer sehen, steht vor dem ersten Geben fest
setup-delay-seat-n = Diese, mit dem Blatt von Platz { $n }
share-about-sit = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen.
watching-seat = Du schaust { $name } über die Schulter, eine Weile später.

# Neutral am Tisch: was zählt, was versprochen ist, was nicht angeschrieben wird, und was die Karten tun.

neutral-counts = Ein Stich bringt 1 Punkt, mit einer Neutralen darin 2, und 1 mehr für jeden Herrscher in einem solchen Stich.
neutral-promise = { $seat-is ->
    [you] Dein Gebot von { $points } ist das höchste: { $points } machen oder { $points } verlieren.
    [partner] Dein Partner { $seat } hat { $points } geboten: zusammen { $points } machen oder { $points } verlieren.
   *[other] { $seat } hat { $points } geboten: { $points } machen oder { $points } verlieren.
}
neutral-gauge-silent = { $said } Was der stille Partner gestochen hat, kommt hinzu, sobald die gerufene Karte fällt.
    .short = ohne den stillen Partner
neutral-note-others = { $tricks ->
    [one] 1 Kriegsstich: Wer nicht Spielmacher ist, schreibt nur neutralisierte Stiche an
   *[other] { $tricks } Kriegsstiche: Wer nicht Spielmacher ist, schreibt nur neutralisierte Stiche an
}
neutral-note-lost = { $points ->
    [one] 1 Punkt gemacht: Bei verfehltem Gebot zählt er nicht
   *[other] { $points } Punkte gemacht: Bei verfehltem Gebot zählen sie nicht
}
neutral-does-neutral = Schlägt jeden Trumpf. Du darfst sie nur spielen, wenn du weder bedienen noch trumpfen kannst, oder über eine niedrigere Neutrale; ein Stich mit einer Neutralen zählt 2.
neutral-does-wilson = Die höchste Neutrale und ein Herrscher, sein Stich zählt also 1 mehr. Du darfst ihn nur spielen, wenn du weder bedienen noch trumpfen kannst, oder über eine niedrigere Neutrale.
neutral-does-ruler = Der Herrscher, die höchste Karte von { $suit }: 1 Punkt mehr in einem Stich mit einer Neutralen, in jedem anderen nichts.
neutral-does-belligerent = Eine Kriegskarte: schlägt niedrigere Karten von { $suit } und, wenn { $suit } Trumpf ist, jedes andere Land. Jede Neutrale schlägt sie.

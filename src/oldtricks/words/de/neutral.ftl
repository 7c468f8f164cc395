# Neutral, 1914.

neutral-about = Eine Farbe über allen Trümpfen, die nur bei bestimmten Gelegenheiten ins Spiel darf, und zu fünft ein stiller Partner.
neutral-special = Die Vereinigten Staaten halten sich heraus, bis sich eine Gelegenheit bietet; dann schlagen sie jeden Trumpf.
neutral-learn-try = Achte auf Stiche, in denen du weder bedienen noch trumpfen kannst: Dann darf eine Neutrale hinein, und der Stich zählt 2.
neutral-length = eine halbe Stunde
neutral-goal = bis 50
neutral-match = die Partie
neutral-centre = die drei übrigen Karten
neutral-option-sides = zwei Mannschaften, drei Paare gegenüber oder jeder für sich

neutral-suit-britain = Großbritannien
neutral-suit-france = Frankreich
neutral-suit-germany = Deutschland
neutral-suit-russia = Russland
neutral-suit-austria = Österreich
neutral-suit-us = USA
neutral-card = { $suit } { $rank }

neutral-rank-corporal = Korporal
neutral-rank-sergeant = Sergeant
neutral-rank-lieutenant = Leutnant
neutral-rank-captain = Hauptmann
neutral-rank-major = Major
neutral-rank-colonel = Oberst
neutral-rank-general = General
neutral-ruler-britain = Georg V.
neutral-ruler-france = Poincaré
neutral-ruler-germany = Wilhelm II.
neutral-ruler-russia = Nikolaus II.
neutral-ruler-austria = Franz Joseph I.
neutral-ruler-us = Präsident Wilson
neutral-means-neutral = Neutrale

neutral-contract = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
neutral-contract-trump = { $contract }, { $suit } ist Trumpf
neutral-contract-no-trump = { $contract }, ohne Trumpf
neutral-contract-with = { $contract }, mit dem Besitzer von { $card }
    .short = { $contract }, mit { $card }
neutral-task-bid = Biete die Punkte, die du machen willst, oder passe.
neutral-task-call = Ruf eine Karte, die du weder hast noch abgelegt hast: Wer sie hat, ist dein Partner.
neutral-task-lead-trump = Spiel eine Kriegskarte aus; ihr Land wird Trumpf.
neutral-task-lead-no-trump = Du hast nur Neutrale: Spiel eine davon aus, und die Runde hat keinen Trumpf.
neutral-task-lead = Spiel eine Kriegskarte aus.
neutral-task-lead-neutral = Du hast nur noch Neutrale: Spiel eine davon aus.
neutral-task-neutral-led = Eine Neutrale ist ausgespielt: Spiel eine beliebige Karte.
neutral-task-neutralise = neutralisieren
neutral-means-bid = { $points ->
    [one] deine Partei macht 1 Punkt oder verliert einen
   *[other] deine Partei macht { $points } Punkte oder verliert ebenso viele
}
neutral-event-call = { $seat-is ->
    [you] Du rufst { $card }: Wer sie hat, ist dein Partner.
   *[other] { $seat } ruft { $card }: Wer sie hat, ist der Partner.
}
neutral-reason-neutral-over-trump = einer Neutralen über dem Trumpf
neutral-reason-neutral = einer Neutralen
neutral-reason-higher-neutral = der höchsten Neutralen
neutral-gain = { $rulers ->
    [0] ; neutralisiert
    [one] ; neutralisiert, mit 1 Herrscher
   *[other] ; neutralisiert, mit { $rulers } Herrschern
}
neutral-score-belligerent = { $tricks ->
    [one] 1 Kriegsstich
   *[other] { $tricks } Kriegsstiche
}
neutral-score-neutralised = { $tricks ->
    [one] 1 neutralisierter Stich
   *[other] { $tricks } neutralisierte Stiche
}
neutral-score-rulers = { $rulers ->
    [one] 1 Herrscher in neutralisierten Stichen
   *[other] { $rulers } Herrscher in neutralisierten Stichen
}
neutral-score-lost = Gebot { $bid } verfehlt, nur { $points } gemacht

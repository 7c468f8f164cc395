# Aviationgame, 1911.

aviationgame-about = Zwei Mannschaften bieten Meilen im Ballon, Luftschiff, Doppeldecker oder Eindecker, mit Wind in jedem Stich.
aviationgame-special = Jeder Stich bringt Rückenwind oder Gegenwind; welchen, zeigt sich erst, wenn er genommen ist.
aviationgame-learn-try = Leg, wenn du den Zuschlag bekommst, ein ganzes Fluggerät ab: Hast du keines mehr davon, so darfst du es trumpfen.
aviationgame-length = ein Wettfliegen dauert eine halbe Stunde
aviationgame-goal = bis { NUMBER(2000) } Meilen
aviationgame-match = das Wettfliegen
aviationgame-centre = den Talon
aviationgame-option-perfect-flight = was einen Perfekten Flug verdirbt: Windkarten, die zusammen einen Verlust ergeben, jede Verlustkarte, oder bei allen Stichen gar nichts

aviationgame-suit-balloon = Ballon
aviationgame-suit-dirigible = Luftschiff
aviationgame-suit-biplane = Doppeldecker
aviationgame-suit-monoplane = Eindecker
aviationgame-card = { $suit } { $rank }
aviationgame-card-a = Trumpf A
aviationgame-card-b = Trumpf B
aviationgame-card-gain-100 = Gewinn 100
aviationgame-card-gain-200 = Gewinn 200
aviationgame-card-gain-300 = Gewinn 300
aviationgame-card-loss-100 = Verlust 100
aviationgame-card-loss-200 = Verlust 200
aviationgame-card-loss-300 = Verlust 300
aviationgame-card-no-count = Null

aviationgame-bid-title = Wie weit fliegst du?
aviationgame-bid-suit = Fluggerät
aviationgame-action-pass = „Kein Flug“ sagen
aviationgame-action-pass-short = Kein Flug
aviationgame-bid = { NUMBER($miles, useGrouping: 0) } im { $craft } bieten
aviationgame-bid-short = { NUMBER($miles, useGrouping: 0) } im { $craft }
aviationgame-event-bid = { $seat-is ->
    [you] Du bietest { NUMBER($miles, useGrouping: 0) } im { $craft }.
   *[other] { $seat } bietet { NUMBER($miles, useGrouping: 0) } im { $craft }.
}
aviationgame-event-pass = { $seat-is ->
    [you] Du sagst „Kein Flug“.
   *[other] { $seat } sagt „Kein Flug“.
}
aviationgame-contract = { $tricks ->
    [one] { $miles } Meilen im { $craft } (1 Stich)
   *[other] { $miles } Meilen im { $craft } ({ $tricks } Stiche)
}
aviationgame-task-bid = Biete mehr Meilen und ein Fluggerät, oder sag „Kein Flug“.
aviationgame-means-bid = { $tricks } der { $of } Stiche für deine Mannschaft, mit { $craft } als Trumpf; erfüllt: { $miles } Meilen gewonnen, verfehlt: { $miles } verloren
aviationgame-reason-a = dem höchsten aller Trümpfe
aviationgame-reason-b = dem höchsten Trumpf im Stich
aviationgame-gain = { $wind ->
    [gain] ; Rückenwind: { $miles } Meilen gewonnen
    [loss] ; Gegenwind: { $miles } Meilen verloren
   *[none] ; Windstille
}
aviationgame-in-hand-wind = Wind { $miles }
aviationgame-line-side-cards = Windkarten: { $sides }
aviationgame-score-flown = { $tricks ->
    [one] die Strecke mit 1 Stich geschafft
   *[other] die Strecke mit { $tricks } Stichen geschafft
}
aviationgame-score-failed = { $tricks ->
    [one] das Gebot mit 1 Stich verfehlt
   *[other] das Gebot mit { $tricks } Stichen verfehlt
}
aviationgame-score-side-cards = Windkarten
aviationgame-score-above = { $tricks ->
    [one] 1 Stich über { $base } hinaus
   *[other] { $tricks } Stiche über { $base } hinaus
}
aviationgame-score-perfect = Perfekter Flug

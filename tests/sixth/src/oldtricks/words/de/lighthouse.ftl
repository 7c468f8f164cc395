# Lighthouse (Leuchtturm), für die Tests erfunden.

lighthouse-about = Jeder für sich: Geboten wird auf Stiche im Dunkeln, wo die niedrigste Karte sie nimmt.
lighthouse-special = Den Stich nimmt die niedrigste Karte der ausgespielten Farbe, bis jemand das Licht zeigt.
lighthouse-length = eine Viertelstunde
lighthouse-goal = bis 20
lighthouse-match = die Wache
lighthouse-centre = die übrige Karte

lighthouse-suit-rock = Fels
lighthouse-suit-sand = Sand
lighthouse-suit-tide = Flut
lighthouse-card = { $suit } { $rank }
lighthouse-card-light = das Licht

lighthouse-contract = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
lighthouse-task-bid = Biete so viele Stiche, wie du machen willst, oder passe.
lighthouse-task-lead = Spiel eine beliebige Karte aus, nur nicht das Licht: { $wins }.
lighthouse-task-lead-any = Spiel eine beliebige Karte aus: { $wins }.
lighthouse-task-lead-light = Du hast nur noch das Licht: Spiel es aus.
lighthouse-wins-low = Im Dunkeln nimmt die niedrigste ihrer Farbe den Stich
lighthouse-wins-high = Die höchste ihrer Farbe nimmt den Stich
lighthouse-task-trump = zeig das Licht
lighthouse-means-bid = { $tricks ->
    [one] du machst 1 Stich oder verlierst 1 Punkt
   *[other] du machst { $tricks } Stiche oder verlierst so viele Punkte
}
lighthouse-means-light = nimmt den Stich, und von da an gewinnt die höchste Karte
lighthouse-reason-lowest = der niedrigsten Karte im Dunkeln
lighthouse-reason-light = dem Licht selbst
lighthouse-score-kept = { $tricks ->
    [one] Gebot von 1 Stich gehalten
   *[other] Gebot von { $tricks } Stichen gehalten
}
lighthouse-score-lost = { $tricks ->
    [one] Gebot von { $bid } mit 1 Stich verloren
   *[other] Gebot von { $bid } mit { $tricks } Stichen verloren
}

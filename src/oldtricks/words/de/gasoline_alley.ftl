# Gasoline Alley, 1927.

gasoline-alley-about = Der Geber versteigert die Meisterfarbe und darf sie verkaufen oder behalten; gezählt wird von 60 hinab.
gasoline-alley-special = Der Geber versteigert die Meisterfarbe: Er verkauft sie dem Meistbietenden oder behält sie.
gasoline-alley-learn-try = Frag dich als Geber, ob du selbst so viele Punkte machen würdest, wie geboten sind. Wenn nicht, verkauf.
gasoline-alley-length = eine halbe Stunde
gasoline-alley-goal = hinab auf 0
gasoline-alley-match = die Partie
gasoline-alley-centre = die übrigen Karten

gasoline-alley-suit-gasoline = Gasoline
gasoline-alley-suit-alley = Alley
gasoline-alley-suit-back-fence = Back Fence
gasoline-alley-suit-tin-can = Tin Can
gasoline-alley-card = { $suit } { $rank }

gasoline-alley-trump = Meisterfarbe
gasoline-alley-name-title = Bestimme die Meisterfarbe
gasoline-alley-sell = verkaufen
gasoline-alley-keep = behalten
gasoline-alley-action-name = { $suit } zur Meisterfarbe machen
gasoline-alley-owed = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
gasoline-alley-nothing-owed = ohne Gebot
gasoline-alley-contract-trump = { $contract }, Meisterfarbe { $suit }
gasoline-alley-task-bid = Biete auf die Meisterfarbe, oder passe.
gasoline-alley-task-sell = { $points ->
    [one] Verkauf die Meisterfarbe für 1 Punkt, oder behalte sie und mach ihn selbst.
   *[other] Verkauf die Meisterfarbe für { $points } Punkte, oder behalte sie und mach selbst so viele.
}
gasoline-alley-task-name = Bestimme die Meisterfarbe; du musst sie ausspielen.
gasoline-alley-task-lead-master = Spiel eine Karte der Meisterfarbe aus.
gasoline-alley-task-trump = die Meisterfarbe spielen
gasoline-alley-reason-trump = der höchsten Karte der Meisterfarbe
gasoline-alley-means-bid = verkauft der Geber, so sinkt sein Stand um { $points }, und du musst ebenso viele Punkte machen, sonst fällst du durch
gasoline-alley-means-sell = { $seat-is ->
    [you] der Stand des Gebers sinkt sofort um { $points }, und du bestimmst die Meisterfarbe
   *[other] dein Stand sinkt sofort um { $points }, und { $seat } bestimmt die Meisterfarbe
}
gasoline-alley-means-keep = { $points ->
    [one] du bestimmst die Meisterfarbe und musst 1 Punkt machen, sonst steigt dein Stand um 1
   *[other] du bestimmst die Meisterfarbe und musst { $points } Punkte machen, sonst steigt dein Stand um { $points }
}
gasoline-alley-means-counting = { $who }, zählt { $points } in der Meisterfarbe
gasoline-alley-means-character = { $who }
gasoline-alley-event-sell = { $seat-is ->
    [you] Du verkaufst die Meisterfarbe für { $points } an { $buyer }.
   *[other] { $buyer-is ->
        [you] { $seat } verkauft die Meisterfarbe für { $points } an dich.
       *[other] { $seat } verkauft die Meisterfarbe für { $points } an { $buyer }.
    }
}
gasoline-alley-event-keep = { $seat-is ->
    [you] Du behältst die Meisterfarbe.
   *[other] { $seat } behält die Meisterfarbe.
}
gasoline-alley-event-name = { $seat-is ->
    [you] Du machst { $suit } zur Meisterfarbe.
   *[other] { $seat } macht { $suit } zur Meisterfarbe.
}
gasoline-alley-score-sold = Meisterfarbe für { $points } verkauft
gasoline-alley-score-made = { $points ->
    [one] 1 Punkt gemacht
   *[other] { $points } Punkte gemacht
}
gasoline-alley-score-set = durchgefallen, nur { $points } gemacht
gasoline-alley-score-took = { $points ->
    [one] 1 Punkt gemacht
   *[other] { $points } Punkte gemacht
}

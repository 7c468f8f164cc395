# Was `oldtricks arena` und `oldtricks simulate` ausgeben, und was auf ihren Bildern steht.

## Zahlen mit Komma, und Anteile

decimal-0 = { NUMBER($n, maximumFractionDigits: 0) }
decimal-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal-2 = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
decimal-3 = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
percent-0 = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
percent-1 = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Wie weit ein langer Lauf ist; $what ist, was gezählt wird

progress = { $done } von { $total } { $what }
progress-left = { $done } von { $total } { $what }, noch etwa { $minutes } min

## Ergebnisse

arena-heading = { $game }, { $players } Spieler, { $options }; Startzahl { $seed }, { $limit } je Zug
arena-seconds = { $seconds } s
arena-playouts = { $playouts ->
    [one] 1 Probespiel
   *[other] { $playouts } Probespiele
}
arena-where = Commit { $commit }, { $python }, { $machine }
arena-pair = { $met }: { $counts }
arena-against = { $one } gegen { $other }
arena-among = { $one } unter Kopien von { $other }
arena-boards = { $n ->
    [one] 1 Board
   *[other] { $n } Boards
}
arena-tables-deals = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
arena-tables-matches = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
arena-deals = { $n ->
    [one] 1-mal gegeben
   *[other] { $n }-mal gegeben
}
arena-interval = { $value } ({ $low } bis { $high })
arena-points-deals = Punkte je Runde: { $points }
arena-points-matches = Punkte je Partie: { $points }
arena-decided = entschiedene Boards gewonnen: { $share } von { $boards }
arena-won-deals = Runden gewonnen: { $share }, ausgeglichen wären { $fair }
arena-won-matches = Partien gewonnen: { $share }, ausgeglichen wären { $fair }
arena-thinking = Bedenkzeit: { $bots }
arena-thinking-bot = { $bot } { $mean } ms je Zug, höchstens { $slowest }
arena-ratings = openskill, ein Spiel je Board:
arena-gap = { $boards ->
    [one] { $bot } holt { $share } des Vorsprungs auf, den oracle vor steady hat (1 Board)
   *[other] { $bot } holt { $share } des Vorsprungs auf, den oracle vor steady hat ({ $boards } Boards)
}

## Bilder

plot-title = { $game }, { $players } Spieler, Startzahl { $seed }
plot-against = { $one } gegen { $other }
plot-among = { $one } unter { $other }
plot-won-deals = gewonnene Runden
plot-won-matches = gewonnene Partien
plot-won-boards = gewonnene entschiedene Boards
plot-boards = Boards
plot-points-deals = Punkte je Runde, { $confidence }-Intervall
plot-points-matches = Punkte je Partie, { $confidence }-Intervall
plot-open = alle Karten offen
plot-turning-points = Wendepunkte
plot-action = Aktion
plot-chance = Gewinnaussicht

## Zufällig gespielte Partien

tally-heading = { $game }, { $players } Spieler, { $options }, Startzahl { $seed }
tally-counts = { $games } Partien, { $hands } Runden, { $plies } Aktionen, rein zufällig
tally-means = { $hands } Runden und { $plies } Aktionen je Partie
tally-endings = Wie sie endeten:
tally-scores = Mittlerer Stand je Partei: { $scores }
tally-wins = Gewonnene Partien je Platz, geteilte für jeden: { $wins }
tally-speed = { $seconds } Sekunden, { $speed } Aktionen je Sekunde
tally-progress = { $games } von { $of } Partien, { $speed } Aktionen je Sekunde

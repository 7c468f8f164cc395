# Batches mit Bots an ihren Tischen

seats-by-player = Eine Sitzordnung sagt für jeden der { $players } Plätze, wer dort sitzt: ein Bot, oder None für den, der lernt
seats-need-a-learner = Einer muss lernen: jede Sitzordnung braucht einen Platz mit None
seats-which = Welche Sitzordnung eine Zeile hat, ist eine ganze Zahl von 0 bis { NUMBER($last, useGrouping: 0) }, und zwar für jede der { NUMBER($size, useGrouping: 0) } Zeilen
seats-no-bot = { $given } kann nicht in einem Batch sitzen: dort spielen nur kompilierte Bots wie oldtricks.bots.Steady und oldtricks.bots.Novice

# Batches mit Bots an ihren Tischen

seats-by-player = Eine Sitzordnung sagt für jeden der { $players } Plätze, wer dort sitzt: ein Bot, oder None für den, der lernt
seats-need-a-learner = Einer muss lernen: jede Sitzordnung braucht einen Platz mit None
seats-which = Welche Sitzordnung eine Zeile hat, ist eine ganze Zahl von 0 bis { NUMBER($last, useGrouping: 0) }, und zwar für jede der { NUMBER($size, useGrouping: 0) } Zeilen
seats-no-bot = { $given } kann nicht in einem Batch sitzen: dort spielen nur kompilierte Bots wie oldtricks.bots.Steady und oldtricks.bots.Novice

# Aufgehobene Zeilen

snapshot-unreadable = In { $file } stehen keine Zeilen eines Batch: { $error }
snapshot-another = Diese Zeilen gehören zu einem anderen Spiel: { $key } ist { $found }, nicht { $wanted }
snapshot-rows = { NUMBER($kept, useGrouping: 0) } Zeilen passen nicht in { NUMBER($rows, useGrouping: 0) }
snapshot-batch = Diese Zeilen kommen aus einem Batch, der anders angelegt war: Beobachtungen, Verlauf und Sitzordnung müssen gleich sein

# Umgebungen

seats-or-learner-seat = Wer wo sitzt, sagen entweder seats oder learner_seat und opponents, nicht beide

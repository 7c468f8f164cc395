# Batches mit Bots an ihren Tischen

seats-by-player = Eine Sitzordnung sagt für jeden der { $players } Plätze, wer dort sitzt: ein Bot, oder None für den, der lernt
seats-need-a-learner = Einer muss lernen: jede Sitzordnung braucht einen Platz mit None
seats-which = Welche Sitzordnung eine Zeile hat, ist eine ganze Zahl von 0 bis { NUMBER($last, useGrouping: 0) }, und zwar für jede der { NUMBER($size, useGrouping: 0) } Zeilen
seats-no-bot = { $given } kann nicht in einem Batch sitzen: dort spielen nur kompilierte Bots wie oldtricks.bots.Steady und oldtricks.bots.Novice

# Aufgehobene Zeilen

arrays-unreadable = { $file } ist keine Datei der Art { $form }: { $error }
made-for-another = Das wurde für ein anderes Spiel gemacht: { $key } ist { $found }, nicht { $wanted }
bot-not-learned = { $bot } hat an einem solchen Tisch nichts gelernt und spielt wie { $like }.
net-damaged = { $file } ist beschädigt: Ein Netz hat Schichten, die aneinander passen, und darin nichts als Zahlen
snapshot-rows = { NUMBER($kept, useGrouping: 0) } Zeilen passen nicht in { NUMBER($rows, useGrouping: 0) }
snapshot-batch = Diese Zeilen kommen aus einem Batch, der anders angelegt war: Beobachtungen, Verlauf und Sitzordnung müssen gleich sein

# Umgebungen

seats-or-learner-seat = Wer wo sitzt, sagen entweder seats oder learner_seat und opponents, nicht beide

# Die Arena, für eigene Bots

arena-no-module = { $bot }: es gibt kein Modul { $module } zum Importieren: { $error }
arena-no-class = { $bot }: { $module } hat kein { $name }, das aus einer Startzahl einen Bot macht
arena-unidentified = Nichts sagt, was { $bot } ist, also lassen sich seine Ergebnisse nicht aufheben: Seine Klasse soll eine version nennen, oder sie steht in einem Modul und ihre Bots lassen sich mit pickle speichern
arena-not-made = { $bot } kommt nicht zustande: { $error }
arena-failed = { $bot } ist gescheitert, Board { NUMBER($board, useGrouping: 0) }, Tisch { $table }, Platz { $seat }, nach { NUMBER($ply, useGrouping: 0) } Aktionen: { $error }
arena-failed-saved = { $said }. Die Partie bis dahin steht in { $file }: zu sehen mit oldtricks replay, oder in Python mit Record.load(...).replay()
arena-headline-stronger = { $one } ist stärker als { $other }: Der Anteil an Siegen liegt ohne Zweifel über dem ausgeglichenen
arena-headline-weaker = { $one } ist schwächer als { $other }: Der Anteil an Siegen liegt ohne Zweifel unter dem ausgeglichenen
arena-headline-open = Offen ist, ob { $one } oder { $other } stärker ist: Der ausgeglichene Anteil liegt innerhalb der Grenzen
history-of-tricks = { $game } hat weder Gebote noch Stiche: einen Verlauf gibt es hier nicht zu beobachten
observer-no-tensor = Eine Partie { $game } kann beliebig lang werden, also gibt es keinen Tensor von allem, was geschah: Es gibt die Beobachtung, und den Informationsstand als Text
small-world-no-tensor = Eine kleine Welt hat keine Tensoren: Es gibt den Informationsstand als Text
no-search-in-c = pyspiel.{ $bot }.{ $method } kann einen in Python geschriebenen Zustand nicht nach einer anderen Welt fragen: dafür gibt es open_spiel.python.algorithms.ismcts
no-step-in-c = pyspiel.{ $bot }.{ $method } würde Python zum Absturz bringen: Es gibt dessen Sperre frei und kopiert dann einen in Python geschriebenen Zustand; mcts_search tut das nicht

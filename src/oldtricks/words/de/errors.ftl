# Was schiefgehen kann. Jede Meldung sagt, was falsch war und was richtig wäre.

did-you-mean = { " " }Meintest du { $choices }?
try-this = { " " }Versuch es mit { $example }.
nothing-to-play = nichts: Die Partie ist zu Ende

option-not-for = Die Option { $option } gibt es nicht bei { $players } Spielern ({ $rule })
option-is-one-of = Die Option { $option } hat einen der Werte { $choices } (bei { $players } Spielern), nicht { $given }
option-is-a-number = Die Option { $option } ist eine ganze Zahl von 1 bis 1000000 oder none, nicht { $given }
option-unknown = { $game } hat keine Option { $given }.{ $near } Optionen: { $options }.
players-not = { $game } ist für { $seats } Spieler, nicht für { $given }
game-unknown = Es gibt kein Spiel { $given }.{ $near } Spiele: { $games }.

no-action-text = Eine Aktion ist ein Text wie { $example }, nicht { $given }
action-not-now = { $given } geht jetzt nicht; jetzt heißt es: { $phase }, zum Beispiel { $example }.
no-such-action = Eine Aktion { $given } gibt es hier nicht.{ $near }
no-action-of-this-moment = { $given } ist jetzt keine Aktion; jetzt heißt es: { $phase }
no-action-number = Eine Aktion mit der Nummer { $given } gibt es jetzt nicht; jetzt heißt es: { $phase }
match-is-over = Die Partie ist zu Ende ({ $rule }); es kann nichts mehr gespielt werden
cannot-take-back = { $actions } Aktionen lassen sich nicht zurücknehmen: Gespielt wurden { $played }
no-observation = Eine Beobachtung ist für einen Spieler, nicht für einen Zuschauer
seats-are-numbered = Die Plätze sind hier von 0 bis { $last } nummeriert, nicht { $given }

art-no-card = { $game } hat keine Karte { $given }.{ $near } Es gibt: { $there }.
art-no-suit = { $game } hat keine Farbe { $given }.{ $near } Es gibt: { $there }.
art-no-suits = { $game } hat keine Farbe { $given }. Farben hat es gar nicht.
art-no-board = { $game } hat kein Brett, über das man fliegt.

deck-not-in-the-pack = Karte { $place } des Stapels, { $card }, gehört nicht zum Kartensatz.{ $near }
deck-or-shuffler = Gib einen Mischer an oder Startzahl und Stapel, aber nicht beides
dealer-is-a-seat = Der Geber ist ein Platz von 0 bis { $last }, nicht { $given }
names-needed = { $players } Spieler brauchen { $players } Namen, nicht { $given }
name-is = Ein Name hat 1 bis { $longest } druckbare Zeichen, nicht { $given }
deck-too-many-hands = { $hands } Blätter für { $players } Spieler
deck-too-often = { $card } ist öfter gelegt, als der Kartensatz sie hat
deck-no-room-hand = Blatt { $hand } hat Platz für { $room } Karten, nicht für { $cards }
deck-no-room-centre = Die Mitte hat Platz für { $room } Karten, nicht für { $cards }
deck-one-more = Stapel { $deck } hat { $card } einmal mehr als die Karten, die dafür gemischt werden
seed-is = Eine Startzahl ist eine ganze Zahl von 0 bis 2**64 - 1, nicht { $given }
secret-is = Das Geheimnis des prüfbaren Mischens ist 32 Byte lang
contribution-is = Beitrag { $number } zum prüfbaren Mischen muss ein Text von 1 bis 200 Zeichen sein

## Aufzeichnungen

at = { $where }: { $error }
kind-object = ein Objekt
kind-list = eine Liste
kind-text = ein Text
kind-number = eine ganze Zahl
kind-boolean = true oder false
kind-null = null
kind-fraction = ein Bruch
record-notes = Notizen müssen reines JSON sein: { $error }
record-action = Aktion { NUMBER($number, useGrouping: 0) } ({ $action } von Platz { $seat })
record-action-after-the-end = { $where }: Die Partie war vorher zu Ende ({ $rule })
record-action-out-of-turn = { $where }: An der Reihe ist Platz { $seat }
record-action-spelling = { $where }: Aufzeichnungen schreiben diese Aktion { $action }
record-action-shape = Aktion { NUMBER($number, useGrouping: 0) } ist { $given }, aber eine Aktion ist [seat, "text"]
record-action-seat = Aktion { NUMBER($number, useGrouping: 0) }: Die Plätze sind von 1 bis { $players } nummeriert, nicht { $given }
record-too-large = größer als { $mebibytes } MiB, und das ist keine Aufzeichnung
record-no-file = keine gewöhnliche Datei
record-no-text = kein UTF-8-Text (Byte { $byte }); ist das überhaupt eine Aufzeichnung?
record-nested = zu tief verschachtelt für eine Aufzeichnung
record-no-json = Zeile { $line }, Spalte { $column }: kein JSON ({ $error }).
record-cut-off = Zeile { $line }, Spalte { $column }: kein JSON ({ $error }). Die Datei scheint abgeschnitten zu sein.
record-unreadable = nicht als JSON lesbar ({ $error })
record-is-an-object = Eine Aufzeichnung ist ein JSON-Objekt, nicht { $given }
record-key-twice = Der Schlüssel { $key } steht zweimal da
record-no-number = { $given } ist keine Zahl, wie Aufzeichnungen sie verwenden
record-format = keine Aufzeichnung: „format“ ist { $given }, nicht „{ $format }“
record-version-newer = „version“ ist { $given }, aber dies ist Version { $version }: Ein neueres Old Tricks hat das geschrieben; zum Lesen musst du aktualisieren
record-version-never = „version“ ist { $given }, aber dies ist Version { $version }: Eine solche hat es nie gegeben
record-no-key = Aufzeichnungen haben keinen Schlüssel { $key }.{ $near }
record-digest = „digest“ stimmt nicht: Die Aufzeichnung wurde nachträglich verändert
record-result-no-key = „result“ hat keinen Schlüssel { $key }
record-result-missing = „result“.„{ $key }“ fehlt
record-result-differs = „result“.„{ $key }“ ist { $stated }, aber die Aktionen führen zu { $found }
record-options-missing = „options“ muss jede Option so nennen wie das Spiel: { $missing }
record-options-written = „options“ muss jede Option so nennen wie das Spiel: anders geschrieben
record-rules = „rules“ ist Version { $given } von { $game }, aber dies sind die Regeln der Version { $version }
record-dealer = „dealer“ ist null oder ein Platz von 1 bis { $players }, nicht { $given }
record-commitment = „commitment“ ist nicht der SHA-256-Wert von „secret“
record-decks = „decks“ ist eine Liste von Texten, jeder ein Stapel von Kartennamen
record-kind = „kind“ ist „seeded“, „fair“ oder „stacked“, nicht { $given }
record-shuffle-no-key = Ein Mischen der Art { $kind } hat keinen Schlüssel { $key }
record-missing = „{ $key }“ fehlt
record-wrong-kind = „{ $key }“ ist { $given }, sollte aber { $wanted } sein
record-another-match = die gespielte Partie ist eine andere

## Bots

nothing-to-decide = Für diesen Platz gibt es jetzt nichts zu entscheiden
nothing-to-decide-over = Die Partie ist zu Ende: Es gibt nichts zu entscheiden
no-world-fits = Es fand sich keine Welt, die zu dieser Sicht passt
worlds-for-a-player = Welten sind für einen Spieler, nicht für einen Zuschauer
hands-without-limit = { $game } hat keine Grenze der Runden; jede Partie endet von selbst
hands-at-random = Zufälliges Bieten endet praktisch nie: hands muss hier eine Zahl sein (C6)

## Was nicht installiert oder nicht da ist

needs-numba = Kompilierte Spiele brauchen numba: pip install 'oldtricks[fast]'
needs-numba-cuda = Spiele auf einer GPU brauchen numba-cuda: pip install 'oldtricks[gpu]'
needs-open-spiel = Diese Spiele brauchen OpenSpiel: pip install 'oldtricks[envs]'
needs-pettingzoo = Diese Umgebung braucht PettingZoo: pip install 'oldtricks[envs]'
needs-gymnasium = Diese Umgebung braucht Gymnasium: pip install 'oldtricks[envs]'
needs-matplotlib = Diagramme brauchen matplotlib: pip install 'oldtricks[arena]'
needs-ray = Mehrere Rechner brauchen Ray: pip install 'oldtricks[cluster]'
no-gpu = Es ist keine CUDA-GPU da; auf einer CPU nimm oldtricks.compiled.Batch

## Kompilierte Spiele

compiling = { $game } wird kompiliert (einmal, einige Sekunden) ...
batch-size = Die Größe eines Batch ist eine ganze Zahl von 1 bis { NUMBER($most, useGrouping: 0) }, nicht { $given }
batch-threads = Die Zahl der Threads ist eine ganze Zahl von 1 bis { NUMBER($most, useGrouping: 0) }, nicht { $given }
batch-matches = Die Zahl der Partien ist eine ganze Zahl von 1 bis { NUMBER($most, useGrouping: 0) }, nicht { $given }
batch-rows = Die Zeilen sind von 0 bis { NUMBER($last, useGrouping: 0) } nummeriert, nicht { $given }
batch-seed = Die Startzahl eines Batch ist eine ganze Zahl von 0 bis 2**62 - 1, nicht { $given }
batch-actions = Ein Schritt nimmt { NUMBER($size, useGrouping: 0) } Nummern von Aktionen, nicht ein Array der Form { $shape } und der Art { $type }
random-needs-hands = Zufälliges Spielen braucht die Option hands: Ohne Grenze müssen solche Partien nicht enden (C6)
row = Zeile { NUMBER($row, useGrouping: 0) }: { $said }
action-illegal = Aktion { NUMBER($number, useGrouping: 0) } ist nicht erlaubt. { $rule }: { $rule-text }
action-illegal-named = Aktion { NUMBER($number, useGrouping: 0) } ({ $action }) ist nicht erlaubt. { $rule }: { $rule-text }
binding-declared-only = { $name } von { $surface } ist nur deklariert: Binde den Aufrufer zuerst an ein Spiel
binding-not-offered = { $game }: { $surface } deklariert { $name }, aber { $asked } bietet es nicht an
binding-parameters = { $function } nimmt ({ $has }); { $surface } deklariert ({ $declared })
binding-undefined = { $function } sagt { $name }, was sein Modul weder definiert noch importiert
binding-neither = { $function } sagt { $name }, und das ist weder eine Funktion noch eine Zahl

## Umgebungen

game-has-its-options = { $game } hat seine Optionen schon; { $options } nimmt es nicht
players-are-numbered = Die Spieler sind hier von 0 bis { $last } nummeriert, nicht { $given }
observer-no-parameters = Beobachter nehmen keine Parameter, nicht { $given }
observer-one-player = Ein Beobachter zeigt, was ein Spieler für sich weiß, oder keiner
learner-seat-is = learner_seat ist ein Platz von 0 bis { $last } oder None, nicht { $given }
opponents-need-a-learner = Gegner spielen gegen einen Lernenden: Gib auch learner_seat an
env-is-one-of = { $name } ist eins von { $choices }, nicht { $given }
env-reset-first = Ruf zuerst reset() auf: Es sind keine Karten gegeben
env-reset-before-step = Ruf reset() vor step() auf
env-no-render-mode = render() braucht einen render_mode: { $modes }

## Die Arena

arena-two-bots = Die Arena braucht zwei Bots oder mehr
arena-enters-once = Jeder Bot tritt einmal an: Keiner spielt gegen sich selbst
arena-lone-two = Ein Bot allein unter anderen: Nenn diesen und den anderen, zusammen zwei
arena-not-among = { $given } ist nicht unter den Bots, die spielen
arena-no-bot = Es gibt keinen Bot { $given }.{ $near } In der Arena: { $bots }.
arena-no-single-hands = { $game } hat keine einzelnen Runden: Miss ganze Partien
arena-no-end = Kein Ende nach { $deals } Runden: Begrenze die Partie mit der Option hands (C6)
arena-another-measurement = { $file } enthält eine andere Messung: { $key } ist dort { $found }, nicht { $wanted }. Mach mit demselben Befehl weiter, oder schreib in eine andere Datei.
arena-no-result = { $file } ist kein Ergebnis der Arena: { $error }
arena-no-result-here = { $file } ist kein Ergebnis der Arena oder eins einer anderen Version
arena-damaged = { $file } ist beschädigt: { $error }
arena-board-unreadable = Ein Board der Messung ist nicht lesbar ({ $error })
arena-worker-killed = Ein Prozess wurde abgebrochen, vielleicht aus Mangel an Speicher; derselbe Befehl macht weiter
arena-no-cluster = Kein Ray-Cluster unter { $address }: { $error }
plot-no-board = Noch ist kein Board gespielt: Es gibt nichts zu zeichnen
plot-is = { $file }: Bilder sind .svg oder .png

# Der Tisch im Terminal. Was man tippt (why, undo, players=3 ...), ist in jeder Sprache gleich.
#
# Ein Bildschirm hat 80 Spalten: kurze Wörter. Ein Attribut .short eines Schlüssels steht dort, wo wenig Platz ist.

## Fragen, die mit einem Leerzeichen enden

terminal-goes-back = Enter führt zurück:
terminal-turns-page = Enter blättert um, q führt zurück:
terminal-next-hand = Enter gibt die nächste Runde:
terminal-rematch = Noch eine Partie, mit anderen Karten? Enter für ja, n für nein:
terminal-which-game = Welches Spiel, 1 bis { $games }?
terminal-which-game-or-resume = Welches Spiel, 1 bis { $games }, oder r zum Weiterspielen?
terminal-change = Enter gibt die Karten; etwas ändern, zum Beispiel players=3:
terminal-contribution = Irgendetwas, bis zu 200 Zeichen (Enter für nichts):

## Der Kopf des Bildschirms

terminal-heading = { $game }, { $goal } · { $deal }
terminal-heading-short = { $game } · { $deal }
terminal-deal-number = Runde { $deal }
terminal-deal-of = Runde { $deal } von { $deals }
terminal-contract = { $seat-is ->
    [you] Du: { $contract }
   *[other] { $seat }: { $contract }
}
terminal-bidding = Bieten
terminal-highest = bisher: { $call }
terminal-we = Wir
terminal-they = Sie
terminal-side = { $side }
terminal-side-score = { $side }: { $score }
terminal-engagements = { $n } gewonnen

## Rund um den Tisch

terminal-dealer = (G)
terminal-maker = (S)
terminal-partner = (P)
terminal-legend = (G) ist der Geber, (S) der Spielmacher, (P) dessen Partner.
terminal-is-partner = Partner
terminal-is-opponent = Gegner
terminal-left = noch { $score }
terminal-laid-away = abgelegt
terminal-unseen = { $cards ->
    [one] 1 Karte ungesehen
   *[other] { $cards } Karten ungesehen
}
terminal-last-wind = Wind { $card }
terminal-turn = { $seat-is ->
    [you] Du musst jetzt { $phase } ...
   *[other] { $seat } muss jetzt { $phase } ...
}
terminal-over = Es ist zu Ende.

## Die Tafel des Rennens

terminal-race-side = Partei
terminal-race-weather = Wetter
terminal-race-flight = Flug
terminal-race-miles = Meilen
terminal-race-from = New York
terminal-race-to = Paris
terminal-race-piles = Ziehstapel { $drawing } · Ablagestapel { $discards }
terminal-race-piles-top = Ziehstapel { $drawing } · Ablagestapel { $discards }, oben { $card }
terminal-race-lindys = { $count ->
    [one] Lucky Lindy liegt
   *[other] { $count } Lucky Lindys liegen
}

## Was zur Wahl steht

terminal-choices = Zur Wahl: { $choices }
terminal-type-a-card = tipp eine Karte, etwa { $cards }
terminal-more-choices = ? für alle
terminal-or-such-as = oder etwa { $bid }
terminal-or-bid = oder bid { $bid }
terminal-or-bid-range = oder bid { $first } bis { $last }
terminal-or-bid-steps = oder bid { $first } bis { $last } in { $step }er-Schritten
terminal-type-a-choice = Tipp etwas, das zur Wahl steht; ? erklärt es.

## Ohne Bildschirm

terminal-opening = { $game }: { $players }. Du bist { $name }.
terminal-opening-help = '?' sagt, was du jetzt tun kannst, mit den Regeln dazu; 'quit' hört auf und speichert.
terminal-dealt-by = { $heading }, Geber: { $seat }
terminal-last-trick = Letzter Stich: { $cards }. { $why }

## Die Hilfe

terminal-help = { $task } Du kannst ({ $how }):
terminal-how-points = tipp es oder nur die Punkte
terminal-how-card = tipp es, seine Nummer oder nur die Karte
terminal-how-short = { $how }; Karten auch kurz, etwa { $example }
terminal-rules-about-it = Die Regeln dazu:
terminal-rule = { $rule } ({ $kind }): { $rule-text }
terminal-also = Du kannst auch tippen:
terminal-what-form = what X
terminal-why-form = why X
terminal-save-form = save DATEI
terminal-about-help = was du jetzt tun kannst, mit den Regeln dazu
terminal-about-hint = was ein guter Spieler täte, und wie sicher das ist
terminal-about-why = warum X erlaubt ist oder nicht, etwa: why { $action }
terminal-about-what = wozu eine Karte gut ist oder was ein Wort heißt, etwa: what Stich; allein, worum es geht
terminal-about-last = noch einmal der letzte Stich
terminal-about-sheet = der Punktezettel
terminal-about-log = was in dieser Runde geschah
terminal-about-rules = die Regeln dieses Spiels; eine davon: rules { $rule }
terminal-about-undo = zurück zu deiner eigenen letzten Entscheidung
terminal-about-save = eine Kopie; die Partie wird auch von selbst nach jeder Aktion gespeichert
terminal-about-quit = aufhören; die Partie wartet auf dich

## Was Befehle antworten

terminal-refused = ! { $why }
terminal-thinking = Denkt nach ...
terminal-why-what = Warum was? Zum Beispiel: why { $action }
terminal-no-tricks = In diesem Spiel gibt es keine Stiche; 'log' sagt, was geschah
terminal-no-trick-yet = Noch ist kein Stich gespielt
terminal-nothing-to-take-back = Du hast nichts, was du zurücknehmen könntest
terminal-taken-back = Zurückgenommen: { $action }.
terminal-save-where = Wohin speichern? Zum Beispiel: save game.json
terminal-exists = { $file } gibt es schon; zum Überschreiben: { $command }
terminal-saved = Gespeichert als { $file }.
terminal-not-saved = Die Partie ließ sich nicht speichern: { $file }: { $error }
terminal-file-error = { $file }: { $error }

## Der Punktezettel und das Ende

terminal-sheet = Punktezettel
terminal-sheet-of-deal = Runde { $deal }
terminal-scores-now = Stand jetzt: { $sides }
terminal-record = Die Aufzeichnung: { $file }
terminal-check-shuffle = Das Mischen prüfen: { $command }
terminal-farewell = Die Partie ist gespeichert. Weiter mit: { $command }   ({ $file })

## Prüfbares Mischen

terminal-commitment = Die Karten bestimmt ein Geheimnis mit diesem SHA-256-Wert
terminal-commitment-and = und das, was du jetzt tippst.

## Bevor die Karten gegeben werden

terminal-menu = OLD TRICKS: fünf Kartenspiele von 1911 bis 1927
terminal-menu-game = { $game } ({ $year }), { $seats } Spieler
terminal-menu-about = { $about } { $length }.
terminal-seats-range = { $first } bis { $last }
terminal-resume = weiter mit { $game }, { $players } Spieler, { $scores }, { $ago }
terminal-just-now = eben
terminal-minutes-ago = vor { $minutes } min
terminal-hours-ago = vor { $hours } h
terminal-form = { $game } ({ $year }), { $length }
terminal-form-seat = deiner: 1 bis { $players }
terminal-form-name = deiner
terminal-form-option = { $values }: { $about } ({ $rule })
terminal-number-or-none = eine Zahl oder none
terminal-no-such-change = { $given } ist keins von { $known } mit = und einem Wert.{ $near }
terminal-bots-are = Bots sind eins von: { $levels }; nicht { $given }
terminal-seats-are-numbered = Die Plätze sind hier von 1 bis { $last } nummeriert, nicht { $given }
terminal-player = Spieler
terminal-noted-bot = Der Bot von Platz { $seat } ist { $given }, und das können diese Bots nicht sein
terminal-no-unfinished = Es gibt keine offene Partie; beginn eine mit: { $command }
terminal-match-over = { $file }: Diese Partie ist zu Ende; sieh sie dir an mit: { $command }
terminal-no-home = Es gibt kein Heimatverzeichnis, in dem Partien gespeichert würden; nenn eins mit OLDTRICKS_HOME

## Die Regelseiten

terminal-no-rules-of = Regeln von { $given } gibt es nicht.{ $near } Seiten: { $pages }.
terminal-no-rule = Eine Regel { $given } gibt es hier nicht.{ $near }
terminal-shared-rules = Die Festlegungen C1 bis C6, die vier der Spiele gemeinsam haben: `oldtricks rules common`.

## Wiederholungen

terminal-no-action = Eine Aktion { $number } gibt es nicht: Die Aufzeichnung hat { $actions }.
terminal-before-action = Vor Aktion { $number }:
terminal-hand = { $seat }: { $cards }
terminal-scores = Stand: { $scores }.
terminal-scores-end = Das Ende, nach { $rule }. Stand: { $scores }.
terminal-goes-on = Enter geht weiter

## Eine Aufzeichnung prüfen

terminal-valid-unfinished = { $actions ->
    [one] { $file }: eine gültige Aufzeichnung von { $game }, 1 Aktion, nicht beendet, Stand { $scores }.
   *[other] { $file }: eine gültige Aufzeichnung von { $game }, { $actions } Aktionen, nicht beendet, Stand { $scores }.
}
terminal-valid = { $actions ->
    [one] { $file }: eine gültige Aufzeichnung von { $game }, 1 Aktion, beendet nach { $rule }, Stand { $scores }; gewonnen: { $winners }.
   *[other] { $file }: eine gültige Aufzeichnung von { $game }, { $actions } Aktionen, beendet nach { $rule }, Stand { $scores }; gewonnen: { $winners }.
}
terminal-fair = { $contributions ->
    [one] Prüfbares Mischen: Jedes Geben folgt aus dem Geheimnis und 1 Beitrag.
   *[other] Prüfbares Mischen: Jedes Geben folgt aus dem Geheimnis und { $contributions } Beiträgen.
}
terminal-fair-commitment = Die Festlegung des Geheimnisses ist { $commitment }. Vergleich sie mit dem, was vor der Partie veröffentlicht wurde.
terminal-fair-confirmed = Es ist die Festlegung, die du angegeben hast.
terminal-fair-other = Die Festlegung dieser Aufzeichnung ist { $commitment }, nicht { $given }
terminal-contribution-there = Der Beitrag { $given } ist dabei.
terminal-contribution-missing = Der Beitrag { $given } ist nicht unter denen dieser Aufzeichnung
terminal-seeded = Gemischt wurde mit der Startzahl { $seed }: Die Aufzeichnung lässt sich wiederholen, aber nichts beweist, dass niemand die Karten vorher kannte.
terminal-stacked = Die Karten wurden gelegt: Die Aufzeichnung lässt sich wiederholen, aber nichts beweist, dass niemand die Karten vorher kannte.
terminal-not-fair = Das Mischen ist kein prüfbares, also gibt es weder Festlegung noch Beiträge
terminal-versus = { $rest } : { $last }
terminal-failed = FEHLER: { $why }
terminal-draw = Auslosung des ersten Gebers: { $cards }
terminal-no-draw = Auslosung des ersten Gebers: keine, er war vorgegeben
terminal-deck = Runde { $deal }: { $cards }

## Lektionen

terminal-learn-games = Was man lernen kann, in zehn Minuten je Spiel:
terminal-learn-done = { $done } von { $of }
terminal-learn-course = { $game } lernen
terminal-learn-next = Enter für die nächste Lektion, oder eine Nummer; q geht:
terminal-learn-again = Eine Nummer wiederholt eine Lektion; q geht:
terminal-learn-all-done = Das war alles. Nun spiel: { $command }
terminal-learn-goes-on = Enter: weiter, „why“: die Regel dazu, q: gehen:
terminal-learn-no-undo = in einer Lektion muss man nichts zurücknehmen: Was falsch ist, zählt nicht
terminal-learn-no-course = für { $game } gibt es noch keine Lektionen
terminal-learn-no-lesson = eine Lektion { $given } gibt es hier nicht.{ $near }
terminal-learn-farewell = Weiter, wo du warst: { $command }
terminal-learn-mention = Zum ersten Mal? { $command } zeigt dir, wie es geht.

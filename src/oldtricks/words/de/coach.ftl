# Ein Trainer an Tischen gegen Bots: vor einem Zug, der viel verschenkt, und nach jeder Runde.

coach-title = Bist du sicher?
coach-doubt = { $action } verschenkt { $lost } von 100 der Gewinnchance. Besser: { $best }.
coach-back = Zurücknehmen
coach-anyway = Trotzdem spielen
coach-off = Nie mehr fragen
settings-coach = Trainer an Tischen gegen Bots
coach-lines-title = Der Trainer
coach-thinking = Der Trainer sieht sich die Runde noch einmal an …
coach-well-found = Gut gesehen: { $action }. { $n } von { $of } Entscheidungen waren die besten oder ebenso gut.
coach-good-share = { $of ->
    [one] Deine Entscheidung war { $n ->
        [0] nicht die beste.
       *[other] die beste oder ebenso gut.
    }
   *[other] { $n } von { $of } Entscheidungen waren die besten oder ebenso gut.
}
coach-costly = Am teuersten: { $action } hat { $lost } von 100 verschenkt. Besser: { $best }.
coach-nothing-costly = Keine Entscheidung hat viel verschenkt.
coach-try-again = Diese Stellung noch einmal versuchen

problem-coach-people = Einen Trainer gibt es nur an Tischen, an denen du allein gegen Bots spielst
problem-hand-not-over = Diese Runde ist noch nicht vorbei
problem-no-choice = In dieser Runde gab es nichts zu entscheiden
problem-no-such-ply = In dieser Partie gibt es von 0 bis { $plies } etwas zu entscheiden
problem-no-proof = Die Karten wurden gelegt wie in einer anderen Partie: Es gibt kein Mischen zu beweisen

## Tipps, Gebote und Wendepunkte auf der Seite

hints-figures = Zahlen
hints-waiting = Ich denke über deine Möglichkeiten nach …
hints-warming = Der Bot wacht auf: Der erste Tipp in einem Spiel kann eine Minute dauern …
bid-usual = Üblich mit so einem Blatt: { $action }.
practice-of = Übung: { $game }
practice-back = Zurück zu deiner Partie
settings-coach-auto = Solange du neu bist
settings-coach-on = An
settings-coach-off = Aus
turns-title = Wendepunkte
turns-back = Voriger Wendepunkt
turns-next = Nächster Wendepunkt
turns-at = Wendepunkt { $n } von { $of }
turns-about = Spring von Wendepunkt zu Wendepunkt, und versuch jeden mit denselben Karten noch einmal.

## Was »Lernen« sagt: die Kurse, der Bildschirm einer Lektion und das Angebot vor der ersten Partie. Die Sätze der Lektionen
## stehen in <spiel>_lessons.ftl.

nav-learn = Lernen
home-learn = Lernen
home-learn-spoken = { $game } lernen
menu-learn = Dieses Spiel lernen
rules-learn = Spielend lernen

offer-title = { $game }: zum ersten Mal?
offer-about = Eine erste Hand am richtigen Tisch: Du spielst, und jeder Zug wird erklärt.
offer-show = Zeig es mir (drei Minuten)
offer-deal = Kenne ich, gib einfach

learn-title = Spielend lernen
learn-lead = Für jedes Spiel eine begleitete erste Hand, danach Lektionen von ein, zwei Minuten, jede zu einem einzigen Punkt.
learn-game = { $game } lernen
learn-game-lead = Zuerst eine Hand mit Begleitung, dann Lektionen in der Reihenfolge, in der du sie brauchst.
learn-none = Für dieses Spiel gibt es noch keine Lektionen. Wie es geht, steht in den Regeln.
learn-first = { $title } (drei Minuten)
learn-show = Zeig es mir (drei Minuten)
learn-first-about = Du sitzt am richtigen Tisch und spielst; Sprechblasen sagen, worauf es ankommt, sobald es darauf ankommt. Ein falscher Zug kostet nichts.
learn-lessons = Lektionen
learn-all = Alle Lektionen
learn-more = Und dann
learn-real-game = Eine richtige Partie
learn-other-games = Andere Spiele
learn-next-lesson = Nächste Lektion
learn-done-of = { $done } von { $of } geschafft
learn-is-done = geschafft
learn-begun = begonnen
learn-again = Von vorn
learn-go-on = Weitermachen

learn-step = { $step } von { $of }
learn-next = Weiter
learn-finish = Fertig
learn-why = Warum?
learn-right = Richtig.
learn-not-so = So nicht.
learn-wrong = Das ist erlaubt, hilft hier aber nicht. Versuch etwas anderes.
learn-your-turn = Du bist dran
learn-task-again = Noch einmal die Aufgabe
learn-read-first = Gleich: Drück zuerst auf »Weiter«.
learn-kept = Wo du bist, wird gemerkt: Du kannst später weitermachen.
learn-leave = Lektion verlassen

learn-first-now = Das war { $game }, nach den richtigen Regeln.
learn-lesson-done = Lektion geschafft.
learn-try = Probier als Nächstes:
learn-up-next = Die nächste Lektion: { $title }

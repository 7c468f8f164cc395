# Gleiche Karten für alle: die des Tages, Herausforderungen, Wettbewerbe.

boards-title = Karten des Tages
nav-boards = Heute
boards-lead = Jeden Tag dieselben Karten für alle: Spiel sie, wann du magst, und sieh dann, wie es anderen damit ging.
boards-strip = Dieselben Karten für alle.
boards-all = Alle Karten des Tages
boards-rules = Du sitzt auf dem ersten Platz, auf den anderen sitzen Bots der Stufe { $level }: Was sie tun, folgt aus dem, was sie sehen, also treffen gleiche Entscheidungen auf gleiche Antworten. Jedes Blatt wird einmal gespielt, ohne Tipps, und nichts wird zurückgenommen. Um Mitternacht UTC kommen neue.
boards-trust = Niemand hat dir diese Karten ausgesucht
boards-trust-about = Die Karten jedes Tages folgen aus Geheimnissen, deren SHA-256 am Tag davor veröffentlicht wird und die am Tag danach verraten werden. Heb die von morgen auf und prüf sie dann; jedes beendete Blatt lässt sich von seiner Wiederholung aus nachprüfen.
boards-tomorrow = Festlegungen für morgen
boards-yesterday = Geheimnisse von gestern
boards-instances = Alle spielen Satz 1. Nur wo sehr viele spielen, bekommen manche einen anderen.
boards-instance = Satz { $n }
boards-commitment = Festlegung { $n }
boards-secret = Geheimnis { $n }
boards-limits = Was sich nicht verhindern lässt: dass jemand unter zwei Namen spielt oder einem Freund etwas verrät. Wer als Zweiter aus demselben Browser von derselben Adresse kommt, zählt nicht mit.

preview-boards = Dieselben Karten für alle: { $game }
board-play = Spielen
board-go-on = Weiter ({ $number } von { $of })
board-results = Ergebnis
board-look = Ansehen
board-next = Nächstes Blatt ({ $number } von { $of })
board-hands = { $n ->
    [one] Ein Blatt
   *[other] { $n } Blätter
}
board-race = Ein Rennen
board-streak = { $n ->
    [one] Ein Tag
   *[other] { $n } Tage in Folge
}
board-longest = längste Folge: { $n }
board-day-of = Karten des Tages: { $game }
board-day-past = Karten des Tages: { $game }
board-challenge-of = Herausforderung von { $name }: { $game }
board-table-day = { $game } · { $number } von { $of }
board-table-day-one = { $game } · heute
board-table-event = { $game } · { $number } von { $of }
board-table-event-one = { $game } · Wettbewerb
board-table-challenge = { $game } · { $number } von { $of }
board-table-challenge-one = { $game } · Herausforderung

## Eine Runde, bevor sie gespielt ist

round-hands = { $n ->
    [one] Ein Blatt { $game }, eine Partie für sich.
   *[other] { $n } Blätter { $game }, jedes eine Partie für sich.
}
round-races = { $n ->
    [one] Ein Rennen: { $game }.
   *[other] { $n } Rennen: { $game }.
}
round-match = Eine ganze Partie { $game }.
round-hand = Blatt { $n } einer Partie { $game }, beim Stand von damals.
round-bots = Gegen Bots der Stufe { $level }. Was sie tun, folgt aus dem, was sie sehen: Gleiche Entscheidungen treffen auf gleiche Antworten.
round-bots-clock = Gegen Bots der Stufe { $level }. Sie denken nach der Uhr, also können gleiche Entscheidungen auf andere Antworten treffen.
round-once = Einmal gespielt, wenn du magst in Etappen, ohne Tipps; nichts wird zurückgenommen.
round-hidden = Was andere daraus gemacht haben, siehst du, wenn du fertig bist.
round-hidden-challenge = Karten und Ergebnis der anderen siehst du, wenn du fertig bist.
round-team = Zwei spielen zusammen: Schick deinem Partner den Link unten. Ihr spielt dieselben Blätter vom selben Platz aus, und es zählt das Mittel eurer Ergebnisse.
round-team-new = Zwei spielen zusammen: Fang an, dann bekommst du einen Link für deinen Partner. Ihr spielt dieselben Blätter vom selben Platz aus, und es zählt das Mittel eurer Ergebnisse.
round-team-joined = Zwei spielen zusammen: Ihr spielt dieselben Blätter vom selben Platz aus, und es zählt das Mittel eurer Ergebnisse.
round-team-with = Du spielst zusammen mit { $name }: Ihr spielt dieselben Blätter vom selben Platz aus, und es zählt das Mittel eurer Ergebnisse.
round-team-waits = Euer Team bekommt seinen Platz, sobald auch { $name } fertig ist.
round-team-alone = Dein Team bekommt seinen Platz, sobald jemand über deinen Link dazugekommen und auch fertig ist.
round-over = Die Zeit dafür ist um.
round-link = Wer diesen Link öffnet, spielt dieselben Karten.
round-link-team = Schick das deinem Partner: Wer den Link zuerst öffnet, spielt in deinem Team.

## Und danach

round-share = des Feldes geschlagen, im Mittel je Blatt
round-range = Mit anderen Karten hätten es auch { $low } bis { $high } sein können.
round-no-range = Ein Blatt allein sagt wenig: Das kann alles Glück sein.
round-rank = { $people ->
    [one] Platz { $rank } unter einem Menschen und { $bots ->
        [one] einem Bot
       *[other] { $bots } Bots
    } des Hauses.
   *[other] Platz { $rank } unter { $people } Menschen und { $bots ->
        [one] einem Bot
       *[other] { $bots } Bots
    } des Hauses.
}
round-marks = Blatt für Blatt
round-mark-above = besser als die meisten
round-mark-level = mitten im Feld
round-mark-below = schlechter als die meisten
round-not-counted = Zählt im Feld nicht mit: Es wurde zu spät fertig, oder jemand anderes hat diese Karten schon vorher aus demselben Browser von derselben Adresse gespielt.
round-thinking = Die Bots des Hauses spielen diese Karten noch.
round-share-it = Teilen
round-copy-yourself = Kopier die Zeilen oben
round-text-day = Old Tricks · { $game } · { $date }
round-text-event = Old Tricks · { $game } · { $title }
round-board = Blatt { $n }
round-race = Rennen { $n }
round-field = Vorsprung in Punkten: du { $mine }, das Feld im Mittel { $mean }, die Besten { $best }.
round-legend-mean = Mittel
round-legend-bots = Bots des Hauses
round-same-line = { $name } hat genau dasselbe gespielt.
round-parted = Hier habt ihr euch getrennt. Du: { $mine }. { $name }: { $theirs }.
round-parted-bot = Hier habt ihr euch getrennt, weil { $who } anders geantwortet hat.
round-see = Ansehen
standings = Ergebnisse
standings-teams = Ergebnisse der Teams
standings-none = Noch ist niemand fertig.
standings-bot = Bot
standings-again = zählt nicht
standings-about = Der Prozentsatz ist der Teil des Feldes, der je Blatt geschlagen wurde, Gleichstand halb; der Balken zeigt, wo er mit anderen Karten läge, 95 von 100 Malen. Darunter: Vorsprung in Punkten, Blatt für Blatt.

## Eine Herausforderung

challenge-title = Einen Freund herausfordern
challenge-about = Wer den Link öffnet, spielt dieselben Karten von deinem Platz aus gegen dieselben Bots und sieht vor dem Ende nichts von deinem Spiel. Danach seht ihr beide nebeneinander, was ihr daraus gemacht habt.
challenge-clock = Bots der Stufe Stark denken nach der Uhr: Gleiche Entscheidungen können auf andere Antworten treffen.
challenge-what = Welche Karten
challenge-match = Die ganze Partie
challenge-hand = Blatt { $n }
challenge-make = Link machen
challenge-see = Sehen, wer es gespielt hat
challenge-lead = { $name } hat diese Karten gespielt. Kannst du es besser?
challenge-lead-mine = Wer diesen Link hat, spielt deine Karten; hier siehst du, wie es ihnen ging.
challenge-lines = Zug um Zug
challenge-points = Die Zahlen sind der Vorsprung in Punkten vor den anderen Parteien, im Mittel.
challenge-against = gegen { $mine } von dir

## Wertungen

ratings-title = Wertungen
ratings-lead = Wie stark du in jedem Spiel bist, aus Tischen mit anderen Menschen und aus Karten des Tages und Wettbewerben, deren Zeit um ist. Alle beginnen bei 1.000; im angegebenen Bereich liegt deine Stärke in 19 von 20 Fällen.
ratings-none = Noch keine Wertung: Spiel mit anderen Menschen oder die Karten des Tages.
ratings-so-far = { $games ->
    [one] Bisher ein Spiel: zu wenig, um etwas zu sagen.
   *[other] Bisher { $games } Spiele: zu wenig, um etwas zu sagen.
}
ratings-range = { $low } bis { $high }, aus { $games } Spielen
ratings-history = Wertung im Lauf der Zeit
ratings-history-label = Wertung in { $game } im Lauf der Zeit
ratings-day = Tag
ratings-rating = Wertung
ratings-spread = plus oder minus
ratings-scale-label = { $game }: du { $rating }, { $bots }
ratings-bot = { $level } { $rating }

## Wettbewerbe

events-title = Wettbewerbe
events-lead = Jemand legt Karten und eine Zeit fest; alle spielen dieselben Karten, wann sie wollen, und die Ergebnisse werden Blatt für Blatt verglichen.
events-none = Gerade ist kein Wettbewerb offen.
events-new = Wettbewerb eröffnen
event-about = { $game } · { $n ->
    [one] ein Blatt
   *[other] { $n } Blätter
} · von { $name }
event-opens = beginnt { $when }
event-closes = bis { $when }
event-lead = Ein Wettbewerb von { $name }, offen bis { $when }.
event-title = Name
event-untitled = Ein Abend mit Karten
event-game = Spiel
event-boards = Blätter
event-races = Rennen
event-level = Bots
event-begins = Beginn
event-begins-about = Bleibt das leer: sofort.
event-hours = Offen für
event-hours-n = { $n ->
    [one] eine Stunde
    [24] einen Tag
    [72] drei Tage
    [168] eine Woche
   *[other] { $n } Stunden
}
event-public = Für alle sichtbar; sonst findet ihn, wer den Link hat
event-teams = Teams aus zwei
event-teams-about = Beide eines Teams spielen dieselben Blätter vom selben Platz aus, mit einem Bot als Partner; es zählt das Mittel ihrer Ergebnisse.
event-open = Eröffnen

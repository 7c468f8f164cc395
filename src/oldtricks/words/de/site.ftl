### Die Seite ohne Server: was sie neben der Seite sagt, die alle Server zeigen.

hint-thumb = eine Faustregel, ausgerechnet wurde nichts
problem-needs-server = an einen Tisch in deinem eigenen Browser kann sonst niemand kommen: Für Freunde braucht es einen Server
problem-no-games = diese Datei enthält keine Partien von Old Tricks, oder sie sind nicht zu lesen
site-home-lead = Erschienen zwischen 1911 und 1927, dann vergessen. Spiel eines, jetzt gleich, gegen Bots. Alles läuft in deinem eigenen Browser. Ohne Konto.
site-loading = Der Tisch wird gedeckt …
site-failed = Der Tisch konnte nicht gedeckt werden: Etwas fehlt, oder dieser Browser ist zu alt.
site-offline = Kein Netz. Alle Spiele, Lektionen, Rätsel und Regeln gehen; nur Freunde und Links nach draußen nicht.
offline-server = Kein Netz. Seiten, die du schon gesehen hast, kannst du lesen; die Tische warten, bis es wieder da ist.
site-newer = Es gibt eine neuere Fassung dieser Seite.
site-newer-waits = Die neuere Fassung wartet auf ein Spiel in einem anderen Tab: Lade sie, wenn du den Tisch dort verlassen hast.
site-newer-take = Laden
site-server = Auf einem Server spielen
site-needs-friends = An einen Tisch in deinem eigenen Browser können keine Freunde kommen: Dafür braucht es einen Server.
site-needs-review = Was eine Entscheidung gekostet hat, kann nur ein Bot sagen, der rechnet. Das geht nicht im Browser: Dafür braucht es einen Server.
site-needs-bots = An einen Tisch in deinem eigenen Browser können keine Programme kommen: Dafür braucht es einen Server. So würden sie mit ihm sprechen.
site-needs-levels = { $names }: mehr, als ein Browser kann; dafür braucht es einen Server.
site-needs-others = Für die Karten des Tages, Herausforderungen, Wettbewerbe und Tische mit anderen braucht es einen Server.
site-needs-devices = Um auf mehreren Geräten dieselbe Person zu sein, braucht es einen Server.
site-needs-coach = Ein Trainer, der nachfragt, bevor du etwas verschenkst, muss rechnen: Dafür braucht es einen Server.
site-needs-ratings = Für Wertungen, die Leute miteinander vergleichen, braucht es einen Server.
site-kept = Dein Name, dein Bild, deine Partien und diese Einstellungen liegen in diesem Browser und nirgends sonst. Speichere deine Partien in eine Datei, dann kannst du anderswo weiterspielen.
site-me-about = Damit sitzt du künftig an deinen Tischen. Sonst sieht es niemand, und ein Konto braucht hier niemand.

## Partien als Datei

kept-title = Deine Partien als Datei
kept-about = Deine Partien liegen in diesem Browser und nirgends sonst. Speichere sie, bevor du seine Daten löschst oder um anderswo weiterzuspielen.
kept-save = Alle Partien speichern
kept-load = Partien laden …
kept-loaded = { $n ->
    [0] Alle { $of } waren schon da.
    [one] Eine von { $of } war neu.
   *[other] { $n } von { $of } waren neu.
}
kept-no-file = Das ist keine Datei mit Partien.

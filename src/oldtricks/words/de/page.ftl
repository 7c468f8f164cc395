## Was die Startseite, das Eröffnen, der Tisch und die Einstellungen sagen.

brand = Old Tricks
close = Schließen
loading = Es wird gegeben …
you-plate = Du
host = Gastgeber
bot = Bot
won = Gewinner

nav-label = Seiten
nav-skip = Zum Inhalt
nav-skip-table = Zum Tisch
nav-home = Spiele
nav-home-from-table = Old Tricks: alle Spiele
nav-people = Leute
nav-me = Partien
nav-stats = Statistik
nav-settings = Einstellungen
nav-bots = Einen Bot schreiben
footer-text = Die Regeln sind nach den gedruckten Regelheften in eigenen Worten geschrieben; die Zeichnungen sind unsere eigenen.
missing-title = Diese Seite gibt es nicht
missing-text = Vielleicht ist die Adresse falsch geschrieben, oder den Tisch gibt es längst nicht mehr.

error-title = Das hat nicht geklappt
error-unknown = Etwas ist schiefgegangen, und der Server hat nicht gesagt, was.
error-offline = Der Server ist nicht zu erreichen. Gibt es ein Netz?
error-again = Noch einmal
banner-offline = Keine Verbindung. Neuer Versuch läuft; nichts geht verloren.

home-title = Fünf Kartenspiele, hundert Jahre verschollen
home-lead = Zwischen 1911 und 1927 erschienen, dann vergessen. Spiel gleich eins, gegen Bots oder per Link mit Freunden. Ohne Konto.
home-shelf = Die Spiele
home-level = Spielstärke
home-unfinished = Weiterspielen
home-with = mit { $names }
home-open = wartet auf Spieler
home-your-turn = du bist dran
home-all-mine = Alle meine Partien
home-play-now = Jetzt spielen
home-play-now-spoken = Jetzt spielen: { $game }
home-dealing = Es wird gegeben …
home-set-up = Tisch eröffnen
home-set-up-spoken = Tisch eröffnen: { $game }
home-rules = Regeln
home-rules-spoken = Regeln: { $game }
home-players-one = { $n } Spieler
home-players-two = { $a } oder { $b } Spieler
home-players-many = { $a } bis { $b } Spieler

setup-title = Ein Tisch für { $game }
setup-unknown = Dieses Spiel gibt es hier nicht.
setup-seats = Wer spielt
setup-name = Dein Name am Tisch
setup-players = Spieler
setup-seat = Platz { $n }
setup-me = Du
setup-friend = Ein Freund, per Link
setup-anybody = Wer gerade kommt
setup-bot = Bot: { $level }
setup-with-you = auf deiner Seite
setup-against = { $n ->
    [1] gegen dich
   *[other] gegen dich, Partei { $n }
}
setup-all-friends = Überall Freunde
setup-all-bots = Überall Bots
setup-options = Varianten
setup-reconstructed = Manches über die gedruckten Karten ist nicht überliefert und musste rekonstruiert werden; die Regeln sagen, was.
setup-read-rules = Regeln lesen
setup-no-limit = Bis zum Ende
setup-limit = Schluss nach so vielen Runden:
setup-hands = Zahl der Runden
setup-time = Zeit
setup-clock = Bedenkzeit je Entscheidung
setup-no-clock = Ohne Uhr
setup-seconds = { $n } Sekunden
setup-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
setup-away = Ein Bot springt ein, wenn jemand fehlt
setup-away-about = Gezählt ab dem Augenblick, in dem er an der Reihe ist. Kommt er zurück, übernimmt er wieder.
setup-make = Tisch eröffnen
setup-make-about = Dann schick den Link an deine Freunde.
setup-list-about = Dann kann sich setzen, wer ihn unter Leute findet oder den Link hat.
setup-start = Karten geben
setup-start-about = Nur Bots und du: Es geht sofort los.
option-perfect-flight = Perfekter Flug
option-hands = Länge
option-passing = Passen
option-sides = Parteien
option-packs = Kartensätze
option-lucky-lindy = Lucky Lindy
option-opening = Vor dem ersten Flugwetter
option-lucky-new-deal = Ziehstapel leer in einem Glückszug
option-name-trump = Wann der Trumpf bestimmt wird
option-length = Feldzug oder Gefecht
option-perfect-flight-net-gain = Nur ein Verlust unterm Strich verdirbt den Perfekten Flug
option-perfect-flight-no-loss = Jede Verlustkarte verdirbt den Perfekten Flug
option-perfect-flight-every-trick = Nichts verdirbt den Perfekten Flug: Alle Stiche genügen
option-passing-reenter = Wer gepasst hat, darf wieder bieten
option-passing-final = Gepasst ist gepasst
option-sides-teams = Zwei Mannschaften
option-sides-pairs = Drei Paare
option-sides-singles = Jeder für sich
option-sides-partners = Partner gegenüber
option-packs-1 = Ein Kartensatz
option-packs-2 = Zwei Kartensätze
option-lucky-lindy-true = Mit Lucky Lindy
option-lucky-lindy-false = Ohne Lucky Lindy
option-opening-free = Vor dem ersten Flugwetter darf man andere behindern und Lucky Lindy legen
option-opening-weather-first = Vor dem ersten Flugwetter darf nichts anderes gespielt werden
option-lucky-new-deal-play-out = Ziehstapel leer: Ein Glückszug wird aus der Hand zu Ende gespielt
option-lucky-new-deal-go-on = Ziehstapel leer: Sofort neu geben, und der Glückszug geht weiter
option-name-trump-before = Trumpf wird vor dem Aufnehmen der Verstärkung bestimmt
option-name-trump-after = Trumpf wird nach dem Aufnehmen der Verstärkung bestimmt
option-length-campaign = Feldzug: zwei von drei Gefechten
option-length-engagement = Ein einzelnes Gefecht
option-hands-n = { $n ->
    [one] Schluss nach 1 Runde
   *[other] Schluss nach { $n } Runden
}
option-told = { $what } ({ $rule })
rule-open = Regel { $rule } lesen

lobby-title = Ein Tisch für { $game }
lobby-welcome = { $n ->
    [one] Ein Platz ist frei. Sag deinen Namen und setz dich.
   *[other] { $n } Plätze sind frei. Sag deinen Namen und setz dich.
}
lobby-waiting = { $n ->
    [one] Ein Spieler fehlt noch. Schick ihm den Link, oder gib den Platz einem Bot.
   *[other] { $n } Spieler fehlen noch. Schick ihnen den Link, oder gib die Plätze Bots.
}
lobby-waiting-guest = { $n ->
    [one] Ein Spieler fehlt noch. Schick ihm den Link.
   *[other] { $n } Spieler fehlen noch. Schick ihnen den Link.
}
lobby-ready = Alle sind da.
lobby-host-starts = Alle Plätze sind besetzt. Der Gastgeber beginnt die Partie.
lobby-need-name = Sag zuerst deinen Namen, damit die anderen wissen, wer du bist.
lobby-name = Dein Name
lobby-sit-anywhere = Setzen
lobby-sit = Hier setzen
lobby-sit-spoken = Auf Platz { $n } setzen
lobby-watch = Oder bleib und schau zu: Diese Seite folgt der Partie.
lobby-seats = Plätze
lobby-free = frei
lobby-free-seat = Platz frei machen
lobby-free-seat-spoken = Platz { $n } frei machen: { $name } ist nicht verbunden
lobby-side = Partei { $n }
lobby-start = Karten geben
lobby-stand = Wieder aufstehen
share-title = Einladen
share-about = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen oder zuschauen.
share-link = Der Link zum Tisch
share-copy = Link kopieren
share-copied = Kopiert
share-share = Teilen

menu = Menü
tools = Werkzeuge
side = Punkte und Protokoll
scores = Stand
seats = Spieler, im Uhrzeigersinn
menu-share = Einladen oder zuschauen lassen
menu-leave = Tisch verlassen (die Partie wartet)
menu-spectators = { $n ->
    [one] Einer schaut zu.
   *[other] { $n } schauen zu.
}
tool-hint = Tipp
tool-hint-busy = Denkt nach …
tool-hint-none = An diesem Tisch gibt es keine Tipps.
tool-undo = Zurück­nehmen
tool-trick = Letzter Stich
tool-log = Protokoll
tool-sheet = Punkte
tool-rules = Regeln

contract-auction = Bieten
contract-none = Noch kein Gebot
trump = Trumpf
tricks = { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
}
tricks-word = { $n ->
    [one] Stich
   *[other] Stiche
}
cards-word = { $n ->
    [one] Karte
   *[other] Karten
}
score-word = Stand
seconds-short = { $n } s
at-turn = (an der Reihe)
away = abwesend
offline = offline
role-dealer = Geber
role-dealer-short = G
role-maker = Spielmacher
role-maker-short = Macher
role-partner = dein Partner
role-partner-short = Partner
role-maker-partner = Partner des Spielmachers
role-maker-partner-short = Partner

stage-title = Tisch
trick-label = { $n ->
    [one] Stich, eine Karte
   *[other] Stich, { $n } Karten
}
trick-card = { $card }, von { $name }
side-card = Windkarte
side-card-down = Windkarte, verdeckt
centre-cards = { $n ->
    [one] Eine Karte liegt ungesehen in der Mitte
   *[other] { $n } Karten liegen ungesehen in der Mitte
}
turned-up = Bisher aufgedeckte Windkarten
hand-title = { $n ->
    [one] Dein Blatt: eine Karte
   *[other] Dein Blatt: { $n } Karten
}
hand-picked = gewählt
hand-not-now = jetzt nicht
hand-hinted = Tipp
hand-empty = Du hast keine Karten mehr.
open-hands = Alle Blätter
last-trick-none = In dieser Runde gibt es noch keinen Stich.
play-not-your-turn = Du bist noch nicht an der Reihe.
play-decide-first = Erst die Wahl oben, dann die Karten.

sentence-mine = Du bist an der Reihe. { $task }
sentence-wait = Einen Augenblick.
sentence-over = { $winners-is ->
    [you] Du gewinnst.
    [us] Ihr gewinnt, { $winners }.
   *[other] { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen.
    }
}
sentence-bid = { $name } überlegt ein Gebot.
sentence-sell = { $name } entscheidet über den Verkauf.
sentence-name = { $name } bestimmt die Farbe.
sentence-discard = { $name } legt Karten ab.
sentence-call = { $name } sucht einen Partner.
sentence-play = { $name } ist an der Reihe.
sentence-draw = { $name } zieht.
sentence-lucky = { $name } hat einen Glückszug.
sentence-deal = Die Karten werden gegeben.

bid-title = Dein Gebot
bid-suit = Farbe
bid-none = Höher kann niemand bieten.
bid-hint = Tipp: { $action }.
sell-title = { $name } bietet { $n }: verkaufen oder behalten?
name-title = Bestimme den Trumpf
name-no-trump-about = In jedem Stich entscheidet die ausgespielte Farbe.
name-held = { $n } auf der Hand
discard-title = { $n ->
    [one] Leg eine Karte ab
   *[other] Leg { $n } Karten ab
}
discard-how = { $n ->
    [one] Wähl sie in deinem Blatt.
   *[other] Wähl sie in deinem Blatt.
}
discard-go = { $n ->
    [one] Karte ablegen
   *[other] { $n } Karten ablegen
}
call-title = Wer ist dein Partner?
call-suit = Farbe der Karte
call-choose = Wähl eine Karte
call-means = Wer sie hat, ist dein stiller Partner, bis die Karte fällt. Beide schreiben an, was ihr gewinnt oder verliert.

undo-asked = { $name } möchte einen Zug zurücknehmen.
undo-agree = Erlauben
undo-refuse = Ablehnen
undo-waiting = Die anderen müssen dem Zurücknehmen noch zustimmen.
missing-person = { $name } ist nicht verbunden.
missing-bot = Einen Bot weiterspielen lassen
host-gone = Der Gastgeber ist nicht da.
host-take = Gastgeber werden
host-me = Du bist jetzt der Gastgeber.
host-new = { $name } ist jetzt der Gastgeber.
watching = Du schaust zu.
hints-title = Tipp
hints-next = Auch gut: { $names }.

log-title = Protokoll
log-empty = In dieser Runde ist noch nichts geschehen.
log-spoken = Was geschieht
sheet-title = Punktezettel
sheet-deal = Runde { $n }
sheet-who = Partei
sheet-what = Wofür
sheet-points = Punkte
sheet-total = Stand
sheet-rule = Regel
after-title = Runde { $n } ist gespielt
after-next = Nächste Runde
over-title = Die Partie ist zu Ende
over-won = Du hast gewonnen
over-lost = Die Partie ist zu Ende
over-open = Ergebnis und Revanche
over-replay = Wiederholung
over-rematch = Revanche
over-join-rematch = Zur Revanche
over-fair = Das Mischen lässt sich jetzt prüfen, denn sein Geheimnis ist offen.
over-verify = Prüfen

settings-title = Einstellungen
settings-lead = Das bleibt in diesem Browser.
settings-language = Sprache
settings-language-auto = Wie der Browser
settings-speed = Tempo am Tisch
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-motion = Bewegte Karten
settings-motion-auto = Wie das System
settings-motion-on = An
settings-motion-off = Aus
settings-theme = Farben
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Leise Töne
settings-sheet = Nach jeder Runde den Punktezettel zeigen

keys-title = Tasten
keys-hand = Durch dein Blatt
keys-play = Karte spielen, Wahl treffen
keys-choose = Die erste bis neunte Wahl
keys-step = Höher oder niedriger bieten
keys-pass = Passen
keys-discard = Gewählte Karten ablegen
keys-race-d = Ziehen oder ablegen
keys-close = Schließen, was offen ist

bots-title = Einen Bot schreiben
bots-lead = Ein Programm sitzt am Tisch wie ein Mensch: Es sieht, was sein Platz wissen darf, und sonst nichts.
bots-token = Ein Token holen
bots-token-about = Schick es mit jeder Anfrage mit, als Authorization: Bearer.
bots-token-name = Name des Bots
bots-token-get = Token erzeugen
bots-token-once = Wird nur einmal gezeigt: Heb es gut auf.
bots-docs = Jede Anfrage im Einzelnen (OpenAPI)
## Das Rennen, Wiederholungen, meine Partien, Statistik, Regeln.

# New York to Paris

race-board = { $who }: { $miles } von { $of } Meilen. { $state }. Wetterstapel: { $weather }. Flugstapel: { $flight }. { $piles }.
race-board-pile = { $miles }er: { $n } von { $of }
race-of-miles = Meilen
race-empty = leer
race-slot-weather = Wetter
race-slot-flight = Flug
race-state-arrived = In Paris gelandet
race-state-motor = Motorschaden: erst Notlandung, dann Start
race-state-unopened = Wartet auf Flugwetter
race-state-flying = In der Luft
race-state-rough = In der Luft, aber nur 100er lassen sich fliegen
race-state-closed = Wartet auf Flugwetter
race-state-ready = Bereit zum Start
race-state-down = Notgelandet: wartet auf einen Start
race-short-arrived = Paris!
race-short-motor = Motorschaden
race-short-unopened = noch kein Wetter
race-short-flying = in der Luft
race-short-rough = nur 100er
race-short-closed = kein Flugwetter
race-short-ready = startbereit
race-short-down = notgelandet
race-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
race-wins = gewinnt
race-lucky = Glückszug
race-to-play = am Zug
race-dealer = Geber
race-away = abwesend
race-holds = { $n ->
    [one] eine Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
race-hand-of = Blatt von { $who }
race-your-hand = Dein Blatt
race-drawing = Ziehstapel
race-draw = Ziehen
race-discards = Ablagestapel
race-take = Nehmen
race-cards-laid = { $n ->
    [one] { $card } ist ausgelegt
   *[other] { $card } ist { $n }-mal ausgelegt
}
race-laid = Ausgelegt
race-lay-here = { $card } hier auslegen
race-lay-on = { $card } gegen { $who }
race-lay-own = Bei dir auslegen
race-lay-on-side = Gegen { $who }
race-discard = Ablegen
race-discard-it = Ablegen
race-discard-mode = Lieber ablegen
race-cancel = Abbrechen
race-taking = Oder nimm { $what }.
race-choose = Wähl eine Karte, oder zieh sie auf eine Tafel.
race-only-discard = Sie passt jetzt auf keinen Stapel; du kannst sie ablegen.

# Regeln

rules-title = Regeln
rules-of = { $game }: die Regeln
rules-play = Spielen
rules-print = Regeln drucken
rules-whole-page = Als Seite öffnen
rules-search = In den Regeln suchen
rules-found = { $n ->
    [one] eine Regel gefunden
   *[other] { $n } Regeln gefunden
}
rules-none = Das steht in keiner Regel.
rules-contents = Inhalt
rules-table = Tabelle

# Wiederholung

replay-title = Wiederholung
replay-loading = Die Partie wird noch einmal aufgebaut.
replay-of = { $game }: die Wiederholung
replay-result = { $players }. { $score }. Gewonnen: { $winners }.
replay-start = Die Karten sind gegeben.
replay-controls = Wiederholung
replay-slider = Stelle in der Partie
replay-at = { $ply } von { $plies }
replay-first = Zum Anfang
replay-back = Eins zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Eins weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-times = { $n } ×
replay-deal = Runde
replay-deal-n = Runde { $n }.
replay-hands = Die Blätter jetzt
replay-seen-by = Sicht
replay-all = alle Blätter offen
replay-public = ein Zuschauer
replay-log = Was geschah
replay-share = Behalten und teilen
replay-link = Link zu dieser Stelle
replay-record = Aufzeichnung laden
replay-sheet = Punktezettel

# Nachbesprechung

review-title = Nachbesprechung
review-about = Ein starker Bot sieht sich jede Entscheidung noch einmal an, mit dem, was der Spieler wissen konnte.
review-ask = Partie nachbesprechen
review-working = Die Partie wird durchgesehen: { $done } von { $of }.
review-chances = Die Gewinnaussichten, Zug um Zug
review-chances-label = Die Gewinnaussichten im Lauf der Partie, für { $who }
review-ply = Nach Zug
review-turns = Wendepunkte
review-go = Zug { $n }
review-open = Dasselbe mit offenen Karten
review-all = Alle Entscheidungen
review-move = Zug
review-who = Wer
review-played = Gespielt
review-best = Am besten
review-lost = Verschenkt
review-no-turns = Keine Entscheidung hat diese Partie gewendet.

# Das Mischen prüfen

verify-title = Das Mischen prüfen
verify-about = Niemand konnte diese Karten aussuchen: Der Server legte sich auf ein Geheimnis fest, bevor die Spieler ihren eigenen Zufall beitrugen, und aus beidem folgt jedes Geben. Dein Browser kann alles nachrechnen.
verify-check = In diesem Browser prüfen
verify-working = Es wird noch einmal gemischt
verify-all-good = Alles stimmt: Jedes Geben dieser Partie folgt aus dem Geheimnis und den Beiträgen der Spieler.
verify-something-wrong = Etwas stimmt nicht. Siehe unten.
verify-cannot-compute = Dieser Browser rechnet nur für Seiten von einer sicheren Adresse (https oder dieser Rechner selbst). Unten steht, was der Server sagt; lade die Aufzeichnung und prüfe sie selbst mit „oldtricks verify“.
verify-commitment = Der Server legte sich fest
verify-commitment-about = Als der Tisch eröffnet wurde, zog der Server ein Geheimnis und zeigte dessen SHA-256-Wert, die Festlegung. Ein anderes Geheimnis mit demselben Wert kann niemand finden.
verify-commitment-label = Festlegung
verify-secret-label = Geheimnis, nach dem Ende gezeigt
verify-hash-good = Der SHA-256-Wert des Geheimnisses ist die Festlegung.
verify-hash-bad = Der SHA-256-Wert des Geheimnisses ist nicht die Festlegung.
verify-noted-good = Es ist die Festlegung, die dieser Browser notierte, als du dich setztest.
verify-noted-bad = Es ist nicht die Festlegung, die dieser Browser notierte, als du dich setztest.
verify-shares = Die Spieler trugen bei
verify-shares-about = Nach der Festlegung beigetragen von { $who }:
verify-no-shares = Kein Spieler hat etwas beigetragen; der Server hätte also viele Geheimnisse durchprobieren können.
verify-own-share-good = Der Beitrag deines Browsers ist dabei.
verify-own-share-bad = Der Beitrag deines Browsers ist nicht dabei.
verify-deals = Jedes Geben folgt daraus
verify-deals-about = Für jedes Geben werden die Karten in ihrer üblichen Ordnung gemischt, mit Zahlen aus HMAC-SHA256 des Geheimnisses, der Beiträge und der Nummer der Runde.
verify-deal = Runde { $n }
verify-draw = Die Auslosung des ersten Gebers
verify-deal-found-good = nachgerechnet, dieselben Karten
verify-deal-found-bad = nachgerechnet, andere Karten
verify-limits = Das beweist nicht, dass der Server sein Geheimnis für sich behielt oder dass die Spieler nicht miteinander reden.

# Meine Partien

mine-title = Meine Partien
mine-lead = In diesem Browser aufgehoben: schließen, wiederkommen, weiterspielen.
mine-none = Du hast dich noch an keinen Tisch gesetzt.
mine-begin = Ein Spiel wählen
mine-waiting = Offen
mine-over = Beendet
mine-your-turn = du bist dran
mine-won = gewonnen
mine-lost = verloren
mine-watched = zu Ende
mine-continue = Weiter
mine-replay = Wiederholung
mine-scores = Stand { $scores }

# Statistik und Diagramme

stats-title = Statistik
stats-lead = Beendete Partien, nach Spiel und nach dem stärksten Bot am Tisch.
stats-whose = Wessen Partien
stats-mine = Meine
stats-everybody = Alle
stats-none = Noch keine beendete Partie.
stats-boards = Karten des Tages zählen nicht hier, sondern für deine Wertung.
stats-people = nur Menschen
stats-sum = { $n ->
    [one] Eine Partie gespielt, { $won } gewonnen ({ $share }).
   *[other] { $n } Partien gespielt, { $won } gewonnen ({ $share }).
}
stats-by-level = Gewonnene Partien, nach Bot
stats-by-level-label = { $game }: Anteil der gewonnenen Partien gegen jeden Bot
stats-by-day = Partien nach Tagen
stats-by-day-label = { $game }: gespielte und gewonnene Partien an jedem Tag
stats-against = Gegen
stats-played = Gespielt
stats-won = Gewonnen
stats-not-won = Nicht gewonnen
stats-mean = Mittlerer Stand
stats-day = Tag
stats-of = { $won } von { $n }
plot-as-table = Als Tabelle

## Listen, für alles, was gelesen wird.


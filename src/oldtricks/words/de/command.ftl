# Die Befehlszeile. Namen von Befehlen und Optionen sind in jeder Sprache gleich.

command-about = Fünf Kartenspiele von 1911 bis 1927: zum Spielen, Lesen und Studieren.
command-commands = Befehle
command-error = { $program }: { $message } (siehe { $help })
command-failed = oldtricks: { $message }
command-input-or-output = Eingabe oder Ausgabe
command-examples =
    Beispiele:
      oldtricks play
      oldtricks play neutral --players 5
      oldtricks rules tactics TA10

    Jeder Befehl hat sein eigenes --help.

## Was argparse sagt. Ein Schlüssel ist aus dem englischen Text gemacht; %s und %(...)s bleiben, wie sie sind.

command-argparse-usage = Aufruf:
command-argparse-positional-arguments = Argumente
command-argparse-options = Optionen
command-argparse-show-this-help-message-and-exit = diese Hilfe zeigen und aufhören
command-argparse-argument-argument-name-s-message-s = Argument %(argument_name)s: %(message)s
command-argparse-unrecognized-arguments-s = unbekannte Argumente: %s
command-argparse-not-allowed-with-argument-s = nicht zusammen mit dem Argument %s
command-argparse-ignored-explicit-argument-r = nimmt keinen Wert, auch nicht %r
command-argparse-the-following-arguments-are-required-s = diese Argumente fehlen: %s
command-argparse-expected-one-argument = ein Wert fehlt
command-argparse-expected-at-most-one-argument = höchstens ein Wert ist möglich
command-argparse-expected-at-least-one-argument = mindestens ein Wert fehlt
command-argparse-invalid-choice-value-r-choose-from-choices-s = ungültige Wahl: %(value)r (möglich sind %(choices)s)

## Was für etwas steht, das getippt wird

command-meta-command = BEFEHL
command-meta-lang = SPRACHE
command-meta-game = SPIEL
command-meta-file = DATEI
command-meta-rule = REGEL
command-meta-lesson = LEKTION
command-meta-name = NAME
command-meta-level = STÄRKE
command-meta-bot = BOT
command-meta-text = TEXT
command-meta-seconds = SEKUNDEN
command-meta-address = ADRESSE
command-meta-option = NAME=WERT
command-meta-database = PFAD_ODER_URL

## Was mehrere Befehle nehmen

command-lang = die Sprache, etwa de (Standard: die der Umgebung)
command-game = eins von { $games }
command-record = eine Aufzeichnung
command-json = für Programme
command-players = wie viele spielen
command-option = eine Option des Spiels; auch mehrmals
command-seconds = wie lange ein Bot über einen Zug nachdenken darf
command-playouts = wie viele Probespiele er stattdessen machen darf
command-option-form = Eine Option wird als Name=Wert angegeben, nicht { $given }
command-no-language = Für { $given } gibt es keine Wörter; Sprachen: { $languages }
command-not-whole = { $given } ist keine ganze Zahl
command-too-few = 0 ist zu wenig
command-not-seconds = { $given } ist keine Zahl von Sekunden zwischen 0 und 60

## play

command-play = in diesem Terminal eine Partie gegen Bots spielen
command-play-examples =
    Beispiele:
      oldtricks play                          ein Spiel wählen
      oldtricks play tactics                  sich gleich setzen
      oldtricks play neutral --players 6 -o sides=pairs --seat 2
      oldtricks play --resume                 mit der letzten offenen Partie weiter

    Partien werden nach jeder Aktion gespeichert: in $OLDTRICKS_HOME, sonst in oldtricks
    unter $XDG_DATA_HOME, sonst in ~/.local/share/oldtricks.
command-play-game = eins von { $games }; ohne Angabe wählst du
command-play-seat = dein Platz, ab 1 (Standard 1)
command-play-name = dein Name (Standard: dein Anmeldename)
command-play-bot = die Spielstärke der Bots: { $levels } (Standard { $usual })
command-play-seed = eine Zahl, die Karten und Bots festlegt
command-play-fair = prüfbares Mischen, nachzurechnen mit 'oldtricks verify'
command-play-pace = wie lange jede Aktion eines Bots zu sehen ist (Standard { $pace }; 0: ohne Warten)
command-play-ascii = nur ASCII-Zeichen
command-play-resume = mit dieser Aufzeichnung oder der letzten offenen Partie weiterspielen
command-seed-or-fair = --seed und --fair schließen sich aus: Prüfbares Mischen kommt aus einem Geheimnis
command-needs-a-game = --players und --option brauchen ein SPIEL
command-resume-as-it-is = --resume führt eine Partie weiter, wie sie ist; lass SPIEL, --seed und --fair weg

## learn

command-learn = ein Spiel lernen: ein geführtes erstes Spiel, dann Lektionen
command-learn-examples =
    Beispiele:
      oldtricks learn                         was es gibt, und wie weit du bist
      oldtricks learn neutral                 das geführte erste Spiel, oder wo du warst
      oldtricks learn neutral 3               eine Lektion

    Ein falscher Zug kostet nichts: Er wird beantwortet, und du versuchst es noch einmal.
    Mit q oder Strg-C gehst du jederzeit; wie weit du bist, steht neben deinen Spielen.
command-learn-lesson = Nummer oder Name einer Lektion; ohne sie wählst du

## games, rules, print, version

command-games = die fünf Spiele und ihre Optionen auflisten
command-games-examples =
    Beispiele:
      oldtricks games
      oldtricks games --json
command-games-box = { $name }: { $game }, { $publisher }, { $year }
command-games-players = { $seats } Spieler (Standard { $usual }); { $length }
command-rules = die Regeln eines Spiels lesen, oder eine davon
command-rules-examples =
    Beispiele:
      oldtricks rules neutral
      oldtricks rules neutral NE7
      oldtricks rules common C6

    Regeln (NE7) stammen aus dem Regelheft, Festlegungen (NE-Q2, C6) von uns, wo es
    schweigt; Rekonstruktionen (NE-R1) sind nicht überlieferte Tatsachen über die Karten.
command-rules-game = eins von { $games }; oder common
command-rules-rule = die Nummer einer Regel, etwa NE7
command-rules-plain = die Seite, wie sie geschrieben ist, in Markdown
command-explain = was ein Wort eines Spiels bedeutet, oder wozu eine Karte gut ist
command-explain-examples =
    Beispiele:
      oldtricks explain gasoline_alley Meisterfarbe
      oldtricks explain neutral us-8
      oldtricks explain tactics

    Ohne ein Wort: alle Wörter des Spiels.
command-explain-term = ein Wort des Spiels oder eine Karte; alle Wörter, wenn keins dasteht
command-meta-term = WORT
command-print = ein Kartensatz auf Papier
command-print-examples =
    Beispiele:
      oldtricks print neutral                   neutral-cards.html, in diesem Ordner
      oldtricks print tactics --out pack.html
      oldtricks print tactics --summary         tactics-summary.html, ein Blatt mit den Regeln

    Öffne die Datei in einem Browser und druck sie auf Karton: beidseitig, in
    Originalgröße, ohne Ränder.
command-print-summary = stattdessen ein Blatt mit dem ganzen Spiel in Kürze: in einer Minute, die Karten, alle Regeln
command-print-out = wohin die Bogen kommen; darf es noch nicht geben
command-print-exists = { $file } gibt es schon; nenn mit --out eine andere Datei
command-printed = Bogen mit Karten und Rückseiten, neun je Seite: { $file }
command-printed-summary = Ein Blatt für den Tisch, mit allen Regeln: { $file }
command-version = sagen, welches Old Tricks dies ist
command-version-examples =
    Beispiele:
      oldtricks version
command-version-option = sagen, welches Old Tricks dies ist, und aufhören

## replay, verify

command-replay = die Aufzeichnung einer Partie durchgehen
command-replay-examples =
    Beispiele:
      oldtricks replay game.json               was alle sehen konnten
      oldtricks replay game.json --seat 2      was Platz 2 sehen konnte
      oldtricks replay game.json --all --step  alle Blätter, Aktion für Aktion
      oldtricks replay game.json --from 40 --to 60 --json
command-replay-seat = sehen, was dieser Platz sah
command-replay-all = alle Blätter sehen
command-replay-from = die erste Aktion, die gezeigt wird
command-replay-to = die letzte Aktion, die gezeigt wird
command-replay-step = vor jeder Aktion den Tisch zeigen und auf Enter warten
command-replay-json = für Programme: jede Aktion mit ihren Ereignissen und ihrer Sicht
command-verify = eine Aufzeichnung und ihr Mischen prüfen
command-verify-examples =
    Beispiele:
      oldtricks verify game.json
      oldtricks verify game.json --commitment 3b0c... --contribution 'my lucky words'
      oldtricks verify game.json --deals

    Endet mit 1, wenn an der Aufzeichnung etwas nicht stimmt.
command-verify-commitment = was der Gastgeber vor der Partie veröffentlichte
command-verify-contribution = was ein Spieler beitrug; auch mehrmals
command-verify-deals = die Karten jedes Mischens zeigen, der Reihe nach

## hint, review

command-hint = was ein guter Spieler an einer Stelle der Partie täte
command-hint-examples =
    Beispiele:
      oldtricks hint game.json                 die Entscheidung, bei der sie aufhört
      oldtricks hint game.json --ply 40        vor der 40. Aktion
      oldtricks hint game.json --ply 40 --seat 2 --seconds 2 --json

    Verwendet wird nur, was der Spieler an der Reihe wissen darf.
command-hint-ply = vor dieser Aktion, gezählt ab 1
command-hint-seat = die nächste Entscheidung dieses Platzes von dort an
command-hint-over = Die Partie ist zu Ende; wähl mit --ply eine ihrer { $actions } Aktionen
command-no-decision = Von Aktion { $first } an gibt es keine Entscheidung; die Aufzeichnung hat { $actions }
command-no-decision-of = Von Aktion { $first } an gibt es keine Entscheidung von Platz { $seat }; die Aufzeichnung hat { $actions }
command-review = was jede Entscheidung einer beendeten Partie verschenkt hat
command-review-examples =
    Beispiele:
      oldtricks review game.json
      oldtricks review game.json --seconds 0.5 --plot game.svg
      oldtricks review game.json --open --json

    Jede Entscheidung wird nach dem beurteilt, was der Spieler damals wissen konnte.
command-review-file = die Aufzeichnung einer beendeten Partie
command-review-open = daneben die Aussichten mit offenen Karten
command-review-plot = den Verlauf der Aussichten zeichnen, als SVG oder PNG
command-review-title = { $game }: die Gewinnaussichten
command-actions = Aktionen

## simulate, arena

command-simulate = viele Partien zufällig spielen und zählen, was geschieht
command-simulate-examples =
    Beispiele:
      oldtricks simulate tactics --games 1000 --seed 1
      oldtricks simulate neutral --games 500 --players 5 --hands 12 --json
      oldtricks simulate gasoline_alley --games 1000000 --fast
command-simulate-games = wie viele Partien (Standard 100)
command-simulate-seed = Partie n wird mit S + n gemischt und gespielt (Standard 0)
command-simulate-hands = die Grenze der Runden (Standard 20; C6), für die vier Stichspiele
command-simulate-fast = dieselben Partien kompiliert; braucht das Extra [fast]
command-arena = Bots mit denselben Karten gegen Bots spielen lassen
command-arena-examples =
    Beispiele:
      oldtricks arena tactics steady random --deals 1000
      oldtricks arena neutral random novice steady --matches 50 --out neutral.json
      oldtricks arena gasoline_alley steady random --lone --matches 200
      oldtricks arena plot neutral.json --out neutral.svg

    Mehrere Bots treffen paarweise aufeinander. Mit --out wird jedes Board gespeichert,
    sobald es zu Ende ist; nach einem Abbruch macht derselbe Befehl weiter.
command-arena-game = eins von { $games }; oder plot
command-arena-bots = zwei Bots oder mehr, eigene als mein.modul:Bot, oder als stranger über HTTP; bei plot ein Ergebnis
command-arena-deals = einzelne Runden, N für jedes Paar (Standard 100)
command-arena-matches = ganze Partien, N Startzahlen für jedes Paar
command-arena-lone = der erste Bot allein unter Kopien des zweiten
command-arena-against = die anderen treffen nur auf diesen Bot, nicht aufeinander
command-arena-seed = Board n wird mit S + n gegeben (Standard 0; bei einem Fremden eine geheime Zahl)
command-arena-workers = Prozesse (Standard: einer je Kern)
command-arena-minutes = nach dieser Zeit kein Board mehr beginnen
command-arena-ray = auf diesem Ray-Cluster spielen, oder auf einem hier gestarteten; braucht das Extra [cluster]
command-arena-out = wohin das Ergebnis kommt; bei plot ein SVG oder PNG
command-boards = Boards
command-plot-one = plot zeichnet ein Ergebnis: oldtricks arena plot DATEI.json
command-drawn = Gezeichnet: { $file }

## serve

command-serve = im Browser spielen, allein oder mit Freunden
command-serve-examples =
    Beispiele:
      oldtricks serve --open
      oldtricks serve --host 0.0.0.0 --port 8000 --db games.db
      oldtricks serve --db postgresql://user:password@host/name

    Braucht das Extra [server]. Ohne --db liegen die Partien neben denen des Terminals. Weitere
    Einstellungen kommen aus der Umgebung, etwa OLDTRICKS_PACE=0.4: siehe docs/server.md. Mit
    OLDTRICKS_CLUSTER=host:port denken die Bots auf einem Ray-Cluster (Extra [cluster]). Zahlen für
    Prometheus stehen unter /metrics, für alle, die OLDTRICKS_METRICS_TOKEN als Bearer-Token senden;
    ohne ein solches gibt es sie nicht.
command-serve-db = eine SQLite-Datei oder die URL einer PostgreSQL-Datenbank
command-serve-host = wo der Server lauscht (Standard { $host }: dieser Rechner)
command-serve-port = der Port (Standard: der erste freie ab 1911)
command-serve-open = die Seite in einem Browser öffnen
command-serve-needs = Der Server braucht { $module }: pip install 'oldtricks[server]'

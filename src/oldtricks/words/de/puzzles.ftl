# Rätsel: Entscheidungen aus Spielen der Bots.

## Ein Titel ist eine Frage: nach dem Grund des besten Zuges, sonst nach dem Thema

puzzle-title-over-your-partner = Den eigenen Partner überbieten?
puzzle-title-let-them = Ihnen das Gebot lassen?
puzzle-title-worth-a-bid = Was ist dieses Blatt wert?
puzzle-title-last-word = Wer hat das letzte Wort?
puzzle-title-how-high = Wie hoch gehst du?
puzzle-title-enough = Reicht das zum Sieg?
puzzle-title-which-suit = Welche Farbe soll es sein?
puzzle-title-sell-or-keep = Verkaufen oder behalten?
puzzle-title-home = Wie wird das Gebot erfüllt?
puzzle-title-who-has-trumps = Wer hat noch Trümpfe?
puzzle-title-who-can-beat-it = Wer kann sie schlagen?
puzzle-title-whose-trick = Wem gehört der Stich?
puzzle-title-who-needs-it = Wer braucht die { $n }?
puzzle-title-what-lies-there = Was liegt in diesem Stich?
puzzle-title-what-does-it-cost = Wie teuer muss es sein?
puzzle-title-trump-it = Stechen oder nicht?
puzzle-title-worth-it = Ist er deine beste Karte wert?
puzzle-title-what-goes = Was kannst du entbehren?
puzzle-title-not-for-them = Was dürfen sie nicht bekommen?
puzzle-title-guard = Wer schützt wen?
puzzle-title-later = Jetzt oder später?
puzzle-title-high-or-low = Hoch oder niedrig?
puzzle-title-do-without = Worauf kannst du verzichten?
puzzle-title-whom-to-call = Wen rufst du?
puzzle-title-which-pile = Welcher Stapel?
puzzle-title-who-wants-it = Wer könnte sie sonst brauchen?
puzzle-title-if-trouble-comes = Und wenn eine Panne kommt?
puzzle-title-lucky = Wann hast du Glück?
puzzle-title-what-the-plane-needs = Was braucht das Flugzeug?
puzzle-title-how-far = Wie weit heute?
puzzle-title-stop-them = Wer muss aufgehalten werden?
puzzle-title-what-can-go = Was kann weg?
puzzle-title-bid = Was bietest du?
puzzle-title-sell = Verkaufen oder behalten?
puzzle-title-name = Welche Farbe soll es sein?
puzzle-title-discard = Worauf kannst du verzichten?
puzzle-title-call = Wen rufst du?
puzzle-title-draw = Welcher Stapel?
puzzle-title-lead = Was spielst du aus?
puzzle-title-follow = Was spielst du?
puzzle-title-play = Was spielst du?
puzzle-title-hinder = Wer muss aufgehalten werden?
puzzle-title-save = Was kann weg?
puzzle-title-ending = Wie geht es aus?

puzzle-theme-bid = Bieten
puzzle-theme-sell = Verkaufen
puzzle-theme-name = Benennen
puzzle-theme-discard = Ablegen
puzzle-theme-call = Einen Partner rufen
puzzle-theme-draw = Ziehen
puzzle-theme-lead = Ausspielen
puzzle-theme-follow = Zugeben
puzzle-theme-play = Fliegen
puzzle-theme-hinder = Behindern
puzzle-theme-save = Behalten und abwerfen
puzzle-theme-ending = Endspiele

## Was gefragt und was geantwortet wird

puzzle-ask-bid = Du bist am Gebot. Was ist das Beste?
puzzle-ask-sell = Verkaufst du, oder behältst du sie selbst?
puzzle-ask-name = Welche Farbe bestimmst du?
puzzle-ask-discard = Welche Karte legst du ab?
puzzle-ask-call = Welche Karte rufst du?
puzzle-ask-draw = Von welchem Stapel ziehst du?
puzzle-ask-lead = Du spielst aus. Welche Karte ist die beste?
puzzle-ask-follow = Welche Karte spielst du?
puzzle-ask-play = Was tust du?
puzzle-ask-hinder = Was tust du?
puzzle-ask-save = Was tust du?
puzzle-ask-ending = Nur noch wenige Karten. Welche spielst du?
puzzle-costs = { $n ->
    [one] Das kostet 1 von 100 Chancen, { $match } zu gewinnen.
   *[other] Das kostet { $n } von 100 Chancen, { $match } zu gewinnen.
}
puzzle-makes-less = So wird das Gebot in { $n } von 100 wahrscheinlichen Verteilungen erfüllt; möglich sind { $m }.
puzzle-breaks-less = So fällt das Gebot in { $n } von 100 wahrscheinlichen Verteilungen; möglich sind { $m }.
puzzle-best = Am besten: { $doing }.
puzzle-runner-up = Zweitbester Zug: { $doing }. { $why }
puzzle-solved-at-once = Auf Anhieb gelöst.
puzzle-solved-after = { $n ->
    [one] Auf Anhieb gelöst.
   *[other] Im { $n }. Versuch gelöst.
}
puzzle-hands = Alle Blätter
puzzle-hands-about = Von deinem Platz aus war das nicht zu sehen; es ist für Neugierige. Das Beste wurde aus dem gefunden, was du wissen konntest.
puzzle-hand = { $seat }
puzzle-centre = In der Mitte
puzzle-laid-away = Abgelegt

## Auf der Befehlszeile

command-meta-folder = ORDNER
command-meta-theme = THEMA
command-meta-puzzle = RÄTSEL
command-puzzles = Rätsel aus Spielen der Bots: lösen, auflisten, herstellen und prüfen
command-puzzles-examples =
    Beispiele:
      oldtricks puzzles play              das Rätsel des Tages
      oldtricks puzzles play tactics      alle eines Spiels
      oldtricks puzzles list neutral
command-puzzles-games = einige von { $games }; ohne Angabe alle
command-puzzles-game = eins von { $games }; ohne Angabe das Rätsel des Tages
command-puzzles-puzzle = ein Rätsel oder ein Thema des Spiels, siehe ‚oldtricks puzzles list SPIEL‘
command-puzzles-play = Rätsel in diesem Terminal lösen
command-puzzles-play-examples =
    Beispiele:
      oldtricks puzzles play
      oldtricks puzzles play neutral
      oldtricks puzzles play tactics lead
command-puzzles-list = die Rätsel auflisten
command-puzzles-list-examples =
    Beispiele:
      oldtricks puzzles list              wie viele es zu jedem Thema gibt
      oldtricks puzzles list neutral      jedes mit seinem Titel; Sterne sagen, wie schwer es ist
command-puzzles-make = in Spielen der Bots nach Rätseln suchen
command-puzzles-make-examples =
    Beispiele:
      oldtricks puzzles make --workers 8 --minutes 10 --out made
      oldtricks puzzles make neutral --boards 20 --out made

    Was eine Partie ergibt, hängt nur von ihrer Nummer ab. Ein Lauf kann jederzeit abgebrochen
    werden und geht beim nächsten Aufruf weiter. Braucht das Extra [fast].
command-puzzles-choose = die besten der gefundenen auswählen, mit ihren Gründen
command-puzzles-choose-examples =
    Beispiele:
      oldtricks puzzles choose made --out src/oldtricks/teaching/puzzles
command-puzzles-weigh = alle Rätsel neu abwägen, nachdem die Suche geändert wurde; was nicht mehr stimmt, fällt weg
command-puzzles-weigh-examples =
    Beispiele:
      oldtricks puzzles weigh tactics
command-puzzles-reason = die Gründe aller Rätsel neu schreiben, nachdem Gründe geändert wurden
command-puzzles-reason-examples =
    Beispiele:
      oldtricks puzzles reason
command-puzzles-check = die Rätsel mit mehr Suche noch einmal prüfen, Endspiele in jeder Verteilung
command-puzzles-check-examples =
    Beispiele:
      oldtricks puzzles check
      oldtricks puzzles check tactics --playouts 500000

    Rückgabewert 1, wenn ein Rätsel nicht mehr stimmt. Braucht das Extra [fast].
command-puzzles-measure = wie oft Bots jeder Stärke die Rätsel lösen
command-puzzles-measure-examples =
    Beispiele:
      oldtricks puzzles measure
      oldtricks puzzles measure neutral --playouts 6000

    Rückgabewert 1, wenn ein schwächerer Bot mehr löst als ein stärkerer.
puzzles-out = wohin die Funde kommen, eine Datei je Spiel; ein Lauf setzt fort, was da ist
puzzles-made-by = was ‚puzzles make‘ hinterlassen hat
puzzles-books = wohin die Sammlungen kommen, eine Datei je Spiel
puzzles-number = wie viele je Spiel, höchstens (Standard 80)
puzzles-boards = wie viele Partien je Spiel durchgesehen werden (Standard 2000)
puzzles-first = die Nummer der ersten Partie, von der ihre Karten abhängen (Standard 0)
puzzles-theme = nur nach Rätseln dieses Themas suchen; auch mehrmals
puzzles-playouts = Probespiele jeder Suche, die ein Rätsel bestätigt
puzzles-workers = Prozesse (Standard 1)
puzzles-minutes = nach dieser Zeit aufhören
puzzles-made = { $game }: { $boards ->
    [one] 1 Partie
   *[other] { $boards } Partien
}, { $n } Rätsel ({ $themes })
puzzles-chosen = { $game }: { $n } von { $of } ({ $themes })
puzzles-kept = { $game }: { $n } von { $of } Rätseln stimmen
puzzles-reasoned = { $game }: { $n } Rätsel, { $changed } davon mit anderem Grund
puzzles-listed = { $game }: { $n } Rätsel
puzzles-all-themes = alle
puzzles-checked = { $game }: { $n } Rätsel geprüft.
puzzles-fault = { $game } { $puzzle }: { $fault }
puzzles-not-clear = kein Zug ist mehr klar der beste
puzzles-another-best = jetzt ist { $action } am besten
puzzles-not-solved = das Endspiel, in jeder Verteilung gelöst, bestätigt es nicht
puzzles-no-reason = es lässt sich kein Grund mehr nennen
puzzles-another-plan = { $file } stammt von einem anderen Plan oder anderen Regeln; nenne mit --out einen anderen Ordner
puzzles-no-book = Das ist keine Sammlung von Rätseln ({ $format })
puzzles-none = Zu { $game } gibt es keine Rätsel
puzzles-no-puzzle = Es gibt kein Rätsel oder Thema { $given }.{ $near }
puzzles-no-theme = Es gibt kein Thema { $given }; Themen: { $themes }
puzzles-goes-on = Eingabetaste für das nächste Rätsel, q zum Aufhören:

## Auf der Seite

nav-puzzles = Rätsel
puzzles-title = Rätsel
puzzles-lead = Echte Entscheidungen aus Spielen unserer Bots. Ein Zug ist klar der beste, und von deinem Platz aus kannst du ihn finden.
puzzles-today = Rätsel des Tages
puzzles-today-solve = Lösen
puzzles-today-look = Noch einmal ansehen
puzzles-today-solved = Gelöst. Morgen kommt das nächste.
puzzles-today-missed = Verfehlt. Morgen kommt das nächste.
puzzles-streak = { $n ->
    [one] 1 Tag in Folge
   *[other] { $n } Tage in Folge
}
puzzles-longest = Längste Folge: { $n }
puzzles-game = { $game }: Rätsel
puzzles-game-lead = Wähle ein Thema. Ein Haken steht für Rätsel, die du auf Anhieb gelöst hast.
puzzles-solved-of = { $done } von { $of } gelöst
puzzles-next-of = Nächstes Rätsel
puzzles-to-game = Alle Rätsel
puzzles-no-such = Zu diesem Spiel gibt es keine Rätsel.
puzzles-hard-1 = leicht
puzzles-hard-2 = nicht so leicht
puzzles-hard-3 = schwer
puzzles-is-solved = gelöst
puzzles-is-missed = verfehlt
puzzles-show = Zeig es mir
puzzles-again = Noch einmal
puzzles-shown = Das wäre das Beste gewesen.
puzzles-best-title = Am besten
puzzles-rival-title = Zweitbester Zug
puzzles-figures = In Zahlen
puzzles-figures-about = { $worlds } wahrscheinliche Verteilungen, jeder Zug in denselben erprobt.
puzzles-figures-solved = { $worlds } wahrscheinliche Verteilungen; dazu jede der { $deals } möglichen, gelöst bis zur letzten Karte.
puzzles-choice = Zug
puzzles-chance = Du gewinnst
puzzles-made-of = Gebot erfüllt
puzzles-of-100 = { $n } von 100
puzzles-home = Rätsel

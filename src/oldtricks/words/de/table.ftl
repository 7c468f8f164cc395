# Was an jedem Tisch gesagt wird.
#
# Wo $seat oder $side „du“ sein kann und das Verb oder der Fall sich danach richtet, hat der Satz einen eigenen Zweig.
# „du und Ben“ gehört zu „ihr“: „Ihr gewinnt, du und Ben“.

text = { $text }
nothing = { "" }
none = keine
nobody = niemand
you = du
spectator = Zuschauer
player = Spieler { $n }
guest-name = Gast { $number }
number = { $n }
number-too-long = eine Zahl, die viel zu lang ist
suit = { $suit }
card = { $card }
no-trump = ohne Trumpf
list-comma = { $rest }, { $last }
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }

## Was zu tun ist: „Ben muss jetzt …“, „jetzt heißt es: …“

phase-over = aufhören
phase-deal = geben
phase-bid = bieten
phase-sell = verkaufen oder behalten
phase-name = die Farbe bestimmen
phase-discard = ablegen
phase-call = eine Karte rufen
phase-draw = ziehen
phase-play = spielen
phase-lucky = weiterspielen

## Aktionen, als das, was ein Spieler tut

action-pass = passen
action-bid = { NUMBER($points, useGrouping: 0) } bieten
action-bid-short = { NUMBER($points, useGrouping: 0) }
action-play = { $card } spielen
action-discard = { $card } ablegen
action-call = { $card } rufen
action-name = { $suit } zum Trumpf machen
action-name-no-trump = ohne Trumpf spielen

## Was geschah

event-draws-for-deal = { $seat-is ->
    [you] Du ziehst { $card }.
   *[other] { $seat } zieht { $card }.
}
event-undo = { $seat-is ->
    [you] Du gehst zur letzten Entscheidung zurück.
   *[other] { $seat } geht zur letzten Entscheidung zurück.
}
event-deals = { $seat-is ->
    [you] Du gibst.
   *[other] { $seat } gibt.
}
event-call = { $seat-is ->
    [you] Du: { $call }.
   *[other] { $seat }: { $call }.
}
event-bid = { $seat-is ->
    [you] Du bietest { NUMBER($points, useGrouping: 0) }.
   *[other] { $seat } bietet { NUMBER($points, useGrouping: 0) }.
}
event-pass = { $seat-is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-maker = { $seat-is ->
    [you] Du bist der Spielmacher: { $contract }.
   *[other] Spielmacher ist { $seat }: { $contract }.
}
event-thrown-in = Niemand hat geboten: Die Karten werden zusammengeworfen.
event-name = { $seat-is ->
    [you] Du machst { $suit } zum Trumpf.
   *[other] { $seat } macht { $suit } zum Trumpf.
}
event-name-no-trump = { $seat-is ->
    [you] Du bestimmst keinen Trumpf: Die Runde wird ohne Trumpf gespielt.
   *[other] { $seat } bestimmt keinen Trumpf: Die Runde wird ohne Trumpf gespielt.
}
event-discard = { $seat-is ->
    [you] Du legst { $card } ab.
   *[other] { $seat } legt { $card } ab.
}
event-discard-unseen = { $seat-is ->
    [you] Du legst eine Karte ab.
   *[other] { $seat } legt eine Karte ab.
}
event-take-up = { $seat-is ->
    [you] Du nimmst { $cards } auf.
   *[other] { $seat } nimmt { $cards } auf.
}
event-take-up-unseen = { $seat-is ->
    [you] Du nimmst { $centre } auf.
   *[other] { $seat } nimmt { $centre } auf.
}
event-play = { $seat-is ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
}
event-trick = { $seat-is ->
    [you] Du gewinnst den Stich mit { $card }, { $reason }{ $gain }.
   *[other] { $seat } gewinnt den Stich mit { $card }, { $reason }{ $gain }.
}
event-score = { $side-is ->
    [you] Du: { $what }, { $points } ({ $rule }).
   *[other] { $side }: { $what }, { $points } ({ $rule }).
}
event-score-nothing = { $side-is ->
    [you] Du: { $what } ({ $rule }).
   *[other] { $side }: { $what } ({ $rule }).
}
event-end = { $winners-is ->
    [you] Du gewinnst { $match } ({ $rule }).
    [us] Ihr gewinnt { $match }, { $winners } ({ $rule }).
   *[other] { $winners-count ->
        [one] { $winners } gewinnt { $match } ({ $rule }).
       *[other] { $winners } gewinnen { $match } ({ $rule }).
    }
}
event-end-agreed = { $winners-is ->
    [you] Du gewinnst nach der vereinbarten Zahl von Runden ({ $rule }).
    [us] Ihr gewinnt nach der vereinbarten Zahl von Runden, { $winners } ({ $rule }).
   *[other] { $winners-count ->
        [one] { $winners } gewinnt nach der vereinbarten Zahl von Runden ({ $rule }).
       *[other] { $winners } gewinnen nach der vereinbarten Zahl von Runden ({ $rule }).
    }
}

## Womit ein Stich gewonnen ist („mit Ballon 7, …“: Dativ), und was dazukam

reason-suit = der höchsten Karte der ausgespielten Farbe
reason-trump = dem höchsten Trumpf
gain-points = { $points ->
    [one] : 1 Punkt
   *[other] : { $points } Punkte
}

## Was jetzt zu tun ist

task-only-pass = Höher kann niemand bieten: Du musst passen.
task-discard = { $cards ->
    [one] Leg noch 1 Karte ab.
   *[other] Leg noch { $cards } Karten ab.
}
task-lead-any = Spiel eine beliebige Karte aus.
task-play-any = Spiel eine beliebige Karte.
task-follow = Bediene { $suit }.
task-cannot-follow = Du kannst { $suit } nicht bedienen, nur { $choices }.
task-trump = trumpfen
task-throw-off = abwerfen

## Wie weit eine Partei in dieser Runde ist

in-hand-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
in-hand-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
score-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}

## Was zu sehen ist, in Zeilen

line-heading = { $game }, Runde { $deal }, Geber: { $dealer }; Sicht: { $reader }
line-scores = Stand: { $sides }
line-calls = Bieten: { $calls }
line-call = { $seat }: { $call }
line-contract = Gebot: { $seat }, { $contract }
line-trick = Stich: { $cards }
line-card = { $seat } { $card }
line-tricks = Stiche: { $sides }
line-count = { $side }: { $n }
line-count-signed = { $side }: { $n }
line-discards = Abgelegt: { $cards }
line-hand = Blatt: { $cards }
line-hand-empty = Blatt: leer
line-over = { $winners-is ->
    [you] Zu Ende: Du gewinnst ({ $rule })
    [us] Zu Ende: Ihr gewinnt, { $winners } ({ $rule })
   *[other] { $winners-count ->
        [one] Zu Ende: { $winners } gewinnt ({ $rule })
       *[other] Zu Ende: { $winners } gewinnen ({ $rule })
    }
}
line-your-turn = Du bist an der Reihe. { $task }
line-legal = Erlaubt: { $actions }
line-turn = { $seat-is ->
    [you] Du musst jetzt { $phase }.
   *[other] { $seat } muss jetzt { $phase }.
}

## Ein Tisch als Zeichnung

drawing-dealer = { $name }, Geber
drawing-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

## Der Punktezettel

sheet-empty = Noch ist nichts angeschrieben.
sheet-column-deal = Runde
sheet-column-who = wer
sheet-column-what = wofür
sheet-column-points = Punkte
sheet-column-score = Stand
sheet-column-rule = Regel

## Zurückweisungen und Erklärungen

explain-not-held = { $action }: Du hast { $card } nicht auf der Hand ({ $rule }).
explain-refused = { $action }: { $rule }: { $rule-text }
explain-allowed = { $action } ist erlaubt. { $rules }
explain-allowed-meaning = { $action } ist erlaubt ({ $meaning }). { $rules }
rule-quoted = { $rule }: { $rule-text }
kind-rule = Regel
kind-ruling = Festlegung
kind-reconstruction = Rekonstruktion
sentences = { $first } { $next }

## Varianten

option-about-passing = darf wieder bieten, wer gepasst hat, oder ist das Passen endgültig?
option-about-hands = nach so vielen Runden ist Schluss, und der beste Stand gewinnt

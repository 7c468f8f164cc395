# Warum eine Aktion gut ist: je ein Satz über die Karte oder Ansage, wahr, wer immer ihn liest.

## Karten zum Stich

because-makes-bid = Mit diesem Stich ist das Gebot erfüllt.
because-draws-trumps = { $n ->
    [one] Sie zieht Trümpfe: 1 ist noch nicht gefallen.
   *[other] Sie zieht Trümpfe: { $n } sind noch nicht gefallen.
}
gasoline-alley-because-draws-trumps = { $n ->
    [one] Sie zieht die Meisterfarbe: 1 Karte davon ist noch nicht gefallen.
   *[other] Sie zieht die Meisterfarbe: { $n } Karten davon sind noch nicht gefallen.
}
because-unbeatable = Kein Gegner kann sie schlagen.
because-highest-left = Sie ist die höchste noch offene Karte in { $suit }: Wer bedient, kann sie nicht schlagen.
because-only-these-beat = Von allem, was noch aussteht, kann nur { $cards } sie schlagen.
because-nobody-after = Kein Gegner, der noch an die Reihe kommt, kann sie schlagen.
because-partner-has-it = Bisher gehört der Stich dem Partner: Es muss keine teure Karte sein.
because-partner-keeps-it = Der Stich gehört sicher dem Partner: Eine billige Karte genügt.
because-feeds-partner = Bisher gehört der Stich dem Partner, und { $card } kann { $n } heimbringen.
because-feeds-partner-safely = Der Stich gehört sicher dem Partner, und { $card } bringt { $n } heim.
because-over-partner = { $card } vom Partner lässt sich noch schlagen, diese Karte nicht.
because-wins-points = { $n ->
    [one] Sie gewinnt den Punkt, der in diesem Stich liegt.
   *[other] Sie gewinnt die { $n } Punkte, die in diesem Stich liegen.
}
because-for-points = { $n ->
    [one] In diesem Stich liegt ein Punkt, und diese Karte führt ihn an.
   *[other] In diesem Stich liegen { $n } Punkte, und diese Karte führt ihn an.
}
because-only-taker = Keine andere Karte kann in diesem Stich die Führung übernehmen.
because-cheapest = Sie ist die billigste, die in diesem Stich die Führung übernimmt.
because-last-cheapest = Als Letzter: Sie ist die billigste, die den Stich gewinnt.
because-trumps-in = Kein { $suit } auf der Hand: Ein Trumpf übernimmt die Führung.
gasoline-alley-because-trumps-in = Kein { $suit } auf der Hand: Die Meisterfarbe übernimmt die Führung.
because-saves-trump = Dieser Stich ist keinen Trumpf wert: { $card } leistet später mehr.
gasoline-alley-because-saves-trump = Dieser Stich ist keine Karte der Meisterfarbe wert: { $card } leistet später mehr.
because-too-dear = Dieser Stich ist { $card } nicht wert: Die Karte leistet später mehr.
because-cannot-win = Keine erlaubte Karte schlägt, was da liegt: Gib eine niedrige her.
because-keeps-points-from-them = Die anderen liegen in diesem Stich vorn: { $card } brächte ihnen { $n }.
because-keeps-points-home = Sie hält { $card } aus der Gefahr: Die Karte zählt { $n }.
because-guards = So bleibt { $guard } als Deckung für { $card }: Allein wäre die zu fangen.
because-void = Sie ist die letzte in { $suit }: Von nun an lässt sich die Farbe stechen.
gasoline-alley-because-void = Sie ist die letzte in { $suit }: Von nun an kann die Meisterfarbe stechen.
because-lead-low = Eine niedrige Karte in { $suit } kostet wenig, und { $card } bleibt auf der Hand.
because-lowest = Sie ist die niedrigste erlaubte Karte in { $suit }.
because-keeps-trumps = So bleiben die Trümpfe für später.
gasoline-alley-because-keeps-trumps = So bleibt die Meisterfarbe für später.
because-keeps-rival = Keine erlaubte Karte schlägt, was da liegt, und { $card } leistet später mehr.
because-long-suit = Sie ist aus der längsten Farbe neben Trumpf: { $n } Karten in { $suit }.
gasoline-alley-because-long-suit = Sie ist aus der längsten Farbe neben der Meisterfarbe: { $n } Karten in { $suit }.

## Bieten, verkaufen, bestimmen

because-partner-bid = Der Partner hat das Gebot: Lass es ihm.
because-they-fail = { $seat-is ->
    [you] Du würdest dieses Gebot nur in { $n } von 100 wahrscheinlichen Verteilungen erfüllen.
   *[other] { $seat } würde dieses Gebot nur in { $n } von 100 wahrscheinlichen Verteilungen erfüllen.
}
because-leaves-it = { $seat-is ->
    [you] Dann musst du das Versprechen halten: { $bid }.
   *[other] Dann muss { $seat } das Versprechen halten: { $bid }.
}
because-you-make = Dieses Gebot wird in { $n } von 100 wahrscheinlichen Verteilungen erfüllt.
because-last-word = Niemand kann es mehr überbieten.
because-least-bid = Es ist das niedrigste Gebot: Mehr als nötig ist nicht versprochen.
because-raises-the-price-points = Wer das Gebot jetzt haben will, muss mindestens { $n } bieten.
because-raises-the-price-miles = Wer das Gebot jetzt haben will, muss mindestens { $n } Meilen bieten.
because-outbids = { $seat-is ->
    [you] Ohne ein höheres Gebot behältst du das Gebot.
   *[other] Ohne ein höheres Gebot behält { $seat } das Gebot.
}
because-normal = So viel bietet man solide auf ein solches Blatt, mit { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} in { $suit }.
because-normal-pass = Auf ein solches Blatt bietet man solide nicht; seine längste Farbe ist { $suit } mit { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
because-enough = Erfüllt bringt dieses Gebot auf { $n }, und das gewinnt.
aviationgame-because-enough = Geflogen bringt dieses Gebot auf { $n } Meilen, den Wind nicht gerechnet.
gasoline-alley-because-enough = Erfüllt bringt dieses Gebot den Stand auf 0.
tactics-because-enough = Erfüllt bringt dieses Gebot auf { $n }: das Gefecht.
aviationgame-because-craft = Kein Typ in diesem Blatt ist länger als { $craft }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
aviationgame-because-craft-with = Kein Typ in diesem Blatt ist länger als { $craft }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, dazu { $cards }.
because-longest = Keine Farbe in diesem Blatt ist länger: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
because-longest-with = Keine Farbe in diesem Blatt ist länger: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, mit { $cards }.
because-strong = Sie hat { $cards }.
tactics-because-no-trump = { $n ->
    [one] Kein Korps in diesem Blatt hat mehr als 1 Karte: Keines ist ein guter Trumpf.
   *[other] Kein Korps in diesem Blatt hat mehr als { $n } Karten: Keines ist ein guter Trumpf.
}
gasoline-alley-because-sale-wins = { $n ->
    [one] Der Verkauf bringt sofort 1 herunter, und das genügt zum Sieg.
   *[other] Der Verkauf bringt sofort { $n } herunter, und das genügt zum Sieg.
}
gasoline-alley-because-sale = Der Verkauf bringt sofort { $n } herunter, was immer im Spiel geschieht.
gasoline-alley-because-keep = Dieses Blatt erfüllt das Gebot in { $n } von 100 wahrscheinlichen Verteilungen.
gasoline-alley-because-no-gift = { $seat-is ->
    [you] Verkauft bekämst du die Meisterfarbe für nur { $n }.
   *[other] Verkauft bekäme { $seat } die Meisterfarbe für nur { $n }.
}
gasoline-alley-because-names = Als Meisterfarbe zählt sie allein durch { $cards } schon { $points }.

## Ablegen, rufen

because-away-void = Danach ist kein { $suit } mehr im Blatt, und die Farbe lässt sich stechen.
because-away-toward-void = { $suit } lässt sich ganz ablegen und dann stechen.
because-away-loser = Sie ist die niedrigste in { $suit } und fehlt am wenigsten.
because-calls-highest = Sie ist die höchste noch offene Karte in { $suit }, und wer sie hat, wird Partner.

## Neutral

neutral-because-away-void = Danach ist kein { $suit } mehr im Blatt: Nur dann kann ein Neutraler in diese Farbe kommen.
neutral-because-away-toward-void = { $suit } lässt sich ganz ablegen: Nur dann kann ein Neutraler in diese Farbe kommen.
neutral-because-keeps-higher = Sie ist niedriger als { $card }, und die kann noch einen Stich machen.
neutral-because-keeps-neutrals = { $n ->
    [one] Der Neutrale bleibt im Blatt, und der steht über den Trümpfen.
   *[other] Die { $n } Neutralen bleiben im Blatt, und die stehen über den Trümpfen.
}
neutral-because-calls-neutral = Sie ist ein Neutraler und steht über den Trümpfen, und wer sie hat, wird Partner.
neutral-because-calls-longest = Kein Land in diesem Blatt ist länger als { $suit }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}. Wer diese hat, wird Partner und hilft darin.
neutral-because-calls-lacking = Im Blatt ist kein { $suit }, und wer diese Karte hat, wird Partner: Zusammen ist dann etwas davon da.
neutral-because-makes-trump = Die erste ausgespielte Karte bestimmt den Trumpf, und kein Land in diesem Blatt ist länger als { $suit }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
neutral-because-over-trump = Eine Neutrale geht über den Trumpf: Neutralisiert ist der Stich bisher { $n } Punkte wert.
neutral-because-neutralises = Neutralisiert ist der Stich bisher { $n } Punkte wert.
neutral-because-saves-neutral = Dieser Stich ist keine Neutrale wert.

## New York to Paris

new-york-to-paris-because-no-use-now = { $card } lässt sich jetzt nicht spielen.
new-york-to-paris-because-held-already = { $card } ist schon auf der Hand.
new-york-to-paris-because-few-miles = Der Ziehstapel hat vielleicht mehr zu bieten als { $card }.
new-york-to-paris-because-needed-now = { $card } ist, was diesem Flug jetzt fehlt.
new-york-to-paris-because-flies-now = Die Karte lässt sich sofort fliegen: { $n } Meilen.
new-york-to-paris-because-sends-now = { $card } lässt sich sofort gegen jemanden spielen.
new-york-to-paris-because-denies = { $seat-is ->
    [you] Bliebe die Karte liegen, könntest du sie sofort spielen.
   *[other] Bliebe die Karte liegen, könnte { $seat } sie sofort spielen.
}
new-york-to-paris-because-answer = { $card } ist die Antwort, wenn etwas dazwischenkommt.
new-york-to-paris-because-lucky = { $n ->
    [one] Ein Glückszug geht weiter, solange eine Karte passt, und eine Sorte passt sofort.
   *[other] Ein Glückszug geht weiter, solange eine Karte passt, und { $n } Sorten passen sofort.
}
new-york-to-paris-because-opens = Ohne Flugwetter fängt nichts an.
new-york-to-paris-because-clears = Damit ist das Wetter wieder gut.
new-york-to-paris-because-starts = Damit geht es in die Luft: Von nun an zählen Meilen.
new-york-to-paris-because-starts-again = Wieder in der Luft: Es lassen sich wieder Meilen fliegen.
new-york-to-paris-because-mends = Eine Notlandung behebt den Motorschaden; danach kommt ein Start.
new-york-to-paris-because-arrives = Damit ist der Flug vollendet: Paris!
new-york-to-paris-because-flies-most = Weiter geht es jetzt nicht auf einmal: { $n } Meilen.
new-york-to-paris-because-flies = Gutes Wetter und in der Luft: sofort { $n } Meilen.
new-york-to-paris-because-rough = Bei schlechtem Wetter lassen sich nur 100er fliegen.
new-york-to-paris-because-fills = Das ist der letzte { $n }er, den der Flug braucht.
new-york-to-paris-because-blocks-leader = { $side-is ->
    [you] Von allen Gegnern bist du mit { $n } Meilen am weitesten.
    [us] Von allen Gegnern seid ihr mit { $n } Meilen am weitesten.
   *[other] { $side-count ->
        [one] Von allen Gegnern ist { $side } mit { $n } Meilen am weitesten.
       *[other] Von allen Gegnern sind { $side } mit { $n } Meilen am weitesten.
    }
}
new-york-to-paris-because-sends-storm = { $side-is ->
    [you] Bei schlechtem Wetter kannst du höchstens 100er fliegen.
    [us] Bei schlechtem Wetter könnt ihr höchstens 100er fliegen.
   *[other] { $side-count ->
        [one] Bei schlechtem Wetter kann { $side } höchstens 100er fliegen.
       *[other] Bei schlechtem Wetter können { $side } höchstens 100er fliegen.
    }
}
new-york-to-paris-because-sends-heavy-fog = { $side-is ->
    [you] Bei schlechtem Wetter kannst du höchstens 100er fliegen.
    [us] Bei schlechtem Wetter könnt ihr höchstens 100er fliegen.
   *[other] { $side-count ->
        [one] Bei schlechtem Wetter kann { $side } höchstens 100er fliegen.
       *[other] Bei schlechtem Wetter können { $side } höchstens 100er fliegen.
    }
}
new-york-to-paris-because-sends-motor-trouble = { $side-is ->
    [you] Um weiterzufliegen, brauchst du eine Notlandung und dann einen Start.
    [us] Um weiterzufliegen, braucht ihr eine Notlandung und dann einen Start.
   *[other] { $side-count ->
        [one] Um weiterzufliegen, braucht { $side } eine Notlandung und dann einen Start.
       *[other] Um weiterzufliegen, brauchen { $side } eine Notlandung und dann einen Start.
    }
}
new-york-to-paris-because-sends-forced-landing = { $side-is ->
    [you] Um weiterzufliegen, brauchst du einen Start.
    [us] Um weiterzufliegen, braucht ihr einen Start.
   *[other] { $side-count ->
        [one] Um weiterzufliegen, braucht { $side } einen Start.
       *[other] Um weiterzufliegen, brauchen { $side } einen Start.
    }
}
new-york-to-paris-because-pile-full = Dieser Flug braucht keine { $n }er mehr.
new-york-to-paris-because-keeps-answer = So bleibt { $card }, eine Antwort auf Zwischenfälle.
new-york-to-paris-because-has-another = { $card } ist noch einmal auf der Hand.
new-york-to-paris-because-fewest-miles = Jetzt passt nichts, und die wenigsten Meilen fehlen am wenigsten.
new-york-to-paris-because-gives-nothing = { $seat-is ->
    [you] Dir nützt die Karte jetzt nichts.
   *[other] { $seat } kann mit der Karte jetzt nichts anfangen.
}

## Aus den Zahlen der Suche

because-makes-more = So wird das Gebot öfter erfüllt: in { $n } von 100 wahrscheinlichen Verteilungen, nicht in { $m }.
because-breaks-more = So kommt das Gebot öfter zu Fall: in { $n } von 100 wahrscheinlichen Verteilungen, nicht in { $m }.
because-average-points = { $n ->
    [one] Im Mittel bringt das 1 Punkt mehr als: { $doing }.
   *[other] Im Mittel bringt das { $n } Punkte mehr als: { $doing }.
}
because-average-miles = { $n ->
    [one] Im Mittel bringt das 1 Meile mehr als: { $doing }.
   *[other] Im Mittel bringt das { $n } Meilen mehr als: { $doing }.
}
because-no-difference = Hier macht es keinen Unterschied; ebenso gut: { $doing }.

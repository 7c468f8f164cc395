# Was gewinnt, was das höchste Gebot verspricht, wie weit ein Gebot erfüllt ist und wie es ausging.

## Das Ziel, und in welche Richtung gezählt wird

target-points = { $target ->
    [one] 1 Punkt gewinnt
   *[other] { $target } Punkte gewinnen
}
target-miles = { $target } Meilen gewinnen
target-fewer = { $target } gewinnt: Der niedrigere Stand liegt vorn
    .short = { $target } gewinnt, weniger ist besser
target-or-deals = { $deals ->
    [one] { $target }; nach 1 Runde gewinnt, wer vorn liegt
   *[other] { $target }; nach { $deals } Runden gewinnt, wer vorn liegt
}
target-ahead = { $side-is ->
    [you] Du liegst vorn.
    [us] Ihr liegt vorn, { $side }.
   *[other] { $side-count ->
        [one] { $side } liegt vorn.
       *[other] { $side } liegen vorn.
    }
}
target-level = { $side-is ->
    [you] Du liegst vorn.
    [us] Ihr liegt gleichauf vorn, { $side }.
   *[other] { $side } liegen gleichauf vorn.
}
target-all-level = Alle liegen gleichauf.
ahead = vorn

## Was das höchste Gebot verspricht

promise = { $seat-is ->
    [you] Dein Gebot ist das höchste: { $call }.
   *[other] Das höchste Gebot hat { $seat }: { $call }.
}

## Wie weit ein Gebot erfüllt ist

gauge = Gebot
gauge-tricks = { $goal ->
    [one] { $made } von 1 Stich
   *[other] { $made } von { $goal } Stichen
}
gauge-points = { $goal ->
    [one] { $made } von 1 Punkt
   *[other] { $made } von { $goal } Punkten
}
gauge-miles = { $made } von { $goal } Meilen
gauge-free-short = { $made ->
    [one] 1 Punkt, ohne Gebot
   *[other] { $made } Punkte, ohne Gebot
}
gauge-need-tricks = noch { $more }, übrig { $still }
gauge-need-points = noch { $more }, höchstens { $still } offen
gauge-safe-mark = kann nicht mehr scheitern
gauge-lost-mark = nicht mehr zu schaffen
gauge-open-tricks = { $side-is ->
    [you] Du brauchst noch { $more } der { $still } übrigen Stiche.
    [us] Ihr braucht noch { $more } der { $still } übrigen Stiche.
   *[other] { $side-count ->
        [one] { $side } braucht noch { $more } der { $still } übrigen Stiche.
       *[other] { $side } brauchen noch { $more } der { $still } übrigen Stiche.
    }
}
gauge-all-tricks = { $still ->
    [one] { $side-is ->
        [you] Du brauchst den letzten Stich.
        [us] Ihr braucht den letzten Stich.
       *[other] { $side-count ->
            [one] { $side } braucht den letzten Stich.
           *[other] { $side } brauchen den letzten Stich.
        }
    }
   *[other] { $side-is ->
        [you] Du brauchst alle { $still } übrigen Stiche.
        [us] Ihr braucht alle { $still } übrigen Stiche.
       *[other] { $side-count ->
            [one] { $side } braucht alle { $still } übrigen Stiche.
           *[other] { $side } brauchen alle { $still } übrigen Stiche.
        }
    }
}
gauge-all-points = { $side-is ->
    [you] Du brauchst alle { $still }, die noch zu machen sind.
    [us] Ihr braucht alle { $still }, die noch zu machen sind.
   *[other] { $side-count ->
        [one] { $side } braucht alle { $still }, die noch zu machen sind.
       *[other] { $side } brauchen alle { $still }, die noch zu machen sind.
    }
}
gauge-open-points = { $side-is ->
    [you] Du brauchst noch { $more }; höchstens { $still } sind noch zu machen.
    [us] Ihr braucht noch { $more }; höchstens { $still } sind noch zu machen.
   *[other] { $side-count ->
        [one] { $side } braucht noch { $more }; höchstens { $still } sind noch zu machen.
       *[other] { $side } brauchen noch { $more }; höchstens { $still } sind noch zu machen.
    }
}
gauge-safe = { $side-is ->
    [you] Du hast das Gebot erfüllt: Es kann nicht mehr scheitern.
    [us] Ihr habt das Gebot erfüllt: Es kann nicht mehr scheitern.
   *[other] { $side-count ->
        [one] { $side } hat das Gebot erfüllt: Es kann nicht mehr scheitern.
       *[other] { $side } haben das Gebot erfüllt: Es kann nicht mehr scheitern.
    }
}
gauge-lost-tricks = { $side-is ->
    [you] Du kannst das Gebot nicht mehr erfüllen: { $more } fehlen, { $still } sind noch übrig.
    [us] Ihr könnt das Gebot nicht mehr erfüllen: { $more } fehlen, { $still } sind noch übrig.
   *[other] { $side-count ->
        [one] { $side } kann das Gebot nicht mehr erfüllen: { $more } fehlen, { $still } sind noch übrig.
       *[other] { $side } können das Gebot nicht mehr erfüllen: { $more } fehlen, { $still } sind noch übrig.
    }
}
gauge-lost-points = { $side-is ->
    [you] Du kannst das Gebot nicht mehr erfüllen: { $more } fehlen, höchstens { $still } sind noch zu machen.
    [us] Ihr könnt das Gebot nicht mehr erfüllen: { $more } fehlen, höchstens { $still } sind noch zu machen.
   *[other] { $side-count ->
        [one] { $side } kann das Gebot nicht mehr erfüllen: { $more } fehlen, höchstens { $still } sind noch zu machen.
       *[other] { $side } können das Gebot nicht mehr erfüllen: { $more } fehlen, höchstens { $still } sind noch zu machen.
    }
}
gauge-free = { $side-is ->
    [you] Du schuldest nichts, denn niemand hat geboten: Was du machst, geht ab.
   *[other] { $side } schuldet nichts, denn niemand hat geboten: Was zusammenkommt, geht ab.
}
gauge-flight = { $side-is ->
    [you] Du hast noch { $miles } Meilen vor dir ({ $wanted }). { $waits }.
    [us] Ihr habt noch { $miles } Meilen vor euch ({ $wanted }). { $waits }.
   *[other] { $side-count ->
        [one] { $side } hat noch { $miles } Meilen vor sich ({ $wanted }). { $waits }.
       *[other] { $side } haben noch { $miles } Meilen vor sich ({ $wanted }). { $waits }.
    }
}
gauge-flown = { $side-is ->
    [you] Du bist in Paris gelandet.
    [us] Ihr seid in Paris gelandet.
   *[other] { $side-count ->
        [one] { $side } ist in Paris gelandet.
       *[other] { $side } sind in Paris gelandet.
    }
}
gauge-wanted = { $cards } × { $miles }
gauge-to-go = noch { $miles }

## Wie es ausging

result-made = { $by ->
    [0] genau erfüllt
    [one] mit 1 mehr erfüllt
   *[other] mit { $by } mehr erfüllt
}
result-failed = { $by ->
    [one] um 1 verfehlt
   *[other] um { $by } verfehlt
}
result-points = { $maker-is ->
    [you] { $side-count ->
        [one] Du hast { $goal } geboten und { $made } gemacht: { $by }.
       *[other] Du hast { $goal } geboten, und deine Partei hat { $made } gemacht: { $by }.
    }
   *[other] { $side-count ->
        [one] { $maker } hat { $goal } geboten und { $made } gemacht: { $by }.
       *[other] { $maker } hat { $goal } geboten, und die Partei hat { $made } gemacht: { $by }.
    }
}
result-tricks = { $maker-is ->
    [you] { $side-count ->
        [one] Du brauchtest { $goal } Stiche und hast { $made } gemacht: { $by }.
       *[other] Du brauchtest { $goal } Stiche, und deine Partei hat { $made } gemacht: { $by }.
    }
   *[other] { $side-count ->
        [one] { $maker } brauchte { $goal } Stiche und hat { $made } gemacht: { $by }.
       *[other] { $maker } brauchte { $goal } Stiche, und die Partei hat { $made } gemacht: { $by }.
    }
}
sheet-note = nichts
sheet-rules = Die Regeln dazu

## Warum ein Stich gewonnen wurde, kurz

sentence-taken = { $seat-is ->
    [you] Du gewinnst den Stich.
   *[other] { $seat } gewinnt den Stich.
}
trick-why = { $seat-is ->
    [you] Du mit { $card }, { $reason }{ $gain }
   *[other] { $seat } mit { $card }, { $reason }{ $gain }
}

## Wozu eine Karte gut ist

tool-ask = Fragen
ask-about = Was ist das?
ask-how = Wähl jetzt eine Karte oder eine Schaltfläche, um zu lesen, was es damit auf sich hat.
ask-none = Mehr ist dazu nicht zu sagen.
keys-ask = Worum es bei der Karte oder Schaltfläche geht, auf der du stehst; oder eine zum Fragen wählen

## Die Wörter eines Spiels

glossary-title = Die Wörter des Spiels
glossary-about = Was die Wörter bedeuten, die dieses Spiel für sich hat, und die Regel dahinter.
term-spoken = { $term }: Was heißt das?

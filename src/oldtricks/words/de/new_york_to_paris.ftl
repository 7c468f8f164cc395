# New York to Paris, 1927.

new-york-to-paris-about = Ein Rennen über { NUMBER(3300) } Meilen durch Sturm, Nebel, Motorschaden und Notlandungen.
new-york-to-paris-special = Ganz ohne Stiche: Schick deinen Gegnern Sturm, und komm als Erster über den Atlantik.
new-york-to-paris-learn-try = Behalte eine Notlandung und einen Start auf der Hand: Zusammen beheben sie einen Motorschaden.
new-york-to-paris-length = eine Viertelstunde
new-york-to-paris-goal = { NUMBER(3300) } Meilen
new-york-to-paris-match = das Rennen
new-york-to-paris-option-sides = jeder für sich, oder Partner mit gemeinsamen Stapeln (zu viert)
new-york-to-paris-option-packs = ein Kartensatz oder zwei (ab fünf Spielern immer zwei)
new-york-to-paris-option-lucky-lindy = ob Lucky Lindy im Kartensatz bleibt
new-york-to-paris-option-opening = vor ihrem ersten Flugwetter darf eine Partei andere behindern und Lucky Lindy legen, oder gar nichts anderes spielen
new-york-to-paris-option-lucky-new-deal = bei leerem Ziehstapel wird ein Glückszug aus der Hand zu Ende gespielt, oder er geht nach neuem Geben weiter
new-york-to-paris-hands-without-limit = { $game } hat keine Grenze der Runden; jede Partie endet von selbst (NY-Q8)

new-york-to-paris-card-favorable-weather = Flugwetter
    .short = Flugwetter
new-york-to-paris-card-take-off = Start
new-york-to-paris-card-500 = 500 Meilen
new-york-to-paris-card-300 = 300 Meilen
new-york-to-paris-card-100 = 100 Meilen
new-york-to-paris-card-lucky-lindy = Lucky Lindy
new-york-to-paris-card-storm = Sturm
new-york-to-paris-card-heavy-fog = Nebel
new-york-to-paris-card-motor-trouble = Motorschaden
new-york-to-paris-card-forced-landing = Notlandung

new-york-to-paris-draw = ziehen
new-york-to-paris-take = vom Ablagestapel nehmen
new-york-to-paris-hinder = { $side-is ->
    [you] { $card } gegen dich spielen
    [us] { $card } gegen euch spielen
   *[other] { $card } gegen { $side } spielen
}
new-york-to-paris-task-draw = Zieh eine Karte.
new-york-to-paris-task-draw-or-take = Zieh eine Karte, oder nimm { $card } vom Ablagestapel.
new-york-to-paris-task-play = Spiel eine Karte, behindere jemanden oder leg ab.
new-york-to-paris-task-open = Eröffne mit Flugwetter oder leg ab: Nichts anderes darf zuerst kommen.
new-york-to-paris-task-discard = Keine deiner Karten passt jetzt: Leg eine ab.
new-york-to-paris-task-lucky = Dein Glückszug: Spiel weiter, solange du kannst.
new-york-to-paris-means-take = { $card }; ablegen darfst du die Karte in diesem Zug nicht
new-york-to-paris-means-discard = kommt auf den Ablagestapel und beendet deinen Zug
new-york-to-paris-means-miles = { $more ->
    [0] { $flown } Meilen geflogen, noch { $left }; der Stapel der { $miles }er ist dann voll
    [one] { $flown } Meilen geflogen, noch { $left }; dann fehlt noch ein { $miles }er
   *[other] { $flown } Meilen geflogen, noch { $left }; von den { $miles }ern fehlen dann noch { $more }
}
new-york-to-paris-means-favorable-weather = sorgt auf deinem Wetterstapel für gutes Wetter
new-york-to-paris-means-take-off = bringt dich in die Luft
new-york-to-paris-means-forced-landing = antwortet auf deinen Motorschaden; danach brauchst du einen Start
new-york-to-paris-means-lucky-lindy = beginnt einen Glückszug: du spielst weiter und füllst auf fünf Karten auf, solange eine passt
new-york-to-paris-means-storm-on = wen er trifft, der kann nur 100er fliegen, bis Flugwetter kommt
new-york-to-paris-means-heavy-fog-on = wen er trifft, der kann nur 100er fliegen, bis Flugwetter kommt
new-york-to-paris-means-motor-trouble-on = wen er trifft, der fliegt nichts, bis er selbst eine Notlandung und dann einen Start spielt
new-york-to-paris-means-forced-landing-on = wen sie trifft, der fliegt nichts bis zum nächsten Start

new-york-to-paris-event-hinder = { $seat-is ->
    [you] Du spielst { $card } gegen { $side }.
   *[other] { $side-is ->
        [you] { $seat } spielt { $card } gegen dich.
        [us] { $seat } spielt { $card } gegen euch.
       *[other] { $seat } spielt { $card } gegen { $side }.
    }
}
new-york-to-paris-event-fill = { $seat-is ->
    [you] Du füllst mit { $cards } auf.
   *[other] { $seat } füllt mit { $cards } auf.
}
new-york-to-paris-event-fill-unseen = { $seat-is ->
    [you] { $cards ->
        [one] Du füllst mit 1 Karte auf.
       *[other] Du füllst mit { $cards } Karten auf.
    }
   *[other] { $cards ->
        [one] { $seat } füllt mit 1 Karte auf.
       *[other] { $seat } füllt mit { $cards } Karten auf.
    }
}
new-york-to-paris-event-lucky-end = { $seat-is ->
    [you] Dein Glückszug ist zu Ende.
   *[other] Der Glückszug von { $seat } ist zu Ende.
}
new-york-to-paris-event-take = { $seat-is ->
    [you] Du nimmst { $card } vom Ablagestapel.
   *[other] { $seat } nimmt { $card } vom Ablagestapel.
}
new-york-to-paris-event-draw = { $seat-is ->
    [you] Du ziehst { $card }.
   *[other] { $seat } zieht { $card }.
}
new-york-to-paris-event-draw-unseen = { $seat-is ->
    [you] Du ziehst.
   *[other] { $seat } zieht.
}
new-york-to-paris-score = { $cards } × { $miles } Meilen
new-york-to-paris-no-weather = kein Wetter
new-york-to-paris-no-flight = am Boden
new-york-to-paris-line-side = { $side }: { $weather }, { $flight }, { $flown }
new-york-to-paris-line-piles = Ziehstapel { $drawing }, Ablagestapel { $discards } (oben: { $top })

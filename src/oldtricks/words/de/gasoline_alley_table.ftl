# Gasoline Alley am Tisch: was zählt, was versprochen ist, was nicht angeschrieben wird, und was die Karten tun.

gasoline-alley-counts = Eine Runde enthält höchstens 30 Punkte: 1 für jeden der sechs Stiche, und in der Meisterfarbe Skeezix 10, Walt 6, Phyliss, Doc, Avery und Pal je 2.
gasoline-alley-promise = { $seat-is ->
    [you] Dein Gebot von { $points } ist das höchste: Verkauft der Geber, so sinkt sein Stand um { $points }, und du musst { $points } machen.
   *[other] { $dealer-is ->
        [you] { $seat } bietet { $points }: Verkaufst du, so sinkt dein Stand um { $points }, und { $seat } muss { $points } machen.
       *[other] { $seat } bietet { $points }: Verkauft { $dealer }, so sinkt dessen Stand um { $points }, und { $seat } muss { $points } machen.
    }
}
gasoline-alley-result-points = { $maker-is ->
    [you] Du musstest { $goal } machen und hast { $made } gemacht: { $by }.
   *[other] { $maker } musste { $goal } machen und hat { $made } gemacht: { $by }.
}
gasoline-alley-result-free = { $maker-is ->
    [you] Niemand hat geboten, du hast also nichts geschuldet; gemacht hast du { $made }.
   *[other] Niemand hat geboten, { $maker } hat also nichts geschuldet und { $made } gemacht.
}
gasoline-alley-note-set = { $points ->
    [one] 1 Punkt gemacht: Wer durchfällt, dem zählt er nicht
   *[other] { $points } Punkte gemacht: Wer durchfällt, dem zählen sie nicht
}
gasoline-alley-does-counting = Zählt { $points } für den, der den Stich nimmt, aber nur in der Meisterfarbe.
gasoline-alley-does-character = Zählt nichts, schlägt aber niedrigere Karten der Farbe.
gasoline-alley-does-plain = Eine Karte ohne Figur: Sie zählt nichts, schlägt aber niedrigere Karten der Farbe.

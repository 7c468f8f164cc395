# Aviationgame am Tisch: was zählt, was versprochen ist, was nicht angeschrieben wird, und was die Karten tun.

aviationgame-counts = { $players ->
    [6] Geboten werden Stiche über drei hinaus: Jeder zählt 100 Meilen im Ballon, 200 im Luftschiff, 300 im Doppeldecker, 400 im Eindecker.
   *[other] Geboten werden Stiche über fünf hinaus: Jeder zählt 100 Meilen im Ballon, 200 im Luftschiff, 300 im Doppeldecker, 400 im Eindecker.
}
aviationgame-promise = { $seat-is ->
    [you] Dein Gebot ist das höchste: Deine Mannschaft macht { $tricks } der { $of } Stiche mit { $craft } als Trumpf und gewinnt oder verliert { $miles } Meilen.
    [partner] Dein Partner { $seat } verspricht { $tricks } der { $of } Stiche mit { $craft } als Trumpf; es geht um { $miles } Meilen, gewonnen oder verloren.
   *[other] { $seat } verspricht { $tricks } der { $of } Stiche mit { $craft } als Trumpf; es geht um { $miles } Meilen, gewonnen oder verloren.
}
aviationgame-result-tricks = { $maker-is ->
    [you] Du hast { $goal } Stiche versprochen, und deine Mannschaft hat { $made } gemacht: { $by }.
   *[other] { $maker } hat { $goal } Stiche versprochen, und die Mannschaft hat { $made } gemacht: { $by }.
}
aviationgame-note-extra = { $tricks ->
    [one] 1 Stich mehr als geboten: Überzählige Stiche bringen nichts
   *[other] { $tricks } Stiche mehr als geboten: Überzählige Stiche bringen nichts
}
aviationgame-note-others = { $tricks ->
    [one] 1 Stich: Gegen ein erfülltes Gebot zählt nur der Wind
   *[other] { $tricks } Stiche: Gegen ein erfülltes Gebot zählt nur der Wind
}
aviationgame-does-a = Der höchste aller Trümpfe, welches Fluggerät auch Trumpf ist. Du darfst ihn nur spielen, wenn Trumpf gefordert ist oder du nicht bedienen kannst.
aviationgame-does-b = Der zweithöchste Trumpf, welches Fluggerät auch Trumpf ist; nur A schlägt ihn. Du darfst ihn nur spielen, wenn Trumpf gefordert ist oder du nicht bedienen kannst.
aviationgame-does-gain = Rückenwind: Die Mannschaft, die diesen Stich nimmt, gewinnt { $miles } Meilen. Ob das Gebot erfüllt ist, entscheidet er nicht.
aviationgame-does-loss = Gegenwind: Die Mannschaft, die diesen Stich nimmt, verliert { $miles } Meilen. Ob das Gebot erfüllt ist, entscheidet er nicht.
aviationgame-does-no-count = Windstille: Dieser Stich bringt keine Meilen und kostet keine.
aviationgame-does-craft = Schlägt niedrigere Karten derselben Farbe. Ist { $suit } Trumpf, so schlägt die Karte jede andere Farbe, und jeder zählende Stich ist { $miles } Meilen wert.

# Tactics am Tisch: was zählt, was versprochen ist, was nicht angeschrieben wird, und was die Karten tun.

tactics-counts = Eine Runde enthält 110 Punkte: 5 für jeden der zwölf Stiche, und die Schlüssel 5, 10, 15 und 20.
tactics-target = { $target } Punkte gewinnen ein Gefecht, zwei Gefechte den Feldzug
    .short = { $target } gewinnen ein Gefecht
tactics-target-engagement = { $target } Punkte gewinnen das Gefecht
tactics-promise = { $seat-is ->
    [you] Dein Gebot von { $points } ist das höchste: Deine Partei erbeutet { $points } der 110 Punkte oder verliert { $points }.
    [partner] Dein Partner { $seat } hat { $points } geboten: Deine Partei erbeutet { $points } der 110 Punkte oder verliert { $points }.
   *[other] { $seat } hat { $points } geboten: Diese Partei erbeutet { $points } der 110 Punkte oder verliert { $points }.
}
tactics-result-points = { $maker-is ->
    [you] Du hast { $goal } geboten, und deine Partei hat { $made } erbeutet: { $by }.
   *[other] { $maker } hat { $goal } geboten, und die Partei hat { $made } erbeutet: { $by }.
}
tactics-note-lost = { $points } Punkte erbeutet: Bei verfehltem Gebot zählt davon nichts
tactics-does-key = Ein Schlüssel: { $points } Punkte für die Partei, die ihn erbeutet; einen Stich gewinnt er nicht. Spiel ihn, wenn du nicht bedienen kannst, am besten auf einen Stich, der deiner Partei gehört.
tactics-does-wagon-train = Der Tross: { $points } Punkte für die Partei, die ihn erbeutet. Er gewinnt keinen Stich, es sei denn, alle vier Schlüssel fallen in denselben: Dann nimmt er ihn.
tactics-does-corps = Schlägt niedrigere Ränge derselben Farbe und, wenn die Farbe Trumpf ist, jedes andere Korps. Der Stich, den die Karte gewinnt, zählt 5.

# Tactics, um 1910.

tactics-about = Partner bieten um den Trumpf, nehmen die Verstärkung auf und kämpfen um vier Schlüssel.
tactics-special = Fast die Hälfte der Punkte hängt an vier Schlüsseln, und ein Schlüssel kann nicht kämpfen.
tactics-learn-try = Ist der Stich deines Partners sicher und kannst du nicht bedienen, so wirf deinen höchsten Schlüssel dazu. Die 20 zählt so viel wie vier Stiche.
tactics-length = ein Gefecht dauert 20 Minuten, ein Feldzug eine Stunde
tactics-goal = bis 150
tactics-match = den Feldzug
tactics-match-engagement = das Gefecht
tactics-centre = die Verstärkung
tactics-option-name-trump = den Trumpf vor oder nach dem Aufnehmen der Verstärkung bestimmen
tactics-option-length = ein Feldzug (zwei von drei Gefechten) oder ein einzelnes Gefecht

tactics-suit-infantry = Infanterie
tactics-suit-cavalry = Kavallerie
tactics-suit-artillery = Artillerie
tactics-suit-engineer = Pioniere
tactics-card = { $suit } { $rank }
tactics-card-key-5 = Schlüssel 5
tactics-card-key-10 = Schlüssel 10
tactics-card-key-15 = Schlüssel 15
tactics-card-key-20 = Schlüssel 20 (Tross)

tactics-rank-private = Soldat
tactics-rank-corporal = Korporal
tactics-rank-sergeant = Sergeant
tactics-rank-second-lieutenant = Leutnant
tactics-rank-first-lieutenant = Oberleutnant
tactics-rank-captain = Hauptmann
tactics-rank-major = Major
tactics-rank-lieutenant-colonel = Oberstleutnant
tactics-rank-colonel = Oberst
tactics-rank-brigadier-general = Brigadegeneral
tactics-rank-major-general = Generalmajor
tactics-rank-lieutenant-general = Generalleutnant

tactics-contract = { $points } Punkte
tactics-contract-trump = { $contract }, { $trump }
tactics-task-bid = Biete { $points } oder mehr, oder passe.
tactics-task-name = Bestimme den Trumpf, oder spiel ohne.
tactics-task-discard = { $cards ->
    [one] Leg noch 1 Karte ab, nur keinen Schlüssel.
   *[other] Leg noch { $cards } Karten ab, nur keinen Schlüssel.
}
tactics-task-lead = Spiel eine beliebige Karte aus, auch einen Schlüssel.
tactics-task-key-led = Ein Schlüssel ist ausgespielt: Spiel eine beliebige Karte.
tactics-means-bid = deine Partei erbeutet { $points } der 110 Punkte der Runde oder verliert { $points }
tactics-means-key = { $points } Punkte für den, der ihn erbeutet; kämpfen kann er nicht
tactics-reason-rank = dem höchsten Rang, weil kein Korps ausgespielt war
tactics-reason-precedence = die bei gleichem Rang vorgeht
tactics-reason-wagon-train = weil alle vier Schlüssel im Stich liegen
tactics-gain = { "" }: Schlüssel für { $points } Punkte
tactics-in-hand-captured = { $points } erbeutet
tactics-score-keys = Schlüssel
tactics-score-lost = Gebot verfehlt, nur { $points } erbeutet
tactics-score-engagement = { $engagements ->
    [one] Gefecht gewonnen
   *[other] zweites Gefecht gewonnen
}

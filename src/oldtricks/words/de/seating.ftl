## Ziehen um die Plätze (C2)

event-seats-drawn = Die Plätze sind ausgezogen, im Uhrzeigersinn: { $seats }.
drawn-seat = { $seat }

dealer-or-draw = wer um die Plätze zieht, zieht auch um das Geben: Einen Geber kann man dann nicht nennen
no-draw-for-seats = in { $game } zieht niemand um die Plätze
record-seating = „seating“ ist { $stated }, aber das Mischen ergibt { $drawn }

command-play-draw-seats = jeder zieht eine Karte um seinen Platz (Aviationgame und Tactics, C2)
terminal-form-draw-seats = on, off: { $about } (C2)
seats-drawn-option = Plätze
seats-drawn-chosen = Jeder behält den Platz, den er gewählt hat
seats-drawn-drawn = Jeder zieht eine Karte um seinen Platz
seats-drawn-told = Um die Plätze wird zu Beginn mit Karten gezogen (C2)
seats-drawn-lobby = Um die Plätze wird gezogen, wenn die Partie beginnt.

# Wie schnell es an einem Tisch geht, und worauf er wartet.

last-look = Zur Wertung

problem-house-hints = an diesem Tisch gibt es keine Tipps: so hat es der Gastgeber gewählt, oder es spielen mehrere Menschen
problem-house-undo = an diesem Tisch wird nichts zurückgenommen: so hat es der Gastgeber gewählt, oder es spielen mehrere Menschen
problem-house-settled = wo mehrere Menschen spielen, stehen die Hausregeln vor dem ersten Geben fest
problem-jump-people = nur wer allein gegen Bots spielt, kann sie antreiben

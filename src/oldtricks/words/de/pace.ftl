# Wie schnell es an einem Tisch geht, und worauf er wartet.

last-look = Zur Wertung

problem-house-hints = an diesem Tisch gibt es keine Tipps: so hat es der Gastgeber gewählt, oder es spielen mehrere Menschen
problem-house-undo = an diesem Tisch wird nichts zurückgenommen: so hat es der Gastgeber gewählt, oder es spielen mehrere Menschen
problem-house-settled = wo mehrere Menschen spielen, stehen die Hausregeln vor dem ersten Geben fest
problem-jump-people = nur wer allein gegen Bots spielt, kann sie antreiben

settings-speed-instant = Sofort
settings-forced = Eine Karte von selbst spielen, wo ich keine Wahl habe (gegen Bots)
jump = Bis ich dran bin
jump-key = Weiter, bis ich dran bin, ohne zuzusehen (J)
pass-for-good = Endgültig passen

house-title = Hausregeln
house-hints = Alle dürfen sich Tipps geben lassen
house-undo = Gespieltes darf zurückgenommen werden, wenn alle zustimmen
house-pace-normal = Bots lassen sich Zeit
house-pace-brisk = Bots spielen zügig
house-pace-instant = Bots spielen sofort
house-hints-on = es gibt Tipps
house-hints-off = es gibt keine Tipps
house-undo-on = Züge können zurückgenommen werden
house-undo-off = nichts wird zurückgenommen

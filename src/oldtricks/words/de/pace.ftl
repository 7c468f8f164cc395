# Wie schnell es an einem Tisch geht, und worauf er wartet.

last-look = Zur Wertung

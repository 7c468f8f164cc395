# Die Lektionen von Leuchtturm.

lighthouse-lesson-first-title = Deine erste Wache
lighthouse-lesson-first-goal = Jeder spielt für sich. Wer nach einem Spiel { $points } Punkte hat, gewinnt die Wache.
lighthouse-lesson-first-bid = Wie viele der sechs Stiche machst du? Im Dunkeln sticht die niedrigste Karte einer Farbe, deine Einsen sind also stark. Biete 2.
lighthouse-lesson-first-bid-right = Zwei Stiche sollten es werden: Du hast von jeder Farbe die niedrigste Karte.
lighthouse-lesson-first-bid-pass = Dann hütet jemand anders den Leuchtturm, mit schlechteren Karten als du. Versuch es noch einmal.
lighthouse-lesson-first-bid-other = Möglich, aber seien wir im ersten Spiel vorsichtig: Biete 2.
lighthouse-lesson-first-lead = Du hütest den Leuchtturm, also spielst du aus. Beginn mit deinem niedrigsten Fels.
lighthouse-lesson-first-lead-other = Später. Zuerst der Fels 1, den im Dunkeln kein anderer Fels schlägt.
lighthouse-lesson-first-won = Deine 1 war der niedrigste Fels, und im Dunkeln gewinnt der niedrigste. Noch ein Stich, und dein Gebot ist erfüllt.
lighthouse-lesson-first-light = { $winner } hatte keinen Sand mehr und zeigte das Licht. Es gewann den Stich, und von jetzt an sticht die höchste Karte.
lighthouse-lesson-first-score = Dein Gebot von 2 ist erfüllt: zwei Punkte für die Stiche, zwei für das Gebot. { $other } hat { $tricks } Stiche. Nun versuch eine ganze Wache.

lighthouse-lesson-follow-title = Niedrig bedienen
lighthouse-lesson-follow-low = Fels ist ausgespielt, und es ist dunkel. Hol dir den Stich.
lighthouse-lesson-follow-low-right = Richtig: Niedriger als die 1 ist nichts.
lighthouse-lesson-follow-low-8 = Die 8 liegt über der 3, und im Dunkeln gewinnt die niedrigste. Versuch die andere.

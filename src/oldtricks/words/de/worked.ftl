# Ein Stich aus jedem Spiel, Karte für Karte, für die Regelseite.

aviationgame-lesson-worked-title = Ein Stich mit Gegenwind
aviationgame-lesson-worked-intro = Ada und Clara haben 800 Meilen im Eindecker geboten: sieben von elf Stichen. Ada spielt zum ersten Stich aus.
aviationgame-lesson-worked-lead = Der höchste Doppeldecker. Nur ein Trumpf kann ihn schlagen.
aviationgame-lesson-worked-follow = Ausgespielt sind Doppeldecker, und Bert hat zwei. Einen muss er spielen: den, der ihm am wenigsten fehlen wird.
aviationgame-lesson-worked-partner = Noch gehört der Stich Claras Mannschaft, also behält sie ihre 9.
aviationgame-lesson-worked-trump = Dan hat keinen Doppeldecker und darf trumpfen, und selbst die 2 der Trümpfe schlägt die 11. Doch unter dem Stich liegt ein Verlust von 300 Meilen, und der gehört jetzt seiner Mannschaft.

gasoline-alley-lesson-worked-title = Ein Stich: die Jagd nach Skeezix
gasoline-alley-lesson-worked-intro = Dan ist Geber und hat die Meisterfarbe für 6 an Bert verkauft; die gingen sofort von Dans Stand ab: 54. Bert bestimmt Tin Can und muss 6 Punkte machen.
gasoline-alley-lesson-worked-lead = Die erste Karte muss aus der Meisterfarbe sein. Bert geht mit einer mittleren auf die Jagd nach Skeezix.
gasoline-alley-lesson-worked-follow = Es ist Claras einzige Tin Can, also muss sie sie spielen, und es ist Skeezix: 10 Punkte für den, der den Stich nimmt.
gasoline-alley-lesson-worked-take = Eine höhere Karte der Meisterfarbe. Doc zählt selbst auch 2.
gasoline-alley-lesson-worked-throw = Ada hat keine Tin Can und wirft ab, was sie will. Ihre 13 ist höher als alle anderen, aber nicht aus der Meisterfarbe.

neutral-lesson-worked-title = Ein Stich: Neutrale über Trumpf
neutral-lesson-worked-intro = Ada und Clara haben 8 Punkte geboten, gegen Bert und Dan. Ada spielt aus, und das Land ihrer Karte wird Trumpf.
neutral-lesson-worked-lead = Der Herrscher Deutschlands: Jetzt ist Deutschland Trumpf, und keine Kriegskarte kann diese Karte schlagen.
neutral-lesson-worked-neutral = Bert hat kein Deutschland: Er kann weder bedienen noch trumpfen, also darf eine Neutrale herein. Sie schlägt den Trumpf.
neutral-lesson-worked-higher = Auch Clara hat kein Deutschland. Über die Neutrale legt sie eine höhere und holt den Stich für ihre Partei zurück.
neutral-lesson-worked-follow = Dan hat Präsident Wilson, die höchste Neutrale. Aber er hat Deutschland, also muss er bedienen.

tactics-lesson-worked-title = Ein Stich: Der Tross kommt heim
tactics-lesson-worked-intro = Ada und Clara haben 80 Punkte geboten, Artillerie ist Trumpf, und Ada spielt zum ersten Stich aus.
tactics-lesson-worked-lead = Der Generalleutnant der Infanterie. Nur ein Trumpf könnte Ada diesen Stich nehmen.
tactics-lesson-worked-follow = Bert hat Infanterie und muss bedienen. Sein Schlüssel bleibt auf der Hand.
tactics-lesson-worked-key = Clara hat keine Infanterie, also darf sie trumpfen oder einen Schlüssel abwerfen. Der Stich gehört ihrer Partnerin: Hier kommen 20 Punkte.
tactics-lesson-worked-last = Dan hätte einen Trumpf, der alles nähme, aber er hat Infanterie und muss bedienen.

new-york-to-paris-lesson-worked-title = Ein Zug und die Antworten darauf
new-york-to-paris-lesson-worked-intro = Zwei fliegen um die Wette. Ada hat mit Flugwetter eröffnet und wartet auf einen Start; Bert hat eben einen abgelegt.
new-york-to-paris-lesson-worked-take = Statt zu ziehen, nimmt Ada die oberste Karte des Ablagestapels. In diesem Zug dürfte sie sie nicht wieder ablegen.
new-york-to-paris-lesson-worked-take-off = Auf ihrem Wetterstapel liegt Flugwetter oben, also darf sie starten. Damit ist ihr Zug zu Ende.
new-york-to-paris-lesson-worked-trouble = Bert zieht und legt Motorschaden auf Adas Start. Eigenes Wetter braucht er dazu nicht.
new-york-to-paris-lesson-worked-landing = Gegen Motorschaden hilft nur eine eigene Notlandung, und Ada hat eine aufgehoben. Noch ein Start, und sie fliegt wieder.

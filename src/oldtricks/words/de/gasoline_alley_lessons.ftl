# Gasoline Alley: die geführte erste Runde und die Lektionen.

gasoline-alley-lesson-first-title = Deine erste Runde
gasoline-alley-lesson-first-sell = Alle beginnen bei 60, und wer zuerst 0 erreicht, gewinnt. Du bist Geber und darfst die Meisterfarbe verkaufen. Clara bietet 9: Verkauf, und 9 gehen sofort von deinem Stand ab.
gasoline-alley-lesson-first-sell-right = Noch 51: Ein Verkauf zählt sofort, was auch kommt. Clara bestimmt jetzt die Meisterfarbe und muss 9 Punkte machen.
gasoline-alley-lesson-first-sell-keep = Du darfst sie behalten, musst dann aber selbst 9 Punkte machen. Drei Karten Gasoline mit Doc als höchster sind dafür zu wenig. Verkauf.
gasoline-alley-lesson-first-master = Clara hat Gasoline bestimmt: Es schlägt die anderen Farben, und nur seine Figuren zählen. Skeezix 10, Walt 6, Phyliss, Doc, Avery und Pal je 2. Jeder Stich zählt 1.
gasoline-alley-lesson-first-low = Clara spielt Phyliss aus, die 13. Du musst mit Gasoline bedienen, aber sie ist unschlagbar. Gib die 4 zu und heb dir Doc auf, deine 12: Er kommt gleich nach ihr.
gasoline-alley-lesson-first-low-right = Clara nimmt diesen Stich, aber du verlierst nichts, was zählt.
gasoline-alley-lesson-first-low-doc = Phyliss nähme Doc mit, und seine 2 Punkte bekäme Clara. Gib die 4 zu.
gasoline-alley-lesson-first-low-nine = Auch die nimmt Phyliss mit, aber deine 9 kann noch einen Stich gewinnen. Gib die 4 zu.
gasoline-alley-lesson-first-nine = Clara hat 3 Punkte: 1 für den Stich, 2 für Phyliss. Jetzt spielt sie die 7 aus. Rachael, deine 9, genügt dagegen: Heb dir Doc für Skeezix auf.
gasoline-alley-lesson-first-nine-right = Rachael ist vorn, und Doc bleibt bei dir.
gasoline-alley-lesson-first-nine-doc = Doc schlägt die 7, aber das kann auch deine 9. Ohne Doc schlägt bei dir nichts mehr Skeezix, die 10. Spiel die 9.
gasoline-alley-lesson-first-hunt = Dein Stich, und Bert musste seinen Pal hergeben: 3 Punkte. Phyliss ist weg, also ist Doc jetzt unschlagbar. Spiel ihn aus: Wer noch Gasoline hat, muss bedienen.
gasoline-alley-lesson-first-hunt-right = Auf zu Skeezix! Wer ihn als letzte Gasoline-Karte hat, muss ihn herausrücken.
gasoline-alley-lesson-first-hunt-phyliss = Sie kann warten: In Back Fence zählt sie nichts. Geh erst auf die Jagd nach Skeezix: Spiel Doc aus.
gasoline-alley-lesson-first-hunt-other = Das darfst du, aber damit jagst du niemanden. Spiel Doc aus: Er ist jetzt unschlagbar.
gasoline-alley-lesson-first-caught = Skeezix war Claras letzte Gasoline-Karte, also musste er bedienen, und Doc ist höher. 10 für Skeezix, 2 für Doc, 1 für den Stich: 13 Punkte für dich!
gasoline-alley-lesson-first-other = Nun spiel deine Phyliss von Back Fence aus. Sie ist die Höchste ihrer Farbe, aber außerhalb der Meisterfarbe zählt keine Figur: Ihr Stich bringt 1.
gasoline-alley-lesson-first-other-right = Nur eine Gasoline-Karte könnte sie jetzt schlagen.
gasoline-alley-lesson-first-other-low = Das darfst du, aber diese Farbe hat höhere Karten. Phyliss ist dein sicherster Stich: Spiel sie aus.
gasoline-alley-lesson-first-score = Clara bot 9 und machte 5: Sie fällt durch, und ihr Stand steigt um 9. Du hast 17 gemacht und 9 durch den Verkauf: noch 34. Versuch als Nächstes zu kaufen!

gasoline-alley-lesson-follow-title = Erst bedienen
gasoline-alley-lesson-follow-task = Gasoline ist Meisterfarbe, aber Ada spielt Tin Can aus, und du hast welche: Du musst bedienen. Du bist als Letzter dran, und jeder Stich zählt 1. Nimm ihn.
gasoline-alley-lesson-follow-task-right = Keine Gasoline-Karte liegt im Stich, also nimmt ihn die höchste Tin Can.
gasoline-alley-lesson-follow-task-low = Das darfst du, aber Adas 9 ist höher und nimmt den Stich. Du hast eine Tin Can, die sie schlägt.
gasoline-alley-lesson-follow-end = 1 Punkt, für den Stich. Deine 12 ist ein Doc, aber von Tin Can: Figuren zählen nur in der Meisterfarbe.

gasoline-alley-lesson-master-title = Mit der Meisterfarbe stechen
gasoline-alley-lesson-master-task = Clara hatte kein Alley und stach Adas 13 mit Walt, der Gasoline 6. Auch du hast kein Alley und bist als Letzter dran. Fang Walt: Er zählt 6.
gasoline-alley-lesson-master-task-right = Von mehreren Karten der Meisterfarbe nimmt die höchste den Stich: Deine 7 schlägt die 6. Das sind 6 für Walt und 1 für den Stich.
gasoline-alley-lesson-master-task-also = Auch die 9 gewinnt. Du bist aber als Letzter dran, und die 7 genügt: Heb dir die 9 auf.
gasoline-alley-lesson-master-task-low = Eine Karte der Meisterfarbe, aber Walt, die 6, ist höher. Du hast zwei, die ihn schlagen.
gasoline-alley-lesson-master-task-throw = Das darfst du abwerfen, aber gewinnen kann nur noch eine Gasoline-Karte über der 6.
gasoline-alley-lesson-master-end = 7 Punkte in einem Stich. Eine zählende Karte gehört dem, der sie nimmt, und nicht dem, der sie gespielt hat.

gasoline-alley-lesson-give-title = Schenk ihnen nichts
gasoline-alley-lesson-give-task = Tin Can ist Meisterfarbe. Clara hat sie gekauft und spielt Phyliss aus: Sie ist unschlagbar, und du musst bedienen. Welche Karte gibst du her?
gasoline-alley-lesson-give-task-right = Die 5 zählt nichts. Skeezix und Walt bleiben bei dir.
gasoline-alley-lesson-give-task-skeezix = Das ist Skeezix: 10 Punkte für Clara, die 8 machen muss. Gib eine Karte zu, die nichts zählt.
gasoline-alley-lesson-give-task-walt = Das ist Walt: 6 Punkte für Clara. Gib eine Karte zu, die nichts zählt.
gasoline-alley-lesson-give-end = Clara bekam 3: 1 für den Stich und 2 für ihre eigene Phyliss. Skeezix 10, Walt 6, Phyliss, Doc, Avery und Pal 2: Hüte sie, wo sie zählen.

gasoline-alley-lesson-home-title = Bring Skeezix heim
gasoline-alley-lesson-home-task = Alley ist Meisterfarbe, und du hast ihren Skeezix, die 10. Du hast kein Back Fence und bist als Letzter dran: Niemand kann dich hier schlagen. Mach das Beste daraus.
gasoline-alley-lesson-home-task-right = Skeezix gewinnt den Stich selbst und ist bei dir in Sicherheit: 10 für ihn und 1 für den Stich.
gasoline-alley-lesson-home-task-seven = Sie nimmt den Stich, für 1 Punkt. Aber Doc und Avery, die 12 und die 11, sind noch nicht gefallen: Hier ist Skeezix am sichersten.
gasoline-alley-lesson-home-task-throw = Dann nimmt Adas 12 den Stich. Jede Karte von Alley, der Meisterfarbe, nähme ihn.
gasoline-alley-lesson-home-end = 11 Punkte. Am besten kommt Skeezix, wenn du als Letzter dran bist, nicht bedienen kannst und niemand eine höhere Karte der Meisterfarbe gespielt hat.

gasoline-alley-lesson-name-title = Bestimmen und ausspielen
gasoline-alley-lesson-name-name = Du hast die Meisterfarbe für 7 Punkte gekauft und musst mindestens 7 machen, sonst fällst du durch. Bestimme die Farbe, die dir am meisten bringt.
gasoline-alley-lesson-name-name-right = Vier Karten, Phyliss und Doc obenauf, und Skeezix ist dabei.
gasoline-alley-lesson-name-name-gasoline = Du hast eine einzige Gasoline-Karte, Avery. Phyliss oder Doc könnten ihn schlagen, und dann hast du keine mehr. Such eine lange Farbe.
gasoline-alley-lesson-name-name-tin-can = Von Tin Can hast du nur Skeezix und müsstest ihn ausspielen: Phyliss, Doc oder Avery von Tin Can nähmen dir seine 10 Punkte.
gasoline-alley-lesson-name-lead = Zuerst muss eine Karte der Meisterfarbe ausgespielt werden. Welche deiner vier?
gasoline-alley-lesson-name-lead-right = Phyliss ist die höchste Karte der Meisterfarbe, und wer Back Fence hat, muss bedienen.
gasoline-alley-lesson-name-lead-also = Doc ist hier genauso gut, denn auch Phyliss hast du.
gasoline-alley-lesson-name-lead-skeezix = Avery, die 11, hast du nicht: Wer ihn hat, nähme Skeezix mit und 10 Punkte. Spiel eine Karte aus, die unschlagbar ist.
gasoline-alley-lesson-name-lead-three = Mit einer niedrigen Karte überlässt du den Stich anderen. Spiel eine aus, die unschlagbar ist.
gasoline-alley-lesson-name-end = Avery und Pal mussten bedienen und fielen an Phyliss: dreimal 2 und 1 für den Stich. Deine 7 sind gemacht, und Skeezix kommt noch.

gasoline-alley-lesson-bid-title = Was ist sie dir wert?
gasoline-alley-lesson-bid-task = Clara ist Geberin und fordert zum Bieten auf; du sprichst zuerst. Phyliss, Avery, Rachael und Bill von Gasoline: Genau diese nennt das alte Regelheft ein Gebot von 6 wert. Biete.
gasoline-alley-lesson-bid-task-right = Phyliss bringt sicher 2 Punkte und einen Stich, Avery hat gute Aussichten, und vielleicht fängst du Skeezix oder Pal.
gasoline-alley-lesson-bid-task-also = Ein gesundes Gebot mit diesem Blatt. Das Regelheft sagt 6.
gasoline-alley-lesson-bid-task-pass = Das darfst du, aber bietet niemand, so bestimmt Clara die Meisterfarbe und schuldet nichts. Phyliss und Avery sind ein Gebot wert.
gasoline-alley-lesson-bid-task-little = Für so wenig behält Clara sie wohl lieber: Sie müsste ja selbst nicht mehr machen. Biete ihr mehr.
gasoline-alley-lesson-bid-task-much = Sicher ist nur Phyliss. Machst du weniger, als du bietest, so fällst du durch: Dein Stand steigt um das Gebot. Versuch es mit 6.
gasoline-alley-lesson-bid-end = Clara hat verkauft, und 6 gingen sofort von ihrem Stand ab. Nun bestimmst du die Meisterfarbe und musst 6 machen; was du mehr machst, geht auch von deinem Stand ab.

gasoline-alley-lesson-keep-title = Verkaufen oder behalten?
gasoline-alley-lesson-keep-task = Du bist Geber, und Ada bietet 5 Punkte für die Meisterfarbe. Sieh dir dein Gasoline an: Phyliss, Doc, Skeezix, Walt und die 3. Verkaufst du für 5, oder behältst du sie?
gasoline-alley-lesson-keep-task-right = Du bestimmst selbst Gasoline und musst nur die gebotenen 5 machen. Schon Phyliss und Doc bringen 6: je 2 und zwei Stiche.
gasoline-alley-lesson-keep-task-sell = Das bringt sofort 5, aber dann bestimmt Ada die Farbe, und dein Skeezix und dein Walt zählen vielleicht nichts. Selbst kannst du viel mehr machen.
gasoline-alley-lesson-keep-name = Nun hast du das Recht: Bestimme die Meisterfarbe. Du musst sie auch ausspielen.
gasoline-alley-lesson-keep-name-right = Vier deiner fünf Gasoline-Karten zählen: 2, 2, 10 und 6.
gasoline-alley-lesson-keep-name-alley = Von Alley hast du nur Phyliss. Lang ist dein Gasoline: Nimm das.
gasoline-alley-lesson-keep-lead-right = Wer Gasoline hat, muss bedienen, und Phyliss nimmt, was kommt.
gasoline-alley-lesson-keep-lead-low = Vielleicht hat jemand Avery, die 11, und der schlägt diese Karte. Beginne mit einer, die unschlagbar ist.
gasoline-alley-lesson-keep-end = Alle sechs Stiche und alle sechs zählenden Karten: 30 Punkte, mehr kann eine Runde nicht enthalten. Alle gehen von deinem Stand ab, nicht nur die 5.

gasoline-alley-lesson-set-title = Lass sie durchfallen
gasoline-alley-lesson-set-task = Clara muss 8 machen und hat 7; zwei Stiche sind übrig, und dieser gehört ihr, wenn du ihn nicht nimmst. Avery oder die 4: Welche jetzt, welche zuletzt?
gasoline-alley-lesson-set-task-right = Du bist als Letzter dran, also genügt die 4. Avery kann den letzten Stich nehmen, sogar gegen eine Gasoline-Karte.
gasoline-alley-lesson-set-task-avery = Er nimmt diesen Stich, aber dann musst du die 4 ausspielen. Jede höhere Gasoline-Karte schlägt sie, und Clara hat vielleicht eine. Heb dir Avery auf.
gasoline-alley-lesson-set-end = Clara machte 7 und hatte 8 geboten: durchgefallen. Ihr Stand steigt um 8, und ihre 7 zählen nicht. Deine 8 vom Verkauf bleiben dir.

gasoline-alley-lesson-out-title = Verschenk nicht die Partie
gasoline-alley-lesson-out-task = Auch zwei können spielen. Du brauchst 12 Punkte, und Gasoline brächte sie. Aber Ada ist Geberin und braucht nur 8: Ein Verkauf zählt sofort. Wie hoch kannst du bieten?
gasoline-alley-lesson-out-task-right = Verkauft Ada für 7, so braucht sie noch 1. Bei einem Punkt mehr müsste sie nur Ja sagen.
gasoline-alley-lesson-out-task-low = Das ist ungefährlich, aber je weniger du bietest, desto eher behält Ada und bestimmt selbst. Was ist das Höchste ohne Gefahr?
gasoline-alley-lesson-out-task-pass = Dann bestimmt Ada die Meisterfarbe und schuldet nichts. Dein Gasoline ist ein Gebot wert: Wie hoch ist ungefährlich?
gasoline-alley-lesson-out-task-much = Ada müsste nur verkaufen: Ihr Stand fiele auf 0 oder darunter, und sie hätte auf der Stelle gewonnen. Bleib unter 8.
gasoline-alley-lesson-out-name-right = Phyliss, Doc und Skeezix zählen dort 14, wenn du sie heimbringst.
gasoline-alley-lesson-out-name-tin-can = Von Tin Can hast du eine einzige Karte, die 5. Deine Punkte sind in Gasoline: Nimm das.
gasoline-alley-lesson-out-end = Du hast 19 gemacht und bist fertig. Ada bekam den letzten Stich und kam auch auf 0, aber der Spielmacher zählt zuerst: Du gewinnst!

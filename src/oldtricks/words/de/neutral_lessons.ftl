# Die erste Runde und die Lektionen zu Neutral; die Stellungen stehen in teaching/courses/neutral.toml.

neutral-lesson-first-title = Deine erste Runde
neutral-lesson-first-bid = Du und Bert, dir gegenüber, spielt gegen Ada und Clara bis 50 Punkte. Zuerst wird geboten: Wie viele Punkte macht ihr in dieser Runde? Biete 10.
neutral-lesson-first-bid-pass = Du darfst passen, aber vier Karten von Großbritannien und drei der USA, darunter Präsident Wilson, sind ein Gebot wert. Biete 10.
neutral-lesson-first-bid-other = Ein Gebot ist ein Versprechen. Bietest du zu wenig, gehen andere höher; bietest du zu viel, verlierst du das Gebot. Zu viert sind 10 ein recht gutes Ergebnis. Biete 10.
neutral-lesson-first-lead = Alle passen, du bist Spielmacher. Das Land der ersten Karte, die du ausspielst, wird Trumpf. Von Großbritannien hast du am meisten: Spiel Georg V. aus, die 8.
neutral-lesson-first-lead-low = Großbritannien würde Trumpf, wie gewünscht. Aber eine höhere Karte des Landes könnte diese schlagen; über Georg V., der 8, steht keine. Spiel ihn aus.
neutral-lesson-first-lead-other = Damit würde ihr Land für die ganze Runde Trumpf, und du hast vier Karten von Großbritannien, mehr als von jedem anderen Land. Spiel Georg V. aus.
neutral-lesson-first-taken = Georg V., der höchste Trumpf, nimmt den Stich: 1 deiner 10 Punkte. Alle mussten Großbritannien bedienen. Wer das ausgespielte Land nicht hat, darf trumpfen oder abwerfen.
neutral-lesson-first-neutral = Clara hat kein Deutschland und trumpft. Auch du hast keins, und keinen Trumpf über ihrer 6. Jetzt darf eine Karte der USA, eine Neutrale, ins Spiel: Spiel die 4.
neutral-lesson-first-neutral-right = Eine Neutrale schlägt jeden Trumpf. Und sie neutralisiert den Stich: Er zählt 2 Punkte statt 1, und 1 mehr für Wilhelm II., denn in solchen Stichen zählen Herrscher.
neutral-lesson-first-neutral-wilson = Auch Präsident Wilson dürfte ins Spiel, aber er schlägt jede andere Karte. Heb ihn auf, bis nichts Geringeres genügt, und spiel die 4.
neutral-lesson-first-neutral-two = Auch die 2 dürfte ins Spiel, aber nach dir kommt noch Ada und könnte höher gehen. Die 4 ist etwas sicherer: Spiel sie.
neutral-lesson-first-neutral-trump = Claras Großbritannien 6 ist höher, dein Trumpf wäre verloren. Eine Neutrale schlägt jeden Trumpf: Spiel die USA 4.
neutral-lesson-first-neutral-thrown = Wirfst du diese Karte ab, behält Clara den Stich. Hier darf eine Neutrale ins Spiel, und sie schlägt den Trumpf: Spiel die USA 4.
neutral-lesson-first-trump = Du hast kein Frankreich, aber diesmal kannst du trumpfen: also keine Neutrale. Nach dir kommt niemand mehr, da genügt der kleinste Trumpf. Spiel die Großbritannien 2.
neutral-lesson-first-trump-dear = Auch damit nimmst du den Stich. Aber nach dir kommt niemand mehr, also genügt der kleinste Trumpf. Behalte die höheren und spiel die 2.
neutral-lesson-first-trump-thrown = Wirfst du diese Karte ab, behält Clara den Stich, und ihr braucht den Punkt. Trumpfe mit der Großbritannien 2.
neutral-lesson-first-wilson = Clara neutralisiert Adas Herrscher. Du könntest trumpfen; aber sobald eine Neutrale daliegt, darf höher gehen, wer nicht bedienen kann. Über ihrer 5 hast du Präsident Wilson, die 8: Spiel ihn.
neutral-lesson-first-wilson-right = 4 Punkte: 2 für den neutralisierten Stich, 1 für Franz Joseph I. und 1 für Präsident Wilson, der auch als Herrscher zählt. Deine 10 sind geschafft!
neutral-lesson-first-wilson-trump = Kein Trumpf schlägt eine Neutrale: Clara bekäme 3 Punkte. Geh mit Präsident Wilson über ihre 5.
neutral-lesson-first-wilson-thrown = Damit bekäme Clara 3 Punkte: 2 für den neutralisierten Stich und 1 für Franz Joseph I. Geh höher: Spiel Präsident Wilson.
neutral-lesson-first-last = Einige Stiche später hast du noch zwei Karten. Ada hat Deutschland ausgespielt, Clara eine Neutrale zugegeben. Welche deiner beiden Karten nimmt den Stich? Entscheide selbst.
neutral-lesson-first-last-right = Die höhere Neutrale nimmt ihn: noch 2 Punkte. Selbst deine kleinste Neutrale steht über jedem Trumpf.
neutral-lesson-first-last-trump = Ein Trumpf schlägt keine Neutrale, nicht einmal eine 1. Aber deine eigene Neutrale ist höher als ihre.
neutral-lesson-first-score = 10 geboten, 15 gemacht: Alle 15 zählen. Ada und Clara bekommen nur ihre zwei neutralisierten Stiche: 4. Spiel als Nächstes eine ganze Partie und achte auf Gelegenheiten für deine Neutralen.

neutral-lesson-lead-title = Die erste Karte macht den Trumpf
neutral-lesson-lead-task = Du hast 8 geboten und spielst zuerst aus. Mach Österreich zum Trumpf, mit einer Karte, die niemand mit Österreich schlagen kann.
neutral-lesson-lead-task-right = Österreich ist jetzt für die ganze Runde Trumpf, und keine andere Karte von Österreich schlägt Franz Joseph I.
neutral-lesson-lead-task-also = Richtig: Österreich ist Trumpf, und alle höheren Karten von Österreich hast du selbst.
neutral-lesson-lead-task-low = Österreich würde Trumpf, aber die Österreich 5 ist bei einem anderen und schlägt diese Karte. Du hast höhere.
neutral-lesson-lead-task-other = Damit würde ihr eigenes Land für die ganze Runde Trumpf. Du willst Österreich: Spiel eine hohe von deinen fünf aus.
neutral-lesson-lead-learned = Österreich ist Trumpf, und du hast 1 deiner 8 Punkte. Neutrale können nie Trumpf werden. Und solange du trumpfen kannst, müssen deine Neutralen in der Regel warten.

neutral-lesson-follow-title = Bediene das ausgespielte Land
neutral-lesson-follow-task = Bert hat für euch 8 geboten. Ada hat Deutschland ausgespielt, und du hast welches: Du musst bedienen, ohne Trumpf, ohne Neutrale. Claras 7 führt. Nimm den Stich.
neutral-lesson-follow-task-right = Wilhelm II., die 8, ist die höchste Karte von Deutschland: 1 Punkt für Berts Gebot. In einem Stich ohne Neutrale bringt ein Herrscher nichts dazu.
neutral-lesson-follow-task-low = Du bedienst, wie du musst, aber Claras 7 bleibt die höchste und nimmt den Stich. Du hast eine höhere Karte.
neutral-lesson-follow-learned = Wenn niemand trumpft und keine Neutrale ins Spiel kommt, nimmt die höchste Karte des ausgespielten Landes den Stich. Wer ihn nimmt, spielt zum nächsten aus.

neutral-lesson-throw-off-title = Trumpfen oder abwerfen?
neutral-lesson-throw-off-trump = Russland ist Trumpf, und Adas Wilhelm II. führt. Du hast kein Deutschland, also darfst du nach Belieben trumpfen oder abwerfen. Nimm den Stich.
neutral-lesson-throw-off-trump-right = Jeder Trumpf schlägt Deutschland, sogar den Herrscher. Nach dir kommt niemand mehr, also hat der kleinste genügt: noch 1 Punkt für dein Gebot.
neutral-lesson-throw-off-trump-also = Jeder Trumpf schlägt Deutschland, sogar den Herrscher. Aber nach dir kommt niemand mehr: Die 4 genügt, und die 6 bleibt dir.
neutral-lesson-throw-off-trump-thrown = Erlaubt, aber dann behält Ada den Stich. Du bist Spielmacher: Jeder Stich ist ein Punkt für dein Gebot. Trumpfe.
neutral-lesson-throw-off-partner = Bert spielt die Deutschland 7 aus, die höchste, die es noch gibt. Du hast kein Deutschland und einen Trumpf. Trumpfst du, oder wirfst du ab?
neutral-lesson-throw-off-partner-right = Bert hat den Stich schon, und sein Punkt ist auch deiner. Dein Trumpf bleibt dir für einen Stich, den er nicht nehmen kann.
neutral-lesson-throw-off-partner-trump = Damit nimmst du dem eigenen Partner den Stich weg. 1 Punkt ist es so oder so, aber dein Trumpf wäre verbraucht. Wirf lieber ab.
neutral-lesson-throw-off-learned = Bert hat ihn genommen, und du hast noch die Russland 6. Trumpfen ist nie Pflicht: Wer nicht bedienen kann, darf stattdessen abwerfen.

neutral-lesson-opening-title = Wann eine Neutrale ins Spiel darf
neutral-lesson-opening-closed = Russland ist Trumpf, und Adas Deutschland 7 führt. Du hast kein Deutschland, einen Trumpf und drei Neutrale. Welche Karte nimmt den Stich?
neutral-lesson-opening-closed-right = Du konntest trumpfen, also mussten deine Neutralen warten. Sie dürfen ins Spiel, wenn du weder bedienen noch trumpfen kannst.
neutral-lesson-opening-closed-thrown = Damit behält Ada den Stich. Bedienen kannst du nicht, aber trumpfen; und solange du das kannst, darf keine Neutrale ins Spiel.
neutral-lesson-opening-open = Wieder Deutschland, und Claras Wilhelm II. führt. Jetzt hast du weder Deutschland noch einen Trumpf. Nimm den Stich.
neutral-lesson-opening-open-right = Du kannst weder bedienen noch trumpfen: Das ist die Gelegenheit. Der Stich ist neutralisiert: 2 Punkte, und 1 für Wilhelm II.
neutral-lesson-opening-open-also = Jede Neutrale nimmt ihn, und der Stich zählt 3 Punkte. Aber nach dir kommt niemand mehr: Die 3 genügt.
neutral-lesson-opening-open-thrown = Wirfst du diese Karte ab, behält Clara den Stich. Du kannst weder bedienen noch trumpfen, also darf eine Neutrale ins Spiel: Spiel eine.
neutral-lesson-opening-learned = So lautet die Regel: Eine Neutrale darf ins Spiel, wenn du weder bedienen noch trumpfen kannst. Die nächsten beiden Lektionen dehnen sie ein wenig, jede auf ihre Art.

neutral-lesson-too-low-title = Ein Trumpf, der zu klein ist
neutral-lesson-too-low-above = Bert hat Poincaré ausgespielt, und Clara hat mit der Russland 4 getrumpft. Du hast kein Frankreich, zwei Trümpfe und zwei Neutrale. Nimm den Stich.
neutral-lesson-too-low-above-right = Deine 5 schlägt Claras 4. Du konntest trumpfen, also war keine Neutrale erlaubt.
neutral-lesson-too-low-above-low = Auch die Russland 3 ist Trumpf, aber Claras 4 ist höher. Du hast einen, der sie schlägt.
neutral-lesson-too-low-above-thrown = Damit behält Clara mit ihrem Trumpf den Stich. Du hast einen höheren: Nimm ihn.
neutral-lesson-too-low-below = Bert spielt wieder Frankreich aus, und Clara trumpft, diesmal mit der 7. Dein letzter Trumpf ist die 3. Nimm den Stich.
neutral-lesson-too-low-below-right = Deine 3 schlägt ihre 7 nicht; das zählt, als könntest du nicht trumpfen, und eine Neutrale darf ins Spiel. Sie schlägt jeden Trumpf: 2 Punkte für den Stich.
neutral-lesson-too-low-below-also = Auch diese Neutrale darf ins Spiel und schlägt jeden Trumpf. Die 4 ist etwas sicherer, weil Ada noch kommt.
neutral-lesson-too-low-below-low = Du darfst, aber die 3 schlägt ihre 7 nicht. Und weil sie das nicht kann, darf etwas Stärkeres ins Spiel.
neutral-lesson-too-low-below-thrown = Damit behält Clara den Stich. Dein einziger Trumpf schlägt ihren nicht, also darf eine Neutrale ins Spiel: Spiel eine.
neutral-lesson-too-low-learned = Eine Neutrale über dem Trumpf. Ein Trumpf hält deine Neutralen nur dann auf, wenn er jeden Trumpf schlagen könnte, der schon im Stich liegt.

neutral-lesson-higher-title = Die höhere Neutrale
neutral-lesson-higher-task = Ada hat Franz Joseph I. ausgespielt, Clara hat mit der 5 neutralisiert. Du hast kein Österreich, aber einen Trumpf und die Neutralen 3, 6 und 8. Nimm den Stich.
neutral-lesson-higher-task-right = Liegt schon eine Neutrale da, so darf eine höhere spielen, wer nicht bedienen kann, auch wenn er trumpfen könnte. 3 Punkte für dich, und Präsident Wilson bleibt dir.
neutral-lesson-higher-task-also = Auch Präsident Wilson nimmt ihn und bringt als Herrscher einen Punkt dazu. Aber die 6 genügt, und auch später schlägt ihn keine Karte.
neutral-lesson-higher-task-trump = Kein Trumpf schlägt eine Neutrale. Aber weil schon eine daliegt, darfst du eine höhere spielen, obwohl du trumpfen könntest.
neutral-lesson-higher-task-thrown = Damit bekommt Clara 3 Punkte: 2 für den neutralisierten Stich und 1 für Franz Joseph I. Zwei deiner Neutralen sind höher als ihre.
neutral-lesson-higher-learned = Deine 3 musste zu Hause bleiben: Sie ist kleiner als die 5, und du kannst trumpfen. Eine niedrigere Neutrale dürfte hier nur spielen, wer weder bedienen noch trumpfen kann.

neutral-lesson-rulers-title = Wo Herrscher zählen
neutral-lesson-rulers-ours = Berts Neutrale hat diesen Stich für euch, und nach dir kommt niemand mehr. Du hast weder Deutschland noch Trumpf. Welche Karte macht den Stich wertvoller?
neutral-lesson-rulers-ours-right = 3 Punkte: 2 für den neutralisierten Stich und 1 für Poincaré. In einem Stich ohne Neutrale brächte er nichts dazu.
neutral-lesson-rulers-ours-also = 3 Punkte: 2 für den neutralisierten Stich und 1 für Franz Joseph I. In einem Stich ohne Neutrale brächte er nichts dazu.
neutral-lesson-rulers-ours-neutral = Bert hat schon neutralisiert, und eine zweite Neutrale bringt nichts dazu. Eine andere Art von Karte schon: ein Herrscher, eine 8.
neutral-lesson-rulers-ours-low = Sicher, aber dann zählt der Stich nur 2. Jede 8 ist ein Herrscher und bringt in einem neutralisierten Stich einen Punkt dazu. Du hast zwei.
neutral-lesson-rulers-theirs = Bert spielt Frankreich aus, und Claras USA 7 führt. Du hast kein Frankreich und nichts, was sie schlägt. Was wirfst du ab?
neutral-lesson-rulers-theirs-right = Eine Karte, die nichts kostet. In ihrem neutralisierten Stich wäre dein Herrscher ein Punkt für sie gewesen.
neutral-lesson-rulers-theirs-ruler = In ihrem neutralisierten Stich ist Franz Joseph I. ein Punkt für Ada und Clara. Wirf etwas Kleines ab.
neutral-lesson-rulers-theirs-neutral = Deine 2 liegt unter Claras 7 und wäre vergeudet. Heb sie für eine Gelegenheit auf und wirf etwas Kleines ab.
neutral-lesson-rulers-learned = In neutralisierten Stichen ist jeder Herrscher ein Punkt, auch Präsident Wilson; in allen anderen keiner. Bring deine Herrscher also zu euren Neutralen, nie zu denen der Gegner.

neutral-lesson-against-title = Gegen das Gebot
neutral-lesson-against-task = Ada hat 8 geboten. Für euch zählen nur neutralisierte Stiche. Bert hat diesen mit Wilhelm II.; du hast weder Deutschland noch Trumpf. Sorge dafür, dass der Stich zählt.
neutral-lesson-against-task-right = Neutralisiert: 2 Punkte, und 1 für Wilhelm II. Ohne dich hätte Bert ihn genommen, und er hätte nichts gebracht.
neutral-lesson-against-task-also = So zählt er: 3 Punkte. Aber nach dir kommt niemand mehr, also genügt die 2, und die 7 bleibt dir.
neutral-lesson-against-task-thrown = Dann nimmt Bert einen Kriegsstich, und den schreiben sich nur die Spielmacher gut. Mit einer Neutralen darin zählt er für euch 3.
neutral-lesson-against-learned = Spielmacher schreiben sich alle Stiche gut, wenn sie ihr Gebot erreichen; sonst verlieren sie es. Die anderen bekommen neutralisierte Stiche samt den Herrschern darin und sonst nichts.

neutral-lesson-bid-title = Wie viel du bietest
neutral-lesson-bid-task = Mit Deutschland als Trumpf sollten 8, 7 und 6 drei Stiche nehmen. Deine drei Neutralen können je 2 Punkte bringen, Präsident Wilson 1 mehr. Was bietest du?
neutral-lesson-bid-task-right = 3 und 6 und 1 sind 10. So zählt auch das Regelheft von 1914 ein Blatt, und 10 nennt es zu viert ein recht gutes Ergebnis.
neutral-lesson-bid-task-also = Nah genug. Karte für Karte sind es 10: drei für die Trümpfe, 2 für jede Neutrale, 1 für Präsident Wilson.
neutral-lesson-bid-task-pass = Zu gut zum Passen. Zähl 1 für jeden der drei hohen Trümpfe, 2 für jede Neutrale und 1 mehr für Präsident Wilson.
neutral-lesson-bid-task-low = Das überbieten andere leicht. Zähl 1 für jeden der drei hohen Trümpfe, 2 für jede Neutrale und 1 mehr für Präsident Wilson.
neutral-lesson-bid-task-high = Das ist mehr, als diese Karten versprechen, und ein verfehltes Gebot ist verloren. Zähl 1 für jeden der drei hohen Trümpfe, 2 für jede Neutrale, 1 für Präsident Wilson.
neutral-lesson-bid-learned = Du bist Spielmacher: Erreichst du 10, so zählt alles, was ihr macht; verfehlst du sie, so verliert ihr 10. Mit etwas Hilfe von Bert darfst du rechnen.

neutral-lesson-five-title = Zu fünft: ein stiller Partner
neutral-lesson-five-away = Zu fünft hast du am meisten geboten und die drei übrigen Karten aufgenommen. Großbritannien soll Trumpf werden. Leg die drei Karten ab, die dir am wenigsten helfen.
neutral-lesson-five-away-right = Kleine einzelne Karten gehen zuerst: Je weniger Länder du hast, desto eher kannst du trumpfen oder neutralisieren.
neutral-lesson-five-away-neutral = Erlaubt, aber abgelegt zählt sie für niemanden, und eine Neutrale kann dir 2 Punkte bringen. Wähle kleine einzelne Karten.
neutral-lesson-five-away-trump = Erlaubt, aber Großbritannien soll Trumpf werden, und viele Trümpfe sind deine Stärke. Wähle kleine einzelne Karten anderer Länder.
neutral-lesson-five-call = Ruf nun eine Karte, die du nicht hast. Wer sie hat, ist dein Partner, sagt aber nichts, bis sie gespielt ist. Welche hilft dir am meisten?
neutral-lesson-five-call-right = Georg V. ist der einzige Trumpf, der höher ist als deine. Wer ihn hat, steht jetzt auf deiner Seite.
neutral-lesson-five-call-also = Auch eine gute Wahl: Präsident Wilson schlägt jede andere Karte, und wer ihn hat, stünde auf deiner Seite.
neutral-lesson-five-call-ruler = Ein Herrscher ist stark, aber diesen schlägt jeder Trumpf. Besser: Georg V., der höchste Trumpf, oder Präsident Wilson, der alles schlägt.
neutral-lesson-five-call-other = Wer sie hat, wäre dein Partner. Aber du kannst stärkere Karten rufen: Georg V., den höchsten Trumpf, oder Präsident Wilson, der alles schlägt.
neutral-lesson-five-learned = Clara hat Georg V. gespielt: Sie ist deine Partnerin. Was ihr macht oder verliert, schreibt jeder voll an. Die anderen spielen für sich; ihnen zählen nur neutralisierte Stiche.

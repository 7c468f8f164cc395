# Die erste Runde und die Lektionen zu Tactics; die Stellungen stehen in teaching/courses/tactics.toml.

tactics-lesson-first-title = Deine erste Runde
tactics-lesson-first-bid = Du und Bert, dir gegenüber, spielt gegen Ada und Clara; 150 Punkte gewinnen ein Gefecht. Wie viele der 110 Punkte dieser Runde erbeutet ihr? Biete 70.
tactics-lesson-first-bid-pass = Du darfst passen, aber fünf Karten Infanterie, darunter die drei höchsten, sind zu gut dafür. Biete 70.
tactics-lesson-first-bid-other = Bietest du zu wenig, gehen andere höher; bietest du zu viel, verliert ihr das Gebot. Zu diesen Karten passen 70: Biete 70.
tactics-lesson-first-name = Alle passen, also bestimmst du den Trumpf: Seine Karten schlagen alle anderen. Du hast fünf Karten Infanterie, darunter die drei höchsten. Mach Infanterie zum Trumpf.
tactics-lesson-first-name-none = Ohne Trumpf schlägt deine kleine Infanterie nichts außerhalb ihres Korps. Du hast fünf Karten Infanterie: Mach sie zum Trumpf.
tactics-lesson-first-name-other = Von diesem Korps hast du höchstens drei Karten, von Infanterie fünf, darunter die drei höchsten. Mach Infanterie zum Trumpf.
tactics-lesson-first-away = Die Verstärkung gehört jetzt dir. Leg vier Karten ab, aber nie einen Schlüssel: die drei Pioniere und die Kavallerie 5. Werden dann Pioniere ausgespielt, kannst du trumpfen.
tactics-lesson-first-away-high = Die Artillerie 12 ist die höchste ihres Korps und nimmt wohl einen Stich. Leg die drei Pioniere und die Kavallerie 5 ab.
tactics-lesson-first-away-trump = Das ist ein Trumpf, und Trümpfe sind deine Stärke. Leg die drei Pioniere und die Kavallerie 5 ab.
tactics-lesson-first-away-other = Möglich, aber machen wir es so: Leg die drei Pioniere ab, damit du keine mehr hast, und die Kavallerie 5.
tactics-lesson-first-lead = Du spielst aus. Solange die anderen Trümpfe haben, können sie deine guten Karten damit schlagen. Hol sie heraus: Spiel die Infanterie 12 aus, den höchsten.
tactics-lesson-first-lead-right = Wer Infanterie hat, muss sie jetzt spielen. Die höchste nimmt den Stich, und jeder Stich ist 5 Punkte wert.
tactics-lesson-first-lead-also = Ebenso gut: Alle höheren Karten der Infanterie hast du selbst.
tactics-lesson-first-lead-low = Trumpf auszuspielen ist richtig. Aber die Infanterie 9 ist bei einem anderen und schlägt diese Karte. Spiel die 12 aus: Über ihr steht keine.
tactics-lesson-first-lead-key = Ein Schlüssel nimmt keinen Stich: Wer ihn mit einem Trumpf nimmt, erbeutet 20 Punkte. Heb ihn für einen Stich von Bert auf. Spiel die Infanterie 12 aus.
tactics-lesson-first-lead-other = Später. Hol zuerst die Trümpfe der anderen heraus: Spiel die Infanterie 12 aus.
tactics-lesson-first-key = Zwei Stiche haben alle anderen Trümpfe herausgeholt; nichts schlägt Berts 12. Ein Schlüssel kann nicht kämpfen, zählt aber für den, der den Stich nimmt: Wirf deine 20 dazu.
tactics-lesson-first-key-right = 5 Punkte für den Stich und 20 für den Schlüssel, alle für euch. Allein gewinnt ein Schlüssel nichts: Er braucht einen sicheren Stich.
tactics-lesson-first-key-trump = Damit nimmst du dem eigenen Partner den Stich weg, und der Schlüssel bleibt dir auf der Hand. Wirf den Schlüssel 20 dazu.
tactics-lesson-first-key-other = Bert nimmt diesen Stich auf jeden Fall. Nutze das: Wirf den Schlüssel 20 dazu, und seine Punkte sind sicher.
tactics-lesson-first-trump = Das wissen auch Ada und Clara: Zu zwei Stichen von Ada hat Clara die Schlüssel 10 und 5 geworfen. Jetzt spielt Ada Pioniere aus. Du hast keine: Trumpfe mit der 4.
tactics-lesson-first-trump-also = Auch damit nimmst du ihn. Aber niemand sonst hat noch einen Trumpf, also genügt die 4.
tactics-lesson-first-trump-thrown = Erlaubt, aber dann behält Ada den Stich. Du kannst nicht bedienen, also darfst du trumpfen: Spiel die Infanterie 4.
tactics-lesson-first-captured = Dein letzter Trumpf, und Adas letzte Karte ist der Schlüssel 15: Er kann nicht kämpfen, du erbeutest ihn. Gerade rechtzeitig: Ohne ihn wären es 65 Punkte, und 70 hast du geboten.
tactics-lesson-first-score = Neun Stiche sind 45 Punkte, die Schlüssel 20 und 15 sind 35. 80 ist mehr als 70: Alles zählt. Spiel als Nächstes ein ganzes Gefecht und achte darauf, wohin die Schlüssel gehen.

tactics-lesson-follow-title = Bediene das ausgespielte Korps
tactics-lesson-follow-task = Ada hat 70 geboten und spielt Kavallerie aus. Du hast Kavallerie, also musst du bedienen: kein Trumpf, kein Schlüssel. Claras 10 führt. Nimm den Stich.
tactics-lesson-follow-task-right = Deine 11 ist die höchste Kavallerie im Stich: 5 Punkte erbeutet. Sie zählen für euch, ob Ada ihr Gebot erreicht oder nicht.
tactics-lesson-follow-task-low = Du bedienst, wie du musst, aber Claras 10 bleibt die höchste und nimmt den Stich. Du hast eine höhere Karte.
tactics-lesson-follow-learned = Wenn niemand trumpft, nimmt die höchste Karte des ausgespielten Korps den Stich. Jeder Stich ist 5 Punkte wert, und wer ihn nimmt, spielt zum nächsten aus.

tactics-lesson-trump-title = Trumpfen
tactics-lesson-trump-task = Infanterie ist Trumpf. Adas Kavallerie 12 führt, und du hast keine Kavallerie: Also darfst du spielen, was du willst. Nimm den Stich.
tactics-lesson-trump-task-right = Auch ein kleiner Trumpf schlägt die höchste Karte eines anderen Korps. Nach dir kommt niemand mehr, also hat die 3 genügt: 5 Punkte erbeutet.
tactics-lesson-trump-task-also = Auch ein kleiner Trumpf schlägt die höchste Karte eines anderen Korps. Aber nach dir kommt niemand mehr: Die 3 genügt.
tactics-lesson-trump-task-key = Ein Schlüssel kann nicht kämpfen: Ada nähme den Stich und damit die 10 Punkte des Schlüssels. Du hast etwas, was ihre 12 schlägt.
tactics-lesson-trump-task-thrown = Erlaubt, aber dann behält Ada den Stich. Die Karte eines dritten Korps schlägt hier nichts, ein Trumpf schon.
tactics-lesson-trump-learned = Nur wer das ausgespielte Korps nicht hat, darf trumpfen. Er muss aber nicht: Auch jede andere Karte darf er abwerfen, sogar einen Schlüssel.

tactics-lesson-home-title = Bring die Schlüssel heim
tactics-lesson-home-task = Berts Pioniere 12 führt, und nach dir kommt niemand mehr. Du hast keine Pioniere. Welche Karte bringt euch am meisten?
tactics-lesson-home-task-right = 5 Punkte für den Stich und 20 für den Schlüssel: 25, alle auf eurer Seite. Gekämpft hat Bert.
tactics-lesson-home-task-five = Auch sicher, und zusammen 10 Punkte wert. Aber du kannst nur eine Karte zu diesem Stich geben: Bring den teureren Schlüssel heim.
tactics-lesson-home-task-trump = Damit nimmst du nur einen Stich, den Bert schon hat: 5 Punkte, und beide Schlüssel bleiben dir auf der Hand.
tactics-lesson-home-task-other = Auch so nimmt Bert den Stich, aber nur für 5 Punkte. Einen Schlüssel darin würde die eigene Partei erbeuten.
tactics-lesson-home-learned = 50 der 110 Punkte einer Runde sind Schlüssel, und ein Schlüssel nimmt keinen Stich. Warte auf einen Stich, der euch sicher ist, und ein Korps, das du nicht hast.

tactics-lesson-keep-title = Gib ihnen keine Schlüssel
tactics-lesson-keep-task = Adas Pioniere 12 führt, und nach dir kommt niemand mehr. Du hast weder Pioniere noch Trumpf. Was wirfst du ab?
tactics-lesson-keep-task-right = Der Stich ist verloren, also gib so wenig wie möglich: 5 Punkte für Ada und Clara, und dein Schlüssel wartet auf einen Stich von Bert.
tactics-lesson-keep-task-key = Ada nimmt diesen Stich und würde den Schlüssel miterbeuten: 20 Punkte statt 5. Wirf etwas ab, was nichts zählt.
tactics-lesson-keep-learned = Warte aber nicht ewig. Wer nur noch einen Schlüssel hat, muss ihn spielen, und wer diesen Stich nimmt, erbeutet ihn.

tactics-lesson-bid-title = Wie viel du bietest
tactics-lesson-bid-task = Clara hat 75 geboten. Du hast sechs Karten Kavallerie, darunter die drei höchsten, und die 12 zweier anderer Korps. Gehst du höher, und wie weit?
tactics-lesson-bid-task-right = 80 genügt, um Clara zu überbieten. Etwa neun Stiche sind 45 Punkte, und wer die meisten Stiche nimmt, erbeutet meist auch die meisten Schlüssel: 35 ihrer 50 Punkte genügen.
tactics-lesson-bid-task-also = Deine Karten können es tragen. Aber 80 genügt, um Clara zu überbieten, und höher gehen kannst du später noch.
tactics-lesson-bid-task-pass = Dafür sind deine Karten zu gut: Mit Kavallerie als Trumpf darfst du etwa neun Stiche erwarten, und mit ihnen die meisten Schlüssel.
tactics-lesson-bid-task-high = 90 ist in der Regel ein sehr starkes Gebot, sagt das Regelheft, und mehr ist noch kühner. 80 genügt, um Clara zu überbieten.
tactics-lesson-bid-learned = Erbeutet ihr 80 oder mehr, so zählt eure ganze Beute. Erbeutet ihr weniger, so verliert ihr 80, während Ada und Clara ihre Beute trotzdem hinzuzählen.

tactics-lesson-name-title = Den Trumpf bestimmen
tactics-lesson-name-task = Du hast das Bieten mit 75 gewonnen. Bestimme das Korps, das Trumpf wird, oder spiel ohne. Die Verstärkung kommt erst danach.
tactics-lesson-name-task-right = Sechs Karten Artillerie mit den beiden höchsten: lang und stark. Jede kleine davon schlägt jetzt jede Karte der anderen Korps.
tactics-lesson-name-task-none = Ohne Trumpf schlägt deine kleine Artillerie nichts außerhalb ihres Korps und könnte ein langes Korps von Ada oder Clara nicht aufhalten.
tactics-lesson-name-task-other = Von diesem Korps hast du höchstens zwei Karten, also hätten die anderen die meisten Trümpfe. Von Artillerie hast du sechs.
tactics-lesson-name-learned = Hier ist die Verstärkung, darunter ein siebter Trumpf. Erst bestimmt man, dann sieht man sie: Richte dich nach dem, was du hast, nicht nach dem, was du hoffst.

tactics-lesson-discard-title = Was du ablegst
tactics-lesson-discard-task = Kavallerie ist Trumpf, und mit der Verstärkung kam ein Schlüssel. Leg vier Karten ab, und zwar so, dass dir von einem Korps nichts bleibt.
tactics-lesson-discard-task-right = Keine Infanterie mehr: Wird sie ausgespielt, kannst du trumpfen oder, wenn Bert den Stich nimmt, den Schlüssel dazuwerfen.
tactics-lesson-discard-task-high = Du hast eine Artillerie und vier Pioniere, alle hoch: Solche Karten nehmen Stiche. Leg das Korps ab, das bei dir schwach ist.
tactics-lesson-discard-task-trump = Das ist ein Trumpf, und jeder davon schlägt jede Karte der anderen Korps. Leg das Korps ab, das bei dir schwach ist.
tactics-lesson-discard-learned = Was abgelegt ist, zählt für niemanden. Ein Schlüssel darf nicht dabei sein, und so enthält jede Runde ihre 110 Punkte.

tactics-lesson-key-led-title = Wenn ein Schlüssel ausgespielt wird
tactics-lesson-key-led-task = Ada hat einen Schlüssel ausgespielt, den niemand bedienen muss. Infanterie ist Trumpf, und Claras 2 führt. Nimm den Stich und mit ihm den Schlüssel.
tactics-lesson-key-led-task-right = Wird ein Schlüssel ausgespielt, gewinnt der höchste Trumpf: Deine 5 schlägt Claras 2. 5 Punkte für den Stich und 10 für den Schlüssel.
tactics-lesson-key-led-task-low = Auch das ist ein Trumpf, aber Claras 2 steht über deiner 1. Du hast einen höheren Trumpf.
tactics-lesson-key-led-task-high = Die 12 ist hoch, aber Claras 2 ist Trumpf, und Trümpfe schlagen jedes andere Korps. Nimm einen höheren Trumpf.
tactics-lesson-key-led-task-other = Einen Schlüssel muss niemand bedienen, das ist also erlaubt. Aber nur ein höherer Trumpf schlägt Claras Infanterie 2.
tactics-lesson-key-led-learned = Ada hatte gehofft, dass Clara ihn nimmt. Einen Schlüssel auszuspielen ist oft gut, sagt das Regelheft; aber dann sollte die eigene Partei den Stich nehmen.

tactics-lesson-no-trump-title = Ein Schlüssel, und kein Trumpf
tactics-lesson-no-trump-task = Diese Runde hat keinen Trumpf, und Ada hat einen Schlüssel ausgespielt: Es gewinnt die höchste Karte, gleich welcher Farbe, bei gleichem Rang nach der Ordnung der Korps. Schlag Claras 11.
tactics-lesson-no-trump-task-right = Drei 11er liegen da, und deine geht vor: Artillerie vor Kavallerie, Kavallerie vor Infanterie. Mit dem Schlüssel 15 Punkte.
tactics-lesson-no-trump-task-engineer = Pioniere gehen allen vor, aber nur bei gleichem Rang, und Claras 11 ist höher. Auch du hast eine 11.
tactics-lesson-no-trump-task-low = Claras 11 ist höher. Auch du hast eine 11: Bei gleichem Rang entscheidet die Ordnung der Korps.
tactics-lesson-no-trump-learned = Die Ordnung ist Pioniere, Artillerie, Kavallerie, Infanterie. Sie gilt auch, wenn ein Trumpf bestimmt ist, aber niemand ihn zu einem ausgespielten Schlüssel spielt.

tactics-lesson-wagon-train-title = Der Tross
tactics-lesson-wagon-train-task = Ein seltener Anblick: Drei Schlüssel liegen in einem Stich, und du hast den vierten, den Tross. Welche Karte bringt euch am meisten?
tactics-lesson-wagon-train-task-right = Alle vier Schlüssel zusammen: Nur dann darf einer von ihnen einen Stich nehmen, der Tross. 5 und 50 sind 55 Punkte, die Hälfte von allen.
tactics-lesson-wagon-train-task-other = Auch damit nimmst du den Stich, mit 35 Punkten. Aber die 20 bliebe dir auf der Hand. Liegen alle vier Schlüssel da, gewinnt der Tross.
tactics-lesson-wagon-train-learned = Das kommt selten vor, sagt das Regelheft. In jedem anderen Stich ist der Tross ein Schlüssel wie die übrigen: 20 Punkte, die nicht kämpfen können.

# Aviationgame: der geführte erste Flug und die Lektionen.

aviationgame-lesson-first-title = Dein erster Flug
aviationgame-lesson-first-bid = Du und Bert, dir gegenüber, fliegt gegen Ada und Clara. Wer zuerst 2.000 Meilen hat, gewinnt das Wettfliegen. Dein Blatt ist stark in Eindeckern: Biete 800 Meilen im Eindecker.
aviationgame-lesson-first-bid-right = Jeder Stich über fünf hinaus ist im Eindecker 400 Meilen wert. 800 Meilen versprechen also sieben der elf Stiche, deine und Berts zusammen.
aviationgame-lesson-first-bid-also = Vorsichtig: Das verspricht sechs der elf Stiche. Dein Blatt ist gut für sieben.
aviationgame-lesson-first-bid-none = Ohne dein Gebot fliegen vielleicht Ada und Clara. Du hast A, den höchsten Trumpf, und fünf Eindecker: Biete 800 im Eindecker.
aviationgame-lesson-first-bid-bold = Kühn! Das verspricht acht der elf Stiche, und wer sein Gebot verfehlt, verliert alle gebotenen Meilen. Versuch es mit 800 im Eindecker.
aviationgame-lesson-first-bid-far = Das verspricht neun oder mehr der elf Stiche, und wer sein Gebot verfehlt, verliert alle gebotenen Meilen. Versuch es mit 800 im Eindecker.
aviationgame-lesson-first-bid-craft = Das gebotene Fluggerät wird Trumpf. Am meisten hast du von Eindecker, fünf Karten: Biete 800 im Eindecker.
aviationgame-lesson-first-discard = Niemand bietet mehr: Eindecker ist Trumpf, und du hast die beiden Karten des Talons aufgenommen. Leg zwei Karten ab: beide Luftschiffe, dann kannst du Luftschiff trumpfen.
aviationgame-lesson-first-discard-right = Kein Luftschiff mehr: Wird eines ausgespielt, so darfst du trumpfen.
aviationgame-lesson-first-discard-balloon = Kein schlechter Gedanke, aber dann bleibt ein Luftschiff. Sind beide weg, so kannst du eine ganze Farbe trumpfen.
aviationgame-lesson-first-discard-high = Die 11 ist der höchste Doppeldecker und schlägt alle anderen. Behalte sie und leg die beiden Luftschiffe ab.
aviationgame-lesson-first-discard-biplane = Du hast vier Doppeldecker und müsstest diese Farbe immer noch bedienen. Die Luftschiffe können beide weg.
aviationgame-lesson-first-discard-trump = Das ist ein Trumpf, und ein Trumpf kann Stiche jeder Farbe nehmen. Leg die beiden Luftschiffe ab.
aviationgame-lesson-first-lead = Zum ersten Stich spielst du aus. A und B sind die zwei höchsten Trümpfe, A über B. Spiel A aus: Wer Trumpf hat, muss einen zugeben.
aviationgame-lesson-first-lead-right = Nichts schlägt A, und alle müssen mit Trumpf bedienen, wenn sie einen haben.
aviationgame-lesson-first-lead-eleven = B ist noch im Spiel, und B schlägt die 11. A ist unschlagbar: Spiel erst A aus.
aviationgame-lesson-first-lead-trump = B und die Eindecker 10 sind noch im Spiel und würden die Karte schlagen. A ist unschlagbar: Spiel erst A aus.
aviationgame-lesson-first-lead-biplane = Das darfst du, aber wer keinen Doppeldecker hat, darf trumpfen. Hol erst Trümpfe heraus: Spiel A aus.
aviationgame-lesson-first-lead-low = Das darfst du, aber viele höhere Karten sind noch im Spiel. A ist unschlagbar: Spiel erst A aus.
aviationgame-lesson-first-trump = Deine Ballon 5 verlor gegen Adas 11. Nun spielt sie Luftschiff aus, und du hast deine abgelegt. Du kannst nicht bedienen, also darfst du trumpfen: Spiel deinen niedrigsten Eindecker.
aviationgame-lesson-first-trump-right = Sogar die Eindecker 3 schlägt das höchste Luftschiff, denn Eindecker ist Trumpf.
aviationgame-lesson-first-trump-also = Auch das gewinnt. Du bist aber als Letzter dran, und schon die 3 genügt: Heb dir die höheren auf.
aviationgame-lesson-first-trump-throw = Das darfst du abwerfen, aber dann nimmt Adas Luftschiff 11 den Stich. Spiel einen Eindecker, deinen Trumpf.
aviationgame-lesson-first-loss = Unter jedem Stich liegt eine Windkarte. Wer ihn gewinnt, bekommt sie: hier einen Verlust von 300 Meilen. Der Stich zählt trotzdem für deine sieben: Kein Wind bricht ein Versprechen.
aviationgame-lesson-first-draw-right = Wieder muss jeder, der einen Trumpf hat, einen zugeben.
aviationgame-lesson-first-draw-low = Die Eindecker 10 ist noch im Spiel und würde die Karte schlagen. Hol Trümpfe mit deinem höchsten: Spiel die Eindecker 11 aus.
aviationgame-lesson-first-draw-plain = Das kann warten: Ada und Clara haben vielleicht noch Trümpfe. Hol sie erst heraus: Spiel die Eindecker 11 aus.
aviationgame-lesson-first-partner = Berts B schlug Adas Eindecker 10; nur du hast noch Trümpfe. Jetzt gewinnt Berts Ballon 10, denn die 11 ist weg. Seine Stiche sind auch deine: Wirf einen niedrigen Doppeldecker ab.
aviationgame-lesson-first-partner-right = Bert behält den Stich, und du behältst deine Trümpfe.
aviationgame-lesson-first-partner-trump = Du nähmst deinem eigenen Kameraden den Stich weg, und ein Trumpf wäre verbraucht. Wirf einen Doppeldecker ab.
aviationgame-lesson-first-seventh = Berts Stich war euer sechster, mit einem Gewinn von 200. Er spielt wieder aus, doch jetzt gewinnt Claras Ballon 9. Trumpfe: Der siebte Stich erfüllt dein Gebot!
aviationgame-lesson-first-seventh-right = Niemand sonst hat noch einen Trumpf, also nimmt dieser den Stich.
aviationgame-lesson-first-seventh-throw = Dann bleibt Claras Ballon 9 vorn. Du brauchst noch einen Stich: Spiel einen Eindecker.
aviationgame-lesson-first-last-right = Der letzte Trumpf des Fluges: Nichts kann ihn schlagen.
aviationgame-lesson-first-last-low = Deine Eindecker 8 ist der letzte Trumpf und gewinnt sicher: Spiel sie zuerst aus.
aviationgame-lesson-first-score = Acht Stiche: 800 Meilen wie versprochen, nichts für den achten und 100 von euren Windkarten. Ada und Clara schreiben nur ihre Windkarten an. Versuch als Nächstes ein eigenes Gebot!

aviationgame-lesson-follow-title = Die Farbe bedienen
aviationgame-lesson-follow-task = Ada spielt Doppeldecker aus. Du hast welche, also musst du einen zugeben; Eindecker ist Trumpf, aber Trümpfe müssen warten, auch A. Du bist als Letzter dran: Nimm den Stich.
aviationgame-lesson-follow-task-right = Die 8 ist höher als Adas 7, und kein Trumpf liegt im Stich: Der höchste Doppeldecker nimmt ihn.
aviationgame-lesson-follow-task-also = Auch die 11 gewinnt. Die 8 genügt aber, und die 11 kann später noch einen Stich nehmen.
aviationgame-lesson-follow-task-low = Das ist erlaubt, aber Adas 7 ist höher und behält den Stich. Du hast einen Doppeldecker, der sie schlägt.
aviationgame-lesson-follow-end = Bediene, wenn du kannst; nur sonst darfst du trumpfen oder abwerfen. A und B sind Trümpfe und warten wie die anderen: Dein A ist noch da.

aviationgame-lesson-trump-title = Die Farbe fehlt? Trumpfen!
aviationgame-lesson-trump-task = Berts Luftschiff 11 war vorn, aber Clara hat kein Luftschiff und trumpfte mit der Doppeldecker 5. Auch du hast keines und bist als Letzter dran: Nimm den Stich.
aviationgame-lesson-trump-task-right = Von mehreren Trümpfen nimmt der höchste den Stich: Deine 6 schlägt Claras 5, und mehr musstest du nicht ausgeben.
aviationgame-lesson-trump-task-also = Auch die 9 gewinnt. Du bist aber als Letzter dran, und die 6 genügt: Heb dir die 9 auf.
aviationgame-lesson-trump-task-low = Ein Trumpf, aber niedriger als Claras 5: Sie behält den Stich. Du hast höhere.
aviationgame-lesson-trump-task-throw = Das darfst du abwerfen, aber gewinnen kann nur noch ein Trumpf über Claras 5. Doppeldecker ist Trumpf.
aviationgame-lesson-trump-end = Der höchste Trumpf hat den Stich genommen. Bist du als Letzter dran, so such die niedrigste Karte, die noch gewinnt, und behalte die besseren, hier die 9.

aviationgame-lesson-a-and-b-title = A und B
aviationgame-lesson-a-and-b-under = Doppeldecker ist Trumpf, also sind A und B jetzt die beiden höchsten Doppeldecker. Ada spielt A aus und fordert Trumpf. Du bist als Letzter dran. Welchen deiner drei Trümpfe kannst du entbehren?
aviationgame-lesson-a-and-b-under-right = Nichts schlägt A. Du bedienst mit einem niedrigen Trumpf, und B ist jetzt der höchste, der noch übrig ist.
aviationgame-lesson-a-and-b-under-also = Gut: ein niedriger Trumpf, und B ist jetzt der höchste, der noch übrig ist.
aviationgame-lesson-a-and-b-under-b = A schlägt sogar B, B wäre also verschwendet. Bediene mit einem Doppeldecker mit Zahl und heb dir B auf.
aviationgame-lesson-a-and-b-over = Nun spielt Ada die Doppeldecker 11 aus, die höchste Zahl, die es gibt. Du bist wieder als Letzter dran: Nimm den Stich.
aviationgame-lesson-a-and-b-over-right = B steht über jeder Zahl; nur A ist höher, und A ist weg.
aviationgame-lesson-a-and-b-over-low = Damit bedienst du, aber die 11 ist höher. B schlägt jede Zahl, und A ist weg: Spiel B.
aviationgame-lesson-a-and-b-end = A und B gehören zur Trumpffarbe, welche es auch ist. Ist Trumpf gefordert und B oder A dein letzter Trumpf, so musst du ihn spielen.

aviationgame-lesson-worth-title = Was ein Gebot wert ist
aviationgame-lesson-worth-task = Clara bietet 300 im Ballon: drei Stiche über fünf hinaus, zusammen acht. Biete mehr Meilen als sie, aber versprich nur sechs Stiche, also einen über fünf hinaus.
aviationgame-lesson-worth-task-right = Ein Stich über fünf hinaus bringt im Eindecker 400 Meilen: mehr als ihre 300, mit zwei Stichen weniger.
aviationgame-lesson-worth-task-none = Dann bleibt es vorerst bei ihren 300. Sechs Stiche genügen, um sie zu überbieten: In welchem Fluggerät ist ein Stich über fünf hinaus mehr als 300 wert?
aviationgame-lesson-worth-task-more = Mehr als 300 und mit diesem Blatt kein schlechtes Gebot. Aber es verspricht sieben Stiche; hier genügen sechs.
aviationgame-lesson-worth-task-other = Das ist mehr als 300, verspricht aber sieben Stiche oder mehr. In welchem Fluggerät ist ein einziger Stich über fünf hinaus mehr als 300 wert?
aviationgame-lesson-worth-end = Ein Stich über fünf hinaus: 100 im Ballon, 200 im Luftschiff, 300 im Doppeldecker, 400 im Eindecker. Die meisten Meilen gewinnen; gleich viele wie das letzte Gebot genügen nicht.

aviationgame-lesson-craft-title = Welches Fluggerät?
aviationgame-lesson-craft-bid = Jeder bietet nur einmal, und du bist der Erste. Welche Farbe ist deine längste und stärkste? Versprich in ihr sieben Stiche.
aviationgame-lesson-craft-bid-right = Zwei Stiche über fünf hinaus, zu je 300 Meilen. Mit A hast du sechs Trümpfe, darunter die 11 und die 10.
aviationgame-lesson-craft-bid-also = Acht Stiche in deiner besten Farbe: kühn, aber kein schlechtes Gebot.
aviationgame-lesson-craft-bid-none = Dieses Blatt ist einen Flug wert: A und fünf Doppeldecker. Du wirst nicht noch einmal gefragt.
aviationgame-lesson-craft-bid-shy = Das richtige Fluggerät, aber nur sechs Stiche. Vielleicht bietet jemand mehr, und du wirst nicht noch einmal gefragt. Versprich sieben.
aviationgame-lesson-craft-bid-far = Das richtige Fluggerät, aber das verspricht neun Stiche oder mehr, und wer sein Gebot verfehlt, verliert alle gebotenen Meilen. Versprich sieben.
aviationgame-lesson-craft-bid-monoplane = Im Eindecker zählt ein Stich am meisten, aber du hast nur zwei. Deine längste Farbe ist Doppeldecker, fünf Karten mit der 11.
aviationgame-lesson-craft-bid-other = Deine längste Farbe ist Doppeldecker, fünf Karten mit der 11: Mach sie zum Trumpf. Sieben Stiche sind zwei über fünf hinaus, zu je 300 Meilen.
aviationgame-lesson-craft-discard = Der Talon brachte die Doppeldecker 5 und die Ballon 3, du hast jetzt 13 Karten. Leg zwei ab, sodass du eine Farbe trumpfen kannst, wenn sie ausgespielt wird.
aviationgame-lesson-craft-discard-right = Ohne Ballon kannst du trumpfen, sobald diese Farbe ausgespielt wird.
aviationgame-lesson-craft-discard-high = Die 11 ist das höchste Luftschiff: wahrscheinlich ein Stich. Such zwei niedrige Karten derselben Farbe.
aviationgame-lesson-craft-discard-ten = Eine 10 kann noch einen Stich nehmen. Such zwei niedrige Karten derselben Farbe.
aviationgame-lesson-craft-discard-seven = Dann steht die Eindecker 10 allein und muss fallen, wenn jemand die 11 ausspielt. Such zwei niedrige Karten derselben Farbe.
aviationgame-lesson-craft-discard-trump = Das ist ein Trumpf und kann Stiche jeder Farbe nehmen. Such zwei niedrige Karten derselben Farbe.
aviationgame-lesson-craft-end = Biete das Fluggerät, von dem du am meisten hast, leg die niedrigen Karten einer anderen Farbe ab, und du spielst zum ersten Stich aus. Abgelegte Karten zählen nichts.

aviationgame-lesson-break-title = Brich ihr Versprechen
aviationgame-lesson-break-task = Clara versprach sechs Stiche im Eindecker. Ihre Mannschaft hat fünf, zwei sind noch übrig: Ihr braucht beide. Alle Trümpfe außer deinem sind weg, und Bert liegt vorn. Welche Karte?
aviationgame-lesson-break-task-right = Berts Stich zählt für euch. Er spielt zum letzten aus, und dein Eindecker, der letzte Trumpf, nimmt, was auch kommt.
aviationgame-lesson-break-task-trump = Diesen Stich hat Bert schon. Zum letzten müsstest du die Luftschiff 9 ausspielen, und die 10 und die 11 sind noch nicht gefallen.
aviationgame-lesson-break-end = Das Gebot ist verfehlt: Claras Mannschaft verliert die 400 Meilen. Eure hat sechs Stiche, einen über fünf hinaus, und bekommt dafür den Wert der Trumpffarbe: 400.

aviationgame-lesson-wind-title = Die Winde zählen
aviationgame-lesson-wind-task = Eure sieben Stiche sind erreicht; weitere bringen nichts. Unter den Windkarten gibt es nur sieben Gewinne, und alle sind schon aufgedeckt. Willst du diesen Stich nehmen?
aviationgame-lesson-wind-task-right = Ada nimmt den Stich und mit ihm einen Verlust von 200. Sind alle Gewinne weg, so nützt dir keine Windkarte mehr.
aviationgame-lesson-wind-task-win = Sie würde gewinnen, aber für nichts: Das Gebot ist erfüllt, und unter dem Stich kann nur ein Verlust oder eine Null liegen. Überlass ihn Ada.
aviationgame-lesson-wind-end = 800 Meilen für das Gebot und 800 von den Windkarten. Ada nahm die letzten beiden, Verluste von 200 und 100. Winde brechen kein Versprechen, aber sie verändern den Stand.

aviationgame-lesson-perfect-title = Der Perfekte Flug
aviationgame-lesson-perfect-task = Neun Stiche, alle eure, und eure Windkarten ergeben 300. Alle elf ohne Verlust unterm Strich bringen 500 Meilen mehr. Die Eindecker 6 ist noch im Spiel. Was spielst du aus?
aviationgame-lesson-perfect-task-right = Sie holt die 6, den einzigen Trumpf, der noch draußen ist. Danach kann niemand mehr die Doppeldecker 11 trumpfen.
aviationgame-lesson-perfect-task-biplane = Der höchste Doppeldecker, aber jemand hat noch die Eindecker 6 und darf vielleicht trumpfen. Hol diesen Trumpf zuerst.
aviationgame-lesson-perfect-end = Alle elf Stiche und unterm Strich kein Verlust, ein Perfekter Flug: 800 für das Gebot, 500 dazu und 200 von den Windkarten. 1.500 Meilen in einem Flug!

# Gleiche Karten für alle: was nicht geht, und warum.

problem-no-round = solche Karten gibt es hier nicht
problem-board-too-early = die Karten vom { $date } werden am Tag davor festgelegt und erst an dem Tag gespielt
problem-board-early = das hat noch nicht begonnen
problem-board-over = die Zeit dafür ist um: man kann es ansehen, aber nicht mehr spielen
problem-board-played = das hast du schon gespielt, und jedes Blatt wird nur einmal gespielt
problem-board-sealed = andere spielen diese Karten noch: ihr Geheimnis wird verraten, wenn die Zeit um ist
problem-close-board = das hier zählt und wird nur einmal gespielt: spiel weiter, wann du magst, bis die Zeit um ist
problem-board-unfinished = du hast selbst dieselben Karten: spiel sie erst zu Ende, dann darfst du zusehen
problem-house-board = das hier zählt: es gibt keine Tipps, und nichts wird zurückgenommen
problem-challenge-alone = nur ein Spiel, das du allein gegen Bots gespielt hast, kann eine Herausforderung werden
problem-no-such-hand = dieses Spiel hat kein solches Blatt
problem-team-full = in diesem Team sind schon zwei
problem-no-team = ein solches Team gibt es hier nicht
problem-event-bot = in einem Wettbewerb müssen gleiche Entscheidungen auf gleiche Antworten treffen: wähle einen Bot, der nicht nach der Uhr denkt und der gewinnen will

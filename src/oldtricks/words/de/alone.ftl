### Der Tisch ohne Server: ein Bot, der gelernt hat, und Nachbesprechungen nach Faustregeln. $action und $best sind Aktionen
### als das, was ein Spieler tut.

problem-not-learned = Was der Bot { bot-name-net } über { $game } gelernt hat, liegt noch nicht in diesem Browser und lässt sich gerade nicht holen: Komm wieder, wenn du online bist, oder spiel gegen einen anderen Bot

thumb-too = { $action }: so sagt es auch die Faustregel
thumb-other = { $action }; nach der Faustregel: { $best }
thumb-about = Jede deiner Entscheidungen neben dem, was eine Faustregel mit deinem Wissen täte, und warum. Ausgerechnet wird nichts: Ein anderer Zug muss nicht schlechter sein.
thumb-share = { $of ->
    [one] Nach der Faustregel: { $n } von deiner 1 Entscheidung.
   *[other] Nach der Faustregel: { $n } von deinen { $of } Entscheidungen.
}
thumb-no-choice = Du hattest in dieser Partie nichts zu entscheiden.
thumb-none = Du bist immer der Faustregel gefolgt.
thumb-turns-title = Wo du es anders gemacht hast
thumb-turns-back = Vorige Stelle
thumb-turns-next = Nächste Stelle
thumb-turns-at = { $n } von { $of }
thumb-turns-about = Spring von einer Stelle, an der du es anders gemacht hast, zur nächsten, und versuch jede mit denselben Karten noch einmal.

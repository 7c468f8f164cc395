# Der Rest einer Runde: beansprucht oder den Bots überlassen.

problem-rest = Diese Runde wird gerade ausgespielt
problem-no-claim = Den Rest kann beanspruchen, wer an der Reihe ist, solange Stiche gespielt werden und er mehr als eine Karte hat
problem-not-proven = Aus dem, was du weißt, lässt sich nicht beweisen, dass alle restlichen Stiche dir gehören: Spiel weiter
problem-not-decided = Bots spielen eine Runde nur für jemanden zu Ende, der allein gegen sie spielt, und erst wenn sie entschieden ist

rest-claim = Der Rest ist mein
rest-claim-key = Alle restlichen Stiche gehören mir (C)
rest-finish = Bots zu Ende spielen lassen
rest-finish-key = Der Kontrakt ist entschieden: Ein Bot spielt meine Karten bis zum Ende dieser Runde (F)
rest-looking = Es wird geprüft, ob der Rest dir gehört …
rest-asked = { $name } beansprucht alle restlichen Stiche
rest-asked-mine = Du beanspruchst alle restlichen Stiche. Die anderen werden gefragt.
rest-give = Überlassen
rest-play-on = Weiterspielen
rest-claimed = { $name } bekommt alle restlichen Stiche. Die Runde wird ausgespielt.
rest-claimed-mine = Alle restlichen Stiche gehören dir. Die Runde wird ausgespielt.
rest-finished-mine = Bots spielen diese Runde zu Ende.

terminal-about-claim = alle restlichen Stiche gehören dir, und was du weißt, beweist es
terminal-about-finish = ein Bot spielt deine Karten bis zum Ende dieser Runde

# Gespielte Blätter: wie es bei beiden weiterging, und was auf die anderen warten muss.

round-lines = Wie es bei beiden weiterging
replay-sealed = Andere spielen diese Karten noch. Ab { $time } lässt sich hier die Aufzeichnung laden, jede Stellung noch einmal versuchen und das Mischen nachprüfen.
verify-about-board = Diese Karten waren für alle dieselben und standen fest, bevor jemand spielte: Sie folgen aus einem Geheimnis, auf das sich der Server festgelegt hatte. Dein Browser kann alles nachrechnen.

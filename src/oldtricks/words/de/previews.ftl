### Wie ein Link aussieht, wo man ihn teilt
preview-house = Fünf Kartenspiele aus den Jahren 1911 bis 1927, neu zum Leben erweckt: spiel gleich los, allein oder mit Freunden.
preview-game = { $game }
preview-learn = { $game } lernen
preview-puzzles = Rätsel zu { $game }

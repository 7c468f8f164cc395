# Was an der Tür gesagt wird: Namen, Verbindungen, und Antworten, die verloren gingen

problem-name-scripts = Ein Name steht in einer einzigen Schrift, etwa in lateinischen, griechischen oder kyrillischen Buchstaben
problem-unknown = Die Antwort der Datenbank ging verloren; vielleicht ist es geschehen, vielleicht nicht: Frag noch einmal, bei einem Zug mit demselben Schlüssel
problem-connections = Von deiner Adresse sind zu viele Verbindungen offen: Schließ einige
problem-connections-all = Hier sind zu viele Verbindungen offen: Versuch es gleich noch einmal

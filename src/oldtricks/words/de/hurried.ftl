# Wenn ein Bot oder sein Rat mit weniger Zeit auskommen muss.

hurried-short = in Eile
hurried-note = Der Server ist ausgelastet: Für Bots in Eile hat ein schnellerer gewählt.
problem-replaced = Du hast inzwischen noch einmal gefragt: Beantwortet wird nur die letzte Frage

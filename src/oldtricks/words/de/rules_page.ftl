# Die Regelseiten: Bilder, ein Stich Karte für Karte, und was sich drucken lässt.

rules-print-pack = Karten drucken
rules-print-summary = Ein Blatt für den Tisch
rules-cards-of = { $suit }, Karte für Karte
rules-other-cards = Andere Karten
rules-all-cards = Die Karten
rules-card-often = { $name } ×{ $n }
rules-laid = { $who }: { $card }
rules-wins = nimmt den Stich
rules-under-the-trick = Unter dem Stich: { $card }
rules-in-notation = Karten und Züge, zum Nachspielen

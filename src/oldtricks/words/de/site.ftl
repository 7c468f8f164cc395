### Die Seite ohne Server: was sie neben der Seite sagt, die alle Server zeigen.

hint-thumb = eine Faustregel, ausgerechnet wurde nichts
problem-needs-server = an einen Tisch in deinem eigenen Browser kann sonst niemand kommen: Für Freunde braucht es einen Server

# Was der Server dem sagt, der ihn gestartet hat, und was neben dem steht, was er schickt.

server-at = Old Tricks ist unter { $address } (Strg-C hält es an)
server-database = Die Partien liegen in { $database } und gehen nach jedem Start weiter
server-cannot-listen = An { $host }, Port { $port }, ist kein Lauschen möglich: { $reason }
server-ports-taken = Die Ports { $first } bis { $last } sind alle belegt; wähl einen mit --port
server-stopping = Der Server wird angehalten
server-proof = { $shares ->
    [one] Der Server hat die Festlegung veröffentlicht, bevor sich jemand setzte, und sie ist der SHA-256-Wert des Geheimnisses. Jedes Geben folgt aus dem Geheimnis und 1 zufälligen Beitrag der Spieler. Lade die Aufzeichnung und prüfe es selbst mit `oldtricks verify`.
   *[other] Der Server hat die Festlegung veröffentlicht, bevor sich jemand setzte, und sie ist der SHA-256-Wert des Geheimnisses. Jedes Geben folgt aus dem Geheimnis und { $shares } zufälligen Beiträgen der Spieler. Lade die Aufzeichnung und prüfe es selbst mit `oldtricks verify`.
}

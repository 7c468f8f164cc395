# Ein Bot, der über HTTP in die Arena kommt.

stranger-waiting = Unter { $address } wird auf einen Bot gewartet
stranger-sat = { $who } hat Platz genommen.
stranger-is = stranger: { $who }
stranger-nobody = Über HTTP hat niemand Platz genommen. „oldtricks arena“ wartet auf einen Fremden, wenn er unter den Bots steht.
stranger-here = Ein Fremder spielt nur in diesem Prozess: ohne --ray und --workers aufrufen.
stranger-silent = Er hat { $seconds } Sekunden lang nicht geantwortet.
stranger-illegal = { $given } ist keine der erlaubten Aktionen.
stranger-taken = Hier sitzt schon jemand.
stranger-token = Erst Platz nehmen, dann das erhaltene Token mitschicken: „Authorization: Bearer …“.
stranger-stated = „name“ und „version“ angeben: je eine Zeile von höchstens { $most } Zeichen.
stranger-not-json = Gesendet werden muss ein JSON-Objekt.
stranger-too-large = Eine Anfrage muss ihre Länge nennen und darf höchstens { $bytes } Bytes haben.
stranger-nothing-here = Hier gibt es nur /sit und /turn.
command-arena-host = wo auf einen Fremden gewartet wird (Standard { $host })
command-arena-port = und an welchem Port (Standard: irgendein freier)

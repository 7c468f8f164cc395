# Jemand sein

art-no-reaction = Ein Bildchen { $given } gibt es nicht. Es gibt: { $there }.
problem-avatar = So ein Bild gibt es nicht. /api/avatars zählt sie auf.
problem-code = Dieser Code gilt nicht oder nicht mehr: Jeder gilt einmal, ein Link zehn Minuten lang.
problem-devices = Du bist schon auf { $most } Geräten angemeldet. Melde erst eines ab.
problem-no-device = Auf so einem Gerät bist du nicht angemeldet.
problem-leave-name = Das ist nicht dein Name. Es wurde nichts gelöscht.

copy = Kopieren
me-title = Du
me-name = Dein Name
me-picture = Bild aussuchen
me-save = Speichern
me-saved = Gespeichert.
me-about = Beides sehen andere überall, wo du dich von jetzt an hinsetzt. Ein Konto braucht hier niemand, und nach einer Adresse wird nicht gefragt.
devices-title = Deine Geräte
devices-about = Du bist, wen dieser Browser sich gemerkt hat. Um anderswo dieselbe Person zu sein, nimm einen Link mit; ein Ersatzcode lässt dich herein, wenn alle Geräte verloren sind.
devices-program = Ein Programm
devices-unknown = Ein Gerät
devices-this = dieses hier
devices-seen = benutzt { $when }
devices-out = Abmelden
devices-out-spoken = { $device } abmelden
devices-link = Auf einem anderen Gerät weiterspielen
devices-recovery = Ersatzcode
devices-have-code = Ich habe einen Code
recovery-about = Schreib ihn dir dort auf, wo du ihn wiederfindest. Er wird nur jetzt gezeigt, gilt einmal und ersetzt jeden, den du vorher hattest.
recovery-kept = Ich habe ihn aufgehoben
link-about = Halte die Kamera des anderen Geräts hierauf oder öffne dort den Link. Er gilt einmal, bis { $until } Uhr.
link-qr = Der Link als QR-Code
link-link = Der Link
link-careful = Wer ihn öffnet, ist du: Gib ihn sonst niemandem.
data-title = Deine Daten
data-about = Wir heben deinen Namen und dein Bild auf, deine Geräte in je zwei Wörtern, wen du gesperrt hast und die Partien, die du gespielt hast. Was am Tisch geredet wird, wird nie aufgehoben.
data-take = Alles mitnehmen
data-leave = Alles löschen
leave-title = Alles löschen, was von dir aufgehoben ist
leave-goes = Dein Name und dein Bild, deine Geräte und Codes, deine Sperrliste und die Partien, die du allein gegen Bots gespielt hast, samt ihren Ergebnissen werden gelöscht.
leave-stays = Partien mit anderen gehören auch den anderen: Sie bleiben, mit N. N. an Stelle deines Namens und ohne etwas, das zu dir führt. In Sicherungskopien, die die Betreiber dieses Servers gemacht haben, stehst du, bis sie ersetzt werden.
leave-no-way-back = Es gibt kein Zurück.
leave-name = Zum Löschen gib deinen Namen ein: { $name }
leave-stay = Behalten
continue-title = Auf diesem Gerät weiterspielen
continue-lead = Jemand hat diesen Link gemacht, um hier dieselbe Person zu sein. Er gilt einmal.
continue-lead-code = Mit einem Ersatzcode bist du auf jedem Gerät wieder du selbst.
continue-code = Dein Code
continue-leaves = Bisher ist dieses Gerät { $name }. Was als { $name } gespielt wurde, bleibt, wo es ist; dieses Gerät zeigt es aber nicht mehr.
continue-go = Hier weiterspielen
continue-done = Willkommen, { $name }
continue-done-about = Dieses Gerät gehört jetzt dir. Ein Code gilt nur einmal: Mach dir in den Einstellungen einen neuen, wenn du ihn verbraucht hast.
settings-table = Der Tisch

# Die Lobby, und was am Tisch geredet wird

problem-wish-game = Such nach irgendeinem Spiel (any), irgendeinem Stichspiel (tricks) oder einem bestimmten mit Namen.
problem-wish-players = Zu { $players } wird keines dieser Spiele gespielt.
problem-block-self = Dich selbst kannst du nicht sperren.
problem-blocks = Du hast schon { $most } Leute gesperrt.
problem-no-block = So jemanden hast du nicht gesperrt.
problem-not-welcome = An diesen Tisch kannst du dich nicht setzen.
problem-talk-empty = Darin gibt es nichts zu lesen.
problem-talk-long = Eine Zeile hat höchstens { $longest } Zeichen.
problem-talk-link = Links und Adressen werden hier nicht weitergegeben. Lass nach einem Punkt ein Leerzeichen.
problem-talk-one = Sag etwas oder zeig ein Bildchen: eins von beiden.
problem-talk-off = Das ist an diesem Tisch ausgeschaltet, oder es ist niemand da, der es hört.
problem-nobody-there = Dort sitzt sonst niemand.

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
link-careful = Wer ihn öffnet, wird hier zu dir: Gib ihn sonst niemandem.
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

people-title = Leute finden
people-lead = Setz dich an einen offenen Tisch, oder sag, was du spielen möchtest: Sobald genug Leute dasselbe wollen, wird gegeben.
people-as = Du bist { $name }.
people-change = Name und Bild ändern
people-strip = Mit anderen spielen
people-strip-some = { $tables ->
    [0] Kein offener Tisch,
    [one] Ein offener Tisch,
   *[other] { $tables } offene Tische,
  } { $looking ->
    [0] niemand sucht ein Spiel.
    [one] eine Person sucht ein Spiel.
   *[other] { $looking } Leute suchen ein Spiel.
  }
people-strip-none = Mach einen Tisch für alle auf oder such dir ein Spiel: Bots nehmen die Plätze, die leer bleiben.
look-title = Ein Spiel suchen
look-game = Was du spielen möchtest
look-game-any = Irgendein Spiel
look-game-tricks = Irgendein Stichspiel
look-players = Zu wie vielen
look-players-usual = wie üblich
look-wait = Bots kommen dazu nach
look-go = Leute suchen
look-wish = { $what }, zu { $n }
look-searching = Gesucht: { $what }
look-left = { $n ->
    [one] In einer Sekunde kommen Bots dazu.
   *[other] In { $n } Sekunden kommen Bots dazu.
  } Lass diese Seite offen.
look-now = Einen Moment: Der Tisch wird gedeckt.
look-stop = Nicht mehr suchen
look-others = Suchen auch
look-with = Mitspielen
look-with-spoken = Mit { $name } spielen
open-title = Offene Tische
open-count = { $n ->
    [0] Keine offenen Tische
    [one] Ein offener Tisch
   *[other] { $n } offene Tische
  }
open-none = Gerade ist kein Tisch offen. Mach einen auf oder such ein Spiel: Andere sehen es hier sofort.
open-own = Selbst einen Tisch aufmachen:
open-with = mit { $names }
open-free = { $n ->
    [one] ein freier Platz
   *[other] { $n } freie Plätze
  }
open-full = voll
open-join = Hinsetzen
open-watch = Zuschauen
open-back = Zurück an den Tisch
listing-title = Wer kommen darf
listing-private = Wer den Link hat
listing-open = Alle: Der Tisch steht in der Lobby
listing-fill = Wenn niemand kommt, nehmen Bots die freien Plätze nach
listing-never = gar nicht
listing-about = Sobald alle Plätze besetzt sind, wird von selbst gegeben.
listing-now = Dieser Tisch steht in der Lobby: Alle dürfen sich setzen, und sobald alle Plätze besetzt sind, wird gegeben.
listing-fills = Wenn sonst niemand kommt, nehmen um { $when } Uhr Bots die freien Plätze.
talk-title = Tischgespräch
talk-tool = Reden
talk-unread = neu
talk-reactions = Bildchen
talk-lines = Was gesagt wurde
talk-none = Noch hat niemand etwas gesagt.
talk-write = Etwas sagen
talk-send = Senden
talk-off = An diesem Tisch kann jetzt niemand reden.
talk-chat-off = An diesem Tisch sind nur Bildchen erlaubt.
talk-kept = Was hier gesagt wird, wird nie gespeichert: Es ist weg, wenn der Tisch weg ist.
talk-manners = Ungestört bleiben
talk-show-chat = Chat zeigen
talk-show-reactions = Bildchen zeigen
talk-allow-chat = Chat an diesem Tisch (Gastgeber)
talk-allow-reactions = Bildchen an diesem Tisch (Gastgeber)
talk-mute = Nicht hören
talk-unmute = Wieder hören
talk-silence = Für alle stumm schalten
talk-unsilence = Reden lassen
talk-report = Gastgeber Bescheid sagen
talk-block = Sperren
talk-block-about = Wen du sperrst, von dem hörst du nichts und er nichts von dir; an deine Tische kann er sich nicht setzen, und ihr werdet nie zusammengebracht. Die Liste steht in den Einstellungen.
talk-reported = Der Gastgeber weiß Bescheid, aber nicht, von wem.
talk-blocked = { $name } ist gesperrt.
talk-report-about = Jemand am Tisch stört sich an dem, was { $name } sagt.
settings-chat = Chat an Tischen zeigen
settings-reactions = Bildchen an Tischen zeigen
blocks-title = Gesperrt
blocks-about = Ihr hört nichts voneinander und werdet nie zusammengebracht.
blocks-free = Entsperren
blocks-free-spoken = { $name } entsperren
reaction-hello = Guten Tag
reaction-luck = Viel Glück
reaction-bravo = Bravo
reaction-well-played = Gut gespielt
reaction-wow = Oh!
reaction-laugh = Haha
reaction-sigh = O weh
reaction-oops = Hoppla
reaction-moment = Moment
reaction-thanks = Danke
reaction-good-game = Gutes Spiel
reaction-tea = Teepause

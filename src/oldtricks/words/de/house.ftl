# Hausregeln: Uhren, wer zusehen darf; langsame Partien und wer dran ist; entfernte Partien.

problem-close-people = Nur eine Partie, in der sonst niemand sitzt, kann entfernt werden
problem-slow-replace = In einer langsamen Partie fehlt niemand: Ein Bot entscheidet, wenn die Bedenkzeit um ist, und nicht vorher
problem-closed = Diese Partie wurde entfernt
status-410 = Nicht mehr da

setup-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
setup-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
setup-slow-about = Eine langsame Partie: Alle ziehen, wann sie wollen, die Uhr läuft Tag und Nacht, und niemand gilt als abwesend. Wer Benachrichtigungen eingeschaltet und irgendwo eine Seite von uns offen hat, erfährt, wann er dran ist.
setup-bank = Bedenkzeit für jede Person
setup-bank-none = Keine
setup-bank-hand = { $n } für jede Runde
setup-bank-match = { $n } für die ganze Partie
setup-bank-about = Jede Entscheidung zehrt davon. Ist sie aufgebraucht, entscheidet ein Bot, bis es wieder Zeit gibt.
house-bank-hand = { $n } je Runde und Person
house-bank-match = { $n } je Partie und Person
house-clock = { $n } für jede Entscheidung
bank-left = noch { $time } Bedenkzeit

mine-remove = Entfernen
mine-remove-spoken = Diese Partie { $game } entfernen
mine-remove-ask = Diese Partie endgültig entfernen? Wurden schon Karten gegeben, zählt sie als begonnen und verlassen.
mine-remove-yes = Entfernen
mine-keep = Behalten
mine-due = bis { $when }

lobby-full = Alle Plätze sind vergeben. Du kannst zusehen: Sobald es losgeht, erscheint die Partie auf dieser Seite.

my-turn-title = Du bist dran · { $title }
my-turn-elsewhere-title = ({ $n }) { $title }
my-turn-elsewhere = { $n ->
    [one] Du bist anderswo dran: { $game }
   *[other] Du bist an { $n } anderen Tischen dran
}
my-turn-home = Du bist dran
my-turn-nav = { $n ->
    [one] an 1 Tisch bist du dran
   *[other] an { $n } Tischen bist du dran
}
my-turn-notice-title = Du bist dran
my-turn-notice = { $game } mit { $names }
settings-notify = Mir Bescheid geben, wenn ich dran bin und woanders hinsehe
settings-notify-denied = Der Browser lässt diese Seite keine Benachrichtigungen senden. Das kannst du in seinen Einstellungen für diese Seite ändern.

problem-no-watching = An diesem Tisch darf niemand zusehen
problem-watch-seat = Die Karten eines Platzes sind erst zu sehen, wenn die Runde vorbei ist: Wähle diese Verzögerung
setup-watch = Wer zusehen darf
setup-watch-nobody = Niemand
setup-watch-link = Wer den Link hat
setup-watch-everybody = Alle, aus einer Liste
setup-delay = Was sie sehen
setup-delay-none = Den Tisch, sofort
setup-delay-minutes = Den Tisch, 3 Minuten später
setup-delay-hand = Beendete Runden
setup-delay-seat = Diese, mit meinem Blatt
house-watch-nobody = niemand darf zusehen
house-watch-link = wer den Link hat, darf zusehen
house-watch-everybody = alle dürfen zusehen
house-watch-round = zusehen darf nur, wer diese Karten zu Ende gespielt hat
house-delay-minutes = drei Minuten später
house-delay-hand = jede Runde, wenn sie vorbei ist
house-delay-seat = jede Runde, wenn sie vorbei ist, mit dem Blatt von { $name }
watch-title = Partien zum Zusehen
watching-later = Was du siehst, ist schon eine Weile her: Dieser Tisch wird verzögert gezeigt.

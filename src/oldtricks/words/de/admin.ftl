# Was `oldtricks admin` sagt: Sicherungen, und ob mit den Partien eines Servers alles stimmt.

command-admin = die Partien eines Servers sichern, zurückholen und prüfen
command-admin-examples =
    Beispiele:
      oldtricks admin backup games-backup.db
      oldtricks admin check
      oldtricks admin restore games-backup.db --db new.db

    Beim Sichern und Prüfen darf ein Server laufen, aber nicht dort, wohin zurückgeholt wird.
    Braucht das Extra [server].
command-admin-backup = alle Partien und Personen eines Servers in eine Datei schreiben
command-admin-backup-examples =
    Beispiele:
      oldtricks admin backup games-backup.db
      oldtricks admin backup /var/backups        nach der Uhrzeit benannt
      oldtricks admin backup games-backup.db --db postgresql://user:password@host/name

    Die Sicherung ist eine SQLite-Datei, gleich aus welcher Datenbank, mit allen Geheimnissen,
    die darin sind: Gib sie niemandem.
command-admin-backup-file = eine neue Datei oder ein Ordner dafür
command-admin-restore = den Inhalt einer Sicherung in eine Datenbank zurückholen
command-admin-restore-examples =
    Beispiele:
      oldtricks admin restore games-backup.db --db new.db
      oldtricks admin restore games-backup.db --replace
      oldtricks admin restore games-backup.db --db postgresql://user:password@host/name

    Halte die Server dieser Datenbank vorher an. Zurückgeholt wird alles oder, wenn etwas
    misslingt, nichts.
command-admin-restore-file = eine Sicherung
command-admin-restore-replace = auch wenn in der Datenbank schon etwas ist; das ist dann verloren
command-admin-check = jedes Protokoll nach den Regeln nachspielen und sagen, was nicht stimmt
command-admin-check-examples =
    Beispiele:
      oldtricks admin check
      oldtricks admin check --db games-backup.db

    Rückgabewert 1, wenn etwas nicht stimmt.

admin-counted = Personen: { $people }, Tische: { $tables }, Einträge in ihren Protokollen: { $entries }
admin-backed-up = Sicherung geschrieben: { $file } ({ $counted })
admin-restored = Zurückgeholt nach { $database } ({ $counted })
admin-checked = { $faults ->
    [0] Alles stimmt ({ $counted })
    [one] 1 Fehler ({ $counted })
   *[other] { $faults } Fehler ({ $counted })
}
admin-logs = Protokolle

admin-no-database = Unter { $file } gibt es keine Datenbank
admin-not-ours = { $database } ist weder eine Datenbank von Old Tricks noch eine Sicherung davon
admin-exists = { $file } gibt es schon; nenne eine andere Datei
admin-same = { $file } ist die Datenbank selbst; nenne mit --db eine andere
admin-not-empty = In { $database } sind schon Partien oder Personen: Nenne mit --db eine andere Datenbank, oder gib sie mit --replace auf
admin-at-work = Ein Server arbeitet gerade mit { $database }: Halte ihn erst an
admin-damaged-backup = Die Sicherung { $file } ist beschädigt: { $reason }

admin-damage = Die Datei ist beschädigt: { $reason }
admin-strays = Zeilen in { $rows }, die zu nichts in { $owners } gehören: { $number }
admin-no-secret = Tisch { $table }: Sein Geheimnis ist nicht lesbar
admin-log-gap = Tisch { $table }: Eintrag { NUMBER($entry, useGrouping: 0) } seines Protokolls fehlt
admin-log-broken = Tisch { $table }: Eintrag { NUMBER($entry, useGrouping: 0) } seines Protokolls lässt sich nicht anwenden ({ $error })
admin-log-short = Tisch { $table }: Sein Protokoll endet mit Eintrag { NUMBER($number, useGrouping: 0) }, aber er war schon bei { NUMBER($version, useGrouping: 0) }

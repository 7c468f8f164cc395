# What `oldtricks admin` says: backups, and whether all is well with a server's games.

command-admin = back up, restore and check a server's games
command-admin-examples =
    examples:
      oldtricks admin backup games-backup.db
      oldtricks admin check
      oldtricks admin restore games-backup.db --db new.db

    A server may be at work during backup and check, but not where something is restored.
    Needs the extra [server].
command-admin-backup = write all games and people of a server into one file
command-admin-backup-examples =
    examples:
      oldtricks admin backup games-backup.db
      oldtricks admin backup /var/backups        named after the time
      oldtricks admin backup games-backup.db --db postgresql://user:password@host/name

    The backup is a SQLite file, whichever database it is from, with every secret that the
    database has: keep it to yourself.
command-admin-backup-file = a new file, or a folder for it
command-admin-restore = put what is in a backup into a database
command-admin-restore-examples =
    examples:
      oldtricks admin restore games-backup.db --db new.db
      oldtricks admin restore games-backup.db --replace
      oldtricks admin restore games-backup.db --db postgresql://user:password@host/name

    Stop the servers of that database first. All is restored or, if anything fails, nothing.
command-admin-restore-file = a backup
command-admin-restore-replace = even if there is something in the database, which is lost
command-admin-check = replay every log by the rules, and say what is wrong
command-admin-check-examples =
    examples:
      oldtricks admin check
      oldtricks admin check --db games-backup.db

    Exit code 1 if anything is wrong.

admin-counted = people: { $people }, tables: { $tables }, entries in their logs: { $entries }
admin-backed-up = Backup written to { $file } ({ $counted })
admin-restored = Restored into { $database } ({ $counted })
admin-checked = { $faults ->
    [0] All is well ({ $counted })
    [one] 1 fault ({ $counted })
   *[other] { $faults } faults ({ $counted })
}
admin-logs = logs

admin-no-database = there is no database at { $file }
admin-not-ours = { $database } is not a database of Old Tricks, nor a backup of one
admin-exists = { $file } is there already; name another file
admin-same = { $file } is the database itself; name another one with --db
admin-not-empty = there are games or people in { $database }: name another database with --db, or let them go with --replace
admin-at-work = a server is at work with { $database }: stop it first
admin-damaged-backup = the backup { $file } is damaged: { $reason }

admin-damage = The file is damaged: { $reason }
admin-strays = Rows in { $rows } that belong to nothing in { $owners }: { $number }
admin-no-secret = Table { $table }: its secret cannot be read
admin-log-gap = Table { $table }: entry { NUMBER($entry, useGrouping: 0) } of its log is missing
admin-log-broken = Table { $table }: entry { NUMBER($entry, useGrouping: 0) } of its log cannot be applied ({ $error })
admin-log-short = Table { $table }: its log ends with entry { NUMBER($number, useGrouping: 0) }, but it had reached { NUMBER($version, useGrouping: 0) }

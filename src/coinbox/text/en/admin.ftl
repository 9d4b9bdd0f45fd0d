### Keeping a server: `coinbox admin`.

## The command line

cli-admin =
    Keep the games of a server: look, check, back up, carry elsewhere, clear away.

    Example: coinbox admin backup /var/backups/coinbox/today.sqlite
cli-admin-status =
    Tell what is kept: where, how many tables, when they were played at.

    Example: coinbox admin status --json
cli-admin-games =
    List the tables, the one played at last first.

    Example: coinbox admin games --idle 30d
cli-admin-show =
    Tell all that is known of one table. Exit code 1 if something is wrong with it.

    Example: coinbox admin show dZk3xQ9aBc1f
cli-admin-check =
    Replay every game and look at every row; report what does not fit. Exit code 1 if something does not.

    Example: coinbox admin check
cli-admin-export =
    Write tables with seats and steps to an archive, or their records to a folder.

    Example: coinbox admin export club.jsonl.gz
cli-admin-import =
    Take in the tables of an archive, or open a table for each record. Refuses what exists already.

    Example: coinbox admin import club.jsonl.gz
cli-admin-backup =
    Copy everything to a new file while servers go on, and replay the copy. Exit code 1 if a game of it does not fit.

    Example: coinbox admin backup /var/backups/coinbox/today.sqlite
cli-admin-restore =
    Put a backup or an archive in place of everything. Stop the servers before.

    Example: coinbox admin restore /var/backups/coinbox/today.sqlite --dry-run
cli-admin-expire =
    Delete tables at which nothing was done for long.

    Example: coinbox admin expire --idle 180d --to old.jsonl.gz
cli-admin-delete =
    Delete tables with all that belongs to them.

    Example: coinbox admin delete dZk3xQ9aBc1f
cli-admin-rename =
    Give a table a name; an empty one takes it away.

    Example: coinbox admin rename dZk3xQ9aBc1f "Final of the club"
cli-admin-migrate =
    Bring the database to the schema of this version. Servers do that themselves when they start.

    Example: coinbox admin migrate --dry-run
cli-option-store-file = a file with the address of the database, so that its password stands on no command line; or the variable COINBOX_DATABASE
cli-option-metrics = tell Prometheus on this address how the server is, for example 127.0.0.1:9100
cli-option-log = log every request, as text or json; without it, problems only
cli-option-admin-idle = tables at which nothing was done for so long: 12h, 180d, 26w, 1y
cli-option-admin-limit = so many tables at most
cli-option-admin-table = the id of a table, as in its link
cli-option-admin-tables = ids of tables; all if none is named
cli-option-admin-further = further tables
cli-option-admin-export-file = the archive to write (compressed if it ends with .gz), or a folder for records
cli-option-admin-records = write records (TABLE.coin) instead of an archive
cli-option-admin-import-file = an archive or a record
cli-option-admin-import-files = further ones
cli-option-admin-only-new = leave out tables that exist already
cli-option-admin-backup-file = the file to write; it must not exist
cli-option-admin-restore-file = a backup or an archive
cli-option-admin-to = write what is deleted to this archive first
cli-option-admin-name = its new name
cli-option-admin-dry-run = only say what would be done
cli-option-admin-yes = do not ask

## What it says

admin-progress = Tables
admin-yes = y yes
admin-nothing-done = Nothing was done.
admin-status-place = Games are kept in { $place } (schema { $schema }, coinbox { $version }).
admin-status-tables =
    { $n ->
        [one] { $n } table, { $steps } steps
       *[other] { $n } tables, { $steps } steps
    }
admin-status-size = Size: { $size }
admin-status-games = Games: { $games }
admin-status-played = Played at in the last day { $day }, week { $week }, month { $month }
admin-games-line = { $id }  { $game }{ $name }  { $players }  { $n } steps, last { $played }
admin-games =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
admin-and-more =
    { $n ->
        [one] … and { $n } more
       *[other] … and { $n } more
    }
admin-show-table = { $game } ({ $scenario }){ $name }: table { $id }, opened { $created }, last played at { $played }
admin-show-steps = { $n } decisions in { $steps } steps, rules { $rules }
admin-show-player = { $faction }: { $who }
admin-show-seated = a person
admin-show-invited = invited, has not sat down
admin-show-nobody = nobody has a seat
admin-show-turn = { $faction } to decide, card { $card } of { $cards }
admin-problem = { $table }: { $problem }
admin-problem-misfit = does not fit after decision { $n }: { $problem }
admin-problem-gap = step { $n } is missing
admin-problem-seat = there is no seat "{ $who }"
admin-problem-nobody = nobody has a key to the seat of { $who }
admin-problem-other = cannot be read ({ $problem })
admin-orphans =
    { $n ->
        [one] { $n } row of { $part } belongs to no table
       *[other] { $n } rows of { $part } belong to no table
    }
admin-checked =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    } replayed ({ $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }): { $wrong ->
        [0] all fit.
       *[other] { $wrong } with problems.
    }
admin-exported =
    { $n ->
        [one] { $n } table written to { $file }.
       *[other] { $n } tables written to { $file }.
    }
admin-imported =
    { $n ->
        [one] { $n } table of { $file } was taken in.
       *[other] { $n } tables of { $file } were taken in.
    }
admin-would-import =
    { $n ->
        [one] { $file } holds { $n } table; nothing was taken in.
       *[other] { $file } holds { $n } tables; nothing was taken in.
    }
admin-opened = Table { $table } was opened; all its seats: { $link }
admin-backup = Backup written to { $file } ({ $size }).
admin-would-restore = { $n } tables in { $place } would be replaced by { $tables }; nothing was changed.
admin-ask-restore = Replace the { $n } tables in { $place } by the { $tables } of the backup? [y/N]
admin-restored =
    { $n ->
        [one] { $n } table of { $file } was restored.
       *[other] { $n } tables of { $file } were restored.
    }
admin-would-delete =
    { $n ->
        [one] { $n } table would be deleted; nothing was changed.
       *[other] { $n } tables would be deleted; nothing was changed.
    }
admin-ask-delete =
    { $n ->
        [one] Delete this table for good? [y/N]
       *[other] Delete these { $n } tables for good? [y/N]
    }
admin-deleted =
    { $n ->
        [one] { $n } table was deleted.
       *[other] { $n } tables were deleted.
    }
admin-renamed = Table { $table } is now called "{ $name }".
admin-ask-migrate = Bring { $place } up to date? Make a backup before. [y/N]
admin-migrated = { $place } has schema { $found }; this version uses { $wanted }.

### Records: words that do not fit, and rules that have changed since.

record-read-under = rules { $old }, read under rules { $new }
record-newer = the record was made with rules version { $version } of { $game }; this program knows them up to version { $known }, so a newer coinbox has to read it
record-outdated = fits up to decision { $n } (line { $line }); { $rules }; token { $token }: { $problem }
record-at = line { $line }, token { $token }: { $problem }
record-unknown-word = '{ $word }' is not an option in { $game }
record-after-the-end = '{ $word }' comes after the end of the game
record-other-turn =
    { $turn ->
        [chance] a card is to be revealed, it is not the turn of { $actor }
       *[other] it is the turn of { $turn }, not of { $actor }
    }
record-not-offered = '{ $word }' is not offered here. { $reason } ({ $rule })
record-offered = { $problem }; offered: { $options }

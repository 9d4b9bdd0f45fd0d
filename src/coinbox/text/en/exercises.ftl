### Exercises: find the turn.

exercise-question = { $faction } to move: find the best turn.
exercise-grade-1 = easy
    .about = A quick bot finds the turn.
exercise-grade-2 = middling
    .about = A quick bot misses it; one that compares whole turns finds it.
exercise-grade-3 = hard
    .about = The quick bots miss it.
exercise-dice = An answer counts up to the first die or the first choice of your opponent. What follows is played on by quick turns of both sides, with many different dice and cards.

exercise-verdict-better = Even better than the turn that the bots had found, by about { $points } ± { $error } points of win chance.
exercise-verdict-same = This is the very turn that the bots found best.
exercise-verdict-equal = As good as the best turn: no difference beyond the error.
exercise-verdict-little = A little worse than the best turn: about { $points } ± { $error } points of win chance.
exercise-verdict-clear = Clearly worse than the best turn: about { $points } ± { $error } points of win chance.
exercise-chance = Win chance: { $best }% ± { $error }, if bots play on ({ $n } rollouts).
exercise-chances = Win chance with your turn: { $chance }% ± { $own }; with the best turn { $best }% ± { $error }, if bots play on ({ $n } rollouts each, with the same cards and dice).
exercise-best = The best turn: { $plan }.
exercise-forecast = With it the next Propaganda Round would bring: { $tracks }.
exercise-track = { $track } { $after } instead of { $before }
exercise-second = The best turn that does something else, { $plan }, costs about { $points } ± { $error } points of win chance.
exercise-made = Your turn: { $plan }.
exercise-instead = With it the next Propaganda Round would bring: { $tracks }.
exercise-track-instead = { $track } { $after } (with the best turn { $best })
exercise-risk = It suffers most if the { $faction } answer with { $reply }, which leaves a win chance of about { $chance }%.

## At the terminal

exercise-number = Exercise { $n } of { $all }: { $grade }
exercise-column-number = No.
exercise-column-id = Id
exercise-column-faction = Faction
exercise-column-grade = Grade
exercise-column-card = Card
exercise-column-gap = Ahead by
exercise-column-holds = Holds
exercise-submit = The turn is complete. Enter: judge it; [b] take back a choice; [q] leave{" "}
exercise-die = A die or your opponent decides now; your answer ends here. Enter: judge it; [b] take back a choice; [q] leave{" "}
exercise-again = [Enter] try again, [s] show the best turn, [n] next exercise, [q] leave{" "}
exercise-typing = An option by number or name, [b] takes back a choice, [q] leaves.
exercise-judging = Comparing your turn with the best
exercise-played = The best turn, step by step:
exercise-none = { $game } has no exercises yet.

error-no-exercise = { $game } has no exercise '{ $exercise }'; there are { $n }
error-exercise-open = the turn is not complete yet
error-exercise-over = the turn ends before '{ $name }'
error-at-least-two = { $what } must be at least 2
error-exercises-out = say with --out FILE where what is found is kept, or --check to value the exercises of { $game } again; --rollouts goes with --check
error-exercises-check = --check values the exercises that there are; leave out { $option }
error-exercises-few = only { $found } exercises were found, not { $wanted }; look through more games (--games)

cli-exercise =
    Find the best turn in a position and learn how good yours is; without a number, the list of a game's exercises.

    Example: coinbox exercise { $game } 3
cli-exercises =
    Look through games between bots for exercises (positions with one clearly best turn), or value those of a game again.

    Example: coinbox exercises { $game } --games 20 --out found.jsonl --write exercises.json
cli-option-exercise = the number or id of an exercise; the list if left out
cli-option-write-exercises = choose exercises of different kinds from all that were found and write them to this file
cli-option-number-exercises = how many are chosen
cli-option-check-exercises = value the exercises of the game again with the rules and bots of today and tell which no longer hold (exit code 1)
cli-option-rollouts-exercises = how many rollouts each turn gets when exercises are valued again
cli-exercises-title = { $game }: { $n } exercises in { $games } games of bots, seed { $seed } ({ $looked } turns looked at, { $suspected } of them closely)
cli-exercises-checked = { $game }: { $holds } of { $n } exercises hold ({ $rollouts } rollouts each)
cli-exercises-yes = yes
cli-exercises-no = no
cli-exercises-nearest = nearest other: { $plan }
cli-exercises-total = all
cli-exercises-progress = Exercises

## On the page

web-exercises = Exercises
web-exercises-title = { $game }: find the turn
web-exercises-about = Positions from games between bots in which one turn is clearly better than all others. Play your turn; you are told how good it is and what was best.
web-exercises-count = { $n ->
    [one] 1 exercise
   *[other] { $n } exercises
}
web-exercises-solved = { $n } of { $all } solved
web-exercises-none = There are no exercises for this game yet.
web-exercise-number = Exercise { $n }
web-exercise-place = Exercise { $n } of { $all } · { $grade }
web-exercise-mark-solved = solved
web-exercise-mark-nearly = nearly
web-exercise-mark-tried = tried
web-exercise-back = Take back
web-exercise-anew = Begin the turn anew
web-exercise-judge = Judge my turn
web-exercise-complete = Your turn is complete.
web-exercise-die = A die or your opponent decides now. Your answer ends here.
web-exercise-judging = Comparing your turn with the best …
web-exercise-verdict = How good it was
web-exercise-best = The best turn
web-exercise-show = Show me the best turn
web-exercise-hide = Back to my turn
web-exercise-again = Try again
web-exercise-next = Next exercise
web-exercise-forward = Next step

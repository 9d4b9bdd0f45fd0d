### What is said of a game that is looked back on. A point is one in a hundred of the win chance.

review-sound = No turn was found that is clearly better.
review-lost = { $did } lost about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of win chance; better: { $better }.
review-other-choices = the same with { $choices }
review-other-order = the same in another order
review-forecast = The next Propaganda Round would then leave { $track } at { $after }, not at { $instead }.
review-risk = As it was played, the { $faction } can answer with { $reply }, which leaves the { $actor } a win chance of about { $chance }%.
analysis-note = win chances of the { $faction } in %, before and after each turn; ± two standard errors; budget { $budget }, seed { $seed }
analysis-chance = { $before }% → { $after }% (±{ $error })
analysis-turning = { $before }% → { $after }% (±{ $error }), a turning point

## The command line

cli-analyse =
    Look back at a recorded game: the win chance before and after each turn, and what would have been better.

    Example: coinbox analyse my-game.coin --budget 400 --out my-game-analysed.coin
cli-train =
    Learn from games between bots how options are chosen and what a score means; it is written as learned.json of a game.

    Example: coinbox train { $game } --games 200 --seed 1 --out learned.json
cli-option-budget = what is spent on a turn: rollouts such as 400, which makes it repeatable, or seconds such as 1s
cli-option-file-out = write to this file
cli-option-from = leave out what was played before so many decisions
cli-option-to-analyse = leave out what was played after so many decisions
cli-option-json-analyse = print one JSON object a turn
cli-option-players-train = FACTION=PLAYER, for example { $first }=planner; who is not named is played by --player
cli-option-player-train = who plays the sides that are not named
cli-option-jobs-analyse = how many processes share the turns
cli-option-cluster-analyse = share the turns among the nodes of a Ray cluster: its address (HOST:PORT), or auto
cli-analyse-progress = Analysis, %

### First steps, rules, guides, history and the study board.

error-lesson-step = the lesson has no step { $n }
error-variation-open = line { $line }: a variation is not closed by a line '{ $close }'
error-no-place = the line ends at place { $n }; there is no place { $place }
error-study-options = the study has { $n } options in all its lines; the server takes at most { $most }
error-study-lines = the study has { $n } lines; the server takes at most { $most }
error-study-comments = the study has { $n } comments; the server takes at most { $most }
error-study-depth = the lines of the study branch { $n } deep; the server takes at most { $most }

learn-other = That is allowed too. The lesson would choose otherwise here: take your choice back, or play your turn to its end; then the lesson goes on from its own board.
learn-end = That was the lesson. Now play a whole game: against a bot that leaves a beginner a chance, or with a friend.
learn-checked = Checked by the bots' analysis ({ $n } rollouts): no turn was clearly better.
learn-checked-behind = Checked by the bots' analysis ({ $n } rollouts): it prefers another turn, by about { $points } ± { $error } points of win chance.

learn-step = Step { $n } of { $total }
learn-continue = Enter to go on{" "}
learn-suggested = suggested: { $name }
learn-back-or-on = [b] take it back, [g] go on with your turn{" "}
learn-rejoin = Your turn is over. Enter: the lesson goes on from its own board{" "}
learn-cards = Cards: { $cards }
learn-read = Read on: { $author }, { $title }{ $chapter }
learn-chapter = , chapter { $chapter }

error-not-found-in = '{ $words }': no section, card or term of { $game } says that
error-no-guide = there is no guide for '{ $faction }'; guides: { $guides }
error-no-history = no history is told of '{ $card }'
error-no-lesson = there is no lesson for '{ $faction }'; lessons: { $lessons }

cli-learn =
    Take the first steps of a faction: a lesson on the real board, decision by decision.

    Example: coinbox learn { $game } { $second }
cli-rules =
    Read the rules in our own words: the contents, a section, or where words stand.

    Example: coinbox rules { $game } 3.2.1
cli-guide =
    Read how to play a faction well.

    Example: coinbox guide { $game } { $first }
cli-history =
    Read the history behind a card, or behind all of them in the order of the years.

    Example: coinbox history { $game } { $card }
cli-option-faction-learn = the faction whose first steps are taken; the first that has some if left out
cli-option-faction-guide = the faction, for example { $first }
cli-option-section = a section, for example 3.2.1, or words to look for; the contents if left out

# Boards of guides at the prompt.
learn-board = Board { $n }: { $note }
learn-boards = A board with the turn that is played from it: coinbox guide { $game } { $faction } --board 1
learn-turn = The turn
error-no-board = this guide has no board { $n }; boards: 1 to { $total }
cli-option-guide-board = the number of a board in the guide: show it, and the turn that is played from it

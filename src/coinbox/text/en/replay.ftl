### Replays with comments, what is read beside them, and the sheet to print.

web-comments = Comments
web-comment-of = Comment { $n } of { $count }
web-comment-since = said at decision { $n }
web-comment-first = The first comment comes later.
web-comment-at = Your comment at decision { $n }
web-comment-last = Previous comment
web-comment-next = Next comment
web-comment-write = Write a comment here
web-comment-change = Change the comment
web-comment-remove = Remove it
web-comment-keep = Keep it
web-comment-cancel = Cancel
web-comment-download = Download the record with its comments
web-comment-kept = What you write stays in this browser until you download it.
web-key-comments = b n
web-key-comments-does = in a replay: previous and next comment
web-record-read = Read it in the replay
web-record-gone = This record is not here
web-record-gone-text = Records that are only read stay in the browser that has opened them. Open the file again on the start page.
web-example = Example of play
web-example-about = The game of the booklet's example, told turn by turn beside the board.

## What is read

web-back-to-table = Back to the table
web-back-to-learn = Back to the lesson
web-back-to-replay = Back to the replay
web-learn-terms = Terms
web-learn-terms-about = The words of the game, and what each of them means.
web-learn-rulings-about = What is settled here where the booklet leaves something open.
web-learn-history-all = The history of all cards
web-learn-filter-sides = Texts
web-learn-filter-mandatory = Mandatory
web-learn-filter-any = All Capabilities
web-learn-filter-of = { $faction }
web-learn-filter-help = Helps
web-learn-filter-helps = { $faction }
web-learn-helps = Helps the { $faction }

## The player aid

web-aid = Player aid: { $faction }
web-aid-about = Actions, Propaganda Round and goals on one sheet of A4.
web-aid-sheet = All of this on one sheet to print
web-aid-print = Print
web-aid-turn = Each card
web-aid-none = This game has no such faction.
web-aid-foot = coinbox: a summary in our own words. Numbers are sections of the rules.

## First steps

web-first-title = New here? Begin with a lesson
web-first-about = Ten minutes on the real board: each step says what to do and why, and any other move can be tried or taken back.
web-first-on = go on: step { $n } of { $all }

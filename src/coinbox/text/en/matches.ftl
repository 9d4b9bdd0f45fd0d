### Tournaments of a club.

## Refusals

table-unknown-match = There is no such tournament.
table-too-many-matches = A club keeps { $n } tournaments; delete an old one first.
table-match-begun = This tournament has begun; nobody can join it any more.
table-match-not-begun = This tournament has not begun.
table-match-full = This tournament is full: { $n } people play in it.
table-match-few = A round needs at least { $n } people.
table-match-not-done =
    { $n ->
        [one] One game of this round has no result yet.
       *[other] { $n } games of this round have no result yet.
    }
table-match-over = This tournament is over.

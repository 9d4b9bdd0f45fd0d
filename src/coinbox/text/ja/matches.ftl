### Tournaments of a club.

## Refusals

table-unknown-match = その大会はありません。
table-too-many-matches = クラブに置ける大会は{ $n }までです。古いものを先に消してください。
table-match-begun = この大会はもう始まっています。これからは参加できません。
table-match-not-begun = この大会はまだ始まっていません。
table-match-full = この大会は{ $n }人で満員です。
table-match-few = 1回戦には{ $n }人以上が必要です。
table-match-not-done = この回戦にはまだ結果のないゲームが{ $n }つあります。
table-match-over = この大会は終わっています。

### Japanese Occupation on the web table, where its words differ from those of the other games.

web-box-limited-op = 特殊活動なしのオペレーション。日本軍は1箇所、英国は条件を満たすスペース全て。
web-box-op-special = 特殊活動の付くオペレーション。日本軍は3箇所まで、英国は条件を満たすスペース全て。
web-aim-high = 最後の抵抗値フェイズの後に{ $track }が{ $n }なら勝利。{ $middle }か19なら、マップ上の第136部隊が密林キャンプより多いときに勝利し、そうでなければ抗日軍の勝利となって両者とも敗北。
web-aim-low = 最後の抵抗値フェイズの後に{ $track }が{ $n }以下なら勝利。
web-board-middle = 英国か抗日軍の勝利
table-icon = 抗日軍：{ $icon }。

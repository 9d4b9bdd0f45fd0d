### Japanese Occupation on the web table, where its words differ from those of the other games.

web-box-limited-op = 特殊活動なしのオペレーション。日本軍は1箇所、英国は条件を満たすスペースすべて。
web-box-op-special = 特殊活動の付くオペレーション。日本軍は3箇所まで、英国は条件を満たすスペースすべて。
web-aim-high = 最後の抵抗値フェイズの後に{ $track }が{ $n }なら勝ち。{ $middle }か19なら、マップ上の第136部隊がジャングルキャンプより多いときに勝ち、そうでなければ抗日軍が勝って両者とも負け。
web-aim-low = 最後の抵抗値フェイズの後に{ $track }が{ $n }以下なら勝ち。
web-board-middle = 英国か抗日軍の勝利
web-icon = 抗日軍：{ $icon }。

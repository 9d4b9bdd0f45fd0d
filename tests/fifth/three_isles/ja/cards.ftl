### The cards of Three Isles.

card-T1-title = 税関の船
card-T1-unshaded = 監視隊は直ちに捜索を行える。
card-T1-shaded = 2箇所から警察を1個ずつ除去する。

card-T2-title = 灯台
card-T2-capability = 監視隊の能力
card-T2-unshaded = 以後、上陸は1箇所に警察2個を置く。
card-T2-shaded = 政治意志-1。

card-T3-title = 嵐
card-T3-text = 一つの島のゲリラは全て潜伏状態になる。

card-T4-title = 隠れた入江
card-T4-unshaded = 島々のゲリラは全て活動状態になる。
card-T4-shaded = 密輸団は二つまでの島にゲリラを1個ずつ置く。

card-T5-title = 総督
card-T5-unshaded = キューブのあるスペース1箇所につき政治意志+1。
card-T5-shaded = 港にゲリラがいれば政治意志-2。

card-T6-title = プロパガンダ
card-T6-text = プロパガンダラウンドを行う。

card-T7-title = プロパガンダ
card-T7-text = プロパガンダラウンドを行う。

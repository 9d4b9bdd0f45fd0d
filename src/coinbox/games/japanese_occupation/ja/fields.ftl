### 手で作る局面に書けること。

field-mpaja_underground = 潜伏状態の抗日軍ゲリラ
field-mpaja_active = 活動状態の抗日軍ゲリラ
field-caches = 補給物資庫
field-non_mpaja_underground = 潜伏状態の非抗日軍ゲリラ
field-non_mpaja_active = 活動状態の非抗日軍ゲリラ
field-force_136 = { piece-force_136 }
field-kempeitai = { piece-kempeitai }
field-opposition = { level-opposition }
field-camps = { marker-jungle_camp }
field-new_villages = { marker-new_village }
field-intel = 確認した情報チットの値＋1（0：不明）
field-revealed = 公開された情報チット
field-intel_gone = リセットまで外された情報チット
field-sabotage = 鉄道のサボタージュマーカー
field-resistance = { track-resistance }
field-resources = 日本軍リソース
field-zipper = { track-zipper }
field-zipper_caches = 補給物資庫のあるジッパー作戦のボックス
field-burma_troops = カード「Burma Theater」上の兵員
field-davis_force = カード「John Davis」上の第136部隊
field-lost_caches = ゲームから外れた補給物資庫
field-lost_kempeitai = ゲームから外れた憲兵隊

value-6 = 6
value-12 = 12
value-18 = 18
value-delay = { zipper-delay }
value-ready = { zipper-ready }
value-icon = カードのアイコン
value-mandatory = 強制イベント
value-unrest = 不穏
value-japanese_redeploy = 日本軍の再配置

### Three Isles: what coinbox does not say already, or says otherwise.

game = 三つの島
game-about = 港と二つの島を二人で争う。監視隊は密輸団の隠したものを探す。カードは6枚、政治意志が勝敗を決める。
scenario-standard = 短い季節（6枚）

space-harbor = 港
space-north_isle = 北の島
space-south_isle = 南の島
short-harbor = 港
short-north_isle = 北
short-south_isle = 南

faction-wardens = 監視隊
faction-smugglers = 密輸団
result-wardens = 監視隊の勝利
result-smugglers = 密輸団の勝利
terrain-isle = 島
terminal-terrain-isle = 島

## Actions

action-land = 上陸
action-search = 捜索
action-lie-low = 潜伏

action-land-help = 任意のスペース：それぞれ警察1個を置く。
action-search-help = キューブと密輸団のいるスペース。キューブ1個につきゲリラ1個を活動状態にする。続けて活動状態のゲリラ1個を除去し、ゲリラがいなければ拠点を除去する（政治意志+1）。
action-rally-help = 任意のスペース：それぞれゲリラ1個を置く。潜伏状態のゲリラが2個いれば、代わりに拠点に置き換える。
action-march-help = ゲリラに隣接する任意のスペース：それぞれ2個まで移動する。
action-lie-low-help = 集結か行軍と同時に行う。1箇所のゲリラを全て潜伏状態にする。
action-pass-help = 空いたボックスを取り、何もしない。政治意志は自分に不利な側へ1動く。

## Questions

prompt-land-space = 上陸：スペースを選択
prompt-search-space = 捜索：キューブと密輸団のいるスペースを選択
prompt-rally-space = 集結：スペースを選択
prompt-march-space = 行軍：移動先を選択
prompt-march-move = 行軍：{ $space }へゲリラを2個まで移動
prompt-lie-low-space = 潜伏：活動状態のゲリラがいるスペースを選択
prompt-redeploy-troop = 再配置：兵員を2個まで移動
prompt-T1-police = 異なるスペースから2個まで、警察を1個除去
prompt-T3-isle = ゲリラが隠れる島を選択
prompt-T4-isle = 島にゲリラ1個を置く

## Reasons

why-no-cubes = { $space }に監視隊のキューブがない
why-no-insurgents = { $space }に密輸団のコマがない
why-only-isles = 対象は島だけで、{ $space }は対象ではない

## The Propaganda Round

count-quiet = 平穏なスペースの人口
count-bases = 拠点、1個につき2

## Bots

reason-bot-quiet =
    { $goal ->
        [more] 平穏な人口を増やす
       *[less] 平穏な人口を減らす
    }
reason-bot-bases =
    { $goal ->
        [more] 拠点を増やす
       *[less] 拠点を減らす
    }

## Sections

section-2_1 = 準備
    .help = イベントカード2枚とプロパガンダカード1枚の山を二つ重ねる。
section-3_2 = 監視隊のオペレーション
    .help = 上陸と捜索。
section-3_3 = 密輸団のオペレーション
    .help = 集結と行軍。
section-4_3 = 特殊活動
    .help = 密輸団はどちらのオペレーションとも潜伏を行える。
section-6_1 = 政治意志
    .help = ゲリラのいない全スペースの人口を加え、拠点1個につき2を引く。
section-6_2 = 再配置
    .help = 監視隊は兵員を2個まで移動できる。
section-6_3 = リセット
    .help = ゲリラは全て潜伏状態になる。
section-7_0 = 勝利
    .help = 2回目のプロパガンダラウンドの後、政治意志が10以上なら監視隊、さもなければ密輸団が勝つ。
section-7_1 = 政治意志を上げるもの
    .help = 平穏なスペース、捜索で除去した拠点、総督。
section-7_2 = 政治意志を下げるもの
    .help = 拠点、消えた灯台、総督が来たときに港にいるゲリラ。

### Arab Revolt: places, words, player aid and rule summaries, all in our own words.

game = Arab Revolt
game-about = 1937年から1939年の委任統治領パレスチナを二人で争う。農村で蜂起し、国境を越え、鉄道を断つ反乱軍は、ばらばらの部隊をどこまでまとめられるかに悩む。英国は外出禁止令と集団懲罰、そして非正規兵で応じる。カード1枚ごとに両者がイベントかオペレーションを選び、英国政治意志が勝敗を決める。
scenario-standard = アラブ反乱、1937-1939年（21枚）

goal-british = 最後のプロパガンダラウンドの判定時に政治意志が0より大きければ勝利です。鉄道をサボタージュから守り、都市と県から反乱軍のコマと拠点を除去してください。マップ上の非正規兵は3個ごとに政治意志を下げます。
goal-rebels = いずれかのプロパガンダラウンドで政治意志が0なら勝利です。鉄道にサボタージュを行い、都市と県で英国よりコマを多くし、多くの県に拠点を保ち、待ち伏せで一度に多くを除去してください。

## Spaces

space-galilee = Galilee
space-haifa_district = Haifa District
space-samaria = Samaria
space-lydda = Lydda
space-jerusalem_district = Jerusalem District
space-gaza = Gaza
space-haifa = Haifa
space-tel_aviv_jaffa = Tel Aviv-Jaffa
space-jerusalem = Jerusalem
space-railway_haifa_syria = Haifa-Syria鉄道
    .in = Haifa-Syria鉄道で
space-railway_haifa_tel_aviv = Haifa-Tel{ "\u00A0" }Aviv鉄道
    .in = Haifa-Tel{ "\u00A0" }Aviv鉄道で
space-railway_tel_aviv_jerusalem = Tel{ "\u00A0" }Aviv-Jerusalem鉄道
    .in = Tel{ "\u00A0" }Aviv-Jerusalem鉄道で
space-railway_tel_aviv_egypt = Tel{ "\u00A0" }Aviv-Egypt鉄道
    .in = Tel{ "\u00A0" }Aviv-Egypt鉄道で
space-lebanon = Lebanon
space-syria = Syria
space-transjordan = Transjordan
space-egypt = Egypt

short-galilee = Galilee
short-haifa_district = Haifa D.
short-samaria = Samaria
short-lydda = Lydda
short-jerusalem_district = Jerus.D.
short-gaza = Gaza
short-haifa = Haifa
short-tel_aviv_jaffa = Tel Aviv
short-jerusalem = Jerusal.
short-railway_haifa_syria = Ry Ha-Sy
short-railway_haifa_tel_aviv = Ry Ha-TA
short-railway_tel_aviv_jerusalem = Ry TA-Je
short-railway_tel_aviv_egypt = Ry TA-Eg
short-lebanon = Lebanon
short-syria = Syria
short-transjordan = Transj.
short-egypt = Egypt

## Words

faction-rebels = 反乱軍

piece-irregular = 非正規兵
piece-active_irregular = 活動状態非正規兵

pieces-irregular = 潜伏状態非正規兵{ $n }個
pieces-active_irregular = 活動状態非正規兵{ $n }個

marker-curfew = 外出禁止令
marker-out_of_play = プレイ外
source-prison = 監獄
marker-sabotage = サボタージュ

level-opposition = 対立

terrain-district = 県
terrain-railway = 鉄道
terrain-foreign = 外国スペース

track-unity = 団結

action-patrol = 哨戒
action-punish = 懲罰
action-divide = 分断
action-air-recon = 航空偵察
action-mobilize = 動員
action-coordinate = 連携

result-rebels = 反乱軍の勝利

## The Unity Track

unity-decentralized = 分権
    .help = 2（推測）：分断は2箇所まで。反乱軍が引くチットは1枚だけ。さらに分権方向へ動くごとに政治意志+1。
unity-low = 分権の一歩手前
    .help = 1（推測）：分断は1箇所。
unity-middle = 中央
    .help = 1：分断は1箇所。
unity-high = 集権の一歩手前
    .help = 1：分断は1箇所。
unity-centralized = 集権
    .help = 0：分断はダイスのみ。オペレーションチットの効果は生じない。

## Chits

chit-op-1 = オペレーションチット1
    .help = 1箇所。効果なし。
chit-op-2 = オペレーションチット2
    .help = 2箇所。手番の後、英国は活動状態ゲリラ1個を除去してよい。
chit-op-3 = オペレーションチット3
    .help = 3箇所。手番の後、英国は活動状態ゲリラ1個を非正規兵1個に置き換えてよい。
chit-detain = 拘禁
    .help = ゲリラ1個を監獄へ送り、続けて、なければ対立を置く。
chit-demolish = 家屋破壊
    .help = 対立を除去し、続けて利用可能なゲリラ1個を置く。
chit-fine = 罰金
    .help = 隣接する鉄道からサボタージュマーカー1個を除去する。動員効果なし。
chit-held-op-1 = 保持している{ chit-op-1 }
chit-held-op-2 = 保持している{ chit-op-2 }
chit-held-op-3 = 保持している{ chit-op-3 }
chit-held-detain = 保持している{ chit-detain }
chit-held-demolish = 保持している{ chit-demolish }
chit-held-fine = 保持している{ chit-fine }

## Words of the terminal table

terminal-short-irregular = 非
terminal-short-active_irregular = 活非
terminal-terrain-district = 県
terminal-terrain-railway = 鉄道
terminal-terrain-foreign = 外国
terminal-chits-operations = オペレーションチット：{ $chits }
terminal-chits-punishments = 懲罰チット：{ $chits }
terminal-store-prison = 監獄：{ $pieces }
terminal-store-forts = A28の上：{ $pieces }
terminal-chits-pool = プール { $chits }
terminal-chits-held = 保持 { $chits }
terminal-chits-played = 使用中 { $chits }
terminal-chits-aside = 脇 { $chits }
terminal-undo-chance = 直前の選択の後にダイスが振られたか、カードやチットが引かれました。それでも戻すには undo! と入力してください。
terminal-help-undo = 直前の自分の選択を取り消す。undo! はダイス、カード、チットより前にも戻る

## Words of the web table

web-box-limited-op = 特殊活動なしのオペレーション。英国は1箇所、反乱軍はチットの値の数まで。
web-box-op-special = 特殊活動の付くオペレーション。英国は3箇所まで、反乱軍はチットの値の数まで。
web-aim-high = 最後のプロパガンダラウンドの判定時に{ $track }が0より大きければ勝利。
web-aim-low = いずれかのプロパガンダラウンドで{ $track }が0なら勝利。

## Options

option-irregular = 非正規兵1個を配置
option-use-irregular = 非正規兵を活動状態にする
option-strike = ゲリラを非正規兵に置き換える
option-roll = 非正規兵の数でダイス判定（団結を動かす）
option-centralize = 団結を集権方向へ1段階移動
option-draw = チットを引く

## Log

log-draw = { $faction }：{ $chit }を引いた
log-play-chit = { $faction }：{ $chit }を使用
log-chit-effect = { $faction }：{ $chit }の効果
log-chit-aside = { $chit }を脇に置いた
log-chit-back = { $chit }をプールに戻した
log-return-punishments = 全ての懲罰チットがプールに戻った
log-return-operations = 全てのオペレーションチットがプールに戻った
log-hold = { $faction }：{ $chit }を保持
log-discard = { $faction }：{ $chit }を脇に置いた
log-unity =
    { $reach_id ->
        [stuck] 団結は{ $toward }へこれ以上動かず{ $unity }のまま（{ $cause }）
        [part] 団結が{ $toward }へ移動（{ $asked }、端により{ $signed }）、現在{ $unity }（{ $cause }）
       *[all] 団結が{ $toward }へ移動（{ $signed }）、現在{ $unity }（{ $cause }）
    }
log-add-sabotage = { $space }にサボタージュマーカーを配置
log-place-curfew = { $space }に外出禁止令を配置
log-lift-curfew = { $space }から外出禁止令を除去
log-lose-curfew = 英国コマのいなくなった{ $space }から外出禁止令を除去
log-activate-irregular = { $space }の非正規兵1個が活動状態になった
log-hide-irregulars = { $space }の非正規兵{ $n }個が潜伏状態になった
log-imprison = { $pieces }を{ $space }から監獄へ
log-empty-prison = { $pieces }を監獄から利用可能へ
log-withdraw = { $pieces }を{ $space }からプレイ外へ
log-garrison-fort = 警察1個を{ $space }からテガート要塞へ、現在{ $n }個
log-fill-fort = 利用可能な警察1個をテガート要塞へ、現在{ $n }個
log-open-borders = TransjordanとEgyptを使用開始

## Causes and rolls

toward-centralized = 集権方向
toward-decentralized = 分権方向

cause-forts = 「A28 テガート要塞」：外国スペースから来た
cause-seen-on-railway = 鉄道で、英国コマと合わせて3個超
cause-seen-at-curfew = 外出禁止令の下で、英国コマと合わせて3個超
cause-unity = 団結は既に分権
cause-ambushes = 待ち伏せで3個以上を除去
cause-roll = 判定の結果
cause-resources = リソースフェイズの選択

modifier-A2 = A2 { $n }

roll-divide-roll = 分断、マップ上の非正規兵数
    .success = 成功
    .failure = 効果なし
roll-A3-roll = 分断、マップ上の非正規兵数
    .success = 成功
    .failure = 効果なし
roll-A7-roll = A7、マップ上の非正規兵数
    .success = 成功
    .failure = 効果なし
roll-A7-bases = A7、マップ上の拠点数
    .success = 反乱軍が蜂起
    .failure = 効果なし
roll-A19-roll = A19、対立スペース数
    .success = 連盟は評価
    .failure = 連盟は批判
roll-A20-roll = A20、マップ上の拠点数
    .success = 成功
    .failure = 効果なし
roll-A23-roll = A23、マップ上の拠点数
    .success = 反乱軍が呼応
    .failure = 効果なし
roll-coordinate-roll = 連携、マップ上の拠点数
    .success = 成功
    .failure = 団結は変わらず
roll-resources-roll = リソースフェイズ、マップ上の拠点数
    .success = 団結1段階かチット1枚を獲得
    .failure = 獲得なし

## Lines of a Propaganda Round; $of: how many are counted

count-cut-railways = サボタージュのある鉄道
count-whole-railways = サボタージュのない鉄道{ $of }箇所、2箇所につき1
count-rebel-majorities = 反乱軍が英国より多い県と都市、各2
count-quiet = 反乱軍も対立もない県と都市{ $of }箇所、2箇所につき1
count-leaders = 拠点のある県
count-irregulars = 非正規兵{ $of }個、3個につき1
count-courts = 対立{ $of }箇所、2箇所につき1

## Why an option is not offered

why-chance = これを決めるのはプレイヤーではなく、ダイスとカードとチットです
why-no-insurgents = { $space }に反乱軍コマがありません
why-no-rebels-nor-opposition = { $space }に反乱軍コマも対立もありません
why-no-police-nor-irregulars = { $space }に警察も非正規兵もいません
why-no-irregulars = { $space }に非正規兵がいません
why-unity-forbids = 集権では非正規兵で分断できず、ダイスだけが残ります
why-space-out-of-play = { $space }は使用していません
why-only-districts = 対象は県だけで、{ $space }は県ではありません
why-only-cities = 対象は都市だけで、{ $space }は都市ではありません
why-only-railways = 対象は鉄道だけで、{ $space }は鉄道ではありません
why-only-foreign-countries = 対象は外国スペースだけで、{ $space }は外国ではありません
why-only-districts-and-cities = 対象は県と都市だけで、{ $space }は該当しません
why-only-cities-and-railways = 対象は都市と鉄道だけで、{ $space }は該当しません
why-only-districts-and-railways = 対象は県と鉄道だけで、{ $space }は該当しません
why-only-districts-and-foreign-countries = 対象は県と外国スペースだけで、{ $space }は該当しません
why-only-not-railways = { $space }のような鉄道は対象外です
why-only-syria-and-lebanon = 対象は{ space-syria }と{ space-lebanon }だけで、{ $space }は対象外です
why-only-palestine = { $space }のような外国スペースは対象外です
why-abroad-in = { $space }は外国スペースです
why-abroad-out = { $space }は使用中の外国スペースではありません
why-curfews-in = { $space }に外出禁止令があります
why-curfews-out = { $space }に外出禁止令がありません
why-british-majority-in = { $space }では英国コマが反乱軍コマより多いです
why-british-majority-out = { $space }では英国コマが反乱軍コマより多くありません
why-rebel-majority-in = { $space }では反乱軍コマが英国コマより多いです
why-rebel-majority-out = { $space }では反乱軍コマが英国コマより多くありません
why-with-irregulars-in = { $space }に潜伏状態非正規兵がいます
why-with-irregulars-out = { $space }に潜伏状態非正規兵がいません
why-with-active-irregulars-in = { $space }に活動状態非正規兵がいます
why-with-active-irregulars-out = { $space }に活動状態非正規兵がいません
why-opposition-in = { $space }は対立です
why-opposition-out = { $space }は対立ではありません
why-chit-first = 先にオペレーションチットを選びます
why-near-guerrillas-out = { $space }にもその隣にも、パレスチナのゲリラがいません
why-marched-in = { $space }のゲリラは全てこの行軍でそこへ来たものです
why-police-placed = 展開で{ $space }に置くのは警察か非正規兵のどちらかで、既に警察を置きました
why-outnumbered-in = { $space }のゲリラは非正規兵より多くありません
why-next-to-raiders-out = { $space }の隣に、まだ襲撃できるゲリラのいる拠点がありません
why-shunned-railways-in = { $space }は外出禁止令に隣接する鉄道です
why-sabotaged-out = { $space }に破壊工作マーカーがありません

## Player aid: British

action-deploy-help = 英国コマが反乱軍コマより多い県と都市を3箇所まで（限定なら1箇所）。それぞれに警察2個までか非正規兵1個を置く。その後、うち1箇所で、なければ外出禁止令を置くか、あればそれを対立とともに除去してよい。
action-patrol-help = 都市と鉄道を3箇所まで（限定なら1箇所）。マップのどこからでもキューブを移し、続けて選んだ鉄道のキューブ1個ごとにそこのゲリラ1個を活動状態にする。選んだ鉄道1箇所で強襲してよい。
action-sweep-help = 都市と県を3箇所まで（限定なら1箇所）。隣接する兵員を一斉に移し、続けてキューブ2個ごとにゲリラ1個を活動状態にする。先にそこの潜伏状態非正規兵1個を活動状態にすれば、キューブ1個ごとになる。
action-assault-help = キューブと反乱軍コマのあるスペースを3箇所まで（限定なら1箇所）。県では兵員1個、都市と鉄道ではキューブ1個ごとに活動状態のコマ1個を除去。対立なら2個ごとに1個。拠点はゲリラが尽きてからで、1個につき団結トラックを分権方向へ1段階移動。
action-punish-help = 全オペレーションに付随可。懲罰チット2枚を引き、その1枚か保持チットを、兵員のいる県か都市1～2箇所で使う。全箇所で懲罰効果、続けて全箇所で動員効果。拘禁：ゲリラ1個を監獄へ、続けて対立を置く。家屋破壊：対立を除去し、続けてゲリラ1個を置く。罰金：隣接する鉄道からサボタージュマーカー1個を除去する。
action-divide-help = 展開・哨戒に付随し、プロパガンダラウンドでも行える。団結の値までのスペースで潜伏状態非正規兵1個を活動状態にし、そこか隣接スペース（外国は不可）のゲリラ1個を非正規兵に置き換える。またはダイスを振り、マップ上の非正規兵の数以下なら団結トラックを分権方向へ1段階移動。
action-air-recon-help = 全オペレーションに付随可。県か鉄道1～2箇所で、ゲリラを各1個活動状態にする。英国コマは不要。

## Player aid: Rebels

action-rally-help = チットの値の数まで。鉄道以外で、外出禁止令がなく、反乱軍コマか対立のあるスペース。ゲリラ1個、拠点があれば2個まで置く。その後、選んだ県のうち拠点があり反乱軍コマが英国コマより多い1箇所に対立を置いてよい。
action-march-help = チットの値の数までの起点から1箇所ずつ、ゲリラがそれぞれ隣接スペースへ移動。同じスペースから鉄道か外出禁止令のあるスペースへ入る一団は、そこの英国コマとの合計が3を超えると活動状態になる。
action-sabotage-help = 潜伏状態ゲリラのいるパレスチナのスペース、チットの値の数まで。1個を活動状態にし、鉄道ならサボタージュマーカーを置き（既にあっても追加）、県か都市なら対立を置く。
action-ambush-help = 潜伏状態ゲリラと、警察か非正規兵のいるスペース、チットの値の数まで。1個を活動状態にし、警察か非正規兵1個を除去。1回の待ち伏せで合計3個以上除去すると政治意志-1。
action-mobilize-help = 集結・行軍に付随し、プロパガンダラウンドでも行える。ゲリラが非正規兵より多い県か使用中の外国スペース、2箇所までに拠点を置く。その後、対立の各スペースにゲリラを1個ずつ置いてよい。拠点を置かなくてもよい。
action-coordinate-help = 全オペレーションに付随可。この手番、チットで選べるスペースが1箇所増える。効果は印刷された値のまま。ダイスを振り、マップ上の拠点の数以下なら団結トラックを集権方向へ1段階移動。
action-raid-help = 集結・サボタージュ・待ち伏せに付随。拠点に隣接するパレスチナのスペース1～2箇所へ、拠点のある隣接スペース1箇所からゲリラ1個か2個を移し、望むならそこで限定のサボタージュか待ち伏せ。

## Player aid: both

action-pass-help = 空いているボックスを取り、何もしない。英国はプールから懲罰チット1枚を選んで保持する。反乱軍はゲリラのいる県か使用中の外国スペース1箇所に利用可能な拠点1個を置いてよく、オペレーションチットはこの場合もプレイされる。次のカードの順番はそのボックスで決まる。

## Rule summaries: 1 the board and the pieces

section-1_3 = マップ
    .help = 17スペース：県6箇所、都市3箇所、鉄道4箇所、外国スペース4箇所（開始時に使うのは2箇所）。
section-1_3_1 = マップスペース
    .help = 県、都市、鉄道には両派閥のコマを、外国スペースには反乱軍のコマだけを置ける。外国以外の全てが「パレスチナ」である。
section-1_3_2 = 県
    .help = Galilee、Haifa District、Samaria、Lydda、Jerusalem District、Gaza。対立、外出禁止令、拠点2個までを置け、政治意志に関わる。
section-1_3_3 = 都市
    .help = Haifa、Tel Aviv-Jaffa、Jerusalem。対立と外出禁止令を置け、政治意志に関わる。ここでは警察も兵員と同じく強襲できる。
section-1_3_4 = 鉄道
    .help = 4路線。それぞれ独立したスペースで、接する全スペースに隣接するが、鉄道同士は隣接しない。サボタージュマーカーを何個でも置け、移動は妨げない。拠点、対立、外出禁止令は置けない。
section-1_3_5 = 隣接
    .help = 境界が触れ合う2つのスペースは隣接する。
section-1_3_6 = 監獄
    .help = ゲリラは拘禁とカードで、拠点はカードでだけここに送られる。A31を除き、ここから配置はできない。リセットフェイズに全て利用可能へ戻る。
section-1_3_7 = 外国スペース
    .help = LebanonとSyriaは初めから使い、TransjordanとEgyptはA30の後だけ使う。反乱軍は集結・行軍・動員を行え、拠点から襲撃に出られる。英国のコマ、オペレーション、特殊活動は及ばない。
section-1_4 = 部隊
    .help = 英国は兵員15個と警察9個（まとめてキューブ）、非正規兵6個。反乱軍はゲリラ15個と拠点5個。
section-1_4_1 = 利用可能と除去
    .help = コマは利用可能から置き、監獄へ送られる場合を除き、除去されたらそこへ戻る。欲しい種類が利用可能になければ、自分のコマをマップから取って置いてもよい。置き換えるコマがなければ除去だけになる。
section-1_4_2 = スタッキング
    .help = 拠点は1スペース2個まで、鉄道には置けない。英国コマは外国に置けない。外出禁止令は県か都市に1個だけ。鉄道のサボタージュマーカーに上限はない。
section-1_4_3 = 潜伏状態／活動状態
    .help = ゲリラと非正規兵は潜伏状態か活動状態で、置くときは必ず潜伏状態。指示がなければ移動で状態は変わらない。他のコマは全て活動状態とみなす。
section-1_5 = プレイヤーと派閥
    .help = 二人用：非正規兵を含む英国と、反乱軍。
section-1_6 = 対立
    .help = 県と都市は対立か中立のどちらかで、他の段階はない。対立はマーカー1個で、置くか除去するかだけである。
section-1_7 = 英国の懲罰チット
    .help = 英国が懲罰と一部のカードで使う6枚のチット。
section-1_7_1 = 懲罰チット
    .help = 「引く」は無作為、「選ぶ」はプールから自由に取る。引いて使わないチットは戻し、使ったものは次のリソースフェイズまで脇に置く。保持チットは公開で、引いたものの代わりに使える。
section-1_7_2 = 懲罰チットの種類
    .help = 各2枚。拘禁：ゲリラ1個を監獄へ、動員効果は、なければ対立を置く。家屋破壊：対立を除去し、動員効果は利用可能なゲリラ1個を置く。罰金：隣接する鉄道からサボタージュマーカー1個を除去し、動員効果はない。
section-1_8 = 反乱軍のオペレーションチット
    .help = 反乱軍のオペレーションのスペース数と、その代償を決める9枚のチット。
section-1_8_1 = オペレーションチット
    .help = 反乱軍はカードごとに2枚（分権なら1枚）引き、その1枚か保持チットをプレイする。使わない引いたチットは戻し、使ったものは次のリソースフェイズまで脇に置く。保持チットは公開される。
section-1_8_2 = オペレーションチットの種類
    .help = 1、2、3が各3枚。値の数までのスペースを、限定オペレーションでも選べる。反乱軍が何をしたかを問わず、その後で英国は、2なら活動状態ゲリラ1個を除去、3なら1個を利用可能な非正規兵に置き換えてよい（外国では除去だけ）。集権なら何も起こらない。
section-1_9 = サボタージュ
    .help = サボタージュオペレーション、プロパガンダラウンド、カードで鉄道に置くマーカー。これのある鉄道は、プロパガンダラウンドで政治意志を下げる。
section-1_10 = 英国政治意志
    .help = 勝敗を決める0～20の値。反乱軍は0まで下げねばならない。
section-1_11 = 団結
    .help = 分権から集権までの5段階で、反乱軍のまとまりを示す。オペレーションチットと分断に影響する。
section-1_12 = 外出禁止令
    .help = マーカー3個。展開とカードで県と都市に各1個置く。集結を禁じ、そこへの行軍を危うくする。英国コマがなくなったとき、展開、リセットフェイズで除去される。

## Rule summaries: 2 the sequence of play

section-2_0 = プレイの手順
    .help = カードは1枚ずつ。両者が行動したら次を公開する。
section-2_1 = セットアップ
    .help = 7枚の山札を3つ作り、プロパガンダカードは各山札の下の3枚に混ぜる。政治意志18、団結は中央、兵員5個はプレイ外。
section-2_2 = 開始
    .help = 引きデッキの一番上を公開する。使ったカードと残り枚数は公開、次のカードは非公開。
section-2_3 = イニシアティブトラック
    .help = 第1資格派閥がボックスを選んで行動し、第2資格派閥は残りから選ぶ。
section-2_3_1 = 資格派閥
    .help = 最初のカードは反乱軍が第1資格派閥。プロパガンダラウンドで順番は変わらない。
section-2_3_2 = 資格派閥の選択肢
    .help = ボックスは限定オペレーション、イベント、オペレーション＆特殊活動。カードごとに各1人だけが取れ、どれを取ってもパスできる。
section-2_3_3 = パス
    .help = 空きボックスを選び、行動しない。英国はプールの懲罰チット1枚を選んで保持し、反乱軍はゲリラのいる県か外国スペース1箇所に利用可能な拠点1個を置いてよい。次のカードの順番はそのボックスで決まる。
section-2_3_4 = 反乱軍のオペレーション
    .help = 反乱軍はまずオペレーションチット2枚（分権なら1枚）を引いてプレイする1枚を決め、それからボックスを選ぶ。イベントやパスでも同じで、集権でなければ最後に英国がチットの効果を使う。
section-2_3_5 = 限定オペレーション
    .help = 特殊活動なしのオペレーション。英国は1箇所、反乱軍はチットの値の数まで。英国の哨戒・掃討では移動先が1箇所になるが、起点は何箇所でもよい。
section-2_3_6 = 資格派閥の変更
    .help = より左のボックスを取った派閥が次のカードの第1資格派閥。左から限定オペレーション、イベント、オペレーション＆特殊活動。
section-2_3_7 = 次のカード
    .help = 両者の行動が済めば次のカードを公開する。
section-2_4 = プロパガンダカード
    .help = 直ちにプロパガンダラウンドを始める。それまでのカードが一つのキャンペーンとなる。A34ではリセットフェイズに兵員も来る。

## Rule summaries: 3 Operations

section-3_0 = オペレーション
    .help = 主となる行動。各派閥に4種類ある。
section-3_1 = オペレーション全般
    .help = 1種類を選び、スペースを1回ずつ選ぶ。英国は3箇所まで（限定なら1箇所）、反乱軍はチットの値の数まで。順番と目標は全て実行する派閥が決め、効果は最大限に及ぶ。リソースの支払いはない。
section-3_1_1 = ポーン
    .help = 選んだスペースの目印で、数の制限ではない。
section-3_2 = 英国のオペレーション
    .help = 展開、哨戒、掃討、強襲。外国では行えない。
section-3_2_1 = 展開
    .help = 英国コマが反乱軍コマより多い県か都市、3箇所までに、警察2個までか非正規兵1個を置く。続けてそのうち1箇所で、外出禁止令を置くか、そこにある外出禁止令を対立とともに除去してよい。
section-3_2_2 = 哨戒
    .help = 都市と鉄道を3箇所まで選び、どこからでもキューブを移してよい。選んだ各鉄道でキューブ1個ごとにゲリラ1個を活動状態にし、選んだ鉄道1箇所で強襲してよい。何も動かさずに選んでもよい。
section-3_2_3 = 掃討
    .help = 都市か県3箇所までで、隣接する兵員を一斉に移す。続けて各スペースでキューブ2個ごとにゲリラ1個を、またはそこの潜伏状態非正規兵1個を先に活動状態にして、キューブ1個ごとに1個を活動状態にする。何も動かさずに選んでもよい。
section-3_2_4 = 強襲
    .help = キューブと反乱軍コマのあるスペース3箇所までで、県では兵員1個、都市と鉄道ではキューブ1個ごとに活動状態ゲリラ1個を除去。対立なら2個ごとに1個で、端数は切り捨て。どちらの状態のゲリラもいなくなって初めて拠点を除去でき、1個につき団結トラックを分権方向へ1段階移動。
section-3_3 = 反乱軍のオペレーション
    .help = 集結、行軍、サボタージュ、待ち伏せ。チットの値の数まで。
section-3_3_1 = 集結
    .help = 鉄道以外で、外出禁止令がなく、反乱軍コマか対立のあるスペースに、ゲリラ1個、拠点があれば2個まで置く。続けて、選んだ県のうち拠点があり反乱軍コマが英国コマより多い1箇所に対立を置いてよい。
section-3_3_2 = 行軍
    .help = 起点を1箇所ずつ選び、そこのゲリラを隣接スペースへ移す。行き先は分かれてよいが、同じコマは1度だけ動く。同じ起点から同じ鉄道か外出禁止令のスペースへ入るゲリラは、そこの兵員・警察・非正規兵と合わせて3を超えると、次の起点を選ぶ前に活動状態になる。特殊活動は起点の間にも行える。
section-3_3_3 = サボタージュ
    .help = パレスチナのスペースで潜伏状態ゲリラ1個を活動状態にする。鉄道には毎回サボタージュマーカーを、県か都市には対立を置く。
section-3_3_4 = 待ち伏せ
    .help = 潜伏状態ゲリラ1個を活動状態にし、そのスペースの警察か非正規兵1個を除去。オペレーション全体で3個以上除去すると政治意志-1。襲撃での限定の待ち伏せはそれぞれ別に数える。

## Rule summaries: 4 Special Activities

section-4_0 = 特殊活動
    .help = オペレーションに添える追加の行動。各派閥に3種類ある。
section-4_1 = 特殊活動全般
    .help = 1手番に1回まで、コストなし。限定オペレーションには付かない。オペレーションの前、途中、後のどこかで、まとめて行う。
section-4_1_1 = オペレーションへの付随
    .help = 特定のオペレーションにだけ付くものがある。場所は、条件に合うどのスペースでもよい。
section-4_2 = 英国の特殊活動
    .help = 懲罰、分断、航空偵察。
section-4_2_1 = 懲罰
    .help = 全オペレーションに付随可。懲罰チット2枚を引き、その1枚か保持チットを使う。兵員のいる県か都市を1～2箇所選び、引いた後に選んでもよい。全箇所で懲罰効果、続けて全箇所で動員効果。一方に対象がなくても、他方は行う。
section-4_2_2 = 分断
    .help = 展開・哨戒に付随。団結の値までのスペースで潜伏状態非正規兵を各1個活動状態にし、そこか隣接スペース（外国は不可）の、状態を問わずゲリラ1個を潜伏状態の非正規兵に置き換える。またはダイスを1個振り、マップ上の非正規兵の数以下なら団結トラックを分権方向へ1段階移動。
section-4_2_3 = 航空偵察
    .help = 全オペレーションに付随可。県か鉄道2箇所までで、ゲリラを各1個活動状態にする。
section-4_3 = 反乱軍の特殊活動
    .help = 動員、連携、襲撃。
section-4_3_1 = 動員
    .help = 集結・行軍に付随。使用中の外国スペースか、ゲリラが非正規兵より多い県、2箇所までに拠点を各1個置く。続けて対立の各スペースに、望むだけゲリラを1個ずつ置く。外出禁止令は妨げにならない。
section-4_3_2 = 連携
    .help = 全オペレーションに付随可。この手番はチットの値を1増やす（最大4）。効果は印刷された値のもの。ダイスを1個振り、マップ上の拠点の数以下なら団結トラックを集権方向へ1段階移動。
section-4_3_3 = 襲撃
    .help = 集結・サボタージュ・待ち伏せに付随。拠点に隣接するパレスチナのスペース2箇所までへ、拠点のある隣接スペース1箇所（外国も可）からゲリラ1個か2個を、行軍の判定なしに移す。続けて望むなら、そこの潜伏状態ゲリラで限定のサボタージュか待ち伏せ。

## Rule summaries: 5 Events

section-5_0 = イベント
    .help = 効果の文だけが有効で、イタリック体の文はフレイバーである。
section-5_1 = イベントの実行
    .help = 書かれたとおり順に行う。選択は全て実行する派閥がするが、派閥を名指しして行動させる文ではその派閥が決める。
section-5_1_1 = イベントの優先
    .help = カードはルールに優先する。ただしスタッキング、コマとマーカーの残り、0と20の限度は守る。
section-5_1_2 = イベント同士の矛盾
    .help = 今プレイしているカードが、以前のカードに優先する。
section-5_1_3 = 可能な限りの実行
    .help = できる部分は全て行い、できない部分は省く。
section-5_2 = 両用イベント
    .help = 派閥を問わず、網掛けなしと網掛けの一方を選ぶ。
section-5_3 = 能力
    .help = 7枚のカードはゲーム終了まで効果が続き、うち6枚は選んだ面の効果となる。どちらの派閥もプレイできる。
section-5_4 = 強制イベント
    .help = A11とA24は公開と同時に、誰かが行動する前に起こり、オペレーションチットは使わない。そのカードではイベントボックスを誰も、パスのためにも取れない。

## Rule summaries: 6 the Propaganda Round

section-6_0 = プロパガンダラウンド
    .help = 5フェイズ：政治意志、リソース、サポート、再配置、リセット。最初のフェイズでゲームが終わることがある。
section-6_1 = 政治意志フェイズ
    .help = このフェイズの増減を先に合計し、政治意志を一度だけ動かして勝敗を見る。
section-6_1_1 = サボタージュ
    .help = ゲリラが英国コマより多い鉄道にサボタージュマーカーを置く。続けて、サボタージュのある鉄道ごとに-1、ない鉄道2箇所ごとに+1。
section-6_1_2 = 反乱の封じ込め
    .help = 反乱軍コマが英国コマより多い都市か県ごとに-2。反乱軍コマも対立もない都市と県を合わせて2箇所ごとに+1。
section-6_1_3 = 反乱の指導者
    .help = 拠点のある県ごとに-1。拠点の数は問わない。
section-6_1_4 = 敵の敵
    .help = マップ上の非正規兵3個ごとに-1。端数は切り捨て。
section-6_1_5 = 勝敗
    .help = 0なら直ちに反乱軍の勝利。
section-6_1_6 = ゲーム終了
    .help = 最後のプロパガンダカードではここで終わり、反乱軍が勝っていなければ英国の勝利。
section-6_2 = リソースフェイズ
    .help = チットを戻し、双方が1枚まで保持できる。外国からの援助も届く。
section-6_2_1 = 英国
    .help = 英国は懲罰チットを、プール、脇、保持のどれからでも1枚選んで保持してよい。残りは全てプールに戻す。
section-6_2_2 = 反乱軍
    .help = ダイスを1個振り、マップ上の拠点の数以下なら、団結トラックを集権方向へ1段階移動するか、オペレーションチットを1枚選んで保持してよい。残りは、保持中だったものも全て戻す。
section-6_2_3 = 外国の援助
    .help = 反乱軍はオペレーションチット1枚を引き、使用中の外国スペースで、コマがなくても、その値の数まで集結してよい。チットの効果はなく、プールに戻す。
section-6_3 = サポートフェイズ
    .help = 英国の分断、次に反乱軍の動員。どちらも任意。
section-6_3_1 = 分断
    .help = 英国は特殊活動と同じ分断を1回行ってよい。
section-6_3_2 = 動員
    .help = 反乱軍は特殊活動と同じ動員を1回行ってよい。
section-6_4 = 再配置フェイズ
    .help = 英国がコマを動かし、非正規兵を減らしてよい。続けてゲリラが鉄道と都市を離れる。
section-6_4_1 = 英国の再配置
    .help = 鉄道の兵員は都市へ必ず移る。警察はどこからでも、任意で鉄道か都市へ移れる。続けてマップ上の非正規兵を半数（端数切り捨て）まで除去してよい。
section-6_4_2 = 反乱軍の再配置
    .help = 鉄道と都市のゲリラは、それぞれ拠点のあるスペースへ必ず移る。マップに拠点がなければ、使用中の外国スペースへ移る。
section-6_5 = リセットフェイズ
    .help = 外出禁止令とサボタージュを全て除去し、監獄のコマを利用可能へ戻し、全てのゲリラと非正規兵を潜伏状態にする。A34なら英国はプレイ外の兵員を全て都市に置く。次のカードを公開する。
section-6_6 = 団結トラック
    .help = 左端の分権から右端の集権まで5段階。値は2、1、1、1、0（左の2つは推測）。
section-6_6_1 = トラックの移動
    .help = 右へ：連携、リソースフェイズ、カード。左へ：強襲で失う拠点1個ごと、分断、カード。集権より先へは動かない。
section-6_6_2 = 英国の分断への影響
    .help = 値が、非正規兵による分断のスペース数となる。0ならダイスだけが残る。
section-6_6_3 = 集権
    .help = 右端では、英国はオペレーションチットの効果を得られない。反乱軍の手番の終わりの位置で見る。
section-6_6_4 = 分権
    .help = 左端では、反乱軍の引くオペレーションチットは2枚でなく1枚になるが、保持チットは使える。さらに左へ動くごとに、代わりに政治意志+1。

## Rule summaries: 7 victory

section-7_0 = 勝敗
    .help = 0～20の英国政治意志で決まる。
section-7_0_1 = 早期の勝利
    .help = どの政治意志フェイズでも、判定時に0なら反乱軍が勝つ。
section-7_0_2 = 最終的勝敗
    .help = 最後の政治意志フェイズの後、0より大きければ英国が勝つ。
section-7_1 = 政治意志の上昇
    .help = 団結が分権より先へ動く（1段階ごとに+1）、イベントで上がる。プロパガンダラウンドでは、サボタージュのない鉄道2箇所ごとと、反乱軍コマも対立もない都市と県2箇所ごとに各+1。
section-7_2 = 政治意志の低下
    .help = 3個以上除去した待ち伏せ（各-1）、イベントで下がる。プロパガンダラウンドでは、サボタージュのある鉄道で各-1、反乱軍コマが英国コマより多い都市と県で各-2、拠点のある県で各-1、マップ上の非正規兵3個ごとに-1。

## What the bot says

reason-bot-railways =
    { $goal ->
        [more] 鉄道をサボタージュから守る
       *[less] サボタージュで鉄道を断つ
    }
reason-bot-majorities =
    { $goal ->
        [more] 反乱軍が優勢なスペースを増やす
       *[less] 反乱軍が優勢なスペースを減らす
    }
reason-bot-quiet =
    { $goal ->
        [more] 反乱軍も対立もないスペースを増やす
       *[less] 反乱軍も対立もないスペースを減らす
    }
reason-bot-leaders =
    { $goal ->
        [more] 反乱軍拠点のある県を増やす
       *[less] 反乱軍拠点のある県を減らす
    }
reason-bot-enemy_of_my_enemy =
    { $goal ->
        [more] プロパガンダで払う非正規兵の代償を大きくする
       *[less] プロパガンダで払う非正規兵の代償を小さくする
    }
reason-bot-courts =
    { $goal ->
        [more] プロパガンダで払う反乱法廷の代償を大きくする
       *[less] プロパガンダで払う反乱法廷の代償を小さくする
    }
reason-bot-opposition =
    { $goal ->
        [more] スペースを対立にする
       *[less] スペースの対立を解消する
    }
reason-bot-exposed =
    { $goal ->
        [more] 反乱軍のコマを強襲にさらす
       *[less] 反乱軍のコマを強襲から守る
    }
reason-bot-curfews =
    { $goal ->
        [more] 外出禁止令を置く
       *[less] 外出禁止令を減らす
    }
reason-bot-irregulars =
    { $goal ->
        [more] 潜伏状態の非正規兵を増やす
       *[less] 潜伏状態の非正規兵を減らす
    }
reason-bot-active_irregulars =
    { $goal ->
        [more] 活動状態の非正規兵を増やす
       *[less] 活動状態の非正規兵を減らす
    }
reason-bot-punishments =
    { $goal ->
        [more] 手元の懲罰チットを増やす
       *[less] 英国の手元の懲罰チットを減らす
    }
reason-bot-prison =
    { $goal ->
        [more] 反乱軍のコマを監獄に送る
       *[less] 反乱軍のコマを監獄から守る
    }
reason-bot-chits =
    { $goal ->
        [more] 手元のオペレーションチットの値を上げる
       *[less] 反乱軍の手元のオペレーションチットの値を下げる
    }
reason-bot-chit_effect =
    { $goal ->
        [more] オペレーションチットの効果を大きくする
       *[less] オペレーションチットの効果を小さくする
    }
reason-bot-unity =
    { $goal ->
        [more] 反乱軍の団結を強める
       *[less] 反乱軍の団結を弱める
    }
reason-bot-abroad =
    { $goal ->
        [more] TransjordanとEgyptを反乱軍に開く
       *[less] TransjordanとEgyptを反乱軍に閉ざす
    }
reason-bot-grip =
    { $goal ->
        [more] 県と都市に対する英国の掌握を固める
       *[less] 県と都市に対する英国の掌握を崩す
    }
reason-bot-bases =
    { $goal ->
        [more] 反乱軍拠点を増やす
       *[less] 反乱軍拠点を減らす
    }
reason-bot-out_of_play =
    { $goal ->
        [more] 兵員をプレイ外にとどめる
       *[less] プレイ外の兵員を使えるようにする
    }

## What may never be in a position; spaces and pieces are named as there

fault-opposition = { $space }は対立になりません（1.6）
fault-curfew = { $space }に外出禁止令は置けません（1.4.2）
fault-sabotage = { $space }は鉄道ではないのでサボタージュを置けません（1.9）
fault-rebels-abroad = プレイ外の{ $space }に反乱軍がいます（1.3.7）
fault-idle-curfew = 英国コマのいない{ $space }に外出禁止令があります（1.12）
fault-curfews = 外出禁止令が{ $n }個あります（全{ $most }個、1.12）
fault-chits = チット{ $chit }が{ $n }枚あります（全{ $most }枚）
fault-chit-played = 手番でないのにオペレーションチットが使われています（2.3.4）
fault-chit-effect = チットの効果ですが、直前に反乱軍が行動していません（2.3.4）
fault-chit-without-effect = 効果のないチットの効果です（1.8.2）

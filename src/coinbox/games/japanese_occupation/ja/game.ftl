### Japanese Occupation: places, words, player aid and rule summaries, all in our own words.

game = Japanese Occupation
game-about = 1942年から1945年の占領下のマラヤを二人で争う。日本軍は国土を取り締まり富を吸い上げ、英国は第136部隊を密林に送り、独自の思惑を持つ同盟者、マラヤ人民抗日軍（抗日軍）を支える。カードごとにまず抗日軍が動き、続けて両者がイベントかオペレーションを選ぶ。抵抗値が勝敗を決め、両者とも敗れることもある。
scenario-standard = 日本占領、1942-1945年（21枚）

goal-british = 最後のプロパガンダラウンドで決まります。抵抗値が20なら勝利です。18か19では、マップ上の第136部隊が密林キャンプより多ければ勝利、そうでなければ抗日軍の勝利となり、両者とも敗れます。情報チットを集め、補給物資庫を置き、待ち伏せを行い、ゲリラをキューブより多くしてください。
goal-japanese = 最後のプロパガンダラウンドで決まります。抵抗値が18未満なら勝利です。リソースを残し、中立の人口値を多く保ち、多くのスペースに警察を置き、第136部隊を排除してください。

## Spaces

space-kedah = Kedah
space-perak = Perak
space-kelantan = Kelantan
space-trengganu = Trengganu
space-pahang = Pahang
space-selangor = Selangor
space-kuala_lumpur = Kuala Lumpur
space-negri_sembilan = Negri Sembilan
space-johore = Johore
space-ec_north = EC North
space-ec_south = EC South

short-kedah = Kedah
short-perak = Perak
short-kelantan = Kelantan
short-trengganu = Trengg.
short-pahang = Pahang
short-selangor = Selangor
short-kuala_lumpur = KL
short-negri_sembilan = N.Semb.
short-johore = Johore
short-ec_north = EC N
short-ec_south = EC S

## Railways

short-r1 = Thailand-Kedah
short-r2 = Thailand-Kelantan
short-r3 = Thailand-Perak
short-r4 = Perak-Kelantan
short-r5 = Perak-Pahang-Selangor
short-r6 = Negri Sembilan-Pahang
short-r7 = Negri Sembilan-Johore
short-r8 = Pahang-Johore

place-r1 = { short-r1 }鉄道
place-r2 = { short-r2 }鉄道
place-r3 = { short-r3 }鉄道
place-r4 = { short-r4 }鉄道
place-r5 = { short-r5 }鉄道
place-r6 = { short-r6 }鉄道
place-r7 = { short-r7 }鉄道
place-r8 = { short-r8 }鉄道

## Words

faction-japanese = 日本軍

piece-mpaja = 抗日軍ゲリラ
piece-mpaja_underground = 潜伏状態の抗日軍ゲリラ
piece-mpaja_active = 活動状態の抗日軍ゲリラ
piece-non_mpaja = 非抗日軍ゲリラ
piece-non_mpaja_underground = 潜伏状態の非抗日軍ゲリラ
piece-non_mpaja_active = 活動状態の非抗日軍ゲリラ
piece-supply_cache = 補給物資庫
piece-force_136 = 第136部隊
piece-kempeitai = 憲兵隊

pieces-mpaja = 抗日軍ゲリラ{ $n }個
pieces-mpaja_underground = 潜伏状態の抗日軍ゲリラ{ $n }個
pieces-mpaja_active = 活動状態の抗日軍ゲリラ{ $n }個
pieces-non_mpaja = 非抗日軍ゲリラ{ $n }個
pieces-non_mpaja_underground = 潜伏状態の非抗日軍ゲリラ{ $n }個
pieces-non_mpaja_active = 活動状態の非抗日軍ゲリラ{ $n }個
pieces-supply_cache = 補給物資庫{ $n }個
pieces-force_136 = 第136部隊{ $n }個
pieces-kempeitai = 憲兵隊{ $n }個

marker-jungle_camp = 密林キャンプ
marker-intel = 情報チット（非公開）
marker-intel_0 = 情報チット0
marker-intel_1 = 情報チット1
marker-intel_2 = 情報チット2
marker-new_village = 新村
marker-sabotage = サボタージュ

level-opposition = 対立

terrain-economic_center = 経済センター
terrain-jungle = 密林
terrain-mountain = 山岳

track-resistance = 抵抗値
track-zipper = ジッパー作戦

action-contact = 接触
action-gather = 収集
action-construct = 建設
action-extract = 収奪
action-eliminate = 排除

phase-mpaja = 抗日軍フェイズ
phase-resistance = 抵抗値フェイズ

result-japanese = 日本軍の勝利
result-mpaja = 抗日軍の勝利、両者の敗北

## The MPAJA icons

icon-mobilize = 住民動員
    .help = 英国は、密林キャンプがありテロのないスペース1箇所に対立を置く。
icon-kill_traitors = 裏切り者の殺害
    .help = 英国は、抗日軍ゲリラのいるスペースから警察1個を除去する。
icon-seize_supplies = 物資強奪
    .help = 日本軍は、密林キャンプのないスペースの補給物資庫1個を密林キャンプに置き換える。
icon-food_shortage = 食糧不足
    .help = 日本軍は、補給物資庫のないスペースから抗日軍ゲリラ1個を除去する。

## The Operation Zipper Track

zipper-delay = 遅延
    .help = 0：補給物資庫2個がトラック上で待機。
zipper-6 = 6
    .help = 6：待機中の補給物資庫2個のうち1個を解放。
zipper-12 = 12
    .help = 12：待機中の補給物資庫は2個とも解放。補給は州3箇所まで。
zipper-18 = 18
    .help = 18：12と同じ。抵抗値18か19なら英国または抗日軍が勝つ。
zipper-ready = 準備完了
    .help = 20：12の効果に加え、襲撃は3箇所まで。抵抗値20なら英国が勝つ。

## Chits

chit-intel-0 = { marker-intel_0 }
chit-intel-1 = { marker-intel_1 }
chit-intel-2 = { marker-intel_2 }

## Words of the terminal table

terminal-short-mpaja_underground = 抗
terminal-short-mpaja_active = 活抗
terminal-short-supply_cache = 物
terminal-short-non_mpaja_underground = 非
terminal-short-non_mpaja_active = 活非
terminal-short-force_136 = 136
terminal-short-kempeitai = 憲
terminal-short-jungle_camp = キ
terminal-short-new_village = 村
terminal-short-intel = 情
terminal-terrain-economic_center = EC
terminal-terrain-jungle = 密林
terminal-terrain-mountain = 山岳
terminal-legend-intel = 情報チット（?は非公開）
terminal-track-zipper = ジッパー作戦
terminal-zipper_caches = ジッパー作戦トラック上：{ $pieces }（{ $steps }）
terminal-store-on_cards = リセットフェイズまでJ17とJ25の上：{ $pieces }
terminal-store-out_of_game = ゲームから除外：{ $pieces }
terminal-railways = 鉄道（*は星付き）：{ $railways }
terminal-markers = テロ
terminal-railway = 鉄道
terminal-railway-starred = 星付き
terminal-railway-touches = 隣接するスペース
terminal-icon = 抗日軍
terminal-undo-chance = 直前の選択の後にダイスが振られたか、カードや情報チットが引かれました。それでも戻すには undo! と入力してください。
terminal-help-undo = 直前の自分の選択を取り消す。undo! はダイス、カード、情報チットより前にも戻る

## Options

option-mpaja = 抗日軍ゲリラ1個を配置
option-non_mpaja = 非抗日軍ゲリラ1個を配置
option-place-force = 利用可能な第136部隊を配置
option-move-force = マップ上の第136部隊を移動
option-remove-police = 警察1個を除去
option-new-village = 新村を置いて対立にする
option-conceal = 情報チットを伏せる
option-remove-camp = 密林キャンプを除去
option-remove-force = 第136部隊1個を除去
option-remove-cache = 補給物資庫を除去

## Log

# No Operation costs anything here, so none is called free.
log-operation = { $faction }：{ $action }を実行
log-icon = 抗日軍の行動：{ $icon }
log-idle-icon = 抗日軍の行動：{ $icon }、効果なし
log-no-effect = 「{ $card }」：効果なし
log-unrest = { $railway }の隣で不穏が発生
log-activate = { $space }の{ $pieces }が活動状態になった
log-hide = { $space }の{ $pieces }が潜伏状態になった
log-zipper =
    { $reach_id ->
        [unmoved] ジッパー作戦は変わらず{ $zipper }（{ $cause }）
        [stuck] ジッパー作戦は{ $toward }へこれ以上動かず{ $zipper }のまま（{ $cause }）
        [part] ジッパー作戦が{ $toward }へ移動（{ $asked }、端により{ $signed }）、現在{ $zipper }（{ $cause }）
       *[all] ジッパー作戦が{ $toward }へ移動（{ $signed }）、現在{ $zipper }（{ $cause }）
    }
log-no-roll = { $space }にキューブがないため判定不要
log-release-cache = 補給物資庫1個がジッパー作戦の{ $zipper }から利用可能へ
log-empty-box = ジッパー作戦の{ $zipper }に補給物資庫はない
log-unfilled-box = ジッパー作戦の{ $zipper }へ戻せる補給物資庫がない
log-return-cache = 利用可能な補給物資庫1個をジッパー作戦の{ $zipper }へ戻した
log-place-camp = { $space }に密林キャンプを配置
log-remove-camp = { $space }から密林キャンプを除去
log-place-village = { $space }に新村を配置
log-lose-village = { $space }から新村を除去（英国の部隊だけになった）
log-sabotage-railway = { $railway }にサボタージュマーカーを配置
log-repair-railway = { $railway }からサボタージュマーカー{ $n }個を除去
log-reveal-intel = { $space }の情報チットを公開：{ $n }
log-conceal-intel = { $space }の情報チットを伏せた
log-lose-intel = { $space }の情報チットをリセットフェイズまで脇に置いた：{ $n }
log-deal-intel = 全ての情報チットを伏せて配り直した
log-to-card = { $pieces }を{ $space }から「{ $card }」の上へ
log-off-card = { $pieces }を「{ $card }」から利用可能へ
log-lost = { $space }の{ $pieces }をゲームから除外

## Sources, causes, rolls and the end

source-burma = J17

toward-ready = 準備完了方向
toward-delay = 遅延方向

cause-ambush = { $spaces }での待ち伏せ
cause-force-lost = { $spaces }の第136部隊を除去
cause-railways = { $spaces }につながる鉄道
cause-villages =
    { $spaces_id ->
        [none] 新村なし
       *[other] { $spaces }の新村
    }
cause-counted = このフェイズで全て消費
cause-resistance = 抵抗値による

modifier-caches = 補給物資庫{ $n }
modifier-police = 警察{ $n }

roll-ambush-roll = { $space }での待ち伏せ、同スペースのキューブ数
    .success = 命中
    .failure = 失敗
roll-eliminate-roll = { $space }での排除、同スペースのゲリラ数
    .success = 成功
    .failure = 失敗
roll-supply-roll = { $space }への空中投下
    .success = 受領
    .failure = 喪失
roll-J6-roll = { $space }の密林
    .success = 各派閥がそこで1個を失う
    .failure = 損失なし

verdict-force = { $track }{ $total }は{ $limit }未満だが、第136部隊が密林キャンプより多い
verdict-camps = { $track }{ $total }は{ $limit }未満で、第136部隊が密林キャンプより多くない

## Lines of a Propaganda Round; $of: how many are counted

count-clashes = 衝突、両種のゲリラ各1個
count-mobilized = 対立による抗日軍ゲリラ
count-intel = 公開された情報チット
count-caches = マップ上の補給物資庫
count-guerrilla-majorities = ゲリラがキューブより多いスペース
count-extracted = 日本軍リソース{ $of }、4につき1
count-neutral = 中立の人口値{ $of }、5につき1
count-policed = 警察のいるスペース{ $of }箇所、3箇所につき1

## Why an option is not offered

why-chance = これを決めるのはプレイヤーではなく、ダイスとカードと情報チットです
why-not-this-railway = { $railway }はここでは選べません
why-no-japanese-cubes = { $space }に兵員も警察もいません
why-no-japanese = { $space }に兵員も警察も憲兵隊もいません
why-no-underground-guerrilla = { $space }に潜伏状態ゲリラがいません
why-no-active-british = { $space }に活動状態ゲリラも補給物資庫もありません
why-no-mpaja = { $space }に抗日軍ゲリラがいません
why-camps-in = { $space }に密林キャンプがあります
why-camps-out = { $space }に密林キャンプがありません
why-revealed-in = { $space }の情報チットは既に公開されています
why-revealed-out = { $space }に公開された情報チットがありません
why-intel-gone-in = { $space }の情報チットはリセットフェイズまで脇に置かれています
why-intel-gone-out = { $space }の情報チットは脇に置かれていません
why-cube-majority-in = { $space }ではキューブがゲリラより多いです
why-cube-majority-out = { $space }ではキューブがゲリラより多くありません
why-guerrilla-majority-in = { $space }ではゲリラがキューブより多いです
why-guerrilla-majority-out = { $space }ではゲリラがキューブより多くありません
why-with-caches-in = { $space }に補給物資庫があります
why-with-caches-out = { $space }に補給物資庫がありません
why-with-force-136-in = { $space }に第136部隊がいます
why-with-force-136-out = { $space }に第136部隊がいません
why-with-kempeitai-in = { $space }に憲兵隊がいます
why-with-kempeitai-out = { $space }に憲兵隊がいません
why-with-mpaja-underground-in = { $space }に潜伏状態の抗日軍ゲリラがいます
why-with-mpaja-underground-out = { $space }に潜伏状態の抗日軍ゲリラがいません
why-with-mpaja-active-in = { $space }に活動状態の抗日軍ゲリラがいます
why-with-mpaja-active-out = { $space }に活動状態の抗日軍ゲリラがいません
why-with-non-mpaja-underground-in = { $space }に潜伏状態の非抗日軍ゲリラがいます
why-with-non-mpaja-underground-out = { $space }に潜伏状態の非抗日軍ゲリラがいません
why-with-non-mpaja-active-in = { $space }に活動状態の非抗日軍ゲリラがいます
why-with-non-mpaja-active-out = { $space }に活動状態の非抗日軍ゲリラがいません
why-terror-in = { $space }にはテロマーカーがあります
why-new-villages-in = { $space }に新村があります
why-new-villages-out = { $space }に新村がありません
why-only-ecs = 対象は経済センターだけで、{ $space }は経済センターではありません
why-only-next-to-thailand = 対象はタイに隣接するスペースだけで、{ $space }は隣接していません
why-only-provinces-and-kuala-lumpur = 対象は州とKuala Lumpurだけで、{ $space }は含まれません
why-opposition-in = { $space }は対立です
why-opposition-out = { $space }は対立ではありません
why-near-gathering-out = { $space }はこの情報収集のスペースでも、その隣でもありません
why-next-to-raiders-out = { $space }の隣に、まだ襲撃できるゲリラのいる補給物資庫がありません
why-supplied-out = { $space }には補給していません
why-next-to-railway-out = その鉄道は{ $space }に接していません

## Player aid: British

action-train-help = 第136部隊のいる州とKuala Lumpur、何箇所でも。非抗日軍ゲリラ1個か、密林キャンプがあれば抗日軍ゲリラ1個を置く。補給物資庫があれば、種類を問わず2個まで。
action-contact-help = 利用可能な第136部隊1個を州に置くか、マップ上の第136部隊を何個でも隣接スペースへ動かす。動くごとに非抗日軍ゲリラ1個が同行してよい。置かれた州と入った州には、なければ密林キャンプを置く。利用可能になければ、それ以外の州の1個を必ず移す。
action-sabotage-help = 第136部隊と潜伏状態ゲリラのいるスペース、何箇所でも。1個を活動状態にし、サボタージュのない隣接鉄道にサボタージュを置く。
action-ambush-help = 第136部隊、潜伏状態ゲリラ、日本軍のコマか憲兵隊がいるスペース、何箇所でも。1個を活動状態にし、警察1個を除去するか、ダイスを振る。出目がそこのキューブ数を超えれば、兵員か憲兵隊1個をKuala Lumpurへ移して抵抗値+1としてよい。そこと隣接スペースの補給物資庫1個につき出目+1。Kuala Lumpurでは警察の除去だけ。
action-supply-help = 訓練・接触に付随し、プロパガンダラウンドでも行える。第136部隊と密林キャンプのある州2箇所（ジッパー作戦12以上なら3箇所）まで、密林キャンプを補給物資庫に置き換える。
action-gather-help = 接触・サボタージュ・待ち伏せに付随。第136部隊のいるスペース2箇所まで。そこと各隣接スペースで、潜伏状態ゲリラ1個を活動状態にし、そのスペースの情報チットを公開してよい。
action-raid-help = 全オペレーションに付随可。補給物資庫に隣接するスペース2箇所（ジッパー作戦20なら3箇所）まで。補給物資庫のある隣接スペース1箇所からゲリラ1個か2個を移し、望むならそこで限定のサボタージュか待ち伏せを行う。第136部隊は不要。

## Player aid: Japanese

action-deploy-help = 3箇所まで：兵員のいる中立の州と、Kuala Lumpur（常に可）。警察を各1個置く。その後、憲兵隊を何個でも、兵員か警察のいる任意のスペースへ移してよい。限定の展開でも移せる。
action-construct-help = キューブがゲリラより多い州3箇所まで。それぞれ、隣接鉄道からサボタージュマーカー1個を除去するか、経済センターに隣接する州なら新村を置いて対立にする。
action-sweep-help = 任意のスペース3箇所まで。隣接する兵員を一斉に移し、続けてキューブ1個（憲兵隊のいない密林は2個）ごとにゲリラ1個を活動状態にする。
action-assault-help = 兵員と活動状態の英国コマがあるスペース3箇所まで。兵員1個（憲兵隊のいない山岳は2個）ごとに活動状態ゲリラ1個を除去。補給物資庫は、どちらの状態のゲリラもいなくなってから。警察は加わらない。
action-extract-help = 展開に付随。経済センター1箇所か2箇所。それぞれ、サボタージュのない鉄道でつながる星付き鉄道1本につき1リソースを得る。続けてマップ上の新村1個につき1リソース。
action-reprisal-help = 建設・掃討・強襲に付随し、プロパガンダラウンドでも行える。兵員のいるスペース2箇所まで。それぞれ、なければテロマーカーを置いて中立にし、ゲリラ1個を日本軍が選ぶ隣接スペースへ追い出す。
action-eliminate-help = 建設・掃討・強襲に付随。憲兵隊のいるスペース2箇所まで。そこの情報チットを伏せるか、ダイスを振る。出目に警察の数を足してゲリラの数を超えれば、密林キャンプを、なければ第136部隊を除去してよい。第136部隊なら抵抗値-1。

## Player aid: both

action-pass-help = 空いているボックスを取り、その行動をしない。英国は接触、日本軍は1箇所での展開を行ってよい。次のカードの順番はそのボックスで決まる。

## Rule summaries: 1 the board and the pieces

section-1_3 = マップ
    .help = 11スペース：州8箇所、Kuala Lumpur、経済センター（EC）2箇所。境界には鉄道8本がある。
section-1_3_1 = マップスペース
    .help = どのスペースにも両派閥のコマを置ける。Thailand、Indonesia、Singaporeは絵にすぎない。
section-1_3_2 = 州
    .help = 8箇所の州は人口値1～3、情報チット、対立を置く場所を持つ。PerakとSelangorが山岳、他は密林。新村と密林キャンプを置けるのは州だけ。
section-1_3_3 = タイ
    .help = プレイ外。カードの言うThailandに隣接するスペースとは、Kedah、Perak、Kelantanである。
section-1_3_4 = クアラルンプール
    .help = 首都。人口値2で、情報チットと対立を置く場所を持つ。州ではない。
section-1_3_5 = 経済センター
    .help = 錫とゴムの2箇所。収奪でリソースを生む。部隊、憲兵隊、第136部隊は置けるが、情報チット、対立、密林キャンプ、補給物資庫は置けない。
section-1_3_6 = 鉄道マーカー
    .help = 境界に固定された8本で、4本は星付き。コマは置けない。鉄道は、その境界に触れる全スペースに隣接する。サボタージュがあると、建設かイベントで除去するまで途切れる。
section-1_3_7 = 隣接
    .help = 境界が触れ合う2つのスペースは隣接する。鉄道は、その境界に触れる全スペースに隣接し、EC Southなら鉄道3本に隣接する。
section-1_4 = 部隊
    .help = 日本軍は兵員15個と警察6個（まとめてキューブ）。英国は抗日軍ゲリラ10個、非抗日軍ゲリラ4個、補給物資庫5個。憲兵隊、第136部隊、密林キャンプはマーカーで、部隊ではない。
section-1_4_1 = 利用可能と除去
    .help = コマは利用可能から置き、除去されたらそこへ戻る。欲しい種類が利用可能になければ、自分のコマをマップから取って置いてもよい。置き換えるコマがなければ除去だけになる。
section-1_4_2 = スタッキング
    .help = 補給物資庫は1スペース1個までで、ECには置けない。密林キャンプと新村は州に各1個まで。2個目のテロや、鉄道への2個目のサボタージュを置けるのはイベントだけ。
section-1_4_3 = 潜伏状態／活動状態
    .help = ゲリラは潜伏状態か活動状態で、置くときは必ず潜伏状態。指示がなければ移動で状態は変わらない。他のコマは全て活動状態とみなす。
section-1_5 = プレイヤーと派閥
    .help = 二人用：英国と日本軍。抗日軍は独自に動き、両者を破ることもある。
section-1_6 = 対立
    .help = 各州とKuala Lumpurは中立か対立のどちらか。途中の段階はない。
section-1_7 = 日本軍リソース
    .help = リソースを持つのは日本軍だけで、0～20。支払いには使わない。プロパガンダラウンドで4ごとに抵抗値を1下げ、その後0になる。
section-1_8 = 憲兵隊
    .help = 日本軍のマーカー3個。密林での掃討と山岳での強襲を強め、排除を行う。展開と再配置フェイズで移動し、待ち伏せでKuala Lumpurへ追い出されることがある。同じスペースに何個いてもよい。
section-1_9 = 第136部隊
    .help = 英国のマーカー3個。訓練、サボタージュ、待ち伏せ、補給、収集を可能にする。接触と再配置フェイズで置かれ、動き、排除とイベントで除去される。置けるのは利用可能なものだけ。
section-1_10 = 密林キャンプ
    .help = マーカー4個、州に1個まで。あれば訓練で抗日軍ゲリラを置け、補給で補給物資庫に替えられる。置くべきときに利用可能になければ、置く派閥がマップ上の1個を必ず取る。多いと抗日軍が勝つことがある。
section-1_11 = 情報チット
    .help = 0、1、2が3枚ずつ、計9枚。各州とKuala Lumpurに1枚ずつ伏せ、誰も見られない。収集で公開し、排除で再び伏せる。公開されたものはプロパガンダラウンドで抵抗値を上げる。
section-1_12 = サボタージュとテロ
    .help = サボタージュは収奪のための鉄道を断ち、隣接スペースに英国が対立を置けるようにする。建設かイベントで除去するまで残る。テロは住民動員と英国のリソースフェイズによる対立を妨げ、リセットフェイズまで残る。
section-1_13 = 抵抗値
    .help = 勝敗を決める0～20の値。高いほど英国、低いほど日本軍に有利。
section-1_14 = ジッパー作戦の準備
    .help = 遅延から準備完了までの5マスで、侵攻の準備を示す。解放される補給物資庫の数と、補給や襲撃が3箇所目に及ぶかが決まる。
section-1_15 = 新村
    .help = マーカー4個、州に1個まで。建設で置かれ、収奪のたびに1個につき1リソースを加える。英国の部隊がいて日本軍の部隊がいなくなれば直ちに除去する。

## Rule summaries: 2 the sequence of play

section-2_0 = プレイの手順
    .help = カードは1枚ずつ。抗日軍が動き、両者が行動したら次を公開する。
section-2_1 = セットアップ
    .help = 7枚の山札を3つ作り、プロパガンダカードは各山札の下の3枚に混ぜる。イベント14枚は使わない。抵抗値2、日本軍リソース0、ジッパー作戦は遅延で、トラック上に補給物資庫2個。
section-2_2 = 開始
    .help = 引きデッキの一番上を公開する。使ったカードと残り枚数は公開、次のカードは非公開。
section-2_3 = 抗日軍の行動
    .help = イベントカードを公開したら、両者が行動する前に抗日軍アイコンを処理する。
section-2_4 = イニシアティブトラック
    .help = 第1資格派閥がボックスを選んで行動し、第2資格派閥は残りから選ぶ。
section-2_4_1 = 資格派閥
    .help = 最初のカードと、プロパガンダラウンドの後のカードでは、英国が第1資格派閥。
section-2_4_2 = 資格派閥の選択肢
    .help = ボックスは限定オペレーション、イベント、オペレーション＆特殊活動。カードごとに各1人だけが取れ、どれを取ってもパスできる。
section-2_4_3 = パス
    .help = 空きボックスを選び、その行動をしない。英国は接触を、日本軍は1箇所での展開を行ってよい。次のカードの順番はそのボックスで決まる。
section-2_4_4 = 限定オペレーション
    .help = 特殊活動なしのオペレーション。日本軍は1箇所だけで、掃討では移動先が1箇所になるが、起点は何箇所でもよい。英国は通常と同じく、第136部隊のいる全スペースで行える。
section-2_4_5 = 資格派閥の変更
    .help = より左のボックスを取った派閥が次のカードの第1資格派閥。左から限定オペレーション、イベント、オペレーション＆特殊活動。
section-2_4_6 = 次のカード
    .help = 両者の行動が済めば次のカードを公開する。
section-2_5 = プロパガンダカード
    .help = 直ちにプロパガンダラウンドを始める。それまでのカードが一つのキャンペーンとなる。

## Rule summaries: 3 Operations

section-3_0 = オペレーション
    .help = 主となる行動。各派閥に4種類あり、どれもコストなし。
section-3_1 = オペレーション全般
    .help = 1種類を選び、スペースを1回ずつ選ぶ。英国は第136部隊のいるスペースを何箇所でも、日本軍は3箇所まで。順番と目標は全て実行する派閥が決め、効果は最大限に及ぶ。
section-3_1_1 = ポーン
    .help = 選んだスペースの目印で、数の制限ではない。
section-3_2 = 英国のオペレーション
    .help = 訓練、接触、サボタージュ、待ち伏せ。
section-3_2_1 = 訓練
    .help = 第136部隊のいる州とKuala Lumpurで、非抗日軍ゲリラ1個か、密林キャンプがあれば抗日軍ゲリラ1個を置く。補給物資庫があれば代わりに、組み合わせ自由で2個まで。
section-3_2_2 = 接触
    .help = 利用可能な第136部隊1個を州に置くか、何個でも隣接スペースへ動かす。1個につき同じスペースの非抗日軍ゲリラ1個までが同行できる。その後、置かれた州と入った州に、なければ密林キャンプを置く。利用可能になければマップから、今回置かれも入られもしなかった州のものを取る。
section-3_2_3 = サボタージュ
    .help = 第136部隊のいるスペースで、潜伏状態ゲリラ1個を活動状態にし、サボタージュのない隣接鉄道にサボタージュを置く。
section-3_2_4 = 待ち伏せ
    .help = 第136部隊と、日本軍のコマか憲兵隊がいるスペースで、潜伏状態ゲリラ1個を活動状態にする。警察1個を除去するか、ダイスを振り、そこと隣接スペースの補給物資庫1個につき+1。そこのキューブ数を超えれば、兵員か憲兵隊1個をKuala Lumpurへ移してよく、抵抗値+1。Kuala Lumpurでは警察の除去だけ。
section-3_3 = 日本軍のオペレーション
    .help = 展開、建設、掃討、強襲。
section-3_3_1 = 展開
    .help = 3箇所まで警察を各1個置く。対象はKuala Lumpur（対立でもよい）と、兵員のいる中立の州。続けて憲兵隊を何個でも、距離を問わず、兵員か警察のいるスペースへ移してよい。限定の展開でも移せる。
section-3_3_2 = 建設
    .help = キューブがゲリラより多い州3箇所までで、隣接鉄道からサボタージュマーカー1個を除去するか、新村を置いて対立にする。新村は、ECに隣接し新村のない州に、残っていれば置ける。
section-3_3_3 = 掃討
    .help = ECを含む3箇所までで、隣接する兵員を一斉に移し、キューブ1個、憲兵隊のいない密林なら2個ごとにゲリラ1個を活動状態にする。何も動かさずに選んでもよい。
section-3_3_4 = 強襲
    .help = 兵員と活動状態の英国コマがある3箇所までで、兵員1個（憲兵隊のいない山岳は2個）ごとに活動状態ゲリラ1個を除去。どちらの状態のゲリラもいなくなって初めて補給物資庫を除去できる。警察は加わらない。

## Rule summaries: 4 Special Activities

section-4_0 = 特殊活動
    .help = オペレーションに添える追加の行動。各派閥に3種類ある。
section-4_1 = 特殊活動全般
    .help = 1手番に1回まで、コストなし。限定オペレーションには付かない。オペレーションの前、途中、後のどこかで、まとめて行う。
section-4_1_1 = オペレーションへの付随
    .help = 多くは特定のオペレーションにだけ付く。場所は、条件に合うどのスペースでもよい。
section-4_2 = 英国の特殊活動
    .help = 補給、収集、襲撃。
section-4_2_1 = 補給
    .help = 訓練・接触に付随。第136部隊と密林キャンプのある州2箇所まで、ジッパー作戦12以上なら3箇所まで、密林キャンプを補給物資庫に置き換える。補給物資庫が既にあるか得られなければ、密林キャンプを除去するだけになる。
section-4_2_2 = 収集
    .help = 接触・サボタージュ・待ち伏せに付随。第136部隊のいるスペース2箇所まで。そこと各隣接スペースで、潜伏状態ゲリラ1個を活動状態にして、そのゲリラのいるスペースの情報チットを公開してよい。
section-4_2_3 = 襲撃
    .help = 全オペレーションに付随可。補給物資庫に隣接するスペース2箇所まで、ジッパー作戦20なら3箇所まで。補給物資庫のあるスペース1箇所からゲリラ1個か2個を移し、そこの潜伏状態ゲリラどれか1個で、第136部隊なしに限定のサボタージュか待ち伏せを行ってよい。
section-4_3 = 日本軍の特殊活動
    .help = 収奪、報復、排除。
section-4_3_1 = 収奪
    .help = 展開に付随。選んだECごとに、サボタージュのない鉄道の連なりで結ばれた、サボタージュのない星付き鉄道1本につき1リソースを得る。連なりはECとKuala Lumpurも通る。続けて新村1個につき1リソースを1回だけ得る。
section-4_3_2 = 報復
    .help = 建設・掃討・強襲に付随。兵員のいるスペース2箇所までに、なければテロを置き、中立にする。ECにはテロだけを置く。各スペースにゲリラがいれば1個を、日本軍が選んで隣接スペースへ移す。
section-4_3_3 = 排除
    .help = 建設・掃討・強襲に付随。憲兵隊のいるスペース2箇所までで、そこの情報チットを伏せるか、ダイスを振り、そこの警察1個につき+1。そこのゲリラの数を超えれば、密林キャンプを、なければ第136部隊を除去してよく、第136部隊なら抵抗値-1。

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
    .help = 6枚のカードは選んだ面の効果がゲーム終了まで続く。どちらの派閥もプレイできる。
section-5_4 = 強制イベント
    .help = J6とJ9は公開されると、抗日軍アイコンの直後に効果が起こる。両者ともイベントボックスを選べず、そこでのパスもできない。
section-5_5 = 抗日軍カードアイコン
    .help = 何かが変わるなら最初に処理する。住民動員：英国が、密林キャンプがありテロのないスペースに対立を置く。裏切り者の殺害：英国が、抗日軍ゲリラのいるスペースの警察1個を除去。物資強奪：日本軍が、密林キャンプのないスペースの補給物資庫を密林キャンプに置き換える。食糧不足：日本軍が、補給物資庫のないスペースの抗日軍ゲリラ1個を除去。

## Rule summaries: 6 the Propaganda Round

section-6_0 = プロパガンダラウンド
    .help = 6フェイズ：抗日軍、抵抗値、リソース、サポート、再配置、リセット。最後のラウンドは2番目のフェイズで終わる。
section-6_1 = 抗日軍フェイズ
    .help = 抗日軍が独自に動く。選択が必要なら英国が選ぶ。
section-6_1_1 = 衝突
    .help = 両種のゲリラがいる各スペースから、それぞれ1個ずつを除去する。
section-6_1_2 = 動員
    .help = 対立の各スペース（Kuala Lumpurも含む）に、利用可能な抗日軍ゲリラを1個ずつ置く。足りなければ英国がスペースを選ぶ。
section-6_2 = 抵抗値フェイズ
    .help = このフェイズの増減を先に合計し、抵抗値を一度だけ動かす。割り算は全て端数切り捨て。
section-6_2_1 = 情報
    .help = 公開されている情報チットの値を全て足す。
section-6_2_2 = 防備の弱体化
    .help = マップ上の補給物資庫1個につき+1、ゲリラがキューブより多いスペース（ECも含む）ごとに+1。
section-6_2_3 = リソースの収奪
    .help = 日本軍リソース4ごとに-1。その後リソースは0になる。
section-6_2_4 = 住民の制圧
    .help = 中立の州とKuala Lumpurの人口値5ごとに-1、警察のいるスペース3箇所ごとに-1。
section-6_2_5 = 侵攻の準備
    .help = ジッパー作戦を、抵抗値が届く最も高いマスに置く。補給物資庫はそれに応じて解放されるか、トラックへ戻る。
section-6_2_6 = ゲーム終了
    .help = 最後のプロパガンダカードではここで終わり、勝敗を見る。
section-6_3 = リソースフェイズ
    .help = 英国がサボタージュのある鉄道沿いに対立を広げ、続けて日本軍が建設を行ってよい。
section-6_3_1 = 英国
    .help = サボタージュのある鉄道1本につき（マーカーの数は問わない）、テロのない隣接の州かKuala Lumpur1箇所に対立を置いてよい。
section-6_3_2 = 日本軍
    .help = 日本軍は州3箇所までの建設を1回行ってよい。
section-6_4 = サポートフェイズ
    .help = 英国の補給、次に日本軍の報復。どちらも任意。
section-6_4_1 = 補給
    .help = 英国は特殊活動と同じ補給を1回行ってよい。
section-6_4_2 = 報復
    .help = 日本軍は特殊活動と同じ報復を1回行ってよい。
section-6_5 = 再配置フェイズ
    .help = 英国がマーカーを、続けて日本軍がマーカーと警察を動かす。
section-6_5_1 = 英国の再配置
    .help = マップ上の第136部隊を何個でも、密林キャンプのあるスペースへ移してよい。密林キャンプは置かない。
section-6_5_2 = 日本軍の再配置
    .help = マップ上の憲兵隊と警察を何個でも、フェイズ開始時に兵員がゲリラより多かったスペースへ移してよい。
section-6_6 = リセットフェイズ
    .help = テロを全て除去し、サボタージュは残す。情報チットを全て混ぜて配り直し、全ゲリラを潜伏状態にし、英国を第1資格派閥にして、次のカードを公開する。
section-6_7 = ジッパー作戦トラック
    .help = 遅延、6、12、18、準備完了（20）。各マスは抵抗値の水準を示す。
section-6_7_1 = トラックの移動
    .help = 抵抗値フェイズで抵抗値に合わせて置く。その間はイベントで動く。
section-6_7_2 = 補給物資庫
    .help = 到達または通過したマスの補給物資庫は利用可能へ移る。マーカーがそのマスより下がれば、利用可能から、なければ英国が選んでマップから1個戻す。
section-6_7_3 = 英国特殊活動への影響
    .help = 12以上で補給は3箇所目の州を、20で襲撃は3箇所目のスペースを選べる。

## Rule summaries: 7 victory

section-7_0 = 勝敗
    .help = 終了時に0～20の抵抗値で決まる。僅差なら密林キャンプと第136部隊の数を比べる。
section-7_0_1 = 勝利
    .help = 最後の抵抗値フェイズの後、18未満なら日本軍、20なら英国が勝つ。18か19では、マップ上の第136部隊が密林キャンプより多ければ英国の勝利、そうでなければ抗日軍の勝利となって両者とも敗れる。最後のラウンドより前に決着はない。
section-7_1 = 抵抗値の上昇
    .help = 待ち伏せで兵員か憲兵隊が移される（各+1）、イベントで上がる。プロパガンダラウンドでは、公開された情報チットの値、マップ上の補給物資庫、ゲリラがキューブより多いスペース（各+1）で上がる。
section-7_2 = 抵抗値の低下
    .help = 排除で第136部隊が除去される（各-1）、イベントで下がる。プロパガンダラウンドでは、4リソースごと、中立の人口値5ごと、警察のいるスペース3箇所ごとに各-1。

## What the bot says

reason-bot-resistance =
    { $goal ->
        [more] 抵抗値を上げる
       *[less] 抵抗値を下げる
    }
reason-bot-intel =
    { $goal ->
        [more] 値の高い情報チットを公開する
       *[less] 値の高い情報チットを伏せる
    }
reason-bot-caches =
    { $goal ->
        [more] マップ上の補給物資庫を増やす
       *[less] マップ上の補給物資庫を減らす
    }
reason-bot-extracted =
    { $goal ->
        [more] 日本軍リソースを増やして抵抗値を下げる
       *[less] 抵抗値を下げる日本軍リソースを減らす
    }
reason-bot-neutral =
    { $goal ->
        [more] 人口値を中立にとどめる
       *[less] 中立の人口値を対立に変える
    }
reason-bot-policed =
    { $goal ->
        [more] 警察のいるスペースを増やす
       *[less] 警察のいるスペースを減らす
    }
reason-bot-clashes =
    { $goal ->
        [more] 両種のゲリラを衝突させる
       *[less] 両種のゲリラの衝突を避ける
    }
reason-bot-reach =
    { $goal ->
        [more] 情報チットを収集の届くところに置く
       *[less] 情報チットを収集の届かないところに置く
    }
reason-bot-led =
    { $goal ->
        [more] 第136部隊を潜伏状態ゲリラと合わせる
       *[less] 第136部隊を潜伏状態ゲリラから引き離す
    }
reason-bot-hunted =
    { $goal ->
        [more] 第136部隊と公開された情報チットに憲兵隊を迫らせる
       *[less] 第136部隊と公開された情報チットから憲兵隊を遠ざける
    }
reason-bot-terror =
    { $goal ->
        [more] テロマーカーを置く
       *[less] テロマーカーを減らす
    }
reason-bot-sabotage =
    { $goal ->
        [more] 鉄道にサボタージュを置く
       *[less] 鉄道を修復する
    }
reason-bot-extract =
    { $goal ->
        [more] これからの収奪で得るリソースを増やす
       *[less] これからの収奪で得るリソースを減らす
    }
reason-bot-new_villages =
    { $goal ->
        [more] 新村を置く
       *[less] 新村を減らす
    }
reason-bot-force_136 =
    { $goal ->
        [more] 使える第136部隊を増やす
       *[less] 使える第136部隊を減らす
    }
reason-bot-camps =
    { $goal ->
        [more] 密林キャンプを増やす
       *[less] 密林キャンプを減らす
    }
reason-bot-supply =
    { $goal ->
        [more] 補給できるスペースを増やす
       *[less] 補給できるスペースを減らす
    }
reason-bot-mpaja_underground =
    { $goal ->
        [more] 潜伏状態の抗日軍ゲリラを増やす
       *[less] 潜伏状態の抗日軍ゲリラを減らす
    }
reason-bot-mpaja_active =
    { $goal ->
        [more] 活動状態の抗日軍ゲリラを増やす
       *[less] 活動状態の抗日軍ゲリラを減らす
    }
reason-bot-non_mpaja_underground =
    { $goal ->
        [more] 潜伏状態の非抗日軍ゲリラを増やす
       *[less] 潜伏状態の非抗日軍ゲリラを減らす
    }
reason-bot-non_mpaja_active =
    { $goal ->
        [more] 活動状態の非抗日軍ゲリラを増やす
       *[less] 活動状態の非抗日軍ゲリラを減らす
    }
reason-bot-kempeitai =
    { $goal ->
        [more] マップ上の憲兵隊を増やす
       *[less] マップ上の憲兵隊を減らす
    }
reason-bot-zipper =
    { $goal ->
        [more] ジッパー作戦を準備完了へ進める
       *[less] ジッパー作戦を遅らせる
    }
reason-bot-lost_caches =
    { $goal ->
        [more] 補給物資庫をゲームから除外する
       *[less] 補給物資庫の除外を避ける
    }
reason-bot-majorities =
    { $goal ->
        [more] ゲリラがキューブより多いスペースを増やす
       *[less] ゲリラがキューブより多いスペースを減らす
    }
reason-bot-exposed =
    { $goal ->
        [more] 英国のコマを強襲にさらす
       *[less] 英国のコマを強襲から守る
    }
reason-bot-grip =
    { $goal ->
        [more] キューブに対するゲリラの力を強める
       *[less] キューブに対するゲリラの力を弱める
    }
reason-bot-opposition =
    { $goal ->
        [more] スペースを対立にする
       *[less] スペースの対立を解消する
    }

## What things on the table are

tip-terrain-jungle = 密林：憲兵隊がいなければ、掃討でゲリラ1個を見つけるのにキューブ2個が要る。
tip-terrain-mountain = 山地：憲兵隊がいなければ、強襲でゲリラ1個を除去するのに兵員2個が要る。
tip-starred = 星付きの鉄道は、サボタージュがなく、選んだ経済センターまでつながっていれば、収奪で1リソースになる。
tip-piece-non_mpaja = 第136部隊が自ら訓練したゲリラ。抗日軍フェイズに、抗日軍ゲリラと同じスペースにいると衝突する。
tip-box-out-of-game = イベントで完全に失われたもの。戻ることはない。

## What may never be in a position; spaces and pieces are named as there

fault-misplaced =
    { $space }に{ $thing ->
        [opposition] 対立
        [intel] 情報チット
        [camp] 密林キャンプ
       *[village] 新村
    }は置けません（1.4.2）
fault-too-many =
    { $thing ->
        [camp] 密林キャンプ
       *[village] 新村
    }が{ $n }個あります（全{ $most }個）
fault-village-alone = 英国側のコマしかない{ $space }に新村があります（1.15）
fault-intel-value = { $space }の情報チットは値がないのに公開されたか除かれています（1.11）
fault-intel-both = { $space }の情報チットが公開と除去の両方になっています
fault-intel-number = 情報チット{ $value }が3枚より多くあります
fault-zipper-cache = ジッパー作戦トラックの{ $box }以下に補給物資庫があります（6.7.2）

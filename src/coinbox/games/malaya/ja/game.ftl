### Malaya: places, people, player aid and rule summaries, all in our own words.

game = Malaya
game-about = 1948年から1960年のマラヤを二人で争う。都市と街道を握る英国と、密林に拠るマラヤ共産党の戦いである。カード1枚ごとに両者がイベントかオペレーションを選び、英国政治意志が勝敗を決める。
scenario-standard = マラヤ非常事態、1948-1960年（21枚）
scenario-extended = 拡張したマラヤ非常事態（27枚）

goal-british = プロパガンダラウンドで政治意志を18以上にするか、最後のラウンドで10を超えていれば勝利です。強襲で拠点を除去し、MCPの支配を崩し、支持を得ると上がります。テロとサボタージュでは下がります。
goal-mcp = プロパガンダラウンドで政治意志を2以下にするか、最後のラウンドで10未満なら勝利です。人口値の高いスペースを支配し、対立を広げ、兵員を待ち伏せ、ECにサボタージュを、Kuala Lumpurにテロを残してください。

terminal-scenario-extended = 拡張

## Spaces

space-thailand = Thailand
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

short-thailand = Thailand
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

## Words

faction-mcp = MCP

marker-sabotage = サボタージュ
marker-new_village = 新村

level-support = 支持
level-opposition = 対立
control-mcp = MCP支配

terrain-jungle = 密林
terrain-mountain = 山岳
terrain-economic_center = 経済センター
terrain-foreign = 外国領土

track-commander = 司令官

action-garrison = 駐留
action-attack = 攻撃
action-resettle = 再定住
action-extort = 脅迫
action-intimidate = 恫喝
action-pacify = 平定
action-agitate = 煽動

result-mcp = MCPの勝利

## Words of the terminal table

terminal-terrain-jungle = 密林
terminal-terrain-mountain = 山岳
terminal-terrain-economic_center = EC
terminal-terrain-foreign = 外国

## Options

option-remove-terror = テロマーカー1個を除去
option-shift = 1段階移動
option-guerrillas-first = ゲリラから除去
option-bases-first = 拠点から除去
option-remove-police = 警察1個を除去
option-remove-troop = 兵員1個を除去
option-remove-village = 新村と支持を除去
option-jungle = 密林州2箇所
option-mountain = 山岳州1箇所
option-gain-resources = 英国リソース+6
option-lose-resource = 1リソースを失う
option-lower-will = 政治意志-1
option-left = 司令官トラック：1マス左へ
option-right = 司令官トラック：1マス右へ

## Log

log-add-village = { $space }に新村を配置
log-remove-village = { $space }から新村を除去
log-commander =
    { $reach_id ->
        [stuck] 司令官トラック：端のため{ $commander }のまま（{ $cause }）
       *[other] 司令官トラック：{ $commander }に移動（{ $cause }）
    }
log-commander-restored = 司令官の効果が再び有効：{ $commander }
log-gurney-killed = ガーニー殺害：次のリセットフェイズまで司令官の効果なし

## Causes and rolls

cause-troop-lost = { $spaces }で兵員を喪失
cause-extort = { $spaces }での脅迫
cause-pacify = { $spaces }での平定のコスト
cause-agitate = { $spaces }での煽動のコスト
cause-large-group = ECか支持のスペースで、キューブと合わせて3個超
cause-reset = リセットフェイズ
roll-attack-die = { $space }での攻撃
    .success = 命中
    .failure = 失敗

## Lines of a Propaganda Round; $of: how many are counted

count-support = 支持の人口値
count-opposition = 新村のない対立の人口値
count-sabotaged-centers = サボタージュのある経済センター
count-terror-in-city = Kuala Lumpurのテロ
count-controlled = 英国支配の人口値
count-centers = サボタージュのない経済センター、各6
count-bases = マップ上の拠点、各2

## Why an option is not offered

why-no-insurgents = { $space }にMCPコマがありません
why-only-ecs = 対象は経済センターだけで、{ $space }は経済センターではありません
why-only-provinces-and-kuala-lumpur = 対象は州とKuala Lumpurだけで、{ $space }は含まれません
why-only-not-ecs = { $space }のような経済センターは対象外です
why-only-not-thailand = 英国は{ $space }に入れません
why-only-ecs-and-kuala-lumpur = 対象は経済センターとKuala Lumpurだけで、{ $space }は含まれません
why-only-jungle = 対象は密林の州だけで、{ $space }は含まれません
why-only-mountain = 対象は山岳の州だけで、{ $space }は含まれません
why-support-in = { $space }は支持です
why-support-out = { $space }は支持ではありません
why-opposition-in = { $space }は対立です
why-opposition-out = { $space }は対立ではありません
why-new-villages-in = { $space }に新村があります
why-new-villages-out = { $space }に新村がありません
why-all-cubes-in = マップ上の英国のキューブは既に全て{ $space }にあります
why-insurgent-control-in = { $space }はMCP支配です
why-insurgent-control-out = { $space }はMCP支配ではありません
why-troops-only-kuala-lumpur = 訓練で兵員を置けるのはKuala Lumpurだけで、{ $space }には置けません
why-two-guerrillas-out = { $space }のゲリラは2個未満で、2個いるスペースがほかにあります
why-next-to-ecs-out = { $space }は経済センターに隣接していません
why-province-taken-in = 駐留の移動先にできる州は1箇所だけなので、{ $space }は選べません
why-to-pacify-out = { $space }は既に支持で、テロマーカーもありません
why-to-agitate-out = { $space }は既に対立で、テロマーカーもありません
why-too-dear-in-all = { $action }は全部で{ $n }リソースかかりますが、残りは{ $total }です

## What bots judge by

reason-bot-hearts_and_minds =
    { $goal ->
        [more] プロパガンダの前に人口値を支持へ傾ける
       *[less] プロパガンダの前に人口値を対立へ傾ける
    }
reason-bot-settlers_intimidated =
    { $goal ->
        [more] サボタージュとテロで移住者を脅かす
       *[less] 移住者をサボタージュとテロから守る
    }
reason-bot-british_resources =
    { $goal ->
        [more] 英国リソースを増やす
       *[less] 英国リソースを減らす
    }
reason-bot-mcp_resources =
    { $goal ->
        [more] MCPリソースを増やす
       *[less] MCPリソースを減らす
    }
reason-bot-bases =
    { $goal ->
        [more] MCP拠点を増やす
       *[less] MCP拠点を減らす
    }
reason-bot-exposed_troops =
    { $goal ->
        [more] 兵員を攻撃にさらす
       *[less] 兵員を攻撃から守る
    }
reason-bot-commander =
    { $goal ->
        [more] 司令官の効果を取り戻す
       *[less] 司令官の効果を奪う
    }

## Commanders

commander-gurney = Gurney
commander-briggs = Briggs
commander-templer = Templer
commander-gurney_killed = ガーニー殺害

## Player aid: British

action-train-help = Kuala LumpurとMCP支配でない州。キューブを置くスペースごとに2リソースで、Kuala Lumpurに4個まで、州に警察2個まで。その後、選択スペース1箇所（Templerなら2箇所、限定なら1箇所）で平定。
action-garrison-help = 全部で2リソース。キューブを任意の場所からEC、Kuala Lumpur、州1箇所へ移す。続けてECのキューブ1個ごとにゲリラ1個を活動状態にし、EC1箇所で追加コストなしに強襲できる。限定：移動先は1箇所で、それがECのときだけ発見と強襲を行う。
action-sweep-help = 州とKuala Lumpur、各2リソース。隣接する兵員を一斉に移し、続けてキューブ1個（密林は2個）ごとにゲリラ1個を活動状態にする。
action-assault-help = キューブとMCPコマのあるスペース、各2リソース。兵員1個（山岳は2個）ごとに、Kuala LumpurとECではキューブ1個ごとに、活動状態のコマ1個を除去。拠点はゲリラが尽きてからで、1個につき政治意志+1。
action-resettle-help = 訓練に付随。新村のない英国支配の州1箇所（Briggsなら2箇所）に新村を置き、対立方向へ1段階移動。
action-reprisal-help = 駐留・掃討・強襲に付随。兵員のいる州1箇所（Gurneyなら2箇所）を中立にし、なければテロマーカーを置き、ゲリラ1個を英国が選ぶ隣接スペースへ追い出す。
action-air-strike-help = 全オペレーションに付随可。英国コマのある州2箇所まで、活動状態ゲリラを各1個除去。拠点には効かない。
action-pacify-help = 英国支配で兵員と警察の両方が必要。2リソースでテロマーカー1個を除去し、なくなればもう2リソースで支持方向へ1段階移動。訓練では1箇所（Templerなら2箇所）、プロパガンダラウンドでは2箇所まで。

## Player aid: MCP

action-rally-help = 支持も新村もない州、Thailand、Kuala Lumpur、各1リソース。ゲリラ1個を置くか、2個を拠点に替える。拠点があれば代わりに、人口値＋拠点数までゲリラを置くか、全ゲリラを潜伏状態にする。その後、選択スペース1箇所で煽動。
action-march-help = ゲリラが隣接スペースへ移動。移動先ごとに1リソース、ECは無償。ECか支持のスペースに入る一団は、そこのキューブとの合計が3を超えると活動状態になる。
action-attack-help = ゲリラとキューブのあるスペース、各1リソース。全ゲリラを活動状態にし、出目がその数を超えなければキューブ2個を警察から順に除去。兵員を失えば政治意志-1。
action-terror-help = 潜伏状態ゲリラのいるスペース、各1リソース、ECは無償。1個を活動状態にし、なければテロ（ECではサボタージュ）マーカーを置き、対立方向へ1段階移動。
action-extort-help = 集結・行軍・テロに付随。新村のないスペース2箇所まで、潜伏状態ゲリラを活動状態にして各1リソースを得る。
action-intimidate-help = 集結・テロに付随。潜伏状態ゲリラのいるスペース2箇所まで、警察1個を除去。ゲリラがキューブより多ければ、代わりに新村と支持を除去できる。
action-ambush-help = 攻撃に付随し、潜伏状態ゲリラのいる攻撃スペース1箇所で行う。その1個だけを活動状態にし、ダイスなしでキューブ1個を警察から除去。兵員なら政治意志-1。
action-agitate-help = 集結では、MCP支配で拠点のある選択スペース1箇所。プロパガンダラウンドでは、MCPコマがあり英国支配でないスペース2箇所まで。1リソースでテロマーカー1個を除去し、なくなればもう1リソースで対立方向へ1段階移動。

## Player aid: both

action-pass-help = 空いているボックスを取り、何もしない。英国は2、MCPは1リソースを得る。次のカードの順番はそのボックスで決まる。

## Rule summaries: 1 the board and the pieces

section-1_3 = マップ
    .help = 12スペース：州8箇所、Kuala Lumpur、経済センター（EC）2箇所、Thailand。
section-1_3_1 = マップスペース
    .help = どのスペースにも両派閥のコマを置けるが、ThailandはMCPだけ。IndonesiaとSingaporeは絵にすぎない。
section-1_3_2 = 州
    .help = 8箇所の州は人口値1～3、支配、支持の段階を持つ。PerakとSelangorが山岳、他は密林。新村を置けるのは州だけ。
section-1_3_3 = タイ
    .help = MCPの避難所で、英国コマは入れない。人口値0で州ではなく、MCP支配にはなるが、支持・対立の段階はない。
section-1_3_4 = クアラルンプール
    .help = 首都。人口値2で、支配と支持の段階を持つ。ここのテロはプロパガンダラウンドで政治意志を下げる。
section-1_3_5 = 経済センター
    .help = 錫とゴムの2箇所。プロパガンダラウンドごとに英国へ各6リソース。サボタージュがあると収入がなく、政治意志も下がる。支配も支持もない。
section-1_3_6 = 隣接
    .help = 境界が触れ合う2つのスペースは隣接する。
section-1_4 = 部隊
    .help = 英国は兵員15個と警察15個（まとめてキューブ）。MCPはゲリラ15個と拠点4個。新村はマーカーで、コマではない。
section-1_4_1 = 利用可能と除去
    .help = コマは利用可能から置き、除去されたらそこへ戻る。欲しい種類が利用可能になければ、自分のコマをマップから取って置いてもよい。置き換えるコマがなければ除去だけになる。
section-1_4_2 = スタッキング
    .help = 拠点は1スペース2個までで、ECには置けない。新村は州に1個まで。テロマーカーを2個以上にできるのはイベントだけ。
section-1_4_3 = 潜伏状態／活動状態
    .help = ゲリラは潜伏状態か活動状態で、置くときは必ず潜伏状態。指示がなければ移動で状態は変わらない。他のコマは全て活動状態とみなす。
section-1_5 = プレイヤーと派閥
    .help = 二人用：英国とマラヤ共産党（MCP）。
section-1_6 = 支持と対立
    .help = 各州とKuala Lumpurは支持・中立・対立のどれか。「移動」はこの並びで1段階、「～にする」は途中を飛ばす。ThailandとECは常に中立扱い。
section-1_7 = 支配
    .help = 州、Thailand、Kuala Lumpurはコマの多い派閥が支配し、同数なら非支配。MCPが支配を得ると人口値だけ政治意志が下がり、失うと同じだけ上がる。
section-1_8 = リソース
    .help = 各派閥は0～20を持ち、オペレーションの支払いに使う。20を超える分は失われる。
section-1_9 = サボタージュとテロ
    .help = テロを支払って除去するまで、平定や煽動で段階は動かせない。Kuala Lumpurのテロは政治意志を下げる。サボタージュはECの収入を止め、政治意志も下げる。
section-1_10 = 英国政治意志
    .help = 勝敗を決める0～20の値。高いほど英国、低いほどMCPに有利。
section-1_11 = 司令官
    .help = 英国を率いるのはGurney、Briggs、Templerのいずれか。それぞれ報復、再定住、訓練後の平定の範囲を広げる。マーカーの裏面はM10でこの効果が失われたことを示す。
section-1_12 = 新村
    .help = マーカー4個、州に1個まで。集結と脅迫を妨げ、その州の対立は政治意志に数えない。英国支配かつ支持でMCPコマがなくなるか、MCPコマがあって英国コマがなくなれば直ちに除去する。恫喝やイベントでも除去される。

## Rule summaries: 2 the sequence of play

section-2_0 = プレイの手順
    .help = カードは1枚ずつ。両者が行動したら次を公開する。
section-2_1 = セットアップ
    .help = 二つのシナリオは初期配置が同じで、カードの枚数だけが違う。
section-2_2 = 開始
    .help = 引きデッキの一番上を公開する。使ったカードと残り枚数は公開、次のカードは非公開。
section-2_3 = イニシアティブトラック
    .help = 第1資格派閥がボックスを選んで行動し、第2資格派閥は残りから選ぶ。
section-2_3_1 = 資格派閥
    .help = 最初のカードは英国が第1資格派閥。プロパガンダラウンドで順番は変わらない。
section-2_3_2 = 資格派閥の選択肢
    .help = ボックスは限定オペレーション、イベント、オペレーション＆特殊活動。カードごとに各1人だけが取れ、どれを取ってもパスできる。
section-2_3_3 = パス
    .help = 空きボックスを選び、行動しない。英国は2、MCPは1リソースを得る。次のカードの順番はそのボックスで決まる。
section-2_3_4 = 限定オペレーション
    .help = 1箇所だけ、特殊活動なしのオペレーション。駐留・掃討・行軍では移動先が1箇所になるが、起点は何箇所でもよい。
section-2_3_5 = 資格派閥の変更
    .help = より左のボックスを取った派閥が次のカードの第1資格派閥。左から限定オペレーション、イベント、オペレーション＆特殊活動。
section-2_3_6 = 次のカード
    .help = 両者の行動が済めば次のカードを公開する。
section-2_4 = プロパガンダカード
    .help = 直ちにプロパガンダラウンドを始める。それまでのカードが一つのキャンペーンとなる。

## Rule summaries: 3 Operations

section-3_0 = オペレーション
    .help = 主となる行動。各派閥に4種類ある。
section-3_1 = オペレーション全般
    .help = 1種類を選び、スペースを1回ずつ選んで、その都度支払う。順番と目標は全て実行する派閥が決め、効果は最大限に及ぶ。
section-3_1_1 = ポーン
    .help = 選んだスペースの目印で、数の制限ではない。
section-3_1_2 = 無償オペレーション
    .help = イベントで得たオペレーションにリソースは不要だが、伴う平定と煽動は有償。他の条件は全て守る。
section-3_2 = 英国のオペレーション
    .help = 訓練、駐留、掃討、強襲。Thailandでは行えない。
section-3_2_1 = 訓練
    .help = Kuala LumpurとMCP支配でない州で、キューブを置くスペースごとに2リソース。Kuala Lumpurに4個まで、州に警察2個まで。何も置かない選択スペースは無償。その後、選択スペース1箇所、Templerなら2箇所で平定。
section-3_2_2 = 駐留
    .help = 全部で2リソース。キューブを任意の場所からEC、Kuala Lumpur、州1箇所までへ移す。各ECでキューブ1個ごとにゲリラ1個が活動状態になり、EC1箇所で無償の強襲ができる。限定：移動先は1箇所で、ECの場合だけ発見できる。
section-3_2_3 = 掃討
    .help = 州とKuala Lumpurで各2リソース。隣接する兵員を一斉に移し、キューブ1個、密林なら2個ごとにゲリラ1個を活動状態にする。何も動かさずに選んでもよい。
section-3_2_4 = 強襲
    .help = キューブとMCPコマのあるスペースで各2リソース。兵員1個（山岳は2個）ごとに、Kuala LumpurとECではキューブ1個ごとに、活動状態ゲリラ1個を除去。どちらの状態のゲリラもいなくなって初めて拠点を除去でき、1個につき政治意志+1。
section-3_3 = MCPのオペレーション
    .help = 集結、行軍、攻撃、テロ。
section-3_3_1 = 集結
    .help = 支持も新村もない州、Thailand、Kuala Lumpurで各1リソース。ゲリラ1個を置くか、2個を拠点1個に替える。拠点があれば代わりに人口値＋拠点数までゲリラを置くか、全てを潜伏状態にする。その後、MCP支配で拠点のある選択スペース1箇所で煽動。
section-3_3_2 = 行軍
    .help = ゲリラが隣接スペースへ移動。移動先ごとに1リソース、ECは無償。同じスペースからECか支持のスペースへ入るゲリラは、そこのキューブと合わせて3を超えると活動状態になる。
section-3_3_3 = 攻撃
    .help = 1箇所1リソース。そこの全ゲリラを活動状態にしてダイスを1個振り、出目がその数を超えなければキューブ2個を警察、兵員の順に除去。兵員を失うと1箇所につき政治意志-1。
section-3_3_4 = テロ
    .help = 1箇所1リソース、ECは無償。潜伏状態ゲリラ1個を活動状態にし、なければテロ（ECではサボタージュ）を置き、対立方向へ1段階移動。既にマーカーがあっても段階は動く。

## Rule summaries: 4 Special Activities

section-4_0 = 特殊活動
    .help = オペレーションに添える追加の行動。各派閥に3種類ある。
section-4_1 = 特殊活動全般
    .help = 1手番に1回まで、コストなし。限定オペレーションには付かない。オペレーションの前、途中、後のどこかで、まとめて行う。
section-4_1_1 = オペレーションへの付随
    .help = 特定のオペレーションにだけ付くものがある。同じ場所でと書かれていなければ、条件に合うどのスペースでもよい。
section-4_2 = 英国の特殊活動
    .help = 再定住、報復、空襲。
section-4_2_1 = 再定住
    .help = 訓練に付随。英国支配の州1箇所（Briggsなら2箇所）に、残っていれば新村を置き、対立方向へ1段階移動。
section-4_2_2 = 報復
    .help = 駐留・掃討・強襲に付随。兵員のいる州1箇所（Gurneyなら2箇所）を中立にし、なければテロを置く。ゲリラがいれば1個を、英国が選んで隣接スペースへ移す。
section-4_2_3 = 空襲
    .help = 全オペレーションに付随可。英国コマのある州2箇所まで、各1個の活動状態ゲリラを除去。
section-4_3 = MCPの特殊活動
    .help = 脅迫、恫喝、待ち伏せ。
section-4_3_1 = 脅迫
    .help = 集結・行軍・テロに付随。新村のないスペース2箇所まで、潜伏状態ゲリラ1個を活動状態にして各1リソースを得る。
section-4_3_2 = 恫喝
    .help = 集結・テロに付随。潜伏状態ゲリラのいるスペース2箇所まで、警察1個を除去するか、ゲリラがキューブより多ければ新村と支持を除去する。ゲリラは潜伏状態のまま。
section-4_3_3 = 待ち伏せ
    .help = 攻撃に付随。潜伏状態ゲリラのいる支払い済みの1箇所で、ダイスの代わりに行う。1個だけを活動状態にし、キューブ1個を警察から除去。兵員なら政治意志-1。

## Rule summaries: 5 Events

section-5_0 = イベント
    .help = 効果の文だけが有効で、イタリック体の文はフレイバーである。
section-5_1 = イベントの実行
    .help = 書かれたとおり順に行う。選択は全て実行する派閥がするが、派閥を名指しして行動させる文ではその派閥が決める。
section-5_1_1 = イベントの優先
    .help = カードはルールに優先する。ただしスタッキング、コマの残り、0と20の限度は守る。
section-5_1_2 = イベント同士の矛盾
    .help = 今プレイしているカードが、以前のカードに優先する。
section-5_1_3 = 可能な限りの実行
    .help = できる部分は全て行い、できない部分は省く。
section-5_2 = 両用イベント
    .help = 派閥を問わず、網掛けなしと網掛けの一方を選ぶ。
section-5_3 = 能力
    .help = 6枚のカードは選んだ面の効果がゲーム終了まで続く。どちらの派閥もプレイできる。
section-5_4 = 無償オペレーション
    .help = 与えられた行動は無償で、資格派閥に影響しない。他の制限は残り、平定と煽動は有償のまま。

## Rule summaries: 6 the Propaganda Round

section-6_0 = プロパガンダラウンド
    .help = 5フェイズ：政治意志、リソース、サポート、再配置、リセット。
section-6_1 = 政治意志フェイズ
    .help = このフェイズの増減を先に合計し、政治意志を一度だけ動かして勝敗を見る。
section-6_1_1 = 人心掌握
    .help = 支持の人口値を足し、対立の人口値を引く。新村のある対立は数えない。
section-6_1_2 = 恫喝された移住者
    .help = ゲリラがキューブより多いECに、なければサボタージュを置く。続けてサボタージュのあるECごとに-1、Kuala Lumpurにテロがあれば-1。
section-6_1_3 = 勝敗
    .help = 2以下なら直ちにMCP、18以上なら直ちに英国の勝利。
section-6_1_4 = ゲーム終了
    .help = 最後のプロパガンダカードではここで終わり、最終の勝敗を見る。
section-6_2 = リソースフェイズ
    .help = 両派閥が20を上限に収入を得る。
section-6_2_1 = 英国の収入
    .help = 英国支配のスペースの人口値合計と、サボタージュのないECごとに6。
section-6_2_2 = MCPの収入
    .help = マップ上の拠点1個につき2リソース。
section-6_3 = サポートフェイズ
    .help = 英国の平定、次にMCPの煽動。どちらも任意。
section-6_3_1 = 平定
    .help = 英国支配で兵員と警察のいるスペース2箇所まで。テロマーカー1個につき2リソース、続けて2リソースで支持方向へ1段階。
section-6_3_2 = 煽動
    .help = MCPコマがあり英国支配でないスペース2箇所まで。テロマーカー1個につき1リソース、続けて1リソースで対立方向へ1段階。
section-6_4 = 再配置フェイズ
    .help = 英国だけがコマを動かす。
section-6_4_1 = 英国の再配置
    .help = ECとMCP支配の州の兵員は、Kuala Lumpurか英国支配の州へ必ず移る。警察は任意で、EC、Kuala Lumpur、英国支配の州へ移れる。支配はフェイズ開始時のものを使う。
section-6_4_2 = 支配
    .help = 全ての移動の後、支配の変化と政治意志への影響をまとめて処理する。
section-6_5 = リセットフェイズ
    .help = テロとサボタージュを全て除去し、全ゲリラを潜伏状態にし、できれば司令官を1マス右へ動かして、次のカードを公開する。
section-6_6 = 司令官トラック
    .help = Gurney、Briggs、Templer。それぞれ英国の行動一つを2箇所で行えるようにする。
section-6_6_1 = トラックの移動
    .help = リセットフェイズごとに1マス右へ。M24でも動く。
section-6_6_2 = 司令官トラックの効果
    .help = Gurney：報復を州2箇所で。Briggs：再定住を2箇所で。Templer：限定でない訓練の後、平定を2箇所で。
section-6_6_3 = ガーニー殺害
    .help = M10の網掛けの後、次のリセットフェイズまでどの司令官も効果がない。

## Rule summaries: 7 victory

section-7_0 = 勝敗
    .help = 0～20の英国政治意志で決まる。
section-7_0_1 = 早期の勝利
    .help = どの政治意志フェイズでも、判定時に0～2ならMCP、18～20なら英国が勝つ。
section-7_0_2 = 最終的勝敗
    .help = 最後の政治意志フェイズの後、10未満ならMCP、10を超えれば英国、10なら引き分け。
section-7_1 = 政治意志の上昇
    .help = MCPが支配を失う（人口値分）、強襲またはそう明記するカードで拠点を失う（各+1）、イベント、プロパガンダラウンドで支持が対立を上回る場合に上がる。
section-7_2 = 政治意志の低下
    .help = MCPが支配を得る（人口値分）、攻撃や待ち伏せで兵員を失う（各-1）、イベント、プロパガンダラウンドで対立が支持を上回る場合に下がる。さらにサボタージュのあるECと、テロのあるKuala Lumpurで各-1。

## What things on the table are

tip-terrain-jungle = 密林：掃討でゲリラ1個を見つけるにはキューブ2個が要る。
tip-terrain-mountain = 山地：強襲でゲリラ1個を除去するには兵員2個が要る。
tip-commander-gurney = 指揮している間、報復を2つ目の州でも行える。
tip-commander-briggs = 指揮している間、再定住を2つ目の州でも行える。
tip-commander-templer = 指揮している間、限定でない訓練に続く平定を2つ目のスペースでも行える。

## What may never be in a position; spaces and pieces are named as there

fault-terror = { $space }にテロマーカーは置けません（R-M7）
fault-level =
    { $space }は{ $level ->
        [Support] 支持
       *[other] 対立
    }になりません（1.6）
fault-both-levels = { $space }は同時に支持と対立にはなりません（1.6）
fault-village = { $space }は州ではないので新村を置けません（1.4.2）
fault-villages = 新村が{ $n }個あります（全{ $most }個、1.12）

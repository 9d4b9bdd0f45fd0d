### Kenya: places, words, player aid and rule summaries, all in our own words.

game = Kenya
game-about = 1952年から1956年のケニア中央州を二人で争う。居留地で誓いを広め、二つの山岳密林に潜むマウマウに、英国は兵員と強制移住、そして「パイプライン」と呼ばれる収容所網で応じる。カード1枚ごとに両者がイベントかオペレーションを選び、英国政治意志が勝敗を決める。
scenario-standard = ケニア非常事態、1952-1956年（21枚）

goal-british = プロパガンダラウンドで政治意志を18以上にするか、最後のラウンドで10を超えていれば勝利です。マウマウの支配を崩し、拠点を強襲し、Nairobiにマウマウのコマを残さず、山岳密林の外に拠点を許さないでください。
goal-mau_mau = プロパガンダラウンドで政治意志を2以下にするか、最後のラウンドで10未満なら勝利です。支配を得て抵抗を広げ、Nairobiと非居留地州にテロを残してください。憤激でも下がります。

## Spaces

space-nairobi = Nairobi
space-kiambu = Kiambu
space-thika = Thika
space-fort_hall = Fort Hall
space-nyeri = Nyeri
space-embu = Embu
space-meru = Meru
space-nanyuki = Nanyuki
space-thompsons_falls = Thompson's Falls
space-rift_valley = Rift Valley
space-aberdares = Aberdares
space-mount_kenya = Mount Kenya

short-nairobi = Nairobi
short-kiambu = Kiambu
short-thika = Thika
short-fort_hall = Ft Hall
short-nyeri = Nyeri
short-embu = Embu
short-meru = Meru
short-nanyuki = Nanyuki
short-thompsons_falls = Th.Falls
short-rift_valley = Rift V.
short-aberdares = Aberdar.
short-mount_kenya = Mt Kenya

## Words

faction-mau_mau = マウマウ

marker-population = 人口値

level-loyalty = 忠誠
level-resistance = 抵抗
control-mau_mau = マウマウ支配

terrain-reserve = 居留地州
terrain-highlands = 非居留地州
terrain-mountain_jungle = 山岳密林

track-pipeline = パイプライン

action-relocate = 強制移住
action-reward = 報奨
action-oath = 宣誓
result-mau_mau = マウマウの勝利

## The Pipeline Track

pipeline-rule_of_law = 法の支配
    .help = 0：報復も強制移住も不可。
pipeline-emergency_powers = 非常大権
    .help = 1：報復は1箇所、強制移住は不可。
pipeline-villagization = 集村化
    .help = 2：報復は1箇所、強制移住は1箇所。出目1で憤激。
pipeline-prison_system = 収監体制
    .help = 3：報復は2箇所まで、強制移住は1箇所。出目1か2で憤激。
pipeline-gulag = グラーグ
    .help = 4：報復は2箇所まで、強制移住は2箇所まで。出目1～3で憤激。

## Words of the terminal table

terminal-terrain-reserve = 居留地
terminal-terrain-highlands = 非居留地
terminal-terrain-mountain_jungle = 山岳密林

## Options

option-mark-terror = テロを置き、抵抗方向へ移動
option-remove-police = 警察2個（1個しかなければ1個）を除去
option-strike = 山岳密林から出撃
option-retreat = 山岳密林へ撤退
option-left = パイプライン：1マス左へ
option-right = パイプライン：1マス右へ
option-stay = パイプラインを動かさない
option-from-available = 利用可能な警察
option-from-out-of-play = プレイ外の警察

## Log

log-population = { $space }の人口値は{ $n }になった
log-release-police = 警察1個がプレイ外から利用可能へ、プレイ外の残り{ $n }個
log-pipeline =
    { $reach_id ->
        [stuck] パイプライン：端のため{ $pipeline }（{ $total }）のまま（{ $cause }）
       *[other] パイプライン：{ $pipeline }（{ $total }）に移動（{ $cause }）
    }

## Causes and rolls

cause-large-group = そこのキューブと合わせて3個超
cause-outrage = 憤激
cause-supply = { $spaces }の拠点からの補給
cause-british = 英国の選択
action-raid-strike = 襲撃（出撃）
action-raid-retreat = 襲撃（撤退）
roll-outrage = 憤激
    .success = 憤激が起こった
    .failure = 憤激なし

## Lines of a Propaganda Round; $of: how many are counted

count-resisting = 抵抗の人口値
count-loyal = 忠誠の人口値、抵抗と相殺する分（{ $of }まで）
count-terrorised = Nairobiと非居留地州のテロ
count-quiet-nairobi = Nairobiにマウマウがいない
count-no-bases-outside = 山岳密林の外に拠点がない
count-bases = マップ上の拠点

## Why an option is not offered

why-no-insurgents = { $space }にマウマウのコマがありません
why-all-troops-in = マップ上の兵員は既に全て{ $space }にいます
why-insurgent-control-in = { $space }はマウマウ支配です
why-insurgent-control-out = { $space }はマウマウ支配ではありません
why-only-reserves = 対象は居留地州だけで、{ $space }は居留地州ではありません
why-only-non-reserve-provinces = 対象は非居留地州だけで、{ $space }は含まれません
why-only-non-reserve-spaces = 対象はNairobiと非居留地州だけで、{ $space }は含まれません
why-only-mountain-jungles = 対象は山岳密林だけで、{ $space }は山岳密林ではありません
why-only-not-mountain-jungles = { $space }のような山岳密林は対象外です
why-only-not-nairobi = 対象は州と山岳密林だけで、{ $space }は含まれません
why-only-next-to-mountain-jungles = 対象は山岳密林に隣接する州だけで、{ $space }は含まれません
why-loyalty-in = { $space }は忠誠です
why-loyalty-out = { $space }は忠誠ではありません
why-resistance-in = { $space }は抵抗です
why-resistance-out = { $space }は抵抗ではありません
why-populated-in = { $space }は有人です
why-populated-out = { $space }は無人です
why-troops-only-nairobi = 展開で兵員を置けるのはNairobiだけで、{ $space }には置けません
why-pipeline-forbids = パイプラインが{ $pipeline }の間、{ $action }は行えません
why-next-to-raiders-out = { $space }にも、隣接する山岳密林にも、まだ襲撃できるゲリラがいません
why-retreated-in = { $space }のゲリラはこの襲撃で移動済みです

## What bots judge by

reason-bot-kikuyu_resistance =
    { $goal ->
        [more] プロパガンダで忠誠が抵抗を上回るようにする
       *[less] プロパガンダで抵抗が忠誠を上回るようにする
    }
reason-bot-loyalty =
    { $goal ->
        [more] 人口値を忠誠へ傾ける
       *[less] 人口値を抵抗へ傾ける
    }
reason-bot-settlers_terrorised =
    { $goal ->
        [more] テロで移住者を脅かす
       *[less] 移住者をテロから守る
    }
reason-bot-contained =
    { $goal ->
        [more] マウマウを封じ込める
       *[less] マウマウの封じ込めを破る
    }
reason-bot-nairobi =
    { $goal ->
        [more] Nairobiにマウマウのコマを送り込む
       *[less] Nairobiからマウマウのコマを取り除く
    }
reason-bot-mau_mau_resources =
    { $goal ->
        [more] マウマウリソースを増やす
       *[less] マウマウリソースを減らす
    }
reason-bot-out_of_play =
    { $goal ->
        [more] 警察をプレイ外にとどめる
       *[less] プレイ外の警察を使えるようにする
    }
reason-bot-relocated =
    { $goal ->
        [more] 居留地州から人口値を移す
       *[less] 居留地州に人口値をとどめる
    }
reason-bot-pipeline =
    { $goal ->
        [more] パイプラインを進める
       *[less] パイプラインを遅らせる
    }
reason-bot-bases =
    { $goal ->
        [more] マウマウ拠点を増やす
       *[less] マウマウ拠点を減らす
    }

## Player aid: British

action-deploy-help = Nairobi（支配を問わない）と英国支配の州。Nairobiにキューブ4個まで、州に警察2個まで。その後、マップ上の兵員を何個でも、州1箇所かNairobiへ移してよい。限定オペレーションでも、別の場所へでも移せる。
action-relocate-help = 英国支配で有人の居留地州、パイプラインが許す数まで（0と1では不可）。それぞれ人口値を1減らし、警察1個をプレイ外から利用可能へ移す。最後に憤激判定を1回。
action-sweep-help = 任意のスペース。隣接する兵員を一斉に移し、続けてキューブ1個（山岳密林は2個）ごとにゲリラ1個を活動状態にする。
action-assault-help = キューブとマウマウのコマのあるスペース。兵員1個（山岳密林は2個）ごとに、Nairobiではキューブ1個ごとに、活動状態のコマ1個を除去。拠点はゲリラが尽きてからで、1個につき政治意志+1。
action-reward-help = 展開・強制移住に付随し、プロパガンダラウンドでも行える。英国支配で有人のスペース1箇所で、テロマーカー1個を除去し、忠誠方向へ1段階移動。
action-reprisal-help = 掃討・強襲に付随。兵員のいる有人スペース、パイプラインが許す数まで。それぞれ中立にし、なければテロマーカーを置き、ゲリラ1個を英国が選ぶ隣接スペースへ追い出す。最後に憤激判定を1回。
action-air-strike-help = 全オペレーションに付随可。州1箇所で活動状態ゲリラ1個、または山岳密林1箇所で2個を除去。英国コマは不要で、拠点には効かない。

## Player aid: Mau Mau

action-rally-help = 居留地州は常に、他は忠誠でないスペース、各1リソース。ゲリラ1個を置くか、2個を拠点に替える。拠点があれば代わりに、人口値＋拠点数までゲリラを置くか、全ゲリラを潜伏状態にする。
action-march-help = ゲリラが隣接スペースへ移動。移動先ごとに1リソース。Nairobi、非居留地州、忠誠の居留地州に入る一団は、そこのキューブとの合計が3を超えると活動状態になる。
action-terror-help = 潜伏状態ゲリラのいるスペース、各1リソース。1個を活動状態にし、なければテロマーカーを置いて抵抗方向へ1段階移動するか、警察2個（1個しかなければ1個）を除去する。
action-supply-help = 全オペレーションに付随可。Nairobiの拠点と、ゲリラのいる、または抵抗のスペースでNairobiとつながる拠点、1個につき1リソースを得る。両端のスペースにはどちらも不要。
action-oath-help = 全オペレーションに付随可、プロパガンダラウンドでも行える。潜伏状態ゲリラのいる有人の居留地州1箇所に、望むならゲリラ1個を置き、抵抗方向へ1段階移動。
action-raid-help = 全オペレーションに付随可、山岳密林に隣接する州1箇所。出撃：隣接する山岳密林1箇所からゲリラ1個か2個を移し、そこで無償の限定オペレーション。撤退：ゲリラを何個でも隣接する山岳密林1箇所へ移し、潜伏状態にする。

## Player aid: both

action-pass-help = 空いているボックスを取り、何もしない。英国はパイプラインを左右どちらかへ1マス動かしてよく、マウマウは1リソースを得る。次のカードの順番はそのボックスで決まる。

## Rule summaries: 1 the board and the pieces

section-1_3 = マップ
    .help = 12スペース：居留地州5箇所、非居留地州4箇所、山岳密林2箇所、Nairobi。
section-1_3_1 = マップスペース
    .help = どのスペースにも両派閥のコマを置ける。Southern Provincesは絵にすぎない。
section-1_3_2 = 州
    .help = 9箇所の州は人口値1か2、支配、忠誠の段階を持つ。Kiambu、Fort Hall、Nyeri、Embu、Meruが居留地州で、人口値が減ることがあり、0なら無人となる。Thika、Nanyuki、Rift Valley、Thompson's Fallsは非居留地州。
section-1_3_3 = 山岳密林
    .help = AberdaresとMount Kenyaは人口値0。支配はされるが、常に中立である。
section-1_3_4 = ナイロビ
    .help = 首都。人口値2で、支配と忠誠の段階を持つ。州ではないが有人の非居留地スペースに数え、ここのテロは政治意志を下げる。
section-1_3_5 = プレイ外
    .help = 警察8個がここで始まる。強制移住かカードで解放されるまで、誰も使えない。
section-1_3_6 = 隣接
    .help = 境界が触れ合う2つのスペースは隣接する。
section-1_4 = 部隊
    .help = 英国は兵員10個と警察15個（まとめてキューブ）。マウマウはゲリラ15個と拠点4個。
section-1_4_1 = 利用可能と除去
    .help = コマは利用可能から置き、除去されたらそこへ戻る。欲しい種類が利用可能になければ、自分のコマをマップから取って置いてもよい。置き換えるコマがなければ除去だけになる。
section-1_4_2 = スタッキング
    .help = 拠点は1スペース2個まで。テロマーカーを2個以上にできるのはイベントだけ。
section-1_4_3 = 潜伏状態／活動状態
    .help = ゲリラは潜伏状態か活動状態で、置くときは必ず潜伏状態。指示がなければ移動で状態は変わらない。他のコマは全て活動状態とみなす。
section-1_5 = プレイヤーと派閥
    .help = 二人用：英国とマウマウ。
section-1_6 = 忠誠と抵抗
    .help = Nairobiと有人の州は忠誠・中立・抵抗のどれか。「移動」はこの並びで1段階、「～にする」は途中を飛ばす。無人のスペースは常に中立で、人口値が0になればマーカーも除去する。
section-1_7 = 支配
    .help = スペースはコマの多い派閥が支配し、同数なら非支配。マウマウが支配を得ると人口値だけ政治意志が下がり、失うと同じだけ上がる。
section-1_8 = リソース
    .help = リソースを持つのはマウマウだけで、0～20。オペレーションの支払いに使い、20を超える分は失われる。
section-1_9 = テロ
    .help = テロオペレーション、報復、カードで置かれる。Nairobiと非居留地州のテロは、プロパガンダラウンドで政治意志を下げる。
section-1_10 = 英国政治意志
    .help = 勝敗を決める0～20の値。高いほど英国、低いほどマウマウに有利。
section-1_11 = パイプライン
    .help = 法の支配（0）からグラーグ（4）までの5段階で、英国の統治の厳しさを示す。強制移住と報復のスペース数と、憤激の起こりやすさが決まる。

## Rule summaries: 2 the sequence of play

section-2_0 = プレイの手順
    .help = カードは1枚ずつ。両者が行動したら次を公開する。
section-2_1 = セットアップ
    .help = 7枚の山札を3つ作り、プロパガンダカードは各山札の下の3枚に混ぜる。政治意志12、マウマウのリソース8、パイプラインは非常大権。
section-2_2 = 開始
    .help = 引きデッキの一番上を公開する。使ったカードと残り枚数は公開、次のカードは非公開。
section-2_3 = イニシアティブトラック
    .help = 第1資格派閥がボックスを選んで行動し、第2資格派閥は残りから選ぶ。
section-2_3_1 = 資格派閥
    .help = 最初のカードはマウマウが第1資格派閥。プロパガンダラウンドで順番は変わらない。
section-2_3_2 = 資格派閥の選択肢
    .help = ボックスは限定オペレーション、イベント、オペレーション＆特殊活動。カードごとに各1人だけが取れ、どれを取ってもパスできる。
section-2_3_3 = パス
    .help = 空きボックスを選び、行動しない。英国はパイプラインを左右どちらかへ1マス動かしてよく、マウマウは1リソースを得る。次のカードの順番はそのボックスで決まる。
section-2_3_4 = 限定オペレーション
    .help = 1箇所だけ、特殊活動なしのオペレーション。展開・掃討・行軍では移動先が1箇所になるが、起点は何箇所でもよい。
section-2_3_5 = 資格派閥の変更
    .help = より左のボックスを取った派閥が次のカードの第1資格派閥。左から限定オペレーション、イベント、オペレーション＆特殊活動。
section-2_3_6 = 次のカード
    .help = 両者の行動が済めば次のカードを公開する。
section-2_4 = プロパガンダカード
    .help = 直ちにプロパガンダラウンドを始める。それまでのカードが一つのキャンペーンとなる。

## Rule summaries: 3 Operations

section-3_0 = オペレーション
    .help = 主となる行動。英国に4種類、マウマウに3種類ある。
section-3_1 = オペレーション全般
    .help = 1種類を選び、スペースを1回ずつ選ぶ。マウマウはその都度支払い、英国は支払わない。順番と目標は全て実行する派閥が決め、効果は最大限に及ぶ。
section-3_1_1 = ポーン
    .help = 選んだスペースの目印で、数の制限ではない。
section-3_1_2 = 無償オペレーション
    .help = 襲撃やイベントで得たオペレーションにリソースは不要。他の条件は全て守る。
section-3_2 = 英国のオペレーション
    .help = 展開、強制移住、掃討、強襲。どれもコストなし。
section-3_2_1 = 展開
    .help = Nairobi（支配を問わない）にキューブ4個まで、英国支配の州に警察2個まで。続けて兵員を何個でも、山岳密林でないスペース1箇所へ移してよい。限定オペレーションでも、別の場所へでも移せる。この移動だけの展開もできる。
section-3_2_2 = 強制移住
    .help = 英国支配で有人の居留地州、パイプラインの示す数まで。人口値を1減らし、あれば警察1個をプレイ外から利用可能へ移す。最後に憤激判定を1回。
section-3_2_3 = 掃討
    .help = 任意のスペースで、隣接する兵員を一斉に移し、キューブ1個、山岳密林なら2個ごとにゲリラ1個を活動状態にする。何も動かさずに選んでもよい。
section-3_2_4 = 強襲
    .help = キューブとマウマウのコマのあるスペースで、兵員1個（山岳密林は2個）ごとに、Nairobiではキューブ1個ごとに、活動状態ゲリラ1個を除去。どちらの状態のゲリラもいなくなって初めて拠点を除去でき、1個につき政治意志+1。
section-3_3 = マウマウのオペレーション
    .help = 集結、行軍、テロ。
section-3_3_1 = 集結
    .help = 居留地州と、忠誠でないその他のスペースで各1リソース。ゲリラ1個を置くか、2個を拠点1個に替える。拠点があれば代わりに人口値＋拠点数までゲリラを置くか、全てを潜伏状態にする。
section-3_3_2 = 行軍
    .help = ゲリラが隣接スペースへ移動。移動先ごとに1リソース。同じスペースからNairobi、非居留地州、忠誠の居留地州へ入るゲリラは、そこのキューブと合わせて3を超えると活動状態になる。
section-3_3_3 = テロ
    .help = 1箇所1リソース。潜伏状態ゲリラ1個を活動状態にし、なければテロを置いて抵抗方向へ1段階移動するか、警察2個を除去する。既にマーカーがあっても段階は動く。

## Rule summaries: 4 Special Activities

section-4_0 = 特殊活動
    .help = オペレーションに添える追加の行動。各派閥に3種類ある。
section-4_1 = 特殊活動全般
    .help = 1手番に1回まで、コストなし。限定オペレーションには付かない。オペレーションの前、途中、後のどこかで、まとめて行う。
section-4_1_1 = オペレーションへの付随
    .help = 特定のオペレーションにだけ付くものがある。場所は、条件に合うどのスペースでもよい。
section-4_2 = 英国の特殊活動
    .help = 報奨、報復、空襲。
section-4_2_1 = 報奨
    .help = 展開・強制移住に付随。英国支配で有人のスペース1箇所で、あればテロマーカー1個を除去し、忠誠方向へ1段階移動。
section-4_2_2 = 報復
    .help = 掃討・強襲に付随。兵員のいる有人スペースを、パイプラインの示す数まで中立にし、なければテロを置く。各スペースにゲリラがいれば1個を、英国が選んで隣接スペースへ移す。最後に憤激判定を1回。
section-4_2_3 = 空襲
    .help = 全オペレーションに付随可。州1箇所で活動状態ゲリラ1個、または山岳密林1箇所で2個を除去。Nairobiでは行えない。
section-4_3 = マウマウの特殊活動
    .help = 補給、宣誓、襲撃。
section-4_3_1 = 補給
    .help = 全オペレーションに付随可。Nairobiにある、またはNairobiとつながる拠点1個につき1リソースを得る。間のスペースは全て、ゲリラがいるか抵抗でなければならない。Nairobiと拠点のあるスペースは問わない。
section-4_3_2 = 宣誓
    .help = 全オペレーションに付随可。潜伏状態ゲリラのいる有人の居留地州1箇所に、望むならゲリラ1個を置き、抵抗方向へ1段階移動。ゲリラは潜伏状態のまま。
section-4_3_3 = 襲撃
    .help = 全オペレーションに付随可、山岳密林に隣接する州1箇所。隣接する山岳密林1箇所からゲリラ1個か2個を移して無償の限定オペレーションを行うか、何個でも山岳密林1箇所へ移して潜伏状態にする。

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
    .help = 与えられた行動は無償で、資格派閥に影響しない。他の制限は残る。

## Rule summaries: 6 the Propaganda Round

section-6_0 = プロパガンダラウンド
    .help = 5フェイズ：政治意志、リソース、サポート、再配置、リセット。最初のフェイズでゲームが終わることがある。
section-6_1 = 政治意志フェイズ
    .help = このフェイズの増減を先に合計し、政治意志を一度だけ動かして勝敗を見る。
section-6_1_1 = キクユの抵抗
    .help = 忠誠の人口値を足し、抵抗の人口値を引く。0を超えても上がらない。
section-6_1_2 = 恫喝された移住者
    .help = テロのあるNairobiと非居留地州ごとに-1。マーカーの数は問わない。
section-6_1_3 = マウマウの封じ込め
    .help = Nairobiにマウマウのコマがなければ+2、山岳密林の外に拠点がなければ+2。
section-6_1_4 = 勝敗
    .help = 2以下なら直ちにマウマウ、18以上なら直ちに英国の勝利。
section-6_1_5 = ゲーム終了
    .help = 最後のプロパガンダカードではここで終わり、最終の勝敗を見る。
section-6_2 = リソースフェイズ
    .help = マウマウはマップ上の拠点1個につき1リソースを得る。20が上限。
section-6_3 = サポートフェイズ
    .help = 英国の報奨、次にマウマウの宣誓。どちらも任意。
section-6_3_1 = 報奨
    .help = 英国は特殊活動と同じ報奨を1回行ってよい。
section-6_3_2 = 宣誓
    .help = マウマウは特殊活動と同じ宣誓を1回行ってよい。
section-6_4 = 再配置フェイズ
    .help = 英国がコマを動かし、続けてマウマウが山岳密林で集結してよい。
section-6_4_1 = 英国の再配置
    .help = 山岳密林の兵員は、Nairobiか英国支配の州へ必ず移る。警察は任意で同じ場所へ移れる。支配はフェイズ開始時のものを使う。
section-6_4_2 = 森林キャンプ
    .help = マウマウは二つの山岳密林それぞれで、無償の集結を行ってよい。
section-6_4_3 = 支配
    .help = 全てが済んだ後、支配の変化と政治意志への影響をまとめて処理する。
section-6_5 = リセットフェイズ
    .help = テロを全て除去し、全ゲリラを潜伏状態にし、英国はパイプラインを1マス動かしてよい。次のカードを公開する。
section-6_6 = パイプライントラック
    .help = 法の支配、非常大権、集村化、収監体制、グラーグ。値は0～4。
section-6_6_1 = トラックの移動
    .help = 英国がパスとリセットフェイズで1マスまで動かす。カードでも動く。両端より先へは動かない。
section-6_6_2 = トラックの効果
    .help = 値0～4の順に、報復のスペース数は不可、1、1、2、2。強制移住は不可、不可、1、1、2。
section-6_6_3 = 憤激判定
    .help = 強制移住か報復を行うたび、スペース数を問わずダイスを1個振る。出目がパイプラインの値より小さければ政治意志-1。値が0か1なら振らない。

## Rule summaries: 7 victory

section-7_0 = 勝敗
    .help = 0～20の英国政治意志で決まる。
section-7_0_1 = 早期の勝利
    .help = どの政治意志フェイズでも、判定時に0～2ならマウマウ、18～20なら英国が勝つ。
section-7_0_2 = 最終的勝敗
    .help = 最後の政治意志フェイズの後、10未満ならマウマウ、10を超えれば英国、10なら引き分け。
section-7_1 = 政治意志の上昇
    .help = マウマウが支配を失う（人口値分）、強襲またはそう明記するカードで拠点を失う（各+1）、イベントで上がる。プロパガンダラウンドでは、Nairobiにマウマウのコマがない場合と、山岳密林の外に拠点がない場合に各+2。
section-7_2 = 政治意志の低下
    .help = マウマウが支配を得る（人口値分）、憤激（各-1）、イベントで下がる。プロパガンダラウンドでは、抵抗が忠誠を上回る分と、テロのあるNairobiと非居留地州で各-1。

## What may never be in a position; spaces and pieces are named as there

fault-level =
    無人の{ $space }は{ $level ->
        [Loyalty] 忠誠
       *[other] 抵抗
    }になりません（1.6）
fault-both-levels = { $space }は同時に忠誠と抵抗にはなりません（1.6）
fault-population = { $space }は人口値{ $most }から{ $n }を失っています（1.3.2）

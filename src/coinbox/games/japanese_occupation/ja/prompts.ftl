### What is asked in Japanese Occupation alone. $faction: who decides; $space: the space at hand; $n: a number left.

## The MPAJA icons

prompt-icon-mobilize = 住民動員：密林キャンプのあるスペースから、対立にするものを選択
prompt-icon-traitors = 裏切り者の殺害：抗日軍ゲリラのいるスペースから、警察1個を除去するものを選択
prompt-icon-seize = 物資強奪：密林キャンプに置き換える補給物資庫を選択
prompt-icon-shortage = 食糧不足：除去する抗日軍ゲリラを選択
prompt-take-camp = 利用可能な密林キャンプなし：マップから{ $space }へ移すものを選択

## British Operations

prompt-train-space = 訓練：第136部隊のいる州かKuala Lumpurを選択
    .done = これ以上スペースを選ばない
prompt-train-place = { $space }で訓練：ゲリラを配置（あと{ $n }個まで）、または終了
    .done = ゲリラの配置を終える
prompt-contact-how = 接触：利用可能な第136部隊を置くか、マップ上の第136部隊を動かすか選択
prompt-contact-province = 接触：第136部隊を置く州を選択（密林キャンプがなければ置かれる）
prompt-contact-move = 接触：第136部隊を隣接スペースへ移動（各1回まで）
    .done = 移動を終える
prompt-contact-escort-move = 接触：非抗日軍ゲリラ1個を{ $space }へ同行させてよい
    .done = 同行させない
wording-special-before-camps = 密林キャンプを置く前に特殊活動を行うか、先へ進む
    .done = 密林キャンプの配置へ進む
prompt-sabotage-space =
    サボタージュ：潜伏状態ゲリラと第136部隊のいるスペースを選択{ $unled ->
       *[0] {""}
        [1] （J27：1箇所は第136部隊不要）
    }
    .done = これ以上スペースを選ばない
prompt-sabotage-guerrilla = サボタージュ：活動状態にする潜伏状態ゲリラを選択
prompt-sabotage-railway = サボタージュ：マーカーを置く隣接鉄道を選択
prompt-ambush-space =
    待ち伏せ：キューブか憲兵隊、潜伏状態ゲリラ、第136部隊のいるスペースを選択{ $unled ->
       *[0] {""}
        [1] （J27：1箇所は第136部隊不要）
    }
    .done = これ以上スペースを選ばない
prompt-ambush-guerrilla = 待ち伏せ：活動状態にする潜伏状態ゲリラを選択
prompt-ambush-how = { $space }で待ち伏せ：警察1個を除去するか、ダイスを振って兵員か憲兵隊を追い出すか選択
prompt-ambush-roll = 待ち伏せ：ダイスを振る。出目に、そこと隣接スペースの補給物資庫の数を足し、そこのキューブ数を超えれば成功
prompt-ambush-move =
    { $space }で待ち伏せ：兵員か憲兵隊1個をKuala Lumpurへ移して抵抗値+1{ $closes ->
        [0] とする
       *[other] としてよい
    }
    .done = 追い出さない

## Japanese Operations

prompt-deploy-space = 展開：Kuala Lumpurと兵員のいる中立の州から、警察1個を置くものを選択
    .done = 配置を終えて憲兵隊の移動へ進む
prompt-deploy-move = 展開：憲兵隊を兵員か警察のいる任意のスペースへ移動（各1回まで）、または終了
    .done = 移動を終える
prompt-construct-space = 建設：キューブがゲリラより多い州を選択
    .done = これ以上スペースを選ばない
prompt-construct-how = { $space }で建設：サボタージュマーカー1個を除去する鉄道か、対立をもたらす新村を選択
    .done = ここでは何も建設・修復しない
prompt-construct-provokes = { $faction }：修復された鉄道に隣接するスペースから、対立にするものを選択、または行わない（J12）
    .done = 対立を置かない
prompt-sweep-space = 掃討：兵員の移動先となるスペースを選択
    .done = 移動先の選択を終える
prompt-sweep-move =
    掃討：隣接する{ $police ->
       *[0] 兵員
        [1] 兵員と警察
    }を選択スペースへ1個ずつ移動、または終了
    .done = 移動を終える
prompt-sweep-guerrilla = 掃討：活動状態にする潜伏状態ゲリラを選択
prompt-assault-space = 強襲：兵員と、活動状態ゲリラか補給物資庫のあるスペースを選択
    .done = これ以上スペースを選ばない
prompt-assault-guerrilla = 強襲：除去する活動状態ゲリラを選択

## British Special Activities

prompt-supply-space =
    補給：密林キャンプと第136部隊のある州を選択{ $unled ->
       *[0] {""}
        [1] （J8：1箇所は第136部隊不要）
    }。密林キャンプを補給物資庫に置き換える（既にあれば密林キャンプを除去するだけ）
    .done = これ以上スペースを選ばない
prompt-supply-roll = 補給：ダイスを振る。1か2なら密林キャンプが残り、補給物資庫は来ない（J8）
prompt-supply-calms = 補給：補給したスペースから、対立を除去するものを選択（J27）
prompt-gather-space =
    収集：第136部隊のいるスペースを選択（{ $wide ->
       *[1] そこと隣接スペースのゲリラが情報チットを公開できる
        [0] そこのゲリラだけが情報チットを公開できる：J19
    }）
    .done = これ以上スペースを選ばない
prompt-gather-where = 収集：潜伏状態ゲリラが情報チットを公開するスペースを選択
    .done = この分の情報チットを終える
prompt-gather-guerrilla = 収集：活動状態にする潜伏状態ゲリラを選択
prompt-draw-intel = 情報チットの値を引く
prompt-raid-space = 襲撃：補給物資庫とゲリラのあるスペースに隣接するスペースを選択
    .done = これ以上スペースを選ばない
prompt-raid-move = 襲撃：{ $space }へゲリラを移動（補給物資庫のあるスペース1箇所から2個まで）
    .done = 移動を終える

## Japanese Special Activities

prompt-extract-space = 収奪：リソースを得る経済センターを選択
    .done = これ以上スペースを選ばない
prompt-extract-repair =
    収奪：兵員に隣接する鉄道から、先にサボタージュマーカー1個を除去するものを選択{ $closes ->
        [0] {""}
       *[other] 、または除去しない
    }（J12）
    .done = 修復しない
prompt-extract-recruit = { $faction }：ゲリラ1個を置く新村を選択、または終了（J15）
    .done = ゲリラの配置を終える
prompt-extract-place = { $faction }：{ $space }に置くゲリラを選択（J15）
prompt-reprisal-space = 報復：兵員のいるスペースから、テロを置いて中立にするものを選択（2箇所まで）
    .done = これ以上スペースを選ばない
prompt-eliminate-space = 排除：憲兵隊のいるスペースを選択（2箇所まで）
    .done = これ以上スペースを選ばない
prompt-eliminate-how = { $space }で排除：情報チットを伏せるか、ゲリラに対してダイスを振るか選択
prompt-eliminate-roll = 排除：ダイスを振る。出目に、そこの警察の数を足し、そこのゲリラの数を超えれば成功
prompt-eliminate-what =
    { $space }で排除：除去するものを選択{ $closes ->
        [0] {""}
       *[other] 、または除去しない
    }
    .done = 除去しない

## Granted Operations, the Propaganda Round, the Zipper Track

prompt-free-operation =
    { $faction }：{ $space_id ->
        [none] { $most ->
            [1] 1箇所で
            [99] {""}
           *[other] { $most }箇所までで
        }
       *[other] { $space }で
    }ここで行う{ $limited ->
        [0] オペレーション
       *[other] 限定オペレーション
    }を選択{ $closes ->
        [0] {""}
       *[other] 、または行わない
    }
prompt-clash-guerrilla = 衝突：ここで両種のゲリラを1個ずつ失う。この種類で除去するゲリラを選択
prompt-mobilize-space = 動員：利用可能な抗日軍ゲリラが足りない。対立のスペースから、1個を置くものを選択
prompt-unrest-space =
    { $n ->
        [1] { place-r1 }
        [2] { place-r2 }
        [3] { place-r3 }
        [4] { place-r4 }
        [5] { place-r5 }
        [6] { place-r6 }
        [7] { place-r7 }
       *[8] { place-r8 }
    }のサボタージュ：隣接スペースから対立にするものを選択、または選ばない
    .done = 対立にしない
prompt-redeploy-move = 再配置：第136部隊を密林キャンプのある任意のスペースへ移動（各1回まで）、または終了
    .done = 移動を終える
prompt-redeploy-police = 再配置：憲兵隊と警察を兵員がゲリラより多いスペースへ移動（各1回まで）、または終了
    .done = 移動を終える
prompt-davis-province = J25から第136部隊が戻る：密林キャンプのある州から、置くものを選択
prompt-zipper-cache = ジッパー作戦トラックへ補給物資庫が戻る：マップから取るものを選択

## Cards

prompt-J1-reprisal = { $faction }：兵員のいる対立スペースから、報復を行うものを選択、または終了
    .done = 報復を終える
prompt-J2-cut = 対立のスペースに隣接する鉄道から、サボタージュマーカーを置くものを選択（3本まで）、または終了
    .done = これ以上鉄道を選ばない
prompt-J2-repair = 中立のスペースに隣接する鉄道から、サボタージュを全て除去するものを選択（2本まで）、または終了
    .done = これ以上鉄道を選ばない
prompt-J3-mpaja = { $faction }：第136部隊のいるスペースから、抗日軍ゲリラ1個を置くものを選択（2個まで）、または終了
    .done = ゲリラの配置を終える
prompt-J3-other = { $faction }：第136部隊のいるスペースから、非抗日軍ゲリラ1個を置くものを選択、または行わない
    .done = 配置しない
prompt-J5-space = 活動状態ゲリラのいるスペースから、対立を除去するものを選択
prompt-J6-roll = 次の密林州のダイスを振る。1か2なら各派閥がそこのコマ1個を失う
prompt-J6-british = { $faction }：失うゲリラか補給物資庫を選択
prompt-J6-japanese = { $faction }：失う警察か、Kuala Lumpurへ移す兵員を選択
prompt-J7-gather = { $faction }：収集を行うか、行わないか選択
prompt-J11-space = { $faction }：Kedah、Perak、Kelantanから1箇所を選択（待ち伏せかサボタージュを行う）、または終了
    .done = オペレーションを行わない
prompt-J11-guerrilla = 除去する抗日軍ゲリラを選択
prompt-J13-space = { $faction }：潜伏状態の抗日軍ゲリラが待ち伏せかサボタージュを行うスペースを選択（合計2回）、または終了
    .done = オペレーションを終える
prompt-J13-eliminate = { $faction }：憲兵隊のいるスペースから、排除を行うものを選択、または終了
    .done = 排除を終える
prompt-J14-guerrilla = 利用可能なコマが足りない：補給物資庫のあるスペースから、抗日軍ゲリラ1個を置くものを選択
    .done = ゲリラの配置を終える
prompt-J14-cache = ゲームから除外する補給物資庫を選択
prompt-J16-place = { $faction }：密林キャンプのあるスペースから、利用可能な第136部隊を置くものを選択、または移動へ進む
    .done = 配置を終えて移動へ進む
prompt-J16-move = { $faction }：第136部隊を密林キャンプのあるスペースへ移動（配置と合わせて2個まで）、または終了
    .done = 移動を終える
prompt-J16-camp = 第136部隊のいるスペースから、密林キャンプを除去するものを選択
prompt-J16-conceal = 伏せる公開済み情報チットを選択
prompt-J17-troop = このカードに移す兵員を選択（合計3個）
prompt-J18-place = { $faction }：Kedah、Perak、Kelantanから1箇所を選択（非抗日軍ゲリラ1個を置く、合計3個まで）、または終了
    .done = ゲリラの配置を終える
prompt-J18-guerrilla = { $faction }：除去するゲリラを選択、またはこの州では行わない
    .done = この州では除去しない
prompt-J20-force = 除去する第136部隊を選択
prompt-J20-reveal = 公開する情報チットを選択（合計2枚）
prompt-J20-chit = 脇に置く非公開の情報チットを選択（その値だけ抵抗値が下がる）
prompt-J21-place = { $faction }：非抗日軍ゲリラ1個を置くスペースを選択、または終了
    .done = ゲリラの配置を終える
prompt-J21-take = { $faction }：マップから取って置き直す非抗日軍ゲリラを選択
prompt-J21-police = 警察1個を置く州を選択（3箇所）
prompt-J21-eliminate = { $faction }：警察と憲兵隊のいる州から、排除を行うものを選択
prompt-J23-cut = { $faction }：サボタージュマーカーを置く鉄道を選択（2本まで）、または終了
    .done = これ以上鉄道を選ばない
prompt-J23-province = サボタージュのある鉄道に隣接する州から、対立を除去するものを選択（合計2箇所）
prompt-J24-supply = { $faction }：補給を行うか、行わないか選択
prompt-J25-activity = { $faction }：特殊活動を選択、または行わない
prompt-J25-force = このカードに移す第136部隊を選択
prompt-J26-ambush = { $faction }：兵員のいるスペースから、ダイスによる待ち伏せを行うものを選択、または行わない
    .done = 待ち伏せを行わない
prompt-J26-sweep = { $faction }：警察を兵員として扱い2箇所で掃討を行うか、行わないか選択
prompt-J28-land = 密林キャンプのある州から、第136部隊と補給物資庫を置くものを選択
prompt-J28-patrol = 兵員がいるか、兵員に隣接する州から、第136部隊か補給物資庫を失うものを選択
prompt-J28-what = { $space }が失うものを選択
prompt-J29-remove = ゲームから除外する憲兵隊を選択
prompt-J29-move = { $faction }：憲兵隊を任意のスペースへ移動（各1回まで）、または終了
    .done = 移動を終える
prompt-J29-conceal = { $faction }：伏せる公開済み情報チットを選択（2枚まで）、または終了
    .done = これ以上伏せない
prompt-J30-remove = ゲリラのいる対立スペースから、警察1個を除去するものを選択（3箇所まで）、または終了
    .done = これ以上スペースを選ばない
prompt-J30-place = 利用可能なコマが足りない：兵員のいるスペースから、警察1個を置くものを選択
    .done = 警察の配置を終える
prompt-J32-place = { $faction }：密林キャンプのある対立スペースから、抗日軍ゲリラ1個を置くものを選択、または終了
    .done = ゲリラの配置を終える
prompt-J32-reprisal = { $faction }：その州で報復を行うか、行わないか選択
prompt-J32-where = { $faction }：サボタージュのある鉄道に隣接する州から、報復を行うものを選択

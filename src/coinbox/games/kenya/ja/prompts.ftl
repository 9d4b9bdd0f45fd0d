### What is asked in Kenya alone. $faction: who decides; $space: the space at hand; $n: a price or a number left.

## Operations

prompt-deploy-space =
    展開：Nairobiと英国支配の州から、キューブを置くものを選択（{ $deploy_either ->
       *[0] 次は兵員の移動
        [1] 兵員の移動は、キューブを置かなかった場合のみ：K7
    }）
    .done = 配置を終えて兵員の移動へ進む
prompt-deploy-place = { $space }：次のキューブを配置（残り{ $n }個）
    .done = キューブの配置を終える
prompt-deploy-to = 展開：Nairobiと州から、兵員の移動先を選択
    .done = 兵員を移動しない
prompt-deploy-move = 展開：{ $space }へ兵員を1個ずつ移動
    .done = 移動を終える
prompt-relocate-space = 強制移住：英国支配で有人の居留地州を選択
    .done = これ以上スペースを選ばない
prompt-sweep-space = 掃討：移動先を選択
    .done = 移動先の選択を終える
prompt-sweep-remove = K7の掃討：除去するゲリラを選択
prompt-assault-space = 強襲：キューブとマウマウのコマのあるスペースを選択
    .done = これ以上スペースを選ばない
prompt-march-space =
    行軍：移動先を選択（{ $n ->
        [0] 無償
       *[other] { $n }リソース
    }）
    .done = 移動先の選択を終える
prompt-terror-space =
    テロ：潜伏状態ゲリラのいるスペースを選択（{ $n ->
        [0] 無償
       *[other] { $n }リソース
    }）
    .done = これ以上スペースを選ばない
prompt-terror-how = { $space }でテロ：テロを置いて（有人なら）段階を移動するか、警察を除去するか選択
    .mark-terror =
        { $shifts ->
            [0] テロを置く
           *[other] テロを置き、抵抗方向へ移動
        }

## Special Activities

prompt-reward-space = 報奨：英国支配で有人のスペースを選択
    .done = これ以上スペースを選ばない
prompt-reward-recruit = { $faction }：ゲリラ1個を置く山岳密林を選択（K11）
    .done = 配置しない
prompt-reprisal-space = 報復：兵員のいる有人スペースを選択
    .done = これ以上スペースを選ばない
prompt-air-strike-space = 空襲：活動状態ゲリラを除去するスペースを選択
    .done = これ以上スペースを選ばない
prompt-oath-space =
    宣誓：潜伏状態ゲリラのいる{ $oath_shuns_british ->
       *[0] {""}
        [1] 、英国支配でない
    }有人の{ $oath_anywhere ->
       *[0] 居留地州
        [1] スペース
    }を選択{ $oath_shuns_british ->
       *[0] {""}
        [1] （K28）
    }
    .done = これ以上スペースを選ばない
prompt-oath-place =
    { $space }で宣誓：ゲリラ1個を置く{ $closes ->
        [0] {""}
       *[other] か選択
    }
    .done = 配置しない
prompt-raid-space = 襲撃：山岳密林に隣接する州を選択
    .done = これ以上スペースを選ばない
prompt-raid-how = { $space }で襲撃：出撃か撤退かを選択
prompt-raid-strike = 襲撃：{ $space }へゲリラを移動（山岳密林1箇所から2個まで）
    .done = 移動を終える
prompt-raid-retreat = 襲撃：{ $space }から山岳密林1箇所へゲリラを1個ずつ移動
    .done = 移動を終える

## The Pipeline and the Propaganda Round

prompt-shift-pipeline = パイプライン（現在は{ $pipeline }）を1マス動かすか選択
    .left = パイプラインを左の{ $leftward }へ
    .right = パイプラインを右の{ $rightward }へ
    .stay = パイプラインを{ $pipeline }のままにする
prompt-outrage = 憤激判定のダイスを振る
prompt-forest-camp = 森林キャンプ：無償の集結を行う山岳密林を選択
    .done = 集結を終える

## Cards

prompt-K1-piece = { $space }に置くマウマウのコマを選択（残り{ $n }個）
prompt-K4-province = テロを置いて中立にする州を選択
prompt-K4-answer = { $faction }：{ $space }に自分のコマ1個を置くか、置かないか選択
prompt-K6-police = 英国支配の居留地州から、警察1個を置くものを選択（合計3個）
prompt-K6-source = { $space }に置く警察の出所を選択
prompt-K6-recruit = テロマーカーをゲリラ1個に替える居留地州を選択
prompt-K8-guerrilla = { $faction }：ゲリラ1個を置く州を選択（2箇所まで）
    .done = ゲリラの配置を終える
prompt-K9-pipeline = { $faction }：パイプライン（現在は{ $pipeline }）を1マス左へ動かすか選択
    .left = パイプラインを左の{ $leftward }へ
    .stay = パイプラインを{ $pipeline }のままにする
prompt-K10-remove = 除去するゲリラを選択
prompt-K10-space = { $faction }：警察のいるスペースから、ゲリラを2個まで置くものを選択
    .done = 配置しない
prompt-K10-second = { $faction }：{ $space }に2個目のゲリラを置くか選択
    .done = 1個だけにする
prompt-K12-province = 全ゲリラを活動状態にする州を選択
prompt-K12-police = 警察とマウマウのコマのいるスペースから、警察1個を除去して抵抗にするものを選択
prompt-K13-loyal = 忠誠にする非居留地州を選択
prompt-K13-police = { $space }に警察1個を配置（2個まで）
    .done = 警察の配置を終える
prompt-K13-troop = { $faction }：1箇所の兵員を非居留地州1箇所へ移動
    .done = 移動を終える
prompt-K14-remove = 除去するゲリラを選択
prompt-K14-mountain = 拠点1個とゲリラ1個を置く山岳密林を選択
prompt-K16-space = { $faction }：兵員4個を置いて限定オペレーションを行うスペースを選択
prompt-K16-province = 兵員のいる州から、抵抗にしてテロを置くものを選択
prompt-K17-source = { $space }に置く警察の出所を選択
prompt-K17-remove = 除去するゲリラを選択（その州は抵抗になる）
prompt-K18-strike = { $faction }：{ $space }で空襲を行う
prompt-K19-base = 拠点1個を除去する山岳密林を選択
prompt-K19-reserve = 抵抗にする居留地州を選択
prompt-K20-remove = 兵員のいるスペースから除去するゲリラを選択（2箇所まで）
    .done = 除去を終える
prompt-K21-remove = 兵員のいるスペースから除去するゲリラを選択
prompt-K22-base = 英国支配のスペースから、拠点1個を除去するものを選択
prompt-K23-loyal = 忠誠にする非居留地スペースを選択
prompt-K23-return = 人口値1を戻してゲリラ1個を置く居留地州を選択
prompt-K24-reward = { $faction }：報奨を行う
prompt-K26-base = 兵員のいるスペースから、拠点1個を除去するものを選択
prompt-K27-relocate = { $faction }：強制移住を行う居留地州を選択（2箇所まで）
    .done = これ以上スペースを選ばない
prompt-K27-return = 人口値1を戻してゲリラ1個を置く居留地州を選択
prompt-K29-police = 英国支配の居留地州から、警察1個を置くものを選択（合計3個）
prompt-K29-source = { $space }に置く警察の出所を選択
prompt-K30-loyal = 抵抗のスペースから、忠誠にして警察1個を置くものを選択
prompt-K30-police = 警察とマウマウのコマのいるスペースから、警察1個を除去して抵抗にするものを選択
prompt-K32-action = { $faction }：1箇所で行う行動を選択：強制移住か報復
prompt-K32-relocate = { $faction }：強制移住を行う居留地州を選択
prompt-K32-reprisal = { $faction }：兵員のいる有人スペースから、報復を行うものを選択

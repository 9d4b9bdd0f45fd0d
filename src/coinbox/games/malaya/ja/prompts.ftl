### What is asked in Malaya alone. $faction: who decides; $space: the space at hand; $n: a price or a number left.

## Operations

prompt-train-space = 訓練：Kuala Lumpurか州を選択（キューブを置く場合のみ支払う）
    .done = これ以上スペースを選ばない
prompt-train-place =
    { $space }で訓練：次のキューブを配置（{ $n ->
        [0] { $free ->
            [0] 追加コストなし
           *[other] 無償
        }
       *[other] { $n }リソース
    }{ $dearest ->
        [0] {""}
       *[other] 、兵員は{ $dearest }
    }）
    .done = キューブの配置を終える
prompt-garrison-space =
    駐留：移動先を選択（{ $n ->
        [0] 無償
       *[other] 全部で{ $n }リソース
    }）
    .done = 移動先の選択を終える
prompt-garrison-move = 駐留：選択スペースへキューブを1個ずつ移動
    .done = 移動を終える
prompt-garrison-assault = 駐留：追加コストなしで強襲するECを選択
    .done = 強襲を行わない
prompt-sweep-space =
    掃討：Kuala Lumpurか州を選択（{ $n ->
        [0] 無償
       *[other] { $n }リソース
    }）
    .done = 移動先の選択を終える
prompt-assault-space =
    強襲：キューブとMCPコマのあるスペースを選択（{ $n ->
        [0] 無償
       *[other] { $n }リソース
    }）
    .done = これ以上スペースを選ばない
prompt-assault-first = { $space }で強襲：先に除去するものを選択（最大{ $n }個）
prompt-march-space =
    行軍：移動先を選択（{ $n ->
        [0] 無償
       *[other] { $n }リソース、ECは無償
    }）
    .done = 移動先の選択を終える
prompt-attack-space =
    攻撃：ゲリラとキューブのあるスペースを選択（{ $n ->
        [0] 無償
       *[other] { $n }リソース
    }）
    .done = これ以上スペースを選ばない
prompt-attack-how = { $space }で攻撃：ダイスを振るか、待ち伏せを選択
prompt-attack-die = 攻撃：ダイスを振る
prompt-attack-cube = { $space }で除去するキューブを選択
prompt-terror-space =
    テロ：潜伏状態ゲリラのいるスペースを選択（{ $n ->
        [0] 無償
       *[other] { $n }リソース、ECは無償
    }）
    .done = これ以上スペースを選ばない
prompt-terror-police = { $space }でテロ：警察1個も除去するか選択
    .done = 警察を除去しない

## Special Activities

prompt-resettle-space = 再定住：新村を置く州を選択
    .done = これ以上スペースを選ばない
prompt-reprisal-space = 報復：兵員のいる州を選択
    .done = これ以上スペースを選ばない
prompt-air-strike-space = 空襲：活動状態ゲリラ1個を除去する州を選択
    .done = これ以上スペースを選ばない
prompt-extort-space = 脅迫：ゲリラを活動状態にしてリソースを得るスペースを選択
    .done = これ以上スペースを選ばない
prompt-intimidate-space = 恫喝：潜伏状態ゲリラのいるスペースを選択
    .done = これ以上スペースを選ばない
prompt-intimidate-how = { $space }で恫喝：除去するものを選択
    .done = 除去しない
    .remove-village =
        { $village ->
            [0] 支持を除去
           *[other] { $support ->
                [0] 新村を除去
               *[other] 新村と支持を除去
            }
        }

## Pacify and Agitate, with an Operation or in a Propaganda Round

prompt-pacify-space =
    平定：スペースを選択（{ $n ->
        [0] 無償
       *[other] テロマーカー・移動1段階ごとに{ $n }リソース
    }）
    .done = 平定を終える
prompt-pacify-step =
    { $space }を平定：テロを除去し、続けて支持方向へ移動（{ $n ->
        [0] 無償
       *[other] 1回{ $n }リソース
    }）
    .done = ここの平定を終える
prompt-agitate-space =
    煽動：スペースを選択（{ $n ->
        [0] 無償
       *[other] テロマーカー・移動1段階ごとに{ $n }リソース
    }）
    .done = 煽動を終える
prompt-agitate-step =
    { $space }を煽動：テロを除去し、続けて対立方向へ移動（{ $n ->
        [0] 無償
       *[other] 1回{ $n }リソース
    }）
    .done = ここの煽動を終える

## Cards

prompt-M3-where = 密林州2箇所からゲリラ各1個か、山岳州1箇所から2個かを選択
prompt-M3-guerrilla = 除去するゲリラを選択
prompt-M3-mountain = ゲリラ2個を除去する山岳州を選択
prompt-M3-space = MCPコマのあるスペースから、ゲリラ2個か拠点1個を置くものを選択
prompt-M3-place = { $space }に置くものを選択：ゲリラ2個か拠点1個
prompt-M4-village = 新村を置く州を選択
prompt-M4-guerrilla = { $faction }：ゲリラ1個を置く州を選択（2箇所まで）
    .done = ゲリラの配置を終える
prompt-M5-calm = 対立のスペースから、中立にするものを選択
prompt-M5-shift = MCPコマのあるスペースから、対立方向へ移動するものを選択
prompt-M6-province = 拠点のある州から、全ゲリラを活動状態にして兵員2個を送るものを選択
prompt-M6-troop = { $space }へ兵員1個を移動
prompt-M9-reprisal = { $faction }：兵員のいる州から、報復と強襲を行うものを選択
prompt-M9-opposition = 対立にする州を選択
prompt-M10-police = 英国コマのあるスペースから、警察1個を置くものを選択
prompt-M10-guerrilla = ゲリラ1個を置くスペースを選択
prompt-M11-shift = 拠点のあるスペースから、対立方向へ移動するものを選択
prompt-M12-province = 警察を置く密林州を選択（2箇所まで）
    .done = これ以上スペースを選ばない
prompt-M12-second = { $space }に2個目の警察を置くか選択
    .done = 1個だけにする
prompt-M12-base = 拠点1個を置く密林州を選択
prompt-M13-police = 英国支配のスペースから、警察1個を置くものを選択（合計4個まで）
    .done = 警察の配置を終える
prompt-M13-shift = 警察のいるスペースから、対立方向へ移動するものを選択
prompt-M16-piece = { $faction }：除去するMCPコマを選択（3個まで、拠点は政治意志+1）
    .done = 除去を終える
prompt-M16-shift = 対立方向へ移動してゲリラ1個を置く州を選択
prompt-M17-activate = 全ゲリラを活動状態にするスペースを選択
prompt-M17-assault = { $faction }：無償の強襲を行うスペースを選択
    .done = 強襲を行わない
prompt-M19-loss = { $faction }：失うゲリラか1リソースを選択
prompt-M20-police = { $space }に警察1個を配置（各EC2個まで）
    .done = ここへの警察の配置を終える
prompt-M20-village = { $faction }：ECに隣接する州から、新村を置くものを選択
    .done = 新村を置かない
prompt-M20-opposition = 新村のあるスペースから、対立にするものを選択
prompt-M20-guerrilla = ゲリラ1個を置くECを選択
prompt-M21-support = 新村のあるスペースから、支持にして新村を除去するものを選択
prompt-M21-replace = ゲリラ1個と置き換える新村を選択
prompt-M22-shift = 支持方向へ移動するスペースを選択
prompt-M24-effect = 英国リソース+6か政治意志-1を選択
prompt-M24-commander = 司令官マーカーを1マス移動
prompt-M25-police = { $space }に警察1個を配置（各EC1個まで）
    .done = ここには警察を置かない
prompt-M25-province = 全兵員が離れる州を選択
prompt-M25-destination = { $space }の全兵員の移動先を選択：ECかKuala Lumpur
prompt-M26-province = 英国支配でMCPコマのある州から、テロを置いて中立にするものを選択
prompt-M29-guerrilla = { $faction }：除去するゲリラを選択（各1リソース、3個まで）
    .done = 除去を終える
prompt-M30-guerrilla = マップから除去するゲリラを選択
prompt-M31-police = 英国支配のスペースから、警察1個を置くものを選択（合計4個まで）
    .done = 警察の配置を終える
prompt-M31-shift = { $faction }：集結したスペースから、対立方向へ移動するものを選択
prompt-M32-guerrilla = { $faction }：警察と置き換えるゲリラを選択（2個まで）
    .done = これ以上置き換えない
prompt-M32-intimidate = { $faction }：潜伏状態ゲリラのいるスペースから、恫喝を行うものを選択

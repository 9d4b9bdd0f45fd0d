### What is asked. $faction: who decides; $space: the space at hand; $n: a price or a number left;
### $closes: 1 if the question may be closed, 0 if all its answers do something.

## The sequence of play

prompt-next-card = 次のカードを公開
prompt-choose-box = イニシアティブトラックの空きボックスを選択
prompt-choose-operation = オペレーションかパスを選択
prompt-choose-limited = 限定オペレーションかパスを選択
prompt-choose-side = イベントの実行方法かパスを選択
prompt-free-operation =
    { $faction }：{ $near_id ->
        [none] {""}
       *[other] { $near }かその隣接スペースの
    }{ $space_id ->
        [none] { $most ->
            [1] 1箇所で行う
            [99] {""}
           *[other] { $most }箇所までで行う
        }
       *[other] { $space }で行う
    }無償の{ $limited ->
        [0] オペレーション
       *[other] 限定オペレーション
    }を選択{ $closes ->
        [0] {""}
       *[other] 、または行わない
    }
prompt-must-operation =
    { $faction }：{ $near_id ->
        [none] {""}
       *[other] { $near }かその隣接スペースの
    }{ $space_id ->
        [none] { $most ->
            [1] 1箇所で
            [99] {""}
           *[other] { $most }箇所までで
        }
       *[other] { $space }で
    }今行う{ $limited ->
        [0] オペレーション
       *[other] 限定オペレーション
    }を選択
prompt-end-turn = 手番を終了
    .end-turn = 手番を終了

## Sweep

prompt-sweep-move = 掃討：隣接する兵員を選択スペースへ1個ずつ移動
    .done = 移動を終える
prompt-next-activation = 次にゲリラを活動状態にするスペースか特殊活動を選択
    .done = 残りを全て活動状態にする

## Rally

prompt-rally-space =
    集結：スペースを選択（{ $n ->
        [0] 無償
       *[other] { $n }リソース
    }）
    .done = これ以上スペースを選ばない
prompt-rally-how = { $space }で集結：効果を1つ選択（拠点はゲリラ2個と置き換え）
prompt-rally-many = { $space }で集結：ゲリラを配置（残り{ $n }個）
    .done = ゲリラの配置を終える
prompt-rally-replace = 集結：拠点と置き換えるゲリラを選択

## March

prompt-march-move = 行軍：{ $space }へゲリラを1個ずつ移動
    .done = 移動を終える

## Special Activities

prompt-special-or-done = 特殊活動を行うか、行わずに終える
    .done = 特殊活動を行わずに終える
wording-special-first = { $action }：まだ選べるスペースがない。スペースを開く特殊活動を選択
wording-special-last = { $action }：選べるスペースはもうない。特殊活動を行うか、行わずに進む
    .done = 特殊活動を行わずに進む
wording-special-before-assault = 次の強襲の前に特殊活動を行うか、強襲へ進む
    .done = 強襲へ進む
prompt-reprisal-move = { $space }で報復：ゲリラ1個を隣接スペースへ移動

## The Propaganda Round

prompt-redeploy-troop = 再配置：{ $space }から兵員1個を移動
prompt-redeploy-police = 再配置：警察を移動（各1回まで）
    .done = 警察の移動を終える
prompt-end-phase = { $phase }を終了
    .end-turn = { $phase }を終了

## Any placement

prompt-take-from-map =
    { $space }に置く{ $piece }が利用可能でない：{ $closes ->
        [0] マップから1個取る
       *[other] マップから1個取るか、配置をやめる
    }
    .done = 取らない（配置しない）

## How many are left

# Of spaces, pieces or Operations that may still be chosen.
question-left = { $question }（残り{ $left }）

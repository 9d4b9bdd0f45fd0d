### What happened. $pieces: counted pieces; $signed: a number with its sign; $..._id: the id behind a word;
### $reach_id: how far a track went of what was asked ($asked); $cause: a message cause-..., which can say $spaces.

## Cards and turns

log-card = カード「{ $card }」
log-box = { $faction }：{ $box }ボックス
log-event =
    { $faction }：イベント「{ $card }」{ $side_id ->
        [execute] を実行
       *[other] （{ $side }）を実行
    }
log-capability =
    ゲーム終了まで有効：「{ $card }」{ $side_id ->
        [execute] { "" }
       *[other] （{ $side }）
    }
log-cancel-capability = 効力を失った能力：「{ $card }」
log-pass = { $faction }：パス
log-no-operation = { $faction }：実行できるオペレーションがない
log-roll =
    { $faction }の判定（{ $purpose }）：{ $n }{ $modifiers_id ->
        [none] { "" }
       *[other] （{ $modifiers }で{ $total }）
    }、基準は{ $needs }：{ $result }
log-eligible = 次のイベントカードの第1資格派閥：{ $faction }
log-operation =
    { $faction }：{ $free ->
        [0] { $action }
       *[other] 無償の{ $action }
    }を実行
log-resume = { $action }の続き
log-activity =
    { $faction }：{ $space_id ->
        [none] { $action }を実行
       *[other] { $space }で{ $action }を実行
    }
log-capability-effect = 「{ $card }」の効果
log-select = スペースを選択：{ $space }
log-no-strike = { $space }では攻撃せず

## Pieces

log-place = { $space }に{ $pieces }を配置
log-place-from = { $source }から{ $space }に{ $pieces }を配置
log-remove = { $space }から{ $pieces }を除去
log-move = { $pieces }が{ $origin }から{ $space }へ移動
log-activate =
    { $space }のゲリラ{ $n }個が活動状態になった{ $cause_id ->
        [none] { "" }
       *[other] （{ $cause }）
    }
log-hide = { $space }のゲリラ{ $n }個が潜伏状態になった

## Levels, markers, Control

log-level = { $space }は{ $level }になった
log-add-terror = { $space }にテロマーカーを配置
log-add-sabotage = { $space }にサボタージュマーカーを配置
log-remove-terror = { $space }からテロマーカー{ $n }個を除去
log-remove-sabotage = { $space }からサボタージュマーカー{ $n }個を除去
log-control =
    { $control_id ->
        [none] { $space }は非支配になった
       *[other] { $space }は{ $control }になった
    }

## Tracks

log-track =
    { $reach_id ->
        [unmoved] { $track }は変わらず{ $total }（{ $cause }）
        [stuck] { $track }は{ $total }のまま（{ $asked }、上限・下限；{ $cause }）
        [part] { $track }{ $asked }、上限・下限により{ $signed }、現在{ $total }（{ $cause }）
       *[all] { $track }{ $signed }、現在{ $total }（{ $cause }）
    }

## Causes of such a move

cause-control = { $spaces }の支配
cause-base-removed = { $spaces }の拠点を除去
cause-price =
    { $spaces_id ->
        [none] オペレーションのコスト
       *[other] { $spaces }のコスト
    }
cause-card = カードの効果
cause-round = フェイズの合計
cause-pass = パスによる

## Several lines in short

sum-track = { $track }{ $n }
sum-place = { $pieces }を配置
sum-remove = { $pieces }を除去
sum-move = { $pieces }を{ $space }へ移動
sum-activate = { $pieces }を活動状態にする
sum-hide = { $pieces }を潜伏状態にする
sum-then = その後は{ $left }
sum-left = { $track }{ $total }

## Dice

needs-at-most = { $n }以下
needs-below = { $n }未満
# What came of faces that differ in nothing else.
no-difference = 結果は同じ
needs-above = { $n }超

## Propaganda Round and end

log-phase = プロパガンダラウンド：{ $phase }
log-count =
    { $what }：{ $signed }{ $spaces_id ->
        [none] { "" }
       *[other] （{ $spaces }）
    }
log-over =
    { $verdict }：{ $round ->
        [0] { "" }
       *[other] { $round }回目のプロパガンダラウンドで
    }{ $outcome }
verdict-at-most = { $track }{ $total }は{ $limit }以下
verdict-at-least = { $track }{ $total }は{ $limit }以上
verdict-below = { $track }{ $total }は{ $limit }未満
verdict-above = { $track }{ $total }は{ $limit }超
verdict-exactly = { $track }はちょうど{ $limit }
log-mandatory = 強制イベント「{ $card }」

## The Propaganda Round ahead

forecast-title = いまプロパガンダカードが出た場合
forecast-track = { $track } { $before } → { $after }
forecast-pieces = マップ上のコマ
forecast-ends = ゲーム終了：{ $outcome }（{ $reason }）。
forecast-goes-on = ゲームは続く。これが最後のラウンドなら：{ $outcome }。
forecast-chance =
    { $n ->
        [0] 次のカードはプロパガンダカードではない。
        [1] 次のカードはプロパガンダカードである。
       *[other] 次のカードがプロパガンダカードである確率は{ $n }分の1。
    }
forecast-rest = ラウンド中のプレイヤーの選択は含まない。

### What happened. $pieces: counted pieces; $signed: a number with its sign; $..._id: the id behind a word.

## Cards and turns

log-card = カード「{ $card }」
log-box = { $faction }：{ $box }ボックス
log-operation = { $faction }：{ $action }を実行
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
log-roll = 出目：{ $n }
log-eligible = 次のカードの第1資格派閥：{ $faction }

## Pieces

log-place = { $space }に{ $pieces }を配置
log-remove = { $space }から{ $pieces }を除去
log-move = { $pieces }が{ $origin }から{ $space }へ移動
log-activate = { $space }のゲリラ{ $n }個が活動状態になった
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

log-gain = { $faction }リソース+{ $n }、現在{ $total }
log-lose = { $faction }リソース-{ $n }、現在{ $total }
log-will = 政治意志{ $signed }、現在{ $total }

## Propaganda Round and end

log-phase = プロパガンダラウンド：{ $phase }
log-count =
    { $what }：{ $signed }{ $spaces_id ->
        [none] { "" }
       *[other] （{ $spaces }）
    }
log-over = { $outcome }：政治意志{ $total }
log-activity = { $faction }：{ $action }を実行
log-select = スペースを選択：{ $space }
log-mandatory = 強制イベント「{ $card }」

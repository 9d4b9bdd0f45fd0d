### What the answers say. Spaces, cards, boxes and actions have their own words.

## Ending a choice

option-done = 完了
option-end-turn = 手番終了
option-decline = 行わない

## Sides of a card

option-unshaded = 網掛けなし
option-shaded = 網掛け
option-execute = イベントを実行

## Placing

option-troop = 兵員1個を配置
option-police = 警察1個を配置
option-guerrilla = ゲリラ1個を配置
option-base = 拠点1個を配置
option-guerrillas = ゲリラを複数配置
option-hide = 全ゲリラを潜伏状態にする
option-nothing = 何も配置しない

## Dice and pieces

option-die = 出目：{ $n }
option-piece = { $space }の{ $piece }
option-move = { $piece }：{ $origin }→{ $space }

# An option that would change nothing.
option-idle = { $label }（効果なし）
option-roll = ダイスを振る

## What an option wastes

choice-capped = { $label }（{ $track }{ $asked }、上限により{ $n }）
choice-forgoes = { $label }（特殊活動なしで手番が終わる）
choice-no-operation = { $label }（可能なオペレーションなし、パスのみ）

## What a preview warns of

preview-in-vain =
    この後の{ $action }は{ $n ->
        [0] { "" }
       *[other] リソースを{ $n }支払っても
    }効果がない
preview-warned = { $warning }。{ $sum }

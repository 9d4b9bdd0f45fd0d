### What the answers say. Spaces, cards, boxes and actions have their own words.

## Ending a choice

option-done = 完了
option-end-turn = 手番終了
option-decline = 辞退

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

## Removing and shifting

option-remove-terror = テロマーカー1個を除去
option-shift = 1段階移動
option-roll = ダイスを振る
option-guerrillas-first = ゲリラから除去
option-bases-first = 拠点から除去
option-remove-police = 警察1個を除去
option-remove-troop = 兵員1個を除去
option-remove-village = 新村と支持を除去

## Choices of cards

option-jungle = 密林州2箇所
option-mountain = 山岳州1箇所
option-gain-resources = 英国リソース+6
option-lose-resource = 1リソースを失う
option-lower-will = 政治意志-1
option-left = 司令官トラック：1マス左へ
option-right = 司令官トラック：1マス右へ

## Dice and pieces

option-die = 出目：{ $n }
option-piece = { $space }の{ $piece }
option-move = { $piece }：{ $origin }→{ $space }

# An option that would change nothing.
option-idle = { $label }（効果なし）

### What is asked in Arab Revolt alone. $faction: who decides; $space: the space at hand; $n: a number left.

## Chits

prompt-draw-chit = オペレーションチットを引く
prompt-choose-chit = 使うオペレーションチットを選択（数字が選べるスペースの数）
prompt-draw-punishment = 懲罰チットを引く
prompt-choose-punishment = 使う懲罰チットを選択
prompt-hold-punishment = 保持する懲罰チットを選択
    .done = これ以上チットを保持しない
prompt-chit-remove = チット2：活動状態ゲリラ1個を除去してよい
    .done = 除去しない
prompt-chit-replace = チット3：活動状態ゲリラ1個を非正規兵に置き換えてよい（外国では除去だけ）
    .done = 置き換えない
prompt-detain-piece = 拘禁：監獄へ送るコマを選択
prompt-fine-railway =
    罰金：サボタージュマーカー1個を除去する鉄道を選択{ $recruits ->
       *[0] {""}
        [1] （代わりにゲリラ1個が置かれる：A15）
    }
prompt-spread-opposition = { $faction }：拘禁を行ったスペースに隣接する県か都市に対立を置くか、置かないか選択（A1）
    .done = 対立を置かない
prompt-mobilize-at = { $faction }：チットの動員効果を受けるスペースを選択

## British Operations

prompt-deploy-space = 展開：英国コマが反乱軍コマより多い県か都市を選択
    .done = 配置を終えて外出禁止令へ進む
prompt-deploy-place =
    { $space }で展開：{ $n ->
        [2] 警察2個までか非正規兵1個を配置
       *[other] 警察をあと{ $n }個配置
    }、または終了
    .done = ここへの配置を終える
prompt-deploy-curfew = 展開：1箇所を選び、外出禁止令を置くか、あればそれを対立とともに除去する
    .done = 外出禁止令を変えない
prompt-patrol-space = 哨戒：都市と鉄道から、キューブの移動先を選択
    .done = 移動先の選択を終える
prompt-patrol-move = 哨戒：どこからでも選択スペースへキューブを1個ずつ移動
    .done = 移動を終える
prompt-patrol-assault = 哨戒：強襲する鉄道を選択、または行わない
    .done = 強襲を行わない
prompt-sweep-space = 掃討：県と都市から、兵員の移動先を選択
    .done = 移動先の選択を終える
prompt-sweep-irregular = { $space }で掃討：非正規兵を活動状態にすればキューブ1個ごと、しなければ2個ごとにゲリラ1個を見つける
    .done = 非正規兵を潜伏状態のままにする
prompt-assault-space = 強襲：キューブと反乱軍コマのあるスペースを選択
    .done = これ以上スペースを選ばない

## Rebel Operations

prompt-rally-space = 集結：鉄道以外で外出禁止令がなく、反乱軍コマか対立のあるスペースを選択
    .done = これ以上スペースを選ばない
prompt-rally-many = { $space }で集結：ゲリラを配置（あと{ $n }個まで）、または終了
    .done = ゲリラの配置を終える
prompt-rally-opposition = 集結：対立を置く県を選択、または置かない
    .done = 対立を置かない
prompt-march-origin = 行軍：ゲリラの起点を選択
    .done = これ以上スペースを選ばない
prompt-march-move = 行軍：{ $space }からゲリラを1個ずつ移動
    .done = 移動を終える
prompt-sabotage-space = サボタージュ：潜伏状態ゲリラのいるスペースを選択
    .done = これ以上スペースを選ばない
prompt-ambush-space = 待ち伏せ：潜伏状態ゲリラと、警察か非正規兵のいるスペースを選択
    .done = これ以上スペースを選ばない
prompt-ambush-piece = 待ち伏せ：除去するコマを選択
prompt-ambush-troop =
    { $space }で待ち伏せ：そこの兵員1個を都市へ移す{ $closes ->
        [0] {""}
       *[other] か、移さないか選択
    }（A8）
    .done = 兵員を移さない

## British Special Activities

prompt-punish-space = 懲罰：チットを使うスペースを選択（1～2箇所）
    .done = これ以上スペースを選ばない
prompt-divide-how = 分断：非正規兵でゲリラを切り崩すか、その数でダイスを振り団結を動かすか選択
    .done = 分断を行わない
prompt-divide-space = 分断：潜伏状態非正規兵を活動状態にするスペースを選択
    .done = これ以上スペースを選ばない
prompt-divide-guerrilla = 分断：非正規兵に置き換えるゲリラを選択
prompt-divide-roll = 分断：ダイスを振る。マップ上の非正規兵の数以下なら団結が動く
prompt-air-recon-space = 航空偵察：県と鉄道から、ゲリラ1個を活動状態にするものを選択（2箇所まで）
    .done = これ以上スペースを選ばない

## Rebel Special Activities

prompt-mobilize-space = 動員：拠点を置くスペースを選択（2箇所まで）
    .done = 拠点の配置を終えてゲリラへ進む
prompt-mobilize-guerrilla = 動員：ゲリラ1個を置くスペースを選択（各1回）
    .done = ゲリラの配置を終える
prompt-coordinate-roll = 連携：ダイスを振る。{ bases-rolled-against }以下なら団結が動く
prompt-raid-space = 襲撃：拠点とゲリラのあるスペースに隣接する、パレスチナのスペースを選択
    .done = これ以上スペースを選ばない
prompt-raid-move = 襲撃：{ $space }へゲリラを移動（拠点のあるスペース1箇所から2個まで）
    .done = 移動を終える

## Passing, the Propaganda Round, other parts of a turn

prompt-pass-base = パス：県と外国スペースから、利用可能な拠点1個を置くものを選択、または置かない
    .done = 配置しない
prompt-resources-roll = リソース：ダイスを振る。{ bases-rolled-against }以下なら反乱軍が利益を得る
prompt-rebel-resources = リソース：団結を1段階動かすか、オペレーションチット1枚を保持するか、どちらもしないか選択
    .done = どちらもしない
prompt-foreign-assistance = 外国の援助：無償で集結する外国スペースを選択、または終了
    .done = 集結を終える
prompt-redeploy-troop = 再配置：{ $space }から都市へ兵員1個を移動
prompt-redeploy-police = 再配置：警察を都市か鉄道へ移動（各1回まで）
    .done = 警察の移動を終える
prompt-disband-irregular = 再配置：除去する非正規兵を選択（半数まで）、または終了
    .done = 除去を終える
prompt-redeploy-guerrilla = 再配置：{ $space }からゲリラ1個を移動
prompt-munich-troop = ミュンヘン：プレイ外の兵員1個を置く都市を選択

## Cards

prompt-A3-divide = { $faction }：分断を両方の方法で行うか、行わないか選択
prompt-A3-roll = ダイスを振る。マップ上の非正規兵の数以下なら団結が動く
prompt-A3-irregular = { $faction }：ゲリラに置き換える非正規兵を選択（2個まで）
    .done = これ以上置き換えない
prompt-A4-district = 兵員のいる県から、非正規兵1個を置くものを選択（3箇所まで）
    .done = これ以上スペースを選ばない
prompt-A5-curfew = { $faction }：兵員のいる県から、外出禁止令を置くものを選択、または終了
    .done = これ以上外出禁止令を置かない
prompt-A6-draw = { $faction }：懲罰チット2枚を引いて家屋破壊を全て使うか、引かないか選択
prompt-A6-use = { $faction }：引いた家屋破壊で懲罰を行うか、行わないか選択
prompt-A7-roll = ダイスを振る。マップ上の非正規兵の数以下なら団結が動く
prompt-A7-bases = ダイスを振る。{ bases-rolled-against }以下なら反乱軍が行動する
prompt-A7-space = { $faction }：対立のスペースから、限定オペレーションを行うものを選択、または終了
    .done = オペレーションを終える
prompt-A9-country = SyriaかLebanonを選択（拠点を全て除去する）
prompt-A10-space = { $faction }：警察のいるスペースから、対立を除去するものを選択、または行わない
    .done = 対立を除去しない
prompt-A10-draw = { $faction }：懲罰チットを引き、警察のいる2箇所で動員効果を行うか、行わないか選択
prompt-A12-punish = { $faction }：懲罰を行うか、行わないか選択
prompt-A12-irregular = 除去する非正規兵を選択
prompt-A14-discard = { $faction }：脇に置く保持チットを選択
prompt-A17-guerrilla = { $faction }：除去するゲリラを選択、またはこのスペースでは行わない
    .done = このスペースでは除去しない
prompt-A17-space = { $faction }：潜伏状態非正規兵でサボタージュを行うスペースを選択（3箇所まで）
    .done = これ以上スペースを選ばない
prompt-A19-roll = ダイスを振る。対立のスペースの数より大きければ政治意志が上がり、そうでなければ下がる
prompt-A20-roll = ダイスを振る。{ bases-rolled-against }より大きければ団結が動く
prompt-A20-draw = { $faction }：保持するオペレーションチットを引くか、引かないか選択
prompt-A21-space = 活動状態ゲリラのいるスペースから、対立を除去するものを選択（合計2箇所）
prompt-A22-curfew = 外出禁止令を置く都市を選択
prompt-A22-district = { $faction }：対立の都市に隣接する県から、対立を置くものを選択、または行わない
    .done = 対立を置かない
prompt-A23-roll = ダイスを振る。{ bases-rolled-against }以下なら反乱軍が行動する
prompt-A23-raid = { $faction }：襲撃を行うか、行わないか選択
prompt-A24-punish = { $faction }：懲罰を行うか、行わないか選択
prompt-A24-troop = { $faction }：プレイ外へ移す兵員を選択
prompt-A25-punish = { $faction }：Haifa Districtかその隣接スペースで懲罰を行うか、行わないか選択
prompt-A28-police = { $faction }：テガート要塞へ永久に移す警察を選択（合計3個）
prompt-A29-irregular = 除去する非正規兵を選択（2箇所まで）、または終了
    .done = 除去を終える
prompt-A30-guerrilla = 除去するゲリラを選択
prompt-A31-country = SyriaかLebanonを選択（反乱軍コマを全て監獄へ送る）
prompt-A31-guerrilla = ゲリラ1個を置く外国スペースを選択
prompt-A32-troop = { $space }から都市へ兵員1個を移動

## What is said in several questions

# $base_rolls: what a Capability adds to the die.
bases-rolled-against =
    { $base_rolls ->
        [1] マップ上の拠点の数（A2：出目+1）
        [-1] マップ上の拠点の数（A2：出目-1）
       *[other] マップ上の拠点の数
    }

# Why an option is not offered. Each is one sentence; its section is shown behind it.
why-chance = これを決めるのはプレイヤーではなく、ダイスとカードです
why-not-asked = 今決めることではありません

# Spaces
why-side-first = 先にカードの面を選びます
why-operation-before-space = 先にオペレーションを、その後でスペースを選びます
why-at-hand = これは既に{ $space }についての選択です。そこで行うことを選んでください
why-already-selected = { $space }は選択済みです。1回のオペレーションで同じスペースは1度しか選べません
why-limited-one-space = 限定オペレーションは1スペースだけなので、{ $space }を2つ目に選べません
why-no-more-spaces =
    { $n ->
        [1] { $action }が選べる1スペースは選択済みなので、{ $space }は加えられません
       *[other] { $action }は既に{ $n }スペース全てを選んだため、{ $space }は加えられません
    }
why-card-restricts = このオペレーションが与えられたのは{ $space }に対してではありません
why-cannot-pay = { $space }には{ $n }リソースが必要ですが、足りません
why-no-effect = { $space }でできることがありません
why-selected-out = { $space }はこのオペレーションで選択していません
why-full-of-bases-in = { $space }にはもう拠点を置けません
why-already-chosen = { $space }は既に選ばれました
why-not-possible-there = { $space }は条件に合いません
why-only-this = これは{ $here }だけについての選択で、{ $space }は対象外です
why-only-these = 対象は{ $spaces }だけで、{ $space }は含まれません
why-only-provinces = 対象は州だけで、{ $space }は州ではありません
why-not-a-destination = 今はコマの移動中で、{ $space }は移動先ではありません
why-moving-there = 今コマが移動する先は{ $here }で、{ $space }ではありません
why-moves-now = 今はコマの移動中です。{ $space }だけでなく、コマと起点と移動先を選んでください
why-placing-now = 今コマを置くのは{ $here }で、{ $space }ではありません
why-piece-now = 今選ぶのはコマです。{ $space }だけでなく、コマを選んでください
why-no-further-space = ここではこれ以上スペースを選ばないため、{ $space }は選べません
why-no-cubes = { $space }に英国のキューブがありません
why-no-guerrillas = { $space }にゲリラがいません
why-british-control-in = { $space }は英国支配です
why-british-control-out = { $space }は英国支配ではありません
why-with-troops-in = { $space }に兵員がいます
why-with-troops-out = { $space }に兵員がいません
why-with-police-in = { $space }に警察がいます
why-with-police-out = { $space }に警察がいません
why-with-underground-in = { $space }に潜伏状態ゲリラがいます
why-with-underground-out = { $space }に潜伏状態ゲリラがいません
why-with-active-in = { $space }に活動状態ゲリラがいます
why-with-active-out = { $space }に活動状態ゲリラがいません
why-with-bases-in = { $space }に拠点があります
why-with-bases-out = { $space }に拠点がありません
why-next-to-unmoved-out = { $space }の隣に、まだ移動できるゲリラがいません

# Later in the turn
why-space-with = { $space }は{ $other }を行えば選べます
why-space-inside = { $space }は、スペースを選択した後にその中で選べます
why-space-after-selection = { $space }は、スペースを選択した後、この手番のうちに選べます
why-space-after-moves = { $space }は移動の後に選べます
why-space-after-here = { $space }は{ $here }の後に選べます
why-space-after-this = { $space }はこの手順の後に選べます
why-action-inside = { $action }はスペースの中で宣言します。先にスペースを選択してください
why-action-after-selection = { $action }はスペースを選択した後に行えます
why-action-after-moves = { $action }は移動の後に行えます
why-action-after-here = { $action }は{ $here }の後に行えます
why-action-after-this = { $action }はこの手順の後に行えます

# Operations and Special Activities
why-other-faction = { $action }は相手派閥のものです
why-box-first = 先にイニシアティブトラックのボックスを選びます
why-too-dear = { $action }は最初のスペースに{ $n }リソースかかりますが、残りは{ $total }です
why-no-space-for = { $action }の条件に合うスペースがありません
why-not-granted = { $action }は、ここで与えられたオペレーションに含まれません
why-no-space-granted = ここで与えられたスペースに、{ $action }の条件に合うものはありません
why-operation-at-hand = { $action }は既に実行中です
why-operation-over = オペレーションは手番に1つで、この手番では{ $other }を行いました
why-operation-running = 今は{ $other }を実行中で、{ $action }は別のオペレーションになります
why-event-chosen = オペレーションではなくイベントを選んだため、{ $action }は行えません
why-no-operation-now = 今はオペレーションを実行していないため、{ $action }は行えません
why-operation-first = { $action }はオペレーションに付随するため、先にオペレーションを選びます
why-limited-no-special = 限定オペレーションに特殊活動は付かないため、{ $action }は行えません
why-granted-no-special = 与えられたオペレーションに特殊活動は付かないため、{ $action }は行えません
why-special-used = この手番の特殊活動（{ $other }）は使用済みなので、{ $action }は行えません
why-special-declined = ここでは特殊活動を行わないと決めたため、{ $action }は行えません
why-does-not-accompany = { $action }は{ $other }に付随できません
why-first-space-lost = オペレーションの最初のスペースより前に{ $action }を行うと、オペレーションを始めるスペースがなくなります
why-leaves-no-space = それを選ぶと、{ $action }を始めるスペースがなくなります

# Pieces
why-no-such-piece =
    { $piece_id ->
        [base] { $origin }に{ $piece }はありません
        [supply_cache] { $origin }に{ $piece }はありません
       *[other] { $origin }に{ $piece }はいません
    }
why-no-destination = ここでは{ $space }は移動先になりません
why-not-adjacent = { $origin }と{ $space }は隣接していません
why-closed-to = { $piece }は{ $space }に入れません
why-other-pieces-move = 今移動するのは別のコマで、{ $piece }ではありません
why-other-origin-moves = 今移動するのは{ $here }のコマで、{ $origin }のコマではありません
why-moved-already = { $origin }の{ $piece }は全て移動済みです
why-may-not-move = { $origin }の{ $piece }は今は移動しません
why-other-pieces-asked = 今選ぶのは別の種類のコマで、{ $piece }ではありません
why-pieces-elsewhere = 今選ぶのは{ $origin }のコマではありません
why-others-piece = { $piece }は相手派閥のコマです
why-none-taken = { $piece }は利用可能になく、マップからも取りませんでした
why-none-available = { $piece }は利用可能になく、マップ上にもありません
why-stacking = { $space }にはもう拠点を置けません
why-needs-two-guerrillas = 拠点はゲリラ2個と置き換えますが、{ $space }には足りません
why-no-base-here = それには{ $space }に拠点が必要ですが、ありません

# Words
why-box-taken = { $box }ボックスは{ $faction }が取りました
why-no-such-side = このカードでは「{ $side }」を選べません
why-pass-with-box = パスは、ボックスを選んだ直後に行動の代わりとして選びます
why-not-done = ここではまだ何かを選ばなければなりません
why-another-space = { $action }は、終える前にもう1箇所選択しなければなりません
why-not-declined = カードのここには「してよい」とないので、必ず行います
why-event-closed = { $card }は強制イベントなので、イベントボックスは閉じています

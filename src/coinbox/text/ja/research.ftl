## Data and environments for researchers

cli-export =
    ボットどうしのゲームをParquetで書き出す。決定ごとに1行、ゲームごとに記録つきの1行。

    例：coinbox export data { $game } --games 1000 --player greedy --seed 1 --jobs 2
cli-option-folder-export = ファイルを置くフォルダー
error-no-pyarrow = Parquetにはパッケージ「pyarrow」が必要です。pip install 'coinbox[data]' で入ります
error-render = 表示モード「{ $mode }」はありません。使えるのは { $modes } です
error-no-action = 番号{ $number }の行動は今は選べません
error-vector = { $n }個のゲームを{ $processes }個のプロセスに分けることはできません
error-vector-ended = 並列環境のプロセスの1つが終了しました

## Data and environments for researchers

cli-export =
    Write games of bots as Parquet: a row for each decision, and a row for each game with its record.

    Example: coinbox export data { $game } --games 1000 --player greedy --seed 1 --jobs 2
cli-option-folder-export = the folder that the files go to
error-no-pyarrow = Parquet needs the package 'pyarrow'; `pip install 'coinbox[data]'` brings it
error-render = there is no render mode '{ $mode }'; there are { $modes }
error-no-action = action { $number } is not offered
error-vector = { $n } games cannot be shared by { $processes } processes
error-vector-ended = a process of the vector has ended

### Japanese Occupation on the web table, where its words differ from those of the other games.

web-box-limited-op = An Operation without a Special Activity: one space for the Japanese, as many as qualify for the British.
web-box-op-special = An Operation with a Special Activity: up to three spaces for the Japanese, as many as qualify for the British.
web-aim-high = You win with { $track } at { $n } after the last Resistance phase, or at { $middle } or 19 with more Force 136 than Jungle Camps on the map; without them the MPAJA wins there and both players lose.
web-aim-low = You win with { $track } at { $n } or less after the last Resistance phase.
web-board-middle = British or MPAJA victory
table-icon = MPAJA: { $icon }.

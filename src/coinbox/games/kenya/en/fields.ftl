### What a position that is set up by hand can say.

field-relocated = Population taken away by Relocate
field-loyalty = { level-loyalty }
field-resistance = { level-resistance }
field-out_of_play = Police Out of Play
field-mau_mau_resources = Mau Mau Resources
field-pipeline = { track-pipeline }

### What a position that is set up by hand can say.

field-troops = Troops
field-police = Police
field-underground = Underground Guerrillas
field-active = Active Guerrillas
field-bases = Bases
field-terror = Terror markers
field-political_will = { track-political_will }
field-stage = What comes next
field-first = First Eligible
field-first_box = Box of the First Eligible
field-second_box = Box of the Second Eligible
field-played = Cards revealed so far, the current one last
field-unshaded = Capabilities in force, unshaded
field-shaded = Capabilities in force, shaded

value-none = none yet
value-limited-op = { box-limited-op }
value-event = { box-event }
value-op-special = { box-op-special }
value-reveal = the next card is revealed
value-first = the First Eligible acts
value-second = the Second Eligible acts
value-redeploy = { phase-redeploy }
value-reset = { phase-reset }
value-over = the game is over

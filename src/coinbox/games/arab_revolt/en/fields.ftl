### What a position that is set up by hand can say.

field-irregulars = Underground Irregulars
field-active_irregulars = Active Irregulars
field-sabotage = Sabotage markers
field-opposition = { level-opposition }
field-curfews = { marker-curfew }
field-out_of_play = Troops Out of Play
field-prison_guerrillas = Guerrillas in Prison
field-prison_bases = Bases in Prison
field-fort_police = Police on the card Tegart Forts
field-arab_kings = Transjordan and Egypt
field-unity = { track-unity }
field-operations_pool = Operations chits in the pool
field-operations_held = Operations chits that the Rebels hold
field-chit = Operations chit being played (0: none)
field-punishments_pool = Punishment chits in the pool
field-punishments_held = Punishment chits that the British hold

value-out_of_play = Out of Play
value-in_play = in play
value-detain = { chit-detain }
value-demolish = { chit-demolish }
value-fine = { chit-fine }
value-mandatory = a Mandatory Event
value-chit = the effect of a chit
value-hold = whether a chit is held back
value-assistance = Assistance for the Rebels
value-rebels_redeploy = the Rebels redeploy

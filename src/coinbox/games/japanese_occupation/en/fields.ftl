### What a position that is set up by hand can say.

field-mpaja_underground = Underground MPAJA Guerrillas
field-mpaja_active = Active MPAJA Guerrillas
field-caches = Supply Caches
field-non_mpaja_underground = Underground non-MPAJA Guerrillas
field-non_mpaja_active = Active non-MPAJA Guerrillas
field-force_136 = { piece-force_136 }
field-kempeitai = { piece-kempeitai }
field-opposition = { level-opposition }
field-camps = { marker-jungle_camp }
field-new_villages = { marker-new_village }
field-intel = Intel chit that was seen: its value plus 1 (0: unknown)
field-revealed = Intel chit revealed
field-intel_gone = Intel chit out until Reset
field-sabotage = Sabotage markers on the Railways
field-resistance = { track-resistance }
field-resources = Japanese Resources
field-zipper = { track-zipper }
field-zipper_caches = Zipper boxes with a Supply Cache
field-burma_troops = Troops on the card Burma Theater
field-davis_force = Force 136 on the card John Davis
field-lost_caches = Supply Caches out of the game
field-lost_kempeitai = Kempeitai out of the game

value-6 = 6
value-12 = 12
value-18 = 18
value-delay = { zipper-delay }
value-ready = { zipper-ready }
value-icon = the icon of the card
value-mandatory = a Mandatory Event
value-unrest = Unrest
value-japanese_redeploy = the Japanese redeploy

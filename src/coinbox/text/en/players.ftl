### What bots say: what they wanted with a turn. A goal is to have more or less of something.

reason-bot-one = It wanted to { $first }.
reason-bot-two = It wanted to { $first } and to { $second }.
reason-bot-nothing = It saw nothing in this turn that would have made its position better.

## What bots say of a plan that they compared with others

reason-plan-chance = It sees a win chance of about { $chance }%.
reason-plan-forecast = With its plan the next Propaganda Round would leave { $track } at { $after } instead of { $before }.
reason-plan-forecast-same = With its plan the next Propaganda Round would leave { $track } at { $after }, as without it.
reason-plan-second =
    The win chance of the second-best plan, { $plan }, is about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } lower.
reason-plan-equal = Another plan, { $plan }, was about equal.
reason-plan-where = { $what } ({ $where })
reason-plan-more = { $where }, { $n } more
reason-plan-event =
    { $side ->
        [unshaded] Unshaded Event
        [shaded] Shaded Event
       *[other] Event
    }
reason-plan-stop = Stopping here
reason-plan-risk = The main risk is that the { $faction } can answer with { $reply }, which leaves a win chance of about { $chance }%.
reason-plan-then = { $told } { $sentence }

## Terms that games share

reason-bot-victory = win at the next Propaganda Round
reason-bot-political_will =
    { $goal ->
        [more] raise Political Will
       *[less] lower Political Will
    }
reason-bot-grip =
    { $goal ->
        [more] tighten the British hold on the Population
       *[less] loosen the British hold on the Population
    }
reason-bot-underground =
    { $goal ->
        [more] have more Guerrillas Underground
       *[less] leave fewer Guerrillas Underground
    }
reason-bot-active =
    { $goal ->
        [more] have more Active Guerrillas
       *[less] have fewer Active Guerrillas
    }
reason-bot-troops =
    { $goal ->
        [more] bring Troops onto the map
       *[less] get Troops off the map
    }
reason-bot-police =
    { $goal ->
        [more] bring Police onto the map
       *[less] get Police off the map
    }
reason-bot-capabilities =
    { $goal ->
        [more] turn the Capabilities in favour of the British
       *[less] turn the Capabilities against the British
    }

## What players are called

player-human = person
player-random = random bot
    .about = Takes anything that is legal.
player-novice = apprentice bot
    .about = Looks a little way and slips now and then: for a first game.
player-greedy = steady bot
    .about = Looks where its own turn can lead, and no further.
player-planner = far-sighted bot
    .about = Compares whole turns by what may come of them on the next card.
player-search = thinking bot
    .about = Compares whole turns by what may come of them, with a second of thought a turn.
player-master = master bot
    .about = Compares whole turns with five seconds of thought a turn; the strongest.
player-with-budget = { $player } ({ $budget })

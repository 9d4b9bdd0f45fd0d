/** Plans of a hint, beside what has been chosen since. */
import type { Plan, State } from '../api/types';

/** A name for the open turn: it changes when another begins. */
export const turnOf = (state: State): string =>
  `${state.decision?.actor}/${state.decisions - state.turn.steps.length}`;

/** The plans that begin with what was chosen after so many steps of the turn. */
export function plansLeft(
  plans: readonly Plan[],
  { turn }: State,
  steps: number,
): { plan: Plan; n: number }[] {
  const chosen = turn.steps.slice(steps).map(({ name }) => name);
  const taken = turn.steps.length < steps;
  return plans.flatMap((plan, n) =>
    !taken && chosen.every((name, i) => plan.way[i] === name) ? [{ plan, n }] : [],
  );
}

/** How a plan compares with the best one: the best itself, about equal, or so many percent behind. */
export type Standing = 'best' | 'equal' | number;

export function standing(plan: Plan, n: number): Standing {
  if (n === 0) return 'best';
  return plan.equal || plan.behind === 0 ? 'equal' : plan.behind;
}

/** The tracks that a plan changes in the next round; the first, which decides the game, in any case. */
export const foretold = (plan: Plan): Plan['forecast'] =>
  plan.forecast.filter(({ before, after }, i) => i === 0 || before !== after);

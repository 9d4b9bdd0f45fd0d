/** Finding one's way in a game that is over, or in the past of one that is not. */
import type { Moments } from '../api/types';

type Turn = Moments['turns'][number];

/** The turn that a moment belongs to: the last one that began at or before it. */
export function turnAt(turns: readonly Turn[], moment: number): Turn | null {
  return turns.findLast((turn) => turn.moment <= moment) ?? null;
}

/** Finding one's way in a game that is over, or in the past of one that is not. */
import type { Moments } from '../api/types';

type Turn = Moments['turns'][number];

/** The turn whose last decision a moment shows: the last one that began before it, none at the beginning. */
export function turnAt(turns: readonly Turn[], moment: number): Turn | null {
  return turns.findLast((turn) => turn.moment < moment) ?? null;
}

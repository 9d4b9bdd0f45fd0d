/** Order and place in the player aid. */
import { boardGame, scoreTrack } from '../board/games';

const numbers = (section: string) => section.split('.').map(Number);

/** Sections in the booklet's order: 3.2 before 3.10. */
export function bySection<T>(sections: [string, T][]): [string, T][] {
  return sections.toSorted(([a], [b]) => {
    const [left, right] = [numbers(a), numbers(b)];
    for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
      const difference = (left[i] ?? -1) - (right[i] ?? -1);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** Where on the score track a faction wins: a bound at its high or low end, and the middle that decides at the end. */
export interface Aim {
  end: 'high' | 'low';
  n: number;
  middle: number;
}

export function aimOf(game: string, faction: string): Aim | null {
  const zones = scoreTrack(boardGame(game))?.zones ?? [];
  const own = zones.find((zone) => zone.faction === faction);
  const middle = zones.find((zone) => zone.faction === null)?.from;
  if (!own || middle === undefined) return null;
  return own.from > middle
    ? { end: 'high', n: own.from, middle }
    : { end: 'low', n: own.to, middle };
}

/** The phase of the Propaganda Round that a stage of a game belongs to. */
export function phaseOf(game: string, stage: string): string | null {
  return boardGame(game).phases[stage] ?? null;
}

/** Order and place in the player aid. */
import type { Term } from '../api/types';
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

/** A faction without a zone of its own wins at the end by staying above that of the other. */
export function aimOf(game: string, faction: string): Aim | null {
  const board = boardGame(game);
  const track = scoreTrack(board);
  if (!track || !board.factions.some(({ id }) => id === faction)) return null;
  const zone = (id: string | null) => track.zones.find((each) => each.faction === id);
  const own = zone(faction);
  const middle = zone(null)?.from;
  if (own?.from === track.min) return { end: 'low', n: own.to, middle: middle ?? own.to };
  const n = own?.from ?? Math.max(...track.zones.map((each) => each.to)) + 1;
  return { end: 'high', n, middle: middle ?? n };
}

/** The phase of the Propaganda Round that a stage of a game belongs to. */
export function phaseOf(game: string, stage: string): string | null {
  return boardGame(game).phases[stage] ?? null;
}

/** The terms that a search means: all words of it stand in their words or in what is said of them. */
export function termsWith(terms: Term[], search: string): Term[] {
  const wanted = search.toLowerCase().split(/\s+/u).filter(Boolean);
  const text = ({ word, other, about }: Term) => `${word} ${other} ${about}`.toLowerCase();
  return terms.filter((term) => wanted.every((part) => text(term).includes(part)));
}

/** The win chance of a game from turn to turn, as an analysis tells it. */
import type { Moments, Review } from '../api/types';
import { round, type Point } from './chart';

export interface Chance {
  readonly moment: number;
  /** In percent, with its error. */
  readonly value: number;
  readonly error: number;
}

/** The chance at the beginning of each turn, and where the last one ended. */
export function chances(
  turns: readonly Review[],
  { tracks, count }: Pick<Moments, 'tracks' | 'count'>,
): Chance[] {
  const found = turns.map(({ moment, before }) => ({
    moment,
    value: before.chance,
    error: before.error,
  }));
  const last = turns.at(-1);
  if (!last) return found;
  // What is still to be looked at has no chance yet.
  const following = tracks.find((row) => (row.moment ?? 0) > last.moment);
  const { chance, error } = last.after;
  return [...found, { moment: following?.moment ?? count, value: chance, error }];
}

/** A line through points. */
export const polyline = (xs: readonly number[], ys: readonly number[]): string =>
  xs.map((x, i) => `${i ? 'L' : 'M'}${round(x)} ${round(ys[i]!)}`).join('');

/** The band between two lines. */
export function band(xs: readonly number[], upper: readonly number[], lower: readonly number[]) {
  const back = polyline(xs.toReversed(), lower.toReversed()).replace('M', 'L');
  return xs.length ? `${polyline(xs, upper)}${back}Z` : '';
}

/** The turns at which the game turned. */
export const turned = (turns: readonly Review[]): Point[] =>
  turns
    .filter(({ turning }) => turning)
    .map(({ moment, card, label, before, after }) => ({
      kind: 'swing',
      moment,
      card,
      label,
      before: before.chance,
      after: after.chance,
    }));

/** The turns that lost most, the worst first. */
export const worst = (turns: readonly Review[], most: number): Review[] =>
  turns
    .filter(({ lost }) => lost > 0)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, most);

/** Lines of a chart: the tracks over the moments of a game. */
import type { Moments } from '../api/types';

export interface Series {
  id: string;
  moments: number[];
  values: number[];
}

export function series(rows: Moments['tracks']): Series[] {
  const ids = Object.keys(rows[0] ?? {}).filter((id) => id !== 'moment');
  const moments = rows.map((row) => row.moment ?? 0);
  return ids.map((id) => ({ id, moments, values: rows.map((row) => row[id] ?? 0) }));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Values hold until they change, so the line is made of steps. */
export function linePath(xs: readonly number[], ys: readonly number[]): string {
  return xs
    .map((x, i) => (i === 0 ? `M${round(x)} ${round(ys[0]!)}` : `H${round(x)}V${round(ys[i]!)}`))
    .join('');
}

/** About how wide a text is in a plain face; the letters of East Asia are square. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? size : size * 0.6), 0);
}

/** Move labels apart so that none covers another; their order stays. */
export function spread(ys: readonly number[], gap: number): number[] {
  const order = ys.map((_, i) => i).sort((a, b) => ys[a]! - ys[b]!);
  const out = [...ys];
  for (let k = 1; k < order.length; k += 1) {
    out[order[k]!] = Math.max(out[order[k]!]!, out[order[k - 1]!]! + gap);
  }
  return out;
}

/** Own drawings as path data, centred on 0,0, for pieces of about 24 units. */

import type { PieceKind } from './games';

type MarkId = NonNullable<PieceKind['mark']>;

export interface Mark {
  readonly d: string;
  /** Drawn as a line instead of a filled shape. */
  readonly line: boolean;
}

export const MARKS: Readonly<Record<MarkId, Mark>> = {
  chevron: { d: 'M-5.5,-0.8L0,-5.4L5.5,-0.8M-5.5,4.4L0,-0.2L5.5,4.4', line: true },
  shield: {
    d: 'M0,-6.2L5.4,-4.4V0C5.4,3.4 2.8,5.4 0,6.4C-2.8,5.4 -5.4,3.4 -5.4,0V-4.4Z',
    line: false,
  },
  star: { d: star(8.4, 3.5), line: false },
  closed: {
    d: 'M-6.4,-1.6Q0,3.8 6.4,-1.6M-4.4,2.4L-5.6,4.8M0,3.4V6.2M4.4,2.4L5.6,4.8',
    line: true,
  },
  hut: { d: 'M0,-8.4L9,0.2H6.2V7.4H2.3V2H-2.3V7.4H-6.2V0.2H-9Z', line: false },
  crate: { d: 'M-7,-6.2H7V6.2H-7ZM-7,-6.2L7,6.2M7,-6.2L-7,6.2', line: true },
};

function star(outer: number, inner: number): string {
  const at = (i: number) => {
    const r = i % 2 ? inner : outer;
    const a = (Math.PI / 5) * i - Math.PI / 2;
    return `${(r * Math.cos(a)).toFixed(2)},${(r * Math.sin(a)).toFixed(2)}`;
  };
  return `M${Array.from({ length: 10 }, (_, i) => at(i)).join('L')}Z`;
}

/** An octagon with flat sides up and down; `r` is half its height. */
export function octagon(r: number, dy = 0): string {
  const c = r * Math.tan(Math.PI / 8);
  const points = [
    [-c, -r],
    [c, -r],
    [r, -c],
    [r, c],
    [c, r],
    [-c, r],
    [-r, c],
    [-r, -c],
  ] as const;
  return `M${points.map(([x, y]) => `${x.toFixed(2)},${(y + dy).toFixed(2)}`).join('L')}Z`;
}

/** Outlines of markers that are moved like pieces, by their shape. */
export const OUTLINES: Readonly<Record<string, string>> = {
  hexagon: 'M-7,-12.5H7L13.5,0L7,12.5H-7L-13.5,0Z',
  escutcheon: 'M-13,-11.5H13V2Q12,9 0,13.5Q-12,9 -13,2Z',
};

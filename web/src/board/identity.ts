/** Pieces have no names in the rules; the board gives them one, so that a piece is seen to move. */
import type { SpaceView } from './props';
import type { PieceKind } from './games';

export interface Token {
  readonly id: number;
  readonly kind: string;
  readonly space: string;
}

export interface Matched {
  readonly tokens: readonly Token[];
  /** Ids of pieces that were not on the board before. */
  readonly placed: ReadonlySet<number>;
  /** The first id that is not yet used. */
  readonly next: number;
}

interface Want {
  kind: string;
  space: string;
}

/** Distance between two spaces; nearer origins are matched first. */
export type Distance = (a: string, b: string) => number;

/**
 * The pieces of a view with the identities of the former ones: first those that stayed, then those that were turned
 * over, then those that moved, then those that moved and were turned over; what is left was removed or placed.
 */
export function match(
  before: readonly Token[],
  next: number,
  spaces: readonly SpaceView[],
  kinds: readonly PieceKind[],
  distance: Distance,
): Matched {
  const family = new Map(kinds.map((k) => [k.id, k.family]));
  const same = (a: Want, b: Want) => family.get(a.kind) === family.get(b.kind);
  const tokens: Token[] = [];
  let free = [...before];
  let wanted = wants(spaces, kinds);
  const pair = (fit: (t: Token, w: Want) => boolean) => {
    const pairs = free.flatMap((t, i) =>
      wanted.flatMap((w, j) => (fit(t, w) ? [{ t, i, w, j }] : [])),
    );
    pairs.sort(
      (a, b) =>
        distance(a.t.space, a.w.space) - distance(b.t.space, b.w.space) || a.i - b.i || a.j - b.j,
    );
    const [usedTokens, usedWants] = [new Set<number>(), new Set<number>()];
    for (const { t, i, w, j } of pairs) {
      if (usedTokens.has(i) || usedWants.has(j)) continue;
      usedTokens.add(i);
      usedWants.add(j);
      tokens.push({ id: t.id, ...w });
    }
    free = free.filter((_, i) => !usedTokens.has(i));
    wanted = wanted.filter((_, j) => !usedWants.has(j));
  };
  pair((t, w) => t.kind === w.kind && t.space === w.space);
  pair((t, w) => same(t, w) && t.space === w.space);
  pair((t, w) => t.kind === w.kind);
  pair(same);
  const placed = new Set<number>();
  for (const want of wanted) {
    placed.add(next);
    tokens.push({ id: next++, ...want });
  }
  return { tokens: tokens.sort((a, b) => a.id - b.id), placed, next };
}

function wants(spaces: readonly SpaceView[], kinds: readonly PieceKind[]): Want[] {
  return spaces.flatMap((space) =>
    kinds.flatMap(({ id }) =>
      Array.from({ length: space.pieces[id] ?? 0 }, () => ({ kind: id, space: space.id })),
    ),
  );
}

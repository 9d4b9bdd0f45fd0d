/** What the board says, in words of its own and in those of the game. */
import type { SpaceView } from './props';
import { factionKind, type BoardGame, type TrackKind } from './games';

/** Its own words: `web-board-…` among the texts of the page. */
export const WORDS = [
  'map',
  'population',
  'empty',
  'select',
  'destination',
  'picked',
  'changed',
  'zoom-in',
  'zoom-out',
  'fit',
  'choose',
  'available',
  'out-of-play',
  'box-of',
  'initiative',
  'tracks',
  'track-of',
  'middle',
  'wins',
] as const;

export type Word = (typeof WORDS)[number];

export interface Speech {
  /** A word of the game by the id of its message: `space-perak`, `piece-troop`. */
  name(message: string): string;
  word(key: Word, args?: Readonly<Record<string, string>>): string;
  /** `counted('troop', 4)` = `4 Troops`. */
  counted(piece: string, n: number): string;
}

export interface Line {
  readonly id: string;
  readonly kind: 'piece' | 'marker';
  readonly text: string;
}

/** Pieces and markers of a space, one line each, in the order of the stack. */
export function contents(game: BoardGame, space: SpaceView, say: Speech): Line[] {
  const pieces = game.pieces.filter((p) => space.pieces[p.id]);
  const markers = game.markers.filter((m) => space.markers[m.id]);
  return [
    ...pieces.map(({ id }): Line => ({
      id,
      kind: 'piece',
      text: say.counted(id, space.pieces[id]!),
    })),
    ...markers.map(({ id }): Line => {
      const n = space.markers[id]!;
      const word = say.name(`marker-${id}`);
      return { id, kind: 'marker', text: n > 1 ? `${n} × ${word}` : word };
    }),
  ];
}

/** Population, Control and level of a space, as far as it has them. */
export function status(game: BoardGame, space: SpaceView, say: Speech): string[] {
  const words: string[] = [];
  if (space.population != null && !game.unpopulated.includes(space.kind))
    words.push(`${say.word('population')} ${space.population}`);
  if (factionKind(game, space.control)) words.push(say.name(`control-${space.control}`));
  if (space.level && space.level in game.levels) words.push(say.name(`level-${space.level}`));
  return words;
}

/** A space in one line for a screen reader: `Pahang: 4 Troops, Terror; Population 1, British Control; select`. */
export function describe(
  game: BoardGame,
  space: SpaceView,
  say: Speech,
  hint: Word | null,
  changed = false,
): string {
  const there = contents(game, space, say).map((line) => line.text);
  const parts = [
    there.length ? there.join(', ') : say.word('empty'),
    status(game, space, say).join(', '),
  ];
  if (changed) parts.push(say.word('changed'));
  if (hint) parts.push(say.word(hint));
  return `${say.name(`space-${space.id}`)}: ${parts.filter(Boolean).join('; ')}`;
}

/** A track by name, after its faction if it has one. */
export function trackWord({ label, faction }: TrackKind, say: Speech): string {
  const track = say.name(`track-${label}`);
  return faction ? say.word('track-of', { faction: say.name(`faction-${faction}`), track }) : track;
}

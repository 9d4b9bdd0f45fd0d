/** What the board says, in words of its own and in those of the game. */
import type { BoardView, ChangeView, SpaceView } from './props';
import { factionKind, type BoardGame, type ChitsKind, type TrackKind } from './games';
import { chitsOf, offStep, stepAt } from './view';
import type { Told } from '../tips/tips.svelte';

/** Its own words: `web-board-…` among the texts of the page. */
export const WORDS = [
  'map',
  'population',
  'empty',
  'clear',
  'starred',
  'select',
  'select-beyond',
  'how-many',
  'destination',
  'picked',
  'changed',
  'selected',
  'near',
  'may',
  'may-nothing',
  'zoom-in',
  'zoom-out',
  'fit',
  'choose',
  'available',
  'out-of-play',
  'out-of-game',
  'prison',
  'on-card',
  'box-of',
  'initiative',
  'tracks',
  'chits',
  'chit',
  'pool',
  'held',
  'in-play',
  'aside',
  'track-of',
  'middle',
  'of',
  'guessed',
  'wins',
] as const;

export type Word = (typeof WORDS)[number];

export interface Speech {
  /** A word of the game by the id of its message. */
  name(message: string): string;
  word(key: Word, args?: Readonly<Record<string, string>>): string;
  /** So many pieces of a kind. */
  counted(piece: string, n: number): string;
  /** What a thing on the table is; null if nobody has explained it. */
  tip?(thing: string): Told | null;
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

/** The message that names a space or a place. */
export const nameOf = (space: SpaceView): string => space.word ?? `space-${space.id}`;

/** What is said of a space without pieces, or of a place without markers. */
export const emptyWord = (space: SpaceView): Word => (space.word ? 'clear' : 'empty');

/** Whether a space is no part of the map for now. */
export const isClosed = (game: BoardGame, space: SpaceView): boolean =>
  !!(game.closed && space.markers[game.closed]);

/** Population, Control and level of a space, as far as it has them. */
export function status(game: BoardGame, space: SpaceView, say: Speech): string[] {
  const words: string[] = [];
  if (space.starred) words.push(say.word('starred'));
  if (isClosed(game, space)) words.push(say.name(`marker-${game.closed}`));
  if (space.population != null && !game.unpopulated.includes(space.kind))
    words.push(`${say.word('population')} ${space.population}`);
  if (factionKind(game, space.control)) words.push(say.name(`control-${space.control}`));
  if (space.level && space.level in game.levels) words.push(say.name(`level-${space.level}`));
  return words;
}

/** What is marked in a space. */
export interface Marked {
  readonly changes?: readonly ChangeView[];
  readonly selected?: boolean;
}

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** What has changed in a space, with amounts. */
export function changed(changes: readonly ChangeView[], say: Speech): string {
  const told = changes.map(({ what, id, n }) =>
    n ? `${signed(n)} ${say.name(`${what}-${id}`)}` : say.name(`${what}-${id}`),
  );
  return say.word('of', { name: say.word('changed'), said: told.join(say.name('comma')) });
}

/** What a space is, beside its name: a Province of Jungle, an Economic Center. */
export function natureOf(space: SpaceView, say: Speech): Told[] {
  const things = space.word
    ? [`kind-${space.kind}`, ...(space.starred ? ['starred'] : [])]
    : [`kind-${space.kind}`, `terrain-${space.terrain}`];
  const found = things.flatMap((thing) => say.tip?.(thing) ?? []);
  return found.filter(({ word }, i) => found.findIndex((each) => each.word === word) === i);
}

/** A space in one line for a screen reader: its name, what is there, its status, what changed and what can be done. */
export function describe(
  game: BoardGame,
  space: SpaceView,
  say: Speech,
  hint: Word | null,
  { changes = [], selected = false }: Marked = {},
): string {
  const there = contents(game, space, say).map((line) => line.text);
  const parts = [
    there.length ? there.join(say.name('comma')) : say.word(emptyWord(space)),
    status(game, space, say).join(say.name('comma')),
  ];
  if (selected) parts.push(say.word('selected'));
  if (changes.length > 0) parts.push(changed(changes, say));
  if (hint) parts.push(say.word(hint));
  return say.word('of', {
    name: say.name(nameOf(space)),
    said: parts.filter(Boolean).join(say.name('semicolon')),
  });
}

/** What is printed on a chit: a number, or its word. */
export const chitFace = ({ prefix }: ChitsKind, name: string, say: Speech): string =>
  /^\d/.test(name) ? name : say.name(prefix + name);

/** Where the game stands, in a few words and numbers: tracks, steps and the chits in play. */
export function standing(game: BoardGame, view: BoardView, say: Speech): [string, string][] {
  return [
    ...game.tracks.map((kind): [string, string] => [
      trackWord(kind, say),
      String(view.tracks[kind.id] ?? ''),
    ]),
    ...game.steps.map((row): [string, string] => [
      say.name(`track-${row.id}`),
      say.name(`${row.id}-${offStep(view, row) ?? stepAt(view, row)}`),
    ]),
    ...game.chits.flatMap((kind): [string, string][] => {
      const played = chitsOf(view, kind)?.played;
      return played ? [[say.word('chit'), chitFace(kind, played, say)]] : [];
    }),
  ];
}

/** A track by name, after its faction if it has one. */
export function trackWord({ label, faction }: TrackKind, say: Speech): string {
  const track = say.name(`track-${label}`);
  return faction ? say.word('track-of', { faction: say.name(`faction-${faction}`), track }) : track;
}

/** A long name where a narrow box may break it: in ja after a sign, and where katakana follows a Chinese word. */
export const parts = (name: string): string[] =>
  name.split(/(?<=[＆・／])|(?<=[\u4e00-\u9fff])(?=[\u30a1-\u30fa])/u);

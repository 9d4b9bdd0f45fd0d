/** The board's own few words; everything else comes in by `names`. */
import type { Counted, Lang, Names, SpaceView } from './props';
import type { BoardGame } from './games/types';

const WORDS = {
  en: {
    board: 'Board',
    population: 'Population',
    empty: 'no pieces',
    select: 'select',
    destination: 'move here',
    picked: 'Taken up: {piece} in {space}. Choose where it goes, or press Escape.',
    changed: 'changed',
    'zoom-in': 'Zoom in',
    'zoom-out': 'Zoom out',
    fit: 'Fit the board',
    choose: 'Which piece?',
    available: 'Available',
    initiative: 'Initiative',
    control: '{faction} Control',
    'eligible-first': 'First Eligible',
    'eligible-second': 'Second Eligible',
    commander: 'Commander',
    middle: 'the middle',
    wins: '{faction} victory',
    tracks: 'Tracks',
  },
  ja: {
    board: '盤',
    population: '人口',
    empty: 'コマなし',
    select: '選択',
    destination: 'ここへ移動',
    picked: '{space}の{piece}を移動します。移動先を選ぶか、Escで取り消してください。',
    changed: '変化あり',
    'zoom-in': '拡大',
    'zoom-out': '縮小',
    fit: '全体を表示',
    choose: 'どのコマですか？',
    available: '利用可能',
    initiative: 'イニシアチブ',
    control: '{faction}支配',
    'eligible-first': '第1資格派閥',
    'eligible-second': '第2資格派閥',
    commander: '司令官',
    middle: '中央',
    wins: '{faction}の勝利',
    tracks: 'トラック',
  },
} as const;

export type Word = keyof (typeof WORDS)['en'];

export interface Speech {
  /** The word for an id of the game. */
  name(id: string): string;
  /** A word of the board itself, unless `names` has a better one. */
  word(key: Word, args?: Readonly<Record<string, string>>): string;
  counted: Counted;
}

export function speech(lang: Lang = 'en', names: Names = {}, counted?: Counted): Speech {
  const own = lang.startsWith('ja') ? WORDS.ja : WORDS.en;
  const name = (id: string) => names[id] ?? id.replaceAll(/[_-]/g, ' ');
  return {
    name,
    word: (key, args = {}) =>
      (names[key] ?? own[key]).replaceAll(/\{(\w+)\}/g, (_, arg: string) => args[arg] ?? ''),
    counted: counted ?? ((id, n) => `${n} ${name(id)}`),
  };
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
      return { id, kind: 'marker', text: n > 1 ? `${n} × ${say.name(id)}` : say.name(id) };
    }),
  ];
}

/** Population, Control and level of a space, as far as it has them. */
export function status(game: BoardGame, space: SpaceView, say: Speech): string[] {
  const words: string[] = [];
  if (space.population != null && !game.unpopulated.includes(space.kind))
    words.push(`${say.word('population')} ${space.population}`);
  if (space.control && space.control in game.control) words.push(controlWord(space.control, say));
  if (space.level && space.level in game.levels) words.push(say.name(space.level));
  return words;
}

function controlWord(faction: string, say: Speech): string {
  const id = `control-${faction}`;
  const word = say.name(id);
  return word === id.replaceAll('-', ' ')
    ? say.word('control', { faction: say.name(faction) })
    : word;
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
  return `${say.name(space.id)}: ${parts.filter(Boolean).join('; ')}`;
}

/** Options as a person reads them: in groups, with a key for each. */
import type { Option } from '../api/types';
import { groupBy } from '../lib/group';

export interface Group {
  /** `box`, `action`, `move`, ...; `close` ends a choice. */
  kind: string;
  /** The space that a group of moves or pieces starts from. */
  origin: string | null;
  options: Option[];
}

const ORDER = [
  'box',
  'action',
  'side',
  'card',
  'chit',
  'die',
  'word',
  'place',
  'piece',
  'move',
  'space',
  'railway',
];
const CLOSING = new Set(['done', 'decline', 'nothing', 'end-turn', 'pass']);

export const isClosing = (option: Option) => CLOSING.has(option.name);

function originOf(option: Option): string | null {
  if (option.kind === 'move') return option.origin ?? null;
  return option.kind === 'piece' ? (option.space ?? null) : null;
}

/** Boxes, actions, sides and so on in a fixed order; moves and pieces by their space; what ends the choice last. */
export function group(options: readonly Option[]): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const kind = isClosing(option) ? 'close' : option.kind;
    const origin = kind === 'close' ? null : originOf(option);
    const key = `${kind}/${origin ?? ''}`;
    if (!groups.has(key)) groups.set(key, { kind, origin, options: [] });
    groups.get(key)!.options.push(option);
  }
  const rank = (kind: string) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);
  return [...groups.values()].sort((a, b) => rank(a.kind) - rank(b.kind));
}

/** Options of one group by piece, in order: one line for each kind of piece that can move. */
export function byPiece(options: readonly Option[]): [string, Option[]][] {
  return [...groupBy(options, (option) => option.piece ?? '')];
}

/** Keys in order of reach; `e` ends a turn, `u` takes back, `c`, `l` and `s` open things of the page. */
export const KEYS = [...'1234567890', ...'abdfghijkmnopqrtvwxyz'];

/** Option name -> key, in the order in which the groups show them. */
export function keysFor(groups: readonly Group[]): Map<string, string> {
  const shown = groups.flatMap((each) => each.options);
  const keyed = shown.filter((option) => option.name !== 'end-turn');
  return new Map(keyed.slice(0, KEYS.length).map((option, i) => [option.name, KEYS[i]!]));
}

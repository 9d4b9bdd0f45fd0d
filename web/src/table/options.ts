/** Options as a person reads them: in groups, each with a place and a key that it keeps. */
import type { State } from '../api/types';
import { groupBy } from '../lib/group';
import { offersOf, type Offer } from '../lib/way';

/** The place of an option; it stays when the option is gone. */
export interface Slot extends Offer {
  readonly gone: boolean;
}

export interface Group {
  /** `box`, `action`, `move`, ...; `close` ends a choice. */
  kind: string;
  /** The space that a group of moves or pieces starts from. */
  origin: string | null;
  options: Slot[];
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
const END = 'end-turn';

export const isClosing = (option: { readonly name: string }) => CLOSING.has(option.name);

function originOf(option: Slot): string | null {
  if (option.kind === 'move') return option.origin ?? null;
  return option.kind === 'piece' ? (option.space ?? null) : null;
}

/** Boxes, actions, sides and so on in a fixed order; moves and pieces by their space; what ends the choice last. */
export function group(options: readonly Slot[]): Group[] {
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
export function byPiece(options: readonly Slot[]): [string, Slot[]][] {
  return [...groupBy(options, (option) => option.piece ?? '')];
}

/** Keys in order of reach. Kept free: `d` (or Enter) closes, `e` ends a turn, `u` takes back, `c`, `h` and `l` open things. */
export const KEYS = [...'1234567890', ...'abfgijkmnopqrstvwxyz'];
export const DONE_KEY = 'd';
export const END_KEY = 'e';
export const HINT_KEY = 'h';

/** The closing option that Enter stands for: never one that passes, and the end of the turn only if it is alone. */
export function enterOf(options: readonly Offer[]): Offer | null {
  const closing = options.filter((option) => isClosing(option) && option.name !== 'pass');
  return closing.find(({ name }) => name !== END) ?? closing[0] ?? null;
}

/** All names up to the end of the turn; null if it cannot be ended from here. */
export function endWay({ options, end }: NonNullable<State['decision']>): string[] | null {
  return options.some(({ name }) => name === END) ? [END] : (end?.names ?? null);
}

/** What a person sees of a question: the places and keys of its options. */
export interface Shown {
  readonly slots: readonly Slot[];
  /** Option -> key. */
  readonly keys: ReadonlyMap<string, string>;
}

interface Remembered {
  slots: Slot[];
  keys: Map<string, string>;
}

/** Remembers for the open turn where the options of each question stood, and their keys. */
export class Places {
  private turn = '';
  private readonly known = new Map<string, Remembered>();

  /** The options of the pending question where they stood before, new ones behind them. */
  show(state: State): Shown {
    const { decision } = state;
    if (!decision) return { slots: [], keys: new Map() };
    const turn = `${decision.actor}/${state.decisions - state.turn.steps.length}`;
    if (turn !== this.turn) this.known.clear();
    this.turn = turn;
    const before = this.remembered(`${decision.question}/${decision.space ?? ''}`);
    const offers = new Map(offersOf(decision).map((offer) => [offer.name, offer]));
    const old = before.slots.map((slot) => offers.get(slot.name) ?? slot);
    const fresh = [...offers.values()].filter(
      (offer) => !before.slots.some(({ name }) => name === offer.name),
    );
    before.slots = [...old, ...fresh].map((each) => ({ ...each, gone: !offers.has(each.name) }));
    giveKeys(before);
    return { slots: before.slots, keys: new Map(before.keys) };
  }

  private remembered(question: string): Remembered {
    if (!this.known.has(question)) this.known.set(question, { slots: [], keys: new Map() });
    return this.known.get(question)!;
  }
}

/** Each option gets the next key in the order in which groups show them, and keeps it. */
function giveKeys({ slots, keys }: Remembered): void {
  const free = KEYS.slice(keys.size);
  for (const { name } of group(slots).flatMap((each) => each.options)) {
    const closes = isClosing({ name }) && name !== 'pass';
    if (keys.has(name) || closes || free.length === 0) continue;
    keys.set(name, free.shift()!);
  }
}

/** What a click means: the pending options, sorted by where on the board they are. */
import { mostOf, wayTo } from '../lib/way';
import type { BoardOption } from './props';

/** Pieces of one kind, taken up for a move. */
export interface Picked {
  readonly origin: string;
  readonly piece: string;
}

export interface Target {
  readonly space: string;
  /** The kind of the piece under the pointer. */
  readonly piece?: string | null;
}

export type Action =
  | { readonly type: 'choose'; readonly names: readonly string[] }
  | { readonly type: 'pick'; readonly picked: Picked }
  | { readonly type: 'cancel' }
  | { readonly type: 'menu'; readonly items: readonly MenuItem[] }
  | { readonly type: 'why'; readonly name: string };

export interface MenuItem {
  readonly piece: string | null;
  /** The option's own words; null where the item stands for several moves. */
  readonly label: string | null;
  readonly action: Action;
}

/** Options of one question, by where they are. */
class Offered {
  readonly spaces: readonly BoardOption[];
  readonly pieces: readonly BoardOption[];
  readonly moves: readonly BoardOption[];

  constructor(options: readonly BoardOption[]) {
    this.spaces = options.filter((o) => o.kind === 'space' && o.space);
    this.pieces = options.filter((o) => o.kind === 'piece' && o.space && o.piece);
    this.moves = options.filter((o) => o.kind === 'move' && o.space && o.piece && o.origin);
  }

  /** Every space where a choice begins. */
  get places(): string[] {
    return [
      ...this.spaces.map((o) => o.space!),
      ...this.pieces.map((o) => o.space!),
      ...this.moves.map((o) => o.origin!),
    ];
  }

  /** Kinds of pieces in a space that may be clicked themselves. */
  live(space: string): string[] {
    return [
      ...this.pieces.filter((o) => o.space === space).map((o) => o.piece!),
      ...this.moves.filter((o) => o.origin === space).map((o) => o.piece!),
    ];
  }

  from({ origin, piece }: Picked): BoardOption[] {
    return this.moves.filter((o) => o.origin === origin && o.piece === piece);
  }

  /** Everything that can begin in a space. */
  starts(space: string): MenuItem[] {
    const here = (o: BoardOption) => o.space === space;
    const kinds = [...new Set(this.moves.filter((o) => o.origin === space).map((o) => o.piece!))];
    return [
      ...this.spaces.filter(here).map(chosen),
      ...this.pieces.filter(here).map(chosen),
      ...kinds.map((piece): MenuItem => ({
        piece,
        label: null,
        action: { type: 'pick', picked: { origin: space, piece } },
      })),
    ];
  }
}

export class Choices {
  readonly now: Offered;
  /** What lies behind the pending question: chosen where nothing of that question is meant. */
  readonly beyond: Offered;

  constructor(
    options: readonly BoardOption[],
    readonly decisionSpace: string | null = null,
  ) {
    this.now = new Offered(options.filter((o) => !o.closing?.length));
    this.beyond = new Offered(options.filter((o) => o.closing?.length));
  }

  /** Spaces that glow: with a piece taken up its destinations, else every space where a choice begins. */
  glowing(picked: Picked | null): Set<string> {
    return new Set(picked ? this.#from(picked).map((o) => o.space!) : this.now.places);
  }

  /** Spaces where a choice behind the pending question begins. */
  glowingBeyond(picked: Picked | null): Set<string> {
    const now = this.glowing(null);
    return new Set(picked ? [] : this.beyond.places.filter((space) => !now.has(space)));
  }

  /** Kinds of pieces in a space that may be clicked themselves. */
  live(space: string): Set<string> {
    return new Set(this.now.live(space));
  }

  canMove({ space, piece }: Target): boolean {
    return piece ? this.#from({ origin: space, piece }).length > 0 : false;
  }

  /** How many pieces may be moved at once. */
  most(picked: Picked): number {
    return Math.max(0, ...this.#from(picked).map(mostOf));
  }

  /** True if the taken-up piece may still be moved: options change under the player's hand. */
  holds(picked: Picked): boolean {
    return this.#from(picked).length > 0;
  }

  /** With a piece taken up, `number` of its kind go with it. */
  click(target: Target, picked: Picked | null, number = 1): Action {
    return (picked && this.#second(target, picked, number)) ?? this.#first(target, picked);
  }

  #from(picked: Picked): BoardOption[] {
    const now = this.now.from(picked);
    return now.length ? now : this.beyond.from(picked);
  }

  #second(target: Target, picked: Picked, number: number): Action | null {
    const to = this.#from(picked).find((o) => o.space === target.space);
    if (to) return { type: 'choose', names: wayTo(to, Math.min(number, mostOf(to))) };
    const again = target.space === picked.origin && (target.piece ?? picked.piece) === picked.piece;
    return again ? { type: 'cancel' } : null;
  }

  #first(target: Target, picked: Picked | null): Action {
    const begun = this.#begin(this.now, target);
    if (begun) return begun;
    const into = picked ? [] : this.now.moves.filter((o) => o.space === target.space).map(chosen);
    if (into.length > 1) return { type: 'menu', items: into };
    // Who holds a piece has not done with this question.
    const later = picked ? null : this.#begin(this.beyond, target);
    return into[0]?.action ?? later ?? { type: 'why', name: this.#absent(target, picked) };
  }

  /** What a click begins among the options of one question; nothing if none of them is here. */
  #begin(offered: Offered, target: Target): Action | null {
    const starts = offered.starts(target.space);
    const exact = target.piece && starts.filter((item) => item.piece === target.piece);
    const items = exact && exact.length ? exact : starts;
    if (items.length > 1) return { type: 'menu', items };
    return items[0]?.action ?? null;
  }

  /** The name that the player seems to want, for the question why it is not offered. */
  #absent({ space, piece }: Target, picked: Picked | null): string {
    if (picked) return `${picked.piece}:${picked.origin}>${space}`;
    if (this.now.moves.length) {
      const goal = this.decisionSpace ?? this.now.moves[0]!.space!;
      const kind = piece ?? this.now.moves[0]!.piece!;
      return goal === space ? space : `${kind}:${space}>${goal}`;
    }
    if (this.now.pieces.length && !this.now.spaces.length)
      return `${piece ?? this.now.pieces[0]!.piece!}:${space}`;
    return space;
  }
}

function chosen(o: BoardOption): MenuItem {
  return { piece: o.piece ?? null, label: o.label, action: { type: 'choose', names: wayTo(o) } };
}

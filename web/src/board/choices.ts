/** What a click means: the pending options, sorted by where on the board they are. */
import type { BoardOption } from './props';

/** A piece taken up by the first click of a move. */
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
  | { readonly type: 'choose'; readonly name: string }
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

export class Choices {
  readonly spaces: readonly BoardOption[];
  readonly pieces: readonly BoardOption[];
  readonly moves: readonly BoardOption[];

  constructor(
    options: readonly BoardOption[],
    readonly decisionSpace: string | null = null,
  ) {
    this.spaces = options.filter((o) => o.kind === 'space' && o.space);
    this.pieces = options.filter((o) => o.kind === 'piece' && o.space && o.piece);
    this.moves = options.filter((o) => o.kind === 'move' && o.space && o.piece && o.origin);
  }

  /** Spaces that glow: with a piece taken up its destinations, else every space where a choice begins. */
  glowing(picked: Picked | null): Set<string> {
    if (picked) return new Set(this.#from(picked).map((o) => o.space!));
    return new Set([
      ...this.spaces.map((o) => o.space!),
      ...this.pieces.map((o) => o.space!),
      ...this.moves.map((o) => o.origin!),
    ]);
  }

  /** Kinds of pieces in a space that may be clicked themselves. */
  live(space: string): Set<string> {
    return new Set([
      ...this.pieces.filter((o) => o.space === space).map((o) => o.piece!),
      ...this.moves.filter((o) => o.origin === space).map((o) => o.piece!),
    ]);
  }

  canMove({ space, piece }: Target): boolean {
    return this.moves.some((o) => o.origin === space && o.piece === piece);
  }

  /** True if the taken-up piece may still be moved: options change under the player's hand. */
  holds(picked: Picked): boolean {
    return this.#from(picked).length > 0;
  }

  click(target: Target, picked: Picked | null): Action {
    return (picked && this.#second(target, picked)) ?? this.#first(target, picked);
  }

  #from({ origin, piece }: Picked): BoardOption[] {
    return this.moves.filter((o) => o.origin === origin && o.piece === piece);
  }

  #second(target: Target, picked: Picked): Action | null {
    const to = this.#from(picked).find((o) => o.space === target.space);
    if (to) return { type: 'choose', name: to.name };
    const again = target.space === picked.origin && (target.piece ?? picked.piece) === picked.piece;
    return again ? { type: 'cancel' } : null;
  }

  #first(target: Target, picked: Picked | null): Action {
    const starts = this.#starts(target.space);
    const exact = target.piece && starts.filter((item) => item.piece === target.piece);
    const items = exact && exact.length ? exact : starts;
    if (items.length === 1) return items[0]!.action;
    if (items.length) return { type: 'menu', items };
    const into = picked ? [] : this.moves.filter((o) => o.space === target.space).map(chosen);
    if (into.length === 1) return into[0]!.action;
    return into.length
      ? { type: 'menu', items: into }
      : { type: 'why', name: this.#absent(target, picked) };
  }

  /** Everything that can begin in a space. */
  #starts(space: string): MenuItem[] {
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

  /** The name that the player seems to want, for the question why it is not offered. */
  #absent({ space, piece }: Target, picked: Picked | null): string {
    if (picked) return `${picked.piece}:${picked.origin}>${space}`;
    if (this.moves.length) {
      const goal = this.decisionSpace ?? this.moves[0]!.space!;
      const kind = piece ?? this.moves[0]!.piece!;
      return goal === space ? space : `${kind}:${space}>${goal}`;
    }
    if (this.pieces.length && !this.spaces.length)
      return `${piece ?? this.pieces[0]!.piece!}:${space}`;
    return space;
  }
}

function chosen(o: BoardOption): MenuItem {
  return { piece: o.piece ?? null, label: o.label, action: { type: 'choose', name: o.name } };
}

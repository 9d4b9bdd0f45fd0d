/** The pieces with their identities, kept from view to view. */
import { match, type Distance, type Token } from './identity';
import type { PieceKind } from './games';
import type { SpaceView } from './props';

export class Tokens {
  all = $state.raw<readonly Token[]>([]);
  #next = 1;

  follow(spaces: readonly SpaceView[], kinds: readonly PieceKind[], distance: Distance): void {
    const { tokens, next } = match(this.all, this.#next, spaces, kinds, distance);
    this.all = tokens;
    this.#next = next;
  }

  /** The last of equals is the one that is seen to move. */
  putLast(id: number | null): void {
    this.all = this.all.toSorted((a, b) => Number(a.id === id) - Number(b.id === id));
  }
}

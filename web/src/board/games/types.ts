import type { MarkId } from '../art';

export type Shape = 'cube' | 'cylinder' | 'disc';

/** How a kind of piece looks and behaves on the board. */
export interface PieceKind {
  readonly id: string;
  readonly faction: string;
  readonly shape: Shape;
  /** Colour; a class of the style sheet. */
  readonly tone: 'tan' | 'blue' | 'red' | 'dark-red';
  readonly mark: MarkId;
  /** Kinds of one family are the same wooden piece, turned over. */
  readonly family: string;
}

export interface MarkerKind {
  readonly id: string;
  readonly form: 'diamond' | 'square' | 'house';
  /** Printed on the token, so that colour is not needed. */
  readonly letter: string;
}

export interface Zone {
  readonly from: number;
  readonly to: number;
  /** The faction that wins there; null: the middle. */
  readonly faction: string | null;
}

export interface TrackKind {
  readonly id: string;
  /** Its word: `track-LABEL`, after the faction's name if there is one. */
  readonly label: string;
  readonly faction: string | null;
  readonly min: number;
  readonly max: number;
  readonly zones: readonly Zone[];
}

/** All that the board must know of a game besides its geometry. */
export interface BoardGame {
  readonly id: string;
  /** Stem of the files under `boards/`. */
  readonly board: string;
  /** Whether the drawing's layer of places between the spaces belongs to this game. */
  readonly places: boolean;
  /** In the order in which a stack is sorted. */
  readonly pieces: readonly PieceKind[];
  readonly markers: readonly MarkerKind[];
  /** Letters on Control markers by faction. */
  readonly control: Readonly<Record<string, string>>;
  /** Signs on level markers. */
  readonly levels: Readonly<Record<string, string>>;
  /** Kinds of spaces that have no Population, not even 0. */
  readonly unpopulated: readonly string[];
  /** Where placed pieces fly in from, by faction. */
  readonly entry: Readonly<Record<string, readonly [number, number]>>;
  readonly tracks: readonly TrackKind[];
  readonly commanders: readonly string[];
  /** The commander of the view when his effect is off, shown as a state of the present one. */
  readonly disabled: readonly string[];
  /** Initiative boxes from left to right. */
  readonly boxes: readonly string[];
  readonly factions: readonly string[];
  /** Contents of the Available boxes: ids of pieces (by family) and markers. */
  readonly available: readonly { readonly faction: string; readonly items: readonly string[] }[];
}

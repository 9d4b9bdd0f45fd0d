import type { MarkId } from '../art';
import type { BoardView } from '../props';

export type Shape = 'cube' | 'cylinder' | 'disc';

export interface FactionKind {
  readonly id: string;
  /** On Control markers and cylinders, so that colour is not needed. */
  readonly letter: string;
  /** Colour; a class of the style sheet. */
  readonly tone: 'blue' | 'red';
  /** Where placed pieces fly in from. */
  readonly entry: readonly [number, number];
}

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

/** Something counted on the edge track. */
export interface TrackKind {
  readonly id: string;
  /** Its word: `track-LABEL`, after the faction's name if there is one. */
  readonly label: string;
  readonly faction: string | null;
  readonly min: number;
  readonly max: number;
  /** Where the game is decided; the track that has them is the score. */
  readonly zones: readonly Zone[];
}

/** A track of its own with named steps; its words are `track-ID` and, for each step, `ID-STEP`. */
export interface StepsKind {
  readonly id: string;
  readonly faction: string;
  readonly steps: readonly string[];
  /** The step that the game is at. */
  at(view: BoardView): unknown;
  /** What has put that step out of force, if anything has; its word is `ID-…` as well. */
  off?(view: BoardView): string | null;
}

/** A box beside the map. */
export interface BoxKind {
  readonly word: 'available' | 'out-of-play';
  readonly faction: string;
  /** Pieces (by family) and markers that lie in it. */
  readonly items: readonly string[];
  count(view: BoardView, item: string): number;
  /** Whether pieces are placed from it. */
  readonly open: boolean;
}

/** All that the page must know of a game besides its geometry and its texts. */
export interface BoardGame {
  readonly id: string;
  /** Stem of the files under `boards/`. */
  readonly board: string;
  /** Whether the drawing's layer of places between the spaces belongs to this game. */
  readonly places: boolean;
  /** In the order of the server. */
  readonly factions: readonly FactionKind[];
  /** In the order in which a stack is sorted. */
  readonly pieces: readonly PieceKind[];
  readonly markers: readonly MarkerKind[];
  /** Signs on level markers. */
  readonly levels: Readonly<Record<string, '+' | '−'>>;
  /** Kinds of spaces that have no Population, not even 0. */
  readonly unpopulated: readonly string[];
  readonly tracks: readonly TrackKind[];
  readonly steps: readonly StepsKind[];
  /** Boxes of the Initiative Track from left to right. */
  readonly initiative: readonly string[];
  readonly boxes: readonly BoxKind[];
  /** Stages of the view that belong to a phase of the Propaganda Round, and to which. */
  readonly phases: Readonly<Record<string, string>>;
}

import type { MarkId } from '../art';
import type { BoardView, SpaceView } from '../props';

export type Shape = 'cube' | 'cylinder' | 'disc' | 'hexagon' | 'escutcheon';

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
  readonly tone:
    'tan' | 'light-blue' | 'blue' | 'dark-blue' | 'red' | 'dark-red' | 'green' | 'black';
  readonly mark?: MarkId;
  /** Printed in place of a mark. */
  readonly letters?: string;
  /** Kinds of one family are the same wooden piece, turned over. */
  readonly family: string;
}

export interface MarkerKind {
  readonly id: string;
  readonly form: 'diamond' | 'square' | 'house' | 'hexagon' | 'tent' | 'back' | 'face';
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
  /** Whether the zones count only when the game is over. */
  readonly last?: boolean;
}

/** A track of its own with named steps; its words are `track-ID` and, for each step, `ID-STEP`. */
export interface StepsKind {
  readonly id: string;
  readonly faction: string;
  readonly steps: readonly string[];
  /** The number printed on each step, if the steps are numbered rather than named; then their `.help` is shown. */
  readonly printed?: readonly number[];
  /** The step that the game is at. */
  at(view: BoardView): unknown;
  /** The piece that lies on a step, if one does. */
  lying?(view: BoardView, step: string): string | null;
  /** What has put that step out of force, if anything has; its word is `ID-…` as well. */
  off?(view: BoardView): string | null;
}

/** A box beside the map. */
export interface BoxKind {
  readonly word: 'available' | 'out-of-play' | 'out-of-game' | 'prison' | 'on-card';
  /** The card of a box that lies on one. */
  readonly card?: string;
  readonly faction: string;
  /** Pieces (by family) and markers that lie in it. */
  readonly items: readonly string[];
  count(view: BoardView, item: string): number;
  /** Whether pieces are placed from it. */
  readonly open: boolean;
  /** Whether it is shown only while something is in it. */
  readonly passing?: boolean;
}

/** Chits of one kind; the word of each is its name after a prefix, with an explanation as its `.help`. */
export interface ChitsKind {
  /** In the view under `chits`. */
  readonly id: string;
  readonly faction: string;
  /** The message that names them. */
  readonly title: string;
  readonly prefix: string;
  /** Their names in the view, in order; a number is printed as it is. */
  readonly names: readonly string[];
}

/** Where the chits of one kind are. */
export interface ChitsView {
  readonly pool: readonly string[];
  readonly held: readonly string[];
  readonly played: string | null;
  readonly aside: readonly string[];
}

/** All that the page must know of a game besides its geometry and its texts. */
export interface BoardGame {
  readonly id: string;
  /** Stem of the files under `boards/`. */
  readonly board: string;
  /** What lies on the places between the spaces; false: the drawing's layer of them does not belong to this game. */
  readonly places: false | ((view: BoardView) => readonly SpaceView[]);
  /** In the order of the server. */
  readonly factions: readonly FactionKind[];
  /** In the order in which a stack is sorted. */
  readonly pieces: readonly PieceKind[];
  readonly markers: readonly MarkerKind[];
  /** How many kinds of markers can be in one space, if not all. */
  readonly together?: number;
  /** Whether spaces have Control; else its boxes take the markers. */
  readonly control: boolean;
  /** The marker of a space that is no part of the map for now. */
  readonly closed: string | null;
  /** Signs on level markers. */
  readonly levels: Readonly<Record<string, '+' | '−'>>;
  /** Kinds of spaces that have no Population, not even 0. */
  readonly unpopulated: readonly string[];
  readonly tracks: readonly TrackKind[];
  readonly steps: readonly StepsKind[];
  /** Boxes of the Initiative Track from left to right. */
  readonly initiative: readonly string[];
  readonly boxes: readonly BoxKind[];
  readonly chits: readonly ChitsKind[];
  /** The message of the icon on the card in play; its explanation is the `.help`. */
  icon?(view: BoardView): string | null;
  /** Stages of the view that belong to a phase of the Propaganda Round, and to which. */
  readonly phases: Readonly<Record<string, string>>;
}

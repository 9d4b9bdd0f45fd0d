/** What the board's components take and tell: the only things that the rest of the page needs to know of them. */
import type { Many } from '../lib/way';
import type { Speech } from './words';

/** Counts by id. */
export type Counts = Readonly<Record<string, number>>;

export interface SpaceView {
  readonly id: string;
  readonly kind: string;
  readonly terrain?: string | null;
  readonly population?: number | null;
  /** A faction id, or `none` or null. */
  readonly control?: string | null;
  /** A level of the game, or `neutral` or null. */
  readonly level?: string | null;
  readonly pieces: Counts;
  readonly markers: Counts;
  readonly adjacent?: readonly string[];
  /** The message that names it, if it is a place between the spaces. */
  readonly word?: string;
  /** Whether a star is printed on it. */
  readonly starred?: boolean;
}

/** What `Game.view()` gives, as far as the board draws it. */
export interface BoardView {
  readonly spaces: readonly SpaceView[];
  readonly available: Counts;
  readonly tracks: Counts;
  readonly eligible?: { readonly first?: string | null; readonly second?: string | null } | null;
  readonly boxes?: Readonly<Record<string, string | null>> | null;
  /** What only some games have. */
  readonly [more: string]: unknown;
}

export interface BoardOption {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
  readonly space?: string | null;
  readonly piece?: string | null;
  readonly origin?: string | null;
  /** The words that close the pending question, if the option lies behind it. */
  readonly closing?: readonly string[];
  readonly many?: Many | null;
}

/** What one beat of a turn did, to be marked on the board. */
export interface BoardBeat {
  readonly moves: readonly { piece: string; origin: string; space: string; n: number }[];
  readonly changes: readonly {
    space: string;
    kind: 'piece' | 'marker' | 'level' | 'control';
    id: string;
    n: number;
  }[];
  readonly dice: readonly { face: number; purpose: string; outcome: string; success: boolean }[];
  readonly tracks: readonly { name: string; n: number; total: number; cause: string }[];
}

/** What is different in a space: so many pieces or markers more, or another level or Control. */
export interface ChangeView {
  readonly what: string;
  readonly id: string;
  readonly n: number;
}

export interface MovedView {
  readonly piece: string;
  readonly space: string;
  readonly n: number;
}

/** What the rules say of a space as things are. */
export interface SpaceAbout {
  readonly control: string | null;
  readonly may: readonly {
    readonly faction: string;
    readonly operations: readonly { readonly name: string }[];
    readonly specials: readonly { readonly name: string }[];
  }[];
}

export interface BoardProps {
  /** Game id; its description says how it looks, and where its drawing is. */
  game: string;
  view: BoardView;
  /** Options of the pending decision if it is ours, and those behind it, else []. */
  options?: readonly BoardOption[];
  /** The space at hand (`decision.space`). */
  decisionSpace?: string | null;
  /** Differs for every decision: at a new one the card that a tap has opened is put away. */
  moment?: string | null;
  /** What is being told of somebody's turn. */
  beat?: BoardBeat | null;
  /** What has changed in spaces since our last decision. */
  changes?: Readonly<Record<string, readonly ChangeView[]>>;
  /** Spaces that the running Operation has selected. */
  selected?: readonly string[];
  /** Pieces that have moved in the open turn, where they stand now. */
  moved?: readonly MovedView[];
  /** Spaces that a line of text speaks of, while it is pointed at. */
  lit?: readonly string[];
  /** Asks what a space is and what may be done there; null if nobody can tell. */
  look?: (space: string) => Promise<SpaceAbout | null>;
  /** A space pointed at from outside, e.g. from a line of the log. */
  marked?: string | null;
  say: Speech;
  /** True turns all motion off; the system's setting does so too. */
  reducedMotion?: boolean;
  /** Options were chosen by click, key or drag. */
  onchoose?: (names: readonly string[]) => void;
  /** Something that is no option was clicked: the name that would have been played. */
  onwhy?: (name: string) => void;
  /** The space under pointer or focus, null when it is left. */
  onfocusspace?: (id: string | null) => void;
  /** What a click on what is pointed at would play. */
  onaim?: (names: readonly string[]) => void;
  /** A finger stays on something that can be chosen. */
  onhold?: (names: readonly string[]) => void;
}

/** What stands beside the board. */
export interface BesideProps {
  game: string;
  view: BoardView;
  say: Speech;
  /** One board of several on a page: none of them is a landmark of it. */
  among?: boolean;
}

/** What can also be chosen there: options of kind `box` or `place` make their box or piece a button. */
export interface ChoosableProps extends BesideProps {
  options?: readonly BoardOption[];
  onchoose?: (name: string) => void;
  onwhy?: (name: string) => void;
}

export interface PieceProps {
  game: string;
  /** Id of a kind or family of pieces, or of a marker. */
  kind: string;
  /** Side of the picture in pixels. */
  size?: number;
  /** Accessible name; without it the picture is decoration. */
  label?: string;
}

/** What the board's components take and tell: the only things that the rest of the page needs to know of them. */
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
}

export interface BoardProps {
  /** Game id; its description says how it looks, and where its drawing is. */
  game: string;
  view: BoardView;
  /** Options of the pending decision if it is ours, else []. */
  options?: readonly BoardOption[];
  /** The space at hand (`decision.space`). */
  decisionSpace?: string | null;
  /** Differs for every decision: at a new one the card that a tap has opened is put away. */
  moment?: string | null;
  /** Spaces that changed since our last decision; marked until the set is empty. */
  changed?: ReadonlySet<string>;
  /** A space pointed at from outside, e.g. from a line of the log. */
  marked?: string | null;
  say: Speech;
  /** True turns all motion off; the system's setting does so too. */
  reducedMotion?: boolean;
  /** An option was chosen by click, key or drag. */
  onchoose?: (name: string) => void;
  /** Something that is no option was clicked: the name that would have been played. */
  onwhy?: (name: string) => void;
  /** The space under pointer or focus, null when it is left. */
  onfocusspace?: (id: string | null) => void;
}

export interface TracksProps {
  game: string;
  view: BoardView;
  say: Speech;
}

export interface InitiativeProps {
  game: string;
  view: BoardView;
  /** Options of kind `box` make their box a button. */
  options?: readonly BoardOption[];
  say: Speech;
  onchoose?: (name: string) => void;
  onwhy?: (name: string) => void;
}

export interface BoxesProps {
  game: string;
  view: BoardView;
  /** Options of kind `place` make their piece a button. */
  options?: readonly BoardOption[];
  say: Speech;
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

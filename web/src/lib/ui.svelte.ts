/** What several parts of the page share: the dialog without an address, and what is pointed at. */
export type Dialog =
  | { kind: 'settings' }
  | { kind: 'links'; inviting?: boolean }
  | { kind: 'together' }
  | { kind: 'play-on'; moment: number }
  | { kind: 'share' }
  | { kind: 'compare' };

interface Shared {
  dialog: Dialog | null;
  /** A space pointed at from a line of text. */
  marked: string | null;
  /** Spaces that a line of text speaks of, while it is pointed at. */
  lit: readonly string[];
  /** The option under pointer, focus or a long press: a button's, or what a click on the board would choose. */
  pointed: string | null;
  /** All names that choosing it would play; mostly its own alone. */
  way: readonly string[];
  /** The option that a long press asks about, and all names that *do it* plays. */
  held: { readonly name: string; readonly way: readonly string[] } | null;
  tour: boolean;
  /** A table that was just opened for friends, who are to be invited there. */
  inviting: string | null;
  /** Whether somebody comes to the start page to offer a seat to the club. */
  offering: boolean;
}

export const ui = $state<Shared>({
  dialog: null,
  marked: null,
  lit: [],
  pointed: null,
  way: [],
  held: null,
  tour: false,
  inviting: null,
  offering: false,
});

/** Point at an option by the names that choosing it plays, or at none. */
export function pointAt(name: string | null, way: readonly string[] = name ? [name] : []): void {
  ui.pointed = name;
  ui.way = way;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Point at a space of the board for a while. */
export function markSpace(id: string): void {
  clearTimeout(timer);
  ui.marked = id;
  timer = setTimeout(() => (ui.marked = null), 4000);
}

/** Light up spaces of the board; one who taps is taken to where they are seen. */
export function lightUp(spaces: readonly string[], show = false): void {
  ui.lit = spaces;
  if (show && spaces.length > 0)
    document.querySelector('.board-table')?.scrollIntoView({ block: 'nearest' });
}

/** Which dialog without an address is open, and which space is pointed at from a line of text. */
export type Dialog = { kind: 'settings' } | { kind: 'links' } | { kind: 'play-on'; moment: number };

export const ui = $state<{ dialog: Dialog | null; marked: string | null; tour: boolean }>({
  dialog: null,
  marked: null,
  tour: false,
});

let timer: ReturnType<typeof setTimeout> | undefined;

/** Point at a space of the board for a while. */
export function markSpace(id: string): void {
  clearTimeout(timer);
  ui.marked = id;
  timer = setTimeout(() => (ui.marked = null), 4000);
}

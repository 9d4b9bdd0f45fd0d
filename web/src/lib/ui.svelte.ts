/** Which dialog is open, and which space is pointed at from a line of text. */
export type Dialog =
  | { kind: 'help'; section?: string; tab?: string }
  | { kind: 'cards'; card?: string }
  | { kind: 'settings' }
  | { kind: 'links' }
  | { kind: 'play-on'; moment: number };

export const ui = $state<{ dialog: Dialog | null; marked: string | null; tour: boolean }>({
  dialog: null,
  marked: null,
  tour: false,
});

export const openHelp = (section?: string | null) => {
  ui.dialog = section ? { kind: 'help', section } : { kind: 'help' };
};
export const openCard = (card?: string | null) => {
  ui.dialog = card ? { kind: 'cards', card } : { kind: 'cards' };
};

let timer: ReturnType<typeof setTimeout> | undefined;

/** Point at a space of the board for a while. */
export function markSpace(id: string): void {
  clearTimeout(timer);
  ui.marked = id;
  timer = setTimeout(() => (ui.marked = null), 4000);
}

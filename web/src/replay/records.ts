/** Records that were opened from files: the browser keeps the last of them, so that a reload does not lose them. */
import { read, write } from '../lib/storage';

export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const KEY = 'coinbox.records';
const MOST = 8;
/** A browser that keeps nothing still shows what was opened. */
let opened: readonly Kept[] | null = null;

const all = (): readonly Kept[] => (opened ??= read<Kept[]>(localStorage, KEY, []));

export const recordOf = (id: string): Kept | null => all().find((each) => each.id === id) ?? null;

/** Keep a record; the same one again is found under the same name, with what was written to it. */
export function keepRecord(name: string, text: string): string {
  const id = idOf(text);
  opened = [{ id, name, text }, ...all().filter((each) => each.id !== id)].slice(0, MOST);
  write(localStorage, KEY, opened);
  return id;
}

/** A short name for a text (FNV-1a, twice 32 bits). */
function idOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1000193];
  for (let i = 0; i < text.length; i += 1) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b + text.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

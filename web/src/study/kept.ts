/** The studies that this browser keeps, each under a key of its own, so that two tabs do not undo each other's work. */
import type { StudyTree } from '../api/types';
import { isStudy } from './link';

export interface Kept {
  readonly id: string;
  readonly title: string;
  /** When it was changed, in milliseconds. */
  readonly changed: number;
  readonly study: StudyTree;
  /** The options that lead to where the reader stands. */
  readonly at: readonly string[];
}

const PREFIX = 'coinbox.study.';
/** What could not be kept is here until the page is left. */
const held = new Map<string, Kept>();

function read(key: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    if (!found || typeof found.id !== 'string' || !isStudy(found.study)) return null;
    const { id, study, title = '', changed = 0, at = [] } = found;
    return { id, study, title: String(title), changed: Number(changed), at };
  } catch {
    return null;
  }
}

export const find = (id: string): Kept | null => held.get(id) ?? read(PREFIX + id);

/** All studies, the one that was changed last first. */
export function all(): Kept[] {
  const found = new Map(held);
  try {
    for (const key of Object.keys(localStorage)) {
      const each = key.startsWith(PREFIX) ? read(key) : null;
      if (each && !found.has(each.id)) found.set(each.id, each);
    }
  } catch {
    // A browser that forbids it has none.
  }
  return [...found.values()].sort((a, b) => b.changed - a.changed);
}

/** Keep a study; false if the browser has no room for it, or wants none. */
export function keep(study: Kept): boolean {
  try {
    localStorage.setItem(PREFIX + study.id, JSON.stringify(study));
    held.delete(study.id);
    return true;
  } catch {
    held.set(study.id, study);
    return false;
  }
}

export function forget(id: string): void {
  held.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // It was not kept.
  }
}

/** Keep a study that begins now, and say under which name. */
export function begin(
  study: StudyTree,
  title = '',
  at: readonly string[] = [],
  id = newId(),
): string {
  keep({ id, title, study, at, changed: Date.now() });
  return id;
}

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');

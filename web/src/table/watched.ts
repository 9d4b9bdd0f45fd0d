/** What of others' turns has been watched in this browser, for each seat at each table. */
import { read, write } from '../lib/storage';
import type { Watched } from './beats';

const KEY = 'coinbox.watched';
const MOST = 80;
type Kept = [string, Watched][];

const all = () => read<Kept>(localStorage, KEY, []);

export const seat = (table: string, you: readonly string[]): string => [table, ...you].join('/');

export const find = (seat: string): Watched | null =>
  all().find(([name]) => name === seat)?.[1] ?? null;

export function keep(seat: string, watched: Watched): void {
  const others = all().filter(([name]) => name !== seat);
  write(localStorage, KEY, [[seat, watched], ...others].slice(0, MOST));
}

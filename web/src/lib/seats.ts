/** Which tables this browser knows, and with which token it sits at each. */
import type { Opened, Wishes } from '../api/types';
import { read, write } from './storage';

export interface Seat {
  table: string;
  game: string;
  /** Opens every seat that is played here, or lets one watch. */
  token: string;
  /** Faction -> token, to be handed to others. */
  friends: Record<string, string>;
  watch: string | null;
}

const TABLES = 'coinbox.tables';
const REMOVED = 'coinbox.removed';
const MOST = 60;
const MOST_REMOVED = 30;
const tab = (table: string) => `coinbox.seat.${table}`;

export const all = (): Seat[] => read<Seat[]>(localStorage, TABLES, []);
export const find = (table: string) => all().find((seat) => seat.table === table) ?? null;

/** Seats that were taken off the list, the last one first: a token is the only key to a table. */
export const removed = (): Seat[] => read<Seat[]>(localStorage, REMOVED, []);

const without = (seats: readonly Seat[], table: string) =>
  seats.filter((other) => other.table !== table);

/** Put a seat on the list; those that find no room any more count as removed. */
export function keep(seat: Seat): void {
  const seats = [seat, ...without(all(), seat.table)];
  write(localStorage, TABLES, seats.slice(0, MOST));
  setRemoved([...seats.slice(MOST), ...without(removed(), seat.table)]);
}

/** Take a table off the list; its seat can be put back. */
export function remove(table: string): void {
  const seat = find(table);
  if (!seat) return;
  write(localStorage, TABLES, without(all(), table));
  setRemoved([seat, ...without(removed(), table)]);
}

/** Put a removed table back where it was, or in front. */
export function restore(table: string, place = 0): void {
  const seat = removed().find((other) => other.table === table);
  if (!seat) return;
  keep(seat);
  const others = without(all(), table);
  write(localStorage, TABLES, others.toSpliced(place, 0, seat));
}

function setRemoved(seats: readonly Seat[]): void {
  write(localStorage, REMOVED, seats.slice(0, MOST_REMOVED));
}

/** Remember a table that was opened here; without a seat of our own we watch. */
export function keepOpened(opened: Opened, wishes: Wishes): void {
  const seats = Object.entries(opened.seats);
  const mine = seats.find(([faction]) => wishes[faction] !== 'friend')?.[1];
  const friends = Object.fromEntries(seats.filter(([faction]) => wishes[faction] === 'friend'));
  const { table, watch, state } = opened;
  keep({ table, game: state.game, token: mine ?? watch, friends, watch });
}

/** A token from a link counts for this tab alone; the browser's list takes it only if it knew no seat there. */
export function keepLink(table: string, token: string): void {
  write(sessionStorage, tab(table), token);
  if (!find(table)) keep({ table, game: '', token, friends: {}, watch: null });
}

/** The token with which this tab sits at a table. */
export function tokenFor(table: string): string | null {
  return read<string | null>(sessionStorage, tab(table), null) ?? find(table)?.token ?? null;
}

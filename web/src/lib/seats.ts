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
const MOST = 60;
const tab = (table: string) => `coinbox.seat.${table}`;

export const all = (): Seat[] => read<Seat[]>(localStorage, TABLES, []);
export const find = (table: string) => all().find((seat) => seat.table === table) ?? null;

export function keep(seat: Seat): void {
  const others = all().filter((other) => other.table !== seat.table);
  write(localStorage, TABLES, [seat, ...others].slice(0, MOST));
}

export function forget(table: string): void {
  const others = all().filter((other) => other.table !== table);
  write(localStorage, TABLES, others);
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

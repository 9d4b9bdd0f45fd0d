/** Which tables this browser knows, and with which token it sits at each. A token is the only key to a table: all stay. */
import type { Opened, Wishes } from '../api/types';
import { myKey } from '../club/key';
import { read, write } from './storage';

export interface Seat {
  table: string;
  game: string;
  /** Opens every seat that is played here, or lets one watch. */
  token: string;
  /** Faction -> token, to be handed to others; of tables that older versions have opened. */
  friends: Record<string, string>;
  watch: string | null;
  /** Faction -> the invitation of a friend who has not sat down. */
  invitations?: Record<string, string>;
  /** The invitation that has given this seat. */
  by?: string;
}

/** An invitation that was opened here, and the token under which its seat is or will be taken. */
export interface Invitation {
  invite: string;
  key: string;
}

const TABLES = 'coinbox.tables';
const REMOVED = 'coinbox.removed';
const INVITED = 'coinbox.invited';
const tab = (table: string) => `coinbox.seat.${table}`;

export const all = (): Seat[] => read<Seat[]>(localStorage, TABLES, []);
export const find = (table: string) => all().find((seat) => seat.table === table) ?? null;

/** Seats that were taken off the list, the last one first. */
export const removed = (): Seat[] => read<Seat[]>(localStorage, REMOVED, []);

const without = (seats: readonly Seat[], table: string) =>
  seats.filter((other) => other.table !== table);

/** Put a seat on the list, in front. */
export function keep(seat: Seat): void {
  write(localStorage, TABLES, [seat, ...without(all(), seat.table)]);
  write(localStorage, REMOVED, without(removed(), seat.table));
}

/** Take a table off the list; its seat can be put back. */
export function remove(table: string): void {
  const seat = find(table);
  if (!seat) return;
  write(localStorage, REMOVED, [seat, ...without(removed(), table)]);
  write(localStorage, TABLES, without(all(), table));
}

/** Put a removed table back where it was, or in front. */
export function restore(table: string, place = 0): void {
  const seat = removed().find((other) => other.table === table);
  if (!seat) return;
  keep(seat);
  const others = without(all(), table);
  write(localStorage, TABLES, others.toSpliced(place, 0, seat));
}

/** Remember a table that was opened here; without a seat of our own we watch. */
export function keepOpened(opened: Opened, wishes: Wishes): void {
  const seats = Object.entries(opened.seats);
  const mine = seats.find(([faction]) => wishes[faction] !== 'friend')?.[1];
  const { table, watch, state, invitations, opener } = opened;
  const token = mine ?? opener ?? watch;
  keep({ table, game: state.game, token, friends: {}, watch, invitations });
}

/** A token from a link counts for this tab alone; the browser's list takes it only if it knew no seat there. */
export function keepLink(table: string, token: string): void {
  write(sessionStorage, tab(table), token);
  if (!find(table)) keep({ table, game: '', token, friends: {}, watch: null });
}

/** The token with which this tab sits at a table; at those that it does not know, the key of who is of the club. */
export function tokenFor(table: string): string | null {
  return read<string | null>(sessionStorage, tab(table), null) ?? find(table)?.token ?? myKey();
}

/** Put games that the server knows of a person at the end of the list, unless they were taken off it. */
export function keepMine(games: readonly { table: string; game: string }[], key: string): void {
  const known = new Set([...all(), ...removed()].map(({ table }) => table));
  const news = games.filter(({ table }) => !known.has(table));
  if (news.length === 0) return;
  const seats = news.map(({ table, game }) => ({
    table,
    game,
    token: key,
    friends: {},
    watch: null,
  }));
  write(localStorage, TABLES, [...all(), ...seats]);
}

/** Forget tables altogether. */
export function drop(tables: readonly string[]): void {
  const left = (seats: readonly Seat[]) => seats.filter(({ table }) => !tables.includes(table));
  write(localStorage, TABLES, left(all()));
  write(localStorage, REMOVED, left(removed()));
  for (const table of tables) sessionStorage.removeItem(tab(table));
}

// -- invitations that others have sent -------------------------------------------------------------------------------

const invited = () => read<Record<string, Invitation>>(localStorage, INVITED, {});

/** The invitation to a table that waits for an answer. */
export const invitation = (table: string): Invitation | null => invited()[table] ?? null;

/** An invitation was opened; one that has given a seat here already is no news. Both tabs of a browser have one key. */
export function keepInvitation(table: string, invite: string): void {
  const known = find(table) ?? removed().find((seat) => seat.table === table);
  if (known?.by === invite || invitation(table)?.invite === invite) return;
  write(localStorage, INVITED, { ...invited(), [table]: { invite, key: newKey() } });
}

/** An invitation was answered. */
export function dropInvitation(table: string): void {
  const others = Object.entries(invited()).filter(([other]) => other !== table);
  write(localStorage, INVITED, Object.fromEntries(others));
}

/** The seat of an invitation is taken, under our key. */
export function sitDown(table: string, game: string, { invite, key }: Invitation): void {
  sessionStorage.removeItem(tab(table));
  keep({ table, game, token: key, friends: {}, watch: null, by: invite });
  dropInvitation(table);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A token that nobody can guess: 40 signs of 6 bits; also on pages that are not secure. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(40));
  return [...bytes].map((byte) => LETTERS[byte & 63]).join('');
}

// -- invitations that we have sent -----------------------------------------------------------------------------------

/** Remember a new invitation for a friend, in place of the one before. */
export function keepInvited(table: string, faction: string, invite: string): void {
  const seat = find(table);
  if (seat) change({ ...seat, invitations: { ...seat.invitations, [faction]: invite } });
}

/** Friends have sat down: what has invited them is of no use any more. */
export function forgetInvited(table: string, seated: readonly string[]): void {
  const seat = find(table);
  const left = Object.entries(seat?.invitations ?? {}).filter(([id]) => !seated.includes(id));
  if (!seat?.invitations || left.length === Object.keys(seat.invitations).length) return;
  change({ ...seat, invitations: Object.fromEntries(left) });
}

function change(seat: Seat): void {
  write(
    localStorage,
    TABLES,
    all().map((other) => (other.table === seat.table ? seat : other)),
  );
}

/** Where the page is: its address as a state, and the ways to change it. */
import { parse, tableHash, type Over, type Route, type TableRoute } from './router';
import * as seats from './seats';
import { ui, type Dialog } from './ui.svelte';

let now = $state.raw<Route>(parse(location.hash));
/** A step back takes the browser a moment; what is laid meanwhile waits for it. */
let leaving = false;
let waiting: Over | null = null;

/** The invitation to this table that waits for an answer. */
let invited = $state<string | null>(null);

export const route = (): Route => now;
export const invitedBy = (): string | null => invited;
export const over = (): Over | null => (now.page === 'table' ? now.over : null);

/** Something lies over the page that has the keys to itself. */
export const isCovered = () => ui.dialog !== null || over() !== null;

/** Take up the address. A seat's token leaves it as soon as it is read, so that nobody shares it by mistake. */
export function follow(): void {
  const next = parse(location.hash);
  ui.dialog = invitation(next);
  ui.marked = null;
  if (next.page === 'table' && (next.seat || next.invite)) {
    if (next.seat) seats.keepLink(next.table, next.seat);
    if (next.invite) seats.keepInvitation(next.table, next.invite);
    history.replaceState(null, '', hashOf(next));
  }
  invited = next.page === 'table' ? (seats.invitation(next.table)?.invite ?? null) : null;
  now = next;
  leaving = false;
  const wanted = waiting;
  waiting = null;
  if (wanted) lay(wanted);
}

/** After a table was opened for friends, the first thing there is to invite them. */
function invitation(next: Route): Dialog | null {
  if (next.page !== 'table' || ui.inviting !== next.table) return null;
  ui.inviting = null;
  return { kind: 'links', inviting: true };
}

function hashOf({ table, moment }: TableRoute, over: Over | null = null): string {
  return tableHash(table, moment, over);
}

/** Lay something over the table; what lies there already makes room, so that one step back uncovers the table. */
export function lay(wanted: Over): void {
  if (now.page !== 'table') return;
  if (leaving) return void (waiting = wanted);
  const hash = hashOf(now, wanted);
  if (now.over) history.replaceState(history.state, '', hash);
  else history.pushState({ laid: true }, '', hash);
  follow();
}

/** Uncover the table: by a step back if it lay there before, else in its place. */
export function uncover(): void {
  if (now.page !== 'table' || !now.over) return;
  now = { ...now, over: null };
  if (history.state?.laid) {
    leaving = true;
    history.back();
  } else history.replaceState(null, '', hashOf(now));
}

/** Show another moment; steps replace the address instead of piling up in the history. */
export function goToMoment(moment: number): void {
  if (now.page !== 'table') return;
  history.replaceState(null, '', tableHash(now.table, moment));
  follow();
}

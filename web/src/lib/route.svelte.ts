/** Where the page is: its address as a state, and the ways to change it. */
import { club } from '../club/club.svelte';
import { isKey, myKey } from '../club/key';
import {
  parse,
  readHash,
  replayHash,
  studyHash,
  tableHash,
  type Over,
  type Route,
  type StudyRoute,
  type TableRoute,
} from './router';
import * as seats from './seats';
import { read, write } from './storage';
import { ui, type Dialog } from './ui.svelte';

let now = $state.raw<Route>(parse(location.hash));
/** A step back takes the browser a moment; what is laid meanwhile waits for it. */
let leaving = false;
let waiting: Over | null = null;

/** The invitation to this table that waits for an answer. */
let invited = $state<string | null>(null);

export const route = (): Route => now;
export const invitedBy = (): string | null => invited;
/** What may lie over a board lies over these. */
type Covered = TableRoute | StudyRoute;
const isBoard = (route: Route): route is Covered =>
  route.page === 'table' || route.page === 'study';
export const over = (): Over | null => (isBoard(now) ? now.over : null);

/** Something lies over the page that has the keys to itself. */
export const isCovered = () => ui.dialog !== null || over() !== null;

/** Take up the address. A seat's token, or a person's key, leaves it as soon as it is read, so that nobody shares it by mistake. */
export function follow(): void {
  const next = parse(location.hash);
  ui.dialog = invitation(next);
  ui.marked = null;
  if (next.page === 'table' && (next.seat || next.invite)) {
    if (next.seat) seats.keepLink(next.table, next.seat);
    if (next.invite) seats.keepInvitation(next.table, next.invite);
    history.replaceState(null, '', hashOf(next));
  }
  if (next.page === 'club' && next.key) {
    if (isKey(next.key) && next.key !== myKey()) club.offered = next.key;
    history.replaceState(null, '', '#/club');
  }
  invited = next.page === 'table' ? (seats.invitation(next.table)?.invite ?? null) : null;
  now = next;
  remember(next);
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

function hashOf(route: Covered, over: Over | null = null): string {
  if (route.page === 'table') return tableHash(route.table, route.moment, over);
  return studyHash(route.game, route.id, over ?? (route.setup ? 'setup' : null));
}

/**
 * Lay something over the board; what lies there already makes room, so that one step back uncovers it. Away from boards
 * it has a page of its own.
 */
export function lay(wanted: Over, game = ''): void {
  if (!isBoard(now)) {
    if (game && wanted.at)
      location.hash = readHash(game, wanted.kind === 'cards' ? 'history' : 'rules', wanted.at);
    return;
  }
  if (leaving) return void (waiting = wanted);
  const hash = hashOf(now, wanted);
  if (now.over) history.replaceState(history.state, '', hash);
  else history.pushState({ laid: true }, '', hash);
  follow();
}

/** Uncover the board: by a step back if it lay there before, else in its place. */
export function uncover(): void {
  if (!isBoard(now) || !now.over) return;
  now = { ...now, over: null };
  if (history.state?.laid) {
    leaving = true;
    history.back();
  } else history.replaceState(null, '', hashOf(now));
}

/** Show another moment; steps replace the address instead of piling up in the history. */
export function goToMoment(moment: number): void {
  if (now.page === 'table') history.replaceState(null, '', tableHash(now.table, moment));
  else if (now.page === 'replay')
    history.replaceState(null, '', replayHash(now.source, now.id, moment));
  else return;
  follow();
}

const BEFORE = 'coinbox.before';

/** Who reads something can go back to where he was; the tab remembers that, also when it is loaded anew. */
function remember({ page }: Route): void {
  if (page === 'start') write(sessionStorage, BEFORE, null);
  else if (page !== 'read') write(sessionStorage, BEFORE, { page, hash: location.hash });
}

/** The table, lesson or replay from which the reader has come to what he reads now, if any. */
export const cameFrom = (): { page: Route['page']; hash: string } | null =>
  read(sessionStorage, BEFORE, null);

/** Go elsewhere in place of here, so that a step back does not return. */
export function replaceBy(hash: string): void {
  history.replaceState(null, '', hash);
  follow();
}

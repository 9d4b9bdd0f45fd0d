/** The list of games on the start page: in which group each table stands, and how long ago it was played at. */
import type { TableStatus } from '../api/types';
import type { Seat } from '../lib/seats';

export interface Entry {
  seat: Seat;
  /** Null until the server has answered, and for a table that it does not know. */
  status: TableStatus | null;
}

export const GROUPS = ['yours', 'waiting', 'finished', 'shut'] as const;
export type Group = (typeof GROUPS)[number];

/** A table of which nothing is known yet waits; one that goes no further, or not here, is shut. */
function groupOf({ status }: Entry, asked: boolean): Group {
  if (!status) return asked ? 'shut' : 'waiting';
  if (!status.rules || status.stopped !== null) return 'shut';
  if (status.over) return 'finished';
  return status.yours ? 'yours' : 'waiting';
}

/** The groups that are not empty, in order; in each the table that was played at last comes first. */
export function grouped(entries: readonly Entry[], asked: boolean): [Group, Entry[]][] {
  const played = ({ status }: Entry) => status?.updated ?? '';
  const latest = entries.toSorted((a, b) => played(b).localeCompare(played(a)));
  return GROUPS.map((group): [Group, Entry[]] => [
    group,
    latest.filter((entry) => groupOf(entry, asked) === group),
  ]).filter(([, found]) => found.length > 0);
}

/** So many tables the server tells of in one answer. */
export const AT_ONCE = 100;

/** A list in parts of at most so many. */
export function inParts<T>(list: readonly T[], most: number): T[][] {
  const parts = Math.ceil(list.length / most);
  return Array.from({ length: parts }, (_, n) => list.slice(n * most, (n + 1) * most));
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago a time was: "2 hours ago", "yesterday", "now". */
export function ago(time: string, now: number, lang: string): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['second', Infinity];
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  return words.format(-Math.floor(seconds / length), unit);
}

/** How many pieces each faction has in a space. */
export function shares(
  pieces: Readonly<Record<string, number>>,
  factionOf: (piece: string) => string | undefined,
  factions: readonly string[],
): number[] {
  return factions.map((faction) =>
    Object.entries(pieces).reduce((sum, [id, n]) => sum + (factionOf(id) === faction ? n : 0), 0),
  );
}

export interface Slice {
  /** Whose it is, by the order of the parts. */
  order: number;
  path: string;
}

/** A circle of radius 1 cut into parts, clockwise from the top; parts of 0 are left out. */
export function pie(parts: readonly number[]): Slice[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  let from = 0;
  return parts.flatMap((part, order) => {
    const path = slice(from / all, (from += part) / all);
    return part > 0 ? [{ order, path }] : [];
  });
}

function slice(from: number, to: number): string {
  if (to - from >= 1) return 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z';
  const at = (part: number) => {
    const angle = part * 2 * Math.PI;
    const round = (x: number) => Math.round(x * 1000) / 1000;
    return `${round(Math.sin(angle))} ${round(-Math.cos(angle))}`;
  };
  return `M0 0L${at(from)}A1 1 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`;
}

/** A chart of a game: the tracks from card to card, Propaganda Rounds, and where it swung. */
import type { Moments } from '../api/types';

export interface Series {
  id: string;
  moments: number[];
  values: number[];
}

export function series(rows: Moments['tracks']): Series[] {
  const ids = Object.keys(rows[0] ?? {}).filter((id) => id !== 'moment');
  const moments = rows.map((row) => row.moment ?? 0);
  return ids.map((id) => ({ id, moments, values: rows.map((row) => row[id] ?? 0) }));
}

/** Where a moment lies on an axis of cards: 0 when the first comes, 1.5 halfway from the second to the third. */
export function onCards({ cards, count }: Moments, moment: number): number {
  const last = cards.findLastIndex((card) => card.moment <= moment);
  if (last < 0) return 0;
  const from = cards[last]!.moment;
  const to = cards[last + 1]?.moment ?? count;
  return last + (to > from ? (moment - from) / (to - from) : 0);
}

/** The size of a chart, and the room that it leaves above, below and at the right of its lines. */
export const WIDE = 380;
export const HIGH = 210;
export const HEAD = 24;
export const FOOT = 32;
export const RIGHT = 8;

/** Where things lie in a chart. */
export interface Scale {
  readonly left: number;
  readonly cards: number;
  /** A point of the axis of cards. */
  across(at: number): number;
  x(moment: number): number;
  y(value: number): number;
  /** The point of the axis at a part of the chart's width. */
  under(part: number): number;
}

/** The scale of a chart up to a value; `left` has room for the values' names. */
export function scaleOf(moments: Moments, top: number, left: number): Scale {
  const cards = Math.max(1, moments.cards.length);
  const wide = WIDE - left - RIGHT;
  const across = (at: number) => left + (wide * at) / cards;
  return {
    left,
    cards,
    across,
    x: (moment) => across(onCards(moments, moment)),
    y: (value) => HIGH - FOOT - ((HIGH - HEAD - FOOT) * value) / top,
    under: (part) => ((part * WIDE - left) / wide) * cards,
  };
}

/** The place of the turn's beginning that is nearest to a point of the axis of cards. */
export function rowNear(moments: Moments, at: number): number {
  const far = moments.tracks.map((row) => Math.abs(onCards(moments, row.moment ?? 0) - at));
  return far.indexOf(Math.min(...far));
}

/** The place of the turn's beginning that a card lies at, some cards from the one at another place. */
export function rowOfCard(moments: Moments, row: number, by: number): number {
  const here = moments.tracks[row]?.moment ?? 0;
  const at = moments.cards.findLastIndex((card) => card.moment <= here);
  const card = moments.cards[Math.max(0, Math.min(moments.cards.length - 1, at + by))];
  const found = moments.tracks.findIndex((each) => each.moment === card?.moment);
  return found < 0 ? row : found;
}

/** Where a game turned: a Propaganda Round, or a turn that changed much. */
export interface Point {
  kind: 'propaganda' | 'swing';
  /** The moment to look at. */
  moment: number;
  /** How many cards had been revealed. */
  card: number;
  label: string;
  before: number;
  after: number;
}

const LEAST = 2;
const MOST = 4;

/** All Propaganda Rounds, and the turns that changed the score most, in order. */
export function points(moments: Moments, score: string): Point[] {
  const value = (moment: number) =>
    moments.tracks.findLast((row) => (row.moment ?? 0) <= moment)?.[score] ?? 0;
  const rounds = moments.cards.flatMap((card, i): Point[] => {
    const end = (moments.cards[i + 1]?.moment ?? moments.count + 1) - 1;
    const [before, after] = [value(card.moment - 1), value(end)];
    const { moment, number, title } = card;
    return card.propaganda
      ? [{ kind: 'propaganda', moment, card: number, label: title, before, after }]
      : [];
  });
  const swings = moments.turns.flatMap((turn, i): Point[] => {
    const card = moments.cards.findLast(({ moment }) => moment <= turn.moment);
    const moment = moments.tracks[i + 1]?.moment ?? moments.count;
    const [before, after] = [moments.tracks[i]?.[score] ?? 0, moments.tracks[i + 1]?.[score] ?? 0];
    const counts = card && !card.propaganda && turn.actor && Math.abs(after - before) >= LEAST;
    const { label } = turn;
    return counts ? [{ kind: 'swing', moment, card: card.number, label, before, after }] : [];
  });
  const size = ({ before, after }: Point) => Math.abs(after - before);
  const largest = swings.toSorted((a, b) => size(b) - size(a)).slice(0, MOST);
  return [...rounds, ...largest].toSorted((a, b) => a.moment - b.moment);
}

/** A change with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** A length that is written down. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Values hold until they change, so the line is made of steps. */
export function linePath(xs: readonly number[], ys: readonly number[]): string {
  return xs
    .map((x, i) => (i === 0 ? `M${round(x)} ${round(ys[0]!)}` : `H${round(x)}V${round(ys[i]!)}`))
    .join('');
}

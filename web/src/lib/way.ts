/** What one command may play: an option behind closing words, or several times. */
import type { Option, State } from '../api/types';

type Decision = NonNullable<State['decision']>;
export type Many = Decision['many'][string];

/** An option with the closing words that lead to it, and how often it may be chosen at once. */
export interface Offer extends Option {
  readonly closing: readonly string[];
  readonly many: Many | null;
}

export interface Beyond {
  /** The question behind the closing words. */
  readonly prompt: string;
  readonly offers: readonly Offer[];
}

/** The options of the pending question. */
export function offersOf({ options, many }: Decision): Offer[] {
  return options.map((option) => ({ ...option, closing: [], many: many[option.name] ?? null }));
}

/** What can be answered behind the pending question, without a press of its closing word. */
export const beyondOf = ({ beyond }: Decision): Beyond[] => behind(beyond);

/** Box -> the actions behind it. */
export function menusOf({ menus }: Decision): Map<string, readonly Offer[]> {
  return new Map(menus.map((menu, i) => [menu.closing[0]!, behind(menus)[i]!.offers]));
}

function behind(further: Decision['beyond']): Beyond[] {
  return further.map(({ closing, prompt, options, many }) => ({
    prompt,
    offers: options.map((option) => ({ ...option, closing, many: many[option.name] ?? null })),
  }));
}

/** The offer of this name on a way that begins with its closing words. */
export function offerOn(decision: Decision, name: string | null, way: readonly string[]) {
  const menus = [...menusOf(decision).values()].flat();
  const beyond = beyondOf(decision).flatMap(({ offers }) => offers);
  return [...menus, ...beyond, ...offersOf(decision)].find(
    (offer) => offer.name === name && offer.closing.every((word, i) => word === way[i]),
  );
}

interface Wayside {
  readonly name: string;
  readonly closing?: readonly string[];
  readonly many?: Many | null;
}

/** How often an option may be chosen at once. */
export const mostOf = ({ many }: Wayside): number => many?.most ?? 1;

/** All names that a command sends for an option; with a number, for so many at once. */
export function wayTo({ name, closing = [], many }: Wayside, n: number | null = null): string[] {
  if (n === null || !many || (n === 1 && many.before.length === 0)) return [...closing, name];
  const times = Math.min(n, many.most);
  const last = times < many.most ? many.closing : [];
  return [...closing, ...many.before, ...Array<string>(times).fill(many.name), ...last];
}

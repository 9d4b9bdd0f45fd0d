/** What the lobby's parts think before they show something. */
import type { OfferWish, Shared, Sharing, State, Wishes } from '../api/types';

/** A seat that anybody of the club may take; the server knows it as one for a friend. */
export const ANYBODY = 'club';

/** Anybody, at any pace, in any language. */
export const NO_WISH: OfferWish = { level: 'any', pace: 'any', lang: null };

/** Wishes for seats as the server knows them. */
export const asFriends = (who: Wishes): Wishes =>
  Object.fromEntries(
    Object.entries(who).map(([faction, wish]) => [faction, wish === ANYBODY ? 'friend' : wish]),
  );

/** The factions whose seats are offered to the club. */
export const offeredIn = (who: Wishes): string[] =>
  Object.keys(who).filter((faction) => who[faction] === ANYBODY);

/** Which of the reader's seats at a table are his as a person of the club. */
export const ownSeats = ({ you, players }: State, me: string | undefined): string[] =>
  you.filter((faction) => me !== undefined && players[faction]?.person?.id === me);

/** How far a consent has come: nobody has given it, only we, only another, or all. */
export type Consent = 'off' | 'mine' | 'asked' | 'on';

export function consentTo(sharing: Sharing, kind: Shared, own: readonly string[]): Consent {
  const agreed = sharing[kind];
  if (agreed.length === 0) return 'off';
  if (sharing.deciders.every((faction) => agreed.includes(faction))) return 'on';
  return own.some((faction) => agreed.includes(faction)) ? 'mine' : 'asked';
}

/** The faction of another player who has agreed. */
export const otherIn = (sharing: Sharing, kind: Shared, own: readonly string[]): string =>
  sharing[kind].find((faction) => !own.includes(faction)) ?? '';

/** A share in per cent, without figures that few games do not give. */
export const percent = (share: number): number => Math.round(share * 100);

/** A longer list when its next part has come; what has moved into it meanwhile is not told twice. */
export function longer<T>(list: readonly T[], part: readonly T[], id: (each: T) => string): T[] {
  const known = new Set(list.map(id));
  return [...list, ...part.filter((each) => !known.has(id(each)))];
}

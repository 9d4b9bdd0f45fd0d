/** What can be worked out of messages without the page. */
import type { Me, Message, Named, State } from '../api/types';

export const LONGEST = 500;
export const LONGEST_NOTE = 4000;

/** How many characters a text has as people count them, roughly: an emoji of one sign is one. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** Whether somebody of the club plays at a table. */
export const plays = ({ players }: State, me: Me | null): boolean =>
  !!me && Object.values(players).some(({ person }) => person?.id === me.id);

/** Whether a reader may see what was said: players at any time, everybody after the end. */
export const mayRead = (state: State, me: Me | null): boolean =>
  state.talk !== null && (state.you.length === 0 || !!state.result || plays(state, me));

/** What had been said by a moment of the game; null is now. */
export const until = (messages: readonly Message[], moment: number | null): readonly Message[] =>
  moment === null ? messages : messages.filter((each) => each.moment <= moment);

/** Messages of others that came after what was seen last, by their time. */
export const unread = (messages: readonly Message[], me: Me | null, seen: string): number =>
  messages.filter(({ person, at, text }) => person.id !== me?.id && text !== null && at > seen)
    .length;

/** Whom a reader may mute: those who play or have spoken, but for himself and those who are muted. */
export function others(
  state: State,
  messages: readonly Message[],
  muted: readonly Named[],
  me: Me | null,
): Named[] {
  const playing = Object.values(state.players).flatMap(({ person }) => (person ? [person] : []));
  const known = new Map([...playing, ...messages.map((each) => each.person)].map((p) => [p.id, p]));
  for (const { id } of muted) known.delete(id);
  if (me) known.delete(me.id);
  return [...known.values()];
}

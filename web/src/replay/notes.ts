/** Comments of a game: where they stand, and in which language they are read. */
import type { Note } from '../api/types';

/** A comment as a reader sees it: in his language, else in the one that it was written in. */
export type Told = Note;

/** The comment of each moment that has one, in order. */
export function toldIn(notes: readonly Note[], lang: string): Told[] {
  const found = new Map<number, Note>();
  for (const note of notes) {
    const known = found.get(note.moment);
    if (!known || (note.lang === lang && known.lang !== lang)) found.set(note.moment, note);
  }
  return [...found.values()].sort((a, b) => a.moment - b.moment);
}

/** The comment that speaks of a moment: that of the moment itself, else the last one before it. */
export const toldAt = (told: readonly Told[], moment: number): Told | null =>
  told.findLast((each) => each.moment <= moment) ?? null;

export const nextOf = (told: readonly Told[], moment: number): number | null =>
  told.find((each) => each.moment > moment)?.moment ?? null;

/** The comment before this moment; within what a comment speaks of, that comment itself. */
export const lastOf = (told: readonly Told[], moment: number): number | null =>
  told.findLast((each) => each.moment < moment)?.moment ?? null;

/** What was written, with something written anew; no words take away what a record says. */
export const withNote = (own: readonly Note[], note: Note): Note[] => [
  ...own.filter((each) => each.moment !== note.moment || each.lang !== note.lang),
  note,
];

/** How long somebody takes to read a comment, in milliseconds; signs of `ja` say more than letters. */
export const readingTime = ({ text, lang }: Told): number =>
  1000 + text.length * (lang === 'ja' ? 110 : 55);

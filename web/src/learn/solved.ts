/** What this browser remembers of exercises: the best that was said of an answer to each. */
import { read, write } from '../lib/storage';

export type Mark = 'solved' | 'nearly' | 'tried';

const KEY = 'coinbox.exercises';
const ORDER: readonly Mark[] = ['tried', 'nearly', 'solved'];
/** What verdicts other than that it is solved are remembered as. */
const MARKS: Readonly<Record<string, Mark>> = { little: 'nearly' };

export const markOf = ({ verdict, solved }: { verdict: string; solved: boolean }): Mark =>
  solved ? 'solved' : (MARKS[verdict] ?? 'tried');

/** The better of two marks: who has solved an exercise may try it again. */
export const better = (one: Mark | undefined, other: Mark): Mark =>
  one && ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other;

const known = () => read<Record<string, Mark>>(localStorage, KEY, {});

/** The marks of a game's exercises by their ids. */
export function marksOf(game: string): Record<string, Mark> {
  const begin = `${game}/`;
  return Object.fromEntries(
    Object.entries(known())
      .filter(([key]) => key.startsWith(begin))
      .map(([key, mark]) => [key.slice(begin.length), mark]),
  );
}

export function remember(game: string, id: string, mark: Mark): void {
  const all = known();
  const key = `${game}/${id}`;
  write(localStorage, KEY, { ...all, [key]: better(all[key], mark) });
}

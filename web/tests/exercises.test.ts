import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BestTurn, Exercise, Judging } from '../src/api/types';
import { ExerciseWay } from '../src/learn/exercise.svelte';
import { better, markOf, marksOf, remember } from '../src/learn/solved';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('what is remembered of exercises', () => {
  it('is the best that was said', () => {
    expect(markOf({ verdict: 'same', solved: true })).toBe('solved');
    expect(markOf({ verdict: 'little', solved: false })).toBe('nearly');
    expect(markOf({ verdict: 'clear', solved: false })).toBe('tried');
    expect(better(undefined, 'tried')).toBe('tried');
    expect(better('solved', 'tried')).toBe('solved');
    expect(better('tried', 'nearly')).toBe('nearly');
  });

  it('is kept for each game', () => {
    remember('a', '1', 'nearly');
    remember('a', '1', 'tried');
    remember('a', '2', 'solved');
    remember('ab', '1', 'solved');
    expect(marksOf('a')).toEqual({ '1': 'nearly', '2': 'solved' });
  });
});

/** A server at which every turn has two choices; answers of a comparison come in pieces. */
function serve(verdict: string, solved: boolean) {
  const asked: string[] = [];
  const lines: Judging[] = [
    { part: 0.5, failed: false, judged: null },
    {
      part: 1,
      failed: false,
      judged: { verdict, solved, sentence: 's', chances: 'c', made: [] },
    },
  ];
  const text = lines.map((line) => JSON.stringify(line) + '\n').join('');
  vi.stubGlobal('fetch', (address: string, { body }: { body?: string }) => {
    asked.push(address);
    if (address.includes('/judge')) {
      const encoder = new TextEncoder();
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const at of [0, 20, 60])
            controller.enqueue(
              encoder.encode(text.slice(at, at === 60 ? undefined : at ? 60 : 20)),
            );
          controller.close();
        },
      });
      return Promise.resolve(new Response(stream));
    }
    if (address.includes('/best'))
      return Promise.resolve(
        Response.json({ at: 0, turns: [], told: ['t'] } as unknown as BestTurn),
      );
    const { names, play } = JSON.parse(body!) as { names: string[]; play: string[] };
    const now = [...names, ...play];
    return Promise.resolve(
      Response.json({ names: now, answered: now.length === 2 } as unknown as Exercise),
    );
  });
  return asked;
}

describe('somebody at an exercise', () => {
  it('chooses, takes back, and is judged when the turn is complete', async () => {
    serve('little', false);
    const way = new ExerciseWay('g', 'x');
    await way.open('en');
    expect(way.canTakeBack).toBe(false);
    await way.choose(['a'], 'en');
    await way.judge('en');
    expect(way.judged).toBeNull();
    await way.choose(['b'], 'en');
    await way.choose(['c'], 'en');
    expect(way.at!.names).toEqual(['a', 'b']);
    await way.judge('en');
    expect(way.judged).toMatchObject({ verdict: 'little' });
    expect(way.part).toBeNull();
    expect(marksOf('g')).toEqual({ x: 'nearly' });
    await way.takeBack('en');
    expect(way.at!.names).toEqual(['a']);
    expect(way.judged).toBeNull();
    await way.anew('en');
    expect(way.at!.names).toEqual([]);
    expect(way.canTakeBack).toBe(false);
  });

  it('asks again in another language', async () => {
    const asked = serve('same', true);
    const way = new ExerciseWay('g', 'x');
    await way.open('en');
    await way.choose(['a', 'b'], 'en');
    await way.judge('en');
    await way.open('ja');
    expect(asked.filter((each) => each.includes('judge')).map((each) => each.slice(-2))).toEqual([
      'en',
      'ja',
    ]);
    expect(way.judged!.solved).toBe(true);
    expect(marksOf('g')).toEqual({ x: 'solved' });
  });
});

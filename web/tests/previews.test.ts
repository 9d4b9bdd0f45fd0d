import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Previews } from '../src/table/previews.svelte';
import { TableStore } from '../src/table/store.svelte';

const asked: URL[] = [];
let seq = 4;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    const url = new URL(address, 'http://here');
    asked.push(url);
    await new Promise((resolve) => setTimeout(resolve, 50));
    signal.throwIfAborted();
    const name = url.searchParams.getAll('names').at(-1);
    return new Response(JSON.stringify({ seq, name, summary: `does ${name}` }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is pointed at for a moment is asked for once, and kept for its step of the game', async () => {
  const previews = new Previews(new TableStore('t', 'token'));
  previews.point(['perak'], 4, 'en');
  await vi.advanceTimersByTimeAsync(60);
  previews.point(['kedah'], 4, 'en'); // it only passed by
  await vi.advanceTimersByTimeAsync(300);
  expect(previews.told?.summary).toBe('does kedah');
  expect(asked.map((url) => url.searchParams.getAll('names'))).toEqual([['kedah']]);

  previews.point([], 4, 'en');
  expect(previews.told).toBe(null);
  previews.point(['kedah'], 4, 'en');
  expect(previews.told?.summary).toBe('does kedah');
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toHaveLength(1);

  seq = 5;
  previews.point(['kedah'], 5, 'en');
  expect(previews.told).toBe(null);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toHaveLength(2);
});

test('an answer that came too late, or to another step, is not shown', async () => {
  const previews = new Previews(new TableStore('t', 'token'));
  seq = 4;
  previews.point(['perak'], 4, 'en');
  await vi.advanceTimersByTimeAsync(150);
  previews.point(['kedah', 'kedah'], 4, 'en');
  await vi.advanceTimersByTimeAsync(40);
  expect(previews.told).toBe(null);
  await vi.advanceTimersByTimeAsync(300);
  expect(previews.told?.summary).toBe('does kedah');
  expect(asked.at(-1)!.searchParams.getAll('names')).toEqual(['kedah', 'kedah']);

  previews.point(['perak'], 3, 'en');
  await vi.advanceTimersByTimeAsync(300);
  expect(previews.told).toBe(null);
});

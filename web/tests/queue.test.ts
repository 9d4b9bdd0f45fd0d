import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../src/api/types';
import { between, differs, StateQueue } from '../src/table/queue';
import { line, state } from './state';

const at = (decisions: number, lines = decisions) =>
  state({ seq: decisions, decisions, log: Array.from({ length: lines }, () => line('x')) });

describe('moments between two states', () => {
  it('lists what lies between them', () => {
    expect(between(at(3), at(6))).toEqual([4, 5]);
    expect(between(at(3), at(4))).toEqual([]);
    expect(between(at(6), at(3))).toEqual([]);
  });

  it('sees a change in the log or on the board', () => {
    expect(differs(at(1), at(2))).toBe(true);
    expect(differs(at(1, 1), at(2, 1))).toBe(false);
    const moved = at(2, 1);
    expect(differs(at(1, 1), { ...moved, view: { ...moved.view, cards_left: 3 } })).toBe(true);
  });
});

describe('the queue of states', () => {
  let shown: number[];
  let pause: number;
  let queue: StateQueue;
  const fetched = vi.fn(async (n: number): Promise<State> => at(n));

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pause = 1000;
    fetched.mockClear();
    queue = new StateQueue({
      show: (each) => shown.push(each.decisions),
      fetch: fetched,
      pause: () => pause,
      most: 10,
    });
    queue.jump(at(3));
  });
  afterEach(() => vi.useRealTimers());

  it('plays out what happened elsewhere, one step a pause', async () => {
    queue.push(at(6));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([3, 4]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([3, 4, 5]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([3, 4, 5, 6]);
    expect(queue.playing).toBe(false);
  });

  it('appends what comes while it plays', async () => {
    queue.push(at(5));
    queue.push(at(6));
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual([3, 4, 5, 6]);
  });

  it('does not wait at steps that show nothing', async () => {
    fetched.mockImplementation(async (n) => at(n, 3));
    queue.push(at(6));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([3, 4, 5, 6]);
    fetched.mockImplementation(async (n) => at(n));
  });

  it('goes straight to the end when skipped', async () => {
    queue.push(at(6));
    await vi.advanceTimersByTimeAsync(0);
    queue.skip();
    expect(shown).toEqual([3, 4, 6]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual([3, 4, 6]);
  });

  it('shows only the last state when the speed is off or the way is too long', () => {
    queue.push(at(30));
    pause = 0;
    queue.push(at(33));
    expect(shown).toEqual([3, 30, 33]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('leaves out a moment that cannot be fetched', async () => {
    fetched.mockRejectedValueOnce(new Error('gone'));
    queue.push(at(6));
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual([3, 5, 6]);
  });

  it('keeps playing when the last state is told anew', async () => {
    queue.push(at(5));
    await vi.advanceTimersByTimeAsync(0);
    queue.refresh({ ...at(5), thinking: 'mcp' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual([3, 4, 5]);
  });
});

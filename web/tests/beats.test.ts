import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Beat, BeatTurn, Story } from '../src/api/types';
import { firstNew, framesOf, isWorthTelling, Player, stay } from '../src/table/beats';
import { line, state } from './state';

const beat = (text: string, log = 1): Beat => ({
  moment: 0,
  log,
  lines: [line(text)],
  view: state().view,
  card: null,
  moves: [],
  changes: [],
  dice: [],
  tracks: [],
});

const turn = (at: number, beats: Beat[], part: Partial<BeatTurn> = {}): BeatTurn => ({
  at,
  kind: 'turn',
  actor: 'mcp',
  beats,
  summary: `turn ${at}`,
  outlook: '',
  reason: '',
  ...part,
});

const story = (...turns: BeatTurn[]): Story => ({
  at: turns.at(-1)?.at ?? 0,
  turns,
  state: state(),
});

describe('how long a beat stays', () => {
  const [short, long] = [beat('MCP: Pass'), beat('x'.repeat(150))].map((each) => ({
    turn: turn(1, [each]),
    beat: each,
    n: 0,
  }));

  it('is long enough to read it, and never too short', () => {
    expect(stay(short!, 'slow')).toBe(1300);
    expect(stay(long!, 'slow')).toBeGreaterThan(2500);
    expect(stay({ ...long!, beat: beat('x'.repeat(2000)) }, 'slow')).toBe(4500);
    expect(stay(long!, 'fast')).toBe(420);
  });

  it('counts a Chinese character or kana as two letters', () => {
    const spoken = { ...long!, beat: beat('支'.repeat(75)) };
    expect(stay(spoken, 'slow')).toBe(stay(long!, 'slow'));
  });
});

describe('what has not been watched', () => {
  const told = story(turn(5, [beat('a'), beat('b')]), turn(9, [beat('c'), beat('d'), beat('e')]));

  it('is all for somebody new', () => expect(firstNew(told, 3, null)).toBe(0));
  it('begins after the turns that were watched', () => {
    expect(firstNew(told, 3, { at: 5, from: 0, done: 0 })).toBe(2);
    expect(firstNew(told, 3, { at: 9, from: 0, done: 0 })).toBe(5);
  });
  it('goes on in the middle of the same story, not of another', () => {
    expect(firstNew(told, 3, { at: 3, from: 3, done: 4 })).toBe(4);
    expect(firstNew(told, 4, { at: 3, from: 3, done: 4 })).toBe(0);
  });
  it('is not worth telling if it is a card alone', () => {
    const card = story(turn(5, [beat('Card M1')], { kind: 'card' }));
    expect(isWorthTelling(framesOf(card.turns))).toBe(false);
    expect(isWorthTelling(framesOf([...card.turns, ...card.turns]))).toBe(true);
    expect(isWorthTelling(framesOf([turn(1, [beat('x')])]))).toBe(true);
    expect(isWorthTelling([])).toBe(false);
  });
});

describe('the player of beats', () => {
  let shown: [number, number][];
  let done: number;
  let player: Player;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(0);
    shown = [];
    done = 0;
    player = new Player({
      show: (index) => shown.push([index, Date.now()]),
      stay: (index) => 1000 + index,
      done: () => (done += 1),
    });
  });
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number) => vi.advanceTimersByTime(ms);
  const seen = () => shown.map(([index]) => index);

  it('shows each for its time, the first as well as the last', () => {
    player.start(3, 0);
    pass(10000);
    expect(shown).toEqual([
      [0, 0],
      [1, 1000],
      [2, 2001],
    ]);
    expect(done).toBe(1);
    expect(player.playing).toBe(false);
  });

  it('stays for the time of the last before it is done', () => {
    player.start(2, 0);
    pass(2000);
    expect(done).toBe(0);
    pass(1);
    expect(done).toBe(1);
  });

  it('waits while it is paused or held, and then gives the beat its whole time', () => {
    player.start(3, 0);
    pass(900);
    player.setPaused(true);
    pass(60000);
    expect(seen()).toEqual([0]);
    player.setPaused(false);
    pass(999);
    expect(seen()).toEqual([0]);
    pass(1);
    player.setHeld(true);
    pass(60000);
    player.setPaused(true);
    player.setHeld(false);
    pass(60000);
    expect(seen()).toEqual([0, 1]);
    player.setPaused(false);
    pass(60000);
    expect(seen()).toEqual([0, 1, 2]);
  });

  it('does not begin to count while it is held', () => {
    player.setHeld(true);
    player.start(2, 0);
    pass(60000);
    player.setHeld(false);
    pass(999);
    expect(seen()).toEqual([0]);
  });

  it('goes back, on, and to the end', () => {
    player.start(4, 1);
    player.step(-1);
    player.step(-1);
    player.step(1);
    expect(seen()).toEqual([1, 0, 0, 1]);
    player.skip();
    expect(done).toBe(1);
    pass(60000);
    player.step(1);
    expect(seen()).toEqual([1, 0, 0, 1]);
  });

  it('takes up what comes while it plays', () => {
    player.start(2, 0);
    pass(1500);
    player.extend(3);
    pass(10000);
    expect([...new Set(seen())]).toEqual([0, 1, 2]);
    expect(done).toBe(1);
  });

  it('shows the same when it is started again', () => {
    player.start(3, 0);
    pass(10000);
    player.start(3, 0);
    pass(10000);
    expect(seen()).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('can be stopped without a word', () => {
    player.start(3, 0);
    player.stop();
    pass(10000);
    expect([seen(), done]).toEqual([[0], 0]);
  });
});

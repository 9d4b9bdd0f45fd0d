import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BeatTurn, State, Story } from '../src/api/types';
import { settings } from '../src/lib/settings.svelte';
import { TableStore } from '../src/table/store.svelte';
import { line, option, state } from './state';

/** A moment of a table as the British see it. */
function at(seq: number, actor: string, part: Partial<State> = {}): State {
  const you = part.you ?? ['british'];
  return state({
    seq,
    you,
    decisions: seq,
    log: Array.from({ length: seq }, (_, i) => line(`line ${i}`)),
    decision: {
      actor,
      yours: you.includes(actor),
      prompt: `${actor} at ${seq}`,
      rule: '',
      rule_title: '',
      question: 'q',
      space: null,
      selected: [],
      menus: [],
      many: {},
      beyond: [],
      end: null,
      options: [option('done', 'word'), option('end-turn', 'word')],
    },
    ...part,
  });
}

/** A turn with so many beats, which ends at a step. */
const turn = (step: number, beats: number, first = step - beats): BeatTurn => ({
  at: step,
  kind: 'turn',
  actor: 'mcp',
  beats: Array.from({ length: beats }, (_, i) => ({
    moment: first + i + 1,
    log: first + i + 1,
    lines: [line(`line ${first + i}`)],
    view: { ...state().view, cards_left: first + i },
    card: null,
    moves: [],
    changes: [],
    dice: [],
    tracks: [],
  })),
  summary: `MCP until ${step}`,
  outlook: '',
  reason: '',
});

const told = (state: State, ...turns: BeatTurn[]): Story => ({ at: state.seq, turns, state });

describe('what others did', () => {
  let asked: string[];
  let stories: Record<string, Story | null>;
  let command: State;
  let live: State;
  let sockets: { onopen?: () => void; onmessage?: (event: object) => void; onclose?: () => void }[];
  let stores: TableStore[];
  let shown: number[];

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.speed = 'slow';
    asked = [];
    stories = {};
    sockets = [];
    stores = [];
    vi.stubGlobal('fetch', async (url: string) => {
      const from = /beats.from=(\d+)/.exec(url)?.[1];
      if (from !== undefined) {
        asked.push(from);
        const story = stories[from];
        if (!story) throw new TypeError('no network');
        return Response.json(story);
      }
      return Response.json(/play|undo/.test(url) ? command : live);
    });
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor() {
          sockets.push(this as never);
        }
        send() {}
        close() {}
      },
    );
  });
  afterEach(() => {
    stores.forEach((store) => store.close());
    vi.unstubAllGlobals();
    vi.useRealTimers();
    settings.lang = 'en';
  });

  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const push = async (state: State) => {
    live = state;
    sockets.at(-1)!.onmessage!({ data: JSON.stringify({ type: 'state', state }) });
    await pass(0);
  };

  async function open(first: State): Promise<TableStore> {
    live = first;
    const store = new TableStore('T', 'secret');
    stores.push(store);
    await store.open();
    return store;
  }

  /** Sit down in one's own open turn, and end it: the bot is to move. */
  async function ended(): Promise<TableStore> {
    const store = await open(at(4, 'british', { since: 4, closed: 2 }));
    command = at(5, 'mcp', { since: 5, closed: 5 });
    stories['5'] = told(at(5, 'mcp', { since: 5, closed: 5 }));
    await store.play('end-turn');
    return store;
  }

  /** The numbers of the beats that come by from now on. */
  async function watch(store: TableStore, ms: number): Promise<number[]> {
    shown = [];
    for (let passed = 0; passed <= ms; passed += 100) {
      if (store.playing && shown.at(-1) !== store.telling.index) shown.push(store.telling.index);
      await pass(100);
    }
    return shown;
  }

  it('is not shown before the turn is closed', async () => {
    const store = await ended();
    for (const seq of [6, 7, 8])
      await push(at(seq, 'mcp', { since: 5, closed: 5, thinking: 'mcp' }));
    expect(store.shown?.log.length).toBe(5);
    expect(store.shown?.thinking).toBe('mcp');
    expect([store.latest?.seq, store.playing, asked]).toEqual([8, false, ['5']]);
  });

  it('is played beat by beat when it is, and then it is for the reader to act', async () => {
    const store = await ended();
    const mine = at(8, 'british', { since: 5, closed: 8 });
    stories['5'] = told(mine, turn(8, 3));
    await push(mine);
    expect([store.playing, store.mayAct]).toEqual([true, false]);
    expect(store.shown).toMatchObject({ decision: null, view: { cards_left: 5 } });
    expect(store.shown?.log.length).toBe(6);
    expect(await watch(store, 5000)).toEqual([0, 1, 2]);
    expect([store.playing, store.mayAct]).toEqual([false, true]);
    expect(store.shown?.log.length).toBe(8);
    expect(store.telling.story?.turns[0]?.summary).toBe('MCP until 8');
    expect(store.telling.isFresh).toBe(true);
    command = at(9, 'british', { since: 9, closed: 8 });
    await store.play('done');
    expect(store.telling.isFresh).toBe(false);
  });

  it('can be seen again, as often as one likes, and goes back to the question', async () => {
    const store = await ended();
    const mine = at(8, 'british', { since: 5, closed: 8 });
    stories['5'] = told(mine, turn(8, 3));
    await push(mine);
    await pass(9000);
    for (let times = 0; times < 2; times += 1) {
      store.again();
      expect(store.mayAct).toBe(false);
      expect(await watch(store, 5000)).toEqual([0, 1, 2]);
      expect(store.mayAct).toBe(true);
    }
    expect(asked).toEqual(['5', '5']);
  });

  it('is left out at the wish of the reader, or at the speed "off"', async () => {
    const store = await ended();
    const mine = at(8, 'british', { since: 5, closed: 8 });
    stories['5'] = told(mine, turn(8, 3));
    await push(mine);
    store.skip();
    expect(store.mayAct).toBe(true);
    command = at(9, 'mcp', { since: 9, closed: 9 });
    stories['9'] = told(command);
    await store.play('end-turn');
    settings.speed = 'off';
    const next = at(12, 'british', { since: 9, closed: 12 });
    stories['9'] = told(next, turn(12, 3));
    await push(next);
    expect([store.playing, store.mayAct]).toEqual([false, true]);
    expect(store.telling.story?.turns[0]?.summary).toBe('MCP until 12');
  });

  it('goes on with further turns that close while it plays', async () => {
    const store = await ended();
    stories['5'] = told(at(8, 'mcp', { since: 5, closed: 8 }), turn(8, 2));
    await push(at(8, 'mcp', { since: 5, closed: 8 }));
    expect(await watch(store, 1500)).toEqual([0, 1]);
    const mine = at(11, 'british', { since: 5, closed: 11 });
    stories['5'] = told(mine, turn(8, 2), turn(11, 3));
    await push(mine);
    expect(await watch(store, 9000)).toEqual([1, 2, 3, 4]);
    expect(store.mayAct).toBe(true);
    expect(store.telling.story?.turns.length).toBe(2);
  });

  it('does not begin anew for turns that came after the first were watched', async () => {
    const store = await ended();
    stories['5'] = told(at(8, 'mcp', { since: 5, closed: 8 }), turn(8, 2));
    await push(at(8, 'mcp', { since: 5, closed: 8 }));
    await pass(9000);
    const mine = at(11, 'british', { since: 5, closed: 11 });
    stories['5'] = told(mine, turn(8, 2), turn(11, 3));
    await push(mine);
    expect(await watch(store, 9000)).toEqual([2, 3, 4]);
    expect(store.telling.frames.length).toBe(5);
  });

  it('is not told of what one does oneself, here or on another page', async () => {
    const store = await open(at(4, 'british', { since: 4, closed: 2 }));
    command = at(6, 'british', { since: 6, closed: 2 });
    await store.play('done');
    expect([store.shown?.seq, store.mayAct]).toEqual([6, true]);
    await push(at(7, 'british', { since: 7, closed: 2 }));
    command = at(8, 'british', { since: 1, closed: 2 });
    await store.undo(2);
    expect([store.shown?.seq, store.mayAct, asked]).toEqual([8, true, []]);
  });

  it('is told when one comes back after days, and once', async () => {
    const mine = at(8, 'british', { since: 5, closed: 8 });
    stories['5'] = told(mine, turn(8, 3));
    const store = await open(mine);
    expect(await watch(store, 5000)).toEqual([0, 1, 2]);
    const later = await open(mine);
    expect([later.playing, later.mayAct]).toEqual([false, true]);
    expect(later.telling.story?.turns[0]?.summary).toBe('MCP until 8');
  });

  it('goes on where the page was left', async () => {
    const mine = at(8, 'british', { since: 5, closed: 8 });
    stories['5'] = told(mine, turn(8, 3));
    const store = await open(mine);
    await pass(1400);
    expect(store.telling.index).toBe(1);
    store.close();
    expect(await watch(await open(mine), 5000)).toEqual([1, 2]);
  });

  it('waits for a reader who looks elsewhere', async () => {
    const store = await ended();
    store.telling.setHeld(true);
    const mine = at(8, 'british', { since: 5, closed: 8 });
    stories['5'] = told(mine, turn(8, 3));
    await push(mine);
    await pass(60000);
    store.telling.setHeld(false);
    expect(await watch(store, 5000)).toEqual([0, 1, 2]);
  });

  it('follows a friend who takes back what had led to a question', async () => {
    const store = await ended();
    const mine = at(7, 'british', { since: 5, closed: 5 });
    stories['5'] = told(mine, turn(7, 2));
    await push(mine);
    await pass(9000);
    expect(store.mayAct).toBe(true);
    stories['5'] = told(at(8, 'mcp', { since: 5, closed: 5, log: [line('line 0')] }));
    await push(at(8, 'mcp', { since: 5, closed: 5 }));
    expect([store.mayAct, store.playing, store.shown?.log.length]).toEqual([false, false, 1]);
    const other = at(12, 'british', { since: 5, closed: 12 });
    stories['5'] = told(other, turn(12, 3));
    await push(other);
    expect(await watch(store, 9000)).toEqual([0, 1, 2]);
  });

  it('changes its language in the midst', async () => {
    const store = await ended();
    const mine = at(8, 'british', { since: 5, closed: 8 });
    stories['5'] = told(mine, turn(8, 3));
    await push(mine);
    await pass(1400);
    const spoken = told(mine, turn(8, 3));
    spoken.turns[0]!.beats[1]!.lines = [line('日本語')];
    stories['5'] = spoken;
    settings.lang = 'ja';
    await store.speak();
    expect([store.telling.index, store.telling.frame?.beat.lines[0]?.text]).toEqual([1, '日本語']);
    expect(await watch(store, 5000)).toEqual([1, 2]);
    expect(store.mayAct).toBe(true);
  });

  it('costs no turn if it cannot be fetched, and is told when it can', async () => {
    const store = await ended();
    stories = {};
    await push(at(8, 'mcp', { since: 5, closed: 8 }));
    await pass(2000);
    expect(store.shown?.seq).toBe(8);
    const mine = at(11, 'british', { since: 5, closed: 11 });
    stories['5'] = told(mine, turn(8, 2), turn(11, 3));
    await push(mine);
    expect(await watch(store, 9000)).toEqual([0, 1, 2, 3, 4]);
    expect(store.mayAct).toBe(true);
  });

  it('is told turn by turn to those who watch, from where they came in', async () => {
    const watcher = { you: [] as string[] };
    stories['5'] = { ...told(at(6, 'mcp', { ...watcher, since: 5, closed: 5 })), at: 5 };
    const store = await open(at(6, 'mcp', { ...watcher, since: 5, closed: 5 }));
    expect(store.playing).toBe(false);
    stories['5'] = {
      ...told(at(9, 'british', { ...watcher, since: 8, closed: 8 }), turn(8, 3)),
      at: 8,
    };
    await push(at(9, 'british', { ...watcher, since: 8, closed: 8 }));
    expect(await watch(store, 5000)).toEqual([0, 1, 2]);
    stories['8'] = told(at(12, 'mcp', { ...watcher, since: 12, closed: 12 }), turn(12, 2));
    await push(at(12, 'mcp', { ...watcher, since: 12, closed: 12 }));
    expect(await watch(store, 5000)).toEqual([0, 1]);
    expect(store.mayAct).toBe(false);
  });

  it('stays at the end of what is told in thought while there is something to read', async () => {
    const store = await open(at(4, 'british', { since: 4, closed: 2 }));
    const { thought } = store;
    const story = told(at(4, 'british'), turn(6, 3, 4));
    store.imagine(story, ['web-analysis-better'], 'It holds Perak.');
    expect([thought.playing, thought.isNoted]).toEqual([true, false]);
    await pass(60_000);
    expect([thought.playing, thought.index, thought.isNoted, thought.paused]).toEqual([
      true,
      2,
      true,
      true,
    ]);
    thought.step(1);
    expect(thought.playing).toBe(false);
    store.imagine(story);
    await pass(60_000);
    expect(thought.playing).toBe(false);
  });
});

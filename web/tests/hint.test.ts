/** A hint that was asked for while the game moved on. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adviserAt, HintStore } from '../src/table/hint.svelte';
import { asked, state } from './state';

describe('a hint', () => {
  let sent: number[];
  let release: (() => void)[];
  let hint: HintStore;
  /** The step of the game that the server knows. */
  let seq: number;

  const settled = () => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    sent = [];
    release = [];
    seq = 5;
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      const wanted = (JSON.parse(String(body)) as { seq: number }).seq;
      sent.push(wanted);
      await new Promise<void>((resolve) => release.push(resolve));
      return wanted === seq
        ? Response.json({ seq, plans: [], part: 1, failed: false })
        : Response.json({ error: { code: 'stale', message: 'moved on' } }, { status: 409 });
    });
    hint = new HintStore(adviserAt('T', 'secret'));
  });
  afterEach(() => vi.unstubAllGlobals());

  async function answer() {
    release.shift()!();
    await settled();
  }

  it('is asked for again when the state comes after the refusal', async () => {
    void hint.ask(asked(4, ['sweep']));
    await answer();
    expect(hint.problem?.code).toBe('stale');
    hint.follow(asked(5, ['sweep']));
    await answer();
    expect(sent).toEqual([4, 5]);
    expect(hint.problem).toBeNull();
    expect(hint.told?.seq).toBe(5);
  });

  it('is asked for again when the state comes before the refusal', async () => {
    void hint.ask(asked(4, ['sweep']));
    hint.follow(asked(5, ['sweep']));
    expect(sent).toEqual([4]);
    await answer();
    await answer();
    expect(sent).toEqual([4, 5]);
    expect(hint.told?.seq).toBe(5);
  });

  it('is not wanted any more when somebody else decides', async () => {
    void hint.ask(asked(4, ['sweep']));
    hint.follow(state({ seq: 5 }));
    await answer();
    expect(sent).toEqual([4]);
    expect(hint.open).toBe(false);
  });

  it('tells other refusals, once', async () => {
    seq = 6;
    void hint.ask(asked(4, ['sweep']));
    hint.follow(asked(4, ['sweep']));
    await answer();
    expect(sent).toEqual([4]);
    expect(hint.problem?.message).toBe('moved on');
  });
});

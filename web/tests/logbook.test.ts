import { describe, expect, it } from 'vitest';
import type { LogLine, State } from '../src/api/types';
import { LogBook } from '../src/table/logbook';
import { line, state } from './state';

/** Numbers that are the same each time. */
function draws(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (now * 1103515245 + 12345) % 2147483648;
    return Math.floor((now / 2147483648) * below);
  };
}

/** A table that tells its log as the server does: turns, of which the last is open, in two languages. */
class Told {
  turns: string[][] = [[]];
  lang = 'en';

  lines(turns = this.turns): LogLine[] {
    return turns.flat().map((text) => line(`${this.lang} ${text}`));
  }

  /** A mark names the lines of turns by all that they say. */
  private markOf = (turns: string[][]) =>
    turns.flat().length
      ? this.lines(turns)
          .map(({ text }) => text)
          .join('/')
      : '';

  state(mark: string, until = this.turns.length): State {
    const turns = this.turns.slice(0, until);
    const marks = new Map(
      this.turns.map((_, n) => {
        const closed = this.turns.slice(0, n);
        return [this.markOf(closed), closed.flat().length];
      }),
    );
    const own = this.markOf(turns.slice(0, -1));
    const has = Math.min(marks.get(mark) ?? 0, marks.get(own) ?? 0);
    return state({
      log: this.lines(turns).slice(has),
      log_base: has ? { mark, lines: has } : null,
      log_mark: own,
      replay: until < this.turns.length,
    });
  }
}

describe('the log of a page', () => {
  it.each([1, 2, 3, 4, 5])('is the whole log, whatever happens (%i)', (seed) => {
    const draw = draws(seed);
    const [told, book] = [new Told(), new LogBook()];
    /** The live channel goes on from what it has brought. */
    let heard = '';
    let spared = 0;
    for (let n = 0; n < 400; n += 1) {
      const open = told.turns.at(-1)!;
      const what = draw(12);
      if (what === 0) told.lang = told.lang === 'en' ? 'ja' : 'en';
      else if (what === 1) open.splice(draw(open.length + 1));
      else if (what < 4) told.turns.push([]);
      else if (open.length && what < 6) open[open.length - 1] += '+1';
      else open.push(`line ${n}`);
      if (what === 11) heard = book.mark; // the channel was lost, and has come back
      const until = draw(8) ? told.turns.length : 1 + draw(told.turns.length);
      const live = until === told.turns.length && draw(2) === 0;
      const sent = told.state(live ? heard : book.mark, until);
      const shown = book.whole(sent);
      if (live) heard = sent.log_mark;
      expect(shown?.log).toEqual(told.lines(told.turns.slice(0, until)));
      spared += shown!.log.length - sent.log.length;
    }
    expect(spared).toBeGreaterThan(1000);
  });

  it('says when it does not have what a state goes on from', () => {
    const [told, book] = [new Told(), new LogBook()];
    told.turns = [['one', 'two'], ['three']];
    const whole = told.state('');
    expect(new LogBook().whole(told.state(whole.log_mark))).toBeNull();
    expect(book.whole(whole)?.log).toHaveLength(3);
    expect(book.mark).toBe(whole.log_mark);
    expect(book.whole(told.state(book.mark))?.log).toEqual(whole.log);
  });
});

import { describe, expect, it } from 'vitest';
import { parse, seatLink, tableHash } from '../src/lib/router';

describe('addresses', () => {
  it('opens the start page for anything unknown', () => {
    for (const hash of [
      '',
      '#',
      '#/',
      '#/x',
      '#/t/',
      '#/t/a/m/',
      '#/t/a/m/x',
      '#/t/a/x',
      '#/t/a/helper',
    ])
      expect(parse(hash)).toEqual({ page: 'start' });
  });

  it('reads tables and moments', () => {
    expect(parse('#/t/aB-_9')).toEqual({
      page: 'table',
      table: 'aB-_9',
      moment: null,
      over: null,
      seat: null,
      invite: null,
    });
    expect(parse('#/t/aB-_9/m/0')).toMatchObject({ table: 'aB-_9', moment: 0 });
    expect(parse('#/t/aB-_9/m/120')).toMatchObject({ moment: 120 });
  });

  it('reads what lies over a table', () => {
    expect(parse('#/t/a/help')).toMatchObject({ moment: null, over: { kind: 'help', at: null } });
    expect(parse('#/t/a/m/3/help/3.2.1')).toMatchObject({
      moment: 3,
      over: { kind: 'help', at: '3.2.1' },
    });
    expect(parse('#/t/a/cards/M10?seat=s')).toMatchObject({
      over: { kind: 'cards', at: 'M10' },
      seat: 's',
      invite: null,
    });
  });

  it('gives back what it was made of', () => {
    expect(parse(tableHash('a/b ?', 7))).toMatchObject({ table: 'a/b ?', moment: 7, over: null });
    const over = { kind: 'cards', at: 'M 1/2' } as const;
    expect(parse(tableHash('a', null, over))).toMatchObject({ moment: null, over });
  });

  it('carries a seat in the fragment only', () => {
    const link = seatLink('http://host/page#/t/old', 'T1', 'se+cret');
    expect(link).toBe('http://host/page#/t/T1?seat=se%2Bcret');
    expect(parse(new URL(link).hash)).toMatchObject({ table: 'T1', seat: 'se+cret' });
  });
});

import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import Log from '../src/parts/Log.svelte';
import { bind, cut, link } from '../src/table/log';
import { line, state } from './state';

const NAMES: Record<string, string> = {
  ec_north: 'EC North',
  kuala_lumpur: 'クアラルンプール',
  pahang: 'Pahang',
};
const nameOf = (id: string) => NAMES[id] ?? id;
const titleOf = (card: string) => ({ M5: 'MPAJA Legacy' })[card] ?? '';

const links = (parts: ReturnType<typeof link>) => parts.filter((part) => part.kind !== 'text');

describe('links in the log', () => {
  it('finds spaces, and leaves every letter where it was', () => {
    const told = line('2 Troops moved from EC North to Pahang', ['ec_north', 'pahang']);
    const parts = link(told, nameOf, titleOf);
    expect(links(parts)).toEqual([
      { kind: 'space', id: 'ec_north', text: 'EC North' },
      { kind: 'space', id: 'pahang', text: 'Pahang' },
    ]);
    expect(parts.map((part) => part.text).join('')).toBe(told.text);
  });

  it('finds names without gaps between words', () => {
    const parts = link(line('クアラルンプールに警察1個', ['kuala_lumpur']), nameOf, titleOf);
    expect(parts[0]).toEqual({ kind: 'space', id: 'kuala_lumpur', text: 'クアラルンプール' });
  });

  it('makes number and title of a card one link', () => {
    expect(links(link(line('Card M5 MPAJA Legacy', [], 'M5'), nameOf, titleOf))).toEqual([
      { kind: 'card', id: 'M5', text: 'M5 MPAJA Legacy' },
    ]);
  });

  it('does not link spaces that the line is not about', () => {
    expect(links(link(line('Pahang and more', []), nameOf, titleOf))).toEqual([]);
  });

  it('takes three numbers for a section, and two only in brackets', () => {
    const parts = cut('See 3.2.1, not 1.5 points (6.3)', []);
    expect(links(parts).map((part) => part.text)).toEqual(['3.2.1', '6.3']);
  });
});

describe('links and what no line may break off from them', () => {
  const bound = (text: string, spaces: string[]) =>
    bind(link(line(text, spaces), nameOf, titleOf)).map(({ before, text, after }) => [
      before,
      text,
      after,
    ]);

  it('keeps brackets, points and particles with the name beside them', () => {
    expect(bound('MCPリソース-1、現在9（Pahangのコスト）', ['pahang'])).toEqual([
      ['', 'MCPリソース-1、現在9', ''],
      ['（', 'Pahang', 'の'],
      ['', 'コスト）', ''],
    ]);
    expect(bound('Control of Pahang)', ['pahang'])).toEqual([
      ['', 'Control of ', ''],
      ['', 'Pahang', ')'],
    ]);
  });

  it('leaves every letter where it was, also between two names', () => {
    const text = '（EC North、Pahang）からPahangへ';
    const parts = bound(text, ['ec_north', 'pahang']);
    expect(parts.flat().join('')).toBe(text);
    expect(parts[0]).toEqual(['（', 'EC North', '、']);
  });
});

it('shows the structure of a turn: headings, what is done, and what that brings', async () => {
  const log = [
    { ...line('MCP: Event box'), level: 'turn' as const, head: true },
    { ...line('MCP: Pass'), level: 'turn' as const },
    { ...line('MCP: Rally'), level: 'action' as const },
    line('1 Guerrilla placed in Pahang', ['pahang']),
  ];
  const shown = mount(Log, {
    target: document.body,
    props: { state: state({ log, fresh: 4 }), own: true },
  });
  flushSync();
  const lines = [...document.querySelectorAll('.log .line')];
  const levels = lines.map((each) =>
    ['turn', 'head', 'action', 'effect'].filter((name) => each.classList.contains(name)),
  );
  expect(levels).toEqual([['turn', 'head'], ['turn'], ['action'], ['effect']]);
  await unmount(shown);
});

/** Every word of the page is there in both languages, and none is left over. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import './board/fixtures';
import { WORDS } from '../src/board/words';
import { makeLanguage, setLanguage, speechOf, t, tIn, track } from '../src/lib/text.svelte';

const SOURCE = join(import.meta.dirname, '../src');

const ftl = (lang: string) => inject('served').texts[lang]!.ftl;
const ids = (lang: string) =>
  [...ftl(lang).matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1]!);

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');
const used = new Set([...sources.matchAll(/['`](web-[\w-]*[\w])['`]/g)].map((found) => found[1]!));
/** `web-set-${kind}` and the like. */
const patterns = [...sources.matchAll(/`(web-[^`]*\$\{[^`]*)`/g)].map(
  (found) => new RegExp(`^${found[1]!.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
);

describe('the words of the page', () => {
  it('are the same in English and Japanese', () => {
    expect(ids('ja')).toEqual(ids('en'));
  });

  it('exist wherever they are used', () => {
    expect([...used].filter((id) => !ids('en').includes(id))).toEqual([]);
  });

  it('are all used', () => {
    const left = ids('en').filter((id) => !used.has(id) && !patterns.some((p) => p.test(id)));
    expect(left).toEqual([]);
  });
});

it('the words of the board are those that it knows', () => {
  const own = ids('en').filter((id) => id.startsWith('web-board-'));
  expect(own).toEqual(WORDS.map((word) => `web-board-${word}`));
});

describe('texts', () => {
  beforeAll(() => setLanguage(makeLanguage('en', ftl('en'), inject('served').texts.en!.games)));

  it('fill in numbers and attributes', () => {
    expect(t('web-cards-left', { n: 1 })).toBe('1 card left');
    expect(tIn('malaya', 'section-1_7.help')).toMatch(/Control/);
    expect(t('no-such-id')).toBe('no-such-id');
  });

  it('name tracks, pieces and spaces', () => {
    expect(track('malaya', 'political_will')).toBe('Political Will');
    expect(track('malaya', 'mcp_resources')).toBe('MCP Resources');
    const say = speechOf('malaya');
    expect(say.counted('troop', 2)).toBe('2 Troops');
    expect(say.name('space-pahang')).toBe('Pahang');
    const pieces = say.counted('troop', 2);
    expect(say.word('picked', { pieces, space: 'Pahang' })).toMatch(/2 Troops from Pahang/);
  });

  it('are worded by a game where it has words of its own', () => {
    setLanguage(makeLanguage('en', 'pass = Pass\n', { malaya: 'pass = Pass for 2\n' }));
    expect(tIn('malaya', 'pass')).toBe('Pass for 2');
    expect(tIn('other', 'pass')).toBe('Pass');
  });
});

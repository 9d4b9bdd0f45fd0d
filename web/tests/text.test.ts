/** Every word of the page is there in both languages, and none is left over. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { counted, makeLanguage, names, setLanguage, t, track } from '../src/lib/text.svelte';

const TEXT = join(import.meta.dirname, '../../src/coinbox/text');
const SOURCE = join(import.meta.dirname, '../src');

const ftl = (lang: string) =>
  readdirSync(join(TEXT, lang))
    .map((file) => readFileSync(join(TEXT, lang, file), 'utf8'))
    .join('\n');
const ids = (lang: string) =>
  [...ftl(lang).matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1]!);

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('board'))
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

describe('texts', () => {
  beforeAll(() => setLanguage(makeLanguage('en', ftl('en'))));

  it('fill in numbers and attributes', () => {
    expect(t('web-cards-left', { n: 1 })).toBe('1 card left');
    expect(t('section-malaya-1_7.help')).toMatch(/Control/);
    expect(t('no-such-id')).toBe('no-such-id');
  });

  it('name tracks, pieces and spaces', () => {
    expect(track('political_will')).toBe('Political Will');
    expect(track('mcp_resources')).toBe('MCP Resources');
    expect(counted('troop', 2)).toBe('2 Troops');
    expect(names()['pahang']).toBe('Pahang');
  });
});

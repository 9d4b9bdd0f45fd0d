import { describe, expect, it } from 'vitest';
import type { Background } from '../src/api/types';
import { commonStart, sightsOf } from '../src/learn/way';
import { lastOf, nextOf, toldAt, toldIn, withNote } from '../src/replay/notes';
import { ALL, blocksOf, chaptersOf, chosenOf, piecesOf, wordsOf, yearsOf } from '../src/read/prose';

const known = { sections: new Set(['3.2', '3.2.1', '6.0']), cards: new Set(['K1', 'K10']) };

const card = (id: string, years: number[], more: Partial<Background> = {}): Background => ({
  id,
  years,
  title: id,
  sides: ['unshaded', 'shaded'],
  capability: null,
  mandatory: false,
  serves: {},
  when: '',
  about: '',
  read: [],
  ...more,
});

describe('text that is read', () => {
  it('links sections and cards that there are', () => {
    const links = (text: string) =>
      piecesOf(text, known)
        .filter(({ link }) => link)
        .map(({ text: name, link }) => `${link} ${name}`);
    expect(links('See (3.2.1), 6.0.')).toEqual(['section 3.2.1', 'section 6.0']);
    expect(links('第3.2.1節とK10。')).toEqual(['section 3.2.1', 'card K10']);
    expect(links('9.9, R-K1, K11, K100, 13.2.1, 3.2%')).toEqual([]);
  });

  it('links a term where it is used first', () => {
    const term = (id: string, word: string) => ({ id, word, other: '', about: '' });
    const linksOf = (text: string, lang: string, ...words: ReturnType<typeof term>[]) =>
      piecesOf(text, { ...known, terms: wordsOf(words, lang) })
        .filter(({ link }) => link)
        .map(({ text: name, to }) => `${name}>${to ?? ''}`);
    const english = [term('active', 'Active'), term('guerrilla', 'Guerrilla')];
    expect(linksOf('Active Guerrillas (3.2): Active, Activate', 'en', ...english)).toEqual([
      'Active>active',
      'Guerrillas>guerrilla',
      '3.2>',
    ]);
    const japanese = [term('a', '活動'), term('b', '特殊活動')];
    expect(linksOf('特殊活動と活動', 'ja', ...japanese)).toEqual(['特殊活動>b', '活動>a']);
  });

  it('links rulings that there are', () => {
    const pieces = piecesOf('R-C5 and R-C6', { ...known, rulings: new Set(['R-C5']) });
    expect(pieces.map(({ text, link }) => [text, link])).toEqual([
      ['R-C5', 'ruling'],
      [' and R-C6', null],
    ]);
  });

  it('loses no character', () => {
    const text = 'K1 and 3.2 and (3.2.1)';
    const pieces = piecesOf(text, known);
    expect(pieces.map((each) => each.text).join('')).toBe(text);
    expect(pieces.map(({ link }) => link)).toEqual([
      'card',
      null,
      'section',
      null,
      'section',
      null,
    ]);
  });

  it('has paragraphs and lists', () => {
    const blocks = blocksOf('One:\n- a\n- b (3.2)\n\nTwo\nlines', known);
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'paragraph']);
    expect(blocks[1]).toMatchObject({
      items: [[{ text: 'a' }], [{ text: 'b (' }, { text: '3.2' }, {}]],
    });
    expect(blocks[2]).toMatchObject({ pieces: [{ text: 'Two\nlines' }] });
  });
});

describe('contents', () => {
  it('are a tree', () => {
    const title = (section: string, parent: string | null) => ({ section, parent, title: '' });
    const tree = chaptersOf([title('1.0', null), title('1.1', '1.0'), title('2.0', null)]);
    expect(tree.map(({ section }) => section)).toEqual(['1.0', '2.0']);
    expect(tree[0]!.within.map(({ section }) => section)).toEqual(['1.1']);
  });
});

describe('history', () => {
  const cards = [
    card('a', [1954, 1954], { serves: { x: 'unshaded', y: 'shaded' } }),
    card('b', [1952, 1960], { capability: 'x', serves: { x: 'unshaded' } }),
    card('c', [1952, 1953], { sides: ['execute'], capability: 'y', serves: { y: 'execute' } }),
    card('d', [1955, 1955], { sides: [], mandatory: true }),
  ];
  const ids = (some: Background[]) => some.map(({ id }) => id).join('');

  it('is filtered', () => {
    const all = [
      {},
      { capability: 'any' },
      { capability: 'x' },
      { sides: 'two' },
      { sides: 'one' },
      { sides: 'mandatory' },
      { helps: 'x' },
      { helps: 'y', sides: 'two' },
    ] as const;
    expect(all.map((each) => ids(chosenOf(cards, { ...ALL, ...each })))).toEqual([
      'abcd',
      'bc',
      'b',
      'ab',
      'c',
      'd',
      'ab',
      'a',
    ]);
  });

  it('is told in the order of time', () => {
    expect(yearsOf(cards).map(({ year, cards: some }) => [year, ids(some)])).toEqual([
      [1952, 'cb'],
      [1954, 'a'],
      [1955, 'd'],
    ]);
  });
});

describe('lessons', () => {
  it('are taken up where their way was left', () => {
    expect(commonStart(['a', 'x', 'c'], ['a', 'b', 'c'])).toEqual(['a']);
    expect(commonStart(['a', 'b', 'x'], ['a', 'b'])).toEqual(['a', 'b']);
    expect(commonStart(['x'], [])).toEqual([]);
  });

  it('light spaces and tracks', () => {
    expect(sightsOf(['s', 'track:t'])).toEqual({ spaces: ['s'], tracks: ['t'] });
  });
});

describe('comments', () => {
  const note = (moment: number, lang: string, text = `${moment}${lang}`) => ({
    moment,
    lang,
    text,
  });
  const notes = [note(3, 'ja'), note(3, 'en'), note(7, 'ja'), note(0, 'en')];

  it('are told in the language of the reader, else in the other', () => {
    expect(toldIn(notes, 'en').map(({ text }) => text)).toEqual(['0en', '3en', '7ja']);
    expect(toldIn(notes, 'ja').map(({ text }) => text)).toEqual(['0en', '3ja', '7ja']);
  });

  it('hold until the next one', () => {
    const told = toldIn(notes, 'en');
    expect([0, 2, 3, 6, 9].map((moment) => toldAt(told, moment)?.moment)).toEqual([0, 0, 3, 3, 7]);
    expect(toldAt(told.slice(1), 2)).toBeNull();
    expect([0, 3, 7].map((moment) => nextOf(told, moment))).toEqual([3, 7, null]);
    expect([0, 3, 5, 9].map((moment) => lastOf(told, moment))).toEqual([null, 0, 3, 7]);
  });

  it('replace each other in one language at one moment', () => {
    expect(withNote(notes, note(3, 'en', 'x')).filter(({ moment }) => moment === 3)).toEqual([
      note(3, 'ja'),
      note(3, 'en', 'x'),
    ]);
  });
});

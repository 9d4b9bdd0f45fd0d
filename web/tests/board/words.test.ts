import { expect, test } from 'vitest';
import { gameOf, space, speech, viewOf } from './fixtures';
import { describe as describeSpace, parts, standing, trackWord } from '../../src/board/words';

const [malaya, arabRevolt] = [gameOf('malaya'), gameOf('arab_revolt')];
const say = {
  ...speech({
    'space-pahang': 'Pahang',
    'marker-terror': 'Terror',
    'level-opposition': 'Opposition',
    'control-british': 'British Control',
    'track-resources': 'Resources',
    'faction-mcp': 'MCP',
  }),
  counted: (id: string, n: number) => `${n} ${id}${n > 1 ? 's' : ''}`,
};
const pahang = space(
  'pahang',
  { underground: 1, troop: 4 },
  { control: 'british', level: 'opposition', markers: { terror: 2 } },
);

test('a space is read out with all that is in it', () => {
  expect(
    describeSpace(malaya, pahang, say, 'select', {
      changes: [{ what: 'piece', id: 'troop', n: 2 }],
    }),
  ).toBe(
    'Pahang: 4 troops, 1 underground, 2 × Terror; Population 1, British Control, Opposition; changed: +2 troop; select',
  );
});

test('an empty space says so', () => {
  const empty = space('kedah', {}, { population: null });
  expect(describeSpace(malaya, empty, say, null)).toBe('kedah: no pieces');
});

test('words of the board take in those of the game', () => {
  expect(say.word('wins', { faction: 'MCP' })).toBe('MCP victory');
  expect(malaya.tracks.map((track) => trackWord(track, say))).toEqual([
    'political will',
    'british Resources',
    'MCP Resources',
  ]);
});

test('a space that is out of play says so, and none has a Population where there is none', () => {
  const egypt = space('egypt', {}, { kind: 'foreign', population: 0, markers: { out_of_play: 1 } });
  expect(describeSpace(arabRevolt, egypt, speech(), null)).toBe('egypt: no pieces; out of play');
  const gaza = space('gaza', { irregular: 2 }, { kind: 'district', population: 0 });
  expect(describeSpace(arabRevolt, gaza, speech(), null)).toBe('gaza: 2 irregular');
});

test('where the game stands: tracks, steps and the chit in play', () => {
  const chits = { operations: { pool: [], held: [], played: '2', aside: [] } };
  const view = { ...viewOf(), unity: 'low', chits };
  expect(standing(arabRevolt, view, speech())).toEqual([
    ['political will', '13'],
    ['unity', 'low'],
    ['Chit in play', '2'],
  ]);
  expect(standing(malaya, viewOf(), speech()).at(-1)).toEqual(['commander', 'gurney']);
});

test('a Japanese name breaks between its words, an English one at its spaces', () => {
  expect(parts('オペレーション＆特殊活動')).toEqual(['オペレーション＆', '特殊活動']);
  expect(parts('限定オペレーション')).toEqual(['限定', 'オペレーション']);
  expect(parts('Limited Operation')).toEqual(['Limited Operation']);
});

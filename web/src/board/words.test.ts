import { expect, test } from 'vitest';
import { space } from './fixtures';
import { malaya } from './games/malaya';
import { describe as describeSpace, speech } from './words';

const names = {
  pahang: 'Pahang',
  terror: 'Terror',
  opposition: 'Opposition',
  'control-british': 'British Control',
};
const counted = (id: string, n: number) => `${n} ${id}${n > 1 ? 's' : ''}`;
const pahang = space(
  'pahang',
  { underground: 1, troop: 4 },
  { control: 'british', level: 'opposition', markers: { terror: 2 } },
);

test('a space is read out with all that is in it', () => {
  expect(describeSpace(malaya, pahang, speech('en', names, counted), 'select', true)).toBe(
    'Pahang: 4 troops, 1 underground, 2 × Terror; Population 1, British Control, Opposition; changed; select',
  );
});

test('an empty space says so, in Japanese too', () => {
  const empty = space('kedah', {}, { population: null });
  expect(describeSpace(malaya, empty, speech('en'), null)).toBe('kedah: no pieces');
  expect(describeSpace(malaya, empty, speech('ja', { kedah: 'Kedah' }), null)).toBe(
    'Kedah: コマなし',
  );
});

test('words of the game come before those of the board', () => {
  const say = speech('en', { 'eligible-first': 'Goes first' });
  expect(say.word('eligible-first')).toBe('Goes first');
  expect(say.word('wins', { faction: 'MCP' })).toBe('MCP victory');
});

test('a Control marker without a word of its own is named after its faction', () => {
  const say = speech('en', { british: 'British' });
  expect(describeSpace(malaya, space('perak', {}, { control: 'british' }), say, null)).toContain(
    'Population 1, British Control',
  );
});

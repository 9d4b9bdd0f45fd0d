import { expect, test } from 'vitest';
import { space, speech } from './fixtures';
import { malaya } from './games/malaya';
import { describe as describeSpace, trackWord } from './words';

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
  expect(describeSpace(malaya, pahang, say, 'select', true)).toBe(
    'Pahang: 4 troops, 1 underground, 2 × Terror; Population 1, British Control, Opposition; changed; select',
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

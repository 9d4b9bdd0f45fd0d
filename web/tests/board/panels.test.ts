import { mount, unmount, type Component } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Boxes from '../../src/board/Boxes.svelte';
import Chits from '../../src/board/Chits.svelte';
import { speech, viewOf } from './fixtures';
import Initiative from '../../src/board/Initiative.svelte';
import type { BoardOption } from '../../src/board/props';
import Tracks from '../../src/board/Tracks.svelte';

let shown: Record<string, unknown> | null = null;
const said: string[] = [];
const heard = {
  onchoose: (name: string) => said.push(`choose ${name}`),
  onwhy: (name: string) => said.push(`why ${name}`),
};

function show<P extends Record<string, unknown>>(component: Component<P>, props: P) {
  said.length = 0;
  shown = mount(component, { target: document.body, props });
  return document.body;
}

afterEach(async () => {
  if (shown) await unmount(shown);
});

const words = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((e) => e.textContent!.replaceAll(/\s+/g, ' ').trim());

test('tracks show their numbers, the zones and the Commander', () => {
  const view = {
    ...viewOf(),
    tracks: { political_will: 18, british_resources: 4, mcp_resources: 20 },
  };
  const root = show(Tracks, {
    game: 'malaya',
    view,
    say: speech({ 'faction-british': 'British' }),
  });
  expect(words(root, 'dd')).toEqual(['18 British victory', '4', '20']);
  expect(words(root, '.strip li.red')).toEqual(['0', '1', '2']);
  expect(words(root, '.strip li.blue')).toEqual(['18', '19', '20']);
  expect(words(root, '.strip li.here')).toEqual(['18']);
  expect(words(root, '[aria-current]')).toEqual(['gurney']);
});

test('a Commander without effect stays in his place and is struck out', () => {
  const view = { ...viewOf(), commander: 'gurney_killed', commander_place: 'briggs' };
  const root = show(Tracks, { game: 'malaya', view, say: speech() });
  expect(words(root, '.off')).toEqual(['briggs']);
  expect(words(root, '.steps strong')).toEqual(['gurney killed']);
});

test('the initiative track shows both cylinders and lets boxes be chosen', () => {
  const options: BoardOption[] = [{ name: 'op-special', label: 'Op', kind: 'box' }];
  const root = show(Initiative, {
    game: 'malaya',
    view: viewOf(),
    options,
    say: speech(),
    ...heard,
  });
  const boxes = [...root.querySelectorAll('button')];
  expect(words(root, '.boxes .name')).toEqual([
    'limited op',
    'event; british',
    'op special; select',
  ]);
  expect(words(root, '.seat:not(.done) .who')).toEqual(['M mcp']);
  boxes[2]!.click();
  boxes[1]!.click();
  expect(said).toEqual(['choose op-special', 'why event']);
});

test('Available pieces have counts and can be placed if that is offered', () => {
  const options: BoardOption[] = [
    { name: 'police', label: 'Place 1 Police', kind: 'place', piece: 'police' },
  ];
  const root = show(Boxes, { game: 'malaya', view: viewOf(), options, say: speech(), ...heard });
  expect(words(root, '.count')).toEqual(['7', '9', '4', '5', '2']);
  const [troop, police] = [...root.querySelectorAll('button')];
  police!.click();
  troop!.click();
  expect(said).toEqual(['choose police', 'why troop']);
});

test('another game brings its own steps, boxes and colours', () => {
  const view = {
    ...viewOf(),
    available: { troop: 4, police: 0, guerrilla: 7, base: 1 },
    out_of_play: { police: 8 },
    tracks: { political_will: 12, mau_mau_resources: 8 },
    pipeline: 'villagization',
  };
  const tracks = show(Tracks, { game: 'kenya', view, say: speech() });
  expect(words(tracks, 'dd')).toEqual(['12', '8']);
  expect(words(tracks, '.steps.blue li')).toHaveLength(5);
  expect(words(tracks, '[aria-current]')).toEqual(['villagization']);
  unmount(shown!);
  const boxes = show(Boxes, { game: 'kenya', view, say: speech(), ...heard });
  expect(words(boxes, '.title')).toEqual([
    'Available: british',
    'Out of Play: british',
    'Available: mau mau',
  ]);
  expect(words(boxes, '.count')).toEqual(['4', '0', '8', '7', '1']);
  expect(boxes.querySelectorAll('button')).toHaveLength(4);
});

test('numbered steps show their numbers, the ends by name and what the present one means', () => {
  const view = { ...viewOf(), tracks: { political_will: 0 }, unity: 'centralized' };
  const say = speech({
    'unity-centralized.help': 'chits have no effect',
    'faction-rebels': 'Rebels',
  });
  const root = show(Tracks, { game: 'arab_revolt', view, say });
  expect(words(root, 'dd')).toEqual(['0 Rebels victory']);
  expect(words(root, '.strip li.red')).toEqual(['0']);
  expect(words(root, '.steps li')).toEqual([
    'decentralized: 2?',
    'low: 1?',
    'middle: 1',
    'high: 1',
    'centralized: 0',
  ]);
  expect(words(root, '[aria-current]')).toEqual(['centralized: 0']);
  expect(words(root, '.ends')).toEqual(['← decentralized centralized →']);
  expect(words(root, '.steps small')).toEqual(['centralized chits have no effect']);
});

test('chits lie in play, held, in the pool or aside, each kind once with its number', () => {
  const operations = { pool: ['1', '1', '3'], held: ['2'], played: '3', aside: ['2', '2'] };
  const punishments = { pool: ['fine', 'detain', 'fine'], held: [], played: null, aside: [] };
  const view = { ...viewOf(), chits: { operations, punishments } };
  const root = show(Chits, { game: 'arab_revolt', view, say: speech() });
  expect(words(root, '.box.red dt')).toEqual(['In play', 'Held', 'Pool', 'Aside']);
  expect(words(root, '.box.red li')).toEqual(['3', '2', '1×2', '3', '2×2']);
  expect(words(root, '.box.blue dt')).toEqual(['Pool']);
  expect(words(root, '.box.blue li')).toEqual(['detain', 'fine×2']);
});

test('a game without chits has no place for them', () => {
  const root = show(Chits, { game: 'malaya', view: viewOf(), say: speech() });
  expect(root.querySelector('.chits')).toBe(null);
});

test('Prison is a box, and one on a card comes and goes with what lies on it', () => {
  const view = {
    ...viewOf(),
    available: { troop: 1, police: 2, irregular: 3, curfew: 0, guerrilla: 5, base: 4 },
    out_of_play: { troop: 5 },
    prison: { guerrilla: 2, base: 1 },
    forts: { police: 0 },
  };
  const say = speech({ 'card-A28-title': 'Forts' });
  const titles = [
    'Available: british',
    'Out of Play: british',
    'Available: rebels',
    'Prison: rebels',
  ];
  const bare = show(Boxes, { game: 'arab_revolt', view, say, ...heard });
  expect(words(bare, '.title')).toEqual(titles);
  expect(words(bare, '.count')).toEqual(['1', '2', '3', '0', '5', '5', '4', '2', '1']);
  unmount(shown!);
  const built = { ...view, forts: { police: 3 } };
  const root = show(Boxes, { game: 'arab_revolt', view: built, say, ...heard });
  expect(words(root, '.title')).toEqual(titles.toSpliced(2, 0, 'On Forts: british'));
});

test('pieces lie on steps, and a track that counts at the end announces no winner before', () => {
  const view = {
    ...viewOf(),
    tracks: { resistance: 6, resources: 3 },
    zipper: '6',
    zipper_caches: ['12'],
  };
  const root = show(Tracks, { game: 'japanese_occupation', view, say: speech() });
  expect(words(root, 'dd')).toEqual(['6', '3']);
  expect(words(root, '.strip li.red')).toHaveLength(18);
  expect(words(root, '.strip li.middle')).toEqual(['18', '19']);
  const lying = [...root.querySelectorAll('.steps li')].map((li) => !!li.querySelector('svg'));
  expect(lying).toEqual([false, false, true, false, false]);
  expect(words(root, '.steps small')).toEqual(['6.help']);
});

test('what is on cards or out of the game is shown while there is any', () => {
  const view = {
    ...viewOf(),
    available: { mpaja: 4, non_mpaja: 2, supply_cache: 1, force_136: 0, police: 3 },
    on_cards: { troop: 3, force_136: 0 },
    out_of_game: { supply_cache: 1, kempeitai: 0 },
  };
  const root = show(Boxes, { game: 'japanese_occupation', view, say: speech(), ...heard });
  expect(words(root, '.title')).toEqual([
    'Available: british',
    'Out of the game: british',
    'Available: japanese',
    'On J17 title: japanese',
  ]);
});

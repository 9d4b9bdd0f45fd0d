import { mount, unmount, type Component } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Boxes from './Boxes.svelte';
import { speech, viewOf } from './fixtures';
import Initiative from './Initiative.svelte';
import type { BoardOption } from './props';
import Tracks from './Tracks.svelte';

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

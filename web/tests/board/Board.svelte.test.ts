import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Board from '../../src/board/Board.svelte';
import { geometryOf, space, speech, viewOf } from './fixtures';
import type { BoardOption, BoardProps, SpaceView } from '../../src/board/props';

const ids = geometryOf('malaya').faces.map((f) => f.id);
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg"><g id="population"><text id="pop-perak">3</text></g></svg>';
const perak = { troop: 2, police: 1 };
const spaces = (...own: SpaceView[]) => ids.map((id) => own.find((s) => s.id === id) ?? space(id));
const choosePerak: BoardOption = { name: 'perak', label: 'Perak', kind: 'space', space: 'perak' };
const move = (piece: string, to: string): BoardOption => ({
  name: `${piece}:perak>${to}`,
  label: `${piece} to ${to}`,
  kind: 'move',
  space: to,
  piece,
  origin: 'perak',
});

let board: Record<string, unknown> | null = null;
const said: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => {
    const [, game, kind] = /^api\/games\/(\w+)\/board\.(\w+)\?v=\w+$/.exec(path)!;
    const file = kind === 'svg' ? drawing : JSON.stringify(geometryOf(game!));
    return Promise.resolve(new Response(file));
  });
  said.length = 0;
});

afterEach(async () => {
  if (board) await unmount(board);
  vi.unstubAllGlobals();
});

async function set(props: Partial<BoardProps>): Promise<BoardProps> {
  const all: BoardProps = $state({
    game: 'malaya',
    view: viewOf(...spaces(space('perak', perak))),
    say: speech({ 'space-perak': 'Perak', 'piece-troop': 'Troop' }),
    reducedMotion: true,
    onchoose: (names: readonly string[]) => said.push(`choose ${names.join(' ')}`),
    onwhy: (name: string) => said.push(`why ${name}`),
    onfocusspace: () => {},
    ...props,
  });
  board = mount(Board, { target: document.body, props: all });
  await vi.waitFor(() => expect(document.querySelector('.pieces')).not.toBe(null));
  flushSync();
  return all;
}

const area = (id: string) =>
  document.querySelector<SVGElement>(`[role="button"][data-space="${id}"]`)!;
const pieces = (kind: string, id: string) => [
  ...document.querySelectorAll<SVGElement>(`[data-piece="${kind}"][data-space="${id}"]`),
];
function click(element: Element, detail = 1) {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  flushSync();
}
function pointer(element: Element, type: string, pointerType: string) {
  element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));
  flushSync();
}
const card = () => document.querySelector('.card strong')?.textContent ?? null;
function press(element: Element | Window, key: string) {
  element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }));
  flushSync();
}

test('every space is a button that says what it holds; only options can be reached by Tab besides one', async () => {
  await set({ options: [choosePerak] });
  expect(area('perak').getAttribute('role')).toBe('button');
  expect(area('perak').getAttribute('aria-label')).toBe(
    'Perak: 2 Troop, 1 police; Population 1; select',
  );
  expect(area('perak').getAttribute('tabindex')).toBe('0');
  expect(area('johore').getAttribute('tabindex')).toBe('-1');
  expect(pieces('troop', 'perak')).toHaveLength(2);
  expect(document.querySelector('#pop-perak')!.textContent).toBe('1');
});

test('an option is chosen by click and by key, anything else asks why not', async () => {
  await set({ options: [choosePerak] });
  click(area('perak'));
  press(area('perak'), 'Enter');
  click(pieces('troop', 'perak')[0]!);
  click(area('kedah'));
  press(area('johore'), ' ');
  expect(said).toEqual(['choose perak', 'choose perak', 'choose perak', 'why kedah', 'why johore']);
});

test('the second click of a double click chooses nothing', async () => {
  await set({ options: [choosePerak] });
  click(area('perak'), 1);
  click(area('perak'), 2);
  expect(said).toEqual(['choose perak']);
});

test('two clicks move a piece, Escape puts it down', async () => {
  await set({
    options: [move('troop', 'kedah'), move('troop', 'pahang'), move('police', 'pahang')],
  });
  click(pieces('troop', 'perak')[1]!);
  expect(document.querySelectorAll('.hit.option')).toHaveLength(2);
  expect(area('kedah').getAttribute('aria-label')).toContain('move here');
  press(window, 'Escape');
  expect(document.querySelectorAll('.hit.option')).toHaveLength(1);
  click(pieces('troop', 'perak')[1]!);
  click(area('johore'));
  click(area('kedah'));
  expect(said).toEqual(['why troop:perak>johore', 'choose troop:perak>kedah']);
});

test('with the keyboard a menu asks which kind moves', async () => {
  await set({ options: [move('troop', 'kedah'), move('police', 'pahang')] });
  press(area('perak'), 'Enter');
  const items = [...document.querySelectorAll('[role="menuitem"]')];
  expect(items.map((i) => i.textContent?.trim())).toEqual(['Troop', 'police']);
  click(items[1]!);
  press(area('pahang'), 'Enter');
  expect(said).toEqual(['choose police:perak>pahang']);
});

test('arrow keys move the focus', async () => {
  await set({});
  area('kelantan').focus();
  press(area('kelantan'), 'ArrowRight');
  expect(document.activeElement).toBe(area('trengganu'));
});

test('a moved piece is the same element', async () => {
  const props = await set({});
  const [stays, goes] = pieces('troop', 'perak');
  props.view = viewOf(
    ...spaces(space('perak', { troop: 1, police: 1 }), space('kedah', { troop: 1 })),
  );
  flushSync();
  expect(pieces('troop', 'perak')).toEqual([stays]);
  expect(pieces('troop', 'kedah')).toEqual([goes]);
});

test('of several equal pieces the one that was clicked moves', async () => {
  const props = await set({ options: [move('troop', 'kedah')] });
  const [clicked, other] = pieces('troop', 'perak');
  click(clicked!);
  click(area('kedah'));
  props.view = viewOf(
    ...spaces(space('perak', { troop: 1, police: 1 }), space('kedah', { troop: 1 })),
  );
  flushSync();
  expect(pieces('troop', 'perak')).toEqual([other]);
  expect(pieces('troop', 'kedah')).toEqual([clicked]);
});

test('changed, selected, lit and marked spaces carry their marks', async () => {
  const changes = {
    kedah: [
      { what: 'piece', id: 'troop', n: -2 },
      { what: 'marker', id: 'terror', n: 1 },
    ],
    johore: [{ what: 'level', id: 'support', n: 0 }],
  };
  await set({ changes, selected: ['pahang'], lit: ['selangor', 'kedah'], marked: 'perak' });
  expect(document.querySelectorAll('.changed:not(.case)')).toHaveLength(2);
  expect([...document.querySelectorAll('.badge')].map((e) => e.textContent!.trim())).toEqual([
    '−2',
    '+1T',
  ]);
  expect(document.querySelectorAll('.dot')).toHaveLength(1);
  expect(document.querySelectorAll('.rings .selected')).toHaveLength(1);
  expect(area('pahang').ariaLabel ?? area('pahang').getAttribute('aria-label')).toContain(
    '; selected',
  );
  expect(document.querySelectorAll('.marked')).toHaveLength(3);
});

test('pieces that have moved are marked where they stand', async () => {
  await set({ moved: [{ piece: 'troop', space: 'perak', n: 1 }] });
  expect(document.querySelectorAll('.piece .moved')).toHaveLength(1);
});

test('Control, level and markers are drawn with letter or sign', async () => {
  const held = space('perak', perak, {
    control: 'mcp',
    level: 'support',
    markers: { terror: 2, new_village: 1 },
  });
  await set({ view: viewOf(...spaces(held)) });
  expect(document.querySelector('.control')!.textContent).toBe('M');
  expect(document.querySelector('.level.plus')).not.toBe(null);
  expect([...document.querySelectorAll('.token')].map((t) => t.textContent)).toEqual(['T2', 'NV']);
});

test('the card that a tap has opened closes at the next decision, on Escape and at a tap elsewhere', async () => {
  const props = await set({ options: [choosePerak], moment: '1' });
  const tap = () => pointer(area('perak'), 'pointerover', 'touch');
  tap();
  expect(card()).toBe('Perak');
  props.moment = '2';
  flushSync();
  expect(card()).toBe(null);
  tap();
  props.view = viewOf(...spaces(space('perak', { troop: 1 })));
  flushSync();
  expect(card()).toBe('Perak');
  pointer(document.body, 'pointerdown', 'touch');
  expect(card()).toBe(null);
  tap();
  press(window, 'Escape');
  expect(card()).toBe(null);
  tap();
  expect(card()).toBe('Perak');
});

test('the card under a mouse stays with the mouse', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const props = await set({ moment: '1' });
  pointer(area('perak'), 'pointerover', 'mouse');
  expect(card()).toBe(null);
  vi.advanceTimersByTime(300);
  flushSync();
  expect(card()).toBe('Perak');
  props.moment = '2';
  flushSync();
  expect(card()).toBe('Perak');
  pointer(document.querySelector('.overlay')!, 'pointerleave', 'mouse');
  expect(card()).toBe(null);
  vi.useRealTimers();
});

test('a click on nothing closes the menu', async () => {
  await set({ options: [move('troop', 'kedah'), move('police', 'pahang')] });
  press(area('perak'), 'Enter');
  expect(document.querySelector('[role="menu"]')).not.toBe(null);
  click(document.querySelector('.overlay')!);
  expect(document.querySelector('[role="menu"]')).toBe(null);
});

test('a Population that differs from the printed one lies over it as a marker', async () => {
  const printed = geometryOf('kenya').faces.map((f) =>
    space(f.id, {}, { population: f.population! }),
  );
  const now = printed.map((s) => (s.id === 'kiambu' ? { ...s, population: 0 } : s));
  const props = await set({ game: 'kenya', view: viewOf(...printed) });
  expect(document.querySelector('.population')).toBe(null);
  props.view = viewOf(...now);
  flushSync();
  expect([...document.querySelectorAll('.population')].map((m) => m.textContent)).toEqual(['0']);
});

test('a place between spaces is chosen by the name of its option and shows its markers and star', async () => {
  const all = [...spaces(), space('kuala_lumpur'), space('ec_north'), space('ec_south')];
  const view = {
    ...viewOf(...all.filter((s) => s.id !== 'thailand')),
    railways: [
      { id: 'r7', starred: true, sabotage: 2 },
      { id: 'r6', starred: false, sabotage: 0 },
    ],
  };
  const options = [{ name: 'r7', label: 'Railway', kind: 'railway' }];
  await set({ game: 'japanese_occupation', view, options });
  expect(area('r7').getAttribute('aria-label')).toBe('r7: 2 × sabotage; starred; select');
  expect(area('r6').getAttribute('aria-label')).toBe('r6: no markers');
  expect(document.querySelectorAll('.star')).toHaveLength(1);
  expect(document.querySelector('.marker.square .number')!.textContent).toBe('2');
  click(area('r7'));
  click(area('r6'));
  expect(said).toEqual(['choose r7', 'why r6']);
});

test('an area that is no space of the game is veiled and cannot be chosen', async () => {
  const view = { ...viewOf(...spaces().filter((s) => s.id !== 'thailand')), railways: [] };
  await set({ game: 'japanese_occupation', view });
  expect(area('thailand')).toBe(null);
  expect([...document.querySelectorAll('.veils text')].map((e) => e.textContent)).toContain(
    'Out of Play',
  );
});

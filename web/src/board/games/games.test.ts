import { expect, test } from 'vitest';
import { malayaDrawing } from '../fixtures';
import { malaya } from './malaya';
import { pictureOf, PLACES } from '.';

test('a game is pictured by its drawing; only one that uses the places shows them', () => {
  expect(pictureOf('malaya')).toBe('boards/malaya.svg');
  expect(pictureOf('unheard-of')).toBe(null);
});

test('the drawing hides its places from everybody who does not ask for them', () => {
  expect(malaya.places).toBe(false);
  const drawing = malayaDrawing();
  expect(drawing).toContain(`<g id="${PLACES}">`);
  expect(drawing).toContain(`#${PLACES}:not(:target){display:none}`);
});

import { expect, test } from 'vitest';
import { cleanDrawing, sheets, writePopulation } from '../../src/board/drawing';
import { drawingOf } from './fixtures';

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${body}</svg>`;

test('script, style, handlers and addresses elsewhere are taken out', () => {
  const clean = cleanDrawing(
    svg(`<style>a{}</style><script>alert(1)</script><foreignObject><p/></foreignObject>
      <rect id="r" data-space="x" onclick="x()" style="fill:red" fill="url(#g)" stroke="url(https://example.org/x)"/>
      <use id="u" href="https://example.org/a.svg#b"/><use id="v" href="#b"/>`),
  );
  expect(clean.querySelectorAll('style, script, foreignObject, p')).toHaveLength(0);
  const rect = clean.querySelector('#r')!;
  expect(rect.getAttributeNames().sort()).toEqual(['fill', 'id']);
  expect(clean.querySelector('#u')!.hasAttribute('href')).toBe(false);
  expect(clean.querySelector('#v')!.getAttribute('href')).toBe('#b');
});

test('groups that the game does not use are left out', () => {
  const clean = cleanDrawing(svg('<g id="places"><rect/></g><g id="faces"/>'), ['places']);
  expect(clean.querySelector('#places')).toBe(null);
  expect(clean.querySelector('#faces')).not.toBe(null);
});

test('the drawing of Malaya keeps its spaces and takes Population from the view', () => {
  const clean = cleanDrawing(drawingOf('malaya'), ['places']);
  expect(clean.querySelectorAll('.space')).toHaveLength(12);
  writePopulation(clean, [
    { id: 'perak', population: 7 },
    { id: 'ec_north', population: null },
  ]);
  expect(clean.querySelector('#pop-perak')!.textContent).toBe('7');
});

test('names and badges are taken off the ground', () => {
  const { ground, names } = sheets(cleanDrawing(drawingOf('malaya')));
  expect(names.map((name) => name.id)).toEqual(['labels', 'population']);
  expect(ground.querySelector('#labels, #population, .popn')).toBe(null);
  expect(ground.querySelectorAll('.space')).toHaveLength(12);
});

test('something else than a drawing is refused', () => {
  expect(() => cleanDrawing('<html></html>')).toThrow('not an SVG');
});

/** The board's drawing: fetched, parsed, cleaned and made ready to stand inline in the page. */

const ELEMENTS = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath clipPath mask ' +
    'linearGradient radialGradient stop pattern filter feGaussianBlur feDropShadow feTurbulence feColorMatrix ' +
    'feMerge feMergeNode feOffset feFlood feComposite feBlend title'
  ).split(' '),
);

/** Parses an SVG text and leaves only shapes: no script, style, link to elsewhere, foreign element or hidden layer. */
export function cleanDrawing(source: string, hidden: readonly string[] = []): SVGSVGElement {
  // The page's content policy objects even to a style sheet that is only parsed; the board brings its own.
  const unstyled = source.replaceAll(/<style[\s>][\s\S]*?<\/style>/gi, '');
  const parsed = new DOMParser().parseFromString(unstyled, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg') throw new Error('the board file is not an SVG drawing');
  for (const id of hidden) root.querySelector(`#${id}`)?.remove();
  for (const element of [root, ...root.querySelectorAll('*')]) clean(element);
  root.removeAttribute('width');
  root.removeAttribute('height');
  root.removeAttribute('font-family');
  root.setAttribute('aria-hidden', 'true');
  root.setAttribute('focusable', 'false');
  return root as unknown as SVGSVGElement;
}

function clean(element: Element): void {
  if (!ELEMENTS.has(element.localName)) return element.remove();
  for (const { name, value } of [...element.attributes])
    if (isUnwanted(name.toLowerCase(), value)) element.removeAttribute(name);
}

function isUnwanted(name: string, value: string): boolean {
  // The drawing's own data attributes would be taken for those of the live layer above it.
  if (name.startsWith('on') || name.startsWith('data-') || name === 'style') return true;
  if (name === 'href' || name === 'xlink:href') return !value.startsWith('#');
  return /url\((?!\s*['"]?#)/i.test(value);
}

/** A drawing in two sheets: its ground, and the names and badges that must lie above the rings of the live layer. */
export interface Sheets {
  readonly ground: SVGSVGElement;
  readonly names: readonly Element[];
}

export function sheets(drawing: SVGSVGElement): Sheets {
  const names = [...drawing.querySelectorAll('#labels, #population')];
  for (const name of names) name.remove();
  return { ground: drawing, names };
}

/** Writes the Population of each space on its badge; areas that are no spaces have none. */
export function writePopulation(
  drawing: Element,
  spaces: readonly { id: string; population?: number | null }[],
): void {
  const known = new Set(spaces.map(({ id }) => `pop-${id}`));
  for (const badge of drawing.querySelectorAll('[id^="pop-"]'))
    if (!known.has(badge.id)) badge.parentElement?.remove();
  for (const { id, population } of spaces) {
    const badge = drawing.querySelector(`#pop-${id}`);
    const text = String(population ?? '');
    if (badge && badge.textContent !== text) badge.textContent = text;
  }
}

/**
 * QR codes (ISO/IEC 18004): a text as bytes with error correction of level M, in the smallest version that holds it.
 * Rows and columns are counted from the upper left; true is dark.
 */

/** By version from 1 on: into how many blocks the bytes are dealt, and how many bytes of each block correct errors. */
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const CORRECTING = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

export type Code = readonly (readonly boolean[])[];

/** The code of a text; null if it is too long for the versions that are known here. */
export function qrCode(text: string): Code | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, i) => dataSize(i + 1) >= bytes.length + headSize(i + 1)) + 1;
  if (version === 0) return null;
  const words = dealt(version, padded(version, bytes));
  const codes = MASKS.map((_, mask) => drawn(version, words, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The dark squares as one path of an SVG, a square of 1 each. */
export const qrPath = (code: Code): string =>
  code.flatMap((row, r) => row.map((dark, c) => (dark ? `M${c} ${r}h1v1h-1z` : ''))).join('');

// -- bytes ---------------------------------------------------------------------------------------

const sizeOf = (version: number) => 17 + 4 * version;

/** Mode and length before the text, and the end mark after it, as whole bytes. */
const headSize = (version: number) => (version < 10 ? 2 : 3);

/** Where alignment patterns have their centres. */
function centres(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = sizeOf(version) - 7;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - (count - 2 - i) * step)];
}

/** All bytes of a version: the squares that no pattern takes. */
function totalSize(version: number): number {
  const size = sizeOf(version);
  const fixed = blank(size);
  patterns(version, blank(size), fixed);
  return Math.floor(fixed.flat().filter((taken) => !taken).length / 8);
}

const dataSize = (version: number) =>
  totalSize(version) - BLOCKS[version - 1]! * CORRECTING[version - 1]!;

/** The text with its head, filled up to the bytes of its version. */
function padded(version: number, bytes: readonly number[]): number[] {
  const counted = version < 10 ? 8 : 16;
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, counted)];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  bits.push(0, 0, 0, 0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
  const size = dataSize(version);
  for (let fill = 0xec; words.length < size; fill ^= 0xec ^ 0x11) words.push(fill);
  return words;
}

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1);

/** The bytes in blocks with their corrections, dealt out one of each block in turn. */
function dealt(version: number, words: readonly number[]): number[] {
  const count = BLOCKS[version - 1]!;
  const short = Math.floor(words.length / count);
  const long = words.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const length = short + (i < count - long ? 0 : 1);
    return words.slice(from, (from += length));
  });
  const checks = blocks.map((block) => correction(block, CORRECTING[version - 1]!));
  return [...inTurn(blocks, short + 1), ...inTurn(checks, CORRECTING[version - 1]!)];
}

function inTurn(rows: readonly number[][], length: number): number[] {
  return Array.from({ length }, (_, i) =>
    rows.flatMap((row) => (i < row.length ? [row[i]!] : [])),
  ).flat();
}

/** A product in the field of 256 numbers in which corrections are reckoned. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The bytes that correct a block (Reed-Solomon): the rest of a division of polynomials. */
export function correction(block: readonly number[], count: number): number[] {
  const divisor: number[] = Array.from({ length: count }, (_, i) => (i === count - 1 ? 1 : 0));
  for (let i = 0, root = 1; i < count; i += 1, root = times(root, 2)) {
    for (let j = 0; j < count; j += 1)
      divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
  }
  const rest: number[] = Array.from({ length: count }, () => 0);
  for (const byte of block) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((each, i) => (rest[i]! ^= times(each, factor)));
  }
  return rest;
}

// -- squares -------------------------------------------------------------------------------------

type Grid = boolean[][];

const blank = (size: number): Grid =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => false));

function drawn(version: number, words: readonly number[], mask: number): Grid {
  const size = sizeOf(version);
  const grid = blank(size);
  const fixed = blank(size);
  patterns(version, grid, fixed);
  const bits = words.flatMap((word) => bitsOf(word, 8));
  let next = 0;
  for (const [r, c] of zigzag(size)) {
    if (!fixed[r]![c]) grid[r]![c] = (bits[next++] === 1) !== MASKS[mask]!(r, c);
  }
  drawFormat(grid, fixed, mask);
  return grid;
}

/** Pairs of columns from the right, up and down by turns, without the column of the timing pattern. */
function* zigzag(size: number): Generator<readonly [number, number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let i = 0; i < size; i += 1) {
      const row = up ? size - 1 - i : i;
      yield [row, right];
      yield [row, right - 1];
    }
  }
}

/** What each code of a version has alike; `fixed` notes what is taken, room for format and version included. */
function patterns(version: number, grid: Grid, fixed: Grid): void {
  const size = grid.length;
  const put = (r: number, c: number, dark: boolean) => {
    if (r < 0 || c < 0 || r >= size || c >= size) return;
    grid[r]![c] = dark;
    fixed[r]![c] = true;
  };
  /** Rings around a centre, dark but for some. */
  const rings = (row: number, column: number, reach: number, light: readonly number[]) => {
    for (let r = -reach; r <= reach; r += 1)
      for (let c = -reach; c <= reach; c += 1)
        put(row + r, column + c, !light.includes(Math.max(Math.abs(r), Math.abs(c))));
  };
  for (let i = 0; i < size; i += 1) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  const at = centres(version);
  const last = at.at(-1);
  for (const r of at)
    for (const c of at) {
      const corner = (r === 6 && c === 6) || (r === 6 && c === last) || (r === last && c === 6);
      if (!corner) rings(r, c, 2, [1]);
    }
  for (const [r, c] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(r, c, 4, [2, 4]);
  drawFormat(grid, fixed, 0);
  if (version >= 7) drawVersion(put, version, size);
}

/** A number followed by the rest of its division by a polynomial, which guards it. */
function guarded(value: number, polynomial: number, count: number): number {
  let rest = value;
  const top = 1 << count;
  for (let i = 0; i < count; i += 1) {
    rest <<= 1;
    if (rest & top) rest ^= polynomial;
  }
  return (value << count) | rest;
}

/** Level (M is 0) and mask, written twice around the corners. */
function drawFormat(grid: Grid, fixed: Grid, mask: number): void {
  const size = grid.length;
  const bits = guarded(mask, 0x537, 10) ^ 0x5412;
  const dark = (i: number) => ((bits >> i) & 1) === 1;
  const put = (r: number, c: number, value: boolean) => {
    grid[r]![c] = value;
    fixed[r]![c] = true;
  };
  for (let i = 0; i < 15; i += 1) {
    if (i < 8) put(i < 6 ? i : i + 1, 8, dark(i));
    else put(8, i === 8 ? 7 : 14 - i, dark(i));
    if (i < 8) put(8, size - 1 - i, dark(i));
    else put(size - 15 + i, 8, dark(i));
  }
  put(size - 8, 8, true);
}

/** The number of a version, beside two of the corners. */
function drawVersion(
  put: (r: number, c: number, dark: boolean) => void,
  version: number,
  size: number,
): void {
  const bits = guarded(version, 0x1f25, 12);
  for (let i = 0; i < 18; i += 1) {
    const dark = ((bits >> i) & 1) === 1;
    const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
    put(near, far, dark);
    put(far, near, dark);
  }
}

// -- which mask reads best -----------------------------------------------------------------------

/** How hard a code is to read: long runs, blocks, shapes like a corner, and more of one colour. */
function penalty(code: Code): number {
  const size = code.length;
  const columns = code.map((_, c) => code.map((row) => row[c]!));
  let found = 0;
  for (const line of [...code, ...columns]) found += runs(line);
  for (let r = 1; r < size; r += 1)
    for (let c = 1; c < size; c += 1) {
      const here = code[r]![c];
      if (here === code[r - 1]![c] && here === code[r]![c - 1] && here === code[r - 1]![c - 1])
        found += 3;
    }
  const dark = code.flat().filter(Boolean).length / (size * size);
  return found + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

function runs(line: readonly boolean[]): number {
  const text = line.map((dark) => (dark ? '1' : '0')).join('');
  const long = [...text.matchAll(/0{5,}|1{5,}/g)].map(([run]) => run.length - 2);
  const corners = [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
  return long.reduce((sum, each) => sum + each, 0) + 40 * corners;
}

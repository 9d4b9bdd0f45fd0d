import { flushSync, mount } from 'svelte';
import { describe, expect, it } from 'vitest';
import QrCode from '../src/parts/QrCode.svelte';
import { correction, qrCode, qrPath, type Code } from '../src/lib/qr';

/**
 * A reader of its own, which shares nothing with the maker but the standard: it finds version and mask in the picture,
 * knows the taken squares by where they lie, and believes a block only if all its syndromes are 0.
 */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];
const ALIGNED: Record<number, number[]> = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
  14: [6, 26, 46, 66],
  16: [6, 26, 50, 74],
};
/** Version -> blocks as [count, bytes, bytes of text] of level M. */
const GROUPS: Record<number, [number, number, number][]> = {
  1: [[1, 26, 16]],
  2: [[1, 44, 28]],
  3: [[1, 70, 44]],
  4: [[2, 50, 32]],
  5: [[2, 67, 43]],
  6: [[4, 43, 27]],
  7: [[4, 49, 31]],
  8: [
    [2, 60, 38],
    [2, 61, 39],
  ],
  9: [
    [3, 58, 36],
    [2, 59, 37],
  ],
  10: [
    [4, 69, 43],
    [1, 70, 44],
  ],
  14: [
    [4, 64, 40],
    [5, 65, 41],
  ],
  16: [
    [7, 73, 45],
    [3, 74, 46],
  ],
};
const POWERS = [1];
while (POWERS.length < 255) {
  const next = POWERS.at(-1)! * 2;
  POWERS.push(next > 255 ? next ^ 0x11d : next);
}
const product = (a: number, b: number) =>
  a && b ? POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255]! : 0;

function isMasked(mask: number, i: number, j: number): boolean {
  const rests = [
    (i + j) % 2,
    i % 2,
    j % 3,
    (i + j) % 3,
    ((i >> 1) + Math.floor(j / 3)) % 2,
    ((i * j) % 2) + ((i * j) % 3),
    (((i * j) % 2) + ((i * j) % 3)) % 2,
    (((i + j) % 2) + ((i * j) % 3)) % 2,
  ];
  return rests[mask] === 0;
}

function isTaken(size: number, version: number, r: number, c: number): boolean {
  const far = size - 8;
  if ((r <= 8 && c <= 8) || (r <= 8 && c >= far) || (r >= far && c <= 8)) return true;
  if (r === 6 || c === 6) return true;
  if (version >= 7 && ((r < 6 && c >= size - 11) || (c < 6 && r >= size - 11))) return true;
  const near = (x: number, y: number) => Math.abs(r - x) <= 2 && Math.abs(c - y) <= 2;
  const at = ALIGNED[version]!;
  const end = at.at(-1);
  const corners = [`6 6`, `6 ${end}`, `${end} 6`];
  return at.some((x) => at.some((y) => !corners.includes(`${x} ${y}`) && near(x, y)));
}

function readCode(code: Code): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const bit = (r: number, c: number) => (code[r]![c] ? '1' : '0');
  const format = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((c) => bit(8, c)),
    ...[7, 5, 4, 3, 2, 1, 0].map((r) => bit(r, 8)),
  ].join('');
  const mask = FORMATS.indexOf(format);
  expect(mask, `format ${format}`).toBeGreaterThanOrEqual(0);
  let bits = '';
  let column = size - 1;
  for (let pair = 0; column > 0; pair += 1) {
    if (column === 6) column -= 1;
    for (let i = 0; i < size; i += 1) {
      const r = pair % 2 === 0 ? size - 1 - i : i;
      for (const c of [column, column - 1])
        if (!isTaken(size, version, r, c)) bits += code[r]![c] !== isMasked(mask, r, c) ? '1' : '0';
    }
    column -= 2;
  }
  const bytes = (bits.match(/.{8}/g) ?? []).map((word) => parseInt(word, 2));
  const sizes = GROUPS[version]!.flatMap(([count, all, text]) =>
    Array.from({ length: count }, () => [all, text] as const),
  );
  const blocks = sizes.map((): number[] => []);
  const most = Math.max(...sizes.map(([, text]) => text));
  let next = 0;
  for (let i = 0; i < most; i += 1)
    sizes.forEach(([, text], b) => i < text && blocks[b]!.push(bytes[next++]!));
  const text = blocks.flatMap((block) => [...block]);
  for (let i = 0; i < sizes[0]![0] - sizes[0]![1]; i += 1)
    blocks.forEach((block) => block.push(bytes[next++]!));
  blocks.forEach((block, b) => {
    for (let i = 0; i < sizes[b]![0] - sizes[b]![1]; i += 1) {
      const sum = block.reduce((value, byte) => product(value, POWERS[i]!) ^ byte, 0);
      expect(sum, `syndrome ${i} of block ${b}`).toBe(0);
    }
  });
  const stream = text.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const counted = version < 10 ? 8 : 16;
  const length = parseInt(stream.slice(4, 4 + counted), 2);
  const found = stream.slice(4 + counted, 4 + counted + 8 * length).match(/.{8}/g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(found, (byte) => parseInt(byte, 2)));
}

const link = 'http://127.0.0.1:54321/#/t/Zk3vQ0xAbc?seat=';

describe('QR codes', () => {
  it('reckons the corrections of the known example', () => {
    const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it.each([
    [1, 14],
    [2, 20],
    [3, 42],
    [4, 62],
    [5, 80],
    [6, 100],
    [7, 122],
    [8, 150],
    [9, 180],
    [10, 213],
    [14, 360],
    [16, 450],
  ])('of version %i can be read by another reader', (version, length) => {
    const text = `${link}${'aZ09-_'.repeat(100)}`.slice(0, length);
    const code = qrCode(text)!;
    expect(code.length).toBe(17 + 4 * version);
    expect(readCode(code)).toBe(text);
  });

  it('keeps the letters of another language', () => {
    expect(readCode(qrCode('マラヤ')!)).toBe('マラヤ');
  });

  it('is refused for a text that is too long', () => {
    expect(qrCode('x'.repeat(664))).not.toBeNull();
    expect(qrCode('x'.repeat(670))).toBeNull();
  });

  it('has the three corners, the timing pattern and a dark square', () => {
    const code = qrCode('x')!;
    const row = (r: number) => code[r]!.map((dark) => (dark ? '#' : '.')).join('');
    expect(row(0)).toMatch(/^#{7}\..{5}\.#{7}$/);
    expect(row(6)).toBe('#######.#.#.#.#######');
    expect(code[13]![8]).toBe(true);
    expect(qrPath([[true, false, true]])).toBe('M0 0h1v1h-1zM2 0h1v1h-1z');
  });
});

describe('a QR code on the page', () => {
  it('shows the address that it was given, dark on light with a light edge', () => {
    document.body.replaceChildren();
    mount(QrCode, { target: document.body, props: { url: `${link}token` } });
    flushSync();
    const [x, y, width] = document.querySelector('svg')!.getAttribute('viewBox')!.split(' ');
    expect([x, y]).toEqual(['-4', '-4']);
    const size = Number(width) - 8;
    const dark = [
      ...document
        .querySelector('path')!
        .getAttribute('d')!
        .matchAll(/M(\d+) (\d+)/g),
    ];
    const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    for (const [, c, r] of dark) grid[Number(r)]![Number(c)] = true;
    expect(readCode(grid)).toBe(`${link}token`);
  });
});

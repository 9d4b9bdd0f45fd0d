/** A study as the part of a link that no server sees: JSON, deflated, in letters that need no escape. */
import type { StudyTree } from '../api/types';

/** Longer links are cut by programs that pass them on. */
export const LONGEST = 12_000;
/** No honest study is longer than this when it is unfolded. */
const LARGEST = 2_000_000;

export type Unlinked = 'no-compression' | 'too-long' | 'damaged';

export class LinkError extends Error {
  constructor(readonly why: Unlinked) {
    super(why);
  }
}

const canCompress = () =>
  typeof CompressionStream !== 'undefined' && typeof DecompressionStream !== 'undefined';

/** The code of a study; LinkError if the browser cannot make one, or it is too long. */
export async function encode(study: StudyTree): Promise<string> {
  if (!canCompress()) throw new LinkError('no-compression');
  const stream = new Blob([JSON.stringify(study)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const code = toLetters(await gather(stream, LARGEST));
  if (code.length > LONGEST) throw new LinkError('too-long');
  return code;
}

/** The study of a code; LinkError if the browser cannot read it, or it is none. */
export async function decode(code: string): Promise<StudyTree> {
  if (!canCompress()) throw new LinkError('no-compression');
  try {
    const bytes = fromLetters(code);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const found: unknown = JSON.parse(new TextDecoder().decode(await gather(stream, LARGEST)));
    if (isStudy(found)) return found;
  } catch {
    // Whatever is wrong with it, nobody can read it.
  }
  throw new LinkError('damaged');
}

async function gather(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new LinkError('damaged');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(code: string): Uint8Array<ArrayBuffer> {
  const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

// -- whether something is a study -------------------------------------------------------------------------------------

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown, holds: (each: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.every(holds));
const isPlace = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** Whether its shape is that of a study; whether it can be played the server says. */
export function isStudy(value: unknown): value is StudyTree {
  if (!isFields(value) || typeof value.game !== 'string' || !isLine(value.line)) return false;
  const { scenario, position, place } = value;
  return (
    (scenario == null || typeof scenario === 'string') &&
    (position == null || isFields(position)) &&
    (place == null || isPlace(place))
  );
}

function isLine(value: unknown): boolean {
  return (
    isFields(value) &&
    isList(value.names, (each) => typeof each === 'string') &&
    isList(value.comments, isComment) &&
    isList(value.branches, isBranch)
  );
}

const isComment = (value: unknown): boolean =>
  isFields(value) &&
  isPlace(value.place) &&
  typeof value.lang === 'string' &&
  typeof value.text === 'string';

const isBranch = (value: unknown): boolean =>
  isFields(value) && isPlace(value.place) && typeof value.name === 'string' && isLine(value.line);

/** A short name for a code, the same each time. */
export function nameOf(code: string): string {
  let high = 0x811c9dc5;
  let low = 0x01000193;
  for (const letter of code) {
    const at = letter.charCodeAt(0);
    high = Math.imul(high ^ at, 0x01000193) >>> 0;
    low = Math.imul(low ^ at, 0x85ebca6b) >>> 0;
  }
  return `l${high.toString(36)}${low.toString(36)}`;
}

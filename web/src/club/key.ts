/** The key by which this browser is a person of the club; it stays here, in headers and in the fragment of links. */
import { read, write } from '../lib/storage';

const KEY = 'coinbox.club.key';
const FORM = /[A-Za-z0-9_-]{43}/;

/** 32 random bytes in base64url; also on pages that are not secure. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export const isKey = (text: string): boolean => new RegExp(`^${FORM.source}$`).test(text);

export function myKey(): string | null {
  const found = read<string | null>(localStorage, KEY, null);
  return found && isKey(found) ? found : null;
}

export const keepKey = (key: string): void => write(localStorage, KEY, key);
export const dropKey = (): void => localStorage.removeItem(KEY);

export const keyLink = (base: string, key: string): string =>
  `${base.split('#')[0]}#/club/key/${key}`;

/** The text of the file that somebody takes to his other device. */
export const keyFile = (name: string, link: string): string =>
  `coinbox club key\n${name}\n${link}\n`;

/** The key in such a file, or in whatever holds its link. */
export function keyIn(text: string): string | null {
  const found = /#\/club\/key\/([A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/.exec(text)?.[1];
  return found ?? (isKey(text.trim()) ? text.trim() : null);
}

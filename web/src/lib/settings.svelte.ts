/** How this person likes the page; kept in the browser. */
import { read, write } from './storage';

export type Speed = 'slow' | 'fast' | 'off';

export interface Settings {
  lang: string;
  theme: 'system' | 'light' | 'dark';
  size: 'small' | 'normal' | 'large';
  motion: 'system' | 'off';
  speed: Speed;
  sound: boolean;
  toured: boolean;
}

export const LANGUAGES: Record<string, string> = { en: 'English', ja: '日本語' };

const KEY = 'coinbox.settings';

function preferred(): string {
  return navigator.languages?.find((lang) => /^(ja|en)/.test(lang))?.slice(0, 2) ?? 'en';
}

const defaults: Settings = {
  lang: preferred(),
  theme: 'system',
  size: 'normal',
  motion: 'system',
  speed: 'slow',
  sound: false,
  toured: false,
};

export const settings: Settings = $state({
  ...defaults,
  ...read<Partial<Settings>>(localStorage, KEY, {}),
});

export function saveSettings(): void {
  write(localStorage, KEY, $state.snapshot(settings));
}

/** Put theme, text size and motion on the page's root, where the style sheet looks for them. */
export function applySettings(root: HTMLElement): void {
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.dataset.size = settings.size;
  root.dataset.motion = settings.motion;
}

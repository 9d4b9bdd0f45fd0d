/** The page's words, from the same Fluent files as the server's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import * as api from '../api/client';

interface Language {
  lang: string;
  bundle: FluentBundle;
  names: Record<string, string>;
}

const NAMED = /^(?:space|piece|marker|level|faction|commander|box|track|terrain|eligible)-(.+)$/;

const loaded = new Map<string, Language>();
let current = $state.raw<Language | null>(null);

/** Words by id, both `space-pahang` and `pahang`, as the board's components take them. */
function namesOf(bundle: FluentBundle, resource: FluentResource): Record<string, string> {
  const names: Record<string, string> = {};
  for (const { id, value } of resource.body) {
    const found = NAMED.exec(id);
    if (!found || typeof value !== 'string') continue;
    names[id] = value;
    names[found[1]!] ??= value;
  }
  return names;
}

export function makeLanguage(lang: string, ftl: string): Language {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const resource = new FluentResource(ftl);
  bundle.addResource(resource);
  return { lang, bundle, names: namesOf(bundle, resource) };
}

export async function loadLanguage(lang: string): Promise<void> {
  let found = loaded.get(lang);
  if (!found) {
    found = makeLanguage(lang, (await api.text(lang)).ftl);
    loaded.set(lang, found);
  }
  current = found;
}

export function setLanguage(language: Language): void {
  current = language;
}

export const ready = () => current !== null;
export const lang = () => current?.lang ?? 'en';
export const names = () => current?.names ?? {};
export const has = (id: string) => current?.bundle.hasMessage(id) ?? false;

/** A message, or an attribute written `id.attribute`; an unknown id shows itself. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const [name = id, attribute] = id.split('.');
  const message = current?.bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern || !current) return id;
  return current.bundle.formatPattern(pattern, args ?? null, []);
}

export const faction = (id: string) => t(`faction-${id}`);
export const space = (id: string) => t(`space-${id}`);

/** Counted pieces, `4 Troops`; an id without number forms is named plainly. */
export function counted(id: string, n: number): string {
  return has(`pieces-${id}`) ? t(`pieces-${id}`, { n }) : `${n} ${names()[id] ?? id}`;
}

/** `british_resources` is a faction's track; other tracks have a name of their own. */
export function track(id: string): string {
  if (has(`track-${id}`)) return t(`track-${id}`);
  const found = /^(.+)_(resources)$/.exec(id);
  return found
    ? t('web-track-of', { faction: faction(found[1]!), track: t('track-resources') })
    : id;
}

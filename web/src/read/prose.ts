/** Texts that are read: paragraphs and lists, in which sections, cards, terms and rulings are links. */
import type { Background, SectionTitle, Term } from '../api/types';

/** A stretch of text, or the name of a section, card, term or ruling in it. */
export interface Piece {
  readonly text: string;
  readonly link: 'section' | 'card' | 'term' | 'ruling' | null;
  /** What the link leads to, if it is called otherwise. */
  readonly to?: string;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly pieces: Piece[] }
  | { readonly kind: 'list'; readonly items: Piece[][] };

/** What a text may point at. */
export interface Known {
  readonly sections: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  readonly terms?: Words | undefined;
  readonly rulings?: ReadonlySet<string> | undefined;
}

/** The words of a glossary: how they are found in a text, and which term each means. */
export interface Words {
  readonly pattern: RegExp;
  readonly ids: ReadonlyMap<string, string>;
}

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Terms as they stand in texts: in English as a word of its own, perhaps in the plural; the longest first. */
export function wordsOf(terms: readonly Term[], lang: string): Words | undefined {
  if (terms.length === 0) return undefined;
  const words = terms.map(({ word }) => word).sort((a, b) => b.length - a.length);
  const any = words.map(literal).join('|');
  return {
    pattern: new RegExp(lang === 'ja' ? `(${any})` : `(?<![\\w-])(${any})s?(?![\\w-])`, 'g'),
    ids: new Map(terms.map(({ id, word }) => [word, id])),
  };
}

const ITEM = '- ';
/** Numbers of sections, ids of cards and of rulings; what belongs to a longer word (12.5%) is none. */
const NAMES = /(?<![\w.-])(?:\d{1,2}(?:\.\d{1,2}){1,3}(?![\w%])|(?:R-)?[A-Z]{1,2}\d{1,2}(?!\w))/g;

function linkTo(name: string, { sections, cards, rulings }: Known): Piece['link'] {
  if (sections.has(name)) return 'section';
  if (cards.has(name)) return 'card';
  return rulings?.has(name) ? 'ruling' : null;
}

/** Text cut where it names a section, card or ruling that there is, and where it first uses a term. */
export function piecesOf(text: string, known: Known, seen = new Set<string>()): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(NAMES)) {
    const link = linkTo(name, known);
    if (!link) continue;
    found.push(...termsIn(text.slice(from, index), known.terms, seen), { text: name, link });
    from = index + name.length;
  }
  return [...found, ...termsIn(text.slice(from), known.terms, seen)];
}

function termsIn(text: string, words: Words | undefined, seen: Set<string>): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { 0: name, 1: word, index } of words ? text.matchAll(words.pattern) : []) {
    const to = words!.ids.get(word!)!;
    if (seen.has(to)) continue;
    seen.add(to);
    if (index > from) found.push({ text: text.slice(from, index), link: null });
    found.push({ text: name, link: 'term', to });
    from = index + name.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), link: null });
  return found;
}

/** Lines that begin with `- ` are a list, others that follow each other one paragraph. */
export function blocksOf(text: string, known: Known): Block[] {
  const found: Block[] = [];
  const seen = new Set<string>();
  for (const part of text.split(/\n\s*\n/)) {
    let words: string[] = [];
    let items: string[] = [];
    const close = () => {
      if (words.length > 0)
        found.push({ kind: 'paragraph', pieces: piecesOf(words.join('\n'), known, seen) });
      if (items.length > 0)
        found.push({ kind: 'list', items: items.map((item) => piecesOf(item, known, seen)) });
      words = [];
      items = [];
    };
    for (const line of part.split('\n').map((each) => each.trim())) {
      const isItem = line.startsWith(ITEM);
      if (isItem ? words.length > 0 : items.length > 0) close();
      if (isItem) items.push(line.slice(ITEM.length));
      else if (line) words.push(line);
    }
    close();
  }
  return found;
}

export interface Chapter extends SectionTitle {
  readonly within: Chapter[];
}

/** Sections as a tree, in their order. */
export function chaptersOf(sections: readonly SectionTitle[]): Chapter[] {
  const all = new Map(sections.map((each) => [each.section, { ...each, within: [] as Chapter[] }]));
  const top: Chapter[] = [];
  for (const each of all.values())
    (each.parent ? (all.get(each.parent)?.within ?? top) : top).push(each);
  return top;
}

/** By what a gallery is filtered; an empty word lets all pass. */
export interface Filter {
  readonly sides: '' | 'two' | 'one' | 'mandatory';
  /** `any`, or the faction whose Capability it is. */
  readonly capability: string;
  /** The faction that a side of the card helps. */
  readonly helps: string;
}

export const ALL: Filter = { sides: '', capability: '', helps: '' };

const SIDES: Record<Exclude<Filter['sides'], ''>, (card: Background) => boolean> = {
  two: ({ sides }) => sides.length > 1,
  one: ({ sides, mandatory }) => sides.length < 2 && !mandatory,
  mandatory: ({ mandatory }) => mandatory,
};

/** The cards of a history that a filter lets pass. */
export function chosenOf(cards: readonly Background[], filter: Filter): Background[] {
  const { sides, capability, helps } = filter;
  return cards.filter(
    (card) =>
      (!sides || SIDES[sides](card)) &&
      (!capability || (capability === 'any' ? card.capability : card.capability === capability)) &&
      (!helps || helps in card.serves),
  );
}

export interface Year {
  readonly year: number;
  readonly cards: Background[];
}

/** A history in the order of time, by the year in which each part of it begins. */
export function yearsOf(cards: readonly Background[]): Year[] {
  const sorted = [...cards].sort((a, b) => {
    const [from, to] = [a.years[0]! - b.years[0]!, a.years.at(-1)! - b.years.at(-1)!];
    return from || to;
  });
  const found: Year[] = [];
  for (const card of sorted) {
    const year = card.years[0]!;
    if (found.at(-1)?.year !== year) found.push({ year, cards: [] });
    found.at(-1)!.cards.push(card);
  }
  return found;
}

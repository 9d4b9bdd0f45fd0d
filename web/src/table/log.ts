/** Lines of the log cut into plain text and links to spaces, cards and sections. */
import type { LogLine } from '../api/types';

export interface Link {
  kind: 'space' | 'card' | 'section';
  text: string;
  id: string;
}

export type Part = { kind: 'text'; text: string } | Link;

/** A part with what no line may be broken off from it: brackets and particles beside a link. */
export type Bound = { before: string; after: string } & Part;

interface Target {
  kind: 'space' | 'card';
  id: string;
  text: string;
}

/** Three numbers are a section anywhere; two only after a sign that says so. */
const SECTION = /\b\d{1,2}\.\d{1,2}\.\d{1,2}\b|(?<=[(§（]\s?)\d{1,2}\.\d{1,2}(?=[)）,;、])/g;

function sections(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(SECTION)) {
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    parts.push({ kind: 'section', text: found[0], id: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

function firstTarget(text: string, targets: readonly Target[]): [number, Target] | null {
  let best: [number, Target] | null = null;
  for (const target of targets) {
    const at = text.indexOf(target.text);
    if (at < 0) continue;
    const better = !best || at < best[0];
    const longer = best && at === best[0] && target.text.length > best[1].text.length;
    if (better || longer) best = [at, target];
  }
  return best;
}

/** Cut a text at the first target, then go on behind it. */
export function cut(text: string, targets: readonly Target[]): Part[] {
  const parts: Part[] = [];
  let rest = text;
  for (let found = firstTarget(rest, targets); found; found = firstTarget(rest, targets)) {
    const [at, target] = found;
    parts.push(...sections(rest.slice(0, at)), { ...target });
    rest = rest.slice(at + target.text.length);
  }
  return [...parts, ...sections(rest)];
}

const OPENING = /[（「『([]+$/u;
const CLOSING = /^(?:から|[のにはがをへで])?[）」』)\],.;:、。：；]*/u;

/** Bind to every link the brackets that hold it, so that no line begins or ends with one of them alone. */
export function bind(parts: readonly Part[]): Bound[] {
  const bound: Bound[] = parts.map((part) => ({ ...part, before: '', after: '' }));
  bound.forEach((each, i) => {
    if (each.kind === 'text') return;
    const [left, right] = [bound[i - 1], bound[i + 1]];
    if (left?.kind === 'text') {
      each.before = OPENING.exec(left.text)?.[0] ?? '';
      left.text = left.text.slice(0, left.text.length - each.before.length);
    }
    if (right?.kind === 'text') {
      each.after = CLOSING.exec(right.text)?.[0] ?? '';
      right.text = right.text.slice(each.after.length);
    }
  });
  return bound.filter((each) => each.text);
}

export function link(
  line: Pick<LogLine, 'text' | 'spaces' | 'card'>,
  nameOf: (space: string) => string,
  titleOf: (card: string) => string,
): Part[] {
  const targets: Target[] = line.spaces.map((id) => ({ kind: 'space', id, text: nameOf(id) }));
  if (line.card) {
    targets.push({ kind: 'card', id: line.card, text: `${line.card} ${titleOf(line.card)}` });
    targets.push({ kind: 'card', id: line.card, text: titleOf(line.card) });
  }
  return cut(
    line.text,
    targets.filter((target) => target.text),
  );
}

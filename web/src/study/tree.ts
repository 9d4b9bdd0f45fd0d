/**
 * A study as a tree of options: the first way on is the main line, others leave it. A record and a link carry it as lines
 * with comments and branches at places, a place being the number of options before it.
 */
import type { StudyLine, StudyTree } from '../api/types';

export interface Comment {
  /** None for what is meant for who reads the file. */
  readonly lang: string;
  readonly text: string;
}

export class Node {
  readonly children: Node[] = [];
  /** What the line is called that begins here. */
  label = '';
  /** What is said of the board after this option, and of the line that begins with it. */
  comments: Comment[] = [];
  before: Comment[] = [];
  /** Whether somebody is asked here, so that one stops at it. */
  stop = false;
  /** The way on that was looked at last. */
  next: Node | null = null;

  constructor(
    readonly name: string,
    readonly parent: Node | null,
  ) {}

  /** Where *on* leads. */
  get on(): Node | null {
    return this.next ?? this.children[0] ?? null;
  }
}

/** A line: the nodes that it has, the node that it leaves, and its first node, which has its name. */
export interface Line {
  readonly head: Node | null;
  readonly from: Node;
  readonly nodes: readonly Node[];
  /** The line that it leaves. */
  readonly parent: Line | null;
}

/** Remarks by which a record keeps what it has no other place for. */
const TITLE = 'title: ';
const NAME = 'line: ';

/** All nodes from the first option to this one. */
export function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let at: Node | null = node; at?.parent; at = at.parent) path.push(at);
  return path.reverse();
}

export const namesTo = (node: Node): string[] => pathTo(node).map(({ name }) => name);

/** Go on with these options; where nobody went this way before, it is added. */
export function follow(from: Node, names: readonly string[]): Node {
  let at = from;
  for (const name of names) {
    let child = at.children.find((each) => each.name === name);
    if (!child) {
      child = new Node(name, at);
      at.children.push(child);
    }
    at.next = child;
    at = child;
  }
  return at;
}

/** Remember this way as the one that is looked at. */
export function tread(node: Node): void {
  for (const each of pathTo(node)) each.parent!.next = each;
}

/** The end of the line in which a node lies. */
export function endOf(node: Node): Node {
  let at = node;
  while (at.on) at = at.on;
  return at;
}

export function isWithin(node: Node, ancestor: Node): boolean {
  for (let at: Node | null = node; at; at = at.parent) if (at === ancestor) return true;
  return false;
}

/** All lines, each before those that leave it, in the order in which they do. */
export function linesOf(root: Node): Line[] {
  return [...linesFrom(root, null, null)];
}

function* linesFrom(from: Node, head: Node | null, parent: Line | null): Generator<Line> {
  const nodes: Node[] = head ? [head] : [];
  for (let at = head ?? from; at.children[0]; at = at.children[0]) nodes.push(at.children[0]);
  const line: Line = { head, from, nodes, parent };
  yield line;
  const forks = head ? nodes : [from, ...nodes];
  for (const fork of forks)
    for (const other of fork.children.slice(1)) yield* linesFrom(fork, other, line);
}

/** How many options a tree has. */
export const sizeOf = (root: Node): number =>
  linesOf(root).reduce((n, { nodes }) => n + nodes.length, 0);

/** The line in which a node lies. */
export const lineOf = (lines: readonly Line[], node: Node): Line =>
  lines.find(({ nodes }) => nodes.includes(node)) ?? lines[0]!;

/** Make the way to a node the main one at every fork. */
export function promote(node: Node): void {
  for (const each of pathTo(node)) {
    const { children } = each.parent!;
    children.splice(children.indexOf(each), 1);
    children.unshift(each);
    each.parent!.next = each;
  }
}

/** Where a part of the tree was, so that it can be put back. */
export interface Removed {
  readonly parent: Node;
  readonly nodes: readonly { readonly node: Node; readonly place: number }[];
}

function removeAll(parent: Node, wanted: readonly Node[]): Removed {
  const nodes = wanted.map((node) => ({ node, place: parent.children.indexOf(node) }));
  parent.children.splice(0, Infinity, ...parent.children.filter((each) => !wanted.includes(each)));
  if (parent.next && wanted.includes(parent.next)) parent.next = null;
  return { parent, nodes };
}

export const remove = (node: Node): Removed => removeAll(node.parent!, [node]);
/** All that follows a node. */
export const removeAfter = (node: Node): Removed => removeAll(node, [...node.children]);

export function putBack({ parent, nodes }: Removed): void {
  for (const { node, place } of nodes) parent.children.splice(place, 0, node);
}

// -- comments ----------------------------------------------------------------------------------------------------------

/** What a reader of a language is told; where nothing is told in it, what is told in another. */
export function saidIn(comments: readonly Comment[], lang: string): string {
  const told = comments.filter((each) => each.lang);
  const own = told.filter((each) => each.lang === lang);
  const other = told.filter((each) => each.lang === told[0]?.lang);
  return (own.length ? own : other).map(({ text }) => text).join(' ');
}

/** Say something else in a language, or nothing any more. */
export function say(comments: readonly Comment[], lang: string, words: string): Comment[] {
  const text = words.split(/\s+/).filter(Boolean).join(' ');
  const others = comments.filter((each) => each.lang !== lang);
  return text ? [...others, { lang, text }] : others;
}

// -- as it is kept -----------------------------------------------------------------------------------------------------

/** What a study is, apart from where it begins. */
export interface Read {
  readonly root: Node;
  readonly title: string;
  /** The node that is meant. */
  readonly here: Node;
}

export function readTree({ line, place }: StudyTree): Read {
  const root = new Node('', null);
  root.stop = true;
  const found = { title: '' };
  readLine(root, line, null, found);
  let here = root;
  for (let left = place ?? 0; left > 0 && here.children[0]; left -= 1) here = here.children[0];
  return { root, title: found.title, here };
}

function readLine(from: Node, line: StudyLine, head: Node | null, found: { title: string }): void {
  const nodes: Node[] = [from];
  for (const name of line.names ?? []) {
    const last = nodes.at(-1)!;
    // The head of a branch is made by who reads the branch, at its place among the others.
    const next = last === from && head ? head : new Node(name, last);
    if (next !== head) last.children.unshift(next);
    nodes.push(next);
  }
  for (const { place, lang, text } of line.comments ?? []) {
    const at = nodes[place];
    if (!at) continue;
    if (!lang && text.startsWith(TITLE) && !from.parent) found.title = text.slice(TITLE.length);
    else if (!lang && text.startsWith(NAME) && nodes[place + 1])
      nodes[place + 1]!.label = text.slice(NAME.length);
    else if (head && place === 0) head.before.push({ lang, text });
    else at.comments.push({ lang, text });
  }
  for (const { place, name, line: other } of line.branches ?? []) {
    const at = nodes[place];
    const first = other.names?.[0];
    if (!at || first === undefined) continue;
    const branch = new Node(first, at);
    branch.label = name;
    at.children.push(branch);
    readLine(at, other, branch, found);
  }
}

export function writeTree(root: Node, title: string): StudyLine {
  const line = writeLine(root, null);
  const remarks = title ? [{ place: 0, lang: '', text: TITLE + title }] : [];
  return { ...line, comments: [...remarks, ...(line.comments ?? [])] };
}

function writeLine(from: Node, head: Node | null): StudyLine {
  const nodes: Node[] = [from];
  for (let at = head ?? from.children[0]; at; at = at.children[0]) nodes.push(at);
  const comments: NonNullable<StudyLine['comments']> = [];
  const branches: NonNullable<StudyLine['branches']> = [];
  nodes.forEach((node, place) => {
    const first = place === 0 && !!head;
    const said = [...(first ? head.before : node.comments)];
    const next = nodes[place + 1];
    if (next && next !== head) {
      said.push(...next.before);
      if (next.label) said.push({ lang: '', text: NAME + next.label });
    }
    for (const { lang, text } of said) comments.push({ place, lang, text });
    if (first) return;
    for (const other of node.children.slice(1))
      branches.push({ place, name: other.label, line: writeLine(node, other) });
  });
  return { names: nodes.slice(1).map(({ name }) => name), comments, branches };
}

/** One study: the tree, where the reader stands in it, the board there, and what he does. The browser keeps it. */
import { ApiError } from '../api/client';
import * as api from '../api/study';
import type { Moments, Preview, SpaceAbout, State, Story, StudyTree, Why } from '../api/types';
import { settings } from '../lib/settings.svelte';
import { HintStore } from '../table/hint.svelte';
import type { Playing } from '../table/playing';
import { Telling } from '../table/telling.svelte';
import { adviserFor } from './advice';
import { Judge } from './judge.svelte';
import * as kept from './kept';
import { linesTold, type ToldLine } from './outline';
import * as trees from './tree';
import type { Node, Removed } from './tree';

/** So long after the last change the lines are told anew. */
const PAUSE = 150;

export class StudyStore implements Playing {
  readonly table = 'study';
  readonly token = '';
  latest = $state.raw<State | null>(null);
  aside = $state.raw<State | null>(null);
  busy = $state(false);
  problem = $state.raw<ApiError | null>(null);
  why = $state.raw<Why | null>(null);
  /** Why there is no board at all. */
  lost = $state.raw<ApiError | null>(null);

  title = $state('');
  here: Node = $state.raw(new trees.Node('', null));
  /** All lines turn by turn, as the server told them last. */
  lines = $state.raw<readonly ToldLine[]>([]);
  /** Rises with every change of the tree. */
  version = $state(0);
  /** What was removed last, and can be put back. */
  removed = $state.raw<Removed | null>(null);
  /** Whether the browser keeps it. */
  isKept = $state(true);

  readonly telling = new Telling(() => undefined);
  readonly playing = false;
  readonly thought = new Telling((state) => (this.aside = this.thought.playing ? state : null));
  imagined: readonly string[] = [];
  readonly hint: HintStore;
  readonly judge = new Judge();

  readonly game: string;
  readonly scenario: string | null;
  readonly position: StudyTree['position'];
  readonly root: Node;
  private telltale: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly id: string,
    { study, at, title }: kept.Kept,
  ) {
    const found = trees.readTree(study);
    this.game = study.game;
    this.scenario = study.scenario ?? null;
    this.position = study.position ?? null;
    this.root = found.root;
    this.title = title;
    this.here = at.length ? trees.follow(found.root, at) : found.here;
    trees.tread(this.here);
    this.hint = new HintStore(adviserFor(() => this.board()));
  }

  get shown(): State | null {
    return this.latest;
  }

  /** How the board at a node came about. */
  board(node = this.here): api.BoardOf {
    const { game, scenario, position } = this;
    return { game, scenario, position, names: trees.namesTo(node) };
  }

  /** The study as links, records and the browser keep it. */
  written(): StudyTree {
    const { game, scenario, position } = this;
    return { game, scenario, position, line: trees.writeTree(this.root, this.title) };
  }

  // -- going about ---------------------------------------------------------------------------------------------------

  async open(): Promise<void> {
    await this.go(this.here);
    if (!this.latest) this.lost = this.problem;
    await this.tell();
  }

  /** Nothing is thought about any more for who has left. */
  close(): void {
    this.hint.close();
    this.judge.stop();
    this.thought.skip();
    clearTimeout(this.telltale);
  }

  /** Everything again in the language of the settings. */
  async speak(): Promise<void> {
    this.why = null;
    this.hint.close();
    await this.go(this.here);
    await this.tell();
  }

  /** Show the board at a node. */
  go(node: Node): Promise<void> {
    return this.command(node, {});
  }

  play(...options: string[]): Promise<void> {
    const offered = this.latest?.decision?.options.some((each) => each.name === options[0]);
    return offered ? this.command(this.here, { play: options }) : this.ask(...options);
  }

  roll(): Promise<void> {
    return this.command(this.here, { roll: true });
  }

  undo(steps: number): Promise<void> {
    let node = this.here;
    for (let n = 0; n < steps; n += 1) node = this.stopBefore(node) ?? node;
    return this.go(node);
  }

  /** The last place before a node at which somebody is asked. */
  stopBefore(node: Node): Node | null {
    let at = node.parent;
    while (at?.parent && !at.stop) at = at.parent;
    return at;
  }

  /** The next place on the line at which somebody is asked. */
  stopAfter(node: Node): Node | null {
    let at = node.on;
    while (at?.on && !at.stop) at = at.on;
    return at;
  }

  /** Play a way from a node as a line, perhaps a new one, and show its end. */
  async branch(from: Node, way: readonly string[], label = ''): Promise<void> {
    const known = new Set(trees.linesOf(this.root).map(({ head }) => head));
    await this.command(from, { play: way, as_far: true });
    const lines = trees.linesOf(this.root);
    const { head } = trees.lineOf(lines, this.here);
    if (label && head && !known.has(head) && !head.label) this.rename(head, label);
  }

  adopt(way: readonly string[]): Promise<void> {
    return this.branch(this.here, way);
  }

  private async command(from: Node, then: api.Then): Promise<void> {
    if (this.busy && (then.play || then.roll)) return;
    const mine = (this.asked += 1);
    this.thought.skip();
    this.busy = true;
    this.problem = this.why = null;
    try {
      const answer = await api.board(settings.lang, this.board(from), then);
      if (mine === this.asked) this.take(answer.names, answer.state);
    } catch (error) {
      if (mine === this.asked) this.problem = error as ApiError;
    } finally {
      if (mine === this.asked) this.busy = false;
    }
  }

  private take(names: readonly string[], state: State): void {
    const known = trees.sizeOf(this.root);
    const node = trees.follow(this.root, names);
    node.stop = true;
    this.here = node;
    this.latest = this.dressed(state);
    if (trees.sizeOf(this.root) === known) return this.keep();
    // What has grown in its place cannot be told from what was removed.
    this.removed = null;
    this.change();
  }

  /** A state as a study shows it: all can be taken back, and nobody advises chance. */
  private dressed(state: State): State {
    const steps = state.turn.steps.map((step) => ({ ...step, undoable: true }));
    const undo = steps.length || (this.here === this.root ? 0 : 1);
    const hints = { ...state.hints, on: state.decision?.actor !== 'chance' };
    return { ...state, turn: { ...state.turn, steps }, undo, hints, changes: null };
  }

  // -- the tree ------------------------------------------------------------------------------------------------------

  /** The tree is another now: it is kept, and its lines are told anew. */
  private change(): void {
    this.version += 1;
    this.keep();
    clearTimeout(this.telltale);
    this.telltale = setTimeout(() => void this.tell(), PAUSE);
  }

  private async tell(): Promise<void> {
    const lines = trees.linesOf(this.root);
    const { version } = this;
    try {
      const { lines: told } = await api.outline(settings.lang, this.written());
      if (version === this.version) this.lines = linesTold(lines, told);
    } catch (error) {
      this.problem = error as ApiError;
    }
  }

  keep(): void {
    const { id, title } = this;
    const at = trees.namesTo(this.here);
    this.isKept = kept.keep({ id, title, study: this.written(), at, changed: Date.now() });
  }

  call(title: string): void {
    this.title = title.trim();
    this.change();
  }

  rename(head: Node, label: string): void {
    head.label = label.split(/\s+/).filter(Boolean).join(' ').slice(0, 80);
    this.change();
  }

  annotate(node: Node, lang: string, words: string): void {
    node.comments = trees.say(node.comments, lang, words);
    this.change();
  }

  makeMain(head: Node): void {
    trees.promote(head);
    this.change();
  }

  async removeLine(head: Node): Promise<void> {
    const inside = trees.isWithin(this.here, head);
    this.removed = trees.remove(head);
    this.change();
    if (inside) await this.go(head.parent!);
  }

  removeAfter(node: Node): void {
    this.removed = trees.removeAfter(node);
    this.change();
  }

  putBack(): void {
    if (!this.removed) return;
    trees.putBack(this.removed);
    this.removed = null;
    this.change();
  }

  // -- what is asked -------------------------------------------------------------------------------------------------

  get mayAct(): boolean {
    return !!this.latest?.decision;
  }

  plays(): boolean {
    return true;
  }

  async ask(...names: string[]): Promise<void> {
    if (!this.latest?.decision) return;
    this.problem = null;
    try {
      this.why = await api.why(settings.lang, this.board(), names);
    } catch (error) {
      this.problem = error as ApiError;
    }
  }

  preview(
    lang: string,
    _seq: number,
    way: readonly string[],
    signal: AbortSignal,
  ): Promise<Preview | null> {
    return api.preview(lang, this.board(), way, signal);
  }

  space(id: string, lang: string): Promise<SpaceAbout> {
    return api.space(lang, this.board(), id);
  }

  moments(lang: string): Promise<Moments> {
    return api.moments(lang, this.board(trees.endOf(this.here)));
  }

  /** Moments of a study are nodes; nobody asks for them by number. */
  async at(): Promise<State> {
    return this.latest!;
  }

  async agree(): Promise<void> {
    // Hints are there without anybody's consent.
  }

  skip(): void {
    this.thought.skip();
  }

  again(): void {
    // Nobody else has done anything that could be told.
  }

  imagine(story: Story, names = story.turns.map(() => 'web-hint-in-thought'), note = ''): void {
    this.thought.skip();
    this.thought.story = story;
    this.thought.note = note;
    this.imagined = names;
    this.thought.again(story.state);
  }
}

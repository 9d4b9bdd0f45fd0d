/** What the turns of lines were worth: judged by the server one by one, and known while the study is open. */
import * as api from '../api/study';
import type { Moments, StudyReview } from '../api/types';
import { inWords } from '../lib/problem';
import type { Node } from './tree';

/** What is known of a line, in a language. */
export interface Known {
  readonly turns: readonly StudyReview[];
  readonly moments: Moments;
  readonly part: number;
  readonly finished: boolean;
  readonly failed: boolean;
  readonly lang: string;
}

export class Judge {
  problem = $state('');
  private known = $state.raw<ReadonlyMap<Node, Known>>(new Map());
  private working = $state.raw<{ end: Node; stop: AbortController } | null>(null);

  /** What is known of the line that ends at a node. */
  of(end: Node, lang: string): Known | undefined {
    const found = this.known.get(end);
    return found?.lang === lang ? found : undefined;
  }

  isAt(end: Node): boolean {
    return this.working?.end === end;
  }

  stop(): void {
    this.working?.stop.abort();
    this.working = null;
  }

  /** Judge a line, or go on where that was stopped. */
  async begin(end: Node, board: api.BoardOf, lang: string): Promise<void> {
    this.stop();
    const stop = new AbortController();
    this.working = { end, stop };
    this.problem = '';
    try {
      await this.work(end, board, lang, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) this.problem = inWords(error);
    } finally {
      if (this.working?.stop === stop) this.working = null;
    }
  }

  private async work(
    end: Node,
    board: api.BoardOf,
    lang: string,
    signal: AbortSignal,
  ): Promise<void> {
    const nothing = { turns: [], part: 0, finished: false, failed: false, lang };
    let now: Known = this.of(end, lang) ?? { ...nothing, moments: await api.moments(lang, board) };
    const begun = now.part;
    const start = (now.turns.at(-1)?.moment ?? -1) + 1;
    for await (const { part, failed, turn } of api.reviews(lang, board, start, signal)) {
      const turns = turn ? [...now.turns, turn] : now.turns;
      now = { ...now, turns, failed, part: begun + (1 - begun) * part };
      this.learn(end, now);
    }
    this.learn(end, { ...now, finished: !now.failed });
  }

  private learn(end: Node, now: Known): void {
    this.known = new Map([...this.known, [end, now]]);
  }
}

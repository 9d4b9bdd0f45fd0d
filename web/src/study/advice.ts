/** Plans for a board of a study: the server tells line by line how far it has come. */
import * as api from '../api/study';
import type { Hint } from '../api/types';
import type { Adviser } from '../table/hint.svelte';

export function adviserFor(boardOf: () => api.BoardOf): Adviser {
  let of: api.BoardOf | null = null;
  let told: Hint | null = null;
  let failed: unknown = null;
  let asking: AbortController | null = null;

  async function listen(lang: string, board: api.BoardOf, signal: AbortSignal): Promise<void> {
    try {
      for await (const hint of api.plans(lang, board, signal)) if (!signal.aborted) told = hint;
    } catch (error) {
      if (!signal.aborted) failed = error;
    }
  }

  return {
    ask: async (lang, seq) => {
      asking?.abort();
      asking = new AbortController();
      of = boardOf();
      told = { seq, part: 0, failed: false, plans: null };
      failed = null;
      void listen(lang, of, asking.signal);
      return told;
    },
    look: async () => {
      if (failed) throw failed;
      return told;
    },
    stop: async () => asking?.abort(),
    story: (lang, n) => api.planStory(lang, of!, told!.plans![n]!.way),
  };
}

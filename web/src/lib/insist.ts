/** Asking a server that has trouble again and again, until it says something of what was asked for. */
import type { ApiError } from '../api/client';
import { backoff } from '../table/live';

/** The answer, or a refusal that is meant; null if nobody waits for it any more. */
export async function untilAnswered<T>(
  ask: () => Promise<T>,
  waiting: AbortSignal,
  ontrouble: (problem: ApiError) => void,
): Promise<T | null> {
  for (let n = 0; !waiting.aborted; n += 1) {
    try {
      return await ask();
    } catch (error) {
      const problem = error as ApiError;
      if (!problem.isPassing) throw error;
      if (!waiting.aborted) ontrouble(problem);
      await new Promise((resolve) => setTimeout(resolve, Math.max(backoff(n), problem.wait)));
    }
  }
  return null;
}

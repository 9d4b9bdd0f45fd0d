/** What options would bring: asked for when something is pointed at for a moment, and kept for one step of the game. */
import type { Preview } from '../api/types';
import type { Playing } from './playing';

/** A pointer that only passes asks nothing. */
const DELAY = 120;

export class Previews {
  /** What is known of the way that is pointed at; null until it is. */
  told = $state.raw<Preview | null>(null);

  #known = new Map<string, Preview>();
  #seq = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  constructor(private readonly of: Pick<Playing, 'preview'>) {}

  /** Point at the names that would be played, at this step of the game. */
  point(way: readonly string[], seq: number, lang: string): void {
    this.rest();
    if (seq !== this.#seq) this.#known.clear();
    this.#seq = seq;
    const key = [lang, ...way].join(' ');
    this.told = this.#known.get(key) ?? null;
    if (this.told || way.length === 0) return;
    this.#timer = setTimeout(() => void this.#ask(key, way, lang), DELAY);
  }

  /** Nothing is pointed at: what has not been answered yet is not wanted. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  async #ask(key: string, way: readonly string[], lang: string): Promise<void> {
    const asking = (this.#asking = new AbortController());
    try {
      const found = await this.of.preview(lang, this.#seq, way, asking.signal);
      if (asking.signal.aborted || found?.seq !== this.#seq) return;
      this.#known.set(key, found);
      this.told = found;
    } catch {
      // Without a preview there is still the help; the next state will be asked anew.
    }
  }
}

const kept = new WeakMap<object, Previews>();

/** The previews of a table: what is known stays known while nothing is pointed at. */
export function previewsOf(store: Pick<Playing, 'preview'>): Previews {
  const found = kept.get(store) ?? new Previews(store);
  kept.set(store, found);
  return found;
}

/** Something that the server was asked for: what it said last, or why it did not. */
import { inWords } from './problem';

export class Answer<T> {
  found = $state.raw<T | null>(null);
  problem = $state('');
  private asked = 0;

  /** Take an answer, unless something else was asked meanwhile. */
  async take(answer: Promise<T>): Promise<void> {
    const mine = ++this.asked;
    try {
      const found = await answer;
      if (mine !== this.asked) return;
      this.found = found;
      this.problem = '';
    } catch (error) {
      if (mine === this.asked) this.problem = inWords(error);
    }
  }

  /** Nothing is wanted any more. */
  forget(): void {
    this.asked += 1;
    this.found = null;
    this.problem = '';
  }
}

/** What ends a turn waits a moment after everything else, so that no second click of a double click hits it. */
const REST = 500;

export class Guard {
  armed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something else has happened. */
  rest(): void {
    this.armed = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.armed = true), REST);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

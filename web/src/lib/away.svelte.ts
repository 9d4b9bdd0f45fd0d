/** Whether the server answers: every request says so, and while it does not, it is asked again now and then. */
const AGAIN = 5000;
/** The mark of an answer that the service worker had kept. */
export const KEPT_MARK = 'X-Coinbox-Kept';

class Away {
  now = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Somebody has asked the server, and it has answered or not. */
  heard(answered: boolean): void {
    this.now = !answered;
    clearTimeout(this.timer);
    if (!answered) this.timer = setTimeout(() => void this.ask(), AGAIN);
  }

  async ask(): Promise<void> {
    try {
      this.heard((await fetch('api/health')).ok);
    } catch {
      this.heard(false);
    }
  }
}

export const away = new Away();

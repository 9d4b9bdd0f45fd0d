/** Explanations: one at a time, beside what it explains, on hover, focus, a tap or a long press. */
import { on } from 'svelte/events';

/** What a thing is called, what it is, and the section that says so. */
export interface Told {
  readonly word: string;
  readonly about: readonly string[];
  readonly section?: string;
  /** The game of the section. */
  readonly game?: string;
}

interface Shown {
  readonly told: Told;
  readonly at: Element;
}

/** A mouse that only passes opens nothing. */
const HOVER = 400;
const LONG_PRESS = 500;
/** So long a mouse may be on its way to the explanation. */
const GRACE = 250;

class Tips {
  shown = $state.raw<Shown | null>(null);
  #leaving: ReturnType<typeof setTimeout> | undefined;

  show(told: Told | null | undefined, at: Element): void {
    this.stay();
    this.shown = told ? { told, at } : null;
  }

  /** Close it, or only that of one element. */
  hide(at?: Element): void {
    this.stay();
    if (!at || this.shown?.at === at) this.shown = null;
  }

  stay(): void {
    clearTimeout(this.#leaving);
  }

  leave(at?: Element): void {
    this.stay();
    this.#leaving = setTimeout(() => this.hide(at), GRACE);
  }
}

export const tips = new Tips();

/** Lets an element explain itself; `tap`: it does nothing else, so that a tap or click opens the explanation. */
export function explains(told: () => Told | null | undefined, { tap = false } = {}) {
  return (node: Element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const stop = new AbortController();
    const show = () => tips.show(told(), node);
    const hear = (type: string, act: (event: PointerEvent) => void, capture = false) =>
      on(node, type, act as EventListener, { signal: stop.signal, capture });
    hear('pointerenter', (event) => {
      if (event.pointerType === 'mouse') timer = setTimeout(show, HOVER);
    });
    hear('pointerleave', (event) => {
      clearTimeout(timer);
      if (event.pointerType === 'mouse') tips.leave(node);
    });
    hear('pointerdown', (event) => {
      clearTimeout(timer);
      held = false;
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        held = true;
        show();
      }, LONG_PRESS);
    });
    hear('pointerup', () => clearTimeout(timer));
    hear('pointercancel', () => clearTimeout(timer));
    hear('contextmenu', (event) => held && event.preventDefault());
    hear('focus', () => node.matches(':focus-visible') && show());
    hear('blur', () => tips.hide(node));
    // A long press has had its answer; it chooses nothing.
    hear(
      'click',
      (event) => {
        clearTimeout(timer);
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    hear('click', (event) => {
      if (event.defaultPrevented) return;
      if (tap) show();
      else tips.hide(node);
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
      tips.hide(node);
    };
  };
}

/** A finger that stays: it asks instead of choosing. */
import { on } from 'svelte/events';

const PRESS = 500;
/** In pixels; more is a scroll. */
const STIR = 10;

/** Call `act` when a finger has stayed on an element; the click that follows is swallowed. */
export function longPress(act: () => void) {
  return (node: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let pressed = false;
    const stop = () => clearTimeout(timer);
    const heard: Record<string, (e: PointerEvent) => void> = {
      pointerdown(e) {
        stop();
        pressed = false;
        from = { x: e.clientX, y: e.clientY };
        if (e.pointerType !== 'touch') return;
        timer = setTimeout(() => {
          pressed = true;
          act();
        }, PRESS);
      },
      pointermove(e) {
        if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > STIR) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu(e) {
        if (e.pointerType === 'touch') e.preventDefault();
      },
      click(e) {
        if (!pressed) return;
        pressed = false;
        e.preventDefault();
        e.stopImmediatePropagation();
      },
    };
    const off = Object.entries(heard).map(([type, hear]) =>
      on(node, type, hear as EventListener, { capture: true }),
    );
    return () => {
      stop();
      off.forEach((each) => each());
    };
  };
}

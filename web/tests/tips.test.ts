import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placed } from '../src/tips/place';
import { explains, tips } from '../src/tips/tips.svelte';

const told = { word: 'Jungle', about: ['Thick growth.'] };
let node: HTMLButtonElement;
let end: () => void;

async function make(tap: boolean) {
  node = document.createElement('button');
  document.body.append(node);
  end = explains(() => told, { tap })(node);
  await tick();
}
const pointer = (type: string, pointerType: string) =>
  node.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));
const word = () => tips.shown?.told.word ?? null;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  end();
  node.remove();
  vi.useRealTimers();
});

describe('an explanation', () => {
  it('opens when a mouse rests, not when it passes, and closes when it has left for a while', async () => {
    await make(false);
    pointer('pointerenter', 'mouse');
    vi.advanceTimersByTime(200);
    pointer('pointerleave', 'mouse');
    vi.advanceTimersByTime(1000);
    expect(word()).toBe(null);
    pointer('pointerenter', 'mouse');
    vi.advanceTimersByTime(500);
    expect(word()).toBe('Jungle');
    pointer('pointerleave', 'mouse');
    tips.stay(); // the mouse has come to the explanation itself
    vi.advanceTimersByTime(1000);
    expect(word()).toBe('Jungle');
    tips.leave();
    vi.advanceTimersByTime(1000);
    expect(word()).toBe(null);
  });

  it('opens at a long press, which then chooses nothing', async () => {
    await make(false);
    const chosen = vi.fn();
    document.body.addEventListener('click', chosen);
    pointer('pointerdown', 'touch');
    vi.advanceTimersByTime(600);
    pointer('pointerup', 'touch');
    node.click();
    expect(word()).toBe('Jungle');
    expect(chosen).not.toHaveBeenCalled();
    node.click();
    expect(chosen).toHaveBeenCalledOnce();
    expect(word()).toBe(null);
    document.body.removeEventListener('click', chosen);
  });

  it('opens at a tap where nothing else is done, and goes with its element', async () => {
    await make(true);
    node.click();
    expect(word()).toBe('Jungle');
    end();
    expect(word()).toBe(null);
  });

  it('lies below, above if there is no room, and on the page', () => {
    const size = { w: 200, h: 100 };
    const page = { w: 390, h: 800 };
    expect(placed({ left: 20, top: 40, bottom: 60 }, size, page)).toEqual({ x: 20, y: 66 });
    expect(placed({ left: 300, top: 740, bottom: 760 }, size, page)).toEqual({ x: 182, y: 634 });
    expect(placed({ left: -50, top: 40, bottom: 790 }, size, page)).toEqual({ x: 8, y: 8 });
  });
});
